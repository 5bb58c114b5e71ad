"""A turn: a page each for areas, cards, skill tiles and free actions, and the button below."""

from functools import partial
from typing import Any

import flet as ft

from companion.games.sweet_lands import moves
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.panels import areas, cards, free, passing, skills
from views.boards.sweet_lands.panels.turn_room import has_acted, shares_bar
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import TABS, Screen, Tab
from views.kit import actions, layout
from views.kit.choice_panel import Choice, Offer, offer, offer_button
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
    """Offer the moves of a turn on pages, with a button for the one in hand, else for the end of the turn.

    On a phone the button takes the place of the names of the pages in the bar, so that nothing else moves.
    """
    held = state.hand_of(screen).move
    using = HELD[type(held)].button(screen, held) if held else None
    down = put_down_button(screen, ui(screen.phone, "put-down"), partial(state.take, screen, move=None))
    if shares_bar(screen):
        return Choice(
            tools=partial(_draw_page_above_bar, screen, using, down if held else None),
            told=(_preview_text(screen),),
        )
    if not using:
        using = (_end if has_acted(screen) else _pass)(screen)
    return Choice(
        tools=partial(_draw_page, screen),
        told=(_preview_text(screen),),
        moves=[using],
        back=down if held else None,
    )


def ask_while_waiting(screen: Screen) -> Choice:
    """Show on a desk the moves of a turn to a seat that has to wait. Elsewhere the map takes the page."""
    return ask(screen) if screen.position.phase == "action" and screen.panes.desk else Choice()


def _draw_page(screen: Screen, width: float) -> ft.Control:
    """Draw the names of the pages, and the one that is turned to."""
    tab = tab_of(screen)
    head = None if has_acted(screen) else _tabs(screen, tab)
    return layout.column(head, PAGES[tab].page(screen, width))


def _draw_page_above_bar(
    screen: Screen, using: Offer | None, down: ft.Control | None, width: float
) -> ft.Control:
    """Draw a page above one bar: the buttons of the move in hand, else the names of the pages and passing."""
    phone, tab = screen.phone, tab_of(screen)
    discs = areas.disc_switch(screen) if tab == "areas" else None
    if using:
        line = layout.row(down, offer_button(phone, using), discs)
    else:
        names = ft.Container(_tabs(screen, tab), expand=True)
        line = layout.row(down, names, discs, None if down else _small_pass(screen))
    bar = ft.Container(line, height=parts.button_height(screen))
    return layout.column(PAGES[tab].page(screen, width), bar)


def _preview_text(screen: Screen) -> str:
    """Preview the move in hand, or return an empty text without one."""
    held = state.hand_of(screen).move
    told: str = HELD[type(held)].note(screen, held) if held else ""
    return told


def tab_of(screen: Screen) -> Tab:
    """Return the page that is shown. After the main action only free actions are left."""
    return "free" if has_acted(screen) else state.hand_of(screen).tab


def _tabs(screen: Screen, tab: Tab) -> ft.Control:
    phone = screen.phone
    skilled = screen.position.players[screen.seat].skills
    shown = [each for each in TABS if each != "skills" or skilled]
    options = [(each, ui(phone, f"tab-{each}")) for each in shown]

    def turn(chosen: str) -> None:
        state.turn_to(screen, next(each for each in TABS if each == chosen))

    return segments(phone, options, tab, turn, low=True)


def _end(screen: Screen) -> Offer:
    """Offer to end the turn."""
    return offer(screen, moves.Done(), ui(screen.phone, "end-turn"), dim=False)


def _pass(screen: Screen) -> Offer:
    """Offer to take the pass in hand, for a preview of its losses. Strong if no other move is possible."""
    title, act = ui(screen.phone, "pass"), partial(play_move.take_or_do, screen, moves.Pass())
    return offer(screen, moves.Pass(), title, mark=ft.Icons.BEDTIME, strong=_is_stuck(screen), act=act)


def _small_pass(screen: Screen) -> ft.Control:
    """Draw the square button for passing, with its name below its picture."""
    offered = _pass(screen)
    return actions.square_button(
        screen.phone,
        ft.Icons.BEDTIME,
        offered.title,
        offered.act,
        word=offered.title,
        dim=offered.dim,
    )


def _is_stuck(screen: Screen) -> bool:
    """Check that passing is legal, and that no main action is."""
    main = (moves.Area, moves.Play, moves.Flip)
    return screen.judge(moves.Pass()).legal and not any(legal_moves(screen, kind) for kind in main)
