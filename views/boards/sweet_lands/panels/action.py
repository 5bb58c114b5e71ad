"""A turn: areas, cards, skill tiles and free actions on a page each; below them the button that goes on."""

from functools import partial
from typing import Any

import flet as ft

from companion.games.sweet_lands import moves
from views.boards.sweet_lands import doing, parts, state
from views.boards.sweet_lands.panels import areas, cards, free, skills
from views.boards.sweet_lands.panels.panel import list_height
from views.boards.sweet_lands.parts import MOST_LINES, TELLING
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import TABS, Screen, Tab
from views.widgets.bars import MARGIN
from views.widgets.choices import segments
from views.widgets.measuring import lines

PAGES: dict[Tab, Any] = {"areas": areas, "cards": cards, "skills": skills, "free": free}
"""What draws each page, and what is in hand there."""

HELD: dict[type[Any], Any] = {
    moves.Area: areas,
    moves.Play: cards,
    moves.Flip: skills,
    moves.Free: free,
}
"""By the move in hand, what draws its button."""


TABS_HIGH, BUTTON, FREE, CHOICE = 60.0, 60.0, 178.0, 66.0
"""Pixels of the pages' names, of the button, of the free actions with the button, and of one choice."""

TOLD, TOLD_LINE = 8.0, 20.0
"""Pixels above what is told of a move in hand, and of each line of that."""


def draw(screen: Screen, width: float) -> ft.Control:
    """What can be done in a turn."""
    tab = tab_of(screen)
    held = state.hand_of(screen).move
    return parts.column(
        None if _acted(screen) else _tabs(screen, tab),
        PAGES[tab].page(screen, width),
        parts.words(screen.phone, _told(screen)),
        _buttons(screen, held),
    )


def _told(screen: Screen) -> str:
    """What the move in hand would bring; empty where nothing is in hand."""
    held = state.hand_of(screen).move
    told: str = HELD[type(held)].note(screen, held) if held else ""
    return told


def tab_of(screen: Screen) -> Tab:
    """The page that is shown; after the main action only free actions are left."""
    return "free" if _acted(screen) else state.hand_of(screen).tab


def height(screen: Screen) -> float:
    """About how high it is."""
    held = state.hand_of(screen).move
    count = min(MOST_LINES, lines(_told(screen), TELLING, screen.phone.width - 2 * MARGIN))
    told = TOLD + count * TOLD_LINE if count else 0
    if tab_of(screen) == "free":
        rows = free.rows(screen, held) if isinstance(held, moves.Free) else 0
        return (FREE if _acted(screen) else FREE + TABS_HIGH) + told + rows * CHOICE
    copying = CHOICE if isinstance(held, moves.Area) and held.letter == "L" else 0
    discs = CHOICE if screen.position.players[screen.seat].discs else 0
    return TABS_HIGH + list_height(screen) + BUTTON + told + copying + discs


def _acted(screen: Screen) -> bool:
    acted: bool = screen.position.players[screen.seat].acted
    return acted


def _tabs(screen: Screen, tab: Tab) -> ft.Control:
    phone = screen.phone
    skilled = screen.position.players[screen.seat].skills
    shown = [each for each in TABS if each != "skills" or skilled]
    options = [(each, ui(phone, f"tab-{each}")) for each in shown]

    def turn(chosen: str) -> None:
        state.turn_to(screen, next(each for each in TABS if each == chosen))

    return segments(phone, options, tab, turn)


def _buttons(screen: Screen, held: moves.Move | None) -> ft.Control:
    """What is in hand is done; else the turn ends, or the seat passes."""
    using = HELD[type(held)].button(screen, held) if held else None
    leave = _end if _acted(screen) else _pass
    return parts.row(leave(screen, small=using is not None), using)


def _end(screen: Screen, *, small: bool) -> ft.Control:
    """Ends the turn."""
    phone = screen.phone
    title, act = ui(phone, "end-turn"), partial(doing.do, screen, moves.Done())
    if small:
        return parts.beside(phone, ft.Icons.SKIP_NEXT, title, act)
    return parts.primary(phone, title, act)


def _pass(screen: Screen, *, small: bool) -> ft.Control:
    """Passes; likely only where nothing else can be done."""
    phone, move = screen.phone, moves.Pass()
    title, act = ui(phone, "pass"), partial(doing.do, screen, move)
    dim = not screen.judge(move).legal
    if small:
        return parts.beside(phone, ft.Icons.BEDTIME, title, act, dim=dim)
    return parts.primary(phone, title, act, icon=ft.Icons.BEDTIME, strong=_stuck(screen), dim=dim)


def _stuck(screen: Screen) -> bool:
    """Whether there is nothing else to do than to pass."""
    main = (moves.Area, moves.Play, moves.Flip)
    return screen.judge(moves.Pass()).legal and not any(doing.legal(screen, kind) for kind in main)
