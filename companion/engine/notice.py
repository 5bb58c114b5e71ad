"""Remarks about a position: notices that forbid nothing, and questions without an answer yet."""

from dataclasses import dataclass, field
from typing import Any

from companion.engine.words import Params, no_params


@dataclass(frozen=True, slots=True)
class Notice:
    """Remark about a position that forbids nothing, such as a sum that cannot be.

    Attributes:
        id: names its sentence.
        seat: the seat that it is about; None for the whole table.
        params: the params of the sentence.
    """

    id: str
    seat: int | None = None
    params: Params = field(default_factory=no_params)


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """Fact that is not entered yet and that can change the winners.

    Attributes:
        notice: the question, a text of kind ``open``; its seat is the one whose board has the answer.
        answers: the positions that the possible answers lead to; empty where they cannot be listed.
        entry: the name of the unread print that has the answer; empty where no print has it.
        bounds: the least and the most points that an answer adds to each seat; empty where nothing is known.
    """

    notice: Notice
    answers: tuple[Any, ...] = ()
    entry: str = ""
    bounds: tuple[tuple[int, int], ...] = ()
