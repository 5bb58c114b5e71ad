"""Legal cells and prices of a card: to build, to develop or to buy, by the phase."""

from collections.abc import Mapping
from typing import Any

from companion.engine.area import Area
from companion.engine.gains import Gain
from companion.engine.price import Price
from companion.engine.rules import AreaRule
from companion.engine.survey import Aim, Survey, survey_cells
from companion.engine.verdict import Verdict
from companion.games.card_city.city import GRID
from companion.games.card_city.laying import Laying, laid_card
from companion.games.card_city.moves import Build, Buy, Develop, Move
from companion.games.card_city.phases import build, buy, develop
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import CARDS, PRINTED, Card, Position
from companion.games.card_city.site import Site, create_site
from companion.games.card_city.turn import PHASES, position_to_judge

PLACES: Mapping[type[Any], tuple[AreaRule[Site], ...]] = {
    Build: build.PLACES,
    Develop: develop.PLACES,
    Buy: buy.PLACES,
}
"""By what lays a card, everything that can stand against where it lies."""

_CARDS: Mapping[str, Card] = {card: card for card in CARDS}


def placement(position: Position, _seat: int, piece: str, target: str) -> Laying:
    """Return the move that lays `piece` on `target` in the current phase.

    Raises:
        KeyError: there is no such card.
    """
    card = _CARDS[piece]
    if card == "I" and position.phase in ("income", "buy"):
        return Buy(target)
    return Develop(card, target) if position.phase == "develop" else Build(card, target)


def aim_of(_position: Position, _seat: int, move: Move) -> Aim | None:
    """Return the card that a move lays, and its cell. Inverse of `placement`."""
    return Aim(laid_card(move), move.at) if isinstance(move, Build | Develop | Buy) else None


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Judge a card on every cell.

    Raises:
        KeyError: there is no such card.
    """
    move = placement(position, seat, piece, GRID.names[0])
    position = position_to_judge(position, move)
    if not PHASES.stage_of(position).has(move):
        not_now = Verdict((PHASES.phase_violation(position, move),))
        return Survey(seat, piece, dict.fromkeys(GRID.names, not_now))
    return survey_cells(PLACES[type(move)], GRID, create_site(position, seat, _CARDS[piece]), seat, piece)


def area(position: Position, seat: int) -> Area:
    """Return a seat's city as an area."""
    city = position.towns[seat].city
    return Area(GRID, {name: (card,) for name, card in zip(GRID.names, city, strict=True) if card != "."})


def price(position: Position, seat: int, piece: str, _target: str) -> Price | None:
    """Return the price of leisure when built, or of an industry when bought. Other cards are free."""
    if piece == "I":
        return Price("buy.price", (Gain("money", industry_price(position, seat)),))
    if position.phase == "develop":
        return Price("develop")
    dear = (Gain("money", PRINTED.leisure_price),) if piece == "L" else ()
    return Price("build.leisure" if piece in ("L", "P") else "build", dear)
