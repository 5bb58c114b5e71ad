"""Random corrections, as a table makes them and as nobody would."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from companion.engine.owners_box import SetPrinted
from companion.games.small_city.moves import (
    Correction,
    PhaseToSet,
    SetAction,
    SetDiscs,
    SetMayor,
    SetPhase,
    SetPromise,
    SetRound,
    SetSide,
    SetSquare,
    SetStock,
    SetTile,
    SetTrack,
)
from companion.games.small_city.plan import Plan, names_of, seat_plan
from companion.games.small_city.position import CARDS, Disc, Position
from companion.games.small_city.printed import COLOURS, KINDS, Colour, Kind
from companion.games.small_city.shapes import Laying

TRACKS = ("money", "votes", "pollution", "size", "career", "central", "buried")
PRINTED = (("warehouse", "2"), ("cubes-w", "30"), ("stock-R", "80"), ("tile-R3", "###"), ("promise-7", "18"))


def corrections(position: Position, rng: Random) -> Iterator[Correction]:
    """Yield one correction of each kind, about random seats and squares."""
    count = len(position.towns)
    seat, other = rng.randrange(count), rng.randrange(count)
    here = seat_plan(position, seat)
    at, near = rng.choice(here.grid.names), rng.choice(here.grid.names)
    kind = rng.choice(KINDS)
    cells = names_of(here, _somewhere(here, kind, rng))
    colours: tuple[Colour, ...] = tuple(rng.choices(COLOURS, k=rng.randrange(3)))
    yield SetTrack(seat, rng.choice(TRACKS), rng.randrange(40))  # type: ignore[arg-type]
    yield SetTile(seat, kind, cells)
    yield SetTile(seat, None, (at,))
    yield SetSquare(seat, near, citizen=other)
    yield SetSquare(seat, rng.choice(cells), citizen=rng.choice((None, other)), cubes=colours)
    yield SetSquare(seat, at, grave=other)
    yield SetStock(rng.choice(("R", "w", "P", "ME", "CL", "UN", "PO", "FI")), rng.randrange(40))
    yield SetDiscs(other, (Disc(rng.randrange(1, 3), rng.randrange(1, 5)), Disc(rng.randrange(2, 5), 2)))
    yield SetPromise(seat, rng.randrange(33))
    yield SetAction(other, rng.choice((*CARDS, None)))
    yield SetMayor(other)
    yield SetRound(rng.randrange(1, 9))
    yield SetSide(seat, rng.choice(("easy", "expert")))
    yield SetPhase(rng.choice(get_args(PhaseToSet)))
    yield SetPrinted(*rng.choice(PRINTED))


def _somewhere(here: Plan, kind: Kind, rng: Random) -> Laying:
    """Return a way to lay a tile: mostly beside what lies there, as towns grow, else anywhere."""
    every = here.box.layings(kind, here.grid)
    near = here.grid.halo(here.covered)
    beside = [each for each in every if each.mask & near and not each.mask & here.covered]
    return rng.choice(beside if beside and rng.random() < 0.7 else every)


KINDS_OF_CORRECTION = get_args(Correction)
