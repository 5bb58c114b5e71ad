"""Controls without events, encoded once for all phones in the form that Flet's client reads.

A drawing on a canvas is some hundred controls and values without events, and the face of a button some ten.
Flet prepares each of them for every page, and encodes it anew for every phone. Encoded once, it is the same
plain list, or the same plain table of names and values, for all. Written for Flet 1.0.5.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar

import msgpack  # type: ignore[import-untyped]
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from views.flet_adapter.sparse_diff import finding

P = ParamSpec("P")
V = TypeVar("V")

NOBODY = 0
"""Highest number of a control without events; Flet counts its controls from three."""

_configure: Any = configure_encode_object_for_msgpack
_encode = _configure(BaseControl)
_ANY_CONTROL = SimpleNamespace(control_cls=BaseControl)


class Sent(list[Any]):
    """List of encoded controls. No page looks into it, and it can be held weakly."""


def write_once(controls: Sequence[BaseControl]) -> Sent:
    """Encode controls that must not listen to any event."""
    told = msgpack.unpackb(msgpack.packb(list(controls), default=_encode))
    return Sent({**each, "_i": NOBODY} for each in told)


def write_beside(controls: Sequence[BaseControl], *, listening: bool) -> Sent:
    """Encode controls that stand side by side.

    Args:
        controls: the controls in order.
        listening: True if they have events. Then each keeps its number, which no page has in its index: their
            holder answers for them, see `views.flet_adapter.sparse_diff.answering`.
    """
    told = Sent(msgpack.unpackb(msgpack.packb(list(controls), default=_encode)))
    if not listening:
        _number(told)
    return told


class Written(dict[str, Any]):
    """Encoded control with all its contents. No page looks into it."""


def write_whole(control: BaseControl) -> Written:
    """Encode a control without events, with all its contents.

    Raises:
        TypeError: a control in it listens to events, or is a component.
    """
    _prepare(control)
    told = msgpack.unpackb(msgpack.packb(control, default=_encode))
    _number(told)
    return Written(told)


def write_value(make: Callable[P, V], /, *args: P.args, **kwargs: P.kwargs) -> V:
    """Encode a value of controls, such as a border, from a cache shared by all that are given the same.

    A border is five values to Flet, which makes, prepares, compares and encodes each for every page.

    Args:
        make: makes the value, which is no control.
        args: all it depends on, hashable.
        kwargs: the same.

    Returns:
        The value that `make` made, kept encoded: the same object for the same arguments.
    """
    written: Any = _value(make, args, tuple(kwargs.items()))
    value: V = written
    return value


@lru_cache(4096)
def _value(make: Callable[..., Any], args: tuple[Any, ...], kwargs: tuple[tuple[str, Any], ...]) -> Written:
    return write_whole(make(*args, **dict(kwargs)))


def _prepare(control: BaseControl) -> None:
    """Prepare a control with all its contents as a page would.

    Raises:
        TypeError: a control in it listens to events, or is a component.
    """
    for found in finding.configure(_ANY_CONTROL, control, None, True):
        kind: Any = type(found)
        if isinstance(found, Component) or not kind._event_fields.isdisjoint(found._values):
            raise TypeError(f"{kind.__name__} does something: it cannot be written once for all phones")


def _number(told: Any, own: int = NOBODY) -> None:
    """Number encoded controls as `NOBODY`, and those of a list downward from there.

    The client tells the controls of a list apart by number. If several had the same number and more than one
    were removed, it would leave the last on the screen.
    """
    if isinstance(told, list):
        for place, value in enumerate(told):
            _number(value, NOBODY - place)
    elif isinstance(told, dict):
        for value in told.values():
            _number(value)
        if "_i" in told:
            told["_i"] = own
