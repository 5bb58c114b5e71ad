"""Random corrections, as a table makes them and as nobody would."""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games.citadels.moves import (
    Correction,
    SetCitySize,
    SetCrown,
    SetDistrict,
    SetFirst,
    SetGold,
    SetHand,
    SetNamed,
    SetRole,
    SetRound,
    SetTurn,
)
from companion.games.citadels.position import Position, Turn, by_kind
from companion.games.citadels.printed import DISTRICTS, ROLES


def corrections(position: Position, rng: Random) -> Iterator[Correction]:
    """One correction of each kind at least, about random seats, some of which nobody sits on."""
    count = position.count
    seat, other = rng.randrange(count), rng.randrange(count + (rng.random() < 0.1))
    flags: dict[str, Any] = {
        name: rng.random() < 0.5 for name in ("acted", "paid", "used", "laboratory", "workshop")
    }
    held = rng.randrange(5)
    cards = rng.sample(DISTRICTS, rng.randrange(held + 1))
    yield SetGold(other, rng.randrange(30))
    yield SetHand(seat, held, tuple(cards) if rng.random() < 0.5 else by_kind(cards))
    for _ in range(3):
        times = rng.choice((0, 1, 1, 1, 2, 5))
        yield SetDistrict(rng.randrange(count), rng.choice(DISTRICTS), times, rng.random() < 0.3)
    if city := position.players[seat].city:
        yield SetDistrict(seat, rng.choice(city).district, 0)
    yield SetRole(seat, rng.choice(ROLES))
    yield SetRole(other, rng.choice((*ROLES, None)))
    yield SetNamed("assassin", rng.choice((*ROLES, None)))
    yield SetNamed("thief", rng.choice((*ROLES, None)))
    yield SetTurn(Turn(other, rng.choice(ROLES), built=rng.randrange(4), **flags))
    yield SetCrown(other)
    yield SetFirst(rng.choice((seat, None)))
    yield SetCitySize(rng.choice((7, 8, 10)))
    yield SetRound(rng.randrange(1, 20))
