"""How cards, seats and cubes are spelt in a position file, and the moves that name them."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.notation import Unreadable, seat_called, seat_meant
from companion.games.small_city.position import CARDS, Card, Town
from companion.games.small_city.printed import Printed, ground
from companion.geometry.square import Grid

CARD_NAMES: Mapping[Card, str] = {
    "A": "mayor",
    "B": "architect",
    "C": "mediator",
    "D": "engineer",
    "E": "supporter",
    "F": "urban_planner",
    "G": "city_councilor",
    "H": "opponent",
    "I": "physician",
    "J": "artist",
    "K": "ecologist",
    "L": "anarchist",
}
"""Action cards by their English names."""

SHORT: Mapping[str, Card] = {"planner": "F", "councilor": "G", "councillor": "G"}
"""Names that people also use."""

_CARDS: Mapping[str, Card] = (
    {name: letter for letter, name in CARD_NAMES.items()}
    | {card.lower(): card for card in CARDS}
    | dict(SHORT)
)

TOWNS = ("town", "out_of")
"""Fields of moves that name somebody's town."""

CUBES = ("pay", "drop")
"""Fields of moves that name cubes; the council's ``pay`` says money or votes."""


SEVERAL = ("cells", "warehouse", "squares")
"""Fields of moves that name squares: a list, or one text."""

SINGLE = ("from", "to", "at", "grave")
"""Fields of moves that name one square: as a text, or in a list of its own."""


def card(name: str, where: str) -> Card:
    """An action card by its English name, in small letters with ``_`` for spaces, or by its letter.

    Raises:
        Unreadable: there is no such card.
    """
    found = _CARDS.get(name.strip().lower().replace(" ", "_"))
    if found is None:
        raise Unreadable("card", where, found=name.strip()[:20], names=tuple(CARD_NAMES.values()))
    return found


def spelt(raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
    """A move in its wire form, from how it is typed.

    Raises:
        Unreadable: nobody has that name or number, or there is no such card.
    """
    found = dict(raw)
    for name in TOWNS:
        if name in found:
            found[name] = seat_meant(found[name], names, name)
    if isinstance(found.get("card"), str) and found.get("move") in ("choose", "lay"):
        found["card"] = card(found["card"], "card")
    for name in CUBES:
        if isinstance(found.get(name), str) and found.get("move") in ("build", "produce"):
            found[name] = list(found[name].replace(",", "").replace(" ", ""))
    for name in SEVERAL:
        if isinstance(found.get(name), str):
            found[name] = _squares(found[name])
    for name in SINGLE:
        if isinstance(found.get(name), list) and len(found[name]) == 1:
            found[name] = found[name][0]
    return found


def _squares(typed: str) -> list[str]:
    """Squares that stand in one text, parted by spaces, commas or ``+``."""
    return typed.replace(",", " ").replace("+", " ").split()


def typed(raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
    """A move as it is typed, from its wire form."""
    found = dict(raw)
    for name in TOWNS:
        if isinstance(found.get(name), int):
            found[name] = seat_called(found[name], names)
    if isinstance(found.get("card"), str):
        found["card"] = CARD_NAMES[found["card"]]
    return {name: value for name, value in found.items() if value is not None}


def grid_of(box: Printed, town: Town) -> Grid:
    """The squares of a town's board."""
    return ground(town.board or box.texts[f"board-{town.side}"]).grid
