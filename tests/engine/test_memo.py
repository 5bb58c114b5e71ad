"""Answers remembered by identity: one for each object, however alike they are, and never for another."""

import pytest

from companion.engine.memo import cache_by_identity, cache_by_part, cache_by_position


def test_the_same_object_is_asked_about_once() -> None:
    asked: list[list[int]] = []

    @cache_by_identity(8)
    def total(numbers: list[int], factor: int, name: str) -> tuple[str, int]:
        asked.append(numbers)
        return name, sum(numbers) * factor

    one, alike = [1, 2], [1, 2]
    assert total(one, 2, "it") == total(one, 2, "".join("it")) == ("it", 6)
    assert len(asked) == 1
    assert total(alike, 2, "it") == ("it", 6)
    assert total(one, 3, "it") == ("it", 9)
    assert total(one, 2, "that") == ("that", 6)
    assert len(asked) == 4


def test_what_has_been_forgotten_is_asked_again_and_no_new_object_gets_its_answer() -> None:
    @cache_by_identity(3)
    def first(numbers: list[int]) -> int:
        return numbers[0]

    for number in range(1000):
        assert first([number]) == number


def test_even_nothing_is_an_answer_to_remember() -> None:
    asked = []

    @cache_by_identity(3)
    def nothing(at: object) -> None:
        asked.append(at)

    at = object()
    nothing(at)
    nothing(at)
    assert asked == [at]


def test_a_question_by_name_is_refused() -> None:
    @cache_by_identity(3)
    def same(at: object) -> object:
        return at

    with pytest.raises(TypeError, match="by place"):
        same(at=3)


def test_an_answer_that_follows_from_a_part_is_found_once_for_all_that_share_it() -> None:
    asked: list[tuple[int, int]] = []

    @cache_by_part(lambda one, other: one, 2)
    def answer(one: int, other: int) -> list[int]:
        asked.append((one, other))
        return [one]

    assert answer(1, 2) is answer(1, 3)
    assert asked == [(1, 2)]
    assert [answer(one, 0) for one in (2, 3)] == [[2], [3]]
    assert answer(1, 4) == [1]
    assert asked == [(1, 2), (2, 0), (3, 0), (1, 4)]


def test_of_one_object_each_question_is_asked_once_and_of_another_one_anew() -> None:
    asked: list[object] = []

    @cache_by_position(2)
    def count(numbers: list[int], of: int, *, twice: bool = False) -> int:
        asked.append((numbers, of))
        return numbers.count(of) * (2 if twice else 1)

    one, alike = [1, 1, 2], [1, 1, 2]
    assert [count(one, 1), count(one, 1), count(one, 2), count(one, 1, twice=True)] == [2, 2, 1, 4]
    assert len(asked) == 3
    assert count(alike, 1) == 2
    assert len(asked) == 4


def test_about_so_many_objects_is_remembered_and_no_new_one_gets_the_answer_of_one_that_is_gone() -> None:
    @cache_by_position(3)
    def first(numbers: list[int], plus: int) -> int:
        return numbers[0] + plus

    for number in range(1000):
        assert first([number], 1) == number + 1
