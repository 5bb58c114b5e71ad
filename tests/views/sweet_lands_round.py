"""A round of Sweet Lands as people play it: useful areas first, and what is owed is taken."""

from typing import Any

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position
from companion.hosting.live import LiveTable
from tests.views.sweet_lands_table import GAME

AREAS = "ADEFCBINQKHJG"
"""The areas in the order in which they are wanted; a road before the first house makes both worth more."""

TURNS = 5
"""After so many turns in a round a seat passes."""


def typical(live: LiveTable, turns: int) -> tuple[int, Any]:
    """A seat the table waits for, and what it does: of what it may, what people mostly want.

    Args:
        live: the table.
        turns: how many turns this seat has taken in the round.
    """
    position: Position = live.table.position
    seat = GAME.actors(position)[0]
    found = list(GAME.moves(position, seat))
    if position.phase == "action" and not position.players[seat].dues:
        return seat, _main(found, turns, position.players[seat].acted)
    taken = [move for move in found if not isinstance(move, moves.Skip)]
    return seat, (taken or found)[0]


def _main(found: list[Any], turns: int, acted: bool) -> Any:
    if acted:
        return moves.Done()
    areas = {move.letter: move for move in reversed(found) if isinstance(move, moves.Area) and not move.disc}
    wanted = [areas[letter] for letter in AREAS if letter in areas]
    cards = [move for move in found if isinstance(move, moves.Play) and move.card]
    if turns < TURNS and turns % 3 == 2 and cards:
        return cards[0]
    return wanted[0] if turns < TURNS and wanted else moves.Pass()
