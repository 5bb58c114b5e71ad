"""The button that leads on from a board: to the next person who is added up, and to the score at the end."""

from functools import partial

import flet as ft

from views.device.theme import APART
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import primary_button
from views.kit.layout import row
from views.play.screen import Screen
from views.widgets.table.bars import MARGIN


def draw_way_on(screen: Screen) -> list[ft.Control]:
    """Draw the button that leads on from a table: to the next person who is added up, or to the score.

    On a wide screen the score stands beside the board.
    """
    if screen.lit:
        return []
    following = screen.seat + 1
    if screen.only_scored and screen.acting and following < len(screen.seats):
        words = screen.say("next-person", name=screen.names[following])
        return [
            _draw_button(
                primary_button(
                    screen.phone, words, partial(screen.look, following), mark=ft.Icons.ARROW_FORWARD
                )
            )
        ]
    ended = screen.client.view.over and not screen.painting
    if screen.phone.wide or not (ended or screen.only_scored):
        return []
    words, show = screen.say("see-score"), partial(screen.show, "score")
    return [_draw_button(primary_button(screen.phone, words, show, mark=ft.Icons.STAR))]


def _draw_button(button: ft.Control) -> ft.Control:
    """Lay a button into the dock."""
    return ft.Container(
        row(button), padding=write_value(ft.Padding.only, left=MARGIN, right=MARGIN, bottom=APART)
    )
