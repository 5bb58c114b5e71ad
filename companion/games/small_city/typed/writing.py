"""TOML as it is written for people: texts, lists, small tables."""

import json
from collections.abc import Iterable, Iterator, Mapping


def text(value: str) -> str:
    """A TOML string: JSON's form, and the one character escaped that only TOML minds."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def listing(values: Iterable[str | int]) -> str:
    """A list of texts or numbers."""
    return "[" + ", ".join(text(value) if isinstance(value, str) else str(value) for value in values) + "]"


def pairs(values: Iterable[tuple[int, int | str]]) -> str:
    """A list of pairs."""
    return "[" + ", ".join(map(listing, values)) + "]"


def table_lines(name: str, values: Mapping[str, int | str]) -> Iterator[str]:
    """A table of texts and numbers; nothing for an empty one."""
    if values:
        yield from ("", f"[{name}]")
        for key, value in values.items():
            yield f"{key} = {text(value) if isinstance(value, str) else value}"
