"""The colours of lines and pieces in charts."""

from collections.abc import Sequence

from companion.engine.setup import COLOURS, Colour


def colour_at(number: int) -> Colour:
    """Return the colour of the line or piece at `number`. Colours repeat."""
    return COLOURS[number % len(COLOURS)]


def distinct_colours(wanted: Sequence[str]) -> list[Colour]:
    """Give each of several lines a colour of its own: a taken or unknown one becomes the next free one.

    Args:
        wanted: the ids of the colours their people had last.
    """
    kept = {colour: number for number, colour in reversed(list(enumerate(wanted)))}
    free = (colour for colour in COLOURS if colour not in kept)
    return [
        known
        if (known := _known_colour(colour)) and kept[colour] == number
        else next(free, colour_at(number))
        for number, colour in enumerate(wanted)
    ]


def _known_colour(colour: str) -> Colour | None:
    return next((each for each in COLOURS if each == colour), None)
