"""Caches keyed by the identity of their arguments, or by the part that the answer depends on."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
Q = ParamSpec("Q")
A = TypeVar("A")

_BY_VALUE = frozenset({int, str})


def cache_by_identity(most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """Cache answers about whole positions and moves that would be slow to compare.

    Numbers and names are told apart by value, all else by being the same object, which is kept alive for as
    long as its answer; so each argument of a function is always of the same sort.

    Args:
        most: the size of the cache; when it is full, all answers are dropped.
    """

    def decorate(function: Callable[Q, A]) -> Callable[Q, A]:
        cache: dict[object, tuple[A, object]] = {}

        @wraps(function)
        def cached(*args: Q.args, **kwargs: Q.kwargs) -> A:
            if kwargs:
                raise TypeError("what is remembered by identity is asked by place, not by name")
            if len(args) == 1:
                (only,) = args
                key: object = only if type(only) in _BY_VALUE else id(only)
            else:
                key = tuple([each if type(each) in _BY_VALUE else id(each) for each in args])
            found = cache.get(key)
            if found is None:
                if len(cache) >= most:
                    cache.clear()
                found = cache[key] = function(*args, **kwargs), args
            return found[0]

        return cached

    return decorate


def cache_by_position(
    most: int,
) -> Callable[[Callable[Concatenate[T, Q], A]], Callable[Concatenate[T, Q], A]]:
    """Cache answers about a whole position, keyed by its identity, and about plain values.

    Args:
        most: the size of the cache in positions; when it is full, all answers are dropped. Other arguments
            are compared by value, and their answers last as long as their position.
    """

    def decorate(function: Callable[Concatenate[T, Q], A]) -> Callable[Concatenate[T, Q], A]:
        cache: dict[int, tuple[T, dict[Hashable, A]]] = {}

        @wraps(function)
        def cached(position: T, /, *args: Q.args, **kwargs: Q.kwargs) -> A:
            found = cache.get(id(position))
            if found is None:
                if len(cache) >= most:
                    cache.clear()
                found = cache[id(position)] = position, {}
            answers = found[1]
            key = (args, *kwargs.items()) if kwargs else args
            if key not in answers:
                answers[key] = function(position, *args, **kwargs)
            return answers[key]

        return cached

    return decorate


def cache_by_part(part: Callable[Q, Hashable], most: int) -> Callable[[Callable[Q, A]], Callable[Q, A]]:
    """Cache answers about whole positions, keyed by the part of them that the answer depends on.

    Args:
        part: makes the key from the function's arguments: all that the answer depends on.
        most: the size of the cache; when it is full, all answers are dropped.
    """

    def decorate(function: Callable[Q, A]) -> Callable[Q, A]:
        cache: dict[Hashable, A] = {}

        @wraps(function)
        def cached(*args: Q.args, **kwargs: Q.kwargs) -> A:
            key = part(*args, **kwargs)
            if key in cache:
                return cache[key]
            if len(cache) >= most:
                cache.clear()
            found = cache[key] = function(*args, **kwargs)
            return found

        return cached

    return decorate
