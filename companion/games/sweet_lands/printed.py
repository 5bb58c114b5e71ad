"""Values of one owner's copy of Sweet Lands, as far as they have been read, and the numbers of the rules.

Every look-up returns None for an unread entry. `entries` describes all entries.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from companion.data import data_path
from companion.engine.box import Box, BoxError, read_box, split_name
from companion.engine.gains import NOTHING, Gains
from companion.engine.memo import cache_by_identity
from companion.engine.setup import EntryName, EntryText
from companion.engine.wire import convert
from companion.games.sweet_lands import values
from companion.games.sweet_lands.entries import COST, FARTHEST, GIVES, family_of
from companion.games.sweet_lands.entry_names import card_number
from companion.games.sweet_lands.vocabulary import Kind
from companion.geometry.cached import cached_property
from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import HexGrid, hexes_within, parse_hex

Own = tuple[tuple[EntryName, EntryText], ...]
"""Texts of an owner's box entries, by name."""

Ground = tuple[str, ...]
"""Ground of a hex, then its other prints."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain numbers of the rules. The shipped box cites the rulebook section of each.

    Attributes:
        rounds: the number of rounds.
        draw, first_draw: citizens drawn at an income, and at the first one.
        areas: the cost and the gains of each area, by its letter.
        automation: the cards that a column takes, by its number of properties on the map.
        milestones: the number on the table, and the number of claims that removes the others.
        points: the points of each thing at the end.
    """

    rounds: int
    draw: int
    first_draw: int
    areas: dict[str, tuple[str, str]]
    automation: tuple[int, ...]
    milestones: tuple[int, int]
    points: dict[str, int]


@lru_cache(maxsize=1)
def box() -> Box:
    """Load the shipped box, cached. It has the rules' values and almost none of the cardboard's."""
    return read_box(data_path("boxes", "sweet_lands.toml"))


@lru_cache(maxsize=1)
def numbers() -> Numbers:
    """Convert the plain numbers of the shipped box, cached."""
    plain = {name: entry.value for name, entry in box().entries.items() if not isinstance(entry.value, str)}
    return convert(plain, Numbers)


@lru_cache(maxsize=4096)
def _value(name: str, text: str) -> values.Value:
    family = family_of(name)
    if family is None:
        raise BoxError("name", "Expected the name of an entry", f"$.{name}")
    try:
        return values.value_of(family.form, text)
    except BoxError as error:
        raise error.with_field(f"$.{name}") from error


def check(name: str, text: str) -> None:
    """Check the name and the text of an owner's entry.

    Raises:
        BoxError: the name or the text is not valid. Its field is the entry's name.
    """
    _value(name, text)


@dataclass(frozen=True, eq=False)
class Printed:
    """Values of one owner's copy, one object for equal texts.

    Attributes:
        texts: the texts of all entries that have been read, by name.
    """

    texts: Mapping[str, str]

    def knows(self, name: str) -> bool:
        """Check that an entry has been read."""
        return name in self.texts

    def value(self, name: str) -> values.Value | None:
        """Parse the value of an entry, or return None if unread."""
        text = self.texts.get(name)
        return None if text is None else _value(name, text)

    def gains(self, name: str) -> Gains | None:
        """Look up the gains of an entry."""
        found = self.value(name)
        return found if isinstance(found, Gains) else None

    def number(self, name: str) -> int | None:
        """Look up the number of an entry."""
        return _number(self.value(name))

    def parts(self, name: str) -> tuple[values.Value, ...] | None:
        """Look up the parts of an entry, in the order of its form."""
        found = self.value(name)
        return found if isinstance(found, tuple) else None

    def part_gains(self, name: str, part: int) -> Gains | None:
        """Look up the gains in one part of an entry."""
        found = self._part(name, part)
        return found if isinstance(found, Gains) else None

    def _part(self, name: str, part: int) -> values.Value | None:
        parts = self.parts(name)
        return parts[part] if parts else None

    def part_number(self, name: str, part: int) -> int | None:
        """Look up the number in one part of an entry."""
        return _number(self._part(name, part))

    def part_word(self, name: str, part: int) -> str | None:
        """Look up the word in one part of an entry."""
        found = self._part(name, part)
        return found if isinstance(found, str) else None

    @cached_property
    def _maps(self) -> Mapping[str, Mapping[str, Ground]]:
        found = {}
        for name in self.texts:
            if split_name(name).kind == "map":
                drawn = self.value(name)
                assert isinstance(drawn, Mapping)
                found[split_name(name).which] = drawn
        return found

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """Numbers of all cards that have been read."""
        names = (name for name in self.texts if split_name(name).kind == "card")
        return tuple(sorted(map(card_number, names)))

    def is_drawn(self, side: str) -> bool:
        """Check that a whole map is known, so that its hexes are not asked for."""
        return side in self._maps

    def ground(self, side: str, cell: str) -> Ground | None:
        """Look up the print of a hex, or None if unread. Hexes outside a drawn map are ``off``."""
        if side in self._maps:
            return self._maps[side].get(cell, ("off",))
        if cell == "0,0":
            return ("capital",)
        found = self.value(f"{side}:{cell}")
        return found if isinstance(found, tuple) else None  # type: ignore[return-value]

    def grid(self, side: str) -> HexGrid:
        """Build the hexes of a map. A map that is not drawn has all possible hexes."""
        drawn = self._maps.get(side)
        if drawn is None:
            return EVERYWHERE
        return _grid(frozenset(name for name, ground in drawn.items() if ground[0] != "off"))


def _number(value: values.Value | None) -> int | None:
    if isinstance(value, str) and value.isdigit():
        return int(value)
    return value if isinstance(value, int) else None


@lru_cache(maxsize=64)
def _grid(names: frozenset[str]) -> HexGrid:
    return HexGrid(frozenset(map(parse_hex, names)))


EVERYWHERE = HexGrid(frozenset(hexes_within(FARTHEST)))
"""All hexes that a map can have."""


@lru_cache(maxsize=64)
def edges(grid: HexGrid) -> EdgeGrid:
    """Build the edges of a map's hexes, its rim included. The grid therefore has the hexes beyond the rim."""
    around = grid.hexes | {(q + x, r + y) for q, r in grid.hexes for x, y in _AROUND}
    return EdgeGrid(HexGrid(frozenset(around)))


_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache_by_identity(64)
@lru_cache(maxsize=256)
def printed_values(own: Own) -> Printed:
    """Build the values of a copy from its owner's texts, cached.

    Raises:
        BoxError: an entry has no such name, or its text is not of its form.
    """
    texts = {name: text for name, text in box().texts.items() if text}
    for name, text in own:
        check(name, text)
        texts[name] = text
    return Printed(texts)


# What a move or a reward rests on ---------------------------------------------------------------------------


def under(kind: Kind, number: int, character: str) -> str:
    """Name the entry under a tent, house or building. The character board has the second and the third."""
    return f"{character}-{kind}-{number}" if number in (2, 3) else f"{kind}-{number}"


def cost_of(area: str) -> Gains:
    """Look up the cost of an area in the rules. `NOTHING` for an area that only the cardboard tells."""
    return _area(area, 0)


def effect_of(area: str) -> Gains:
    """Look up the gains of an area in the rules. `NOTHING` for an area that only the cardboard tells."""
    return _area(area, 1)


@lru_cache(maxsize=64)
def _area(area: str, part: int) -> Gains:
    found = numbers().areas.get(area)
    if found is None:
        return NOTHING
    value = values.value_of(COST if part == 0 else GIVES, found[part])
    assert isinstance(value, Gains)
    return value
