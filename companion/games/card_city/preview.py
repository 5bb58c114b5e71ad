"""Preview of a placement's effects, before it is made."""

from collections.abc import Iterator
from typing import Any

from companion.engine.notice import Notice
from companion.engine.points import Points, add_points
from companion.engine.words import Params
from companion.games.card_city.city import GRID, cells_beside, districts, layout
from companion.games.card_city.laying import lay_and_pay
from companion.games.card_city.log import card_word
from companion.games.card_city.moves import Build, Buy, Develop
from companion.games.card_city.phases.income import income
from companion.games.card_city.placing import card_limit, count_cards
from companion.games.card_city.position import Position, Town
from companion.games.card_city.scoring import lines
from companion.games.card_city.turn import judged_in
from companion.kit.tuples import as_tuple


@as_tuple
def preview(position: Position, seat: int, move: Any) -> Iterator[Notice]:
    """Yield the changes for the seat: district, points, income, money, and the room under its limit."""
    if not isinstance(move, Build | Develop | Buy) or move.at not in GRID.index:
        return
    position = judged_in(position, move)
    after = lay_and_pay(position, seat, move)
    yield from _district(position, seat, move)
    old, new = position.towns[seat], after.towns[seat]
    for name, delta in (
        ("points", _worth(after, new) - _worth(position, old)),
        ("income", income(new) - income(old)),
        ("money", new.money - old.money),
    ):
        if delta:
            yield Notice(name, seat, {"delta": delta})
    city = layout(new.city)
    yield Notice("limit", seat, {"left": max(0, card_limit(city) - count_cards(after, city))})


def _worth(position: Position, town: Town) -> Points:
    return add_points(line.points for line in lines(position, town))


def _district(position: Position, seat: int, move: Build | Develop | Buy) -> Iterator[Notice]:
    if isinstance(move, Buy) or move.card not in ("R", "C"):
        return
    cell = 1 << GRID.index[move.at]
    beside = [d for d in districts(layout(position.towns[seat].city).of(move.card)) if cells_beside(d) & cell]
    size = 1 + sum(district.bit_count() for district in beside)
    card: Params = {"card": card_word(move.card)}
    if not beside:
        yield Notice("new_district", seat, card)
    elif len(beside) == 1:
        yield Notice("district", seat, {**card, "from": size - 1, "to": size})
    else:
        yield Notice("merge", seat, {**card, "size": size})
