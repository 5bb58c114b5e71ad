"""Moves of Citadels that tell cards, and others as nobody would say them, for the conformance suite."""

from collections.abc import Iterator
from random import Random

from companion.games.citadels import moves
from companion.games.citadels.position import Position
from tests.games.citadels import oracle
from tests.games.citadels.oracle_cards import CALLED, DECK, standing


def strange(position: Position, seat: int, rng: Random) -> Iterator[moves.Move]:
    """Yield some of both if a seat is asked, and all that the rules know how to name."""
    yield from oracle.nameable(position, seat)
    if seat in oracle.waits(position):
        yield from telling(position, seat, rng)
        yield from anything(rng)


def after(position: Position, seat: int, move: moves.Move) -> Position | None:
    """Return the position after a legal move.

    Where corrections put two Graveyards, of which there is only one, nobody says who is to be asked.
    """
    return None if standing(position, "graveyard") > 1 else oracle.after(position, seat, move)


def telling(position: Position, seat: int, rng: Random) -> Iterator[moves.Move]:
    """Yield some moves that tell cards: those of the hand, and any others."""
    cards = (*position.players[seat].cards, *rng.choices(list(DECK), k=4))
    some = tuple(rng.choices(cards, k=rng.randrange(1, 4)))
    more = tuple(rng.choices(cards, k=rng.randrange(4)))
    yield from (moves.Draw(some), moves.Take(some), moves.Workshop(some), moves.Laboratory(some[0]))
    most = position.players[seat].hand
    yield from (moves.Exchange(number, some, more) for number in (1, len(some), max(1, most), most + 1))


def anything(rng: Random) -> Iterator[moves.Move]:
    """Yield some moves of dealing, choosing and calling as nobody would say them."""
    for _ in range(4):
        roles = rng.choices(CALLED, k=rng.randrange(4))
        up = tuple(sorted(roles, key=CALLED.index) if rng.random() < 0.8 else roles)
        yield moves.Deal(up, rng.choice((*CALLED, *up, None)))
        yield moves.Pick(rng.choice(CALLED), rng.choice((*CALLED, None, None)))
        yield moves.Answer(rng.choice(CALLED), rng.choice((*range(7), None)))
