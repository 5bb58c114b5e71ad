"""What a game's own tests hand to the conformance suite: ``tests/games/<game>/parts.py``, by convention."""

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from companion.engine.game import Impossible
from companion.engine.verdict import Repair, Violation
from companion.games import GAMES

ROOT = Path(__file__).parents[1]

Changed = tuple[Any, Any]
"""A position and a move, near the ones that were judged."""

Corrections = Callable[[Any, Random], Sequence[Any]]
"""Some random corrections that fit a position."""

Remover = Callable[[Any, int, Any, Sequence[Violation]], Changed]
"""Takes the named cause away: from position, seat, move and the rule's violations to a neighbour of them."""


def fitting(game: str, one_of_each: Callable[[Any, Random], Iterable[Any]]) -> Corrections:
    """Corrections of a position that fit it, each after those before it.

    Args:
        game: the id of the game.
        one_of_each: some corrections, whether the mirror can show them or not.
    """

    def corrections(position: Any, rng: Random) -> Sequence[Any]:
        found = []
        for correction in one_of_each(position, rng):
            try:
                position = GAMES[game].correct(position, correction)
            except Impossible:
                continue
            found.append(correction)
        return found

    return corrections


def _as_it_is(position: Any, _number: int | Random) -> Any:
    return position


@dataclass(frozen=True)
class Parts:
    """A game's independent witnesses.

    Attributes:
        rulings: tables to play, each as the readings that differ from the default.
        placement: the move that a survey's answer for a piece on a target is about.
        holdings: how many of each component the position shows, wherever it lies.
        box: how many of each the box holds.
        points: every seat's points by category, added up by brute force.
        places: every seat's rank, by brute force.
        waits: the seats the agenda must name, told from the rules.
        legal: every legal move of a seat, told from the rules.
        corrections: some random corrections that fit a position.
        removers: by rule id, how the named cause is taken away.
        repaired: every way to carry out a proposed repair.
        unanswered: tasks that no legal move answers, but a correction, or a move that the table allows.
        never_seen: rules that no candidate move can break, proved by the game's own tests instead.
        plays: the share of random plays that are made, for a game whose rounds are long.
        looks: the share of positions that are examined closely.
        opened: another opening for a numbered table, so that plays reach what random ones seldom do.
        crowded: an opening with much more on the table than play brings, allowed by the rules or not.
    """

    rulings: tuple[Mapping[str, str], ...]
    placement: Callable[[Any, int, str, str], Any]
    holdings: Callable[[Any], Mapping[str, int]]
    box: Mapping[str, int]
    points: Callable[[Any], list[dict[str, int]]]
    places: Callable[[Any], list[int]]
    waits: Callable[[Any], set[int]]
    legal: Callable[[Any, int], set[Any]]
    corrections: Corrections
    removers: Mapping[str, Remover]
    repaired: Callable[[Any, int, Any, Repair], Iterator[Changed]]
    unanswered: frozenset[str] = frozenset()
    never_seen: frozenset[str] = frozenset()
    plays: float = 1.0
    looks: float = 1.0
    opened: Callable[[Any, int], Any] = _as_it_is
    crowded: Callable[[Any, Random], Any] = _as_it_is


def parts_of(game_id: str) -> Parts:
    """The parts of a game.

    Raises:
        ModuleNotFoundError: the game has none.
    """
    module = importlib.import_module(f"tests.games.{game_id}.parts")
    parts: Parts = module.PARTS
    return parts


def tables() -> list[tuple[str, int]]:
    """Every registered game with every number of seats."""
    return [(game.id, count) for game in GAMES.values() for count in game.seats]
