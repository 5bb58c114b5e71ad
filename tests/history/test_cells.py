"""No cell of an export is a formula, by whatever sign a program separates cells; and nothing is lost."""

import csv
import io
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.history.cells import SIGNS, bare_cell, guard_cell
from companion.history.exports import to_csv
from tests.effort import times
from tests.history.samples import finished, seat

NASTY = [*SIGNS, *"',;|\t\r\n\" ab1", "\u200b", "\ufeff", "\u00a0", "\u2028", "é", "ا"]
TEXTS = st.text(st.sampled_from(NASTY), min_size=1, max_size=12)
NUMBER = re.compile(r"-?\d+(\.\d+)?")


def formulas(exported: bytes, delimiter: str, *, skip: bool) -> list[str]:
    """Return the cells that a reader by some delimiter takes for formulas."""
    text = exported.decode("utf-8-sig")
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=skip)
    return [
        cell
        for row in rows
        for cell in row
        if cell.strip('\u200b\ufeff\u00a0 "')[:1] in tuple(SIGNS) and not NUMBER.fullmatch(cell)
    ]


@settings(max_examples=times(300))
@given(name=TEXTS, variant=TEXTS, place=TEXTS, note=TEXTS)
@example(name="x;=1+1;", variant="|=1+1", place="a\t=1+1", note='x;"=1+1"')
@example(name=";=1", variant='x";=1+1', place="x\r\n=1", note=";-1,")
def test_no_text_begins_a_formula_for_any_reader(name: str, variant: str, place: str, note: str) -> None:
    table = finished(1, seat(name, -5), seat("Ben", 3, 2), game="score_pad", variant=variant)
    exported = to_csv([table], {table.id: place}, {table.id: note})
    for delimiter in ",;\t|":
        for skip in (False, True):
            assert formulas(exported, delimiter, skip=skip) == [], delimiter


@settings(max_examples=times(300))
@given(TEXTS | st.text())
def test_a_guarded_text_comes_back_as_it_was(text: str) -> None:
    assert bare_cell(guard_cell(text)) == text


@pytest.mark.parametrize("plain", ["Ann", "Ann-Kathrin", "O'Neill", "a, b", "3 + 4", "1=1", "飛鏢"])
def test_a_text_that_is_no_danger_stays_as_it_is(plain: str) -> None:
    assert guard_cell(plain) == plain
