"""TOML as it is written for people: texts, numbers, lists, small tables, drawings."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

Value: TypeAlias = "str | int | Mapping[str, Value] | Iterable[Value]"
"""What a file says of one thing: a text, a number, a flag, a small table, or a list of such."""


def value(said: Value) -> str:
    """A value in TOML: JSON's form, but for one character of texts that only TOML minds."""
    if isinstance(said, bool):
        return str(said).lower()
    if isinstance(said, int):
        return str(said)
    if isinstance(said, str):
        return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(said, Mapping):
        return "{" + ", ".join(lines(said)) + "}"
    return "[" + ", ".join(map(value, said)) + "]"


def lines(values: Mapping[str, Value]) -> Iterator[str]:
    """Keys with their values, a line for each; a text of several lines, such as a drawing, as it is."""
    return (f"{key} = {_drawn(said)}" for key, said in values.items())


def _drawn(said: Value) -> str:
    if isinstance(said, str) and "\n" in said:
        return f'"""\n{said}\n"""'
    return value(said)


def table(name: str, values: Mapping[str, Value]) -> Iterator[str]:
    """A table; nothing for an empty one."""
    if values:
        yield from ("", f"[{name}]", *lines(values))


def document(values: Mapping[str, Value]) -> str:
    """A whole file: plain values first, then the tables, then the lists of tables."""
    plain, tables, several = dict[str, Value](), list[str](), list[str]()
    for name, said in values.items():
        if isinstance(said, Mapping):
            tables += ["", f"[{name}]", *lines(said)]
        elif isinstance(said, list) and said and isinstance(said[0], Mapping):
            for one in said:
                several += ["", f"[[{name}]]", *lines(one)]
        else:
            plain[name] = said
    return "\n".join((*lines(plain), *tables, *several)) + "\n"
