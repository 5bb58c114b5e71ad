"""What is said about a position: notices that forbid nothing, and questions that nobody has answered yet."""

from dataclasses import dataclass, field
from typing import Any

from companion.engine.words import Params, no_params


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about a position worth saying that forbids nothing, such as a sum that cannot be.

    Attributes:
        id: names its sentence.
        seat: whom it is about; None for the whole table.
        params: what the sentence needs.
    """

    id: str
    seat: int | None = None
    params: Params = field(default_factory=no_params)


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """Something that nobody has told yet and that can change who is first.

    Attributes:
        notice: the question, a text of kind ``open``; its seat is whose board has the answer.
        answers: the positions that the possible answers lead to; empty where they cannot be listed.
    """

    notice: Notice
    answers: tuple[Any, ...] = ()
