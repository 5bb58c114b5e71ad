"""Citadels on the screen: what the phase is about in the middle, what can be done below it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

from companion.games.citadels.position import Position
from views.boards.citadels import hand, notes, overview, painting, picture, ways
from views.boards.citadels.cities import lit_in
from views.boards.citadels.phases import call, deal, draft, end, graveyard, turn
from views.boards.citadels.state import Screen
from views.kit.game_board import Board
from views.kit.panels import Panel, Panels


def _phase(screen: Screen) -> str:
    """The phase; what comes before it: a hand that is told, a district that is offered, what is in hand."""
    if hand.is_entering(screen):
        return "telling"
    if screen.position.offer:
        return "graveyard"
    return turn.panel(screen) if screen.position.phase == "turn" else screen.position.phase


PANELS = Panels(
    {
        "telling": Panel(hand.work, hand.hands),
        "graveyard": Panel(graveyard.work, graveyard.hands),
        "draft": Panel(draft.work, draft.hands, kept=52, above=draft.above),
        "call": Panel(call.work, call.hands),
        **turn.PANELS,
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
