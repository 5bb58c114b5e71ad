"""The mayor's street: the others tap the two squares of the mayor's town beside it."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.moves import Street
from companion.games.small_city.phases.street import free_squares, streets
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName
from views.boards.small_city.look import ui
from views.boards.small_city.selection_row import way_down
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import picture_of
from views.kit.choice_panel import Choice, offer


def ask(screen: Screen) -> Choice:
    """Ask for the two squares beside the street. Once both are tapped, the mayor can be put there."""
    phone, picked = screen.phone, hand_of(screen).cells
    picture = partial(_town, screen)
    if not screen.tasks:
        return Choice(picture=picture, told=(ui(phone, "street-wait"),))
    if len(picked) < 2:
        return Choice(picture=picture, awaited=ui(phone, "street-second" if picked else "street-first"))
    here = ui(phone, "street-here", one=picked[0], other=picked[1])
    move = Street((picked[0], picked[1]))
    return Choice(picture=picture, moves=[offer(screen, move, here)], back=way_down(screen))


def _town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the mayor's town for every seat, and light the squares that can be one side of a street."""
    position = screen.position
    plan = seat_plan(position, position.mayor)
    picked = hand_of(screen).cells

    lights: frozenset[CellName] = frozenset()
    if len(picked) == 1:
        lights = _partners(screen, picked[0])
    elif not picked and screen.tasks:
        lights = frozenset(plan.grid.names_of(free_squares(position)))
    tap = partial(_tap, screen)
    picture = picture_of(screen, position.mayor, lights=lights, chosen=picked, tap=tap, whole=True)
    return town_board(screen, picture, width, height)


def _partners(screen: Screen, cell: CellName) -> frozenset[CellName]:
    pairs = streets(screen.position)
    return frozenset(other for pair in pairs if cell in pair for other in pair if other != cell)


def _tap(screen: Screen, tapped: CellName) -> None:
    if screen.acts.only_looks():
        return
    if not screen.tasks:
        screen.phone.tell(ui(screen.phone, "street-others"))
        return
    screen.close()
    picked = hand_of(screen).cells
    if tapped in picked:
        _pick(screen, *(cell for cell in picked if cell != tapped))
        return
    if len(picked) != 1:
        move = Street((tapped, next(iter(_partners(screen, tapped)), tapped)))
        if not _partners(screen, tapped):
            screen.acts.ask_why(move)
        else:
            _pick(screen, tapped)
        return
    if tapped in _partners(screen, picked[0]):
        _pick(screen, picked[0], tapped)
    elif _partners(screen, tapped):
        _pick(screen, tapped)
    else:
        screen.acts.ask_why(Street((picked[0], tapped)))


def _pick(screen: Screen, *cells: CellName) -> None:
    have(screen, replace(hand_of(screen), cells=cells))
