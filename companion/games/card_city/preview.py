"""Preview of a placement's effects, before it is made."""

from collections.abc import Iterator
from typing import Any

from companion.engine.notice import Notice
from companion.engine.points import Points, add_points
from companion.engine.words import Params
from companion.games.card_city.city import GRID, cells_beside, compute_layout, split_districts
from companion.games.card_city.laying import lay_and_pay
from companion.games.card_city.log import card_word
from companion.games.card_city.moves import Build, Buy, Develop
from companion.games.card_city.phases.income import compute_income
from companion.games.card_city.placing import card_limit, count_limited_cards
from companion.games.card_city.position import Position, Town
from companion.games.card_city.scoring import score_lines
from companion.games.card_city.turn import position_to_judge
from companion.kit.tuples import as_tuple


@as_tuple
def preview(position: Position, seat: int, move: Any) -> Iterator[Notice]:
    """Yield the changes for the seat: district, points, income, money, and the room under its limit."""
    if not isinstance(move, Build | Develop | Buy) or move.at not in GRID.index:
        return
    position = position_to_judge(position, move)
    after = lay_and_pay(position, seat, move)
    yield from _district_notices(position, seat, move)
    old, new = position.towns[seat], after.towns[seat]
    for name, delta in (
        ("points", _points_of_town(after, new) - _points_of_town(position, old)),
        ("income", compute_income(new) - compute_income(old)),
        ("money", new.money - old.money),
    ):
        if delta:
            yield Notice(name, seat, {"delta": delta})
    city = compute_layout(new.city)
    yield Notice("limit", seat, {"left": max(0, card_limit(city) - count_limited_cards(after, city))})


def _points_of_town(position: Position, town: Town) -> Points:
    return add_points(line.points for line in score_lines(position, town))


def _district_notices(position: Position, seat: int, move: Build | Develop | Buy) -> Iterator[Notice]:
    if isinstance(move, Buy) or move.card not in ("R", "C"):
        return
    cell = 1 << GRID.index[move.at]
    beside = [
        d
        for d in split_districts(compute_layout(position.towns[seat].city).mask_of(move.card))
        if cells_beside(d) & cell
    ]
    size = 1 + sum(district.bit_count() for district in beside)
    card: Params = {"card": card_word(move.card)}
    if not beside:
        yield Notice("new_district", seat, card)
    elif len(beside) == 1:
        yield Notice("district", seat, {**card, "from": size - 1, "to": size})
    else:
        yield Notice("merge", seat, {**card, "size": size})
