"""Answers remembered by the very objects they were asked about, or by the part they follow from."""

from collections.abc import Callable, Hashable
from functools import wraps
from operator import is_
from typing import ParamSpec, TypeVar

Q = ParamSpec("Q")
A = TypeVar("A")

_BY_VALUE = frozenset({int, str})


def by_identity(most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """A memory for a function of whole positions and moves, where comparing them would cost too much.

    Numbers and names are told apart by value, all else by being the same object, which is kept alive for as
    long as its answer; so at each place a function is always asked about either the one or the other.

    Args:
        most: how many answers are remembered; when there are more, all are forgotten.
    """

    def remembering(answer: Callable[Q, A]) -> Callable[Q, A]:
        kept: dict[object, tuple[A, object]] = {}

        @wraps(answer)
        def remembered(*asked: Q.args, **named: Q.kwargs) -> A:
            if named:
                raise TypeError("what is remembered by identity is asked by place, not by name")
            if len(asked) == 1:
                (only,) = asked
                key: object = only if type(only) in _BY_VALUE else id(only)
            else:
                key = tuple([each if type(each) in _BY_VALUE else id(each) for each in asked])
            found = kept.get(key)
            if found is None:
                if len(kept) >= most:
                    kept.clear()
                found = kept[key] = answer(*asked, **named), asked
            return found[0]

        return remembered

    return remembering


def latest(answer: Callable[Q, A]) -> Callable[Q, A]:
    """Remembers the answer to what was asked last: for what many rules ask about a move, one after the other.

    What is asked is the same where it is the very same objects, which are kept alive until something else is.
    """
    last: tuple[tuple[object, ...], tuple[A, ...]] = ((), ())

    @wraps(answer)
    def remembered(*asked: Q.args, **named: Q.kwargs) -> A:
        nonlocal last
        if named:
            raise TypeError("what is remembered by identity is asked by place, not by name")
        known, found = last
        if not found or len(known) != len(asked) or not all(map(is_, known, asked)):
            found = (answer(*asked, **named),)
            last = asked, found
        return found[0]

    return remembered


def by_part(part: Callable[Q, Hashable], most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """A memory for a function of whole positions whose answer follows from little of them.

    Args:
        part: asked the same as the function: all that its answer depends on.
        most: how many answers are remembered; when there are more, all are forgotten.
    """

    def remembering(answer: Callable[Q, A]) -> Callable[Q, A]:
        kept: dict[Hashable, A] = {}

        @wraps(answer)
        def remembered(*asked: Q.args, **named: Q.kwargs) -> A:
            key = part(*asked, **named)
            if key in kept:
                return kept[key]
            if len(kept) >= most:
                kept.clear()
            found = kept[key] = answer(*asked, **named)
            return found

        return remembered

    return remembering
