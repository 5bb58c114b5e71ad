"""Line numbers of the fields of a TOML file, as far as the file is written the usual way."""

import re
from collections import Counter
from collections.abc import Iterator

_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
_FENCE = re.compile("\"\"\"|'''")


def line_of(text: str, field: str) -> int | None:
    """Find the first line of a field, or else of the nearest field around it.

    Args:
        text: the file.
        field: a path such as ``seats[0].hand[1]``.

    Returns:
        The line, from 1; None if the file does not show it.
    """
    places = dict(_yield_places(text))
    while field and field not in places:
        field = field[: max(0, field.rfind("."), field.rfind("["))]
    return places.get(field)


def _yield_places(text: str) -> Iterator[tuple[str, int]]:
    """Yield path and line of every header and key outside of long strings."""
    tables: Counter[str] = Counter()
    prefix, fence = "", ""
    for number, line in enumerate(text.split("\n"), 1):
        if not fence:
            if header := _HEADER.match(line):
                name = header[2]
                prefix = f"{name}[{tables[name]}]" if header[1] == "[[" else name
                tables[name] += 1
                yield prefix, number
            elif key := _KEY.match(line):
                yield (f"{prefix}.{key[1]}" if prefix else key[1]), number
        for mark in _FENCE.findall(line):
            fence = "" if fence == mark else fence or mark
