"""Completion of typed moves: resources, coffee shops and places of rabbits that the move leaves open."""

from collections.abc import Iterator

from companion.games.sweet_lands import dues, moves, survey, turn
from companion.games.sweet_lands.free_actions import is_complete
from companion.games.sweet_lands.moves import Basics, Free, Move
from companion.games.sweet_lands.phases import free_action
from companion.games.sweet_lands.position import Position


def resolve_move(position: Position, seat: int, move: Move) -> Move:
    """Complete a typed move.

    An incomplete free action becomes the first legal one that agrees with it, or else the first that agrees.
    A coffee shop without a number is the first unbuilt one. A rabbit comes from its first open place.
    """
    match move:
        case Free():
            return _complete_free(position, seat, move)
        case moves.Property(kind="coffee", number=0):
            return survey.placement(position, seat, "coffee", move.at)
        case moves.Rabbit(place=0):
            return survey.placement(position, seat, "rabbit", move.at)
    return move


def book_awaited(position: Position) -> Position:
    """Book every awaited print by hand, since a file cannot be asked."""
    by_hand = moves.ByHand()
    for seat in range(position.count):
        while turn.stage_of(position).has(by_hand) and dues.asked_entries(position, seat):
            position = turn.PHASES.apply(position, seat, by_hand)
    return position


def _complete_free(position: Position, seat: int, move: Free) -> Free:
    if is_complete(move):
        return move
    fitting = list(_fitting_actions(position, seat, move))
    stage = turn.stage_of(position)
    if stage.has(move):
        for each in fitting:
            if stage.verdict(position, seat, each).legal:
                return each
    return fitting[0] if fitting else move


def _fitting_actions(position: Position, seat: int, move: Free) -> Iterator[Free]:
    """Yield every free action of the number that agrees with the move's given fields."""
    for each in free_action.every_free(position, seat):
        if each.number == move.number and all(
            getattr(move, name) in (_NOTHING[name], getattr(each, name)) for name in _NOTHING
        ):
            yield each


_NOTHING = {"give": Basics(), "get": Basics(), "piece": "", "disc": False, "tile": 0, "at": ""}
"""Empty value of each field."""
