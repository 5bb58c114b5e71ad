"""The drawing of components: what it raises is noted, how long it takes may be counted.

Written for Flet 1.0.5, whose ``Component.update`` draws one component anew.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import wraps
from typing import Any

from flet.components.component import Component

from companion.engine import faults
from companion.history.errors import StoreAway


def outlive_faults() -> None:
    """Note a component that cannot be drawn, and draw the others.

    What Flet draws on the loop it draws in one task, which ends with the first error: the page would stand as
    it is until it is loaded anew, whatever is tapped.
    """
    components: Any = Component
    update = components.update

    @wraps(update)
    def update_or_note(self: Any) -> None:
        try:
            update(self)
        except StoreAway:
            raise  # drawn again later, see `worker_threads.Hand`
        except Exception as error:
            faults.note(self.fn.__name__, error)

    components.update = update_or_note


def time_updates(timed: Callable[[], AbstractContextManager[object]]) -> None:
    """Draw every component within a context from now on, in this whole process.

    Args:
        timed: makes the context, which measures how long it lasts.
    """
    components: Any = Component
    update = components.update

    @wraps(update)
    def update_within(self: Any) -> None:
        with timed():
            update(self)

    components.update = update_within


def drawing_function(component: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function that a component was made of by ``ft.component``."""
    made: Any = component
    draw: Callable[..., Any] = made.__component_impl__
    return draw
