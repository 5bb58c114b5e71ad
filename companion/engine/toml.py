"""TOML as it is written for people: texts, numbers, lists, small tables."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

Value: TypeAlias = "str | int | Iterable[Value]"
"""What a file says of one thing: a text, a number, a flag or a list of such."""


def value(said: Value) -> str:
    """A value in TOML: JSON's form, but for one character of texts that only TOML minds."""
    if isinstance(said, bool):
        return str(said).lower()
    if isinstance(said, int):
        return str(said)
    if isinstance(said, str):
        return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")
    return "[" + ", ".join(map(value, said)) + "]"


def lines(values: Mapping[str, Value]) -> Iterator[str]:
    """Keys with their values, a line for each."""
    return (f"{key} = {value(said)}" for key, said in values.items())


def table(name: str, values: Mapping[str, Value]) -> Iterator[str]:
    """A table; nothing for an empty one."""
    if values:
        yield from ("", f"[{name}]", *lines(values))
