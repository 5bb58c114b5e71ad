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


def format_value(item: Value) -> str:
    """Format a value as JSON, with the one character escaped that TOML alone forbids in texts."""
    if isinstance(item, bool):
        return str(item).lower()
    if isinstance(item, int | Decimal):
        return str(item)
    if isinstance(item, str):
        return json.dumps(item, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(item, Mapping):
        return "{" + ", ".join(format_lines(item)) + "}"
    return "[" + ", ".join(map(format_value, item)) + "]"


def format_lines(values: Mapping[str, Value]) -> Iterator[str]:
    """Format keys with their values, a line for each, and keep texts of several lines as they are."""
    return (f"{_format_key(key)} = {_format_entry(item)}" for key, item in values.items())


def _format_key(name: str) -> str:
    return name if _BARE.fullmatch(name) else format_value(name)


def _format_entry(item: Value) -> str:
    if isinstance(item, str) and "\n" in item:
        return f'"""\n{item}\n"""'
    text = format_value(item)
    return _wrap_list(item) if isinstance(item, list | tuple) and len(text) > _WIDE else text


def _wrap_list(items: Iterable[Value]) -> str:
    """Format a list on several lines, each filled to its width."""
    rows = [""]
    for item in map(format_value, items):
        if rows[-1] and len(rows[-1]) + len(item) > _WIDE:
            rows.append("")
        rows[-1] += f" {item},"
    return "\n ".join(("[", *rows)) + "\n]"


def format_document(values: Mapping[str, Value]) -> str:
    """Format a whole file: plain values first, then tables, then lists of tables."""
    plain, tables, several = dict[str, Value](), list[str](), list[str]()
    for name, item in values.items():
        if isinstance(item, Mapping):
            tables += _format_tables(name, item)
        elif isinstance(item, list) and item and isinstance(item[0], Mapping):
            for entry in item:
                several += ["", f"[[{name}]]", *format_lines(entry)]
        else:
            plain[name] = item
    return "\n".join((*format_lines(plain), *tables, *several)) + "\n"


def _format_tables(name: str, values: Mapping[str, Value]) -> Iterator[str]:
    """Format a table, and after it the tables in it."""
    inner = {key: item for key, item in values.items() if isinstance(item, Mapping)}
    plain = {key: said for key, said in values.items() if key not in inner}
    if plain or not inner:
        yield from ("", f"[{name}]", *format_lines(plain))
    for key, said in inner.items():
        yield from _format_tables(f"{name}.{_format_key(key)}", said)
