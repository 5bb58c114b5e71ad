"""Table of the entries that can be read off the cardboard of Sweet Lands, family by family.

The table tells of each family its names and form, the moments that ask for it, the consequence of a
correction, its picture and its words. Other modules and the board look these up here.

An entry's name tells its place: ``A:1,-1`` is a hex of map A, ``A:1,-1!`` the reward printed there,
``3b-start`` the first goods of the character on the back of the third board, ``track-2-4`` the fourth space
of the second prosperity track, ``card-17`` the seventeenth card that was read.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Literal

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
from companion.engine.words import Label, Phrase
from companion.games.sweet_lands import vocabulary
from companion.geometry.hexes import HexGrid, hex_name, hexes_within
from companion.geometry.naming import spoken_names

FARTHEST = 6
"""Greatest distance of a hex from the capital, in steps."""

LAST_INCOME, LAST_PROSPERITY, MOST_TIMES = 30, 20, 9
"""Last possible space of an income track and of a prosperity track, and the greatest multiplier there."""

MOST_PORT_POINTS = 60
"""Greatest number of points that the port table can give."""

GROUND = GroundForm(vocabulary.GROUNDS, vocabulary.FLAGS)
GIVES = GainsForm(vocabulary.GAINS, vocabulary.COUNTED)
COST = GainsForm(vocabulary.COSTS)
NEEDS = GainsForm(vocabulary.NEEDED, named="element")
NAME = WordsForm(24)
WORDS = WordsForm(120)
SLOTS = ChoiceForm(("1", "2", "3"))
ELEMENT = ChoiceForm(vocabulary.ELEMENTS, "element")
FINAL = ChoiceForm(vocabulary.NEEDED, "element")

SPACE = PartsForm(
    (
        ("orange", GIVES),
        ("green", GIVES),
        ("marks", NumberForm(0, 9)),
        ("lab", ChoiceForm(("no", "yes"), "lab")),
    )
)
"""Space of the industry track: the gains of the wagon and of the locomotive, the points of the score marker
passed there, and a flag for a laboratory that bars the way."""

CARD = PartsForm(
    (
        ("when", ChoiceForm(("instant", "passing"), "when")),
        ("cost", COST),
        ("less", GainsForm(vocabulary.GOODS, vocabulary.COUNTED, choice=False)),
        ("gives", GIVES),
        ("mark", ChoiceForm(vocabulary.MARKS, "element")),
        ("industry", ChoiceForm(("none", "tent", "house", "building", "any"), "industry")),
        ("automation", GIVES),
        ("name", NAME),
    ),
    seldom=("less", "industry", "automation", "name"),
)
"""Citizen card: the time of its effect, cost, discount, gains, dessert mark, industry, gains when automated,
and name."""

SKILL = PartsForm((("flip", GIVES), ("pass", GIVES), ("words", WORDS)), seldom=("words",))
IMITATION = PartsForm(
    tuple((f"slot-{slot}", ChoiceForm(("none", "basic", "advanced", "both"), "copies")) for slot in (1, 2, 3))
)
"""Spaces of area L on one side of the imitation board, each with the kind of areas that it copies."""

EXTRA = PartsForm((("cost", COST), ("gives", GIVES)))
COFFEE = PartsForm((("cost", COST), ("reward", ChoiceForm(("1", "2", "3")))))
RABBIT = PartsForm((("column", NumberForm(0, 40)), ("gives", GIVES)))
TRACK = PartsForm((("length", NumberForm(2, LAST_PROSPERITY)), ("element", ELEMENT)))
PROSPERITY = PartsForm((("gives", GIVES), ("multiplier", NumberForm(0, MOST_TIMES))))
FINAL_TILE = PartsForm((("element", FINAL), ("dummy", NumberForm(0, 60, unset=True))))
PORTS = PartsForm(tuple((str(number), NumberForm(0, MOST_PORT_POINTS)) for number in range(5)))
SPACES = PartsForm(tuple((resource, NumberForm(0, LAST_INCOME)) for resource in vocabulary.RESOURCES))
MAP = HexMapForm(GROUND, FARTHEST, "capital")


Param = int | str
"""Number or word that tells the entries of a family apart, used in their titles."""

Moment = Literal["move", "due", "end", "box"]
"""Moment that asks for an entry: before a move that depends on it, when a due needs it, when the score is
final, or only where the owner fills in the box."""

Consequence = Literal["record", "score", "words"]
"""Consequence of a corrected entry: the record is folded again, the score alone changes, or nothing does."""


@dataclass(frozen=True)
class Family:
    """Entries with names of one pattern.

    Attributes:
        section: the section of the box that lists them.
        title: the id of the text that describes an entry.
        form: the form of their texts.
        pattern: their names, with a field for each of the params.
        params: the values of each field, which are also the params of the title.
        asked: the moments that ask for them.
        follows: the consequence of a correction.
        drawn: the key of their picture on the board.
        numbered: true if the app numbers them itself, as the cardboard bears no number.
        once: true if a table is asked once, and tracks the entry itself where it gives no answer.
    """

    section: str
    title: str
    form: Form
    pattern: str
    params: Mapping[str, Sequence[Param]]
    asked: tuple[Moment, ...] = ("due",)
    follows: Consequence = "record"
    drawn: str = ""
    numbered: bool = False
    once: bool = False

    def names(self) -> Iterator[tuple[str, Mapping[str, Param]]]:
        """Yield every name with its params, varying the last field fastest."""
        for values in product(*self.params.values()):
            params = dict(zip(self.params, values, strict=True))
            yield self.pattern.format(**params), params

    def declare(
        self,
        *asked: Moment,
        follows: Consequence = "record",
        drawn: str = "",
        numbered: bool = False,
        once: bool = False,
    ) -> "Family":
        """Return the family with its moments, consequence, picture and numbering, asked once or each time."""
        drawn = drawn or self.drawn
        return replace(self, asked=asked, follows=follows, drawn=drawn, numbered=numbered, once=once)


PLAIN: Mapping[type[Form], str] = {
    GainsForm: "gains",
    NumberForm: "number",
    ChoiceForm: "choice",
    WordsForm: "words",
}
"""Picture of a family that is drawn as its form is."""


def _family(section: str, title: str, form: Form, pattern: str, **params: Sequence[Param]) -> Family:
    return Family(section, title, form, pattern, params, drawn=PLAIN.get(type(form), title))


def _character_family(title: str, form: Form, pattern: str, **params: Sequence[Param]) -> Family:
    """Build a family with entries for every character."""
    name = f"{{board}}{{side}}-{pattern}"
    return _family("characters", title, form, name, board=_numbers_to(7), side="ab", **params)


def _numbered_family(section: str, title: str, form: Form, name: str, most: int) -> Family:
    """Build a family of entries numbered from 1."""
    return _family(section, title, form, f"{name}-{{number}}", number=_numbers_to(most))


def _numbers_to(most: int) -> range:
    return range(1, most + 1)


_MAPS = ("A", *(f"B{number}" for number in _numbers_to(9)))
_HEXES = tuple(map(hex_name, hexes_within(FARTHEST)))
_SPOKEN = spoken_names(HexGrid(frozenset(hexes_within(FARTHEST))))
"""Names of hexes as the board of a map that is not drawn shows them."""

FAMILIES: tuple[Family, ...] = (
    _family("maps", "map", MAP, "map-{map}", map=_MAPS).declare("box"),
    _family("maps", "hex", GROUND, "{map}:{at}", map=_MAPS, at=_HEXES).declare("due", "end"),
    _family("maps", "hex_gives", GIVES, "{map}:{at}!", map=_MAPS, at=_HEXES).declare("due"),
    _family("maps", "tile", GIVES, "tile-{ground}", ground=vocabulary.TERRAINS).declare("due", drawn="tile"),
    _numbered_family("maps", "special", GIVES, "special", 20).declare("due", drawn="special", numbered=True),
    _family("maps", "ports", PORTS, "ports").declare("end", follows="score"),
    _family("areas", "slots", SLOTS, "slots-{area}", area=vocabulary.AREAS).declare("move"),
    _family("areas", "cost", COST, "cost-{area}", area="D").declare("move"),
    _family("areas", "imitation", IMITATION, "imitation-{seats}", seats=(3, 4)).declare("move"),
    _family("areas", "extra", EXTRA, "X{number}", number=_numbers_to(4)).declare("move", "due"),
    _character_family("start", GIVES, "start").declare("due"),
    _character_family("spaces", SPACES, "spaces").declare("due"),
    _character_family("income", GIVES, "income").declare("due"),
    _character_family("ability", WORDS, "ability").declare("move", follows="words", once=True),
    _character_family("pass", GIVES, "pass").declare("due"),
    _character_family("tower", NEEDS, "tower").declare("move"),
    _character_family("tower_gives", GIVES, "tower!").declare("due"),
    _character_family("auto", GIVES, "auto-{number}", number=_numbers_to(3)).declare("due"),
    _character_family(
        "bonus", GIVES, "{column}-{number}", column=vocabulary.COLUMNS, number=(2, 3)
    ).declare("due"),
    _family(
        "board", "income_space", NumberForm(0, 40), "income-{resource}-{number}",
        resource=vocabulary.RESOURCES, number=range(LAST_INCOME + 1),
    ).declare("due"),
    _numbered_family("board", "row", COST, "row", 5).declare("move", "due"),
    _family(
        "board", "under", GIVES, "{column}-{number}", column=vocabulary.COLUMNS, number=(1, 4, 5)
    ).declare("due"),
    _family("industry", "industry", NumberForm(3, 60), "industry").declare("due"),
    _numbered_family("industry", "space", SPACE, "space", 60).declare("due"),
    _family("industry", "labs", NumberForm(0, 9), "labs").declare("move"),
    _numbered_family("industry", "lab", COST, "lab", 9).declare("move", "due", drawn="lab"),
    _family("industry", "coffees", NumberForm(0, 9), "coffees").declare("move"),
    _numbered_family("industry", "coffee", COFFEE, "coffee", 9).declare("move", "due", numbered=True),
    _family("industry", "food", NumberForm(11, 40), "food").declare("due"),
    _numbered_family("industry", "food_space", GIVES, "food", 40).declare("due"),
    _numbered_family("industry", "discount", NumberForm(0, 9), "discount", 2).declare("move", "due"),
    _family("industry", "rabbits", NumberForm(1, 20), "rabbits").declare("move"),
    _numbered_family("industry", "rabbit", RABBIT, "rabbit", 20).declare("move", "due", numbered=True),
    _family("prosperity", "track", TRACK, "track-{track}", track=_numbers_to(6)).declare("move", "end"),
    _family(
        "prosperity", "track_space", PROSPERITY, "track-{track}-{number}",
        track=_numbers_to(6), number=range(LAST_PROSPERITY + 1),
    ).declare("due", "end"),
    _family("prosperity", "track_last", GIVES, "track-{track}-last", track=_numbers_to(6)).declare("due"),
    _family("tiles", "helpers", NumberForm(1, 16), "helpers-{seats}", seats=_numbers_to(4)).declare(
        "move", once=True
    ),
    _numbered_family("tiles", "helper", GIVES, "helper", 16).declare("due", numbered=True),
    _numbered_family("tiles", "skill", SKILL, "skill", 40).declare("due", numbered=True),
    _numbered_family("tiles", "advanced", SKILL, "advanced", 40).declare("due", numbered=True),
    _numbered_family("tiles", "milestone", NEEDS, "milestone", 40).declare("move", numbered=True),
    _numbered_family("tiles", "final", FINAL_TILE, "final", 40).declare(
        "end", follows="score", numbered=True
    ),
    _numbered_family("cards", "card", CARD, "card", 400).declare("move", "due", numbered=True),
)  # fmt: skip
"""Every family of entries, in the order in which the box shows them."""


@lru_cache(maxsize=1)
def _every_entry() -> Mapping[str, tuple[Family, Mapping[str, Param]]]:
    return {name: (family, params) for family in FAMILIES for name, params in family.names()}


def names() -> tuple[str, ...]:
    """List the names of all possible entries, family by family."""
    return tuple(_every_entry())


def family_of(name: str) -> Family | None:
    """Find the family of an entry, or None for an unknown name."""
    found = _every_entry().get(name)
    return None if found is None else found[0]


def is_asked(name: str, moment: Moment) -> bool:
    """Check that a moment asks for an entry. False for an unknown name."""
    family = family_of(name)
    return family is not None and moment in family.asked


def is_followed(name: str) -> bool:
    """Check that the record is folded again when an entry was misread. False for an unknown name."""
    family = family_of(name)
    return family is not None and family.follows == "record"


def is_asked_once(name: str) -> bool:
    """Check that a table is asked for an entry once. False for an unknown name."""
    family = family_of(name)
    return family is not None and family.once


def field_of(name: str) -> Field:
    """Build the field of an entry: its section of the box, title, form and params.

    Raises:
        KeyError: there is no such entry.
    """
    family, params = _every_entry()[name]
    named: dict[str, Label] = {}
    if "at" in params:
        named["at"] = _SPOKEN[str(params["at"])]
    if "side" in params:
        named["character"] = numbered_character(f"{params['board']}{params['side']}")
    return Field(family.section, family.title, family.form, {**params, **named})


def numbered_character(board_side: str) -> Phrase:
    """Name a character by the app's own number of its board, and by its side."""
    return Phrase("said-character", (("board", int(board_side[0])), ("side", board_side[1])))
