"""A board by keyboard: one stop of Tab, on which arrows move a cursor and Enter taps the cell below it.

A board of eighty cells would be eighty stops. Flet's client (1.0.5) tells a listener of every key while the
focus is in it, and keeps none for itself: Tab goes on. It does not tell when the focus comes; the release of
the Tab that led there does.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

import flet as ft

from views.device.keyboard import Keyboard
from views.kit.cursor import ENDS, STEPS, step_to_end, step_to_nearest
from views.kit.focus_ring import draw_ring
from views.kit.layouts import Layout
from views.kit.spoken import name_unseen, say_unseen
from views.kit.tap import handler

TAPS = frozenset({"Enter", " ", "Numpad Enter"})
"""Keys that do what a tap does."""

CellAct = Callable[[str], object]
"""Action on a cell, called with the cell's name."""


@dataclass(frozen=True, eq=False)
class KeyCells:
    """Cells of a board that a cursor goes to.

    Attributes:
        layout: where they lie.
        cells: their names.
        words: describes a cell and what a tap does there, for a screen reader.
        name: name of the board for a screen reader.
        tap: called with the cell below the cursor on Enter; None where there is nothing to tap.
        ask: asks for the rules on a cell; None where nothing does.
        show: called with every cell that the cursor comes to, so that the cell is seen.
        first: True if it has the focus when its page opens.
    """

    layout: Layout
    cells: Collection[str]
    words: Callable[[str], str]
    name: str
    tap: CellAct | None = None
    ask: CellAct | None = None
    show: CellAct | None = None
    first: bool = True


@ft.component
def BoardKeys(keyboard: Keyboard, drawn: ft.Control, board: KeyCells) -> ft.Control:
    """Draw a board that Tab reaches.

    Args:
        keyboard: keyboard of the phone that shows it.
        drawn: drawing of the board.
        board: cells of the board.
    """
    layout, cells = board.layout, board.cells
    place, move = ft.use_state("")
    shown, set_shown = ft.use_state(False)
    at = place if place in cells else next(iter(cells))

    def put_cursor(cell: str) -> None:
        move(cell)
        set_shown(True)
        keyboard.ask = partial(board.ask, cell) if board.ask else None

    def take_away_cursor() -> None:
        set_shown(False)
        keyboard.ask = None

    async def answer_key(event: ft.KeyDownEvent) -> None:
        if event.key in STEPS:
            put_cursor(step_to_nearest(layout, cells, at, STEPS[event.key]) if shown else at)
        elif event.key in ENDS:
            put_cursor(step_to_end(layout, cells, at, ENDS[event.key]))
        elif event.key == "Tab":
            take_away_cursor()
        elif event.key in TAPS and not shown:
            put_cursor(at)
        elif event.key in TAPS and board.tap:
            await handler(partial(board.tap, at))(event)

    def answer_held_key(event: ft.KeyRepeatEvent) -> None:
        if event.key in STEPS:  # several come before the next drawing
            move(lambda was: step_to_nearest(layout, cells, was if was in cells else at, STEPS[event.key]))

    def answer_released_key(event: ft.KeyUpEvent) -> None:
        if event.key == "Tab":
            put_cursor(at)

    def show_cell() -> None:
        if shown and board.show:
            board.show(at)

    ft.use_effect(show_cell, [at, shown])
    layers: list[ft.Control] = [drawn, name_unseen(board.name)]
    if shown:
        layers += [say_unseen(board.words(at)), draw_ring(*layout.face(at))]
    inside = ft.Stack(layers, width=layout.width, height=layout.height, clip_behavior=ft.ClipBehavior.NONE)
    return ft.KeyboardListener(
        inside,
        autofocus=board.first,
        on_key_down=answer_key,
        on_key_up=answer_released_key,
        on_key_repeat=answer_held_key,
    )
