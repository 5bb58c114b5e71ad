"""What the referee answers when somebody asks about a table: frozen values that any language can tell."""

from dataclasses import dataclass, field
from typing import Literal

from companion.asking.cues import Intent
from companion.engine.agenda import HandStep
from companion.engine.points import Points
from companion.engine.verdict import Repair
from companion.engine.words import Params, no_params

Speaker = Literal["asked", "violation", "task", "line", "amount", "tiebreak", "open", "headline", "fact"]
"""Whose sentence it is: the answer's own, which reads alike in every game, or one of the game's texts."""


@dataclass(frozen=True, slots=True)
class AnswerSentence:
    """One sentence of an answer, not yet said in any language.

    Attributes:
        kind: whose sentence it is.
        id: names it among those.
        params: what it needs.
    """

    kind: Speaker
    id: str
    params: Params = field(default_factory=no_params)


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that stands against something, and where it does.

    Attributes:
        said: why, at the first of the places.
        section: the rulebook section it cites.
        targets: the places it stands against, as surveys name them; empty where it is about no place.
        cells: what causes it, at all of these places together.
    """

    said: AnswerSentence
    section: str
    targets: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A number in an answer, with the rule it comes from.

    Attributes:
        said: what it is a number of.
        value: the number.
        section: the rulebook section that tells it.
        seat: whose it is; None where it is nobody's.
    """

    said: AnswerSentence
    value: Points
    section: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BoardAnswer:
    """The referee's answer to a question about a table.

    Attributes:
        kind: what was asked for.
        seat: about whom; None for the whole table.
        sentences: the answer itself.
        sections: the rulebook sections it rests on, the most telling first; at least one.
        cells: the cells to light up.
        legal: whether it may be; None where nobody asked for that.
        reasons: what stands against it, or against other places.
        repairs: single changes after which it may be.
        figures: the numbers behind it.
        steps: what hands do with the cardboard meanwhile, in order.
        assumed: the readable entries of the box that it rests on and that are only assumed.
    """

    kind: Intent
    seat: int | None
    sentences: tuple[AnswerSentence, ...]
    sections: tuple[str, ...]
    cells: tuple[str, ...] = ()
    legal: bool | None = None
    reasons: tuple[Reason, ...] = ()
    repairs: tuple[Repair, ...] = ()
    figures: tuple[Figure, ...] = ()
    steps: tuple[HandStep, ...] = ()
    assumed: tuple[str, ...] = ()
