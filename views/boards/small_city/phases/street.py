"""The mayor's street: the others tap the two squares of the mayor's town beside it."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.moves import Street
from companion.games.small_city.phases.street import legal_streets, squares_for_mayor
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName
from views.boards.small_city.look import ui_text
from views.boards.small_city.selection_row import put_down_square_button
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture
from views.kit.choice_panel import Choice, offer


def ask(screen: Screen) -> Choice:
    """Ask for the two squares beside the street. Once both are tapped, the mayor can be put there."""
    phone, picked = screen.phone, hand_of(screen).cells
    picture = partial(_draw_town, screen)
    if not screen.tasks:
        return Choice(picture=picture, told=(ui_text(phone, "street-wait"),))
    if len(picked) < 2:
        return Choice(picture=picture, awaited=ui_text(phone, "street-second" if picked else "street-first"))
    here = ui_text(phone, "street-here", one=picked[0], other=picked[1])
    move = Street((picked[0], picked[1]))
    return Choice(picture=picture, moves=[offer(screen, move, here)], back=put_down_square_button(screen))


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the mayor's town for every seat, and light the squares that can be one side of a street."""
    position = screen.position
    plan = seat_plan(position, position.mayor)
    picked = hand_of(screen).cells

    lights: frozenset[CellName] = frozenset()
    if len(picked) == 1:
        lights = _partner_squares(screen, picked[0])
    elif not picked and screen.tasks:
        lights = frozenset(plan.grid.names_of(squares_for_mayor(position)))
    tap = partial(_tap_square, screen)
    picture = town_picture(screen, position.mayor, lights=lights, chosen=picked, tap=tap, whole=True)
    return town_board(screen, picture, width, height)


def _partner_squares(screen: Screen, cell: CellName) -> frozenset[CellName]:
    pairs = legal_streets(screen.position)
    return frozenset(other for pair in pairs if cell in pair for other in pair if other != cell)


def _tap_square(screen: Screen, tapped: CellName) -> None:
    if screen.acts.only_looks():
        return
    if not screen.tasks:
        screen.phone.tell(ui_text(screen.phone, "street-others"))
        return
    screen.close()
    picked = hand_of(screen).cells
    if tapped in picked:
        _select_squares(screen, *(cell for cell in picked if cell != tapped))
        return
    if len(picked) != 1:
        move = Street((tapped, next(iter(_partner_squares(screen, tapped)), tapped)))
        if not _partner_squares(screen, tapped):
            screen.acts.ask_why(move)
        else:
            _select_squares(screen, tapped)
        return
    if tapped in _partner_squares(screen, picked[0]):
        _select_squares(screen, picked[0], tapped)
    elif _partner_squares(screen, tapped):
        _select_squares(screen, tapped)
    else:
        screen.acts.ask_why(Street((picked[0], tapped)))


def _select_squares(screen: Screen, *cells: CellName) -> None:
    have(screen, replace(hand_of(screen), cells=cells))
