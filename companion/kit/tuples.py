"""Decorator for generators that a game needs as functions returning tuples."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

T = TypeVar("T")
Q = ParamSpec("Q")


def as_tuple(function: Callable[Q, Iterable[T]]) -> Callable[Q, tuple[T, ...]]:
    """Wrap a generator so that it returns a tuple."""

    @wraps(function)
    def collect(*args: Q.args, **kwargs: Q.kwargs) -> tuple[T, ...]:
        return tuple(function(*args, **kwargs))

    return collect
