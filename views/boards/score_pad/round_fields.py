"""Fields of a sheet that is made for its rounds: their number, the points at the start, bids and a goal."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.score_pad.sheet import MOST_ROUNDS, Bids, Sheet
from views.boards.score_pad.fields import number_field
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.device.theme import GAP
from views.widgets.choices import chip, chips
from views.widgets.frame import page_part

GOALS = 99_999


def draw_round_fields(phone: Phone, sheet: Sheet, change: Callable[..., None]) -> Sequence[ft.Control]:
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
    title, about = ui_text(phone, "how-rounds"), ui_text(phone, "rounds-about")
    return [page_part(phone, title, ft.Row(fields, spacing=GAP), chips(*switches), about=about)]


def _set_goal(sheet: Sheet, change: Callable[..., None], goal: int | None) -> None:
    """Set the goal. A goal below the start is counted down to."""
    if goal is None:
        change(goal=None, exact=False, goes_on=False, down=False)
    else:
        change(goal=goal, down=goal < sheet.start)
