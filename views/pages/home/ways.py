"""Ways from home to other pages: rows with a description, or icons at the edge of a phone on its side."""

from dataclasses import dataclass
from functools import partial

import flet as ft

from views.device.phone import Phone
from views.widgets.choices import lead_row
from views.widgets.sheet import card, icon_button


@dataclass(frozen=True, slots=True)
class Way:
    """Way to another page.

    Attributes:
        name: id of its name.
        about: id of its description.
        route: address of the page.
        icon: its picture.
    """

    name: str
    about: str
    route: str
    icon: ft.IconData


TOOLS = Way("tools", "tools-about", "/tools", ft.Icons.CASINO_OUTLINED)

HOST = (
    Way("history", "history-about", "/history", ft.Icons.HISTORY),
    Way("bring-table", "bring-table-about", "/c", ft.Icons.MOVE_TO_INBOX),
    TOOLS,
)
"""Ways of a host, in the order of the page."""

GUEST = (Way("history", "history-mine-about", "/history", ft.Icons.HISTORY), TOOLS)
"""Ways of a guest."""


def list_ways(phone: Phone) -> tuple[Way, ...]:
    """List the ways that this phone has from home."""
    return HOST if phone.hosting else GUEST


def draw_way_rows(phone: Phone) -> ft.Control:
    """Draw every way as a row with its description."""
    go = ft.context.page.navigate
    rows = [
        lead_row(phone, way.icon, phone.say(way.name), partial(go, way.route), about=phone.say(way.about))
        for way in list_ways(phone)
    ]
    return card(ft.Column(list(rows), spacing=0), padding=0)


def draw_way_icons(phone: Phone) -> list[ft.Control]:
    """Draw every way as an icon with its name as a tooltip."""
    go = ft.context.page.navigate
    return [icon_button(way.icon, phone.say(way.name), partial(go, way.route)) for way in list_ways(phone)]
