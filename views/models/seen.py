"""What somebody can have read: nobody knows what came in a blink ago."""

from collections.abc import Callable

from companion.hosting.intents import Seen

BLINK = 0.7
"""Seconds for which something must have been on the screen to count as seen."""

MOST = 32
"""So many drawings are remembered; more than that in a blink nobody reads anyway."""


class SeenTracker:
    """Tracks what one phone showed, and since when: what was there for less than a blink was not seen."""

    def __init__(self, tick: Callable[[], float]) -> None:
        """Begin with nothing shown.

        Args:
            tick: seconds that never run backwards.
        """
        self._tick = tick
        self._shown: list[tuple[float, Seen]] = []

    def show(self, seen: Seen) -> None:
        """This is on the screen from now on."""
        if not self._shown or self._shown[-1][1] != seen:
            self._shown = [*self._shown[-MOST:], (self._tick(), seen)]

    def begin(self, seen: Seen) -> None:
        """The person did or opened this: all before it counts as seen."""
        self._shown = [(self._tick(), seen)]

    def forget(self) -> None:
        """What was on the screen is of no account for what comes next."""
        self._shown = []

    def now(self) -> Seen | None:
        """What a tap made now was made looking at; None where nothing was shown."""
        then = self._tick() - BLINK
        read = [seen for since, seen in self._shown if since <= then]
        return read[-1] if read else self._shown[0][1] if self._shown else None
