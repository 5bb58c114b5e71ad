"""Tasks of seats: a task for a single seat, and a task for each seat that acts."""

from collections.abc import Callable, Iterable

from companion.engine.agenda import Task
from companion.engine.lines import Param
from companion.engine.message import P
from companion.engine.words import Who


def seat_task(
    id: str,
    seat: int,
    pieces: Iterable[str] = (),
    cells: Iterable[str] = (),
    *,
    optional: bool = False,
    shared: bool = False,
    **params: Param,
) -> Task:
    """Make the task of a seat, with the seat among the params of its sentence.

    Args:
        id: names its sentence.
        seat: the seat with the task.
        pieces: the pieces it is about.
        cells: the cells for it, each listed once.
        optional: True if it may be declined.
        shared: True if everybody should know of it.
        params: its other params.
    """
    targets = tuple(dict.fromkeys(cells))
    return Task(id, seat, {"seat": Who(seat), **params}, tuple(pieces), targets, optional, shared)


def single_actor(first: Callable[[P], int | None]) -> Callable[[P], tuple[int, ...]]:
    """Make the `actors` of a stage with one acting seat at a time, from a look-up of that seat."""

    def list_actor(position: P) -> tuple[int, ...]:
        seat = first(position)
        return () if seat is None else (seat,)

    return list_actor


def later_than(
    first: Callable[[P], int | None], unfinished: Callable[[P], Iterable[int]]
) -> Callable[[P], tuple[int, ...]]:
    """Make the `later` of a stage with one acting seat at a time: all unfinished seats but that seat.

    Args:
        first: finds the seat that acts now; None when none does.
        unfinished: lists the seats that have not finished, in the order of play.
    """

    def list_later(position: P) -> tuple[int, ...]:
        actor = first(position)
        return tuple(dict.fromkeys(seat for seat in unfinished(position) if seat != actor))

    return list_later


def task_per_actor(
    actors: Callable[[P], Iterable[int]], task: Callable[[P, int], Task]
) -> Callable[[P], tuple[Task, ...]]:
    """Make the `tasks` of a stage with a task for every acting seat.

    Args:
        actors: lists the acting seats.
        task: makes the task of a seat.
    """
    return lambda position: tuple(task(position, seat) for seat in actors(position))
