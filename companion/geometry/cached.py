"""Property computed once, like `functools.cached_property` from Python 3.12 on."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

A = TypeVar("A")


class cached_property(Generic[A]):  # noqa: N801 - called as the one it stands for
    """Property of a frozen object, computed on its first look-up and stored in that object.

    In Python 3.11 the library's own takes a lock, which costs more than most of the answers here. Two
    threads that ask at once may both compute it; as the object is frozen, both get the same value.
    """

    def __init__(self, answer: Callable[[Any], A]) -> None:
        self._answer = answer
        self._name = answer.__name__
        self.__doc__ = answer.__doc__

    @overload
    def __get__(self, instance: None, kind: type[Any]) -> "cached_property[A]": ...
    @overload
    def __get__(self, instance: object, kind: type[Any]) -> A: ...
    def __get__(self, instance: object | None, kind: type[Any]) -> "cached_property[A] | A":
        """Compute the value and store it in the object.

        The stored value hides the property from then on, as it lies in the object under its name.
        """
        if instance is None:
            return self
        found = instance.__dict__[self._name] = self._answer(instance)
        return found
