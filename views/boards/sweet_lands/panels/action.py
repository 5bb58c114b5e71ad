"""A turn: a page each for areas, cards, skill tiles and free actions, and the button below."""

from functools import partial
from typing import Any

import flet as ft

from companion.games.sweet_lands import moves
from views.boards.sweet_lands import play_move, state
from views.boards.sweet_lands.panels import areas, cards, free, passing, skills
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import TABS, Screen, Tab
from views.kit import actions, layout
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.play_move import put_down_button
from views.models.legal_moves import legal_moves
from views.widgets.choices import segments

PAGES: dict[Tab, Any] = {"areas": areas, "cards": cards, "skills": skills, "free": free}
"""Module of each page."""

HELD: dict[type[Any], Any] = {
    moves.Area: areas,
    moves.Play: cards,
    moves.Flip: skills,
    moves.Free: free,
    moves.Pass: passing,
}
"""Module that draws the button of a move in hand, by its type."""


def ask(screen: Screen) -> Choice:
    """Offer the moves of a turn on pages, with a button for the one in hand, else for the end of the turn."""
    held = state.hand_of(screen).move
    using = HELD[type(held)].button(screen, held) if held else None
    if not using and not _aside(screen):
        using = (_end if _has_acted(screen) else _pass)(screen)
    down = put_down_button(screen, ui(screen.phone, "put-down"), partial(state.take, screen, move=None))
    return Choice(
        tools=partial(_page, screen),
        told=(_preview_text(screen),),
        moves=[using] if using else [],
        back=down if held else None,
    )


def _page(screen: Screen, width: float) -> ft.Control:
    """Draw the names of the pages, and the one that is turned to."""
    tab = tab_of(screen)
    head = None if _has_acted(screen) else _head(screen, tab, aside=_aside(screen))
    return layout.column(head, PAGES[tab].page(screen, width))


def _aside(screen: Screen) -> bool:
    """Check that the button to pass stands beside the names of the pages."""
    return screen.phone.short and not _has_acted(screen)


def _head(screen: Screen, tab: Tab, *, aside: bool) -> ft.Control:
    """Draw the names of the pages. On a phone that is not high the button to pass stands beside them."""
    tabs = _tabs(screen, tab)
    return layout.row(ft.Container(tabs, expand=True), _small_pass(screen)) if aside else tabs


def _preview_text(screen: Screen) -> str:
    """Preview the move in hand, or return an empty text without one."""
    held = state.hand_of(screen).move
    told: str = HELD[type(held)].note(screen, held) if held else ""
    return told


def tab_of(screen: Screen) -> Tab:
    """Return the page that is shown. After the main action only free actions are left."""
    return "free" if _has_acted(screen) else state.hand_of(screen).tab


def _has_acted(screen: Screen) -> bool:
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


def _end(screen: Screen) -> Offer:
    """Offer to end the turn."""
    return offer(screen, moves.Done(), ui(screen.phone, "end-turn"), dim=False)


def _pass(screen: Screen) -> Offer:
    """Offer to take the pass in hand, which shows what will be gone. Strong if no other move is possible."""
    title, act = ui(screen.phone, "pass"), partial(play_move.take_or_do, screen, moves.Pass())
    return offer(screen, moves.Pass(), title, mark=ft.Icons.BEDTIME, strong=_is_stuck(screen), act=act)


def _small_pass(screen: Screen) -> ft.Control:
    """Draw the small button for passing, used on low screens."""
    passing = _pass(screen)
    return actions.square_button(screen.phone, ft.Icons.BEDTIME, passing.title, passing.act, dim=passing.dim)


def _is_stuck(screen: Screen) -> bool:
    """Check that passing is legal, and that no main action is."""
    main = (moves.Area, moves.Play, moves.Flip)
    return screen.judge(moves.Pass()).legal and not any(legal_moves(screen, kind) for kind in main)
