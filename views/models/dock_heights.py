"""Heights of the actions in a dock: measured, and kept, so that they stand still while a phase lasts."""

from collections.abc import Hashable

from views.models.panes import Panes

GUESS = 0.6
"""Part of a dock that actions get before they were measured."""

SLACK = 2.0
"""Pixels by which a measured height may differ before the dock is drawn again."""

LIMIT = 200
"""Maximum of places in the cache."""


class DockHeights:
    """Cache of the greatest height that the actions of a place had, in pixels.

    A place only grows: pieces that come and go among the actions move nothing under the finger.
    """

    def __init__(self) -> None:
        self._greatest: dict[Hashable, float] = {}

    def height(self, place: Hashable, panes: Panes) -> float:
        """Choose the height of the actions, in pixels.

        Args:
            place: key of the actions: the game, the panel, the size of text, the language.
            panes: room of the dock.
        """
        return min(self._greatest.get(place, panes.depth * GUESS), panes.acts)

    def measure(self, place: Hashable, height: float) -> bool:
        """Store the measured height of the actions. Returns True if the dock is to be drawn again.

        Args:
            place: as for `height`.
            height: the measured height, in pixels.
        """
        known = self._greatest.get(place)
        if known is not None and height <= known + SLACK:
            return False
        if len(self._greatest) >= LIMIT:
            self._greatest.clear()
        self._greatest[place] = height
        return True
