"""Answers remembered by the very objects asked about: a whole box takes long to hash and to compare."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar

T = TypeVar("T")

MOST = 64
"""So many answers of each function are remembered; the oldest goes first."""


def recent(function: Callable[..., T]) -> Callable[..., T]:
    """The same function, quick where it was asked about the same objects lately.

    Arguments are told apart by identity, and kept as long as their answer: none takes the place of another.
    Several threads may ask at once.
    """
    kept: dict[tuple[int, ...], tuple[tuple[Any, ...], T]] = {}
    changing = Lock()

    @wraps(function)
    def answer(*about: Any) -> T:
        key = tuple(map(id, about))
        found = kept.get(key)
        if found is not None:
            return found[1]
        value = function(*about)
        with changing:
            while len(kept) >= MOST:
                del kept[next(iter(kept))]
            kept[key] = (about, value)
        return value

    return answer
