"""Random corrections of Sweet Lands, as a table makes them and as nobody would."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from companion.engine.owners_box import Reread
from companion.games.sweet_lands import corrections as fix
from companion.games.sweet_lands.position import PHASES, Position, Spot
from companion.games.sweet_lands.vocabulary import CHARACTERS, COLUMNS, ELEMENTS, PROPERTIES, RESOURCES, Stock
from tests.games.sweet_lands.full_box import full_box

HEXES = ("0,0", "1,0", "0,1", "-1,0", "0,-1", "1,-1", "-1,1", "2,0", "0,2", "-2,1", "3,-1", "6,0", "9,9")
EDGES = ("0,0|1,0", "0,0|0,1", "1,-1|1,0", "2,-1|1,0", "0,1|1,1", "5,0|6,0", "1,0|9,9")
COUNTS = ("terrain", "roads", "rabbits", "tents", "houses", "buildings", "labs", "coffees", "tower", "ports")
TRACKED = ("/cards", "/characters", "/maps", "industry", "card-5", "gone")
ANSWERS = tuple(sorted(full_box().items()))


def _pieces(seat: int, rng: Random) -> Iterator[fix.Correction]:
    for _ in range(3):
        at = rng.choice(HEXES)
        tile = "none" if at == "0,0" else rng.choice(("down", "flipped"))
        kind = rng.choice((None, *PROPERTIES))
        spot = Spot(at, tile, 0, kind, 1 if kind else 0, rng.random() < 0.3)  # type: ignore[arg-type]
        yield fix.SetSpot(seat, spot)
        yield fix.SetRoad(seat, rng.choice(EDGES), rng.random() < 0.7)
    yield fix.ClearSpot(seat, rng.choice(HEXES))
    yield fix.SetSkill(seat, rng.randrange(1, 13), rng.random() < 0.3, rng.choice(("up", "down", "gone")))
    yield fix.SetAutomated(seat, rng.choice(COLUMNS), rng.randrange(4))
    cards = tuple(rng.sample(range(13), rng.randrange(4)))
    yield fix.SetAutomatedCards(seat, rng.choice(COLUMNS), cards)
    yield fix.SetPassingCards(seat, tuple(rng.sample((5, 10, 15, 40), rng.randrange(3))))
    yield fix.SetRabbitPlace(seat, rng.randrange(1, 8), rng.random() < 0.5)


def _numbers(seat: int, rng: Random) -> Iterator[fix.Correction]:
    yield fix.SetStock(seat, rng.choice(get_args(Stock)), rng.choice((0, 1, 2, 9, 14, 60, 150)))
    yield fix.SetSpace(seat, rng.choice(RESOURCES), rng.randrange(12))
    yield fix.SetTrack(seat, rng.randrange(1, 7), rng.randrange(7))
    yield fix.SetMultiplier(seat, rng.choice(ELEMENTS), rng.randrange(-1, 5))
    yield fix.SetMark(seat, rng.randrange(1, 7), rng.randrange(5))
    yield fix.SetFlag(seat, rng.choice(("wonder", "ability_used")), rng.random() < 0.5)
    yield fix.SetHelper(seat, rng.randrange(17))
    yield fix.SetMilestones(seat, rng.randrange(4))
    yield fix.SetOwnMilestones(seat, tuple(rng.choice((0, 1, 2, 3)) for _ in range(rng.randrange(3))))
    yield fix.SetClaimed(rng.randrange(6))


def corrections(position: Position, rng: Random) -> Iterator[fix.Correction]:
    """Yield some corrections of each kind, about random seats. Some about hexes that no map has."""
    seat = rng.randrange(position.count)
    yield from _numbers(seat, rng)
    yield from _pieces(seat, rng)
    yield fix.SetCharacter(seat, rng.choice(("", *CHARACTERS)), rng.choice(("A", "B1", "B2")))
    what = rng.choice(("milestone", "final", "advanced"))
    yield fix.SetTiles(what, tuple(rng.sample(range(1, 11), rng.randrange(5))))  # type: ignore[arg-type]
    yield fix.SetDisc(rng.choice(("A", "E", "L", "X1")), rng.randrange(1, 4), rng.choice((None, seat)))
    yield fix.SetEnd(rng.randrange(1, 7), rng.choice((None, seat)))
    yield from (fix.SetPrinted(*rng.choice(ANSWERS)) for _ in range(4))
    yield Reread(*rng.choice(ANSWERS))
    yield fix.SetTracked(rng.choice(TRACKED), rng.random() < 0.6)
    if rng.random() < 0.2:
        yield fix.SetTurn(rng.randrange(1, 6), rng.choice(PHASES), seat, seat)
    if rng.random() < 0.1:
        yield fix.SetCount(seat, rng.choice(COUNTS), rng.randrange(6))  # type: ignore[arg-type]
