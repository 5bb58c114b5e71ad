"""Upkeep: every forest grows by a number of trees. A tap draws each one."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.moves import Grow
from companion.games.roll_into_town.position import CellName, Forest
from views.boards.roll_into_town.glyphs import icon_glyph
from views.boards.roll_into_town.look import desk_text
from views.boards.roll_into_town.parts import done_offer, draw_paper, eraser_button, pad_button, pad_rows
from views.boards.roll_into_town.state import Screen
from views.kit.actions import choice_border
from views.kit.choice_panel import Choice
from views.kit.marks import Glow
from views.kit.play_move import least_refused_move
from views.models.legal_moves import legal_moves


def ask(screen: Screen) -> Choice:
    """Ask for the growth of each forest. The forests tell the number of trees still to draw."""
    return Choice(
        picture=partial(_draw_map, screen),
        tools=partial(_draw_forests, screen),
        moves=[done_offer(screen, strong=not legal_moves(screen, Grow))],
        back=eraser_button(screen),
    )


def _draw_map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. The squares for the growth of the chosen forest glow, and its trees are framed."""
    forest = chosen_forest(screen)
    glows: dict[CellName, Glow] = {}
    if forest:
        glows = dict.fromkeys((*forest.cells, *forest.grown), "chosen")
        glows |= {move.at: "open" for move in _growths(screen, forest)}
    return draw_paper(
        screen,
        width,
        height,
        partial(_tap_square, screen),
        glows=glows,
        says=lambda at: desk_text(screen.phone, "may-grow") if glows.get(at) == "open" else "",
    )


def chosen_forest(screen: Screen) -> Forest | None:
    """Return the forest that grows with the next tap: the one in hand, else the first that can."""
    position = screen.position
    forests = position.sheet(screen.seat).forests
    growing = [forest for forest in forests if _growths(screen, forest)]
    wanted = [forest for forest in forests if forest.cells[0] == screen.piece]
    return next(iter([*(one for one in wanted if one in growing), *growing, *wanted]), None)


def _growths(screen: Screen, forest: Forest) -> tuple[Grow, ...]:
    return tuple(move for move in legal_moves(screen, Grow) if move.forest == forest.cells[0])


def _tap_square(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    position = screen.position
    forests = position.sheet(screen.seat).forests
    mine = chosen_forest(screen)
    if mine is None:
        screen.phone.tell(desk_text(screen.phone, "nothing-grows"))
        return
    for forest in sorted(forests, key=lambda one: one is not mine):
        if cell in (move.at for move in _growths(screen, forest)):
            _grow_tree(screen, Grow(forest.cells[0], cell))
            return
        if cell in (*forest.cells, *forest.grown):
            _choose_forest(screen, forest)
            return
    screen.acts.ask_why(least_refused_move(screen, [Grow(mine.cells[0], cell)]))


def _grow_tree(screen: Screen, move: Grow) -> None:
    """Draw a tree, and keep its forest in hand while it grows on."""
    if screen.acts.play(move) and screen.position.phase != "roll":
        screen.piece = move.forest


def _choose_forest(screen: Screen, forest: Forest) -> None:
    screen.close()
    if _growths(screen, forest):
        screen.piece = forest.cells[0]
        return
    words = "forest-grown" if not forest.trees_left else "forest-no-room"
    screen.phone.tell(desk_text(screen.phone, words, n=forest.trees_left))


def _draw_forests(screen: Screen, width: float) -> ft.Control:
    forests = screen.position.sheet(screen.seat).forests
    return pad_rows(screen, [_draw_forest(screen, forest) for forest in forests], width)


def _draw_forest(screen: Screen, forest: Forest) -> ft.Control:
    phone = screen.phone
    here = chosen_forest(screen) == forest
    size, at = len(forest.cells), forest.cells[0]
    words = desk_text(phone, "forest", at=at, size=size, n=forest.trees_left)
    face = [
        icon_glyph(phone, "tree", phone.size(26)),
        ft.Text(f"{size}", size=phone.size(15), color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Text(f"+{forest.trees_left}", size=phone.size(17), weight=ft.FontWeight.W_700)
        if forest.trees_left
        else ft.Icon(ft.Icons.CHECK, size=phone.size(20), color=ft.Colors.PRIMARY),
    ]

    def take_forest() -> None:
        if not screen.acts.only_looks():
            _choose_forest(screen, forest)

    return pad_button(phone, words, face, take_forest, chosen=here, border=choice_border(chosen=here, wide=3))
