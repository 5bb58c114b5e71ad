"""Tables to carry: as people play them, and as nobody ever would; all the same for the same dice."""

from collections.abc import Hashable
from functools import lru_cache
from math import log
from random import Random
from typing import Any

from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.playout import playout
from companion.engine.record import LATEST
from companion.engine.setup import Seat, Setup, colours_for, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.sharing.codec import pack
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN, in_another_order, one_more

AnyTable = Table[Any, Any, Any]
AnyGame = Game[Any, Any, Any]

FOUR = ("Ann", "Ben", "小明", "Dan")
SCRIPTS = (
    "Ann",
    "李小龍",
    "Zoë",
    "Łukasz",
    "Ольга",
    "משה",
    "👩‍👩‍👧",
    "a-b c_d'",
    "名前です",
    "\U0001f600x",
    "Ω" * 40,
    "ß7",
)
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
IDS = ("K7QXM2ZP9RTA", "0f3c9a", "table-4-1", "Zz-0", "x" * 40)


@lru_cache(maxsize=256)
def wild(game_id: str, seed: Hashable, steps: int = 60) -> AnyTable:
    """Return a table with everything in it: any names, rulings, seats, notes, jumps in time, and disorder."""
    rng, game = Random(f"wild/{seed}"), GAMES[game_id]
    count = rng.choice(tuple(game.seats))
    colours = colours_for(game.seats[-1])
    seats = tuple(Seat(rng.choice(SCRIPTS), colour) for colour in rng.sample(colours, count))
    rulings = {r.id: rng.choice(r.readings) for r in game.rulings if rng.random() < rng.choice((0.1, 0.9))}
    setup = Setup(seats, rulings, rng.randrange(count), "score" if rng.random() < 0.1 else "play")
    at = rng.choice((0, 1, 999, BEGAN + rng.randrange(10**9), LATEST))
    table: AnyTable = Table.set_up(game, rng.choice(IDS), setup, at)
    disorder = rng.choice((0.0, 0.03, 0.15))
    for _ in range(rng.randrange(steps + 1)):
        at = min(max(at + rng.choice((0, 3_000, 14_999, 15_000, 10**6, -7_000, -(10**8), 10**11)), 0), LATEST)
        table = one_more(table, rng, at, disorder)
    return table


def from_the_middle(table: AnyTable, rng: Random) -> AnyTable:
    """Begin another table where some table stands, or stood."""
    begun = Table.set_up(table.game, "middle", table.header.setup, BEGAN, table.at_step(len(table.done) // 2))
    for i in range(12):
        begun = one_more(begun, rng, BEGAN + i * 20_000, 0.1)
    return begun


@lru_cache(maxsize=64)
def evening(
    seed: int, game_id: str, names: tuple[str, ...] = FOUR, *, limit: int = 2_000, opened: int | None = None
) -> AnyTable:
    """Return a complete game as it comes about: 3 to 60 s between entries, three corrections, two undos.

    Cards and squares are random, which is dearer than play with a plan.

    Args:
        seed: of the dice.
        game_id: the game.
        names: of the people.
        limit: moves after which it ought to be over.
        opened: which of the game's drawn openings it begins with; the usual one by default.
    """
    rng, game = Random(f"evening/{seed}"), GAMES[game_id]
    at = BEGAN + rng.randrange(10**10)
    table_id = "".join(rng.choice(LETTERS) for _ in range(12))
    setup = Setup(make_seats(*names), start=rng.randrange(len(names)))
    begun = None if opened is None else parts_of(game_id).opened(game.start(setup), opened)
    table: AnyTable = Table.set_up(game, table_id, setup, at, begun)
    special = {40: "undo", 90: "undo", 30: "correct", 60: "correct", 100: "correct"}
    for step in range(limit):
        if not game.actors(table.position):
            return table
        at += int(1000 * min(60, max(3, rng.lognormvariate(log(13.4), 0.75))))
        if special.get(step) == "undo":
            table = table.undo(at=at, by=table.entries[-1].by)
        elif special.get(step) == "correct":
            table = _mended(table, rng, at)
        else:
            seat = rng.choice(game.actors(table.position))
            move = rng.choice(game.moves(table.position, seat))
            table = table.play(seat, in_another_order(table, seat, move, rng), at=at, by=seat)
    raise AssertionError("no end")


@lru_cache(maxsize=64)
def packed(seed: int, game_id: str) -> bytes:
    """Return the code of such an evening, made once for all tests."""
    return pack(evening(seed, game_id))


def _mended(table: AnyTable, rng: Random, at: int) -> AnyTable:
    """Return a random correction after which the game can still be played to its end."""
    while True:
        correction = rng.choice(parts_of(table.game.id).corrections(table.position, rng))
        try:
            mended = table.correct(correction, at=at)
        except Impossible:
            continue
        if _ends(mended):
            return mended


def _ends(table: AnyTable) -> bool:
    """Tell if no random play of a few comes to a dead end."""
    try:
        for seed in range(3):
            for _step in playout(table.game, table.position, Random(seed)):
                pass
    except RuntimeError:
        return False
    return True


@lru_cache(maxsize=8)
def an_evening(seed: int = 0) -> AnyTable:
    """Return one complete game of the first game there is, played once for all tests."""
    return evening(seed, next(iter(GAMES)))
