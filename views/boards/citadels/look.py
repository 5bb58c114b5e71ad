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
    """Appearance of one kind of card.

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
    """Choose the appearance of a kind of district for this phone, by day or by night."""
    return (NIGHT if phone.dark else DAY)[colour]


def district_look(phone: Phone, district: District) -> Look:
    """Choose the appearance of a district's card for this phone."""
    return look_of(phone, cards()[district].colour)


def role_look(phone: Phone, role: Role) -> Look:
    """Choose the appearance of a character's card: the colour that pays it gold, else a plain one."""
    if role in PAYS:
        kind = look_of(phone, PAYS[role])
        return Look(kind.colour, kind.edge, kind.ink, SIGNS[role])
    return Look(*(_PLAIN_NIGHT if phone.dark else _PLAIN), SIGNS[role])


# Words ----------------------------------------------------------------------------------------------------


def game_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a sentence of this game in the phone's language, by its id without ``citadels-``."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def ui_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a text of this board in the phone's language, by its id without ``citadels-ui-``."""
    return game_text(phone, f"ui-{message}", **params)


def district_name(phone: Phone, district: str) -> str:
    """Name a district in the phone's language."""
    return game_text(phone, f"district-{district}")


def district_power(phone: Phone, rulings: Readings, district: District) -> str:
    """Describe the effect of a purple district under this table's rulings, or an empty text for any other."""
    if cards()[district].colour != "purple":
        return ""
    what = f"workshop-{rulings.workshop}" if district == "workshop" else district
    return game_text(phone, f"special-{what}")


def about_district(phone: Phone, rulings: Readings, district: District) -> str:
    """Describe a district in one sentence: its effect, or its kind and price."""
    name, card = district_name(phone, district), cards()[district]
    power = district_power(phone, rulings, district)
    if power:
        return ui_text(phone, "about-special", district=name, power=power)
    return ui_text(
        phone, "about-district", district=name, colour=colour_name(phone, card.colour), n=card.cost
    )


def ask_district(screen: Screen, district: District) -> Awaitable[None]:
    """Show the rules about a district, below the sentence that describes it."""
    told = about_district(screen.phone, screen.position.rulings, district)
    return screen.rules.ask_about(district, f"contents.{KINDS[cards()[district].colour]}", sentences=(told,))


def tell_about(screen: Screen, district: District) -> None:
    """Show the sentence that describes a district for a moment."""
    screen.phone.tell(about_district(screen.phone, screen.position.rulings, district))


def role_name(phone: Phone, role: str) -> str:
    """Name a character in the phone's language."""
    return game_text(phone, f"role-{role}")


def colour_name(phone: Phone, colour: str) -> str:
    """Name a kind of district in the phone's language."""
    return game_text(phone, f"colour-{colour}")
