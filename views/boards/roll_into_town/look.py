"""Names of the sheet's parts, and the colours of its squares, by day and by night."""

from companion.games.roll_into_town.marks import BUILT, EMPTY, HALL, OCEAN, Building, Icon, ground_of, top_of
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.words import ON_TOP
from views.boards.roll_into_town.pencil.tones import Palette, palette
from views.device.phone import Phone
from views.kit.layout import join_words

GAME_ID = "roll_into_town"

_GROUNDS = {EMPTY: "empty", HALL: "hall", OCEAN: "ocean", "F": "farm", "M": "mountain", "T": "tree"}
_SHAPED = {"R": "river", "C": "coast"}
_ON_TOP = {"b": "harbor", "L": "lighthouse_bottom", "l": "lighthouse_top"}
_BUILT: dict[str, str] = {letter: building for building, letter in BUILT.items()}


def screen_pencils(phone: Phone) -> Palette:
    """Choose the pencils for this phone's screen, by day or by night."""
    return palette(dark=phone.dark)


# Words ----------------------------------------------------------------------------------------------------


def game_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a sentence of this game in the phone's language."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def desk_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a text of the desk below the map in the phone's language."""
    return game_text(phone, f"ui-{message}", **params)


def sheet_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a text of the sheet in the phone's language."""
    return game_text(phone, f"sheet-{message}", **params)


def icon_name(phone: Phone, icon: Icon) -> str:
    """Name an icon in the phone's language."""
    return game_text(phone, f"icon-{icon}")


def building_name(phone: Phone, building: Building) -> str:
    """Name a building in the phone's language."""
    return game_text(phone, f"building-{building}")


def about_building(phone: Phone, building: Building) -> str:
    """Describe the effect of a building in a line."""
    return game_text(phone, f"building-about-{building}")


def resource_name(phone: Phone, resource: str) -> str:
    """Name a resource in the phone's language."""
    return game_text(phone, f"resource-{resource}")


def goods_words(phone: Phone, goods: Goods) -> str:
    """Describe the amounts of resources in words."""
    return join_words(
        phone,
        (
            desk_text(phone, "so-much", n=count, what=resource_name(phone, name))
            for name, count in goods.named_amounts
            if count
        ),
    )


def token_name(phone: Phone, token: str) -> str:
    """Describe a square's token: open sides of a river, the water of a coast, and the piece on top."""
    ground, top = ground_of(token), top_of(token)
    name = game_text(phone, f"token-{_ground_name(token)}")
    if ground[0] in _SHAPED:
        sides = tuple(game_text(phone, f"side-{side}") for side in ground[1:])
        name = sheet_text(phone, f"sides-{_SHAPED[ground[0]]}", what=name, sides=sides)
    if not top:
        return name
    above = game_text(phone, f"token-{_ON_TOP[top]}")
    return above if ground == EMPTY else sheet_text(phone, "on-top", top=above, ground=name)


def square_name(phone: Phone, cell: str, token: str) -> str:
    """Describe a square and its token for a screen reader."""
    return sheet_text(phone, "square", cell=cell, token=token_name(phone, token))


def _ground_name(token: str) -> str:
    ground = ground_of(token)
    return _GROUNDS.get(ground) or _SHAPED.get(ground[0]) or _BUILT[ground]


def things_on(token: str) -> tuple[str, ...]:
    """Name the pieces on a square, or the rulebook sections about them."""
    ground, top = _ground_name(token), ON_TOP.get(top_of(token), "")
    named = {"empty": "", "hall": "discover.town_hall", "ocean": "discover.ocean"}.get(ground, ground)
    return tuple(filter(None, (top, named)))
