"""What is only looked at is drawn once for all phones that show the same: the faces of buttons above all."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec
from weakref import WeakValueDictionary

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.sparse_diff.sending import Written, write_whole

P = ParamSpec("P")

_faces: WeakValueDictionary[Any, Written] = WeakValueDictionary()
"""What pages show, by who draws it and all it depends on."""


def once(
    phone: Phone, draw: Callable[Concatenate[Phone, P], ft.Control], /, *args: P.args, **kwargs: P.kwargs
) -> ft.Control:
    """What a function draws for a phone: drawn once for all phones that show it in the same way.

    It stands as the one content of something, never among others in a list: there Flet wants controls.

    Args:
        phone: whose screen. Of it the language, the size of the text, and day or night may be looked at.
        draw: draws what nothing happens to, of its arguments and the phone alone.
        args: all it depends on; they can be hashed.
        kwargs: the same.

    Raises:
        TypeError: something in it listens.
    """
    key = (draw, phone.locale, phone.scale, phone.dark, args, *kwargs.items())
    drawn: Any = _faces.get(key)
    if drawn is None:
        drawn = _faces[key] = write_whole(draw(phone, *args, **kwargs))
    return drawn  # type: ignore[no-any-return]
