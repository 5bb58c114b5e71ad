"""What a correction has to be told: from its type, in the order in which that lists it."""

from typing import Annotated, Literal

import msgspec
import pytest

from companion.engine.correction_fields import (
    MOST,
    ChoiceField,
    NumberField,
    NumbersField,
    OtherField,
    SeatField,
    TextField,
    can_be_none,
    fields_of,
)
from companion.engine.field_path import FieldPath
from companion.engine.message import CorrectionMessage
from companion.engine.setup import AT_SEAT

Land = Literal["wheat", "forest", "lake"]


class Paint(CorrectionMessage, frozen=True, tag="paint"):
    """What a square shows."""

    at: str
    seat: int
    owner: Annotated[int, AT_SEAT] | None
    land: Land = "forest"
    top: Literal["b", "a"] | None = None
    crowns: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    shut: bool = False
    more: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


def test_choices_come_in_the_declared_order_and_begin_at_the_declared_default() -> None:
    found = {field.name: field for field in fields_of(Paint)}
    assert found["land"] == ChoiceField("land", ("wheat", "forest", "lake"), "forest")
    assert found["top"] == ChoiceField("top", ("b", "a", None), None)
    assert found["shut"] == ChoiceField("shut", (True, False), False)


def test_a_choice_without_a_default_begins_at_the_first() -> None:
    class Named(CorrectionMessage, frozen=True, tag="named"):
        land: Land

    assert fields_of(Named) == (ChoiceField("land", ("wheat", "forest", "lake"), "wheat"),)


def test_a_number_keeps_to_the_bounds_of_its_type() -> None:
    assert fields_of(Paint)[5] == NumberField("crowns", 1, 3, 2)


def test_every_other_field_is_told_from_its_type() -> None:
    assert fields_of(Paint)[:3] == (TextField("at"), SeatField("seat", False), SeatField("owner", True))
    assert fields_of(Paint)[8] == OtherField("names")


def test_a_cell_may_be_none_where_its_type_says_so() -> None:
    class Pave(CorrectionMessage, frozen=True, tag="pave"):
        at: Annotated[str, msgspec.Meta(pattern="^[a-d]$")]
        to: Annotated[str, msgspec.Meta(pattern="^[a-d]$")] | None = None

    assert fields_of(Pave) == (TextField("at"), TextField("to", optional=True))
    assert [can_be_none(field) for field in fields_of(Pave)] == [False, True]


def test_several_numbers_are_a_field_each_number_of_which_has_bounds() -> None:
    assert fields_of(Paint)[7] == NumbersField("more", NumberField("more", 0, MOST, 0), MOST)


class Town(msgspec.Struct, frozen=True):
    """A town."""

    gold: int = 0
    spaces: tuple[int, ...] = (5, 6, 7)
    tracks: tuple[int, ...] = (1, 2)


class Table(msgspec.Struct, frozen=True):
    """A table."""

    towns: tuple[Town, ...]
    start: int = 0


class Set(CorrectionMessage, frozen=True, tag="set"):
    """Something of a town's."""

    seat: int
    land: Land
    track: Annotated[int, msgspec.Meta(ge=1, le=2)]
    what: Literal["gold"]
    value: int


KEYS = {"seat": 1, "land": "lake", "track": 2, "what": "gold"}
TABLE = Table((Town(), Town(3)))


@pytest.mark.parametrize(
    ("text", "now", "after"),
    [
        ("start", 0, Table(TABLE.towns, 9)),
        ("towns[seat].gold", 3, Table((Town(), Town(9)))),
        ("towns[seat][what]", 3, Table((Town(), Town(9)))),
        ("towns[seat].spaces[land]", 7, Table((Town(), Town(3, (5, 6, 9))))),
        ("towns[seat].tracks[track]", 2, Table((Town(), Town(3, tracks=(1, 9))))),
    ],
)
def test_a_path_leads_to_one_value_by_its_keys(text: str, now: int, after: Table) -> None:
    path = FieldPath.parse(text, Set)
    assert path.get(TABLE, KEYS) == now
    assert path.put(TABLE, KEYS, 9) == after


@pytest.mark.parametrize(("text", "wrong"), [("towns[", ValueError), ("towns[nobody]", KeyError)])
def test_what_is_no_path_is_refused(text: str, wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        FieldPath.parse(text, Set)
