"""Form for a sheet made on the phone: its name, its kind, its categories, and who wins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft
from msgspec import structs
from msgspec.structs import replace

from companion.games.score_pad.sheet import (
    MOST_CATEGORIES,
    MOST_ROUNDS,
    Bids,
    Category,
    Sheet,
    TieBreak,
    sheet_faults,
)
from views.boards.score_pad.category import draw_category
from views.boards.score_pad.fields import number_field
from views.boards.score_pad.sheet_store import LONGEST_NAME, keep_sheet
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.device.theme import GAP, TIGHT
from views.flet_adapter.observables import set_together
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.play.setup_draft import SetupScreen
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips, segments
from views.widgets.frame import closable_note
from views.widgets.sheet import sheet as overlay

HOWS = ("categories", "rounds", "places", "together")
GOALS = 99_999


@dataclass(frozen=True, slots=True)
class Making:
    """A sheet that is being made.

    Attributes:
        sheet: as it is so far.
        changes: the name of the kept sheet that it was when it was opened; empty for one that was not kept.
    """

    sheet: Sheet
    changes: str = ""


def draw_making(phone: Phone, screen: SetupScreen) -> Dialog | None:
    """Draw the sheet being made over the page, or None while there is none."""
    making = screen.making
    if not isinstance(making, Making):
        return None
    sheet = making.sheet

    def change_sheet(**changes: Any) -> None:
        set_together(screen, making=Making(replace(sheet, **changes), making.changes), trouble="")

    body = [
        _draw_name_field(phone, sheet, change_sheet),
        chips(
            *(
                chip(
                    phone,
                    ui_text(phone, f"how-{how}"),
                    partial(_set_entry_kind, change_sheet, sheet, how),
                    chosen=how == sheet.how,
                    role="radio",
                )
                for how in HOWS
            )
        ),
        *(_draw_categories(phone, screen, sheet, change_sheet) if sheet.how == "categories" else []),
        *(_draw_round_fields(phone, sheet, change_sheet) if sheet.how == "rounds" else []),
        *(_draw_winning(phone, sheet, change_sheet) if sheet.how in ("categories", "rounds") else []),
        *([closable_note(phone, screen.trouble, None, bad=True)] if screen.trouble else []),
        main_button(
            phone,
            ui_text(phone, "use-sheet"),
            partial(_use_sheet, phone, screen, making),
            icon=ft.Icons.CHECK,
        ),
    ]
    return overlay(phone, ui_text(phone, "make-title"), body, partial(_close_form, screen))


def _set_entry_kind(change: Callable[..., None], sheet: Sheet, how: Any) -> None:
    """Set the kind of numbers entered, and reset fields that belong to the other kind."""
    categories = sheet.categories if how == "categories" else ()
    change(**structs.asdict(Sheet(name=sheet.name, how=how, categories=categories)))


def _close_form(screen: SetupScreen) -> None:
    set_together(screen, making=None, opened=None, trouble="")


async def _use_sheet(phone: Phone, screen: SetupScreen, making: Making) -> None:
    """Choose the sheet being made and keep it, or tell its first fault."""
    sheet = _trim_names(making.sheet)
    error = next(iter(sheet_faults(sheet)), None)
    if error is not None:
        screen.trouble = phone.texts[phone.locale].say(f"score_pad-notation-{error.id}", **error.params)
        return
    _close_form(screen)
    await keep_sheet(phone, screen, sheet, making.changes)


def _trim_names(sheet: Sheet) -> Sheet:
    """Strip the spaces around names, and drop ties of categories that are gone."""
    categories = tuple(replace(one, name=one.name.strip()) for one in sheet.categories)
    names = {one.name for one in categories}
    ties = tuple(
        replace(tie, category=tie.category.strip())
        for tie in sheet.ties
        if tie.by != "category" or tie.category.strip() in names
    )
    return replace(sheet, name=sheet.name.strip(), categories=categories, ties=ties)


def _draw_name_field(phone: Phone, sheet: Sheet, change: Callable[..., None]) -> ft.Control:
    return ft.TextField(
        label=ui_text(phone, "sheet-name"),
        value=sheet.name,
        helper=ui_text(phone, "kept-by-name"),
        max_length=LONGEST_NAME,
        on_change=lambda event: change(name=(event.control.value or "")[:LONGEST_NAME]),
        dense=True,
        text_size=phone.size(16),
        counter="",
        border=field_border(underlined=True),
    )


def _draw_categories(
    phone: Phone, screen: SetupScreen, sheet: Sheet, change: Callable[..., None]
) -> Sequence[ft.Control]:
    """Draw a row for each category, and the button for one more."""

    def put_category(number: int, *changed: Category) -> None:
        one = sheet.categories
        change(categories=(*one[:number], *changed, *one[number + 1 :]))

    def add_category() -> None:
        change(categories=(*sheet.categories, Category("")))

    rows = [
        draw_category(phone, screen, number, one, partial(put_category, number))
        for number, one in enumerate(sheet.categories)
    ]
    full = len(sheet.categories) >= MOST_CATEGORIES
    more = (
        [] if full else [text_button(phone, ui_text(phone, "add-category"), add_category, icon=ft.Icons.ADD)]
    )
    return [ft.Column([*rows, *more], spacing=TIGHT, tight=True)]


def _draw_round_fields(phone: Phone, sheet: Sheet, change: Callable[..., None]) -> Sequence[ft.Control]:
    """Draw the fields for the number of rounds, the starting points, and the goal."""

    def toggle_bids() -> None:
        change(bids=None if sheet.bids else Bids())

    fields = [
        number_field(
            phone, ui_text(phone, "rounds"), sheet.rounds, lambda n: change(rounds=n or 0), 0, MOST_ROUNDS
        ),
        number_field(
            phone, ui_text(phone, "start"), sheet.start, lambda n: change(start=n or 0), -GOALS, GOALS
        ),
        number_field(
            phone, ui_text(phone, "goal"), sheet.goal, lambda n: _set_goal(sheet, change, n), -GOALS, GOALS
        ),
    ]
    switches = [
        chip(phone, ui_text(phone, "with-bids"), toggle_bids, chosen=bool(sheet.bids), role="checkbox")
    ]
    if sheet.goal is not None:
        switches += [
            chip(
                phone,
                ui_text(phone, "exact"),
                lambda: change(exact=not sheet.exact),
                chosen=sheet.exact,
                role="checkbox",
            ),
            chip(
                phone,
                ui_text(phone, "goes-on"),
                lambda: change(goes_on=not sheet.goes_on),
                chosen=sheet.goes_on,
                role="checkbox",
            ),
        ]
    return [ft.Row(fields, spacing=GAP), chips(*switches)]


def _set_goal(sheet: Sheet, change: Callable[..., None], goal: int | None) -> None:
    """Set the goal. A goal below the start is counted down to."""
    if goal is None:
        change(goal=None, exact=False, goes_on=False, down=False)
    else:
        change(goal=goal, down=goal < sheet.start)


def _draw_winning(phone: Phone, sheet: Sheet, change: Callable[..., None]) -> Sequence[ft.Control]:
    """Draw the choice of most or fewest points, and the tiebreaks."""
    lowest = segments(
        phone,
        [("high", ui_text(phone, "highest")), ("low", ui_text(phone, "lowest"))],
        "low" if sheet.lowest else "high",
        lambda which: change(lowest=which == "low"),
        role="radio",
    )
    ties = _possible_ties(phone, sheet)
    if not ties:
        return [lowest]

    def toggle_tie(tie: TieBreak) -> None:
        others = tuple(one for one in sheet.ties if one != tie)
        change(ties=others if tie in sheet.ties else (*sheet.ties, tie)[-4:])

    tags = [
        chip(phone, name, partial(toggle_tie, tie), chosen=tie in sheet.ties, role="checkbox")
        for name, tie in ties
    ]
    words = ft.Text(ui_text(phone, "ties"), size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT)
    return [lowest, ft.Column([words, chips(*tags)], spacing=TIGHT, tight=True)]


def _possible_ties(phone: Phone, sheet: Sheet) -> list[tuple[str, TieBreak]]:
    """List the tiebreaks the sheet can have."""
    if sheet.how == "categories":
        names = dict.fromkeys(one.name for one in sheet.categories if one.name)
        return [(name, TieBreak("category", name)) for name in names]
    return [(ui_text(phone, f"tie-{by}"), TieBreak(by)) for by in ("last", "best")]
