"""Hexes and edges as they are typed: ``1,-1`` with or without spaces, ``0,0|1,0`` in either order."""

import re

from companion.engine.notation import Unreadable
from companion.geometry.hexes import STEPS, Axial, hex_name
from companion.kit.spelling import FOUND

_NUMBERS = r"\s*([+-]?[0-9]{1,2})\s*,\s*([+-]?[0-9]{1,2})"
_HEX = re.compile(_NUMBERS)
_EDGE = re.compile(rf"{_NUMBERS}\s*\|{_NUMBERS}\s*")


def split_hex(text: str, field: str) -> tuple[str, list[str]]:
    """Split a text into the name of its first hex and the following words, in small letters.

    Raises:
        Unreadable: the text does not begin with a hex.
    """
    match = _HEX.match(text)
    rest = text[match.end() :] if match else ""
    if match is None or (rest and not rest[0].isspace()):
        raise Unreadable("hex", field, found=text.strip()[:FOUND])
    return hex_name((int(match[1]), int(match[2]))), rest.lower().split()


def read_hex(text: str, field: str) -> str:
    """Read the name of a hex.

    Raises:
        Unreadable: the text is no hex.
    """
    name, rest = split_hex(text, field)
    if rest:
        raise Unreadable("hex", field, found=text.strip()[:FOUND])
    return name


def read_edge(text: str, field: str) -> str:
    """Read the name of an edge between two hexes, upper row first, then from the left.

    Raises:
        Unreadable: the text is no edge, or the hexes do not lie side by side.
    """
    match = _EDGE.fullmatch(text)
    if match is None:
        raise Unreadable("edge", field, found=text.strip()[:FOUND])
    one, other = (int(match[1]), int(match[2])), (int(match[3]), int(match[4]))
    if (other[0] - one[0], other[1] - one[1]) not in STEPS.values():
        raise Unreadable("edge", field, found=text.strip()[:FOUND])
    first, second = sorted((one, other), key=_by_row)
    return f"{hex_name(first)}|{hex_name(second)}"


def _by_row(axial: Axial) -> Axial:
    return axial[1], axial[0]
