"""Random corrections, as a table makes them and as nobody would."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from companion.engine.owners_box import SetPrinted
from companion.games.roll_into_town import moves
from companion.games.roll_into_town.marks import TOKENS
from companion.games.roll_into_town.position import STEPS, Position
from tests.games.roll_into_town.oracle_map import map_of, name_of

MAPS = (
    "........./........./.......T./........./....H..../........./........./........./.........",
    ".........../.........../.........../.........../.....H...../.........../.........../.........../...........",
    "......./......./..H.../......./......./.......",
    "......./......./..H..../......./......./.......",
    "......../......../......../...HH.../...HH.../......../......../......../O.......",
)
OUTLINES = ("#./#./##", ".##/##.", "#", "###/.#.", "#.#/###", ".#/##/.#")


def corrections(position: Position, rng: Random) -> Iterator[moves.Correction]:
    """Yield some corrections of each kind, about random seats. Some about squares that no map has."""
    seats = range(len(position.players))
    if position.over:
        yield moves.SetCount(rng.choice(seats), rng.choice(get_args(moves.Counted)), rng.randrange(3))
    for _ in range(4):
        seat = rng.choice(seats)
        square = rng.choice(list(map_of(position, seat)))
        yield moves.SetCell(seat, name_of(square), rng.choice(TOKENS))
    yield moves.SetCell(rng.choice(seats), "m13", rng.choice(TOKENS))
    yield moves.SetGoods(rng.choice(seats), rng.choice(("food", "stone", "wood")), rng.randrange(13))
    yield moves.SetUses(rng.choice(seats), rng.choice(("town_hall", "fountain")), rng.randrange(5))
    yield moves.SetStep(rng.choice(seats), rng.choice(STEPS))
    yield moves.SetDice(tuple(rng.randrange(1, 7) for _ in range(rng.choice((3, 4, 5, 9)))))
    yield moves.SetRound(rng.randrange(1, 13))
    if rng.random() < 0.3:
        yield SetPrinted("map", rng.choice(MAPS))
    yield SetPrinted("cathedral", rng.choice(OUTLINES))
