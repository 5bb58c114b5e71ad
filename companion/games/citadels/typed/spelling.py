"""How districts, characters and seats are spelt in a position file, and the moves that name them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.engine.notation import Unreadable, seat_called, seat_meant
from companion.games.citadels.printed import DISTRICTS, ROLES, District, Role

_BETWEEN = re.compile(r"[\s_-]+")


def _plain(name: str) -> str:
    """A name without what stands between its words, and in small letters."""
    return _BETWEEN.sub("", name.lower())


_DISTRICTS: Mapping[str, District] = {_plain(name): name for name in DISTRICTS} | {
    "harbour": "harbor",
    "smithy": "workshop",
    "barracks": "battlefield",
}
"""Districts by their English names, and by those that other printings have."""

_ROLES: Mapping[str, Role] = {_plain(name): name for name in ROLES} | {"condottiere": "warlord"}

_FOUND = 30
"""So much of a name nobody knows is repeated."""

WHOSE = "city"
"""How a typed move names whose city is meant; ``seat`` says who moves."""

_SOMEBODY = (WHOSE, "other", "who", "of", "owner", "player", "target")
"""Fields that name somebody in a typed move, whatever its wire form calls it."""

SEATS: Mapping[str, str] = {"destroy": "seat", "swap": "other", "answer": "who"}
"""The field of a move's wire form that names somebody."""

NOBODY = "nobody"
"""How an answer says that a character is nobody's; it may be left out as well."""

_NOBODY = (NOBODY, "none", "no one", "")

_OTHERWISE: Mapping[str, Mapping[str, str]] = {
    "build": {"card": "district"},
    "destroy": {"card": "district"},
    "laboratory": {"district": "card"},
    "kill": {"character": "role", "target": "role"},
    "rob": {"character": "role", "target": "role"},
    "pick": {"character": "role"},
    "answer": {"character": "role"},
    "draw": {"card": "cards", "keep": "cards"},
    "exchange": {"card": "cards"},
}
"""By move, other names that its fields are given, as other games call them."""

_DESTROY = ("seat", "move", WHOSE, "district")
"""What a typed destruction can say; its wire form calls the city otherwise."""


def district(name: str, where: str) -> District:
    """A district by its English name, in any case, with ``_``, ``-``, spaces or nothing between its words.

    Raises:
        Unreadable: there is no such district.
    """
    found = _DISTRICTS.get(_plain(name))
    if found is None:
        raise Unreadable("district", where, found=name.strip()[:_FOUND], names=DISTRICTS)
    return found


def role(name: str, where: str, known: Sequence[Role] = ROLES) -> Role:
    """A character by its English name, in any case.

    Args:
        name: as it is typed.
        where: the field, for the error.
        known: the characters that are played with.

    Raises:
        Unreadable: there is no such character, or not in this game.
    """
    found = _ROLES.get(_plain(name))
    if found is None or found not in known:
        what = "role" if found is None else "role_out"
        raise Unreadable(what, where, found=name.strip()[:_FOUND], names=tuple(known))
    return found


def districts(names: Iterable[str], where: str) -> tuple[District, ...]:
    """Several districts.

    Raises:
        Unreadable: one of them is none.
    """
    return tuple(district(name, f"{where}[{number}]") for number, name in enumerate(names))


def roles(names: str | Iterable[str], where: str, known: Sequence[Role] = ROLES) -> tuple[Role, ...]:
    """Several characters, or one alone as a text.

    Raises:
        Unreadable: one of them is none, or named twice.
    """
    if isinstance(names, str):
        return (role(names, where, known),)
    found = tuple(role(name, f"{where}[{number}]", known) for number, name in enumerate(names))
    twice = next((one for number, one in enumerate(found) if one in found[:number]), None)
    if twice:
        raise Unreadable("role_twice", where, found=twice)
    return found


# Moves ----------------------------------------------------------------------------------------------------


def spelt(raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
    """A move in its wire form, from how it is typed.

    Raises:
        Unreadable: nobody has that name or number, or there is no such district or character.
    """
    said = _otherwise(raw)
    found = {said.get(name, name): value for name, value in raw.items()}
    where = {wire: typed for typed, wire in said.items()}
    wire = SEATS.get(str(found.get("move")))
    if wire:
        found = _with_somebody(found, names, wire)
    for name in ("role", "aside", "down"):
        if isinstance(found.get(name), str):
            found[name] = role(found[name], where.get(name, name))
    for name in ("district", "card"):
        if isinstance(found.get(name), str):
            found[name] = district(found[name], where.get(name, name))
    for name in ("cards", "drawn"):
        if _texts(found.get(name)):
            found[name] = list(districts(_listed(found[name]), where.get(name, name)))
    if _texts(found.get("up")):
        found["up"] = list(roles(_listed(found["up"]), "up"))
    if found.get("move") == "exchange" and "count" not in found and isinstance(found.get("cards"), list):
        found["count"] = len(found["cards"])
    return found


def _otherwise(raw: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a move that have another name in its wire form, each wire field meant once."""
    known = _OTHERWISE.get(str(raw.get("move")), {})
    found: dict[str, str] = {}
    for name in raw:
        meant = known.get(name)
        if meant and meant not in raw and meant not in found.values():
            found[name] = meant
    return found


def _texts(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


def _listed(value: str | list[str]) -> list[str]:
    """A list, or one text with commas in it."""
    if isinstance(value, str):
        return [part for part in value.split(",") if part.strip()]
    return value


def _with_somebody(raw: Mapping[str, Any], names: Sequence[str], wire: str) -> dict[str, Any]:
    """The seat a move names, by its name or its number counted from 1, where the wire form has it."""
    said = [name for name in _SOMEBODY if name in raw]
    found = {name: value for name, value in raw.items() if name not in said}
    if said:
        found[wire] = _seat(raw[said[0]], names, said[0], nobody=wire == "who")
    elif wire != "who":
        raise Unreadable("whose", WHOSE if wire == "seat" else wire, names=tuple(names))
    strange = [name for name in found if wire == "seat" and name not in _DESTROY]
    if strange:
        raise Unreadable("field", strange[0][:_FOUND], found=strange[0][:_FOUND], names=_DESTROY)
    return found


def _seat(value: object, names: Sequence[str], where: str, *, nobody: bool) -> object:
    """A seat's number, or None where it may be nobody's."""
    if nobody and (value is False or _said_nobody(value, names)):
        return None
    return seat_meant(value, names, where)


def _said_nobody(value: object, names: Sequence[str]) -> bool:
    if not isinstance(value, str):
        return False
    return value.strip() not in names and value.strip().lower() in _NOBODY


def typed(raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
    """A move as it is typed, from its wire form: seats by name; ``seat`` is left to who moves."""
    wire = SEATS.get(str(raw.get("move")))
    found: dict[str, Any] = {}
    for name, value in raw.items():
        if value is None:
            continue
        if name == wire:
            found[WHOSE if wire == "seat" else wire] = seat_called(value, names)
        else:
            found[name] = value
    if wire == "who" and wire not in found and NOBODY not in names:
        found[wire] = NOBODY
    return found
