"""Drawing of components, with a record of its errors and, on request, of its duration.

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
    """Record the fault of a component that cannot be drawn, and draw the others.

    Flet draws on the loop in one task, which ends with the first error: the page would no longer answer any
    tap until it is loaded anew.
    """
    components: Any = Component
    update = components.update

    @wraps(update)
    def update_or_note(self: Any) -> None:
        try:
            update(self)
        except StoreAway:
            raise  # drawn again later, see `worker_threads.PageQueue`
        except Exception as error:
            faults.log_fault(self.fn.__name__, error)

    components.update = update_or_note


def time_updates(timed: Callable[[], AbstractContextManager[object]]) -> None:
    """Draw every component within a context from now on, in this whole process.

    Args:
        timed: makes the context that measures its own duration.
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


def is_component(control: object) -> bool:
    """Check that a control is a component, whose contents are drawn later."""
    return isinstance(control, Component)


def was_drawn(control: object) -> bool:
    """Check that a control belongs to an earlier drawing, and must not be changed any more."""
    return hasattr(control, "_frozen")
