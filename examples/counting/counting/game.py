"""The game as the companion sees it: its types and its parts."""

from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.game import Game
from companion.engine.scoresheet import ScoreLine, Scoresheet, rank_seats
from companion.engine.setup import Setup
from counting.notation import HeapNotation
from counting.phases import PHASES
from counting.position import MANY, PRINTED, Count, Heap, Lay, Readings

CATEGORIES = ("laid",)


def _start(setup: Setup, readings: Readings) -> Heap:
    """Begin with an empty place, or a full heap at a table that is only scored."""
    return Heap(PRINTED.stones if setup.mode == "score" else 0, (0,) * len(setup.seats), readings)


def _scoresheet(position: Heap) -> Scoresheet:
    """Give a point for every stone."""
    lines = [(ScoreLine("laid", count, "score", {"stones": count}),) for count in position.laid]
    return rank_seats(position.phase == "scoring", CATEGORIES, lines, [() for _ in lines])


CORRECTIONS: Corrections[Heap] = Corrections(
    (CorrectionKind(message=Count, at="stones", bounds=lambda _position, _keys: (0, MANY)),),
    seats=lambda position: len(position.laid),
)


GAME: Game[Heap, Lay, Count] = Game(
    id="counting",
    rules_version=1,
    seats=range(1, 4),
    draft=True,
    in_turns=False,
    position_type=Heap,
    move_type=Lay,
    rulings_type=Readings,
    categories=CATEGORIES,
    phase_sections={"scoring": "score"},
    notation=HeapNotation(),
    begin=_start,
    phases=PHASES,
    scoresheet=_scoresheet,
    corrections=CORRECTIONS,
)
"""The rules for one to three seats."""
