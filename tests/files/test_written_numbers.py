"""Numbers as people and programs write them, read back as what they are."""

from decimal import Decimal
from fractions import Fraction
from functools import cache

import pytest
from babel.localedata import locale_identifiers
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from companion.files.written_numbers import DECIMAL_MARKS, guess_form, read_number


@cache
def locales() -> tuple[str, ...]:
    """Return one of the locales for each form in which locales write numbers. Toki Pona puts a space between
    every two figures, where ``12 34`` is rather two numbers of anybody else.
    """
    forms = {
        format_decimal("-1234567.5", locale=locale, numbering_system="default"): locale
        for locale in sorted(locale_identifiers())
        if not locale.startswith("tok")
    }
    return tuple(sorted(forms.values()))


POINTS = st.decimals(-999_999_999, 999_999_999, places=2)
THOUSANDTHS = st.decimals(-99_999, 99_999, places=3)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,234,567", "1234567"),
        ("12,34,567", "1234567"),
        ("1 020", "1020"),
        ("1\u00a0020", "1020"),
        ("1\u202f020", "1020"),
        ("1\u2009020", "1020"),
        ("1'234", "1234"),
        ("1’234", "1234"),
        ("1.234,5", "1234.5"),
        ("1,234.5", "1234.5"),
        ("12,5", "12.5"),
        ("12½", "12.5"),
        ("½", "0.5"),
        ("38.0", "38"),
        ("86+84+", "170"),
        ("+".join(["10"] * 30), "300"),
        ("20-5", "15"),
        ("2*(3+4)", "14"),
        ("12*", "12"),
        ("12†", "12"),
        ("−5", "-5"),
        ("\u200e-5", "-5"),
        ("1.11E+06", "1110000"),
        ("12 pts", "12"),
        ("30分", "30"),
        ("$1,234.00", "1234"),
        ("5,00 €", "5"),
        ("٢١", "21"),
        ("１２", "12"),
        ("0,125", "0.125"),
    ],
)
def test_a_number_with_one_reading_is_read_by_either_mark(text: str, value: str) -> None:
    assert [read_number(text, mark) for mark in DECIMAL_MARKS] == [Fraction(value)] * 2


@pytest.mark.parametrize(
    "text", ["", " ", "-", "won", "dnf", "12²", "5 5", "1,23,45", "3-", "+", "Ann", "1:30", "9" * 300]
)
def test_what_is_no_number_is_none(text: str) -> None:
    assert [read_number(text, mark) for mark in DECIMAL_MARKS] == [None, None]


@pytest.mark.parametrize(
    ("column", "mark", "example"),
    [
        (["1,234", "950"], "point", "1,234"),
        (["1.234", "950"], "comma", "1.234"),
        (["1,234", "12.5"], "point", ""),
        (["1,234", "12,5"], "comma", "1,234"),
        (["1.234", "12.5"], "point", "1.234"),
        (["1.234", "9,5"], "comma", ""),
        (["1 234", "9"], "point", ""),
        (["1,234,567", "1,234"], "point", ""),
        (["won", "-", "7"], "point", ""),
        (["1.234", "1,234"], "point", "1,234"),
    ],
)
def test_a_column_is_read_as_a_whole_and_asks_where_two_readings_remain(
    column: list[str], mark: str, example: str
) -> None:
    form = guess_form(column)
    assert (form.mark, form.example) == (mark, example)


@given(st.lists(POINTS, min_size=1, max_size=5))
def test_numbers_of_every_locale_are_read_back_exactly(values: list[Decimal]) -> None:
    assert len(locales()) > 8
    for locale in locales():
        written = [format_decimal(value, locale=locale, numbering_system="default") for value in values]
        form = guess_form(written)
        read = [read_number(text, form.mark) for text in written]
        assert (locale, read) == (locale, [Fraction(value) for value in values])


@given(st.deferred(lambda: st.sampled_from(locales())), st.lists(THOUSANDTHS, min_size=1, max_size=5))
def test_where_decimals_look_like_thousands_one_of_the_two_marks_reads_them_exactly(
    locale: str, values: list[Decimal]
) -> None:
    written = [format_decimal(value, locale=locale, numbering_system="default") for value in values]
    form = guess_form(written)
    wanted = [Fraction(value) for value in values]
    readings = {mark: [read_number(text, mark) for text in written] for mark in DECIMAL_MARKS}
    assert readings[form.mark] == wanted or (form.example and wanted in readings.values())
