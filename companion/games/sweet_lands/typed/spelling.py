"""How moves are typed, and written again: hexes with spaces, edges in either order, resources as a text."""

import re
from collections.abc import Mapping
from typing import Any

from companion.engine.notation import Unreadable
from companion.games.sweet_lands.typed.places import FOUND, read_edge, read_hex
from companion.games.sweet_lands.vocabulary import AREAS, CHARACTERS, PROPERTIES

_COUNTED = re.compile(r"(?:([0-9]) ?)?([a-z]+)")
_BASICS = ("wheat", "wood", "iron", "gold")

_WORDS: Mapping[str, Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "property": {"kind": ("kind", PROPERTIES)},
    "area": {"letter": ("area", AREAS), "copied": ("area", AREAS)},
    "choose": {"character": ("character", CHARACTERS)},
}
"""By move and field: what is said of a word that is none of those that can stand there."""


def spelt(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """A move in its wire form, from how it is typed.

    Raises:
        Unreadable: there is no such hex, edge, property, area or resource.
    """
    found = dict(raw)
    kind = found.get("move")
    for name, (what, values) in _WORDS.get(str(kind), {}).items():
        if isinstance(found.get(name), str) and found[name]:
            found[name] = _word(found[name], name, what, values)
    if isinstance(found.get("at"), str) and found["at"]:
        found["at"] = read_edge(found["at"], "at") if kind == "road" else read_hex(found["at"], "at")
    for name in ("give", "get"):
        if isinstance(found.get(name), str):
            found[name] = _resources(found[name], name)
    return found


def _word(said: str, name: str, what: str, values: tuple[str, ...]) -> str:
    found = next((value for value in values if value.lower() == said.strip().lower()), None)
    if found is None:
        raise Unreadable(what, name, found=said[:FOUND], names=values)
    return found


def _resources(said: str, name: str) -> dict[str, int]:
    """Resources as ``2 wheat, iron``."""
    found: dict[str, int] = {}
    for part in filter(None, (each.strip().lower() for each in said.split(","))):
        match = _COUNTED.fullmatch(part)
        if match is None or match[2] not in _BASICS or match[2] in found:
            raise Unreadable("resources", name, found=part[:FOUND], names=_BASICS)
        found[match[2]] = int(match[1] or 1)
    return found


def typed(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """A move as it is typed, from its wire form."""
    found = dict(raw)
    for name in ("give", "get"):
        if name in found:
            found[name] = ", ".join(_count_text(kind, count) for kind, count in found[name].items())
    return found


def _count_text(kind: str, count: int) -> str:
    return kind if count == 1 else f"{count} {kind}"
