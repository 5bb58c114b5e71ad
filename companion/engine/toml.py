"""TOML for people: texts, numbers, lists, small tables, drawings."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any, TypeAlias

Value: TypeAlias = "str | int | Decimal | Mapping[str, Value] | Iterable[Value]"
"""Value in a file: a text, a number, a flag, a small table, or a list of such."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDE = 100
"""Length in characters above which a list takes several lines."""


MOST_PARTS = 64
"""Parts of a dotted key: reading one takes time and memory by their square."""

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_ENDLESS = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_PARTS}}}")


def parse(text: str) -> dict[str, Any]:
    """Parse a document that comes from outside.

    Raises:
        ValueError: it is no TOML, holds a number without end, or a key of more than `MOST_PARTS`.
        RecursionError: it is nested without end.
    """
    endless = _ENDLESS.search(text)
    if endless is not None:
        line = text.count("\n", 0, endless.start()) + 1
        raise tomllib.TOMLDecodeError(f"Expected at most {MOST_PARTS} parts (at line {line}, column 1)")
    return tomllib.loads(text)


def value(said: Value) -> str:
    """Format a value as JSON, with the one character escaped that TOML alone forbids in texts."""
    if isinstance(said, bool):
        return str(said).lower()
    if isinstance(said, int | Decimal):
        return str(said)
    if isinstance(said, str):
        return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(said, Mapping):
        return "{" + ", ".join(lines(said)) + "}"
    return "[" + ", ".join(map(value, said)) + "]"


def lines(values: Mapping[str, Value]) -> Iterator[str]:
    """Format keys with their values, a line for each, and keep texts of several lines as they are."""
    return (f"{_key(key)} = {_drawn(said)}" for key, said in values.items())


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else value(name)


def _drawn(said: Value) -> str:
    if isinstance(said, str) and "\n" in said:
        return f'"""\n{said}\n"""'
    text = value(said)
    return _broken(said) if isinstance(said, list | tuple) and len(text) > _WIDE else text


def _broken(said: Iterable[Value]) -> str:
    """Format a list on several lines, each filled to its width."""
    rows = [""]
    for one in map(value, said):
        if rows[-1] and len(rows[-1]) + len(one) > _WIDE:
            rows.append("")
        rows[-1] += f" {one},"
    return "\n ".join(("[", *rows)) + "\n]"


def document(values: Mapping[str, Value]) -> str:
    """Format a whole file: plain values first, then tables, then lists of tables."""
    plain, tables, several = dict[str, Value](), list[str](), list[str]()
    for name, said in values.items():
        if isinstance(said, Mapping):
            tables += _tables(name, said)
        elif isinstance(said, list) and said and isinstance(said[0], Mapping):
            for one in said:
                several += ["", f"[[{name}]]", *lines(one)]
        else:
            plain[name] = said
    return "\n".join((*lines(plain), *tables, *several)) + "\n"


def _tables(name: str, values: Mapping[str, Value]) -> Iterator[str]:
    """Format a table, and after it the tables in it."""
    inner = {key: said for key, said in values.items() if isinstance(said, Mapping)}
    plain = {key: said for key, said in values.items() if key not in inner}
    if plain or not inner:
        yield from ("", f"[{name}]", *lines(plain))
    for key, said in inner.items():
        yield from _tables(f"{name}.{_key(key)}", said)
