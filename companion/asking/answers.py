"""Answers of the referee about a table: frozen values that any language can tell."""

from dataclasses import dataclass, field
from typing import Any, Literal

from companion.asking.cues import Intent
from companion.asking.state_cues import StateIntent
from companion.engine.agenda import HandStep
from companion.engine.points import Points
from companion.engine.verdict import Repair
from companion.engine.words import Params, no_params

Speaker = Literal[
    "asked", "violation", "task", "line", "amount", "tiebreak", "open", "headline", "fact",
    "move", "offer", "correct", "secret", "hidden",
]  # fmt: skip
"""Source of a sentence: the answer's own texts, which read alike in every game, or the game's texts."""


UNANSWERED: tuple[StateIntent, ...] = ("unknowable", "elsewhere")
"""Kinds of answers that only admit that nobody knows."""

AnswerKind = Intent | StateIntent
"""Intents of questions, of which an answer has one."""


@dataclass(frozen=True, slots=True)
class AnswerSentence:
    """Sentence of an answer, not yet in any language.

    Attributes:
        kind: the source of the sentence.
        id: its name in that source.
        params: its params.
        inner: a sentence that it quotes as its param ``what``, or that stands in for one that a game lacks;
            None for none.
    """

    kind: Speaker
    id: str
    params: Params = field(default_factory=no_params)
    inner: "AnswerSentence | None" = None


@dataclass(frozen=True, slots=True)
class OfferedMove:
    """Legal move that an answer offers, alone or for a group of moves.

    Attributes:
        said: the sentence about it.
        move: the move, the first of its group.
        count: the number of moves in the group.
    """

    said: AnswerSentence
    move: Any
    count: int = 1


@dataclass(frozen=True, slots=True)
class Reason:
    """Rule that stands against a move, with the places where it does.

    Attributes:
        said: the reason, at the first of the places.
        section: the rulebook section it cites.
        targets: the places that it closes, as surveys name them; empty where it is about no place.
        cells: the cells that cause it, at all of these places together.
        pieces: the pieces that it stands against, where several are judged at one place.
    """

    said: AnswerSentence
    section: str
    targets: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """Number in an answer, with the rule that it comes from.

    Attributes:
        said: the sentence about the number.
        value: the number.
        section: the rulebook section of the rule.
        seat: the seat that it belongs to, or None.
    """

    said: AnswerSentence
    value: Points
    section: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BoardAnswer:
    """Answer of the referee to a question about a table.

    Attributes:
        kind: the intent of the question.
        seat: the seat that it is about; None for the whole table.
        sentences: the answer itself.
        sections: the rulebook sections it rests on, the most telling first; at least one.
        cells: the cells to light up.
        legal: whether the move is legal; None where the question does not ask for that.
        reasons: the rules against the move, or against other places.
        repairs: single changes after which the move is legal.
        figures: the numbers behind it.
        steps: the steps of hands with the cardboard meanwhile, in order.
        assumed: the readable entries of the box that the answer rests on and that are only assumed.
        supposed: the premises that were put on a copy of the table before it was judged.
        offers: the legal moves it offers.
    """

    kind: AnswerKind
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
    supposed: tuple[AnswerSentence, ...] = ()
    offers: tuple[OfferedMove, ...] = ()
