"""A misread print of every kind, played on and corrected: the table is as if it had been read rightly."""

import pytest

from companion.engine.owners_box import Reread
from companion.engine.refold import refold
from companion.engine.table import Table
from companion.games.sweet_lands import GAME
from tests.games.sweet_lands.misread import FORBIDDEN, MISREAD


@pytest.mark.parametrize("name", MISREAD)
def test_a_corrected_misreading_leads_where_the_right_reading_had_led(name: str) -> None:
    case = MISREAD[name]
    wrong, right = case.play(case.wrong), case.play(case.right)
    assert wrong.position.players != right.position.players, "the misreading must matter"
    corrected = wrong.correct(Reread(case.entry, case.right), at=0)
    assert corrected.position == right.position


@pytest.mark.parametrize("name", MISREAD)
def test_corrected_there_and_back_again_nothing_has_changed(name: str) -> None:
    case = MISREAD[name]
    before = case.play(case.wrong)
    there = before.correct(Reread(case.entry, case.right), at=0)
    assert there.correct(Reread(case.entry, case.wrong), at=0).position == before.position


@pytest.mark.parametrize("name", MISREAD)
def test_a_followed_record_reads_back(name: str) -> None:
    case = MISREAD[name]
    corrected = case.play(case.wrong).correct(Reread(case.entry, case.right), at=0)
    assert Table.replay(GAME, corrected.record).position == corrected.position


@pytest.mark.parametrize("name", FORBIDDEN)
def test_a_choice_that_the_right_text_forbids_is_listed_with_its_rule(name: str) -> None:
    case, rule = FORBIDDEN[name]
    table = case.play(case.wrong)
    found = refold(GAME, table.opening, [step.entry for step in table.done], Reread(case.entry, case.right))
    (odd,) = found.odd
    assert odd.step == len(table.done)
    assert [violation.rule for violation in odd.verdict.violations] == [rule]
