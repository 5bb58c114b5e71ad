"""Citadels as the engine sees it: one door to its position, moves, rules, phases and scoring."""

from collections.abc import Mapping
from typing import ClassVar

from companion.engine.box import Box
from companion.engine.game import Notice
from companion.engine.price import Price
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Mode, Setup
from companion.engine.staged import StagedGame
from companion.engine.survey import Survey
from companion.engine.verdict import Repair, Verdict
from companion.games.citadels import corrections, log, printed, rules, scoring, turn, veil, warnings
from companion.games.citadels.moves import Answer, Correction, Decline, Draw, End, Income, Move, Rescue, Take
from companion.games.citadels.notation import CitadelsNotation
from companion.games.citadels.position import Player, Position, Readings
from companion.games.citadels.powers import preview, prices, repairs, survey
from companion.games.citadels.sizes import city_size

ANYWHERE: tuple[Move, ...] = (
    Take(), Draw(), Income(), End(), Rescue(), Decline(), Answer("king"),
)  # fmt: skip
"""Moves that can be said in every phase, and are refused in most."""


class Citadels(StagedGame[Position, Move, Correction]):
    """The rules of Citadels, first edition, for two to seven seats."""

    id = "citadels"
    rules_version = 2
    seats = range(2, 8)
    position_type = Position
    move_type = Move
    correction_type = Correction
    rulings_type = Readings
    pieces = survey.PIECES
    categories = scoring.CATEGORIES
    notation = CitadelsNotation()
    secrets = True
    course = turn.COURSE
    anywhere = ANYWHERE
    phase_sections: ClassVar[Mapping[str, str]] = {"scoring": "score", "graveyard": "special.graveyard"}

    def options(self, seats: int, mode: Mode) -> tuple[str, ...]:
        """What the character cards are, how long the game is, and how three play."""
        three = ("three_seats",) if seats == 3 else ()
        return (*(("draft",) if mode == "play" else ()), "city_size", *three)

    def start(self, setup: Setup) -> Position:
        """The table before the first characters are dealt; or, only to be scored, before a city is tapped."""
        count = len(setup.seats)
        readings: Readings = self.readings(setup)
        size = city_size(count, readings)
        if setup.mode == "score":
            return Position((Player(),) * count, size, readings, phase="scoring", crown=setup.start)
        numbers = printed.numbers()
        player = Player(gold=numbers.start_gold, hand=numbers.start_hand)
        return Position((player,) * count, size, readings, crown=setup.start)

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        return rules.verdict(position, seat, move)

    def correct(self, position: Position, correction: Correction) -> Position:
        """The position as the table says it is."""
        return turn.settled(corrections.corrected(position, correction))

    def survey(self, position: Position, seat: int, piece: str) -> Survey:
        """Everything that could be built, destroyed, killed, robbed, or exchanged hands with."""
        return survey.survey(position, seat, piece)

    def placement(self, position: Position, seat: int, piece: str, target: str) -> Move:
        """What a survey's answer is about."""
        return survey.placement(position, piece, target)

    def price(self, position: Position, seat: int, piece: str, target: str) -> Price | None:
        """What building costs, and what destroying costs."""
        return prices.price(position, seat, piece, target)

    def repairs(self, position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
        """Single changes after which the move would be legal, each judged again."""
        return repairs.repairs(position, seat, move)

    def preview(self, position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
        """What a move would change for the seat."""
        return preview.preview(position, seat, move)

    def scoresheet(self, position: Position) -> Scoresheet:
        """The standings if the game ended now."""
        return scoring.scoresheet(position)

    def warnings(self, position: Position) -> tuple[Notice, ...]:
        """More cards than the box holds, and cities that contradict each other."""
        return tuple(warnings.warnings(position))

    def describe(self, position: Position, seat: int, move: Move) -> Notice:
        """The move as a line of the log; it tells no secret."""
        return log.described(position, seat, move)

    def describe_correction(self, position: Position, correction: Correction) -> Notice:
        """The correction as a line of the log; it tells no secret."""
        return log.described_correction(position, correction)

    def view(self, position: Position, seat: int | None) -> Position:
        """Without other seats' cards, and without characters that were not called yet."""
        return veil.view(position, seat)

    def hides(
        self,
        position: Position,
        viewer: int | None,
        seat: int | None,
        said: Move | Correction,
        now: Position,
    ) -> bool:
        """Characters given out by hand, while the app holds them."""
        return veil.hides(position, viewer, seat, said, now)

    @property
    def box(self) -> Box:
        """What is printed on the cards; the rules tell all of it."""
        return printed.box()

    def private(self, position: Position, seat: int) -> bool:
        """Whether a seat chooses its character, or plays with cards that it has told the app."""
        return veil.private(position, seat)

    def reveals(self, position: Position, seat: int, move: Move) -> bool:
        """Whether a move shows characters that the app holds."""
        return veil.reveals(position, seat, move)
