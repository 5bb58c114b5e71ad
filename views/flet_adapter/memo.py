"""Controls of the last drawing, used again in the next one where nothing about them has changed.

Flet compares the tree it draws with the tree it drew, control by control, and passes over a control that is
the very same object. On a page of several hundred controls of which a tap changes five, that is most of the
work.
"""

from collections.abc import Callable, Hashable
from typing import Any

import flet as ft

Keep = Callable[[Hashable, Callable[[], ft.Control]], ft.Control]
"""Gives the control drawn under a key, or a new one; see `Retained.keep`."""


def anew(_: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
    """A `Keep` that keeps nothing."""
    return make()


class Retained:
    """What one component drew last; see `use_retained`."""

    def __init__(self) -> None:
        self._last: dict[Hashable, ft.Control] = {}
        self._now: dict[Hashable, ft.Control] = {}

    def turn(self) -> None:
        """Begin a drawing; what the last one did not use is forgotten."""
        self._last, self._now = self._now, {}

    def forget(self) -> None:
        """What was drawn is no longer on the screen: none of it may be used again."""
        self._last, self._now = {}, {}

    def keep(self, key: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        """The control that was drawn under a key, or a new one.

        Args:
            key: everything that the control depends on, what its handlers do included, and where exactly it
                stands: Flet takes a control that turns up elsewhere for the one that stood there. It stands
                among others in a list: as the one content of what is made anew it would lose its page.
                Asked for twice in one drawing, the second is made anew.
            make: makes it.
        """
        if key in self._now:
            return make()
        control = self._last.get(key) or make()
        self._now[key] = control
        return control


def use_retained() -> Retained:
    """What the calling component drew last; gone with what is on the screen."""
    held: Any = ft.use_ref(None)
    held.current = held.current or Retained()
    retained: Retained = held.current
    return retained
