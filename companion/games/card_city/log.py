"""Card City's moves as lines of the log."""

from companion.engine.game import Notice
from companion.engine.words import Word
from companion.games.card_city import moves
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import Position
from companion.kit.log import line_of, seat_line


def card_word(card: str | None) -> Word:
    """The name of a card, or of an empty cell."""
    return Word(f"card-{card or 'none'}")


def back_to(position: Position) -> Word:
    """Where a card goes that cannot be built."""
    return Word(f"place-{position.rulings.unbuildable}")


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """What a move says in the log, told about the position it is made in."""
    match move:
        case moves.Choose():
            return seat_line(f"choose_{move.lot}", seat)
        case moves.Collect():
            return line_of(move, None)
        case moves.Return():
            return line_of(move, seat, to=back_to(position))
        case moves.Buy():
            return line_of(move, seat, price=industry_price(position, seat))
    return line_of(move, seat)
