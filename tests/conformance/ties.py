"""Ends of games with equal points, as a game's own tests tell them: ``tests/games/<game>/ties.py``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games import GAMES
from tests.conformance.parts import handed

Figures = Callable[[Any], list[Mapping[str, int]]]
"""Told from the rules: what each seat's tie-breaks compare, by the tie-break's id, the first one first."""


@dataclass(frozen=True)
class Tie:
    """One end of a game.

    Attributes:
        decides: the ids of the tie-breaks that decide, ``shared`` where none does, as they are told.
        file: the position, as it is typed.
        said: the sentences that must be said, in English, and no others.
    """

    decides: tuple[str, ...]
    file: str
    said: tuple[str, ...]


@dataclass(frozen=True)
class Ties:
    """What is known of one game's ties.

    Attributes:
        figures: what is compared, counted by hand.
        ends: ends of games, at least one for each tie-break that decides alone, and one that is shared.
    """

    figures: Figures
    ends: Sequence[Tie]


def ties_of(game_id: str) -> Ties:
    """Return the ties of a game.

    Raises:
        LookupError: the game has none.
    """
    ties: Ties = handed(game_id, "ties", "TIES")
    return ties


def ends() -> list[tuple[str, Tie]]:
    """Return every end of every registered game."""
    return [(game_id, tie) for game_id in sorted(GAMES) for tie in ties_of(game_id).ends]
