"""The end of a game on one phone: the places are revealed there from the last to the first."""

from itertools import groupby

from companion.engine.scoresheet import Scoresheet, Standing
from views.play.screen import Screen

Group = tuple[Standing, ...]
"""Seats that share a rank."""


def list_groups(scoresheet: Scoresheet) -> tuple[Group, ...]:
    """List the seats by rank, those that are revealed first: the last, the next, and so on."""
    ranks = groupby(scoresheet.ranking, lambda standing: standing.rank)
    return tuple(reversed([tuple(group) for _, group in ranks]))


def is_told(screen: Screen, scoresheet: Scoresheet) -> bool:
    """Check that nothing of a final score is left to be revealed on this phone."""
    if screen.only_scored or len(screen.seats) == 1:
        return True
    return screen.revealed >= len(list_groups(scoresheet))
