"""A new police or fire station: a citizen of the town may move in at once."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.building.staffing import legal_staffings
from companion.games.small_city.moves import Decline, Staff
from companion.games.small_city.phases.staffing import council_staffings
from companion.games.small_city.position import CellName
from views.boards.small_city.look import ui_text
from views.boards.small_city.state import Screen
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture, town_plan
from views.kit.choice_panel import Choice, offer

STAFF = "staff"
"""In hand while the citizen who moves in is to be pointed at."""


def _granted_squares(screen: Screen) -> tuple[CellName, ...]:
    """Return the squares of the station that the council has just laid for the seat looked at."""
    errand = screen.position.errand
    here = errand is not None and errand.seat == screen.seat
    tile = town_plan(screen).tile_at(errand.at or "") if errand and here else None
    return tile.cells if tile else ()


def square_to_staff(screen: Screen) -> CellName | None:
    """Return the square to move to: the square pointed at, else a square of the council's new station."""
    cells = _granted_squares(screen)
    return cells[0] if cells and screen.target not in cells else screen.target


def staff_moves(screen: Screen) -> list[Staff]:
    """List the moves of citizens to that square now."""
    if not screen.tasks:
        return []
    found = council_staffings if screen.position.errand else legal_staffings
    return [move for move in found(screen.position, screen.seat) if move.to == square_to_staff(screen)]


def move_citizen_in(screen: Screen, cell: CellName) -> None:
    """Move the citizen of a square in, or open the sheet with the reasons against it."""
    screen.acts.play(Staff(cell, square_to_staff(screen) or cell))


def ask(screen: Screen) -> Choice:
    """Ask for the citizen that moves into the council's new station. Declining is offered as well."""
    phone = screen.phone
    shown = Choice(picture=partial(_draw_town, screen))
    if not screen.tasks:
        return shown
    nobody = offer(screen, Decline(), ui_text(phone, "staff-nobody"))
    return replace(shown, awaited=ui_text(phone, "staff-who"), passing=nobody)


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town, with the citizens lit that may move into the council's new station."""
    lights = frozenset(move.origin for move in staff_moves(screen))
    chosen = (square_to_staff(screen) or "",) if _granted_squares(screen) else ()
    picture = town_picture(screen, tap=partial(_tap_square, screen), lights=lights, chosen=chosen)
    return town_board(screen, picture, width, height)


def _tap_square(screen: Screen, cell: CellName) -> None:
    if cell in _granted_squares(screen):
        screen.close()
        screen.target = cell
    elif not screen.acts.only_looks():
        move_citizen_in(screen, cell)
