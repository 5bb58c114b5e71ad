"""What is drawn once for all phones: whatever is only looked at, written as Flet's client is told it.

A drawing on a canvas is some hundred controls and values to which nothing ever happens, and the face of a
button some ten; Flet prepares each of them for every page, and writes it anew for every phone. Written once,
it is the same plain list, or the same plain table of names and values, for all. Written for Flet 1.0.5.
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
"""The highest number of whatever nothing happens to; Flet counts its controls from three."""

_configure: Any = configure_encode_object_for_msgpack
_encode = _configure(BaseControl)
_ANY_CONTROL = SimpleNamespace(control_cls=BaseControl)


class Sent(list[Any]):
    """Controls as the client is told them; no page looks into it, and it can be held weakly."""


def write_once(controls: Sequence[BaseControl]) -> Sent:
    """Controls that only show something, as the client is told them; they must listen to nothing."""
    told = msgpack.unpackb(msgpack.packb(list(controls), default=_encode))
    return Sent({**each, "_i": NOBODY} for each in told)


def write_beside(controls: Sequence[BaseControl], *, listening: bool) -> Sent:
    """Controls that stand side by side, as the client is told them.

    Args:
        controls: what stands there.
        listening: whether something happens to them. Then each keeps its number, of which no page knows: what
            holds them answers for them, see `views.flet_adapter.sparse_diff.answering`.
    """
    told = Sent(msgpack.unpackb(msgpack.packb(list(controls), default=_encode)))
    if not listening:
        _number(told)
    return told


class Written(dict[str, Any]):
    """A control as the client is told it, with all that stands in it; no page looks into it."""


def write_whole(control: BaseControl) -> Written:
    """A control that is only looked at, with all that stands in it, as the client is told it.

    Raises:
        TypeError: something in it listens, or is a component: then it is no mere look.
    """
    _prepare(control)
    told = msgpack.unpackb(msgpack.packb(control, default=_encode))
    _number(told)
    return Written(told)


def write_value(make: Callable[P, V], /, *args: P.args, **kwargs: P.kwargs) -> V:
    """A value that controls are given, such as a border: all that are given the same share it, written.

    A border is five values to Flet, which makes, prepares, compares and writes each for every page.

    Args:
        make: makes the value; it is no control.
        args: all it depends on; they can be hashed.
        kwargs: the same.
    """
    written: Any = _value(make, args, tuple(kwargs.items()))
    value: V = written
    return value


@lru_cache(4096)
def _value(make: Callable[..., Any], args: tuple[Any, ...], kwargs: tuple[tuple[str, Any], ...]) -> Written:
    return write_whole(make(*args, **dict(kwargs)))


def _prepare(control: BaseControl) -> None:
    """Let all that stands in a control be made ready as for a page, which no page will do."""
    for found in finding.configure(_ANY_CONTROL, control, None, True):
        kind: Any = type(found)
        if isinstance(found, Component) or not kind._event_fields.isdisjoint(found._values):
            raise TypeError(f"{kind.__name__} does something: it cannot be written once for all phones")


def _number(told: Any, own: int = NOBODY) -> None:
    """Give everything the number of what nothing happens to, and another one to each of a list.

    By its number the client knows one of several again: of some that were called the same, more than one of
    which goes, it would leave the last on the screen.
    """
    if isinstance(told, list):
        for place, value in enumerate(told):
            _number(value, NOBODY - place)
    elif isinstance(told, dict):
        for value in told.values():
            _number(value)
        if "_i" in told:
            told["_i"] = own
