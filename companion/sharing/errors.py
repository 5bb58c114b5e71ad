"""What can be wrong with a carried table, as data: an id and parameters, never a sentence.

The sentences live in ``data/locales/<locale>/sharing.ftl``; ``texts.say(error.id, **error.params)`` says
them.
"""

from collections.abc import Mapping
from types import MappingProxyType

Params = Mapping[str, str | int]
"""The variables of a message: names and lists of numbers as text, counts and numbers as numbers."""


class CarryError(ValueError):
    """A code, text or part that is not what it should be, or a table that no code can carry.

    Attributes:
        id: the id of the message that says it.
        params: the variables of that message.
    """

    def __init__(self, what: str, **params: str | int) -> None:
        super().__init__(what, params)
        self.id = what
        self.params: Params = MappingProxyType(params)

    def __str__(self) -> str:
        """The id and the parameters: for logs, not for people."""
        return " ".join([self.id, *(f"{name}={value!r}" for name, value in self.params.items())])
