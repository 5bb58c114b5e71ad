"""What of a town is told once the game is over, and what nobody has entered.

Every town has its City Hall, so that one without a tile was not painted. What it has on its tracks may be
told all the same: a number above 0 was entered, 0 was not.
"""

from collections.abc import Mapping

from companion.games.small_city.position import Position

TRACK_OF: Mapping[int, str] = {
    **dict.fromkeys((6, 12, 27), "pollution"),
    **dict.fromkeys((14, 31), "money"),
    29: "votes",
}
"""The promises that read a track; all others read the town itself."""


def is_painted(position: Position, seat: int) -> bool:
    """Check that a seat's town lies there, or that the game still goes on or is over for it."""
    town = position.towns[seat]
    return position.phase != "scoring" or bool(town.tiles) or town.out


def is_told(position: Position, seat: int, promise: int) -> bool:
    """Check that what a promise counts was entered for a seat."""
    track = TRACK_OF.get(promise)
    return is_painted(position, seat) or (track is not None and getattr(position.towns[seat], track) > 0)


def is_empty(position: Position, seat: int) -> bool:
    """Check that nothing at all was entered for a seat."""
    town = position.towns[seat]
    return not is_painted(position, seat) and not (town.votes or town.pollution or town.promise)
