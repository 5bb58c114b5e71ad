"""Long walks that have their days: within them every case is tried, and in a proof all on each."""

from itertools import product

import pytest

from tests import effort

CASES = tuple("abcdefg")


@pytest.fixture(params=[20_000, 20_785], ids=str)
def first(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """A day of no proof."""
    monkeypatch.setattr(effort, "PROOF", False)
    return int(request.param)


@pytest.mark.parametrize("days", [1, 2, 3, 9])
def test_within_its_days_every_case_is_tried_and_something_each_day(
    first: int, days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[str, ...]] = []
    for day in range(first, first + days):
        monkeypatch.setattr(effort, "DAY", day)
        tried.append(tuple(effort.on_its_day(CASES, days)))
    assert {case for cases in tried for case in cases} == {*CASES}
    assert all(tried)


def test_every_name_is_tried_each_day_and_with_every_other_within_as_many_days(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: set[tuple[str, int]] = set()
    for day in range(first, first + 3):
        monkeypatch.setattr(effort, "DAY", day)
        pairs = effort.pairs_of_the_day(CASES, (1, 2, 3))
        assert [name for name, _ in pairs] == [*CASES]
        tried |= {*pairs}
    assert tried == {*product(CASES, (1, 2, 3))}


def test_each_test_has_one_of_the_days(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[list[str]] = []
    for day in range(first, first + 3):
        monkeypatch.setattr(effort, "DAY", day)
        marks.append([effort.when_it_is(turn, 3).name for turn in range(3)])
    assert [sorted(names) for names in marks] == [["left_to_a_proof", "left_to_a_proof", "on_its_day"]] * 3
    assert {names.index("on_its_day") for names in marks} == {0, 1, 2}


def test_in_a_proof_everything_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "PROOF", True)
    assert effort.on_its_day(CASES, 3) == CASES
    assert effort.pairs_of_the_day(CASES, (1, 2)) == tuple(product(CASES, (1, 2)))
