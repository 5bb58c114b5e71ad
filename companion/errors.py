"""What the app refuses or fails to do, as data: an id and parameters, never a sentence."""

from collections.abc import Mapping
from types import MappingProxyType

Params = Mapping[str, str | int]
"""The variables of a message: names, paths and lists of numbers as text, counts and numbers as numbers."""


class CompanionError(Exception):
    """The base of what the app refuses, and of what it fails to do, where a sentence tells people so.

    ``texts.say(error.id, **error.params)`` is that sentence. What has none is a `ValueError` and becomes one
    of these where people are told: a wrong form on the wire, a refused move, what the mirror cannot show. Nor
    is a `FileError` one: it names a place in a file, and its sentence holds others.

    Attributes:
        id: the id of the message that says it.
        params: the variables of that message.
    """

    id: str

    def __init__(self, **params: str | int) -> None:
        super().__init__(self.id, params)
        self.params: Params = MappingProxyType(params)

    def __str__(self) -> str:
        """The id and the parameters: for logs, not for people."""
        return " ".join([self.id, *(f"{name}={value!r}" for name, value in self.params.items())])
