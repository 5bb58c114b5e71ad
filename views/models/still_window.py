"""Visible part of a board, which stands still while a person taps there."""

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

QUIET = 2.0
"""Seconds since the last tap after which another part may be shown."""


class StillWindow(Generic[T]):
    """Visible part of one board. Moves only when the person has not tapped for a while."""

    def __init__(self) -> None:
        """Begin with nothing shown."""
        self._shown: tuple[Hashable, T] | None = None

    def choose(self, room: Hashable, wanted: T, *, held: bool) -> T:
        """Choose the window to show: the previous one while it is held, else the wanted one.

        Args:
            room: its room on the screen; for another room it is always chosen anew.
            wanted: the best window to show.
            held: True if the person has tapped just now.
        """
        if self._shown is None or self._shown[0] != room or not held:
            self._shown = room, wanted
        return self._shown[1]
