"""A game that runs in phases, made of its parts."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, get_args, get_origin

from companion.engine import lines
from companion.engine.agenda import Agenda
from companion.engine.area import Area
from companion.engine.box import Box
from companion.engine.corrections import Corrections
from companion.engine.forms import Field
from companion.engine.game import Game
from companion.engine.memo import by_identity
from companion.engine.message import C, M, P
from companion.engine.notice import Notice, OpenQuestion
from companion.engine.owners_box import NO_BOX, OwnersBox
from companion.engine.phases import Phases, R
from companion.engine.price import Price
from companion.engine.redaction import OPEN, Redaction
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Mode, Setup
from companion.engine.survey import Aim, Survey
from companion.engine.table_facts import TableFact
from companion.engine.verdict import Repair, Verdict
from companion.engine.wire import WireError


def no_targets(_position: object, _seat: int, piece: str) -> Mapping[str, Any]:
    """The targets of a game without pieces."""
    raise KeyError(piece)


def no_area(_position: object, _seat: int) -> Area | None:
    """Nothing lies on cells."""
    return None


def no_price(_position: object, _seat: int, _piece: str, _target: str) -> Price | None:
    """Nothing is paid for."""
    return None


def nothing(*_asked: object) -> tuple[()]:
    """There is nothing to say, to offer or to mend."""
    return ()


def never(_position: object, _seat: int, _move: object) -> bool:
    """It does so at no time."""
    return False


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[P, M, C]):
    """What a game in phases is made of; those with a default can be left out.

    Every part is what the method of that name in `companion.engine.game.Game` says, or:

    Attributes:
        start: the position before the first move, from the setup and the readings of its rulings. A
            ``WireError`` it raises is about the owner's entries.
        phases: which phase follows which, and what each asks and allows.
        scoring: the standings if the game ended now.
        corrections: what can be set to what the table shows; what one of them finishes is ended after it.
        anywhere: moves that name hardly anything: they can be said in every phase, mostly to be refused.
        repairs: likewise, asked in the position in which the move is judged.
        preview: likewise.
        targets: every move with a piece, legal or not, by the name of its target, in the order of the board;
            raises KeyError for what is no piece.
        survey: by default the verdict on the move of every target.
        placement: by default the move of the target; raises KeyError where there is none.
        aim_of: by default the piece and the target that have the move.
        box: what is printed on the cardboard.
        redaction: what seats know that others must not.
    """

    start: Callable[[Setup, Any], P]
    phases: Phases[Any, M]
    scoring: Callable[[P], Scoresheet]
    corrections: Corrections[P]
    describe: Callable[[P, int, M], Notice] = lines.describe
    targets: Callable[[P, int, str], Mapping[str, M]] = no_targets
    survey: Callable[[P, int, str], Survey] | None = None
    placement: Callable[[P, int, str, str], M] | None = None
    aim_of: Callable[[P, int, M], Aim | None] | None = None
    price: Callable[[P, int, str, str], Price | None] = no_price
    area: Callable[[P, int], Area | None] = no_area
    repairs: Callable[[P, int, M], Iterable[Repair]] = nothing
    preview: Callable[[P, int, M], Iterable[Notice]] = nothing
    warnings: Callable[[P], Sequence[Notice] | Iterator[Notice]] = nothing
    open_questions: Callable[[P], Iterable[OpenQuestion]] = nothing
    remarks: Callable[[P], tuple[Notice, ...]] = nothing
    facts: Callable[[P], tuple[TableFact, ...]] = nothing
    options: Callable[[int, Mode], tuple[str, ...]] = nothing
    anywhere: tuple[M, ...] = ()
    reveals: Callable[[P, int, M], bool] = never
    takes_back: Callable[[P, int], M | None] | None = None
    stage_of: Callable[[P, int], tuple[int, str]] | None = None
    box: OwnersBox = NO_BOX
    redaction: Redaction[P, M, C] = OPEN


# What many phones ask of one position is worked out once; see `companion.engine.memo`.

REMEMBERED = 128
"""So many answers of each kind are kept."""


@by_identity(REMEMBERED)
def _survey(parts: Parts[Any, Any, Any], position: Any, seat: int, piece: str) -> Survey:
    if parts.survey:
        return parts.survey(position, seat, piece)
    return parts.phases.survey(position, seat, piece, parts.targets(position, seat, piece))


@by_identity(REMEMBERED)
def _aims(
    parts: Parts[Any, Any, Any], pieces: tuple[str, ...], position: Any, seat: int
) -> Mapping[Any, Aim]:
    return {
        move: Aim(piece, target)
        for piece in pieces
        for target, move in parts.targets(position, seat, piece).items()
    }


@by_identity(REMEMBERED)
def _agenda(parts: Parts[Any, Any, Any], position: Any) -> Agenda:
    return parts.phases.agenda(position)


@by_identity(REMEMBERED)
def _scoresheet(parts: Parts[Any, Any, Any], position: Any) -> Scoresheet:
    return parts.scoring(position)


@by_identity(REMEMBERED)
def _warnings(parts: Parts[Any, Any, Any], position: Any) -> tuple[Notice, ...]:
    return tuple(parts.warnings(position))


@by_identity(REMEMBERED)
def _open_questions(parts: Parts[Any, Any, Any], position: Any) -> tuple[OpenQuestion, ...]:
    return tuple(parts.open_questions(position))


@by_identity(REMEMBERED)
def _view(parts: Parts[Any, Any, Any], position: Any, seat: int | None) -> Any:
    return parts.redaction.view(position, seat)


class PhasedGame(Game[R, M, C]):
    """A game that answers from its parts: a subclass names itself, its types and its parts, nothing else."""

    parts: ClassVar[Parts[Any, Any, Any]]

    def __init_subclass__(cls) -> None:
        """Its types are those it is a game of; with a redaction it has secrets, whether it says so or not."""
        super().__init_subclass__()
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is PhasedGame:
                cls.position_type, cls.move_type, cls.correction_type = get_args(base)
        cls.secrets = cls.secrets or cls.parts.redaction is not OPEN
        cls.later_corrections = cls.parts.corrections.later

    def start(self, setup: Setup) -> R:
        """The position before the first move."""
        readings = self.readings(setup)
        try:
            began: R = self.parts.start(setup, readings)
        except WireError as error:
            raise error.under("$.box") from error
        return began

    # what the phases tell

    def verdict(self, position: R, seat: int, move: M) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        return self.parts.phases.verdict(position, seat, move)

    def apply(self, position: R, seat: int, move: M) -> R:
        """The position after the move, and after all that follows from it by itself."""
        after: R = self.parts.phases.after(position, seat, move)
        return after

    def correct(self, position: R, correction: C) -> R:
        """The position as the table says it is; what this finishes is ended."""
        corrected: R = self.parts.phases.settle(self.parts.corrections.correct(position, correction))
        return corrected

    def stage(self, position: R) -> tuple[int, str]:
        """The round and the phase."""
        return position.round, position.phase

    def stage_of(self, position: R, seat: int) -> tuple[int, str]:
        """The round, and the phase a seat is in."""
        return (self.parts.stage_of or self._stage_of)(position, seat)

    def _stage_of(self, position: R, _seat: int) -> tuple[int, str]:
        return self.stage(position)

    def actors(self, position: R) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return self.parts.phases.actors(position)

    def moves(self, position: R, seat: int) -> Sequence[M]:
        """Every legal move of a seat, each once."""
        return self.parts.phases.moves(position, seat)

    def candidates(self, position: R, seat: int) -> Iterator[M]:
        """Every move a seat could name here, legal or not, and some that belong elsewhere."""
        yield from dict.fromkeys((*self.parts.phases.candidates(position, seat), *self.parts.anywhere))

    def cited_sections(self, position: R, move: M) -> tuple[str, ...]:
        """The rulebook sections of the rules that judge such a move now, in their order."""
        return self.parts.phases.cited_sections(position, move)

    def agenda(self, position: R) -> Agenda:
        """What the table is waiting for."""
        return _agenda(self.parts, position)

    # what single parts tell

    def options(self, seats: int, mode: Mode) -> tuple[str, ...]:
        """The rulings that a table agrees on each time it is set up."""
        return self.parts.options(seats, mode)

    def survey(self, position: R, seat: int, piece: str) -> Survey:
        """The verdict for every target of a piece."""
        return _survey(self.parts, position, seat, piece)

    def placement(self, position: R, seat: int, piece: str, target: str) -> M:
        """The move that a survey's answer for a piece at a target is about."""
        found: M
        if self.parts.placement:
            found = self.parts.placement(position, seat, piece, target)
        else:
            found = self.parts.targets(position, seat, piece)[target]
        return found

    def aim_of(self, position: R, seat: int, move: M) -> Aim | None:
        """Return what a move is aimed with and at."""
        if self.parts.aim_of:
            return self.parts.aim_of(position, seat, move)
        return _aims(self.parts, self.pieces, position, seat).get(move)

    def price(self, position: R, seat: int, piece: str, target: str) -> Price | None:
        """What a piece at a target costs a seat."""
        return self.parts.price(position, seat, piece, target)

    def area(self, position: R, seat: int) -> Area | None:
        """What lies before a seat, cell by cell."""
        return self.parts.area(position, seat)

    def repairs(self, position: R, seat: int, move: M) -> tuple[Repair, ...]:
        """Single changes that would make the move legal, each judged again."""
        return tuple(self.parts.repairs(self.parts.phases.judged_in(position, move), seat, move))

    def preview(self, position: R, seat: int, move: M) -> tuple[Notice, ...]:
        """What a possible move would change for the seat."""
        return tuple(self.parts.preview(self.parts.phases.judged_in(position, move), seat, move))

    def scoresheet(self, position: R) -> Scoresheet:
        """The standings if the game ended now."""
        return _scoresheet(self.parts, position)

    def warnings(self, position: R) -> tuple[Notice, ...]:
        """Where the mirror shows what the box cannot hold."""
        return _warnings(self.parts, position)

    def facts(self, position: R) -> tuple[TableFact, ...]:
        """Return what the table shows besides round and phase and people ask for by name."""
        return self.parts.facts(position)

    def open_questions(self, position: R) -> tuple[OpenQuestion, ...]:
        """Return what nobody has told yet of a position that is scored as it stands."""
        return _open_questions(self.parts, position)

    def remarks(self, position: R) -> tuple[Notice, ...]:
        """What can be said of the standings besides points and ranks."""
        return self.parts.remarks(position)

    def describe(self, position: R, seat: int, move: M) -> Notice:
        """The move as a line of the log."""
        return self.parts.describe(position, seat, move)

    def describe_correction(self, position: R, correction: C) -> Notice:
        """The correction as a line of the log."""
        return self.parts.corrections.describe(position, correction)

    def takes_back(self, position: R, seat: int) -> M | None:
        """The legal move by which a seat takes back its own last doing."""
        found = self.parts.takes_back
        return found(position, seat) if found else None

    def reveals(self, position: R, seat: int, move: M) -> bool:
        """Whether a move shows what nobody can forget."""
        return self.parts.reveals(position, seat, move)

    # what is secret

    def view(self, position: R, seat: int | None) -> R:
        """What a seat, or a watcher, may see of a position."""
        seen: R = _view(self.parts, position, seat)
        return seen

    def past(self, position: R, seat: int | None, now: R) -> R:
        """What a seat may see of a position of before."""
        past = self.parts.redaction.past
        return past(position, seat, now) if past else self.view(position, seat)

    def hides(self, position: R, viewer: int | None, seat: int | None, said: M | C, now: R) -> bool:
        """Whether a viewer must not be told what was said."""
        return self.parts.redaction.hides(position, viewer, seat, said, now)

    def private(self, position: R, seat: int) -> bool:
        """Whether what a seat has before it now needs what others must not see."""
        private = self.parts.redaction.private
        return private(position, seat) if private else self.secrets

    # what is printed on the cardboard

    @property
    def box(self) -> Box:
        """What is printed, as it ships."""
        ships = self.parts.box.ships
        return ships() if ships else super().box

    @property
    def box_names(self) -> Sequence[str]:
        """The names of all entries that an owner can read."""
        names = self.parts.box.names
        return names() if names else super().box_names

    def check_box(self, name: str, text: str) -> None:
        """Whether an owner's box can have such an entry."""
        self.parts.box.check(name, text)

    def box_field(self, name: str) -> Field:
        """Where a readable entry stands among the others, and how it is drawn."""
        return self.parts.box.field_of(name)

    def printed_for(self, piece: str) -> tuple[str, ...]:
        """The entries that a piece depends on."""
        return self.parts.box.printed_for(piece)

    def entries_of(self, position: R, seat: int, move: M) -> tuple[str, ...]:
        """The entries that the verdict on a seat's move rests on."""
        return self.parts.box.entries_of(position, seat, move)

    def printed_of(self, position: R) -> Mapping[str, str]:
        """The owner's entries that a table is played with."""
        return self.parts.box.own(position)

    def set_printed(self, name: str, text: str) -> C:
        """The correction that the cardboard shows something else than was thought."""
        self.box_field(name)
        said: C = self.parts.box.correction(name, text)
        return said

    def printed_said(self, correction: C) -> tuple[str, str] | None:
        """The entry's name and text, if a correction is of that kind."""
        if isinstance(correction, self.parts.box.correction):
            return correction.name, correction.text
        return None
