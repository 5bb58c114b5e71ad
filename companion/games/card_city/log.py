"""Lines of the log for Card City's moves."""

from companion.engine.lines import line_of, seat_line
from companion.engine.notice import Notice
from companion.engine.words import Who, Word
from companion.games.card_city import moves
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import Position
from companion.games.card_city.turn import PHASES


def card_word(card: str | None) -> Word:
    """Return the word for a card's name, or for an empty cell."""
    return Word(f"card-{card or 'none'}")


def return_word(position: Position) -> Word:
    """Return the word for the place of unbuildable cards, by ruling."""
    return Word(f"place-{position.rulings.unbuildable}")


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """Format a move as a line of the log, given the position before it."""
    line = _move_line(position, seat, move)
    marker = _next_start_seat(position, seat, move)
    if marker is None:
        return line
    return Notice(f"{line.id}_last", line.seat, {**line.params, "next": Who(marker)})


def _next_start_seat(position: Position, seat: int, move: moves.Move) -> int | None:
    """Find the seat that gets the start marker by a move that ends a round, or None if the marker stays."""
    if not isinstance(move, moves.Collect | moves.Buy | moves.Pass):
        return None
    if not PHASES.verdict(position, seat, move).possible:
        return None
    after = PHASES.apply(position, seat, move)
    goes_on = after.phase != "scoring" and after.start != position.start
    return after.start if goes_on else None


def _move_line(position: Position, seat: int, move: moves.Move) -> Notice:
    match move:
        case moves.Choose():
            return seat_line(f"choose_{move.lot}", seat)
        case moves.Collect():
            return line_of(move, None)
        case moves.Return():
            return line_of(move, seat, to=return_word(position))
        case moves.Buy():
            return line_of(move, seat, price=industry_price(position, seat))
    return line_of(move, seat)
