"""Tables as people make them: moves, overrulings, corrections, and things taken back and brought back."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.engine.table import NothingToUndo, Table
from tests.conformance.parts import Parts, parts_of

AnyTable = Table[Any, Any, Any]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo")
BEGAN = 1_790_000_000_000
"""When every table in these tests was set up, in milliseconds since 1970."""
NOTES = ("", "we agreed", "說好的，下不為例", "\n\t“…”", "x" * 200, "ni\u0301ce 🎲")


def set_up(
    game: Game[Any, Any, Any], parts: Parts, count: int, number: int, box: Mapping[str, str] | None = None
) -> AnyTable:
    """Return a numbered table before its first move."""
    rulings = dict(parts.rulings[number % len(parts.rulings)])
    setup = Setup(make_seats(*NAMES[:count]), rulings, start=number % count, box=dict(box or {}))
    return Table.set_up(game, f"table-{count}-{number}", setup, BEGAN)


def _play_random_move(table: AnyTable, rng: Random, at: int) -> AnyTable | None:
    seat = rng.choice(table.game.actors(table.position))
    moves = table.game.moves(table.position, seat)
    return table.play(seat, rng.choice(moves), at=at, by=seat) if moves else None


def _overrulable(table: AnyTable, seat: int, rng: Random) -> Any:
    """Return a move that breaks rules but can be shown. None if none is found soon."""
    candidates = list(table.game.candidates(table.position, seat))
    for move in rng.sample(candidates, min(40, len(candidates))):
        verdict = table.game.verdict(table.position, seat, move)
        if verdict.possible and not verdict.legal:
            return move
    return None


def _overruled(table: AnyTable, rng: Random, at: int) -> AnyTable:
    seat = rng.choice(table.game.actors(table.position))
    move = _overrulable(table, seat, rng)
    return table.overrule(seat, move, at=at, note=rng.choice(NOTES)) if move else table


def _taken_back(table: AnyTable, rng: Random, at: int) -> AnyTable:
    """Return some entries undone, and some of them redone, each leading if it led before."""
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
    """Play random moves until nobody is asked, and return the table.

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
            moved = _play_random_move(table, rng, at)
            assert moved is not None, f"dead end in {table.position}"
            table = moved
    raise AssertionError(f"no end after {limit} steps")


def corrected(table: AnyTable, parts: Parts, rng: Random, at: int) -> AnyTable:
    """Return the table after one of each correction."""
    for correction in parts.corrections(table.position, rng):
        table = table.correct(correction, at=at)
    return table


def in_another_order(table: AnyTable, seat: int, move: Any, rng: Random) -> Any:
    """Return the move with the things in its tuples named in another order, where that is legal too."""
    changes = {
        name: tuple(rng.sample(one, len(one)))
        for name in type(move).__struct_fields__
        if isinstance(one := getattr(move, name), tuple)
    }
    other = replace(move, **changes)
    return other if table.game.verdict(table.position, seat, other).legal else move


def one_more(table: AnyTable, rng: Random, at: int, disorder: float) -> AnyTable:
    """Return the table after one more entry, or the same table where the dice asked for what cannot be."""
    game, position = table.game, table.position
    by = rng.choice((None, 0, 1, 7)) if rng.random() < disorder else None
    dice = rng.random()
    try:
        if dice < disorder:
            corrections = parts_of(game.id).corrections(position, rng)
            return table.correct(rng.choice(corrections), at=at, by=by) if corrections else table
        if dice < 2 * disorder:
            return table.undo(at=at, by=by)
        if dice < 3 * disorder:
            return table.redo(at=at, by=by)
    except (NothingToUndo, Impossible):
        return table
    seat = rng.choice(game.actors(position) or (0,))
    by = rng.choice((seat, seat, seat, by))
    if dice < 4 * disorder:
        broken = _overrulable(table, seat, rng)
        return table.overrule(seat, broken, at=at, by=by, note=rng.choice(NOTES)) if broken else table
    moves = game.moves(position, seat)
    if not moves:
        return table
    return table.play(seat, in_another_order(table, seat, rng.choice(moves), rng), at=at, by=by)


def small_table(game: Game[Any, Any, Any], **setup: Any) -> Setup:
    """Return a table of two, or of as many as come nearest to that in this game."""
    count = min(max(2, game.seats[0]), game.seats[-1])
    return Setup(make_seats(*NAMES[:count]), **setup)
