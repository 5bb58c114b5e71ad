"""Tables as people make them: moves, overrulings, corrections, and things taken back and brought back."""

from random import Random
from typing import Any

from companion.engine.game import Game
from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from tests.conformance.parts import Parts

AnyTable = Table[Any, Any, Any]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal")
BEGAN = 1_790_000_000_000
"""When every table in these tests was set up, in milliseconds since 1970."""


def set_up(game: Game[Any, Any, Any], parts: Parts, count: int, number: int) -> AnyTable:
    """A numbered table before its first move."""
    rulings = dict(parts.rulings[number % len(parts.rulings)])
    setup = Setup(seated(*NAMES[:count]), rulings, start=number % count)
    return Table.set_up(game, f"table-{count}-{number}", setup, BEGAN)


def _moved(table: AnyTable, rng: Random, at: int) -> AnyTable | None:
    seat = rng.choice(table.game.actors(table.position))
    moves = table.game.moves(table.position, seat)
    return table.play(seat, rng.choice(moves), at=at, by=seat) if moves else None


def _overruled(table: AnyTable, rng: Random, at: int) -> AnyTable:
    """A move that breaks rules but can be shown, if one is found soon."""
    seat = rng.choice(table.game.actors(table.position))
    candidates = list(table.game.candidates(table.position, seat))
    for move in rng.sample(candidates, min(60, len(candidates))):
        verdict = table.game.verdict(table.position, seat, move)
        if verdict.possible and not verdict.legal:
            return table.overrule(seat, move, at=at, note=rng.choice(("", "we agreed")))
    return table


def _taken_back(table: AnyTable, rng: Random, at: int) -> AnyTable:
    """Some entries undone, and some of them redone, each leading where it led before."""
    before = [table]
    for _ in range(rng.randrange(1, 4)):
        if not table.done:
            break
        table = table.undo(at=at)
        assert table.position == before[-1].at_step(len(before[-1].done) - 1)
        before.append(table)
    for _ in range(rng.randrange(len(before))):
        before.pop()
        table = table.redo(at=at)
        assert table.position == before[-1].position
        assert table.done == before[-1].done
    return table


def play_out(table: AnyTable, rng: Random, *, disorder: float = 0.0, limit: int = 3_000) -> AnyTable:
    """The table after random moves until nobody is asked.

    Args:
        table: where to begin.
        rng: the dice.
        disorder: the share of steps that are an undo, and as many overrulings.
        limit: how many steps there are at most.
    """
    for step in range(limit):
        if not table.game.actors(table.position):
            return table
        at, dice = BEGAN + 1000 * (step + 1), rng.random()
        if dice < disorder:
            table = _taken_back(table, rng, at)
        elif dice < 2 * disorder:
            table = _overruled(table, rng, at)
        else:
            moved = _moved(table, rng, at)
            assert moved is not None, f"dead end in {table.position}"
            table = moved
    raise AssertionError(f"no end after {limit} steps")


def corrected(table: AnyTable, parts: Parts, rng: Random, at: int) -> AnyTable:
    """The table after one of each correction."""
    for correction in parts.corrections(table.position, rng):
        table = table.correct(correction, at=at)
    return table
