"""Roll Into Town as the engine sees it: one door to its position, moves, rules, steps and scoring."""

from collections.abc import Mapping
from typing import ClassVar

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
from companion.games.roll_into_town import (
    answers,
    boxed,
    corrections,
    log,
    printed,
    rules,
    scoring,
    titles,
    turn,
    warnings,
)
from companion.games.roll_into_town.moves import Correction, Done, Fell, Move, Roll, Rub, SetPrinted
from companion.games.roll_into_town.notation import RollIntoTownNotation
from companion.games.roll_into_town.pieces import PIECES
from companion.games.roll_into_town.position import Player, Position, Readings, Sheet

ANYWHERE: tuple[Move, ...] = (Roll((1, 2, 3)), Done("discover"), Fell("a1"), Rub())
"""Moves that can be said in every phase, and are refused in most."""


class RollIntoTown(StagedGame[Position, Move, Correction]):
    """The rules of Roll Into Town for one to eight seats."""

    id = "roll_into_town"
    rules_version = 1
    seats = range(1, 9)
    position_type = Position
    move_type = Move
    correction_type = Correction
    rulings_type = Readings
    pieces = PIECES
    categories = scoring.CATEGORIES
    notation = RollIntoTownNotation()
    in_turns = False
    course = turn.COURSE
    phase_sections: ClassVar[Mapping[str, str]] = {
        "roll": "round.dice",
        "construct": "build",
        "done": "round",
        "scoring": "score",
    }
    anywhere = ANYWHERE

    def start(self, setup: Setup) -> Position:
        """The table before the first roll; or, only to be scored, before a sheet is painted."""
        readings: Readings = self.readings(setup)
        own = boxed.own(setup.box)
        try:
            cells = printed.printed(own).cells
        except WireError as error:
            raise error.under("$.box") from error
        scored = setup.mode == "score"
        begins = printed.Goods() if scored else printed.Goods(*printed.numbers().start)
        sheet = Sheet(cells, *begins.each)
        count = len(setup.seats)
        last = turn.rounds() if scored else 1
        return Position((Player(sheet),) * count, own, readings, round=last, over=scored)

    def stage_of(self, position: Position, seat: int) -> tuple[int, str]:
        """The round, and the step a seat is at."""
        if position.over or not position.dice:
            return self.stage(position)
        return position.round, position.players[seat].step

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        return rules.verdict(position, seat, move)

    def correct(self, position: Position, correction: Correction) -> Position:
        """The position as the table says it is; a round this finishes is ended."""
        return turn.settled(corrections.corrected(position, correction))

    def survey(self, position: Position, seat: int, piece: str) -> Survey:
        """Every square an icon can be drawn on with the best die, or a building be built on."""
        return answers.survey(position, seat, piece)

    def placement(self, position: Position, seat: int, piece: str, target: str) -> Move:
        """With the best die, or paid in the best way."""
        return answers.placement(position, seat, piece, target)

    def price(self, position: Position, seat: int, piece: str, target: str) -> Price | None:
        """What a building costs."""
        return answers.price(piece)

    def repairs(self, position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
        """Single changes after which the move would be legal, each judged again."""
        return answers.repairs(position, seat, move)

    def preview(self, position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
        """What a move would change for the seat."""
        return answers.preview(position, seat, move)

    def scoresheet(self, position: Position) -> Scoresheet:
        """The standings if the game ended now."""
        return scoring.scoresheet(position)

    def remarks(self, position: Position) -> tuple[Notice, ...]:
        """The title of who plays alone."""
        return titles.remarks(position)

    def takes_back(self, position: Position, seat: int) -> Move | None:
        """Rubbing out, as long as the step is not confirmed."""
        return Rub() if self.verdict(position, seat, Rub()).legal else None

    def reveals(self, position: Position, seat: int, move: Move) -> bool:
        """Whether dice are rolled."""
        return isinstance(move, Roll)

    def warnings(self, position: Position) -> tuple[Notice, ...]:
        """Where a sheet shows what it cannot show by the rules."""
        return tuple(warnings.warnings(position))

    def describe(self, position: Position, seat: int, move: Move) -> Notice:
        """The move as a line of the log."""
        return log.described(position, seat, move)

    def describe_correction(self, position: Position, correction: Correction) -> Notice:
        """The correction as a line of the log."""
        return log.described_correction(position, correction)

    @property
    def box(self) -> Box:
        """What is printed on the sheet, as it ships."""
        return printed.box()

    def check_box(self, name: str, text: str) -> None:
        """Whether an owner's box can have such an entry."""
        printed.check(name, text)

    def box_field(self, name: str) -> Field:
        """Where a readable entry stands among the others, and how it is drawn."""
        return boxed.FIELDS[name]

    def printed_for(self, piece: str) -> tuple[str, ...]:
        """The entries that a piece depends on."""
        return boxed.printed_for(piece)

    def printed_of(self, position: Position) -> Mapping[str, str]:
        """The owner's entries that a table is played with."""
        return dict(position.own)

    def set_printed(self, name: str, text: str) -> SetPrinted:
        """The correction that the sheet shows something else than was thought."""
        return boxed.set_printed(name, text)

    def printed_said(self, correction: Correction) -> tuple[str, str] | None:
        """The entry's name and text, if a correction is of that kind."""
        return boxed.printed_said(correction)
