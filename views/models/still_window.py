"""The part of a board that is seen, which stands still while somebody taps there."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

QUIET = 2.0
"""Seconds since the last tap after which another part may be shown."""


class StillWindow(Generic[T]):
    """Visible part of one board; it moves only when nobody has tapped for a while."""

    def __init__(self, tick: Callable[[], float]) -> None:
        """Begin with nothing shown.

        Args:
            tick: seconds that never run backwards.
        """
        self._tick = tick
        self._shown: tuple[Hashable, T] | None = None
        self._tapped: float | None = None

    def hold_still(self) -> None:
        """Let the window stay for a while: somebody taps."""
        self._tapped = self._tick()

    @property
    def is_held(self) -> bool:
        """Whether somebody has tapped just now."""
        return self._tapped is not None and self._tick() - self._tapped < QUIET

    def choose(self, room: Hashable, wanted: T) -> T:
        """Return the window to show: the one shown before while it is held, else the one that is wanted.

        Args:
            room: where it is shown; for another room it is always chosen anew.
            wanted: what would be shown best.
        """
        if self._shown is None or self._shown[0] != room or not self.is_held:
            self._shown = room, wanted
        return self._shown[1]
