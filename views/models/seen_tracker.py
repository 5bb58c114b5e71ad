"""Versions of a table that a person can have read. Anything shown a blink ago was not read yet."""

from collections.abc import Callable

from companion.hosting.intents import Seen

BLINK = 0.7
"""Seconds for which something must have been on the screen to count as seen."""

MOST = 32
"""Maximum of drawings remembered; no person reads more in a blink."""


class SeenTracker:
    """Tracker of what one phone showed, and since when. Anything shown for less than a blink was not seen."""

    def __init__(self, tick: Callable[[], float]) -> None:
        """Begin with nothing shown.

        Args:
            tick: seconds that never run backwards.
        """
        self._tick = tick
        self._shown: list[tuple[float, Seen]] = []

    def record_shown(self, seen: Seen) -> None:
        """Record the version that the screen shows from now on."""
        if not self._shown or self._shown[-1][1] != seen:
            self._shown = [*self._shown[-MOST:], (self._tick(), seen)]

    def record_action(self, seen: Seen) -> None:
        """Record a version the person acted on or opened. Everything before it counts as seen."""
        self._shown = [(self._tick(), seen)]

    def forget_shown(self) -> None:
        """Forget the version that the screen showed."""
        self._shown = []

    def seen_now(self) -> Seen | None:
        """Return the version the person was looking at when tapping now. None before the first drawing."""
        then = self._tick() - BLINK
        read = [seen for since, seen in self._shown if since <= then]
        return read[-1] if read else self._shown[0][1] if self._shown else None
