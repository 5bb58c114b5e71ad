"""Strokes as SVG, for printed pages and for pictures on the screen without taps."""

from views.boards.roll_into_town.pencil.strokes import Drawing, Stroke, group_strokes
from views.boards.roll_into_town.pencil.tones import Palette

UNIT = 100
"""Units of the picture a square is wide."""


def render_paths(drawing: Drawing, palette: Palette) -> str:
    """Render a drawing as path elements."""
    return "".join(_render_path(first, strokes, palette) for first, strokes in group_strokes(drawing))


def render_picture(
    inside: str, width: float, height: float, attributes: str = "", *, offset: float = 0
) -> str:
    """Wrap elements in a picture of `width` by `height` squares.

    Args:
        inside: the elements.
        width: in squares.
        height: in squares.
        attributes: further ones of the picture, as they are written.
        offset: squares to the left of where the elements begin, and above it.
    """
    box = " ".join(_round_units(value * UNIT) for value in (-offset, -offset, width, height))
    also = f" {attributes}" if attributes else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{also}>'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{inside}</g></svg>'
    )


def _render_path(first: Stroke, strokes: Drawing, palette: Palette) -> str:
    colour, width = palette[first.tone], _round_units(first.width * UNIT)
    look = f'stroke="{colour}" stroke-width="{width}"' if first.width else f'fill="{colour}"'
    return f'<path {look} d="{"".join(map(_path_data, strokes))}"/>'


def _path_data(stroke: Stroke) -> str:
    steps = "".join(_path_command(part, first=i == 0) for i, part in enumerate(stroke.trace))
    return f"{steps}Z" if stroke.closed else steps


def _path_command(part: tuple[float, ...], *, first: bool) -> str:
    numbers = [_round_units(value * UNIT) for value in part]
    letter = "M" if first else "L" if len(part) == 2 else "C"
    return letter + " ".join(numbers)


def _round_units(value: float) -> str:
    """Round to whole units, finer than any pencil."""
    return f"{value:.0f}"
