"""Holding a finger on a board asks for the rules on the thing below it."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from views.kit.tap import handler

Under = Callable[[float, float], Sequence[str]]
"""Finds the cell at a place of a board, in its own pixels, and the things there; empty beside the board."""

Place = ft.TapEvent[ft.GestureDetector] | ft.LongPressStartEvent[ft.GestureDetector]
"""Event with the place of a finger."""

Hold = Callable[..., object]
"""Called with the name of the cell, and the things that lie there."""


def answer_touches(board: ft.Control, under: Under, hold: Hold | None) -> ft.Control:
    """Make a board answer a tap on any cell, or a finger that stays there.

    Args:
        board: the drawing, with nothing to tap on it.
        under: finds the cell at a place of the board.
        hold: called with a cell; None if nothing can be held.
    """
    if hold is None:
        return board

    async def handle_touch(event: Place) -> None:
        place = event.local_position
        if place is not None and (found := under(place.x, place.y)):
            await handler(partial(hold, *found))(event)

    return ft.GestureDetector(
        board, on_tap_up=handle_touch, on_long_press_start=handle_touch, exclude_from_semantics=True
    )
