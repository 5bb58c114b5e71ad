"""Moves of Roll Into Town as nobody would say them, for the conformance suite."""

from collections.abc import Iterator
from random import Random

from companion.games.roll_into_town.marks import BUILDINGS, COASTS, ICONS, RIVERS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import STEPS, Position
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.oracle_map import map_of, name_of


def anywhere(position: Position, seat: int, rng: Random, token: str = "") -> str:
    """Return a square, off the map now and then. One that shows something, if there is any."""
    here = map_of(position, seat)
    squares = [square for square, shown in here.items() if shown[0] == token] or list(here)
    return "n13" if rng.random() < 0.03 else name_of(rng.choice(squares))


def some_goods(rng: Random) -> Goods:
    """Something that is given away, often nothing."""
    if rng.random() < 0.4:
        return Goods()
    return Goods(*(rng.choice((0, 0, 0, 0, 1, 2, 2, 2, 4, 6, -2)) for _ in range(3)))


def strange(position: Position, seat: int, rng: Random) -> Iterator[Move]:
    """Yield some moves as nobody would say them."""
    for _ in range(12):
        icon = rng.choice(ICONS)
        shapes = {"river": RIVERS, "coast": COASTS}.get(icon, ("",))
        sides = rng.choice(shapes if rng.random() < 0.9 else ("", "n", "ns", "nesw", "es"))
        die = rng.choice(position.dice) if position.dice and rng.random() < 0.8 else rng.randrange(1, 7)
        token = rng.choice((".", ".", ".", ""))
        at = anywhere(position, seat, rng, token)
        yield Draw(die, icon, at, sides, rng.choice((-1, 0, 0, 1)))
    for _ in range(12):
        building, token = rng.choice(BUILDINGS), rng.choice((".", ".", "C", ""))
        at = anywhere(position, seat, rng, token)
        yield Build(building, at, rng.random() < 0.2, some_goods(rng))
    for _ in range(2):
        yield Fell(anywhere(position, seat, rng, rng.choice(("l", ""))))
        yield Grow(anywhere(position, seat, rng, "T"), anywhere(position, seat, rng, "."))
    yield Done(rng.choice(STEPS))
    yield Rub()
    yield Roll(tuple(rng.randrange(1, 7) for _ in range(rng.randrange(1, 6))))
