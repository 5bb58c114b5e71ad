"""Forms of typed moves: hexes with spaces, edges in either order, resources as a text."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.engine.notation import Unreadable
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.typed.places import read_edge, read_hex
from companion.games.sweet_lands.vocabulary import ADVANCED_AREAS, AREAS, BASIC_AREAS, CHARACTERS, PROPERTIES
from companion.kit.spelling import FOUND, Spelling
from companion.kit.typed_fields import Form, ReadContext

_COUNTED = re.compile(r"(?:([0-9]) ?)?([a-z]+)")
_BASICS = ("wheat", "wood", "iron", "gold")
_COPIED: Spelling[str] = Spelling("copied", (*BASIC_AREAS, *ADVANCED_AREAS))


def _form(reader: Callable[[str, str], str]) -> Form:
    """Build the form of a text that may be empty."""
    return Form(read=lambda said, here: reader(said, here.field) if said else said)


def _word(kind: str, names: Sequence[str]) -> Form:
    return _form(Spelling(kind, names).read)


def _read_copied(name: str, field: str) -> str:
    """Read the area that L copies, a basic or an advanced one."""
    found = _COPIED.find(name)
    if found is None:
        found_text = name.strip()[:FOUND]
        raise Unreadable("copied", field, found=found_text, basic=BASIC_AREAS, advanced=ADVANCED_AREAS)
    return found


def _resources(text: str, context: ReadContext) -> dict[str, int]:
    """Read resources such as ``2 wheat, iron``."""
    found: dict[str, int] = {}
    for part in filter(None, (each.strip().lower() for each in text.split(","))):
        match = _COUNTED.fullmatch(part)
        if match is None or match[2] not in _BASICS or match[2] in found:
            raise Unreadable("resources", context.field, found=part[:FOUND], names=_BASICS)
        found[match[2]] = int(match[1] or 1)
    return found


def _write_resources(amounts: Mapping[str, int]) -> str:
    return ", ".join(kind if count == 1 else f"{count} {kind}" for kind, count in amounts.items())


_RESOURCES = Form(read=_resources, write=_write_resources)
_HEXES = (moves.Terrain, moves.Special, moves.Property, moves.Rabbit, moves.Free)

FORMS: Mapping[Any, Form] = {
    **{(kind, "at"): _form(read_hex) for kind in _HEXES},
    (moves.Road, "at"): _form(read_edge),
    (moves.Property, "kind"): _word("kind", PROPERTIES),
    (moves.Area, "letter"): _word("area", AREAS),
    (moves.Area, "copied"): _form(_read_copied),
    (moves.Choose, "character"): _word("character", CHARACTERS),
    (moves.Free, "give"): _RESOURCES,
    (moves.Free, "get"): _RESOURCES,
}
"""By move and field."""
