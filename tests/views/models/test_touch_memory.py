"""Which drawing of a board a finger met: replaced ones answer for a moment, to whoever saw them."""

import pytest

from views.models.touch_memory import MOMENT, MOST, TouchMemory


class Seconds:
    """A clock that is moved on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Seconds:
    return Seconds()


@pytest.fixture
def memory(clock: Seconds) -> TouchMemory[str]:
    return TouchMemory("board", clock)


def test_a_drawing_that_is_touched_alike_keeps_its_number_and_means_what_it_means_now(
    memory: TouchMemory[str],
) -> None:
    assert memory.record_drawing("Ann", "whole", "look") == memory.record_drawing("Ann", "whole", "lay") == 0
    assert memory.find("Ann", 0) == "lay"


def test_a_drawing_that_was_replaced_means_what_it_meant_last(memory: TouchMemory[str]) -> None:
    memory.record_drawing("Ann", "whole", "look")
    memory.record_drawing("Ann", "whole", "lay")
    assert memory.record_drawing("Ann", "near", "paint") == 1
    assert memory.find("Ann", 0) == "lay"
    assert memory.find("Ann", 1) == "paint"


def test_a_drawing_is_never_taken_for_an_earlier_one_that_looked_alike(memory: TouchMemory[str]) -> None:
    assert [memory.record_drawing("Ann", look, look) for look in ("whole", "near", "whole")] == [0, 1, 2]


def test_what_was_replaced_answers_for_a_moment(memory: TouchMemory[str], clock: Seconds) -> None:
    memory.record_drawing("Ann", "whole", "look")
    memory.record_drawing("Ann", "near", "look")
    clock.now = MOMENT
    assert memory.find("Ann", 0) == "look"
    clock.now = MOMENT + 0.01
    assert memory.find("Ann", 0) is None
    assert memory.find("Ann", 1) == "look"


def test_only_so_many_drawings_are_remembered(memory: TouchMemory[str]) -> None:
    for number in range(100):
        memory.record_drawing("Ann", number, str(number))
    found = [number for number in range(100) if memory.find("Ann", number)]
    assert found == [*range(100 - MOST - 1, 100)]


def test_what_one_person_saw_says_nothing_to_another_and_nothing_later(memory: TouchMemory[str]) -> None:
    memory.record_drawing("Ann", "whole", "Ann's")
    assert memory.find("Ben", 0) is None
    memory.record_drawing("Ben", "whole", "Ben's")
    memory.record_drawing("Ann", "whole", "Ann's again")
    assert [memory.find("Ann", number) for number in range(3)] == [None, None, "Ann's again"]


@pytest.mark.parametrize("number", [-1, 1, 10**9])
def test_what_was_never_drawn_means_nothing(memory: TouchMemory[str], number: int) -> None:
    memory.record_drawing("Ann", "whole", "look")
    assert memory.find("Ann", number) is None
