"""Special terrain tiles: their numbers, and those that lie on a map without one."""

from msgspec.structs import replace

from companion.games.sweet_lands.entry_names import map_hex
from companion.games.sweet_lands.position import Position

ASKED = "asked"
"""Detail of a tile due: the seat has been asked which special tile lies there."""

MOST_SPECIAL = 20
"""No special tile has a higher number."""


def numbers(position: Position) -> tuple[int, ...]:
    """List the numbers of the special tiles that are read, and the next free number."""
    own = position.printed
    known = [number for number in range(1, MOST_SPECIAL + 1) if own.knows(f"special-{number}")]
    lying = {spot.special for player in position.players for spot in player.spots}
    unread = (number for number in range(1, MOST_SPECIAL + 1) if number not in lying and number not in known)
    return (*known, *[number for number, _ in zip(unread, "1", strict=False)])


def number_on(position: Position, seat: int, cell: str) -> int:
    """Look up the number of the special tile on a hex, or 0 for none or an unnamed tile."""
    spot = position.players[seat].spot(cell)
    return spot.special if spot else 0


def is_unnamed(position: Position, seat: int, entry: str) -> bool:
    """Check that a hex is special terrain whose tile has no number yet.

    Version 1 of the rules does not ask for the number.
    """
    side, cell = map_hex(entry)
    ground = position.printed.ground(side, cell)
    spot = position.players[seat].spot(cell)
    lies = spot is not None and spot.tile != "none" and not spot.special
    return position.rules > 1 and ground is not None and ground[0] == "special" and lies


def name_tile(position: Position, seat: int, entry: str, number: int) -> Position:
    """Give the special tile on a hex its number."""
    spot = position.players[seat].spot(map_hex(entry)[1])
    return position.with_spot(seat, replace(spot, special=number)) if spot else position
