"""Assembly of the score pad for the engine: its types and its parts."""

from companion.engine.box import BoxError
from companion.engine.forms import Field, ValueForm
from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.owners_box import OwnersBox
from companion.engine.setup import MOST_SEATS, Setup
from companion.engine.wire import WireError
from companion.games.score_pad import log
from companion.games.score_pad.corrections import CORRECTIONS
from companion.games.score_pad.moves import Correction, Move
from companion.games.score_pad.notation import PadNotation
from companion.games.score_pad.open_questions import open_questions
from companion.games.score_pad.phases import PHASES
from companion.games.score_pad.position import Position, Readings, Row
from companion.games.score_pad.scoring import CATEGORIES, scoresheet
from companion.games.score_pad.sheet import ENTRY, Sheet, read_sheet


def _check_entry(name: str, text: str) -> None:
    """Check a setup's entry: it must be a valid sheet.

    Raises:
        BoxError: the name is not that of the sheet, or the text is no valid sheet.
    """
    if name != ENTRY:
        raise BoxError("name", "Expected the name of an entry", f"$.{name}")
    try:
        read_sheet(text)
    except WireError as error:
        raise BoxError("sheet", error.reason, f"$.{ENTRY}") from error


def _form_field(name: str) -> Field:
    """Return the field for the form of an entry.

    Raises:
        KeyError: it is not the sheet.
    """
    return {ENTRY: Field("sheet", "sheet", ValueForm(Sheet))}[name]


def _create_start_position(setup: Setup, readings: Readings) -> Position:
    """Create an empty pad with the sheet of the setup's box, or the default one.

    Raises:
        BoxError: the box has another entry, or no valid sheet.
    """
    for name, text in setup.box.items():
        _check_entry(name, text)
    sheet = read_sheet(setup.box[ENTRY]) if ENTRY in setup.box else Sheet()
    return Position((Row(),) * len(setup.seats), sheet, setup.mode == "score", rulings=readings)


def _outcome_remarks(position: Position) -> tuple[Notice, ...]:
    """Say that all have won or lost together, once it is known."""
    return () if position.won is None else (Notice("won" if position.won else "lost"),)


def _sheet_variant(position: Position) -> str:
    return position.sheet.name


GAME: Game[Position, Move, Correction] = Game(
    id="score_pad",
    rules_version=1,
    seats=range(1, MOST_SEATS + 1),
    in_turns=False,
    position_type=Position,
    move_type=Move,
    rulings_type=Readings,
    categories=CATEGORIES,
    comparable=False,
    log_sentences=log.LOGGED,
    setup_texts={
        "line": ("bids", "bust", "counted", "most", "unplaced"),
        "tiebreak": ("category", "last", "best"),
        "task": ("bid", "made", "category", "place", "together"),
    },
    notation=PadNotation(),
    phase_sections={"count": "enter", "scoring": "end"},
    begin=_create_start_position,
    phases=PHASES,
    scoresheet=scoresheet,
    corrections=CORRECTIONS,
    describe=log.describe,
    preview=log.preview,
    open_questions=open_questions,
    remarks=_outcome_remarks,
    variant=_sheet_variant,
    box=OwnersBox(check=_check_entry, field_of=_form_field),
)
"""A game for one to twelve seats, counted by a sheet."""
