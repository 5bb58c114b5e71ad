"""The fields of a position, each changed alone: does a verdict change, an answer, a picture?"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.asking.board import ask_seen
from companion.asking.cues import Intent
from companion.asking.names import lexicon
from companion.asking.question import TableQuestion, fact_ids, tags
from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.wire import decode, encode
from companion.games import GAMES
from tests.conformance.parts import parts_of
from tests.conformance.plays import by_phase

AnyGame = Game[Any, Any, Any]
Path = tuple[str | int, ...]

LEFT_OUT = frozenset({"rulings", "own"})
"""What is settled at setup, or in the owner's box, and has pages of its own."""


@dataclass(frozen=True)
class Changed:
    """A position, and the same with one field otherwise."""

    before: Any
    after: Any


def parts(value: Any, path: Path = ()) -> Iterator[tuple[str, Path, Any]]:
    """Yield every field of a position and of what it is made of: its name, where it is, and its value."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if name not in LEFT_OUT:
                inside = getattr(value, name)
                yield f"{type(value).__name__}.{name}", (*path, name), inside
                yield from parts(inside, (*path, name))
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from parts(item, (*path, number))


def put(value: Any, path: Path, new: Any) -> Any:
    """Return a value with something else at a place."""
    if not path:
        return new
    first, *rest = path
    if isinstance(first, str):
        return replace(value, **{first: put(getattr(value, first), tuple(rest), new)})
    return (*value[:first], put(value[first], tuple(rest), new), *value[first + 1 :])


def positions(game_id: str, plays: int) -> list[Any]:
    """Return positions of random plays, some of every phase."""
    count = min(3, GAMES[game_id].seats[-1])
    found = []
    for number in range(plays):
        for alike in by_phase(game_id, count, number)[0].values():
            found += alike[:: max(1, len(alike) // 3)][:4]
    return found


class Fields:
    """The fields of a game's positions, with values that they have in play."""

    def __init__(self, game_id: str, plays: int) -> None:
        self.game = GAMES[game_id]
        self.positions = positions(game_id, plays)
        self._values: defaultdict[str, dict[bytes, Any]] = defaultdict(dict)
        self._places: defaultdict[str, list[tuple[Any, Path]]] = defaultdict(list)
        for position in self.positions:
            for name, path, value in parts(position):
                self._values[name].setdefault(encode(value), value)
                self._places[name].append((position, path))

    @property
    def names(self) -> list[str]:
        """Every field, as its class and its own name."""
        return sorted(self._places)

    def changes(self, name: str, most: int) -> Iterator[Changed]:
        """Yield positions with this field otherwise, as far as a position may be so."""
        rng = Random(name)
        places, values = self._places[name], list(self._values[name].values())
        for _ in range(4 * most):
            position, path = rng.choice(places)
            after = self._valid(put(position, path, rng.choice(values)))
            if after is not None and after != position:
                yield Changed(position, after)
                most -= 1
                if not most:
                    return

    def _valid(self, position: Any) -> Any:
        try:
            return decode(encode(position), self.game.position_type)
        except ValueError:
            return None


def judged(game: AnyGame, position: Any) -> Iterator[Any]:
    """Yield whom a table waits for, with what, and what each seat may do."""
    yield game.actors(position)
    yield game.agenda(position)
    for seat in range(len(game.scoresheet(position).standings)):
        yield tuple(game.moves(position, seat))


def judged_otherwise(game: AnyGame, change: Changed) -> bool:
    """Tell if a verdict or an actor differs, at a table that can go on."""
    try:
        if not (game.actors(change.after) or game.scoresheet(change.after).final):
            return False
        both = zip_longest(judged(game, change.before), judged(game, change.after))
        return any(before != after for before, after in both)
    except (LookupError, AssertionError, ValueError, TypeError):
        return False  # a position that no table comes to


def answered_otherwise(game: AnyGame, change: Changed) -> bool:
    """Tell if the referee answers a question of any kind otherwise. Stops at the first that differs."""
    both = zip_longest(told(game, change.before), told(game, change.after))
    return any(before != after for before, after in both)


def told(game: AnyGame, position: Any) -> Iterator[Any]:
    """Yield the seats that come later, and the referee's answers to questions of every kind."""
    yield game.agenda(position).later
    seats = range(len(game.scoresheet(position).standings))
    for asked in _questions(game, position, seats):
        yield ask_seen(game, position, asked)


def _questions(game: AnyGame, position: Any, seats: Iterable[int]) -> Iterator[TableQuestion]:
    intents: tuple[Intent, ...] = ("where", "price")
    yield TableQuestion("fact", 0, facts=fact_ids(game, position))
    yield TableQuestion("standing", 0)
    yield TableQuestion("turn", 0)
    for seat in seats:
        yield TableQuestion("points", seat, personal=True)
        yield TableQuestion("turn", seat, personal=True)
        for tag in tags(game):
            yield TableQuestion("may", seat, moves=(tag,), personal=True)
        for thing in lexicon(game.id).things[::2]:
            for intent in intents[: 2 - min(seat, 1)]:
                yield TableQuestion(intent, seat, things=((thing,),), personal=True)


def list_corrected(fields: Fields, tries: int) -> set[str]:
    """Return the fields that some correction sets."""
    found: set[str] = set()
    rng = Random(f"corrected/{fields.game.id}")
    for position in fields.positions:
        for _ in range(tries):
            for correction in parts_of(fields.game.id).corrections(position, rng):
                try:
                    found |= set(differing(position, fields.game.correct(position, correction)))
                except Impossible:
                    continue
    return found


def differing(before: Any, after: Any) -> Iterator[str]:
    """Yield the fields in which two positions differ, those of what came or went among them."""
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        for name in before.__struct_fields__:
            one, other = getattr(before, name), getattr(after, name)
            if one != other:
                yield f"{type(before).__name__}.{name}"
                yield from differing(one, other)
    elif isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        for one, other in zip(before, after, strict=True):
            yield from differing(one, other)
    else:
        for name, _, _ in (*parts(before), *parts(after)):
            yield name
