"""Game: a frozen value, made of functions that take a position and answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Literal

from companion.engine import lines
from companion.engine.agenda import Agenda
from companion.engine.area import Area, CommonRow
from companion.engine.corrections import Corrections
from companion.engine.game_defaults import (
    always_false,
    no_items,
    no_targets,
    no_value,
    no_variant,
    table_stage,
)
from companion.engine.hand_counts import HandCount
from companion.engine.memo import cache_by_identity
from companion.engine.message import C, M, P
from companion.engine.notation import Notation
from companion.engine.notice import Notice, OpenQuestion
from companion.engine.owners_box import NO_BOX, OwnersBox
from companion.engine.phases import Phases
from companion.engine.price import Price
from companion.engine.redaction import OPEN, Redaction
from companion.engine.refolding import Refolding
from companion.engine.rulings import TABLE_RULINGS, Ruling, Rulings, rulings_of, split_rulings
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Mode, Setup, colours_for
from companion.engine.survey import Aim, Survey
from companion.engine.table_facts import TableFact
from companion.engine.verdict import Repair, Verdict
from companion.engine.wire import WireError, convert

cache_answers = cache_by_identity(128)
"""Cache of the last answers: many phones ask the same of a position, and each answer is computed once."""


def _call_function(function: Callable[..., Any], *args: Any) -> Any:
    return function(*args)


_MEMORIES = {
    name: cache_answers(_call_function)
    for name in ("agenda", "facts", "survey", "scoresheet", "warnings", "open_questions", "view")
}
"""Caches of the answers to frequent questions, shared by all games."""


@cache_answers
def _index_aims(game: "Game[Any, Any, Any]", position: Any, seat: int) -> Mapping[Any, Aim]:
    """Index the aim of each move with a piece of the game."""
    return {
        move: Aim(piece, target)
        for piece in game.pieces
        for target, move in game.targets(position, seat, piece).items()
    }


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[P, M, C]):
    """Game: a frozen value made of types, texts and functions.

    P is its position, M the union of its moves, C the union of its corrections. The fields of the first block
    are required. For a variation of a game, such as earlier rules, use `dataclasses.replace`.

    Attributes:
        id: the name of its folders and files.
        rules_version: the version of its rules that new tables are played by.
        seats: the possible numbers of players.
        position_type: the type of its positions, a frozen struct.
        move_type: the union of its moves.
        rulings_type: its ambiguous rules and its variants, with their readings.
        categories: the categories of its scoresheet, in order.
        notation: reads and writes a position as it is typed by hand.
        begin: makes the position before the first move, given the setup and its `readings`. At a table that
            is only scored (``setup.mode`` is ``score``) that position is the end: no seat has to move, and
            corrections set all values. A `WireError` is about the owner's entries. Asked whenever a record is
            replayed from its header.
        phases: the order of its phases, and the rules and tasks of each.
        scoresheet: computes the standings if the game ended now. Asked after every entry.
        corrections: the values that can be set to those on the table.

        describe: makes the line of the log for a move, given the position before the move. Asked for the log,
            for undo, and for a button whose move has no text of kind ``do``.
        oldest_rules: the oldest version of its rules under which records and codes are still read.
        earlier: the game as it was, by each version of its rules that leads to other positions than today's.
            The types of today can read the records of all versions.
        draft: whether it is still being made: English stands in for the languages that it lacks.
        in_turns: whether a table is asked for the seat that begins; False where all act at once.
        starter: how a further game of the same people finds the seat that begins: the next clockwise, or
            drawn where the rules draw it.
        comparable: whether points of two tables mean the same; False where each table chooses its own
            categories. Points of two tables with the same `variant` always mean the same.
        pieces: the pieces to lay, by the names that `survey` takes.
        common_moves: moves with hardly any fields: they can be named in every phase, mostly to be refused.
        phase_sections: the rulebook sections of phases under another name than the phase's.
        log_sentences: by tag, the sentences of the log for moves that have none of their own name.
        score_lines: by category, the sentences of its score lines under another name than the category's.
        setup_texts: by kind of text, the texts that only some setups of a table need.
        targets: lists every move with a piece, legal or not, by the name of its target, in the order of the
            board; raises KeyError for an unknown piece. Asked in every phase and for every seat, whenever the
            places of a piece are drawn.
        survey_piece: surveys every target of a piece; by default judges each move of `targets`. Asked
            whenever the places of a piece are drawn.
        place: finds the move that a survey's answer for a piece at a target is about; by default in
            `targets`. Asked when a target is tapped.
        aim: finds the piece and the target of a move, the inverse of `place`; None if it lays no piece. The
            choices that `place` makes by itself, such as the payment for a piece, do not matter. By default
            looks them up in `targets`. Asked when a move is shown on the board.
        price: computes the price of a piece at a target of its survey; None for a piece without a price.
            Asked by questions about a table.
        area: makes the area before a seat; None without cells. Asked whenever the plain board is drawn.
        common: lists what lies in the middle of the table, row by row. Asked whenever the plain board is
            drawn.
        held: lists what a seat holds besides its cells, row by row. Asked whenever the plain board is drawn.
        repairs: finds single changes that would make a move legal. Asked when a refused move is explained,
            for any seat and in any phase, by typed files and questions too; legal moves need none.
        preview: lists the changes that a possible move would make for the seat, texts of kind ``preview``.
            Asked while a piece is held over a target, and for the small letters below a move's button.
        warnings: lists the places where the app shows more than the box can hold, texts of kind ``warning``.
            Asked after every entry.
        open_questions: lists the facts that are not entered yet in a position scored as it stands. Asked when
            a table is scored and filed.
        hand_counts: lists the numbers that people count by hand for a seat. Asked at a table that is only
            scored.
        remarks: lists remarks on the standings besides points and ranks, such as a title. Asked for the
            result.
        facts: lists the facts that the table shows besides round and phase. Asked by questions by name.
        options: lists, by id, the rulings that stand open on the setup page, given the number of seats and
            the mode; the others are folded away. Asked while a table is set up.
        variant: tells the table's own name for the game, where the game leaves that to it; no secret. Asked
            when a table is filed.
        reveals: checks that a move shows a fact that cannot be forgotten, such as dice or a turned card:
            undo then asks first. Asked for the position before the move.
        takes_back: finds the legal move by which a seat takes back its own last action, for games in which
            all act at once: undo would take back the last action of any seat. Asked when a seat taps Undo.
        stage_of: tells the round and the phase of a seat: the table's, unless seats go at their own pace.
            Asked whenever the screen of a seat is drawn.
        box: the prints on the cardboard.
        redaction: the secrets of seats, and the views without them.
        refolding: folds a record again after a misread print; None where a correction changes no more than
            its own value.
    """

    id: str
    rules_version: int
    seats: range
    position_type: Any
    move_type: Any
    rulings_type: type[Rulings]
    categories: tuple[str, ...]
    notation: Notation[Any, Any, Any]
    begin: Callable[[Setup, Any], P]
    phases: Phases[Any, M]
    scoresheet: Callable[[P], Scoresheet]
    corrections: Corrections[P]

    describe: Callable[[P, int, M], Notice] = lines.describe
    oldest_rules: int = 1
    earlier: "Mapping[int, Game[Any, Any, Any]]" = field(default_factory=dict)
    draft: bool = False
    in_turns: bool = True
    starter: Literal["next", "drawn"] = "next"
    comparable: bool = True
    pieces: tuple[str, ...] = ()
    common_moves: tuple[M, ...] = ()
    phase_sections: Mapping[str, str] = field(default_factory=dict)
    log_sentences: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    score_lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    setup_texts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    targets: Callable[[P, int, str], Mapping[str, M]] = no_targets
    survey_piece: Callable[[P, int, str], Survey] | None = None
    place: Callable[[P, int, str, str], M] | None = None
    aim: Callable[[P, int, M], Aim | None] | None = None
    price: Callable[[P, int, str, str], Price | None] = no_value
    area: Callable[[P, int], Area | None] = no_value
    common: Callable[[P], tuple[CommonRow, ...]] = no_items
    held: Callable[[P, int], tuple[CommonRow, ...]] = no_items
    repairs: Callable[[P, int, M], tuple[Repair, ...]] = no_items
    preview: Callable[[P, int, M], tuple[Notice, ...]] = no_items
    warnings: Callable[[P], tuple[Notice, ...]] = no_items
    open_questions: Callable[[P], tuple[OpenQuestion, ...]] = no_items
    hand_counts: Callable[[P, int], tuple[HandCount, ...]] = no_items
    remarks: Callable[[P], tuple[Notice, ...]] = no_items
    facts: Callable[[P], tuple[TableFact, ...]] = no_items
    options: Callable[[int, Mode], tuple[str, ...]] = no_items
    variant: Callable[[P], str] = no_variant
    reveals: Callable[[P, int, M], bool] = always_false
    takes_back: Callable[[P, int], M | None] = no_value
    stage_of: Callable[[P, int], tuple[int, str]] = table_stage
    box: OwnersBox = NO_BOX
    redaction: Redaction[P, M, C] = OPEN
    refolding: Refolding[P, M] | None = None

    # The questions that these parts answer.

    correction_type: Any = field(init=False)
    """The union of its corrections."""

    describe_correction: Callable[[P, C], Notice] = field(init=False)
    """Makes the line of the log for a correction."""

    verdict: Callable[[P, int, M], Verdict] = field(init=False)
    """Judges a move of a seat."""

    apply: Callable[[P, int, M], P] = field(init=False)
    """Applies a move whose verdict is possible, and all automatic consequences."""

    stage: Callable[[P], tuple[int, str]] = field(init=False)
    """Tells the round, 1 for the first, and the phase. Cheap enough for every line of a log."""

    actors: Callable[[P], tuple[int, ...]] = field(init=False)
    """Lists the seats that have something to do. Empty when the game is over."""

    moves: Callable[[P, int], Sequence[M]] = field(init=False)
    """Lists every legal move of a seat, each once, by the same rules that judge."""

    cited_sections: Callable[[P, M], tuple[str, ...]] = field(init=False)
    """Lists the rulebook sections of the rules that judge such a move now, in their order."""

    agenda: Callable[[P], Agenda] = field(init=False)
    """Makes the agenda of a position."""

    survey: Callable[[P, int, str], Survey] = field(init=False)
    """Surveys every target of a piece. Raises KeyError if the game has no such piece."""

    aim_of: Callable[[P, int, M], Aim | None] = field(init=False)
    """Finds the piece and the target of a move, the inverse of `placing_move`. None if it lays no piece."""

    view: Callable[[P, int | None], P] = field(init=False)
    """Redacts a position for a seat, or for a watcher."""

    hides: Callable[[P, int | None, int | None, M | C, P], bool] = field(init=False)
    """Checks that a viewer must not be told a seat's message at a position, given the present one."""

    needs_secrets: Callable[[P, int], bool] = field(init=False)
    """Checks that a seat's present task needs its secrets: a shared device hides them then."""

    past_view: Callable[[P, int | None, P], P] = field(init=False)
    """Redacts an earlier position for a seat, given the present one: old secrets may lie open now."""

    def __post_init__(self) -> None:
        """Bind the questions to the parts, and cache the answers that are asked for often."""
        phases, redaction = self.phases, self.redaction
        answers = {
            "verdict": phases.verdict,
            "apply": phases.apply,
            "stage": phases.round_and_phase,
            "actors": phases.actors,
            "moves": phases.moves,
            "cited_sections": phases.cited_sections,
            "correction_type": self.corrections.union,
            "describe_correction": self.corrections.describe,
            "agenda": phases.agenda,
            "facts": self.facts,
            "survey": self.survey_piece or self._survey_targets,
            "aim_of": self.aim or self._aim_at_target,
            "scoresheet": self.scoresheet,
            "warnings": self.warnings,
            "open_questions": self.open_questions,
            "view": redaction.view,
            "hides": redaction.hides,
            "needs_secrets": redaction.needs_secrets,
            "past_view": redaction.past_view or self._view_past_position,
        }
        for name, function in answers.items():
            memory = _MEMORIES.get(name)
            object.__setattr__(self, name, partial(memory, function) if memory else function)

    def _survey_targets(self, position: P, seat: int, piece: str) -> Survey:
        return self.phases.survey(position, seat, piece, self.targets(position, seat, piece))

    def _aim_at_target(self, position: P, seat: int, move: M) -> Aim | None:
        return _index_aims(self, position, seat).get(move)

    def _view_past_position(self, position: P, seat: int | None, _now: P) -> P:
        return self.view(position, seat)

    def with_rules(self, rules_version: int) -> "Game[Any, Any, Any]":
        """Return the game with the rules of this version, to read and play on a record of theirs."""
        return self.earlier.get(rules_version, self)

    @property
    def secrets(self) -> bool:
        """Whether seats have secrets, so that a device of several seats asks for the viewer."""
        return self.redaction is not OPEN

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Ambiguous rules of this game, with their readings."""
        return rulings_of(self.rulings_type)

    def readings(self, setup: Setup) -> Any:
        """Convert the rulings of a setup to an instance of `rulings_type`.

        Raises:
            WireError: a ruling, the number of seats or a colour does not exist in this game.
        """
        count = len(setup.seats)
        if count not in self.seats:
            raise WireError(f"Expected `array` of length {self.seats[0]} to {self.seats[-1]}", "$.seats")
        if setup.start >= count:
            raise WireError(f"Expected `int` < {count}", "$.start")
        for number, seat in enumerate(setup.seats):
            if seat.colour not in colours_for(self.seats[-1]):
                raise WireError(f"Invalid enum value '{seat.colour}'", f"$.seats[{number}].colour")
        own, of_table = split_rulings(setup.rulings)
        for ruling in TABLE_RULINGS:
            if of_table.get(ruling.id, ruling.default) not in ruling.readings:
                raise WireError(f"Invalid enum value '{of_table[ruling.id]}'", f"$.rulings.{ruling.id}")
        return convert(own, self.rulings_type, field="$.rulings")

    def start(self, setup: Setup) -> P:
        """Make the position before the first move.

        Raises:
            WireError: the setup does not fit the game, or its box does not.
        """
        readings = self.readings(setup)
        try:
            return self.begin(setup, readings)
        except WireError as error:
            raise error.under_field("$.box") from error

    def correct(self, position: P, correction: C) -> P:
        """Apply a correction, and end the phases that it finishes.

        Raises:
            Impossible: the mirror cannot show it.
        """
        corrected: P = self.phases.settle(self.corrections.correct(position, correction))
        return corrected

    def candidates(self, position: P, seat: int) -> Iterator[M]:
        """Yield every move that a seat could name here, legal or not, and some moves of other phases."""
        yield from dict.fromkeys((*self.phases.candidates(position, seat), *self.common_moves))

    def placing_move(self, position: P, seat: int, piece: str, target: str) -> M:
        """Find the move that a survey's answer for a piece at a target is about.

        Raises:
            KeyError: the game has no such piece, or the piece no such target.
        """
        if self.place is None:
            return self.targets(position, seat, piece)[target]
        return self.place(position, seat, piece, target)

    def section_of(self, phase: str) -> str:
        """Look up the rulebook section about a phase."""
        return self.phase_sections.get(phase, phase)
