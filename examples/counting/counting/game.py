"""The game as the companion sees it: its types and its parts."""

from collections.abc import Mapping
from typing import ClassVar

from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.scoresheet import ScoreLine, Scoresheet, rank_seats
from companion.engine.setup import Setup
from companion.kit.phased import Parts, PhasedGame
from counting.notation import HeapNotation
from counting.phases import PHASES
from counting.position import MANY, PRINTED, Count, Heap, Lay, Readings

CATEGORIES = ("laid",)


def _start(setup: Setup, readings: Readings) -> Heap:
    """An empty place; a table that is only scored begins with a full heap."""
    return Heap(PRINTED.stones if setup.mode == "score" else 0, (0,) * len(setup.seats), readings)


def _scoresheet(position: Heap) -> Scoresheet:
    """A point for every stone."""
    lines = [(ScoreLine("laid", count, "score", {"stones": count}),) for count in position.laid]
    return rank_seats(position.phase == "scoring", CATEGORIES, lines, [() for _ in lines])


CORRECTIONS: Corrections[Heap] = Corrections(
    (CorrectionKind(message=Count, at="stones", bounds=lambda _position, _keys: (0, MANY)),),
    seats=lambda position: len(position.laid),
)


class CountingGame(PhasedGame[Heap, Lay, Count]):
    """The rules for one to three seats."""

    id = "counting"
    rules_version = 1
    seats = range(1, 4)
    draft = True
    in_turns = False
    rulings_type = Readings
    pieces = ()
    categories = CATEGORIES
    phase_sections: ClassVar[Mapping[str, str]] = {"scoring": "score"}
    notation = HeapNotation()
    parts = Parts(
        start=_start,
        phases=PHASES,
        scoring=_scoresheet,
        corrections=CORRECTIONS,
    )
