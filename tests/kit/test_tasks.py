"""What seats are asked to do is told of each that is asked."""

from companion.engine.agenda import Task
from companion.engine.words import Who
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor


def test_a_task_about_a_seat_names_it_and_tells_each_cell_once() -> None:
    assert seat_task("lay", 2, ("tile",), ["a1", "b1", "a1"], optional=True, left=3) == Task(
        "lay", 2, {"seat": Who(2), "left": 3}, ("tile",), ("a1", "b1"), optional=True
    )


def test_where_it_is_one_at_a_time_nobody_or_the_first_is_asked() -> None:
    actors = single_actor(lambda position: None if position == "over" else 1)
    assert (actors("over"), actors("turn")) == ((), (1,))


def test_whoever_has_not_finished_comes_after_the_seat_that_acts_each_once() -> None:
    later = later_than(lambda position: None if position == "over" else 1, lambda _position: (2, 1, 0, 2))
    assert (later("turn"), later("over")) == ((2, 0), (2, 1, 0))


def test_each_seat_that_is_asked_has_a_task() -> None:
    tasks = task_per_actor(lambda _position: (2, 0), lambda _position, seat: seat_task("vote", seat))
    assert [task.seat for task in tasks("votes")] == [2, 0]
