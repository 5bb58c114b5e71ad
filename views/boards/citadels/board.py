"""Citadels on the screen: what the phase is about in the middle, what can be done below it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

from companion.games.citadels.position import Position
from views.boards.citadels import hand, notes, overview, painting, picture, ways
from views.boards.citadels.cities import lit_in
from views.boards.citadels.phases import (
    building,
    call,
    deal,
    desk,
    destroying,
    draft,
    end,
    ending,
    graveyard,
    keeping,
    magician,
    naming,
    watching,
)
from views.boards.citadels.state import Screen
from views.kit.game_board import Board
from views.kit.panels import Panel, Panels

TURN: dict[str, Panel] = {
    "desk": Panel(desk.work, desk.hands),
    "build": Panel(building.work, building.hands),
    "kill": Panel(naming.work, naming.hands),
    "rob": Panel(naming.work, naming.hands),
    "magic": Panel(magician.work, magician.hands),
    "destroy": Panel(destroying.work, destroying.hands),
    "laboratory": Panel(keeping.work, keeping.hands),
    "keep-take": Panel(keeping.work, keeping.hands),
    "keep-draw": Panel(keeping.work, keeping.hands),
    "keep-workshop": Panel(keeping.work, keeping.hands),
    "end": Panel(ending.work, ending.hands),
}
"""What lies open of whoever plays, by what is in hand."""


def _phase(screen: Screen) -> str:
    """The phase; what comes before it: a hand that is told, a district that is offered, what is in hand."""
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
        "telling": Panel(hand.work, hand.hands),
        "graveyard": Panel(graveyard.work, graveyard.hands),
        "draft": Panel(draft.work, draft.hands, kept=52, above=draft.above),
        "call": Panel(call.work, call.hands),
        "watching": Panel(watching.work, watching.hands),
        **TURN,
    },
    default=Panel(end.work),
    painting=Panel(painting.work, painting.hands),
    phase=_phase,
)


def _lights(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """The districts of the city among them."""
    found = lit_in(cells, seat)
    return tuple(built.district for built in position.players[seat].city if built.district in found)


def board(chance: Random) -> Board:
    """The board of Citadels; ``chance`` shuffles the characters where phones are the cards."""
    dealing = Panel(deal.work, partial(deal.hands, chance))
    return Board(
        replace(PANELS, phases={**PANELS.phases, "deal": dealing}),
        overview=overview.overview,
        picture=picture.picture,
        lights=_lights,
        ways=ways.ways,
        point=ways.point,
        setup_notes=notes.setup_notes,
    )
