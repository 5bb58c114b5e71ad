"""A turn: areas, cards, skill tiles and free actions on a page each; below them the button that goes on."""

from functools import partial
from typing import Any

import flet as ft

from companion.games.sweet_lands import moves
from views.boards.sweet_lands import state
from views.boards.sweet_lands.panels import areas, cards, free, skills
from views.boards.sweet_lands.parts import MOST_LINES
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import TABS, Screen, Tab
from views.kit import actions, layout
from views.kit.doing import way_back
from views.models.legal import legal
from views.widgets.choices import segments

PAGES: dict[Tab, Any] = {"areas": areas, "cards": cards, "skills": skills, "free": free}
"""What draws each page, and what is in hand there."""

HELD: dict[type[Any], Any] = {
    moves.Area: areas,
    moves.Play: cards,
    moves.Flip: skills,
    moves.Free: free,
}
"""By the move in hand, what draws its button."""


def draw(screen: Screen, width: float) -> ft.Control:
    """What can be done in a turn."""
    tab = tab_of(screen)
    held = state.hand_of(screen).move
    aside = screen.phone.short and not _acted(screen)
    return layout.column(
        None if _acted(screen) else _head(screen, tab, aside=aside),
        PAGES[tab].page(screen, width),
        layout.lines(screen.phone, [_told(screen)], quiet=True, most=MOST_LINES),
        _buttons(screen, held, aside=aside),
    )


def _head(screen: Screen, tab: Tab, *, aside: bool) -> ft.Control:
    """The names of the pages; on a phone that is not high the button that passes stands beside them."""
    tabs = _tabs(screen, tab)
    return layout.row(ft.Container(tabs, expand=True), _pass(screen, small=True)) if aside else tabs


def _told(screen: Screen) -> str:
    """What the move in hand would bring; empty where nothing is in hand."""
    held = state.hand_of(screen).move
    told: str = HELD[type(held)].note(screen, held) if held else ""
    return told


def tab_of(screen: Screen) -> Tab:
    """The page that is shown; after the main action only free actions are left."""
    return "free" if _acted(screen) else state.hand_of(screen).tab


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


def _buttons(screen: Screen, held: moves.Move | None, *, aside: bool) -> ft.Control | None:
    """Draw what the hand offers: put it down on the left, do it on the right; empty, it ends the turn.

    Args:
        screen: the phone's.
        held: the move in hand.
        aside: whether the button that passes stands beside the names of the pages.
    """
    using = HELD[type(held)].button(screen, held) if held else None
    if not (aside or using):
        using = (_end if _acted(screen) else _pass)(screen)
    down = way_back(screen, ui(screen.phone, "put-down"), partial(state.take, screen, move=None))
    return layout.row(down if held else None, using) if held or using else None


def _end(screen: Screen) -> ft.Control:
    """Draw the button that ends the turn."""
    return actions.primary(
        screen.phone, ui(screen.phone, "end-turn"), partial(screen.acts.play, moves.Done())
    )


def _pass(screen: Screen, *, small: bool = False) -> ft.Control:
    """Draw the button that passes; strong only where nothing else can be done."""
    phone, move = screen.phone, moves.Pass()
    title, act = ui(phone, "pass"), partial(screen.acts.play, move)
    dim = not screen.judge(move).legal
    if small:
        return actions.square(phone, ft.Icons.BEDTIME, title, act, dim=dim)
    return actions.primary(phone, title, act, mark=ft.Icons.BEDTIME, strong=_stuck(screen), dim=dim)


def _stuck(screen: Screen) -> bool:
    """Whether there is nothing else to do than to pass."""
    main = (moves.Area, moves.Play, moves.Flip)
    return screen.judge(moves.Pass()).legal and not any(legal(screen, kind) for kind in main)
