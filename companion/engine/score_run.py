"""Course of the score through a game: the totals after each step, as the game adds them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engine.points import Points
from companion.engine.table import Table

POINTS = 60
"""Largest count of scored steps of a long game, evenly spread: a phone has hardly room for more."""


@dataclass(frozen=True, slots=True)
class ScoredStep:
    """Totals after some of the entries that stand.

    Attributes:
        step: The number of those entries; 0 is the opening.
        totals: The points of all seats, in their order.
    """

    step: int
    totals: tuple[Points, ...]


def list_scored_steps(table: Table[Any, Any, Any], most: int = POINTS) -> tuple[ScoredStep, ...]:
    """Score the steps of a table from the opening to the present position.

    Args:
        table: The table.
        most: The largest count of scored steps; 2 or more. The first and the last always are.

    Returns:
        The steps that were scored, in order; the opening alone of a table without entries.
    """
    last = len(table.done)
    count = min(last, most - 1)
    steps = [round(number * last / count) for number in range(count + 1)] if count else [0]
    return tuple(ScoredStep(step, _score_step(table, step)) for step in steps)


def _score_step(table: Table[Any, Any, Any], step: int) -> tuple[Points, ...]:
    standings = table.game.scoresheet(table.at_step(step)).standings
    return tuple(standing.total for standing in sorted(standings, key=lambda standing: standing.seat))
