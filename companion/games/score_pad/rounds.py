"""Points of a seat's rounds: bids, numbers that are subtracted, and goals that have to be hit."""

from collections.abc import Iterator, Sequence

from companion.engine.points import Points, add_points, exact
from companion.games.score_pad.sheet import Bids, Sheet

Cells = Sequence[Points | None]
"""Numbers of a seat, None where one is missing."""


def bid_points(bids: Bids, bid: Points, made: Points) -> Points:
    """Compute the points of a round with a bid: for a hit, or for the distance of a miss."""
    if bid == made:
        return exact(bids.hit + bids.each * made)
    return exact(bids.miss * (min(bid, made) - max(bid, made)))


def round_points(sheet: Sheet, cells: Cells) -> Iterator[tuple[int, Points, bool]]:
    """Yield the number from 1, the points, and the validity of each round that a seat has entered.

    A round that would lead past a goal that has to be hit counts for nothing.
    """
    total: Points = sheet.start
    size = sheet.cells_per_round
    for first in range(sheet.first_round_cell, len(cells), size):
        counts = [count for count in cells[first : first + size] if count is not None]
        if len(counts) < size:
            continue
        brings = bid_points(sheet.bids, *counts) if sheet.bids else counts[0]
        brings = -brings if sheet.down else brings
        counted = not _is_past_goal(sheet, total + brings)
        total += brings if counted else 0
        yield sheet.round_at(first), brings if counted else 0, counted


def _is_past_goal(sheet: Sheet, total: Points) -> bool:
    if not sheet.exact or sheet.goal is None:
        return False
    return total < sheet.goal if sheet.down else total > sheet.goal


def total_points(sheet: Sheet, cells: Cells) -> Points:
    """Sum a seat's points of all its rounds, with the starting points."""
    return add_points((sheet.start, *(points for _, points, _ in round_points(sheet, cells))))


def has_reached(sheet: Sheet, cells: Cells) -> bool:
    """Check that a seat has reached the goal with its rounds."""
    if sheet.goal is None:
        return False
    total = total_points(sheet, cells)
    return total <= sheet.goal if sheet.down else total >= sheet.goal
