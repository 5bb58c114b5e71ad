"""Points are whole numbers or exact decimals, each in one form."""

from decimal import Decimal
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.points import (
    DECIMALS,
    MOST,
    Entered,
    Points,
    add_points,
    check_points,
    exact,
    format_points,
    parse_points,
)
from companion.engine.wire import WireError, decode, encode


class Told(msgspec.Struct, frozen=True):
    value: Entered

    def __post_init__(self) -> None:
        check_points((self.value,))


def all_points(most: int = MOST) -> st.SearchStrategy[Points]:
    scale = 10**DECIMALS
    return st.one_of(
        st.integers(-most, most),
        st.integers(-most * scale, most * scale).map(lambda units: exact(Fraction(units, scale))),
    )


@given(all_points())
def test_points_come_back_from_their_wire_form_and_from_their_text(value: Points) -> None:
    assert decode(encode(Told(value)), Told).value == value
    assert type(decode(encode(Told(value)), Told).value) is type(value)
    assert parse_points(format_points(value).replace(",", "")) == value
    assert encode(decode(msgspec.json.encode(Told(value)), Told)) == encode(Told(value))


def test_a_number_is_written_as_a_number() -> None:
    assert encode(Told(Decimal("3.5"))) == b'{"value":3.5}'
    assert encode(Told(4)) == b'{"value":4}'


@pytest.mark.parametrize(
    "form",
    ["3.0", "3.50", "1e400", "1e2", "1e-9", "0.0000001", "9999999999.5", '"NaN"', '"1E+999999"'],
)
def test_another_form_of_a_number_is_refused(form: str) -> None:
    with pytest.raises(WireError):
        decode(f'{{"value":{form}}}', Told)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("3.5", Decimal("3.5")),
        ("3,5", Decimal("3.5")),
        ("−2", -2),
        ("38.0", 38),
        (" +1.250 ", Decimal("1.25")),
        (".5", Decimal("0.5")),
        ("123456", 123456),
    ],
)
def test_a_number_is_read_with_either_decimal_mark(text: str, value: Points) -> None:
    assert parse_points(text) == value
    assert type(parse_points(text)) is type(value)


@pytest.mark.parametrize(
    "text", ["", "x", "1.2.3", "1,234,567", "1/3", "1e5", "٣", "1 020", "9999999999", "-"]
)
def test_what_is_no_plain_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no number|too large"):
        parse_points(text)


def test_a_number_without_an_end_is_no_points() -> None:
    assert exact(Fraction(7, 2)) == Decimal("3.5")
    with pytest.raises(ValueError, match="decimals"):
        exact(Fraction(1, 3))


@given(st.lists(all_points(), max_size=30))
def test_points_are_added_up_without_noise(values: list[Points]) -> None:
    assert Fraction(add_points(values)) == sum(map(Fraction, values))


@pytest.mark.parametrize(
    ("value", "written"), [(999, "999"), (-99_999, "−99,999"), (Decimal("1234.5"), "1,234.5")], ids=str
)
def test_thousands_are_parted_by_commas(value: Points, written: str) -> None:
    assert format_points(value) == written


def test_three_tenths_are_three_tenths() -> None:
    assert format_points(add_points([Decimal("0.1"), Decimal("0.2")])) == "0.3"
    assert add_points([Decimal("0.5"), Decimal("0.5")]) == 1
    assert isinstance(add_points([Decimal("0.5"), Decimal("0.5")]), int)
