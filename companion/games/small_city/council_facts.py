"""Facts of the council that people ask for: the next step in each row, its price and its effect."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Phrase, Who, Word, amount_phrase
from companion.games.small_city.phases.rows import (
    DISCS,
    GOODS,
    LAST_STEP,
    ROWS,
    SIZES,
    disc_step,
    economy_gain,
    step_price,
    tourism_citizens,
)
from companion.games.small_city.position import Position

FACTS = (
    ("row_industry", "council.industry"),
    ("row_construction", "council.construction"),
    ("row_economy", "council.economy"),
    ("row_tourism", "council.tourism"),
)
"""Fact and section of each row."""


def council_facts(position: Position, seat: int) -> Iterator[TableFact]:
    """Yield the next step of a seat in every row of the council."""
    town = position.towns[seat]
    for row, fact in zip(ROWS, FACTS, strict=True):
        step = disc_step(town, row) + 1
        line, params = "row_end", _row_params(seat, row)
        if step <= LAST_STEP:
            line = "row_restart" if step == 1 and len(town.discs) == DISCS else "row_step"
            params = {
                **params,
                "step": step,
                "price": step_price(position, step),
                **_effect(position, row, step),
            }
        yield TableFact(*fact, line, params, seat)


def _row_params(seat: int, row: int) -> Params:
    return {"seat": Who(seat), "row": Word(f"row-{row}")}


def _effect(position: Position, row: int, step: int) -> Params:
    """Name what a step gives: one of several where the row lets its owner choose."""
    match row:
        case 1:
            gives = tuple(amount_phrase(f"cube-{colour}", count) for colour, count in GOODS[step - 1].items())
        case 2:
            gives = (Phrase("gives-tile", (("size", SIZES[step - 1]),)),)
        case 3:
            count = economy_gain(position, step)
            gives = (Phrase("gives-votes", (("count", count),)), amount_phrase("money", count))
        case _:
            gives = (Phrase("gives-guests", (("count", tourism_citizens(position, step)),)),)
    return {"gives": gives}
