"""The score pad as the engine sees it: its types and its parts."""

from collections.abc import Mapping
from typing import ClassVar

from companion.engine.game import Notice
from companion.engine.setup import Setup
from companion.engine.wire import WireError
from companion.games.score_pad import log
from companion.games.score_pad.corrections import correct
from companion.games.score_pad.moves import Correction, Move
from companion.games.score_pad.notation import PadNotation
from companion.games.score_pad.phases import PHASES
from companion.games.score_pad.position import Position, Readings, Row
from companion.games.score_pad.scoring import CATEGORIES, scoresheet
from companion.games.score_pad.sheet import ENTRY, Sheet, read_sheet
from companion.kit.phased import Parts, PhasedGame


def _start(setup: Setup, readings: Readings) -> Position:
    """An empty pad, with the sheet that the setup's box holds; or the plainest one."""
    for name in setup.box:
        if name != ENTRY:
            raise WireError("Expected the name of an entry", f"$.{name}")
    rows = (Row(),) * len(setup.seats)
    return Position(rows, _sheet_of(setup), setup.mode == "score", rulings=readings)


def _sheet_of(setup: Setup) -> Sheet:
    if ENTRY not in setup.box:
        return Sheet()
    try:
        return read_sheet(setup.box[ENTRY])
    except WireError as error:
        raise error.under(f"$.{ENTRY}") from error


def _remarks(position: Position) -> tuple[Notice, ...]:
    """That all have won, or lost."""
    return () if position.won is None else (Notice("won" if position.won else "lost"),)


class ScorePad(PhasedGame[Position, Move, Correction]):
    """A game for one to eight seats, counted by a sheet."""

    id = "score_pad"
    rules_version = 1
    seats = range(1, 9)
    in_turns = False
    rulings_type = Readings
    pieces = ()
    categories = CATEGORIES
    logged = log.LOGGED
    notation = PadNotation()
    phase_sections: ClassVar[Mapping[str, str]] = {"count": "enter", "scoring": "end"}
    parts = Parts(
        start=_start,
        phases=PHASES,
        scoring=scoresheet,
        correct=correct,
        describe=log.describe,
        describe_correction=log.describe_correction,
        preview=log.preview,
        remarks=_remarks,
    )
