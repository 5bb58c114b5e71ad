"""Openings of Small City from which random play goes where it seldom would: towns that have grown full."""

from random import Random

from companion.games.small_city import GAME
from companion.games.small_city.moves import Found, SetTile
from companion.games.small_city.plan import names_of, seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import CULTURE, KINDS, Kind


def crowded(position: Position, rng: Random) -> Position:
    """Fill every town with its City Hall and many tiles around its schools, so that much influences much."""
    if position.phase != "setup":
        return position
    for seat in range(len(position.towns)):
        halls = [move for move in GAME.moves(position, seat) if isinstance(move, Found)]
        position = GAME.apply(position, seat, rng.choice(halls))
        schools = rng.sample(CULTURE, rng.randint(0, len(CULTURE)))
        for kind in (*schools, *rng.choices(KINDS, k=rng.randint(4, 16))):
            position = close(position, seat, kind, rng)
    return position


def close(position: Position, seat: int, kind: Kind, rng: Random) -> Position:
    """Return the town with one more tile, where it touches as many as it can.

    The same if there is no room.
    """
    here = seat_plan(position, seat)
    room = here.area(position.towns[seat].size) & ~here.covered
    ways = [way for way in here.box.layings(kind, here.grid) if not way.mask & ~room]
    if kind == "CH" or not ways:
        return position
    touching = [(sum(1 for halo in here.halos if halo & way.mask), rng.random(), way) for way in ways]
    best = max(touching, key=lambda each: each[:2])[2]
    return GAME.correct(position, SetTile(seat, kind, names_of(here, best)))
