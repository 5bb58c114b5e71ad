"""Small City as the engine sees it: one door to its position, moves, rules, phases and scoring."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from companion.engine.box import Box
from companion.engine.forms import Field
from companion.engine.game import Notice
from companion.engine.price import Price
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Setup
from companion.engine.staged import StagedGame
from companion.engine.survey import Survey
from companion.engine.verdict import Repair, Verdict
from companion.engine.wire import WireError
from companion.games.small_city import boxed, corrections, log, rules, scoring, turn, veil, warnings
from companion.games.small_city.building import paying, survey
from companion.games.small_city.moves import (
    Collect,
    Correction,
    Decline,
    Done,
    Grow,
    Measure,
    Move,
    Produce,
    SetPrinted,
    Skip,
    Tally,
)
from companion.games.small_city.notation import SmallCityNotation
from companion.games.small_city.phases.opening import opened
from companion.games.small_city.position import ROUNDS, Position, Readings
from companion.games.small_city.printed import KINDS

ANYWHERE: tuple[Move, ...] = (
    Grow(), Decline(), Done(), Collect(), Produce(), Tally(), Measure(), Skip(),
)  # fmt: skip
"""Moves that name nothing: they can be said in every phase, and are refused in most."""


class SmallCity(StagedGame[Position, Move, Correction]):
    """The rules of Small City for two to four seats."""

    id = "small_city"
    rules_version = 3
    seats = range(2, 5)
    position_type = Position
    move_type = Move
    correction_type = Correction
    rulings_type = Readings
    pieces = KINDS
    categories = scoring.CATEGORIES
    notation = SmallCityNotation()
    secrets = True
    course = turn.COURSE
    phase_sections: ClassVar[Mapping[str, str]] = {
        "ring": "action.ring",
        "death": "pollution.deaths",
        "scoring": "score",
    }
    anywhere = ANYWHERE

    def start(self, setup: Setup) -> Position:
        """The table before the first City Hall lies; or, only to be scored, before anything is painted."""
        count = len(setup.seats)
        readings: Readings = self.readings(setup)
        try:
            position = opened(count, setup.start, readings, boxed.own(setup.box))
        except WireError as error:
            raise error.under("$.box") from error
        if setup.mode == "score":
            towns = tuple(replace(town, money=0) for town in position.towns)
            return replace(position, round=ROUNDS, phase="scoring", towns=towns)
        return position

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        return rules.verdict(position, seat, move)

    def correct(self, position: Position, correction: Correction) -> Position:
        """The position as the table says it is; a phase this finishes is ended."""
        return turn.settled(corrections.corrected(position, correction))

    def survey(self, position: Position, seat: int, piece: str) -> Survey:
        """Every place of a tile, legal or not."""
        return survey.survey(position, seat, piece)

    def placement(self, position: Position, seat: int, piece: str, target: str) -> Move:
        """Paid in full, or in the way there is; a factory comes with a warehouse beside it."""
        return survey.placement(position, seat, piece, target)

    def price(self, position: Position, seat: int, piece: str, target: str) -> Price | None:
        """What laying a tile costs."""
        return paying.asked_price(position, seat, survey.kind_of(piece))

    def repairs(self, position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
        """Single changes after which the move would be legal, each judged again."""
        return survey.repairs(position, seat, move)

    def preview(self, position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
        """What a move would change for the seat."""
        return survey.preview(position, seat, move)

    def scoresheet(self, position: Position) -> Scoresheet:
        """The standings if the game ended now; a promise counts where the position shows it."""
        return scoring.scoresheet(position)

    def warnings(self, position: Position) -> tuple[Notice, ...]:
        """Sums that are broken, and tiles and people where they cannot be."""
        return tuple(warnings.warnings(position))

    def describe(self, position: Position, seat: int, move: Move) -> Notice:
        """The move as a line of the log."""
        return log.described(position, seat, move)

    def describe_correction(self, position: Position, correction: Correction) -> Notice:
        """The correction as a line of the log."""
        return log.described_correction(position, correction)

    def view(self, position: Position, seat: int | None) -> Position:
        """Without other seats' promises before the end, and without what goes on behind their screens."""
        return veil.view(position, seat)

    def past(self, position: Position, seat: int | None, now: Position) -> Position:
        """What was built behind screens that have come down since lies open; promises do not."""
        return veil.past(position, seat, now)

    def hides(
        self,
        position: Position,
        viewer: int | None,
        seat: int | None,
        said: Move | Correction,
        now: Position,
    ) -> bool:
        """Promises until the end, and what is built until the screens come down."""
        return veil.hides(position, viewer, seat, said, now)

    @property
    def box(self) -> Box:
        """What is printed on the cardboard, as it ships."""
        return boxed.box()

    def check_box(self, name: str, text: str) -> None:
        """Whether an owner's box can have such an entry."""
        boxed.check_box(name, text)

    def box_field(self, name: str) -> Field:
        """Where a readable entry stands among the others, and how it is drawn."""
        return boxed.box_field(name)

    def printed_for(self, piece: str) -> tuple[str, ...]:
        """The entries that a tile depends on."""
        return boxed.printed_for(piece)

    def entries_of(self, position: Position, seat: int, move: Move) -> tuple[str, ...]:
        """The entries that tell whether a move may be."""
        return boxed.entries_of(move)

    def printed_of(self, position: Position) -> Mapping[str, str]:
        """The owner's entries that a table is played with."""
        return boxed.printed_of(position)

    def set_printed(self, name: str, text: str) -> SetPrinted:
        """The correction that the cardboard shows something else than was thought."""
        return boxed.set_printed(name, text)

    def printed_said(self, correction: Correction) -> tuple[str, str] | None:
        """The entry's name and text, if a correction is of that kind."""
        return boxed.printed_said(correction)

    def private(self, position: Position, seat: int) -> bool:
        """Whether a seat chooses its promise, or builds behind its screen."""
        return veil.private(position, seat)

    def reveals(self, position: Position, seat: int, move: Move) -> bool:
        """Whether a move brings the screens down."""
        return veil.screens_up(position) and not veil.screens_up(turn.after(position, seat, move))
