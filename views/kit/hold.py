"""A finger that stays on a board asks which rules speak of what lies under it."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from views.kit.tap import handler

Under = Callable[[float, float], Sequence[str]]
"""The cell at a place of a board, in its own pixels, and the things that lie there; nothing beside it."""

Hold = Callable[..., object]
"""Called with the name of the cell, and the things that lie there."""


def holdable(board: ft.Control, under: Under, hold: Hold | None) -> ft.Control:
    """A board on which every cell can be held, whether anything is tapped there or not.

    Args:
        board: what is drawn; what is tapped on it is tapped as before.
        under: what lies at a place of it.
        hold: called when a finger stays on a cell for a while; None where nothing can be held.
    """
    if hold is None:
        return board

    async def held(event: ft.LongPressStartEvent[ft.GestureDetector]) -> None:
        place = event.local_position
        if place is not None and (found := under(place.x, place.y)):
            await handler(partial(hold, *found))(event)

    return ft.GestureDetector(board, on_long_press_start=held, exclude_from_semantics=True)
