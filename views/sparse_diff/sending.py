"""What is drawn once for all phones: strokes and areas, written as Flet's client is told them.

A drawing on a canvas is some hundred controls and values to which nothing ever happens; Flet prepares each of
them for every page, and writes it anew for every phone. Written once, it is the same plain list for all.
"""

from collections.abc import Sequence
from typing import Any

import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

NOBODY = 0
"""The number of whatever nothing happens to; Flet counts its controls from three."""

_configure: Any = configure_encode_object_for_msgpack
_encode = _configure(BaseControl)


class Sent(list[Any]):
    """Controls as the client is told them; no page looks into it, and it can be held weakly."""


def write_once(controls: Sequence[BaseControl]) -> Sent:
    """Controls that only show something, as the client is told them; they must listen to nothing."""
    told = msgpack.unpackb(msgpack.packb(list(controls), default=_encode))
    return Sent({**each, "_i": NOBODY} for each in told)
