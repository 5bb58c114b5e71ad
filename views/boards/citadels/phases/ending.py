"""Ending the turn: what is left undone is said first, and one more tap ends it all the same."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.engine.notice import Notice
from companion.games.citadels.moves import End, Income
from views.boards.citadels.facts import facts
from views.boards.citadels.look import ui
from views.boards.citadels.parts import with_way_back
from views.boards.citadels.phases.desk import POWERS, open_ends
from views.boards.citadels.picture import city_at_a_glance
from views.boards.citadels.state import Screen
from views.kit.actions import primary
from views.kit.doing import take_up
from views.kit.layout import column, heading
from views.widgets.buttons import text_button
from views.widgets.sheet import card


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """What could still be done."""
    phone = screen.phone
    rows = [_open_end(screen, notice) for notice in open_ends(screen)]
    return column(
        card(heading(phone, ui(phone, "end-really")), *rows),
        facts(screen, screen.seat),
        city_at_a_glance(screen, screen.seat, width),
        spacing=12,
    )


def _open_end(screen: Screen, notice: Notice) -> ft.Control:
    """Draw what could still be done, with the button that does it."""
    phone = screen.phone
    label, do_it = _remedy(screen, notice)
    return ft.Row(
        [
            ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, size=phone.size(20), color=ft.Colors.TERTIARY),
            ft.Text(screen.about("preview", notice.id, notice.params), size=phone.size(16), expand=True),
            text_button(phone, label, do_it),
        ],
        spacing=10,
    )


def _remedy(screen: Screen, notice: Notice) -> tuple[str, Callable[[], object]]:
    phone, turn = screen.phone, screen.position.turn
    if notice.id == "leaves_income":
        return ui(phone, "take-income"), partial(screen.acts.play, Income())
    piece = POWERS[turn.role] if turn and notice.id == "leaves_power" else "build"
    return ui(phone, piece), partial(take_up, screen, piece)


def actions(screen: Screen, width: float) -> ft.Control:
    """Back to the turn, or end it."""
    phone = screen.phone
    button = primary(phone, ui(phone, "end-anyway"), lambda: screen.acts.play(End()), mark=ft.Icons.CHECK)
    return with_way_back(screen, button)
