"""The figures of a town that were entered once the game is over, and those still missing.

Every town has its City Hall, so that one without a tile was not painted. Its tracks may have been entered all
the same: a number above 0 was entered, 0 was not. Votes are asked for even where the town was painted, for
they decide the game. A seat without votes enters 0.
"""

from collections.abc import Mapping

from companion.games.small_city.position import ROUNDS, Position

TRACK_OF: Mapping[int, str] = {
    **dict.fromkeys((6, 12, 27), "pollution"),
    **dict.fromkeys((14, 31), "money"),
    29: "votes",
}
"""The promises that read a track; all others read the town itself."""


def is_painted(position: Position, seat: int) -> bool:
    """Check that a seat's town was painted, or need not be: the game goes on, or the seat is out."""
    town = position.towns[seat]
    return position.phase != "scoring" or bool(town.tiles) or town.out


def has_votes(position: Position, seat: int) -> bool:
    """Check that a seat's votes are known: counted by play, above 0, or entered as 0.

    A game that was played to its end has its last ring of cards. One that is only scored has none.
    """
    town = position.towns[seat]
    entered = position.phase == "scoring" and position.round == ROUNDS and not position.ring
    return not entered or town.out or town.votes > 0 or town.counted


def is_figure_entered(position: Position, seat: int, promise: int) -> bool:
    """Check that the figure of a promise was entered for a seat."""
    track = TRACK_OF.get(promise)
    if track == "votes":
        return has_votes(position, seat)
    return is_painted(position, seat) or (track is not None and getattr(position.towns[seat], track) > 0)


def is_empty(position: Position, seat: int) -> bool:
    """Check that nothing was entered for a seat."""
    town = position.towns[seat]
    return not is_painted(position, seat) and not (
        town.votes or town.counted or town.pollution or town.promise
    )
