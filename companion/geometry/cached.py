"""A property that is worked out once: what `functools.cached_property` is from Python 3.12 on."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

A = TypeVar("A")


class cached_property(Generic[A]):  # noqa: N801 - called as the one it stands for
    """A property of something frozen, worked out when it is first asked for and kept by that object.

    In Python 3.11 that of the library takes a lock, which costs more than most of the answers here. Two
    threads that ask at once may both work it out; as the object is frozen, both find the same.
    """

    def __init__(self, answer: Callable[[Any], A]) -> None:
        self._answer = answer
        self._name = answer.__name__
        self.__doc__ = answer.__doc__

    @overload
    def __get__(self, one: None, kind: type[Any]) -> "cached_property[A]": ...
    @overload
    def __get__(self, one: object, kind: type[Any]) -> A: ...
    def __get__(self, one: object | None, kind: type[Any]) -> "cached_property[A] | A":
        """The answer; it hides this property from then on, as it lies in the object under its name."""
        if one is None:
            return self
        found = one.__dict__[self._name] = self._answer(one)
        return found
