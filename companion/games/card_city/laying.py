"""Effects of laying a card: to build, to develop or to buy."""

from msgspec.structs import replace

from companion.games.card_city.city import GRID
from companion.games.card_city.moves import Build, Buy, Develop
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import MOST_CARDS, PRINTED, Card, Position, Town, place_card

Laying = Build | Develop | Buy


def laid_card(move: Laying) -> Card:
    """Return the card that a move lays."""
    return "I" if isinstance(move, Buy) else move.card


def lay_and_pay(position: Position, seat: int, move: Laying) -> Position:
    """Lay the card of a move and pay its price, without ending a phase."""
    match move:
        case Build():
            return _build_from_hand(position, seat, move)
        case Develop():
            return _develop_from_supply(position, seat, move)
        case Buy():
            return _buy_industry(position, seat, move.at)


def remove_card(hand: tuple[Card, ...] | None, card: Card) -> tuple[Card, ...] | None:
    """Remove a card from a hand. An unknown hand (None) stays unknown."""
    if hand is None:
        return None
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


def _lay_card(town: Town, card: Card, cell: str) -> Town:
    return replace(town, city=place_card(town.city, GRID.index[cell], card), built=(*town.built, cell))


def _build_from_hand(position: Position, seat: int, move: Build) -> Position:
    town = _lay_card(position.towns[seat], move.card, move.at)
    price = PRINTED.leisure_price if move.card == "L" else 0
    return position.put_town(
        seat, replace(town, hand=remove_card(town.hand, move.card), money=max(0, town.money - price))
    )


def _develop_from_supply(position: Position, seat: int, move: Develop) -> Position:
    town = _lay_card(position.towns[seat], move.card, move.at)
    return replace(position.put_town(seat, town), supply=position.supply.with_added(move.card, -1))


def _buy_industry(position: Position, seat: int, cell: str) -> Position:
    price = industry_price(position, seat)
    town = _lay_card(position.towns[seat], "I", cell)
    town = replace(town, money=max(0, town.money - price), bought=min(MOST_CARDS, town.bought + 1), done=True)
    return replace(position.put_town(seat, town), supply=position.supply.with_added("I", -1))
