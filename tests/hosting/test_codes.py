"""A code is short, told apart from every other, and forgiven how it is typed."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hosting.codes import SHORTEST, match_table, shorten_id
from companion.hosting.errors import (
    CodeUnclear,
    CodeUnknown,
    CodeUnreadable,
    HostingError,
)
from companion.hosting.keys import ALPHABET

IDS = st.text(ALPHABET, min_size=12, max_size=12)


def test_a_code_is_four_characters_while_no_two_tables_begin_alike() -> None:
    ids = ["K7QXAAAAAAAA", "K7QYAAAAAAAA", "2222AAAAAAAA"]
    assert [shorten_id(each, ids) for each in ids] == ["K7QX", "K7QY", "2222"]
    assert shorten_id("K7QXAAAAAAAA", ["K7QXAABBBBBB", "K7QXB2222222"]) == "K7QXAAA"


@given(st.lists(IDS, min_size=1, max_size=8, unique=True), st.data())
def test_a_code_in_any_spelling_finds_its_table_and_no_other(ids: list[str], data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(ids))
    short = shorten_id(wanted, ids)
    assert len(short) >= SHORTEST
    spelled = "".join(
        data.draw(st.sampled_from((c, c.lower(), f" {c}", f"{c}-", chr(ord(c) + 0xFEE0)))) for c in short
    )
    assert match_table(spelled, ids) == wanted
    assert match_table(wanted.lower(), ids) == wanted


@given(st.text(), st.lists(IDS, max_size=4))
def test_whatever_is_typed_there_is_a_clear_answer(typed: str, ids: list[str]) -> None:
    with contextlib.suppress(CodeUnknown, CodeUnclear, CodeUnreadable):
        assert match_table(typed, ids) in ids


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("K7Q", CodeUnknown),
        ("", CodeUnknown),
        ("ZZZZ", CodeUnknown),
        ("K7O2", CodeUnreadable),
        ("k7qx0", CodeUnreadable),
        ("K7QX", CodeUnclear),
        ("K7QXAAAAAAAAA", CodeUnknown),
        ("牌局", CodeUnreadable),
    ],
)
def test_a_wrong_code_is_told_what_is_wrong(typed: str, error: type[HostingError]) -> None:
    with pytest.raises(error):
        match_table(typed, ["K7QXAAAAAAAA", "K7QXBBBBBBBB"])
