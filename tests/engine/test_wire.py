"""The strict wire form: what is not exactly expected is refused with the field that is wrong."""

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.bounds import RECORD
from companion.engine.wire import WireError, convert, decode, digest, encode


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=5)]
    age: Annotated[int, msgspec.Meta(ge=0, le=150)]
    hat: Literal["red", "blue"] = "red"


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=3)]
    notes: dict[str, int] = {}


@pytest.mark.parametrize(
    ("text", "field", "what"),
    [
        ('{"people": [{"name": "Ann", "age": 7, "shoe": 1}]}', "$.people[0]", "shoe"),
        ('{"people": [{"name": "Ann", "age": "7"}]}', "$.people[0].age", "int"),
        ('{"people": [{"name": "Ann", "age": 7}, {"name": "Ben", "age": 151}]}', "$.people[1].age", "150"),
        ('{"people": [{"name": "Ann", "age": -1}]}', "$.people[0].age", "0"),
        ('{"people": [{"name": "Annika", "age": 7}]}', "$.people[0].name", "5"),
        ('{"people": [{"name": "Ann", "age": 7, "hat": "green"}]}', "$.people[0].hat", "green"),
        ('{"people": [{"name": "Ann"}]}', "$.people[0]", "age"),
        ('{"people": [{"name": null, "age": 7}]}', "$.people[0].name", "null"),
        ('{"people": [{"name": "Ann", "age": 7.5}]}', "$.people[0].age", "float"),
        ('{"people": [{"name": "Ann", "age": true}]}', "$.people[0].age", "bool"),
        ('{"people": [{}, {}, {}, {}]}', "$.people[0]", "name"),
        ('{"people": {}}', "$.people", "array"),
        ('{"people": [], "more": 1}', "", "more"),
        ('{"people": [], "notes": {"a": []}}', "$.notes[...]", "array"),
        ("[]", "", "object"),
    ],
)
def test_a_wrong_field_is_named(text: str, field: str, what: str) -> None:
    with pytest.raises(WireError) as caught:
        decode(text, Group)
    assert caught.value.field == field
    assert what in caught.value.reason
    assert str(caught.value).startswith(field)


def test_too_many_of_something_are_refused_by_name() -> None:
    four = msgspec.json.encode({"people": [{"name": "Ann", "age": 7}] * 4})
    with pytest.raises(WireError, match="length") as caught:
        decode(four, Group)
    assert caught.value.field == "$.people"


def test_what_is_too_large_is_not_looked_at() -> None:
    with pytest.raises(WireError, match=str(RECORD.most)):
        decode(b" " * (RECORD.most + 1), Group)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b'{"people": [}', b"nul", b'"\xed\xa0\x80"', b"1" * 5000]
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(WireError):
        decode(data, Group)


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"people":' * 100_000])
def test_what_is_nested_without_end_is_refused(data: bytes) -> None:
    with pytest.raises(WireError):
        decode(data, Group)


def test_a_wrong_field_of_plain_data_is_named_within_the_whole() -> None:
    with pytest.raises(WireError) as caught:
        convert({"name": "Ann", "age": "old"}, Person, field="$.seats[2]")
    assert caught.value.field == "$.seats[2].age"
    with pytest.raises(WireError) as caught:
        convert(5, Person, field="$.seats[2]")
    assert caught.value.field == "$.seats[2]"


@given(st.text(), st.text(max_size=20))
def test_any_text_is_read_or_refused(text: str, name: str) -> None:
    for data in (text, encode({"people": [{"name": name, "age": 3}]})):
        try:
            group = decode(data, Group)
        except WireError:
            continue
        assert decode(encode(group), Group) == group


@given(st.dictionaries(st.text(max_size=5), st.integers(), max_size=6))
def test_equal_values_have_equal_bytes_and_digests_whatever_their_order(notes: dict[str, int]) -> None:
    backwards = dict(reversed(list(notes.items())))
    one, other = Group((), notes), Group((), backwards)
    assert encode(one) == encode(other)
    assert digest(one) == digest(other)


def test_a_digest_is_twelve_hexadecimal_digits_and_changes_with_the_value() -> None:
    assert len(digest(Group(()))) == 12
    assert set(digest(Group(()))) <= set("0123456789abcdef")
    assert len({digest(Group((), {"a": number})) for number in range(1000)}) == 1000


def test_what_has_no_wire_form_is_refused() -> None:
    with pytest.raises(TypeError):
        encode(object())
