"""The score pad on the screen: the sheet, and the number pad below it or beside it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.verdict import Repair
from companion.games.score_pad.moves import Enter
from companion.games.score_pad.position import Position
from views.boards.score_pad.choosing import draw_choosing
from views.boards.score_pad.counted import Counted
from views.boards.score_pad.drawing import Columns, Drawing
from views.boards.score_pad.hands import hands
from views.boards.score_pad.making import draw_making
from views.boards.score_pad.state import Hand, Screen, have
from views.boards.score_pad.table import ask_rules, draw, tap, work
from views.boards.score_pad.typed import Typed
from views.boards.score_pad.words import line_name, number
from views.kit.game_board import Board, SetupForm, Snapshot, Way
from views.kit.panels import Panel, Panels
from views.phone import Phone

DESK = 340
"""Width of the number pad where it stands beside the sheet, in pixels."""

_PANEL = Panel(work, hands)

PANELS = Panels(
    {}, default=_PANEL, painting=_PANEL, phase=lambda screen: screen.position.phase, beside=DESK, widest=480
)


def overview(screen: Screen, width: float) -> ft.Control:
    """The whole sheet; a tap on a number takes it in hand."""

    def correct(seat: int, cell: int) -> None:
        screen.show("board")
        tap(screen, seat, cell)

    counted = Counted(screen.position)
    columns = Columns.within(width, len(screen.seats))
    drawing = Drawing(
        screen.phone,
        screen.seats,
        counted,
        columns,
        tap=correct,
        look=screen.look,
        hold=partial(ask_rules, screen),
    )
    return draw(drawing, counted.lines)


def _picture(shown: Snapshot) -> ft.Control:
    """One seat's numbers, one below the other."""
    phone, position = shown.phone, shown.position
    row = position.rows[shown.seat]
    entered = [
        (line_name(phone, position.sheet, cell), value)
        for cell, value in enumerate(row.cells)
        if value is not None
    ]
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Text(
                    name, size=phone.size(13), max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True
                ),
                ft.Text(number(value), size=phone.size(14), weight=ft.FontWeight.W_600),
            ]
        )
        for name, value in entered
    ]
    return ft.Container(ft.Column(lines, spacing=2, tight=True), width=shown.width)


def _lights(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """None: a line of the score names no cells."""
    return ()


def _ways(screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
    """None: a number is typed again."""
    return ()


def _point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Type the number of a step, so that one tap enters it."""
    return partial(have, screen, Hand(move.cell, Typed(str(move.value)))) if isinstance(move, Enter) else None


def _setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control | None:
    """Nothing: what to take out of the box is the other game's."""
    return None


BOARD = Board(
    PANELS,
    overview,
    _picture,
    _lights,
    _ways,
    _point,
    _setup_notes,
    apart=False,
    setup_form=SetupForm(draw_choosing, draw_making),
)
