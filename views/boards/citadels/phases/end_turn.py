"""Ending the turn: the acts left are listed first, and one more tap ends it all the same."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.engine.notice import Notice
from companion.games.citadels.moves import End, Income
from views.boards.citadels.facts import facts
from views.boards.citadels.look import ui_text
from views.boards.citadels.parts import back_button
from views.boards.citadels.phases.desk import POWERS, open_acts
from views.boards.citadels.picture import draw_slim_city
from views.boards.citadels.state import Screen
from views.kit.choice_panel import Choice, offer
from views.kit.layout import column
from views.kit.play_move import take_up
from views.widgets.buttons import text_button
from views.widgets.sheet import card


def ask(screen: Screen) -> Choice:
    """Ask to confirm the end of the turn although something is left to do."""
    phone = screen.phone
    return Choice(
        heading=ui_text(phone, "end-really"),
        picture=partial(_draw_open_acts, screen),
        has=facts(screen, screen.seat),
        moves=[offer(screen, End(), ui_text(phone, "end-anyway"))],
        back=back_button(screen),
    )


def _draw_open_acts(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the acts still open, and the city."""
    rows = [_draw_open_act(screen, notice) for notice in open_acts(screen)]
    return column(card(*rows), draw_slim_city(screen, screen.seat, width), spacing=12)


def _draw_open_act(screen: Screen, notice: Notice) -> ft.Control:
    """Draw one act still open, with the button that does it."""
    phone = screen.phone
    label, do_it = _act_button(screen, notice)
    return ft.Row(
        [
            ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, size=phone.size(20), color=ft.Colors.TERTIARY),
            ft.Text(screen.about("preview", notice.id, notice.params), size=phone.size(16), expand=True),
            text_button(phone, label, do_it),
        ],
        spacing=10,
    )


def _act_button(screen: Screen, notice: Notice) -> tuple[str, Callable[[], object]]:
    phone, turn = screen.phone, screen.position.turn
    if notice.id == "leaves_income":
        label = ui_text(phone, "take-income", **notice.params)
        return label, partial(screen.acts.play, Income())
    piece = POWERS[turn.role] if turn and notice.id == "leaves_power" else "build"
    return ui_text(phone, piece), partial(take_up, screen, piece)
