"""Sweet Lands as the engine sees it: one door to its position, moves, rules, phases and scoring."""

from collections.abc import Mapping

from companion.engine.box import Box
from companion.engine.forms import Field
from companion.engine.game import Notice
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Mode, Setup
from companion.engine.staged import StagedGame
from companion.engine.survey import Survey
from companion.engine.verdict import Repair, Verdict
from companion.engine.wire import WireError
from companion.games.sweet_lands import (
    boxed,
    correcting,
    corrections,
    log,
    moves,
    preview,
    printed,
    recounting,
    repairs,
    rules,
    scoring,
    survey,
    turn,
    warnings,
)
from companion.games.sweet_lands.notation import SweetLandsNotation
from companion.games.sweet_lands.position import Counts, Player, Position, Readings
from companion.games.sweet_lands.vocabulary import PIECES

ANYWHERE: tuple[moves.Move, ...] = (
    moves.Collect(),
    moves.Pass(),
    moves.Done(),
    moves.Skip(),
    moves.ByHand(),
    moves.NoRabbit(),
    moves.Free(2),
    moves.Area("A", 1),
    moves.Play(0, 0, 1),
    moves.Terrain("1,0"),
    moves.Road("0,0|1,0"),
    moves.Helper(1),
)
"""Moves that can be said in every phase, and are refused in most."""


class SweetLands(StagedGame[Position, moves.Move, corrections.Correction]):
    """The rules of Sweet Lands for one to four seats."""

    id = "sweet_lands"
    rules_version = 1
    seats = range(1, 5)
    position_type = Position
    move_type = moves.Move
    correction_type = corrections.Correction
    rulings_type = Readings
    pieces = PIECES
    categories = scoring.CATEGORIES
    notation = SweetLandsNotation()
    course = turn.COURSE
    anywhere = ANYWHERE

    def options(self, seats: int, mode: Mode) -> tuple[str, ...]:
        """Which maps, the order of turns, and the advanced skill tiles."""
        return ("maps", "order", "advanced") if mode == "play" else ()

    def start(self, setup: Setup) -> Position:
        """The table before characters are chosen; or, only to be scored, before anything is counted."""
        readings: Readings = self.readings(setup)
        own = boxed.own(setup.box)
        count = len(setup.seats)
        try:
            if setup.mode == "score":
                player = Player(counted=Counts())
                return Position((player,) * count, own, readings, 5, "scoring", setup.start, setup.start)
            return Position((Player(),) * count, own, readings, start=setup.start, turn=setup.start)
        except WireError as error:
            raise error.under("$.box") from error

    def verdict(self, position: Position, seat: int, move: moves.Move) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        return rules.verdict(position, seat, move)

    def correct(self, position: Position, correction: corrections.Correction) -> Position:
        """The position as the table says it is; what waited for a print goes on."""
        return turn.settle(correcting.correct(position, correction))

    def survey(self, position: Position, seat: int, piece: str) -> Survey:
        """Every hex or edge with what stands against a piece there."""
        return survey.survey(position, seat, piece)

    def repairs(self, position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
        """Single changes after which the move would be legal, each judged again."""
        return repairs.repairs(position, seat, move)

    def preview(self, position: Position, seat: int, move: moves.Move) -> tuple[Notice, ...]:
        """What a move would change for the seat."""
        return preview.preview(position, seat, move)

    def scoresheet(self, position: Position) -> Scoresheet:
        """The standings if the game ended now."""
        return scoring.scoresheet(position)

    def warnings(self, position: Position) -> tuple[Notice, ...]:
        """Where the mirror shows what the box cannot hold, and what nobody has read."""
        return tuple(warnings.warnings(position))

    def describe(self, position: Position, seat: int, move: moves.Move) -> Notice:
        """The move as a line of the log."""
        return log.describe(position, seat, move)

    def describe_correction(self, position: Position, correction: corrections.Correction) -> Notice:
        """The correction as a line of the log."""
        return recounting.describe_correction(position, correction)

    @property
    def box(self) -> Box:
        """What the rules say is printed; of most of the cardboard nothing is known."""
        return printed.box()

    @property
    def box_names(self) -> tuple[str, ...]:
        """The names of all entries, family by family."""
        return boxed.names()

    def check_box(self, name: str, text: str) -> None:
        """Whether an owner's box can have such an entry."""
        printed.check(name, text)

    def box_field(self, name: str) -> Field:
        """Where a readable entry stands among the others, and how it is drawn."""
        return boxed.field_of(name)

    def printed_for(self, piece: str) -> tuple[str, ...]:
        """The entries that a piece depends on."""
        return boxed.printed_for(piece)

    def entries_of(self, move: moves.Move) -> tuple[str, ...]:
        """The entries that tell whether a move may be."""
        return boxed.entries_of(move)

    def printed_of(self, position: Position) -> Mapping[str, str]:
        """The owner's entries that a table is played with."""
        return dict(position.own)

    def set_printed(self, name: str, text: str) -> corrections.SetPrinted:
        """The correction that the cardboard shows this."""
        return boxed.set_printed(name, text)

    def printed_said(self, correction: corrections.Correction) -> tuple[str, str] | None:
        """The entry's name and text, if a correction is of that kind."""
        return boxed.printed_said(correction)
