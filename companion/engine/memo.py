"""Caches keyed by the identity of their arguments, or by the part that the answer depends on."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
Q = ParamSpec("Q")
A = TypeVar("A")

_BY_VALUE = frozenset({int, str})


def by_identity(most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """Cache answers about whole positions and moves, where comparing them would cost too much.

    Numbers and names are told apart by value, all else by being the same object, which is kept alive for as
    long as its answer; so at each place a function is always asked about either the one or the other.

    Args:
        most: the size of the cache; when it is full, all answers are dropped.
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


def about_one(most: int) -> Callable[[Callable[Concatenate[T, Q], A]], Callable[Concatenate[T, Q], A]]:
    """Cache answers about a whole position, keyed by its identity, and about plain values.

    Args:
        most: the size of the cache in positions; when it is full, all answers are dropped. Other arguments
            are compared by value, and their answers last as long as their position.
    """

    def remembering(answer: Callable[Concatenate[T, Q], A]) -> Callable[Concatenate[T, Q], A]:
        kept: dict[int, tuple[T, dict[Hashable, A]]] = {}

        @wraps(answer)
        def remembered(one: T, /, *asked: Q.args, **named: Q.kwargs) -> A:
            found = kept.get(id(one))
            if found is None:
                if len(kept) >= most:
                    kept.clear()
                found = kept[id(one)] = one, {}
            answers = found[1]
            key = (asked, *named.items()) if named else asked
            if key not in answers:
                answers[key] = answer(one, *asked, **named)
            return answers[key]

        return remembered

    return remembering


def by_part(part: Callable[Q, Hashable], most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """Cache answers about whole positions, keyed by the part of them that the answer depends on.

    Args:
        part: makes the key from the function's arguments: all that the answer depends on.
        most: the size of the cache; when it is full, all answers are dropped.
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
