"""The six prosperity tracks: which can be advanced, what the last space costs, and what they multiply."""

from collections.abc import Mapping

from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.vocabulary import COLOURS, ELEMENTS, Element

OF_COLOUR: Mapping[str, tuple[int, ...]] = {
    "any": tuple(TRACKS),
    **{colour: (2 * number + 1, 2 * number + 2) for number, colour in enumerate(COLOURS)},
}
"""The numbers of the tracks of each colour, the upper one first."""


def length(position: Position, track: int) -> int | None:
    """How many spaces a track has behind its start; None where nobody knows."""
    return position.printed.part_number(f"track-{track}", 0)


def spaces_left(position: Position, seat: int, track: int) -> int | None:
    """How many spaces lie before a seat's marker; None where nobody knows."""
    last = length(position, track)
    return None if last is None else max(0, last - position.players[seat].prosperity[track - 1])


def open_tracks(position: Position, seat: int, colour: str) -> tuple[int, ...]:
    """The tracks of a colour, or of any, on which a seat can move its marker now."""
    diamonds = position.players[seat].diamonds
    return tuple(
        track
        for track in OF_COLOUR[colour]
        if (ahead := spaces_left(position, seat, track)) is None or ahead > 1 or (ahead == 1 and diamonds)
    )


def is_free(position: Position, seat: int, colour: str) -> bool:
    """Whether a seat can take a step on a track of a colour, or of any, without paying for the last space."""
    ahead = (spaces_left(position, seat, track) for track in OF_COLOUR[colour])
    return any(spaces is None or spaces > 1 for spaces in ahead)


def counts(position: Position, track: int) -> str | None:
    """The element a track counts; None where nobody knows."""
    return position.printed.part_word(f"track-{track}", 1)


def track_of(position: Position, element: Element) -> int | None:
    """The track that counts an element; None where nobody knows."""
    return next((track for track in TRACKS if counts(position, track) == element), None)


def multiplier(position: Position, seat: int, element: Element) -> int | None:
    """What a seat's marker multiplies an element by; None where nobody knows."""
    player = position.players[seat]
    said = player.multipliers[ELEMENTS.index(element)]
    if said is not None:
        return said
    track = track_of(position, element)
    if track is None:
        return None
    return position.printed.part_number(f"track-{track}-{player.prosperity[track - 1]}", 1)
