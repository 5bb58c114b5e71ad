"""An independent witness for Citadels: every move, everybody who is asked and every effect, from the rules.

Nothing here reads the phases, powers or scoring it judges; functions are sentences of the rules.
"""

from collections.abc import Iterable

from companion.games.citadels.moves import Answer, Deal, Move, Pick
from companion.games.citadels.position import Player, Position, Readings
from tests.games.citadels import oracle_draft, oracle_turn
from tests.games.citadels.oracle_cards import size_of_cities
from tests.games.citadels.oracle_scores import places, points


def opening(seats: int, start: int, readings: Readings) -> Position:
    """Two gold and four cards for everybody, the crown if the table begins."""
    size = size_of_cities(seats, readings.city_size, readings.three_seats)
    return Position(tuple(Player(2, 4) for _ in range(seats)), size, readings, crown=start)


def legal(position: Position, seat: int, move: Move) -> bool:
    """Tell if the rules allow a move of a seat."""
    match move:
        case Deal():
            return oracle_draft.dealing(position, move)
        case Pick():
            return oracle_draft.picking(position, seat, move)
        case Answer():
            return oracle_draft.answering(position, move)
    return oracle_turn.allowed(position, seat, move)


def nameable(position: Position, seat: int) -> Iterable[Move]:
    """List every move that a seat can name now."""
    match position.phase:
        case "deal":
            return oracle_draft.deals(position)
        case "draft":
            return oracle_draft.picks(position)
        case "call":
            return oracle_draft.answers(position)
        case "turn":
            return oracle_turn.nameable(position, seat)
    return ()


def legal_moves(position: Position, seat: int) -> set[Move]:
    """Collect the legal moves among those that a seat can name."""
    return {move for move in nameable(position, seat) if legal(position, seat, move)}


def waits(position: Position) -> set[int]:
    """Collect the seats that the table waits for. Anybody may deal, and answer for all."""
    everybody = set(range(len(position.players)))
    asked = oracle_turn.asked(position)
    match position.phase:
        case "draft":
            return {oracle_draft.chooser(position)}
        case "turn" if asked is not None:
            return {asked}
        case "turn":
            return {position.turn.seat} if position.turn else set()
        case "scoring":
            return set()
    return everybody


def after(position: Position, seat: int, move: Move) -> Position:
    """Apply an allowed move, and call the next character where a turn ends."""
    match move:
        case Deal():
            return oracle_draft.dealt(position, move)
        case Pick():
            return oracle_draft.picked(position, seat, move)
        case Answer():
            return oracle_draft.answered(position, move)
    return oracle_turn.done(position, seat, move)


__all__ = ["after", "legal", "legal_moves", "nameable", "opening", "places", "points", "waits"]
