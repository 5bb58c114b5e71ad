"""A round of Sweet Lands as people play it: useful areas first, and what is owed is taken."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Position
from companion.hosting.session import TableSession

AREAS = "ADEFCBINQKHJG"
"""The areas in the order in which they are wanted; a road before the first house makes both worth more."""

TURNS = 5
"""After so many turns in a round a seat passes."""


def typical_round(session: TableSession, most: int = TURNS) -> Iterator[tuple[int, int, Any]]:
    """Yield what is done to the end of a round. Each move has to be made before the next one is asked for.

    Args:
        session: the table.
        most: after so many turns in the round a seat passes.

    Yields:
        A seat the table waits for, how many turns it has taken in the round, and what it does.
    """
    position: Position = session.table.position
    number, taken = position.round, Counter[int]()
    while position.round == number:
        seat = GAME.actors(position)[0]
        yield seat, taken[seat], typical(position, seat, taken[seat], most)
        before, position = position, session.table.position
        over = position.turn != seat or position.phase != "action"
        taken[seat] += before.phase == "action" and over


def typical(position: Position, seat: int, turns: int, most: int = TURNS) -> Any:
    """Of what a seat may do, what people mostly want.

    Args:
        position: where it has something to do.
        seat: whose.
        turns: how many it has taken in the round.
        most: after so many it passes.
    """
    found = list(GAME.moves(position, seat))
    player = position.players[seat]
    if position.phase != "action" or player.dues:
        taken = [move for move in found if not isinstance(move, moves.Skip)]
        return (taken or found)[0]
    if player.acted:
        return moves.Done()
    return _main(found, turns) if turns < most else moves.Pass()


def _main(found: list[Any], turns: int) -> Any:
    areas = {move.letter: move for move in reversed(found) if isinstance(move, moves.Area) and not move.disc}
    wanted = [areas[letter] for letter in AREAS if letter in areas]
    cards = [move for move in found if isinstance(move, moves.Play) and move.card]
    if turns % 3 == 2 and cards:
        return cards[0]
    return wanted[0] if wanted else moves.Pass()
