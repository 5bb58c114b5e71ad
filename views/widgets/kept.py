"""What a page keeps while its phone is elsewhere, or without a line."""

from collections.abc import Callable
from typing import TypeVar

import flet as ft

from views.phone import Phone

T = TypeVar("T")


def kept(phone: Phone, name: str, make: Callable[[], T]) -> T:
    """What a page keeps under a name, made when it is first asked for.

    Making it tells nobody: the page that asks is being drawn anyway.
    """
    if name not in phone.screens:
        dict.__setitem__(phone.screens, name, make())
    found: T = phone.screens[name]
    return found


def use_kept(phone: Phone, name: str, make: Callable[[], T]) -> T:
    """`kept`, with the calling component drawn again whenever it changes.

    Args:
        phone: whose page it is.
        name: the page's own, such as its address.
        make: makes an observable.
    """
    found = kept(phone, name, make)
    shown, show = ft.use_state(found)
    if shown is not found:
        show(found)
    return found
