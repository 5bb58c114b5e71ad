"""What the sheet of Roll Into Town is called and how its squares look, by day and by night."""

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


def pencils(phone: Phone) -> Palette:
    """The pencils of this phone's screen."""
    return palette(dark=phone.dark)


# Words ----------------------------------------------------------------------------------------------------


def tell(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence of this game."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def ui(phone: Phone, message: str, /, **params: object) -> str:
    """A word or sentence of the desk below the map."""
    return tell(phone, f"ui-{message}", **params)


def say(phone: Phone, message: str, /, **params: object) -> str:
    """A word or sentence of the sheet."""
    return tell(phone, f"sheet-{message}", **params)


def icon_name(phone: Phone, icon: Icon) -> str:
    """What an icon is called."""
    return tell(phone, f"icon-{icon}")


def building_name(phone: Phone, building: Building) -> str:
    """What a building is called."""
    return tell(phone, f"building-{building}")


def about_building(phone: Phone, building: Building) -> str:
    """What a building does, in a line."""
    return tell(phone, f"building-about-{building}")


def resource_name(phone: Phone, resource: str) -> str:
    """What a resource is called."""
    return tell(phone, f"resource-{resource}")


def goods_words(phone: Phone, goods: Goods) -> str:
    """So much of each resource, in words."""
    return join_words(
        phone,
        (
            ui(phone, "so-much", n=count, what=resource_name(phone, name))
            for name, count in goods.named
            if count
        ),
    )


def token_name(phone: Phone, token: str) -> str:
    """What a square shows, in words: open sides of a river, the water of a coast, what stands on top."""
    ground, top = ground_of(token), top_of(token)
    name = tell(phone, f"token-{_ground_name(token)}")
    if ground[0] in _SHAPED:
        sides = tuple(tell(phone, f"side-{side}") for side in ground[1:])
        name = say(phone, f"sides-{_SHAPED[ground[0]]}", what=name, sides=sides)
    if not top:
        return name
    above = tell(phone, f"token-{_ON_TOP[top]}")
    return above if ground == EMPTY else say(phone, "on-top", top=above, ground=name)


def square_name(phone: Phone, at: str, token: str) -> str:
    """A square and what it shows, as a screen reader says it."""
    return say(phone, "square", cell=at, token=token_name(phone, token))


def _ground_name(token: str) -> str:
    ground = ground_of(token)
    return _GROUNDS.get(ground) or _SHAPED.get(ground[0]) or _BUILT[ground]


def things_on(token: str) -> tuple[str, ...]:
    """What a square shows, by the names of its pieces or of the sections that tell of it."""
    ground, top = _ground_name(token), ON_TOP.get(top_of(token), "")
    named = {"empty": "", "hall": "discover.town_hall", "ocean": "discover.ocean"}.get(ground, ground)
    return tuple(filter(None, (top, named)))
