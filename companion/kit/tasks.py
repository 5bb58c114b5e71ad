"""What seats are asked to do: a task about a seat, and one for each that is asked."""

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
    """What one seat is asked to do; the seat is among what its sentence needs.

    Args:
        id: names its sentence.
        seat: who is asked.
        pieces: the pieces it is about.
        cells: where it can be done, each told once.
        optional: whether it may be declined.
        shared: whether everybody should know of it.
        params: what its sentence needs besides.
    """
    where = tuple(dict.fromkeys(cells))
    return Task(id, seat, {"seat": Who(seat), **params}, tuple(pieces), where, optional, shared)


def only(first: Callable[[P], int | None]) -> Callable[[P], tuple[int, ...]]:
    """The seats that are asked where it is one at a time: the one that is first, or nobody."""

    def actors(position: P) -> tuple[int, ...]:
        seat = first(position)
        return () if seat is None else (seat,)

    return actors


def each(
    actors: Callable[[P], Iterable[int]], task: Callable[[P, int], Task]
) -> Callable[[P], tuple[Task, ...]]:
    """The tasks where every seat that is asked has one.

    Args:
        actors: the seats that are asked.
        task: what one of them is asked to do.
    """
    return lambda position: tuple(task(position, seat) for seat in actors(position))
