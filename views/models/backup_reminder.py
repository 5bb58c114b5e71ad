"""Reminder to save finished games elsewhere."""

from collections.abc import Iterable

LONG = 14 * 24 * 60 * 60 * 1000
"""Milliseconds that a finished game may lie in one browser alone before it is said."""

MANY = 5
"""Finished games that lie there alone before it is said, however short that was."""


def count_games_to_save(finished: Iterable[int], saved: int, moment: int) -> int:
    """Count the finished games without a recent backup. 0 while no reminder is due.

    Args:
        finished: when each game ended, in milliseconds since 1970.
        saved: when everything was last saved as a file, likewise; 0 if never.
        moment: now, likewise.
    """
    since = [end for end in finished if end > saved]
    long = bool(since) and moment - min(since) >= LONG
    return len(since) if long or len(since) >= MANY else 0
