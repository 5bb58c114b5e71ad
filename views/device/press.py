"""Place of the last tap on a wide screen, where the sheet that the tap opens stands."""

from collections.abc import Callable
from dataclasses import dataclass

Place = tuple[float, float]
"""Distance from the left and the upper edge of the window, in pixels."""

FRESH = 2.0
"""Seconds for which a tap is the one that opens a sheet."""


@dataclass
class LastPress:
    """Memory of the last tap. Nothing here is observed: a tap changes nothing on the page by itself.

    Attributes:
        tick: seconds that never run backwards.
    """

    tick: Callable[[], float]
    _at: Place | None = None
    _moment: float = 0.0

    def note(self, x: float, y: float) -> None:
        """Note the place of a tap."""
        self._at, self._moment = (x, y), self.tick()

    def recent(self) -> Place | None:
        """Return the place of a tap made just now, or None: a question from elsewhere has no place."""
        return self._at if self.tick() - self._moment < FRESH else None
