"""Citadels on the screen: the subject of the phase in the middle, and the controls below."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import flet as ft

from companion.games.citadels.position import Position
from views.boards.citadels import corrections, hand, middle, notes, overview, picture, pointing
from views.boards.citadels.cities import lit_districts
from views.boards.citadels.phases import (
    building,
    call,
    deal,
    desk,
    destroying,
    draft,
    end,
    end_turn,
    graveyard,
    magician,
    named_cards,
    naming,
    other_turn,
)
from views.boards.citadels.role_track import draw_round
from views.boards.citadels.state import Screen
from views.kit.choice_panel import choice_panel
from views.kit.game_board import Board, category_icons
from views.kit.panels import Panel, Panels

TURN: dict[str, Panel] = {
    "desk": choice_panel(desk.ask, facts=draw_round),
    "build": choice_panel(building.ask),
    "magic": choice_panel(magician.ask),
    "destroy": choice_panel(destroying.ask),
    "end": choice_panel(end_turn.ask),
    **dict.fromkeys(("kill", "rob"), choice_panel(naming.ask)),
    **dict.fromkeys(("laboratory", "keep-take", "keep-draw", "keep-workshop"), choice_panel(named_cards.ask)),
}
"""Panels of the seat that plays, by the piece in hand."""


CALLED = 0.3
"""Part of the room for the called character: the seats to choose from need the rest."""


def _panel_name(screen: Screen) -> str:
    """Name the panel to show: a hand being told, a district offered, the phase, or the piece in hand.

    Whoever does not play now gets "watching"; the seat that plays gets "desk" without a piece in hand.
    """
    if hand.is_entering(screen):
        return "telling"
    if screen.position.offer:
        return "graveyard"
    if screen.position.phase != "turn":
        return screen.position.phase
    turn = screen.position.turn
    if turn is None or turn.seat != screen.seat:
        return "watching"
    return screen.piece if screen.acting and screen.piece in TURN else "desk"


PANELS = Panels(
    {
        "telling": Panel(hand.body, hand.acts),
        "graveyard": choice_panel(graveyard.ask, facts=draw_round),
        "draft": Panel(draft.body, draft.acts, draft.draw_facts),
        "call": choice_panel(call.ask, facts=draw_round, part=CALLED),
        "watching": choice_panel(other_turn.ask, facts=draw_round),
        **TURN,
    },
    default=choice_panel(end.ask),
    painting=Panel(corrections.body, corrections.acts),
    phase=_panel_name,
)


def _lit_districts(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Select the districts of the seat's city that `cells` name."""
    found = lit_districts(cells, seat)
    return tuple(built.district for built in position.players[seat].city if built.district in found)


def build_board(chance: Random) -> Board:
    """Build the board of Citadels. ``chance`` shuffles the characters if phones are the cards."""
    dealing = choice_panel(partial(deal.ask, chance))
    return Board(
        replace(PANELS, phases={**PANELS.phases, "deal": dealing}),
        overview=overview.overview,
        picture=picture.picture,
        lights=_lit_districts,
        point=pointing.pointing_action,
        ask=pointing.correction_sheet_action,
        setup_notes=notes.setup_notes,
        room=picture.picture_room,
        category_icon=category_icons(
            districts=ft.Icons.LOCATION_CITY,
            bonus=ft.Icons.STAR,
            colours=ft.Icons.PALETTE,
            complete=ft.Icons.DONE_ALL,
        ),
        middle=middle.draw_middle,
        shown=picture.shown_city,
    )
