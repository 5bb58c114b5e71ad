"""Spelling of districts, characters and cities in a file, and other names of moves' fields."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from companion.engine.notation import Unreadable
from companion.games.citadels.moves import Destroy
from companion.games.citadels.position import Built, Player, Position, Roles, roles_in_play
from companion.games.citadels.printed import DISTRICTS, ROLES, District, Role
from companion.kit.spelling import FOUND, Spelling
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext

DISTRICT: Spelling[District] = Spelling(
    "district",
    DISTRICTS,
    {"harbour": "harbor", "smithy": "workshop", "barracks": "battlefield"},
)
"""Districts by their English names, and by those that other printings have."""

ROLE: Spelling[Role] = Spelling("role", ROLES, {"condottiere": "warlord"})

Id = Annotated[str, msgspec.Meta(max_length=30)]
Ids = Annotated[tuple[Id, ...], msgspec.Meta(max_length=66)]
RoleIds = Annotated[tuple[Id, ...], msgspec.Meta(max_length=8)] | Id
"""Characters; one alone may be a text."""


def _read_district(text: str, context: ReadContext) -> District:
    return DISTRICT.read(text, context.field)


def _read_role(text: str, context: ReadContext) -> Role:
    """Read a character. Of a position, it must be played with.

    Raises:
        Unreadable: the name is unknown, or the character is not played with.
    """
    known = ROLES
    if context.reading:
        known = roles_in_play(len(context.reading.table.seats), context.reading.table.rulings)
    found = ROLE.find(text)
    if found is None or found not in known:
        what = "role" if found is None else "role_out"
        raise Unreadable(what, context.field, found=text.strip()[:FOUND], names=known)
    return found


def _read_roles(value: str | Sequence[str], context: ReadContext) -> tuple[Role, ...]:
    """Read several characters, or one as a text, or none as an empty text.

    Raises:
        Unreadable: a character is named twice.
    """
    if isinstance(value, str):
        return (_read_role(value, context),) if value else ()
    found = tuple(_read_role(name, context.at_index(number)) for number, name in enumerate(value))
    for number, role in enumerate(found):
        if role in found[:number]:
            raise Unreadable("role_twice", context.field, found=role)
    return found


def _read_city(table: Any, context: ReadContext) -> Mapping[str, tuple[Built, ...]]:
    """Read a city. Of each kind, the last districts count as built in this round if that is stated.

    Raises:
        Unreadable: a district is stated as new that the city does not have.
    """
    where, late = context.at_field("city"), context.at_field("built_last_round")
    fresh = Counter(_read_district(name, late.at_index(n)) for n, name in enumerate(table.built_last_round))
    city = list[Built]()
    for district in reversed(
        [_read_district(name, where.at_index(number)) for number, name in enumerate(table.city)]
    ):
        city.append(Built(district, fresh[district] > 0))
        fresh[district] -= fresh[district] > 0
    if missing := +fresh:
        raise Unreadable("not_built", late.field, found=next(iter(missing)))
    return {"city": tuple(reversed(city))}


def _write_city(player: Player, _there: WriteContext) -> Mapping[str, Sequence[District]]:
    fresh = [built.district for built in player.city if built.fresh]
    said = {"city": [built.district for built in player.city]}
    return {**said, "built_last_round": fresh} if fresh else said


FORMS: Mapping[Any, Form] = {
    District: Form(Id, _read_district),
    Role: Form(Id, _read_role),
    Roles: Form(RoleIds, _read_roles),
    (Position, "first"): Form(file_name="first_complete"),
    (Destroy, "seat"): Form(file_name="city"),
}
"""Fields typed in another form or by another name; ``seat`` of a typed move is the moving seat."""

CITY = SplitFields(("city",), {"city": (Ids, ()), "built_last_round": (Ids, ())}, _read_city, _write_city)
"""A city is typed as its districts, and those of them that are new."""

# Moves ----------------------------------------------------------------------------------------------------

SOMEBODY = ("city", "other", "who", "of", "owner", "player", "target")
"""Fields that name somebody in a typed move that has one for that."""

NOBODY = "nobody"
"""Value of an answer for a character that no seat has; it may be left out as well."""

_NOBODY = (NOBODY, "none", "no one", "")


def _map_synonyms_to(field: str) -> dict[str, str]:
    return {name: field for name in SOMEBODY if name != field}


OTHERWISE: Mapping[str, Mapping[str, str]] = {
    "build": {"card": "district"},
    "destroy": {"card": "district", **_map_synonyms_to("seat")},
    "swap": _map_synonyms_to("other"),
    "laboratory": {"district": "card"},
    "kill": {"character": "role", "target": "role"},
    "rob": {"character": "role", "target": "role"},
    "pick": {"character": "role"},
    "answer": {"character": "role", **_map_synonyms_to("who")},
    "draw": {"card": "cards", "keep": "cards"},
    "exchange": {"card": "cards"},
}
"""By move, other names that its fields are given, as other games call them."""


def is_nobody(value: object, names: Sequence[str]) -> bool:
    """Check that a value of an answer means that the character is nobody's."""
    if not isinstance(value, str):
        return value is False
    return value.strip() not in names and value.strip().lower() in _NOBODY
