"""Card City's moves as lines of the log."""

from companion.engine.game import Notice
from companion.engine.words import Params, Who, Word
from companion.games.card_city.moves import (
    Build,
    Buy,
    Choose,
    Collect,
    Develop,
    Move,
    Pass,
    Return,
    Stop,
    Take,
)
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import Position


def card_word(card: str | None) -> Word:
    """The name of a card, or of an empty cell."""
    return Word(f"card-{card or 'none'}")


def back_to(position: Position) -> Word:
    """Where a card goes that cannot be built."""
    return Word(f"place-{position.rulings.unbuildable}")


def described(position: Position, seat: int, move: Move) -> Notice:
    """What a move says in the log, told about the position it is made in."""
    who: Params = {"seat": Who(seat)}
    match move:
        case Choose():
            return Notice(f"choose_{move.lot}", seat, who)
        case Take():
            return Notice("take", seat, {**who, "cards": tuple(card_word(card) for card in move.cards)})
        case Build():
            return Notice("build", seat, {**who, "card": card_word(move.card), "at": move.at})
        case Develop():
            return Notice("develop", seat, {**who, "card": card_word(move.card), "at": move.at})
        case Return():
            return Notice("return", seat, {**who, "card": card_word(move.card), "to": back_to(position)})
        case Buy():
            return Notice("buy", seat, {**who, "at": move.at, "price": industry_price(position, seat)})
        case Collect():
            return Notice("collect", None)
        case Pass():
            return Notice("pass", seat, who)
        case Stop():
            return Notice("stop", seat, who)
