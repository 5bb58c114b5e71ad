"""How the cards of Citadels look: a colour, an ink and a sign for each kind of card."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.games.citadels.position import Readings
from companion.games.citadels.printed import PAYS, Colour, District, Role, cards
from views.boards.citadels.state import Screen
from views.device.phone import Phone

GAME_ID = "citadels"

Drawn = Literal["crown", "dagger", "sack"]
"""Signs that no set of icons has; see `views.boards.citadels.marks`."""

Sign = ft.IconData | Drawn


@dataclass(frozen=True, slots=True)
class Look:
    """How one kind of card looks.

    Attributes:
        colour: of its band.
        edge: of the line around it, seen well against the page.
        ink: of what stands on the band; at least 4.5 to 1 against the colour.
        sign: its pictogram.
    """

    colour: str
    edge: str
    ink: str
    sign: Sign


DAY: dict[Colour, Look] = {
    "yellow": Look("#E9BD3C", "#A27B0B", "#2B2205", ft.Icons.CASTLE),
    "blue": Look("#2A66A5", "#2A66A5", "#FFFFFF", ft.Icons.CHURCH),
    "green": Look("#2F7A3C", "#2F7A3C", "#FFFFFF", ft.Icons.STOREFRONT),
    "red": Look("#B3322E", "#B3322E", "#FFFFFF", ft.Icons.SHIELD),
    "purple": Look("#66439A", "#66439A", "#FFFFFF", ft.Icons.AUTO_AWESOME),
}
"""The five kinds of district by day."""

NIGHT: dict[Colour, Look] = {
    "yellow": Look("#E3BE55", "#B8973A", "#2B2205", ft.Icons.CASTLE),
    "blue": Look("#7FB0E6", "#5C8CC0", "#06233F", ft.Icons.CHURCH),
    "green": Look("#86C68F", "#5E9C68", "#0A2A10", ft.Icons.STOREFRONT),
    "red": Look("#EE9088", "#BE6860", "#3D0906", ft.Icons.SHIELD),
    "purple": Look("#BFA3EA", "#957ABF", "#26104A", ft.Icons.AUTO_AWESOME),
}
"""The five kinds of district by night."""

SIGNS: dict[Role, Sign] = {
    "assassin": "dagger",
    "thief": "sack",
    "magician": ft.Icons.AUTO_FIX_HIGH,
    "king": "crown",
    "bishop": ft.Icons.CHURCH,
    "merchant": ft.Icons.STOREFRONT,
    "architect": ft.Icons.ARCHITECTURE,
    "warlord": ft.Icons.SHIELD,
}
"""The characters' pictograms; four have that of the districts that bring them gold, or what goes with it."""

KINDS: dict[Colour, str] = {
    "yellow": "noble",
    "blue": "religious",
    "green": "trade",
    "red": "military",
    "purple": "special",
}
"""The five kinds of district as the rulebook calls them."""

_PLAIN = ("#4A5660", "#4A5660", "#FFFFFF")
_PLAIN_NIGHT = ("#B9C6D1", "#8896A2", "#182026")


def look_of(phone: Phone, colour: Colour) -> Look:
    """How a kind of district looks on this phone."""
    return (NIGHT if phone.dark else DAY)[colour]


def district_look(phone: Phone, district: District) -> Look:
    """How a district's card looks on this phone."""
    return look_of(phone, cards()[district].colour)


def role_look(phone: Phone, role: Role) -> Look:
    """How a character's card looks on this phone: in the colour that brings it gold, if one does."""
    if role in PAYS:
        kind = look_of(phone, PAYS[role])
        return Look(kind.colour, kind.edge, kind.ink, SIGNS[role])
    return Look(*(_PLAIN_NIGHT if phone.dark else _PLAIN), SIGNS[role])


# Words ----------------------------------------------------------------------------------------------------


def tell(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence of this game; the id without its ``citadels-``."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def ui(phone: Phone, message: str, /, **params: object) -> str:
    """A word or sentence of this board; the id without its ``citadels-ui-``."""
    return tell(phone, f"ui-{message}", **params)


def district_name(phone: Phone, district: str) -> str:
    """What a district is called."""
    return tell(phone, f"district-{district}")


def power_of(phone: Phone, rulings: Readings, district: District) -> str:
    """What a purple district does, as this table reads it; empty of any other."""
    if cards()[district].colour != "purple":
        return ""
    what = f"workshop-{rulings.workshop}" if district == "workshop" else district
    return tell(phone, f"special-{what}")


def about_district(phone: Phone, rulings: Readings, district: District) -> str:
    """A sentence about a district, for who taps it: what it does, or its kind and price."""
    name, card = district_name(phone, district), cards()[district]
    power = power_of(phone, rulings, district)
    if power:
        return ui(phone, "about-special", district=name, power=power)
    return ui(phone, "about-district", district=name, colour=colour_name(phone, card.colour), n=card.cost)


def ask_district(screen: Screen, district: District) -> Awaitable[None]:
    """Show which rules speak of a district, below what there is to say about it."""
    told = about_district(screen.phone, screen.position.rulings, district)
    return screen.rules.ask_about(district, f"contents.{KINDS[cards()[district].colour]}", told=(told,))


def tell_about(screen: Screen, district: District) -> None:
    """Show for a moment what there is to say about a district."""
    screen.phone.tell(about_district(screen.phone, screen.position.rulings, district))


def role_name(phone: Phone, role: str) -> str:
    """What a character is called."""
    return tell(phone, f"role-{role}")


def colour_name(phone: Phone, colour: str) -> str:
    """What a kind of district is called."""
    return tell(phone, f"colour-{colour}")
