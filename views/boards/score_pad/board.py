"""The score pad on the screen: the sheet, and the number pad below it or beside it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.setup import make_seats
from companion.games.score_pad.moves import Enter
from companion.games.score_pad.position import Position
from views.boards.score_pad.actions import acts, draw_sentences
from views.boards.score_pad.cells import describe_number
from views.boards.score_pad.counted import Counted
from views.boards.score_pad.draft import read_draft, write_draft
from views.boards.score_pad.drawing import BETWEEN, HEAD, LABEL, NAMED, Columns, Drawing
from views.boards.score_pad.key_actions import find_step, find_typing
from views.boards.score_pad.sheet_choice import draw_choosing
from views.boards.score_pad.sheet_code import draw_code_sheets
from views.boards.score_pad.sheet_form import draw_making
from views.boards.score_pad.state import Hand, Screen, cell_in_hand, have
from views.boards.score_pad.table import (
    ask_rules,
    body,
    draw_lines,
    draw_shared_result,
    take_number_in_hand,
)
from views.boards.score_pad.typed import Typed
from views.boards.score_pad.words import ICONS, ui_text
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.kit.game_board import Board, SetupForm, Snapshot
from views.kit.key_stop import KeyStop
from views.kit.panels import Panel, Panels
from views.play.drafts import TypedDraft

LINES = 12
"""Most lines of a sheet for which a picture keeps room."""

DESK = 340
"""Width of the number pad where it stands beside the sheet, in pixels."""


def _draw_body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the sheet, for a keyboard a single stop: arrows go from number to number."""
    phone, sheet, cell = screen.phone, body(screen, width, height), cell_in_hand(screen)
    if not phone.keyed or screen.position.sheet.how == "together":
        return sheet
    name, words = screen.names[screen.seat], ""
    if cell is not None:
        words = describe_number(phone, screen.position, name, screen.seat, cell)
    stop = KeyStop(sheet, ui_text(phone, "sheet-keys"), partial(find_step, screen), words)
    return ft.Row([stop], alignment=ft.MainAxisAlignment.CENTER)


_PANEL = Panel(_draw_body, acts, sentences=draw_sentences)

PANELS = Panels(
    {},
    default=_PANEL,
    painting=_PANEL,
    phase=lambda screen: screen.position.phase,
    beside=DESK,
    widest=480,
    part=0.37,
    least=90.0,
    rail=360.0,
)


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw the whole sheet. A tap on a number takes it in hand."""

    def correct_number(seat: int, cell: int) -> None:
        screen.show("board")
        take_number_in_hand(screen, seat, cell)

    counted = Counted(screen.position)
    columns = Columns.for_width(width, len(screen.seats))
    drawing = Drawing(
        screen.phone,
        screen.seats,
        counted,
        columns,
        tap=correct_number,
        look=screen.look,
        hold=partial(ask_rules, screen),
    )
    return draw_lines(drawing, counted.drawn_lines)


def _draw_picture(snapshot: Snapshot) -> ft.Control:
    """Draw as much of the sheet as a square holds: the lines entered last."""
    counted, rows = Counted(snapshot.position), snapshot.position.rows
    if snapshot.height and snapshot.position.sheet.how == "together":
        return draw_shared_result(snapshot.phone, snapshot.position.won)
    nobody = make_seats(*(snapshot.phone.say("player", number=seat + 1) for seat in range(len(rows))))
    columns = Columns.for_width(snapshot.width, len(rows))
    looked_at = None if snapshot.height else snapshot.seat
    drawing = Drawing(
        snapshot.phone, snapshot.seats or nobody, counted, columns, looked_at, totals=snapshot.scored
    )
    begun = max(len(row.cells) for row in rows)
    room = max(1, int((snapshot.depth - snapshot.phone.size(HEAD)) / drawing.line_height()))
    first = max(0, min(begun, len(counted.drawn_lines)) - room)
    return draw_lines(drawing, counted.drawn_lines[first : first + room])


def _picture_room(phone: Phone, position: Position) -> tuple[float, float]:
    """Compute the room of all columns, and of the lines that are shown together."""
    lines = min(LINES, len(Counted(position).drawn_lines))
    width = LABEL + len(position.rows) * (NAMED + BETWEEN)
    return width, phone.size(HEAD) + lines * (TOUCH + BETWEEN)


def _pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the act that types the number of an `Enter` move, or None for other moves.

    One more tap enters the number.
    """
    return partial(have, screen, Hand(move.cell, Typed(str(move.value)))) if isinstance(move, Enter) else None


def _find_category_icon(position: Position | None, category: str) -> ft.IconData | None:
    """Find the picture that the sheet has for a category."""
    if position is None:
        return None
    found = next((one.icon for one in position.sheet.categories if one.name == category), None)
    return ICONS[found] if found else None


BOARD = Board(
    PANELS,
    overview,
    _draw_picture,
    point=_pointing_action,
    apart=False,
    setup_form=SetupForm(draw_choosing, draw_code_sheets, draw_making),
    draft=TypedDraft(write_draft, read_draft),
    room=_picture_room,
    keys=find_typing,
    category_icon=_find_category_icon,
)
