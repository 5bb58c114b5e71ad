"""Unreachable objects are looked for where nobody waits, if there are many new ones; older ones seldom."""

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from views.models.garbage import MANY, SELDOM, collect_at_rest, collect_less_often


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """Nothing is looked for but what is asked for; what was set before is set again."""
    before, on = gc.get_threshold(), gc.isenabled()
    gc.disable()
    yield
    gc.set_threshold(*before)
    if on:
        gc.enable()


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int, int], list[int]]:
    """Tells which looks are taken when so many objects are new, and so many looks were taken since."""

    def taken(*counted: int) -> list[int]:
        found: list[int] = []
        monkeypatch.setattr(gc, "get_count", lambda: counted)
        monkeypatch.setattr(gc, "collect", found.append)
        collect_at_rest()
        return found

    return taken


def test_few_new_objects_are_not_looked_through(looks: Callable[[int, int, int], list[int]]) -> None:
    assert looks(MANY - 1, 99, 99) == []


def test_of_many_the_new_ones_are_looked_through_and_older_ones_as_seldom_as_python_would(
    looks: Callable[[int, int, int], list[int]],
) -> None:
    _, seldom, rarely = SELDOM
    assert looks(MANY, seldom, rarely + 1) == [0]
    assert looks(MANY, seldom + 1, rarely) == [1]
    assert looks(MANY, seldom + 1, rarely + 1) == [2]


def test_what_is_out_of_reach_is_gone_after_it() -> None:
    class Ring:
        """Something that holds itself."""

        there = 0
        itself: Any = None

        def __init__(self) -> None:
            Ring.there += 1
            self.itself = self

        def __del__(self) -> None:
            Ring.there -= 1

    gc.collect(1)  # what was new is old now, and few looks were taken
    for _ in range(MANY + 1):
        Ring()
    assert Ring.there == MANY + 1
    collect_at_rest()
    assert Ring.there == 0


def test_python_looks_by_itself_only_where_there_are_more_than_that() -> None:
    collect_less_often()
    assert gc.get_threshold() == SELDOM
    assert SELDOM[0] > MANY
