"""Spelling of moves in a position file: icons, buildings, squares, sides and goods as people write them.

The wire form has no place for omissions of a typed move. A value that no move can have marks each, and
`companion.games.roll_into_town.typed.complete` replaces it:

* a die: the six that the Town Hall makes more (`UNSAID`), which is no face of a die;
* the step that is finished: ``done``, which is none;
* the forest that grows: the square that is still empty.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.notation import Unreadable
from companion.games.roll_into_town import marks
from companion.games.roll_into_town.pieces import building_piece
from companion.games.roll_into_town.printed import RESOURCES
from companion.games.roll_into_town.typed.drawing import parse_token
from companion.kit.spelling import FOUND, Spelling, normalize_name

UNSAID = (6, 1)
"""Die and shift of a drawing whose die nobody has said."""

FLIPPED = building_piece("cathedral", mirrored=True)
"""Typed name of the Cathedral flipped left to right."""

NO_STEP = "done"
"""The step of a finished step that nobody has named."""

_WORDS = re.compile(r"[\s,;+]+")
_COUNTED = re.compile(r"(-?[0-9]{1,18})\s*([a-z]+)")
_ICONS: Mapping[str, marks.Icon] = {
    **{name: name for name in marks.ICONS},
    **{f"{name}s": name for name in marks.ICONS},
    "field": "farm",
    "hill": "mountain",
    "forest": "tree",
    "wood": "tree",
    "stream": "river",
    "beach": "coast",
}
_LIKE_A_TOKEN = re.compile("[RC][neswNESW]*")
_OF_LETTER: Mapping[str, marks.Icon] = {letter: icon for icon, letter in marks.LETTERS.items()}
_BUILDINGS: Spelling[marks.Building] = Spelling(
    "building",
    marks.BUILDINGS,
    {
        "harbour": "harbor",
        "mill": "watermill",
        "mine": "pickaxe",
        "lumberjacks": "lumberjack",
        "inn": "tavern",
    },
)
_RESOURCES: Mapping[str, str] = {
    **{name: name for name in RESOURCES},
    "foods": "food",
    "stones": "stone",
    "woods": "wood",
}
_COMPASS: Mapping[str, str] = {"north": "n", "east": "e", "south": "s", "west": "w"}

OTHERWISE: Mapping[str, Mapping[str, str]] = {
    "roll": {"faces": "dice"},
    "draw": {"face": "die", "cell": "at", "square": "at", "on": "at", "what": "icon", "side": "sides"},
    "build": {"cell": "at", "square": "at", "on": "at", "what": "building", "flipped": "mirrored"},
    "fell": {"cell": "at", "square": "at", "lumberjack": "at"},
    "grow": {"cell": "at", "square": "at", "on": "at"},
    "done": {"phase": "step"},
}
"""By move, other names that its fields are given."""


def parse_spelling(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """Parse a typed move, with its fields renamed already, into its wire form.

    Raises:
        Unreadable: there is no such icon, building, side or resource, or no die can be like that.
    """
    found = dict(raw)
    for name in ("at", "forest"):
        if isinstance(found.get(name), str):
            found[name] = found[name].strip().lower()
    match found.get("move"):
        case "roll":
            found["dice"] = _parse_dice(found.get("dice", ()))
        case "draw":
            return _read_draw(found)
        case "build":
            return _read_build(found)
        case "grow" if "forest" not in found and "at" in found:
            found["forest"] = found["at"]
        case "done":
            step = found.get("step", NO_STEP)
            found["step"] = step.strip().lower() if isinstance(step, str) else step
    return found


def _parse_dice(value: object) -> object:
    """Parse faces: a list, a text with or without spaces, or a number of several digits."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str) and set(value) <= set("0123456789 ,"):
        return [int(face) for face in value if face.isdigit()]
    return value


# Drawing --------------------------------------------------------------------------------------------------


