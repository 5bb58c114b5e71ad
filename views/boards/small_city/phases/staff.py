"""A new police or fire station: a citizen of the town may move in at once, or nobody does."""

from functools import partial

import flet as ft

from companion.games.small_city.building.staffing import staffings
from companion.games.small_city.moves import Decline, Staff
from companion.games.small_city.phases.staffing import moving_in
from companion.games.small_city.position import CellName
from views.boards.small_city.facts import facts
from views.boards.small_city.look import ui
from views.boards.small_city.panels import in_a_row, lines
from views.boards.small_city.room import HANDS, hands_height, short
from views.boards.small_city.showing import picture_of, shown, town_plan
from views.boards.small_city.state import Screen
from views.boards.small_city.tools import end_button

STAFF = "staff"
"""In hand while somebody is to be pointed at who moves in."""


def _granted(screen: Screen) -> tuple[CellName, ...]:
    """The squares of the station that the council has just laid for the seat looked at."""
    errand = screen.position.errand
    here = errand is not None and errand.seat == screen.seat
    tile = town_plan(screen).tile_at(errand.at or "") if errand and here else None
    return tile.cells if tile else ()


def into(screen: Screen) -> CellName | None:
    """The square that somebody would move to: the one pointed at, else one of the council's new station."""
    cells = _granted(screen)
    return cells[0] if cells and screen.target not in cells else screen.target


def offers(screen: Screen) -> list[Staff]:
    """Who can move to that square now."""
    if not screen.tasks:
        return []
    found = moving_in if screen.position.errand else staffings
    return [move for move in found(screen.position, screen.seat) if move.to == into(screen)]


def move_in(screen: Screen, at: CellName) -> None:
    """The citizen on a square moves in, or the sheet opens that says why not."""
    screen.play(Staff(at, into(screen) or at))


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The town, whoever may move into the council's new station lit."""
    room = height - hands_height(screen, HANDS)
    lights = frozenset(move.origin for move in offers(screen))
    chosen = (into(screen) or "",) if _granted(screen) else ()
    picture = picture_of(screen, tap=partial(_tap, screen), lights=lights, chosen=chosen)
    return shown(screen, picture, width, room, where="build")


def _tap(screen: Screen, at: CellName) -> None:
    if at in _granted(screen):
        screen.close()
        screen.target = at
    elif not screen.only_looks():
        move_in(screen, at)


def hands(screen: Screen) -> ft.Control:
    """The question who moves in, and the button for nobody."""
    phone = screen.phone
    parts: list[ft.Control] = [] if short(screen) else [facts(screen, screen.seat)]
    if screen.tasks:
        nobody = end_button(phone, ui(phone, "staff-nobody"), lambda: screen.play(Decline()))
        parts += [lines(phone, [ui(phone, "staff-who")]), in_a_row(nobody)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
