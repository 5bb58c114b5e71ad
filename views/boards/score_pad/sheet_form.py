"""Page on which a sheet is made: its name, its kind, its rounds and categories, and who wins."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.score_pad.sheet import MOST_CATEGORIES, Category, TieBreak
from views.boards.score_pad.category import draw_category
from views.boards.score_pad.making import KINDS, Kind, Making
from views.boards.score_pad.round_fields import draw_round_fields
from views.boards.score_pad.sheet_preview import draw_preview
from views.boards.score_pad.sheet_store import LONGEST_NAME, keep_sheet
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.device.theme import TIGHT
from views.flet_adapter.observables import set_together
from views.kit.focus_ring import field_border
from views.kit.game_board import FormPage
from views.play.setup_draft import SetupScreen
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips, segments
from views.widgets.frame import faint_text, page_part

MOST_TIES = 4

Change = Callable[..., None]
"""Called with changed fields of the sheet."""


def draw_making(phone: Phone, screen: SetupScreen) -> FormPage | None:
    """Draw the page of the sheet that is being made, or return None while none is."""
    making = screen.making
    if not isinstance(making, Making):
        return None

    def change_sheet(**changes: object) -> None:
        set_together(screen, making=making.with_fields(**changes), trouble="")

    form = [
        _draw_name_field(phone, making, change_sheet),
        _draw_kinds(phone, screen, making),
        *(draw_round_fields(phone, making.sheet, change_sheet) if making.has_rounds else []),
        *(_draw_categories(phone, screen, making, change_sheet) if making.has_categories else []),
        *(_draw_winning(phone, making, change_sheet) if making.kind != "together" else []),
    ]
    use = partial(_use_sheet, phone, screen, making)
    return FormPage(
        title=ui_text(phone, "make-title"),
        form=form,
        preview=partial(draw_preview, phone, screen, making),
        button=main_button(phone, ui_text(phone, "use-sheet"), use, icon=ft.Icons.CHECK),
        close=partial(_close_form, screen),
    )


def _close_form(screen: SetupScreen) -> None:
    set_together(screen, making=None, opened=None, trouble="")


async def _use_sheet(phone: Phone, screen: SetupScreen, making: Making) -> None:
    """Choose the sheet being made and keep it, or tell its first fault."""
    error = next(making.faults(), None)
    if error is not None:
        screen.trouble = phone.texts[phone.locale].say(f"score_pad-notation-{error.id}", **error.params)
        return
    _close_form(screen)
    await keep_sheet(phone, screen, making.to_sheet(), making.changes)


def _draw_name_field(phone: Phone, making: Making, change: Change) -> ft.Control:
    return ft.TextField(
        label=ui_text(phone, "sheet-name"),
        value=making.sheet.name,
        helper=ui_text(phone, "kept-by-name"),
        max_length=LONGEST_NAME,
        on_change=lambda event: change(name=(event.control.value or "")[:LONGEST_NAME]),
        dense=True,
        text_size=phone.size(16),
        counter="",
        border=field_border(underlined=True),
    )


def _draw_kinds(phone: Phone, screen: SetupScreen, making: Making) -> ft.Control:
    """Draw the choice of the kind. Choices of another kind stay until the sheet is used."""

    def choose_kind(kind: Kind) -> None:
        set_together(screen, making=Making(making.sheet, kind, making.changes), trouble="")

    tags = [
        chip(
            phone,
            ui_text(phone, f"how-{kind}"),
            partial(choose_kind, kind),
            chosen=kind == making.kind,
            role="radio",
        )
        for kind in KINDS
    ]
    about = ui_text(phone, "any-number") if making.has_rounds or making.has_categories else ""
    return page_part(phone, ui_text(phone, "what-counts"), chips(*tags), about=about)


def _draw_categories(
    phone: Phone, screen: SetupScreen, making: Making, change: Change
) -> Sequence[ft.Control]:
    """Draw a row for each category, and the button for one more."""
    categories = making.sheet.categories

    def put_category(number: int, *changed: Category) -> None:
        change(categories=(*categories[:number], *changed, *categories[number + 1 :]))

    def add_category() -> None:
        change(categories=(*categories, Category("")))

    def move_up(number: int) -> None:
        before, moved = categories[number - 1 : number + 1]
        swapped = (*categories[: number - 1], moved, before, *categories[number + 1 :])
        fields = making.with_fields(categories=swapped)
        set_together(screen, making=fields, opened=number - 1, trouble="")

    rows = [
        draw_category(
            phone,
            screen,
            number,
            one,
            partial(put_category, number),
            partial(move_up, number) if number else None,
        )
        for number, one in enumerate(categories)
    ]
    if len(categories) < MOST_CATEGORIES:
        rows.append(text_button(phone, ui_text(phone, "add-category"), add_category, icon=ft.Icons.ADD))
    title = "final-count" if making.kind == "both" else "how-categories"
    return [page_part(phone, ui_text(phone, title), ft.Column(rows, spacing=TIGHT, tight=True))]


def _draw_winning(phone: Phone, making: Making, change: Change) -> Sequence[ft.Control]:
    """Draw the choice of most or fewest points, and the tiebreaks."""
    if making.kind == "places":
        return []
    lowest = segments(
        phone,
        [("high", ui_text(phone, "highest")), ("low", ui_text(phone, "lowest"))],
        "low" if making.sheet.lowest else "high",
        lambda which: change(lowest=which == "low"),
        role="radio",
    )
    ties = _possible_ties(phone, making)
    shown: list[ft.Control] = [lowest]
    if ties:
        shown += [faint_text(ui_text(phone, "ties")), chips(*_draw_tie_tags(phone, making, change, ties))]
    return [page_part(phone, ui_text(phone, "who-wins"), *shown)]


def _draw_tie_tags(
    phone: Phone, making: Making, change: Change, ties: Sequence[tuple[str, TieBreak]]
) -> list[ft.Control]:
    chosen = making.sheet.ties

    def toggle_tie(tie: TieBreak) -> None:
        others = tuple(one for one in chosen if one != tie)
        change(ties=others if tie in chosen else (*chosen, tie)[-MOST_TIES:])

    return [
        chip(phone, name, partial(toggle_tie, tie), chosen=tie in chosen, role="checkbox")
        for name, tie in ties
    ]


def _possible_ties(phone: Phone, making: Making) -> list[tuple[str, TieBreak]]:
    """List the tiebreaks the sheet can have."""
    named = dict.fromkeys(one.name for one in making.sheet.categories if one.name)
    found = [(name, TieBreak("category", name)) for name in named] if making.has_categories else []
    if making.has_rounds:
        found += [(ui_text(phone, f"tie-{by}"), TieBreak(by)) for by in ("last", "best")]
    return found
