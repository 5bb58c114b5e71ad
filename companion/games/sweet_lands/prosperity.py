"""The six prosperity tracks: open tracks, price of the last space, and multipliers."""

from collections.abc import Mapping

from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.vocabulary import COLOURS, ELEMENTS, Element

OF_COLOUR: Mapping[str, tuple[int, ...]] = {
    "any": tuple(TRACKS),
    **{colour: (2 * number + 1, 2 * number + 2) for number, colour in enumerate(COLOURS)},
}
"""The numbers of the tracks of each colour, the upper one first."""


def length(position: Position, track: int) -> int | None:
    """Look up the number of spaces behind a track's start, or None if unread."""
    return position.printed.part_number(f"track-{track}", 0)


def spaces_left(position: Position, seat: int, track: int) -> int | None:
    """Count the spaces before a seat's marker, or None if unread."""
    last = length(position, track)
    return None if last is None else max(0, last - position.players[seat].prosperity[track - 1])


def open_tracks(position: Position, seat: int, colour: str) -> tuple[int, ...]:
    """List the tracks of a colour, or of any, on which a seat can move its marker now."""
    diamonds = position.players[seat].diamonds
    return tuple(
        track
        for track in OF_COLOUR[colour]
        if (ahead := spaces_left(position, seat, track)) is None or ahead > 1 or (ahead == 1 and diamonds)
    )


def is_free(position: Position, seat: int, colour: str) -> bool:
    """Check that a seat has a step on a track of a colour, or of any, without paying for the last space."""
    ahead = (spaces_left(position, seat, track) for track in OF_COLOUR[colour])
    return any(spaces is None or spaces > 1 for spaces in ahead)


def counts(position: Position, track: int) -> str | None:
    """Look up the element that a track counts, or None if unread."""
    return position.printed.part_word(f"track-{track}", 1)


def track_of(position: Position, element: Element) -> int | None:
    """Find the track that counts an element, or None if unread."""
    return next((track for track in TRACKS if counts(position, track) == element), None)


def multiplier(position: Position, seat: int, element: Element) -> int | None:
    """Look up a seat's multiplier of an element, or None if unread."""
    player = position.players[seat]
    said = player.multipliers[ELEMENTS.index(element)]
    if said is not None:
        return said
    track = track_of(position, element)
    if track is None:
        return None
    return position.printed.part_number(f"track-{track}-{player.prosperity[track - 1]}", 1)
