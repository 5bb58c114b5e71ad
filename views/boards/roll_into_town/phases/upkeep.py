"""Upkeep: every forest grows by a number of trees. A tap draws each one."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.moves import Grow
from companion.games.roll_into_town.position import CellName, Forest
from views.boards.roll_into_town.glyphs import icon_glyph
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.parts import done_offer, eraser, pad, pad_row, paper
from views.boards.roll_into_town.state import Screen
from views.kit.actions import choice_border
from views.kit.choice_panel import Choice
from views.kit.marks import Glow
from views.kit.play_move import least_refused_move
from views.models.legal_moves import legal_moves


def ask(screen: Screen) -> Choice:
    """Ask for the growth of each forest. The forests tell how many trees are still to draw."""
    return Choice(
        picture=partial(_map, screen),
        tools=partial(_forests, screen),
        moves=[done_offer(screen, strong=not legal_moves(screen, Grow))],
        back=eraser(screen),
    )


def _map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. The squares into which the chosen forest can grow glow, and its trees are framed."""
    forest = chosen_forest(screen)
    glows: dict[CellName, Glow] = {}
    if forest:
        glows = dict.fromkeys((*forest.cells, *forest.grown), "chosen")
        glows |= {move.at: "open" for move in _grows(screen, forest)}
    return paper(
        screen,
        width,
        height,
        partial(_tap, screen),
        glows=glows,
        says=lambda at: ui(screen.phone, "may-grow") if glows.get(at) == "open" else "",
    )


def chosen_forest(screen: Screen) -> Forest | None:
    """Return the forest that grows with the next tap: the one in hand, else the first that can."""
    position = screen.position
    forests = position.sheet(screen.seat).forests
    growing = [forest for forest in forests if _grows(screen, forest)]
    wanted = [forest for forest in forests if forest.cells[0] == screen.piece]
    return next(iter([*(one for one in wanted if one in growing), *growing, *wanted]), None)


def _grows(screen: Screen, forest: Forest) -> tuple[Grow, ...]:
    return tuple(move for move in legal_moves(screen, Grow) if move.forest == forest.cells[0])


def _tap(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    position = screen.position
    forests = position.sheet(screen.seat).forests
    mine = chosen_forest(screen)
    if mine is None:
        screen.phone.tell(ui(screen.phone, "nothing-grows"))
        return
    for forest in sorted(forests, key=lambda one: one is not mine):
        if cell in (move.at for move in _grows(screen, forest)):
            _draw(screen, Grow(forest.cells[0], cell))
            return
        if cell in (*forest.cells, *forest.grown):
            _take(screen, forest)
            return
    screen.acts.ask_why(least_refused_move(screen, [Grow(mine.cells[0], cell)]))


def _draw(screen: Screen, move: Grow) -> None:
    """Draw a tree, and keep its forest in hand while it grows on."""
    if screen.acts.play(move) and screen.position.phase != "roll":
        screen.piece = move.forest


def _take(screen: Screen, forest: Forest) -> None:
    screen.close()
    if _grows(screen, forest):
        screen.piece = forest.cells[0]
        return
    words = "forest-grown" if not forest.left else "forest-no-room"
    screen.phone.tell(ui(screen.phone, words, n=forest.left))


def _forests(screen: Screen, width: float) -> ft.Control:
    return pad_row([_forest(screen, one) for one in screen.position.sheet(screen.seat).forests])


def _forest(screen: Screen, forest: Forest) -> ft.Control:
    phone = screen.phone
    here = chosen_forest(screen) == forest
    size, at = len(forest.cells), forest.cells[0]
    words = ui(phone, "forest", at=at, size=size, n=forest.left)
    face = [
        icon_glyph(phone, "tree", phone.size(26)),
        ft.Text(f"{size}", size=phone.size(15), color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Text(f"+{forest.left}", size=phone.size(17), weight=ft.FontWeight.W_700)
        if forest.left
        else ft.Icon(ft.Icons.CHECK, size=phone.size(20), color=ft.Colors.PRIMARY),
    ]

    def take() -> None:
        if not screen.acts.only_looks():
            _take(screen, forest)

    return pad(phone, words, face, take, chosen=here, border=choice_border(chosen=here, wide=3))
