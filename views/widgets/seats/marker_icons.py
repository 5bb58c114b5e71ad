"""Pictures and names of the markers that lie before people."""

from collections.abc import Mapping, Sequence

import flet as ft

from companion.tools.markers import Sign
from views.device.phone import Phone

ICONS: Mapping[Sign, ft.IconData] = {
    "dealer": ft.Icons.STYLE,
    "first": ft.Icons.LOOKS_ONE,
    "star": ft.Icons.STAR,
    "heart": ft.Icons.FAVORITE,
    "flag": ft.Icons.FLAG,
    "shield": ft.Icons.SHIELD,
    "coin": ft.Icons.PAID,
    "key": ft.Icons.KEY,
    "leaf": ft.Icons.ECO,
    "bolt": ft.Icons.BOLT,
    "paw": ft.Icons.PETS,
    "anchor": ft.Icons.ANCHOR,
}
"""Pictures of the markers, by sign."""


def marker_name(phone: Phone, sign: Sign) -> str:
    """Return the name of a marker in the phone's language."""
    return phone.say("marker", sign=sign)


def add_marker_names(phone: Phone, label: str, signs: Sequence[Sign]) -> str:
    """Add the names of a seat's markers to the words of a screen reader for the seat."""
    if not signs:
        return label
    return phone.say("with-markers", what=label, markers=[marker_name(phone, sign) for sign in signs])
