"""Cache of the controls of the last drawing, used again in the next one if nothing about them has changed.

Flet compares each new tree with the one before, control by control, and passes over a control that is the
very same object. On a page of several hundred controls of which a tap changes five, that is most of the
work.
"""

from collections.abc import Callable, Hashable
from typing import Any

import flet as ft

Keep = Callable[[Hashable, Callable[[], ft.Control]], ft.Control]
"""Returns the control drawn under a key, or a new one; see `Retained.keep`."""


def make_anew(_: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
    """Make the control: the `Keep` without a cache."""
    return make()


class Retained:
    """Cache of the controls that one component drew last; see `use_retained`."""

    def __init__(self) -> None:
        self._last: dict[Hashable, ft.Control] = {}
        self._now: dict[Hashable, ft.Control] = {}

    def turn(self) -> None:
        """Begin a drawing, and drop the controls that the last one did not use."""
        self._last, self._now = self._now, {}

    def forget(self) -> None:
        """Drop all controls, as they are no longer on the screen and must not be used again."""
        self._last, self._now = {}, {}

    def keep(self, key: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        """Return the control that was drawn under a key, or make one.

        Args:
            key: everything that the control depends on, the effect of its handlers included, and its exact
                place: Flet takes a control that turns up elsewhere for the one that stood there. It stands
                among others in a list: as the only content of a new control it would lose its page.
                Asked for twice in one drawing, the second is made anew.
            make: makes it.
        """
        if key in self._now:
            return make()
        control = self._last.get(key) or make()
        self._now[key] = control
        return control


def use_retained() -> Retained:
    """Hook: return the cache of the controls that the calling component drew last, until it unmounts."""
    held: Any = ft.use_ref(None)
    held.current = held.current or Retained()
    retained: Retained = held.current
    return retained