def _read_draw(fields: dict[str, Any]) -> dict[str, Any]:
    if isinstance(fields.get("icon"), str):
        icon, sides = _parse_icon(fields["icon"])
        fields["icon"] = icon
        if sides:
            fields.setdefault("sides", sides)
    if isinstance(fields.get("sides"), str | list):
        fields["sides"] = _parse_sides(fields["sides"])
    if isinstance(fields.get("shift"), str) and fields["shift"].strip() in ("+1", "1", "-1", "0"):
        fields["shift"] = int(fields["shift"])
    if "die" not in fields:
        fields["die"], fields["shift"] = UNSAID
    elif (fields["die"], fields.get("shift")) == UNSAID:
        raise Unreadable("no_die", "shift")
    return fields


def _parse_icon(text: str) -> tuple[marks.Icon, str]:
    """Parse an icon by its name, or by its token with its sides.

    Raises:
        Unreadable: there is no such icon, or it has no such sides.
    """
    name = normalize_name(text)
    if name in _ICONS:
        return _ICONS[name], ""
    shown = parse_token(text.strip())
    if shown and not marks.top_of(shown) and shown[0] in _OF_LETTER:
        return _OF_LETTER[shown[0]], marks.ground_of(shown)[1:]
    if _LIKE_A_TOKEN.fullmatch(text.strip()):
        raise Unreadable("shape", "icon", found=text.strip()[:FOUND])
    raise Unreadable("icon", "icon", found=text.strip()[:FOUND], names=marks.ICONS)


def _parse_sides(value: str | Iterable[Any]) -> str:
    """Parse sides in any order, as letters or words of the compass.

    Raises:
        Unreadable: a side is unknown or repeated.
    """
    said = value if isinstance(value, str) else " ".join(map(str, value))
    letters = ""
    for word in _WORDS.split(said.lower()):
        letters += _COMPASS.get(word, word)
    if not set(letters) <= set(marks.SIDES) or len(set(letters)) < len(letters):
        raise Unreadable("sides", "sides", found=said.strip()[:FOUND], names=marks.SIDES)
    return marks.sort_sides(letters)


# Building -------------------------------------------------------------------------------------------------


def _read_build(fields: dict[str, Any]) -> dict[str, Any]:
    if isinstance(fields.get("building"), str):
        if normalize_name(fields["building"]) == normalize_name(FLIPPED):
            fields["building"] = "cathedral"
            fields.setdefault("mirrored", True)
        fields["building"] = _BUILDINGS.read(fields["building"], "building")
    if isinstance(fields.get("given"), str):
        fields["given"] = _parse_goods(fields["given"])
    return fields


def _parse_goods(text: str) -> dict[str, int]:
    """Parse resources as ``2 wood, 4 food``.

    Raises:
        Unreadable: a part is no count of a resource, or repeats one.
    """
    found: dict[str, int] = {}
    for part in filter(None, (one.strip().lower() for one in text.split(","))):
        match = _COUNTED.fullmatch(part)
        name = _RESOURCES.get(match[2]) if match else None
        if not match or name is None or name in found:
            raise Unreadable("given", "given", found=part[:FOUND], names=RESOURCES)
        found[name] = int(match[1])
    return found


# Written --------------------------------------------------------------------------------------------------


def spell_move(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """Format a move's wire form as it is typed, without marked omissions."""
    found = dict(raw)
    match found.get("move"):
        case "draw" if (found["die"], found.get("shift")) == UNSAID:
            del found["die"], found["shift"]
        case "draw" if "shift" in found:
            found["shift"] = f"{found['shift']:+d}"
        case "build":
            return _write_build(found)
        case "grow" if found["forest"] == found["at"]:
            del found["forest"]
        case "done" if found["step"] == NO_STEP:
            del found["step"]
    return found


def _write_build(fields: dict[str, Any]) -> dict[str, Any]:
    if fields["building"] == "cathedral" and fields.pop("mirrored", False):
        fields["building"] = FLIPPED
    if not (given := fields.pop("given", {})):
        return fields
    return {**fields, "given": ", ".join(f"{count} {name}" for name, count in given.items())}
