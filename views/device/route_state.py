"""State that a page keeps while its phone is elsewhere, or without a line."""

from collections.abc import Callable
from typing import TypeVar

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.observables import drop_silently, put_silently

T = TypeVar("T")


MOST = 48
"""Maximum of page states kept for one phone; the least recently used makes room."""

LONGEST = 80
"""Maximum length of a name. Longer ones, typed as an address, are cut and share one state."""


def route_state(phone: Phone, name: str, make: Callable[[], T]) -> T:
    """Return the state a page keeps under a name, made at the first call.

    Does not trigger a redraw: the page that asks is being drawn anyway.
    """
    name = name[:LONGEST]
    found: T = drop_silently(phone.screens, name) or make()
    put_silently(phone.screens, name, found)
    while len(phone.screens) > MOST:
        drop_silently(phone.screens, next(iter(phone.screens)))
    return found


def use_route_state(phone: Phone, name: str, make: Callable[[], T]) -> T:
    """Hook: return `route_state`, and draw the component again at each of its changes.

    Args:
        phone: the phone that shows the page.
        name: the page's own, such as its address.
        make: makes an observable.
    """
    found = route_state(phone, name, make)
    shown, show = ft.use_state(found)
    if shown is not found:
        show(found)
    return found
