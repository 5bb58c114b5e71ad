"""Decorator for generators that a game needs as functions returning tuples."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

T = TypeVar("T")
Q = ParamSpec("Q")


def as_tuple(answer: Callable[Q, Iterable[T]]) -> Callable[Q, tuple[T, ...]]:
    """Wrap a generator so that it returns a tuple."""

    @wraps(answer)
    def all_of(*asked: Q.args, **named: Q.kwargs) -> tuple[T, ...]:
        return tuple(answer(*asked, **named))

    return all_of
