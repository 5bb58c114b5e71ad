"""Answers remembered by the objects they are about are never another object's."""

from companion.games.sweet_lands.printed import printed
from companion.games.sweet_lands.recent import MOST, recent
from tests.games.sweet_lands.tables import begun


def test_an_answer_is_worked_out_once_for_an_object_and_again_for_another_one() -> None:
    asked: list[object] = []

    @recent
    def counted(about: list[int]) -> int:
        asked.append(about)
        return sum(about)

    one, equal = [1, 2], [1, 2]
    assert [counted(one), counted(one), counted(equal)] == [3, 3, 3]
    assert asked == [one, equal]


def test_objects_that_come_and_go_never_take_one_anothers_place() -> None:
    @recent
    def doubled(about: tuple[int]) -> int:
        return 2 * about[0]

    assert [doubled((number,)) for number in range(5 * MOST)] == list(range(0, 10 * MOST, 2))


def test_boxes_that_say_the_same_are_one_copy() -> None:
    assert printed(begun(1, {"slots-A": "2"}).own) is printed(begun(1, {"slots-A": "2"}).own)
