"""Errors of carried tables, as data: an id and parameters, never a sentence.

The sentences live in ``data/locales/<locale>/sharing.ftl``; ``texts.say(error.id, **error.params)`` says
them.
"""

from companion.errors import CompanionError


class CarryError(CompanionError, ValueError):
    """Code, text or part that is invalid, or a table that no code can carry."""

    def __init__(self, id: str, **params: str | int) -> None:
        self.id = id
        super().__init__(**params)
