"""The spelling of cards, squares and cubes in a position file, and in its moves."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from companion.games.small_city.moves import Cubes, Made
from companion.games.small_city.position import CARDS, Card, CellName, Cells, Town
from companion.games.small_city.printed import Printed
from companion.games.small_city.shapes import parse_ground
from companion.geometry.square import Grid
from companion.kit.spelling import Spelling
from companion.kit.typed_fields import Form, ReadContext

NAMES: Mapping[str, Card] = {
    "mayor": "A",
    "architect": "B",
    "mediator": "C",
    "engineer": "D",
    "supporter": "E",
    "urban_planner": "F",
    "city_councilor": "G",
    "opponent": "H",
    "physician": "I",
    "artist": "J",
    "ecologist": "K",
    "anarchist": "L",
}
"""Action cards by their English names."""

CARD_NAMES: Mapping[Card, str] = {card: name for name, card in NAMES.items()}
_CARDS = Spelling(
    "card",
    tuple(NAMES),
    {card.lower(): CARD_NAMES[card] for card in CARDS}
    | {"planner": "urban_planner", "councilor": "city_councilor", "councillor": "city_councilor"},
)
"""A card may be named by its letter, too, and by shorter names that people use."""

SINGLE = ("from", "to", "at", "grave")
"""Fields of moves that name one square: as a text, or in a list of its own."""


def _read_card(text: str, context: ReadContext) -> Card:
    return NAMES[_CARDS.read(text, context.field)]


def _split_squares(texts: Sequence[str], _here: ReadContext) -> tuple[CellName, ...]:
    """Split squares from a list, or from a text with spaces, commas or ``+``."""
    return tuple(" ".join(texts).replace("+", " ").split())


def _split_cubes(texts: Sequence[str], _here: ReadContext) -> tuple[Any, ...]:
    """Split cubes from a list, or from a single word."""
    return tuple("".join(texts).replace(" ", ""))


FORMS: Mapping[Any, Form] = {
    Card: Form(Annotated[str, msgspec.Meta(max_length=20)], _read_card, CARD_NAMES.__getitem__),
    Cells: Form(Cells, _split_squares),
    tuple[CellName, CellName]: Form(tuple[CellName, CellName], _split_squares),
    Cubes: Form(Cubes, _split_cubes),
    Made: Form(Made, _split_cubes),
}
"""Forms of the types that are typed in another way than the game stores them."""


def spell_move(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """Unwrap single squares of a typed move that stand in a list of their own."""
    single = {name: raw[name] for name in SINGLE if isinstance(raw.get(name), list)}
    return {**raw, **{name: said[0] for name, said in single.items() if len(said) == 1}}


def grid_of(box: Printed, town: Town) -> Grid:
    """Return the grid of a town's board."""
    return parse_ground(town.board or box.texts[f"board-{town.side}"]).grid
