"""A board for one phase: paving stones, and the gate in the corner. All else is the plain board."""

from dataclasses import replace
from functools import partial

import flet as ft
import flet.canvas as cv

from companion.geometry.placements import cells_in
from dominoes.phases import GATE
from dominoes.position import GRID, Court
from views.boards.plain import PLAIN, playing
from views.device.theme import CENTER
from views.kit import board, layers
from views.kit.choice_panel import Choice, choice_panel
from views.kit.layouts import Window
from views.kit.marks import Glow, Marks, cause_glows
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import Squares, fit_squares
from views.play.screen import Screen

GAP = 3.0
"""Pixels between two stones."""


def ask(screen: Screen) -> Choice:
    """Ask as the plain board does, with the courtyard as the picture."""
    return replace(playing.ask(screen), picture=partial(_draw_court, screen))


def _draw_court(screen: Screen, width: float, height: float) -> ft.Control:
    court: Court = screen.position.courts[screen.seat]
    squares = fit_squares(GRID, width, height)
    paved = GRID.names_of(court.mask)
    picture = layers.Picture(
        [layers.Drawn("stones", court.paved, partial(_draw_stones, squares, court))],
        [layers.Faces("gate", {GATE: GATE in paved}, lambda _cell: _draw_gate(squares.size))],
        _make_marks(screen, paved),
    )
    words = {name: f"{name} · {_describe_square(screen, name in paved)}" for name in squares.names}
    taps = board.Taps(words, partial(playing.tap_cell, screen), screen.rules.ask_about, where=screen.seat)
    return board.board(screen, Window.whole(squares), picture, taps, names=True)


def _make_marks(screen: Screen, paved: tuple[str, ...]) -> Marks:
    """Mark the squares that the domino in hand may cover, where it is held, and what is in its way."""
    open_squares: dict[str, Glow] = dict.fromkeys(playing.legal_cells(screen), "open")
    ghosts = (cells_in(screen.target),) if screen.target else ()
    blamed = cause_glows(screen.causes, screen.asked_cells)
    return Marks({**open_squares, **blamed}, frozenset(paved), ghosts=ghosts)


def _draw_stones(squares: Squares, court: Court) -> Shapes:
    ground = squares.outline(squares.names, GAP / 2)
    stones = [squares.outline(domino, GAP, joined=True) for domino in court.paved]
    return [
        cv.Path(ground, paint=area_paint(ft.Colors.SURFACE_CONTAINER_LOWEST)),
        cv.Path(ground, paint=line_paint(ft.Colors.OUTLINE_VARIANT, 1)),
        *(cv.Path(stone, paint=area_paint(ft.Colors.SECONDARY_CONTAINER)) for stone in stones),
        *(cv.Path(stone, paint=line_paint(ft.Colors.SECONDARY, 1.5)) for stone in stones),
    ]


def _draw_gate(size: float) -> ft.Control:
    icon = ft.Icon(ft.Icons.FENCE, size=size / 2, color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Container(icon, width=size, height=size, alignment=CENTER)


def _describe_square(screen: Screen, paved: bool) -> str:
    return screen.name_thing("domino") if paved else screen.phone.say("plain-empty")


BOARD = replace(PLAIN, panels=replace(PLAIN.panels, phases={"lay": choice_panel(ask)}))
"""The plain board, with a courtyard drawn for the phase in which dominoes are laid."""
