"""Cache of drawings that are only looked at, above all faces of buttons, shared by all phones."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec
from weakref import WeakValueDictionary

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.sparse_diff.sending import Written, write_whole

P = ParamSpec("P")

_faces: WeakValueDictionary[Any, Written] = WeakValueDictionary()
"""Drawings in use, by their function and all they depend on."""


def draw_once(
    phone: Phone, draw: Callable[Concatenate[Phone, P], ft.Control], /, *args: P.args, **kwargs: P.kwargs
) -> ft.Control:
    """Draw a control once for all phones that show the same, and return it from the cache after that.

    The result must be the only content of a control, never an item of a list: in lists Flet wants controls.

    Args:
        phone: the phone that shows it. The drawing may depend on its `look`.
        draw: draws a control without listeners, from its arguments and the phone alone.
        args: everything the drawing depends on; hashable.
        kwargs: the same, by name.

    Raises:
        TypeError: a control of the drawing listens.
    """
    key = (draw, phone.look, args, *kwargs.items())
    drawn: Any = _faces.get(key)
    if drawn is None:
        drawn = _faces[key] = write_whole(draw(phone, *args, **kwargs))
    return drawn  # type: ignore[no-any-return]
