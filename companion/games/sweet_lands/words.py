"""Names of Sweet Lands' hexes, areas, tiles, cards and amounts inside sentences."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.engine.forms import Field
from companion.engine.gains import Gain
from companion.engine.words import Phrase, Word, amount_phrase
from companion.games.sweet_lands import cards, entries, entry_names, prosperity
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import EXTRA_AREAS
from companion.geometry.hexes import HexGrid
from companion.geometry.naming import is_edge, sides, spoken_names


def name_hex(grid: HexGrid, name: str) -> str:
    """Name a hex as its board does, or by its own name beyond the map."""
    return spoken_names(grid).get(name, name)


def name_place(grid: HexGrid, name: str) -> str | Phrase:
    """Name a hex, or an edge by the hexes beside it."""
    if not is_edge(name):
        return name_hex(grid, name)
    there = [name_hex(grid, side) for side in sides(name) if side in grid.index]
    if len(there) == 1:
        return Phrase("said-rim", (("one", there[0]),))
    one, other = there or sides(name)
    return Phrase("said-edge", (("one", one), ("other", other)))


def name_places(grid: HexGrid, names: Iterable[str]) -> tuple[str | Phrase, ...]:
    """Name several hexes or edges of a map."""
    return tuple(name_place(grid, name) for name in names)


def with_number(id: str, number: int) -> Phrase:
    """Name a numbered thing, such as a skill tile."""
    return Phrase(f"said-{id}", (("number", number),))


def numbered_place(number: int) -> Phrase:
    """Label a place of the industry board, or of the helper tiles, by its number."""
    return Phrase("way-place", (("number", number),))


def amounts(gains: Sequence[Gain]) -> tuple[Phrase, ...]:
    """List gains or costs as phrases with their amounts, or a phrase for nothing."""
    return tuple(amount_phrase(gain.kind, gain.count) for gain in gains) or (amount_phrase("none", 0),)


def area(letter: str) -> Phrase:
    """Name an area by its letter, or an extra-action tile by its number."""
    if letter in EXTRA_AREAS:
        return with_number("extra", int(letter[1:]))
    return Phrase("said-area", (("letter", letter),))


def skill(tile: int, advanced: bool) -> Phrase:
    """Name a skill tile by its number."""
    return with_number("advanced" if advanced else "skill", tile)


def card(position: Position, number: int) -> Phrase:
    """Name a citizen card as the owner wrote it, or by its number."""
    name = position.printed.part_word(f"card-{number}", cards.NAME)
    return Phrase("said-named", (("name", name),)) if name else with_number("card", number)


def track(position: Position, number: int) -> Phrase:
    """Name a prosperity track by the element it counts, or by its number if unread."""
    element = prosperity.counts(position, number)
    if element is None:
        return with_number("track", number)
    return Phrase("said-track_of", (("number", number), ("element", Word(f"element-{element}"))))


def character(position: Position, board_side: str) -> Phrase:
    """Name a character as its owner typed it, else by what it starts with, else by the app's own number."""
    if name := character_name(position, board_side):
        return Phrase("said-named", (("name", name),))
    start = position.printed.gains(f"{board_side}-start")
    numbered = entries.numbered_character(board_side)
    if start is None or len(start.options) != 1 or start.nothing:
        return numbered
    goods = tuple(amount_phrase(gain.kind, gain.count) for gain in start.options[0])
    return Phrase("said-character_of", (("character", numbered), ("start", goods)))


def character_name(position: Position, board_side: str) -> str:
    """Return a character's typed name: the words before a colon, or all if they are few. Else an empty text.

    >>> from companion.games.sweet_lands.printed import printed_values
    >>> from types import SimpleNamespace
    >>> own = printed_values((("1a-ability", "Baker: once a round, take 1 gold"),))
    >>> character_name(SimpleNamespace(printed=own), "1a")
    'Baker'
    """
    words = position.printed.value(f"{board_side}-ability")
    name = words.replace(WIDE_COLON, ":").partition(":")[0].strip() if isinstance(words, str) else ""
    return name if len(name) <= LONGEST_NAME else ""


WIDE_COLON = "\N{FULLWIDTH COLON}"

LONGEST_NAME = 24
"""Most characters of a character's name; longer words are an ability."""


def entry_field(position: Position, name: str) -> Field:
    """Build the field of an entry with the names that a table has: of its hex, and of its character.

    Raises:
        KeyError: there is no such entry.
    """
    field = entries.field_of(name)
    if "at" in field.params:
        side, at = entry_names.map_hex(name.removesuffix("!"))
        return replace(field, params={**field.params, "at": name_hex(position.printed.grid(side), at)})
    if "character" in field.params:
        named = character(position, entry_names.character_of(name))
        return replace(field, params={**field.params, "character": named})
    return field


def entry(position: Position, name: str) -> Phrase:
    """Name a box entry by its title, or by its id if there is no such entry."""
    if entries.family_of(name) is None:
        return Phrase("said-named", (("name", name),))
    field = entry_field(position, name)
    return Phrase(f"printed-{field.title}", tuple(field.params.items()))  # type: ignore[arg-type]


def name_entries(position: Position, names: Iterable[str]) -> tuple[Phrase, ...]:
    """Name several entries by their titles."""
    return tuple(entry(position, name) for name in names)
