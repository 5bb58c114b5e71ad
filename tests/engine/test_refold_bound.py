"""Rereading prints costs a record a bounded number of applied moves, however many are reread."""

from dataclasses import replace
from typing import Any

import pytest

from companion.engine import refold as refolds
from companion.engine.owners_box import Reread
from companion.engine.record import MAX_ENTRIES
from companion.engine.refold import MOST_FOLDED, TooOften
from companion.engine.table import Table
from companion.games.sweet_lands import GAME
from tests.games.sweet_lands.misread import MISREAD

CASE = MISREAD["income space"]
MOST = 100


def reread_often(table: Table[Any, Any, Any]) -> Table[Any, Any, Any]:
    """Reread one print in turn as each of its texts, as often as the bound lets."""
    for number in range(MAX_ENTRIES):
        try:
            table = table.correct(Reread(CASE.entry, (CASE.right, CASE.wrong)[number % 2]), at=0)
        except TooOften:
            return table
    raise AssertionError("no bound")


def test_all_folds_of_a_record_apply_no_more_entries_than_the_longest_record_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert MOST_FOLDED == MAX_ENTRIES
    monkeypatch.setattr(refolds, "MOST_FOLDED", MOST)
    table = reread_often(CASE.play(CASE.wrong))
    assert MOST - len(table.done) < table.folded <= MOST
    applied: list[Any] = []

    def count_and_apply(*made: Any) -> Any:
        applied.append(made)
        return GAME.phases.apply(*made)

    counting = replace(GAME)
    object.__setattr__(counting, "apply", count_and_apply)
    assert Table.replay(counting, table.record).position == table.position
    assert MOST // 2 < len(applied) <= len(table.entries) + MOST


def test_what_was_taken_back_and_brought_back_is_not_folded_again() -> None:
    table = CASE.play(CASE.wrong).correct(Reread(CASE.entry, CASE.right), at=0)
    again = table.undo(at=0).redo(at=0)
    assert again.folded == table.folded == len(table.done) - 1


def test_a_correction_by_hand_is_possible_where_a_print_was_reread_too_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(refolds, "MOST_FOLDED", MOST)
    table = reread_often(CASE.play(CASE.wrong))
    printed = GAME.box.make_correction("helper-7", "gold")
    assert table.correct(printed, at=0).folded == table.folded
