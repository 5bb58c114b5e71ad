"""Answers that are easily written one after another, as the tuples that a game is asked for."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

T = TypeVar("T")
Q = ParamSpec("Q")


def as_tuple(answer: Callable[Q, Iterable[T]]) -> Callable[Q, tuple[T, ...]]:
    """Return a function that gives all that another one yields."""

    @wraps(answer)
    def all_of(*asked: Q.args, **named: Q.kwargs) -> tuple[T, ...]:
        return tuple(answer(*asked, **named))

    return all_of
