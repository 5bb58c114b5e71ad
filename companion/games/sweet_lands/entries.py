"""What can be read off the cardboard of Sweet Lands: the names of all entries, and how each is written.

An entry's name says what it is of: ``A:1,-1`` is a hex of map A, ``A:1,-1!`` the reward printed there,
``3b-start`` what the character on the back of the third board begins with, ``track-2-4`` the fourth space of
the second prosperity track, ``card-17`` the seventeenth card that somebody has read.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from companion.engine.forms import (
    ChoiceForm,
    Field,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    WordsForm,
)
from companion.games.sweet_lands.vocabulary import (
    AREAS,
    COSTS,
    COUNTED,
    ELEMENTS,
    FLAGS,
    GAINS,
    GROUNDS,
    MARKS,
)

FARTHEST = 6
"""No hex of a map is farther from the capital, in steps."""

GROUND = GroundForm(GROUNDS, FLAGS)
GIVES = GainsForm(GAINS, COUNTED)
COST = GainsForm(COSTS, choice=False)
CHOSEN_COST = GainsForm(COSTS)
NEEDS = GainsForm(COUNTED, choice=False)
NAME = WordsForm(24)
WORDS = WordsForm(120)
SLOTS = ChoiceForm(("1", "2", "3"))
ELEMENT = ChoiceForm(ELEMENTS, "element")
FINAL = ChoiceForm(COUNTED, "element")

SPACE = PartsForm(
    (
        ("orange", GIVES),
        ("green", GIVES),
        ("marks", NumberForm(0, 9)),
        ("lab", ChoiceForm(("no", "yes"), "lab")),
    )
)
"""A space of the industry track: what the wagon gets there and what the locomotive does, the points of the
score marker that is passed, and whether a laboratory bars the way to it."""

CARD = PartsForm(
    (
        ("when", ChoiceForm(("instant", "passing"), "when")),
        ("cost", CHOSEN_COST),
        ("less", GainsForm(COSTS, COUNTED, choice=False)),
        ("gives", GIVES),
        ("mark", ChoiceForm(MARKS, "element")),
        ("industry", ChoiceForm(("none", "tent", "house", "building", "any"), "industry")),
        ("automation", GIVES),
        ("name", NAME),
    )
)
"""A citizen card: its cost and what lowers that, what it gives, its dessert mark, the industry it can be
automated in and what it does there."""

SKILL = PartsForm((("flip", GIVES), ("pass", GIVES), ("words", WORDS)))
EXTRA = PartsForm((("cost", COST), ("gives", GIVES)))
COFFEE = PartsForm((("cost", COST), ("reward", ChoiceForm(("1", "2", "3")))))
RABBIT = PartsForm((("column", NumberForm(0, 40)), ("gives", GIVES)))
TRACK = PartsForm((("length", NumberForm(2, 20)), ("element", ELEMENT)))
PROSPERITY = PartsForm((("gives", GIVES), ("multiplier", NumberForm(0, 9))))
FINAL_TILE = PartsForm((("element", FINAL), ("dummy", NumberForm(0, 60))))
PORTS = PartsForm(tuple((str(number), NumberForm(0, 60)) for number in range(5)))
SPACES = PartsForm(tuple((resource, NumberForm(0, 30)) for resource in ("gold", "wheat", "wood", "iron")))
MAP = HexMapForm(GROUND, FARTHEST, "capital")


@dataclass(frozen=True)
class Family:
    """Entries whose names are alike.

    Attributes:
        section: where they stand in the box.
        title: names the text that says what one is about.
        form: how they are written.
        pattern: what their names match; its groups are the params of the title.
    """

    section: str
    title: str
    form: Form
    pattern: re.Pattern[str]


_HEX = r"(?:0|-?[1-9]),(?:0|-?[1-9])"
_MAP = r"(?P<map>A|B[1-9])"
_RESOURCE = r"(?P<resource>gold|wheat|wood|iron)"
_WHO = r"(?P<board>[1-7])(?P<side>[ab])"


def _family(section: str, title: str, form: Form, pattern: str) -> Family:
    return Family(section, title, form, re.compile(pattern))


def _numbered(name: str, most: int) -> str:
    return f"{name}-(?P<number>{'|'.join(map(str, range(1, most + 1)))})"


FAMILIES: tuple[Family, ...] = (
    _family("maps", "map", MAP, f"map-{_MAP}"),
    _family("maps", "hex", GROUND, f"{_MAP}:(?P<at>{_HEX})"),
    _family("maps", "hex_gives", GIVES, f"{_MAP}:(?P<at>{_HEX})!"),
    _family("maps", "tile", GIVES, r"tile-(?P<ground>wheat|forest|vein|sea)"),
    _family("maps", "special", GIVES, _numbered("special", 20)),
    _family("maps", "ports", PORTS, "ports"),
    _family("areas", "slots", SLOTS, rf"slots-(?P<area>{'|'.join(AREAS)})"),
    _family("areas", "cost", COST, "cost-(?P<area>D)"),
    _family("areas", "extra", EXTRA, r"X(?P<number>[1-4])"),
    _family("characters", "start", GIVES, f"{_WHO}-start"),
    _family("characters", "spaces", SPACES, f"{_WHO}-spaces"),
    _family("characters", "income", GIVES, f"{_WHO}-income"),
    _family("characters", "ability", WORDS, f"{_WHO}-ability"),
    _family("characters", "pass", GIVES, f"{_WHO}-pass"),
    _family("characters", "tower", NEEDS, f"{_WHO}-tower"),
    _family("characters", "tower_gives", GIVES, f"{_WHO}-tower!"),
    _family("characters", "auto", GIVES, rf"{_WHO}-auto-(?P<number>[1-3])"),
    _family("characters", "bonus", GIVES, rf"{_WHO}-(?P<column>tent|house|building)-(?P<number>[23])"),
    _family("board", "income_space", NumberForm(0, 40), rf"income-{_RESOURCE}-(?P<number>[12]?[0-9]|30)"),
    _family("board", "row", COST, r"row-(?P<number>[1-5])"),
    _family("board", "under", GIVES, r"(?P<column>tent|house|building)-(?P<number>[145])"),
    _family("industry", "industry", NumberForm(3, 60), "industry"),
    _family("industry", "space", SPACE, _numbered("space", 60)),
    _family("industry", "labs", NumberForm(0, 9), "labs"),
    _family("industry", "lab", COST, _numbered("lab", 9)),
    _family("industry", "coffees", NumberForm(0, 9), "coffees"),
    _family("industry", "coffee", COFFEE, _numbered("coffee", 9)),
    _family("industry", "food", NumberForm(11, 40), "food"),
    _family("industry", "food_space", GIVES, _numbered("food", 40)),
    _family("industry", "discount", NumberForm(0, 9), r"discount-(?P<number>[12])"),
    _family("industry", "rabbits", NumberForm(1, 20), "rabbits"),
    _family("industry", "rabbit", RABBIT, _numbered("rabbit", 20)),
    _family("prosperity", "track", TRACK, r"track-(?P<track>[1-6])"),
    _family("prosperity", "track_space", PROSPERITY, r"track-(?P<track>[1-6])-(?P<number>1?[0-9]|20)"),
    _family("prosperity", "track_last", GIVES, r"track-(?P<track>[1-6])-last"),
    _family("tiles", "helper", GIVES, _numbered("helper", 16)),
    _family("tiles", "skill", SKILL, _numbered("skill", 40)),
    _family("tiles", "advanced", SKILL, _numbered("advanced", 40)),
    _family("tiles", "milestone", NEEDS, _numbered("milestone", 40)),
    _family("tiles", "final", FINAL_TILE, _numbered("final", 40)),
    _family("cards", "card", CARD, _numbered("card", 400)),
)  # fmt: skip
"""Every family of entries, in the order in which the box shows them."""


@lru_cache(maxsize=2048)
def family_of(name: str) -> Family | None:
    """The family an entry belongs to; None where there can be no such entry."""
    return next((family for family in FAMILIES if family.pattern.fullmatch(name)), None)


def field_of(name: str) -> Field:
    """Where an entry stands in the box, and how it is written.

    Raises:
        KeyError: there is no such entry.
    """
    family = family_of(name)
    if family is None:
        raise KeyError(name)
    match = family.pattern.fullmatch(name)
    params = match.groupdict() if match else {}
    return Field(family.section, family.title, family.form, {each: _param(params[each]) for each in params})


def _param(group: str) -> int | str:
    """A number as a number, so that sentences can choose by it; anything else as it is written."""
    return int(group) if group.isdigit() else group
