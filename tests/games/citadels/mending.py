"""Random corrections, as a table makes them and as nobody would."""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games.citadels import moves
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import DISTRICTS, ROLES


def corrections(position: Position, rng: Random) -> Iterator[moves.Correction]:
    """Yield one correction of each kind, about random seats."""
    count = len(position.players)
    seat, other = rng.randrange(count), rng.randrange(count)
    hand = rng.randrange(7)
    cards = sorted(rng.sample(DISTRICTS, rng.randrange(hand + 1)), key=DISTRICTS.index)
    yield moves.SetGold(seat, rng.randrange(30))
    yield moves.SetHand(other, hand, tuple(cards))
    for _ in range(3):
        town, district = rng.randrange(count), rng.choice(DISTRICTS)
        yield moves.SetDistrict(town, district, rng.choice((0, 1, 1, 1, 2)), rng.random() < 0.5)
    yield moves.SetRole(seat, rng.choice((*ROLES, None)))
    yield moves.SetNamed("assassin", rng.choice((*ROLES, None)))
    yield moves.SetNamed("thief", rng.choice((*ROLES, None)))
    yield moves.SetTurn(Turn(other, rng.choice(ROLES), acted=rng.random() < 0.5, built=rng.randrange(2)))
    yield moves.SetCrown(seat)
    yield moves.SetFirst(rng.choice((other, None)))
    yield moves.SetCitySize(rng.choice((5, 7, 8, 10)))
    yield moves.SetRound(rng.randrange(1, 20))
    yield moves.SetCall(rng.choice((rng.randint(1, 8), max(1, position.calling))))
    if rng.random() < 0.5:
        yield moves.SetDealing()


def wilder_corrections(position: Position, rng: Random) -> Iterator[moves.Correction]:
    """Yield those, and more of them: about seats where nobody sits, of cards in any order, turns in any
    state.
    """
    yield from corrections(position, rng)
    count = position.count
    seat, other = rng.randrange(count), rng.randrange(count + (rng.random() < 0.1))
    flags: dict[str, Any] = {
        name: rng.random() < 0.5 for name in ("acted", "paid", "used", "laboratory", "workshop")
    }
    hand = rng.randrange(5)
    yield moves.SetGold(other, rng.randrange(30))
    yield moves.SetHand(seat, hand, tuple(rng.sample(DISTRICTS, rng.randrange(hand + 1))))
    yield moves.SetDistrict(seat, rng.choice(DISTRICTS), rng.choice((2, 5)), rng.random() < 0.3)
    if city := position.players[seat].city:
        yield moves.SetDistrict(seat, rng.choice(city).district, 0)
    yield moves.SetRole(seat, rng.choice(ROLES))
    yield moves.SetRole(other, rng.choice((*ROLES, None)))
    yield moves.SetTurn(Turn(other, rng.choice(ROLES), built=rng.randrange(4), **flags))
    yield moves.SetCrown(other)
    yield moves.SetDealing()
