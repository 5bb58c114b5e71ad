"""Income of a round, in order: helper tile, character, the four income tracks, and the citizens drawn."""

from dataclasses import dataclass

from companion.games.sweet_lands.counting import active_draws, unread_draws
from companion.games.sweet_lands.entry_names import income_entry
from companion.games.sweet_lands.gaining import add_stock, book, owe
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import RESOURCES

REST = "rest"
"""Detail of an income due: helper and character are done, tracks and deck are still to come."""


@dataclass(frozen=True)
class Income:
    """Income of a seat in one round.

    Attributes:
        prints: the entries of the helper tile and of the character.
        tracks: gold, wheat, wood and iron of the income tracks.
        cards: the number of citizens drawn.
    """

    prints: tuple[str, ...]
    tracks: tuple[int, int, int, int]
    cards: int


def places_entry(position: Position) -> str:
    """Name the entry that tells how many helper places a table of this size has."""
    return f"helpers-{position.count}"


def helper_places(position: Position) -> range:
    """Return the numbers of the helper places on the table, as many as there can be if unread."""
    return range(1, (position.printed.number(places_entry(position)) or MOST_HELPERS) + 1)


MOST_HELPERS = 16
"""No table has more helper places."""


def prints(position: Position, seat: int) -> tuple[str, ...]:
    """List the prints that count at a seat's income: its helper place and its character."""
    player = position.players[seat]
    helper = (f"helper-{player.helper}",) if player.helper else ()
    character = (f"{player.character}-income",) if player.character else ()
    return (*helper, *character)


def spaces(position: Position, seat: int) -> tuple[str, ...]:
    """List the entries of the spaces under a seat's income markers."""
    each = zip(RESOURCES, position.players[seat].spaces, strict=True)
    return tuple(income_entry(resource, space) for resource, space in each)


def entries(position: Position, seat: int) -> tuple[str, ...]:
    """List all entries that must be read before a seat's income can be summed."""
    return (*prints(position, seat), *rest_entries(position, seat))


def rest_entries(position: Position, seat: int) -> tuple[str, ...]:
    """List the entries for tracks and deck: spaces, and hexes that may be extra-draw areas."""
    return (*spaces(position, seat), *unread_draws(position, seat))


def income(position: Position, seat: int) -> Income:
    """Sum a seat's income now. Unread prints count as nothing."""
    own = position.printed
    gold, wheat, wood, iron = (own.number(name) or 0 for name in spaces(position, seat))
    drawn = numbers().first_draw if position.round == 1 else numbers().draw
    cards = drawn + active_draws(position, seat).bit_count()
    return Income(prints(position, seat), (gold, wheat, wood, iron), cards)


def collect(position: Position, seat: int) -> Position:
    """Owe a seat's income in order: the gains of its prints, then tracks and deck."""
    given = [Due("print", 1, entry) for entry in prints(position, seat)]
    return owe(position, seat, [*given, Due("income", 1, "", REST)])


def collect_rest(position: Position, seat: int) -> Position:
    """Book the gains of the income tracks and the citizens drawn, as both stand now."""
    found = income(position, seat)
    for resource, number, entry in zip(RESOURCES, found.tracks, spaces(position, seat), strict=True):
        position = book(add_stock(position, seat, resource, number), seat, entry)
    return add_stock(position, seat, "hand", found.cards)
