"""What a game is: stateless, and asked everything about a position it is handed."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic

from companion.engine.agenda import Agenda
from companion.engine.area import Area
from companion.engine.box import Box, BoxError
from companion.engine.forms import Field
from companion.engine.message import C, M, P
from companion.engine.notation import Notation
from companion.engine.notice import Notice, OpenQuestion
from companion.engine.price import Price
from companion.engine.rulings import Ruling, Rulings, rulings_of
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Mode, Setup, colours_for
from companion.engine.survey import Aim, Survey
from companion.engine.table_facts import TableFact
from companion.engine.verdict import Repair, Verdict
from companion.engine.wire import WireError, convert


class Game(ABC, Generic[P, M, C]):
    """One of the games. P is its position, M the union of its moves, C the union of its corrections."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    oldest_rules: ClassVar[int] = 1
    """The oldest version of its rules under which records and codes are still read."""

    seats: ClassVar[range]
    position_type: ClassVar[Any]
    move_type: ClassVar[Any]
    correction_type: ClassVar[Any]
    rulings_type: ClassVar[type[Rulings]]
    pieces: ClassVar[tuple[str, ...]]
    categories: ClassVar[tuple[str, ...]]
    notation: ClassVar[Notation[Any, Any, Any]]
    draft: ClassVar[bool] = False
    """Whether it is still being made: English stands behind the languages it is not written in yet."""

    secrets: ClassVar[bool] = False
    """Whether seats know things that other seats must not; a device of several seats then asks who looks."""

    in_turns: ClassVar[bool] = True
    """Whether a table is asked who begins; False where nobody does, as where all act at once."""

    comparable: ClassVar[bool] = True
    """Whether points of two tables mean the same; not where each table says itself what it counts.

    Of two tables that call the game the same, by `variant`, they always do.
    """

    phase_sections: ClassVar[Mapping[str, str]] = {}
    """The rulebook sections of phases that the rulebook calls otherwise."""

    later_corrections: ClassVar[tuple[type[Any], ...]] = ()
    """Corrections that carry codes know from format 5 on, see `companion.sharing.codec`."""

    logged: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By tag, the sentences of the log for moves and corrections that have none of their own name."""

    score_lines: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By category, the sentences of its score lines where these are not called as it is."""

    also_said: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By kind of text, those that a table comes to only when it is set up for them, such as a tie-break."""

    def __init__(self, earlier: "Mapping[int, Game[Any, Any, Any]] | None" = None) -> None:
        """The game under the rules of today.

        Args:
            earlier: the game as it was, by those versions of its rules that lead elsewhere than today's;
                what they have written, the types of today can read.
        """
        self.earlier = earlier or {}

    def under(self, rules_version: int) -> "Game[Any, Any, Any]":
        """The game by which a record of some version of the rules is read and played on."""
        return self.earlier.get(rules_version, self)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The ambiguous rules of this game, with their readings."""
        return rulings_of(self.rulings_type)

    @property
    def box(self) -> Box:
        """What is printed on the cardboard, as it ships; an owner may have other texts."""
        return Box(self.id, {})

    @property
    def box_names(self) -> Sequence[str]:
        """The names of all entries that an owner can read, listed or of families, alike ones in a row.

        A code carries an entry by where it stands here.
        """
        return tuple(name for name in sorted(self.box.texts) if self.readable(name))

    def options(self, seats: int, mode: Mode) -> tuple[str, ...]:
        """The rulings that a table agrees on each time it is set up, by id; others are matters of reading.

        Args:
            seats: how many there are.
            mode: whether the table is played or only scored.
        """
        return ()

    def readings(self, setup: Setup) -> Any:
        """How a table reads the ambiguous rules: an instance of `rulings_type`.

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
        return convert(setup.rulings, self.rulings_type, field="$.rulings")

    @abstractmethod
    def start(self, setup: Setup) -> P:
        """The position before the first move.

        A table that is only scored (``setup.mode`` is ``score``) is at its end: nobody is asked for a move,
        and what lies there is set by corrections.

        Raises:
            WireError: a ruling, the number of seats or a colour does not exist in this game.
        """

    @abstractmethod
    def verdict(self, position: P, seat: int, move: M) -> Verdict:
        """Everything that stands against a move by a seat."""

    @abstractmethod
    def apply(self, position: P, seat: int, move: M) -> P:
        """The position after a move whose verdict is possible; what merely breaks is not looked at again.

        What this does with an impossible move is not defined; `Table` never asks it.
        """

    @abstractmethod
    def correct(self, position: P, correction: C) -> P:
        """The position after setting a number or a cell to what the table shows.

        Raises:
            Impossible: the mirror cannot show it.
        """

    @abstractmethod
    def stage(self, position: P) -> tuple[int, str]:
        """The round, 1 for the first, and the phase; cheap enough to ask for every line of a log."""

    def stage_of(self, position: P, seat: int) -> tuple[int, str]:
        """The round, and the phase a seat is in: the table's, unless everybody goes at its own pace."""
        return self.stage(position)

    @abstractmethod
    def actors(self, position: P) -> tuple[int, ...]:
        """The seats that are asked to do something; empty when the game is over."""

    @abstractmethod
    def moves(self, position: P, seat: int) -> Sequence[M]:
        """Every legal move of a seat, from the same rules that judge."""

    @abstractmethod
    def candidates(self, position: P, seat: int) -> Iterator[M]:
        """Every move a seat could name, legal or not; for proving that `moves` leaves none out."""

    @abstractmethod
    def survey(self, position: P, seat: int, piece: str) -> Survey:
        """The verdict for every target of a piece.

        Raises:
            KeyError: the game has no such piece.
        """

    def placement(self, position: P, seat: int, piece: str, target: str) -> M:
        """The move that a survey's answer for a piece at a target is about.

        Raises:
            KeyError: the game has no such piece.
        """
        raise KeyError(piece)

    def aim_of(self, position: P, seat: int, move: M) -> Aim | None:
        """Return what a move is aimed with and at: the inverse of `placement`; None where it lays no piece.

        What `placement` chooses by itself, such as how a piece is paid, makes no difference.
        """
        return None

    def price(self, position: P, seat: int, piece: str, target: str) -> Price | None:
        """What a piece at a target of its survey costs a seat; None where that is nothing one pays for.

        Raises:
            KeyError: the game has no such piece.
        """
        return None

    def area(self, position: P, seat: int) -> Area | None:
        """What lies before a seat, cell by cell, for a table that nobody has drawn; None without cells."""
        return None

    def section_of(self, phase: str) -> str:
        """The rulebook section about a phase."""
        return self.phase_sections.get(phase, phase)

    def cited_sections(self, position: P, move: M) -> tuple[str, ...]:
        """The rulebook sections of the rules that judge such a move now, in their order."""
        return ()

    @abstractmethod
    def repairs(self, position: P, seat: int, move: M) -> tuple[Repair, ...]:
        """Single changes that would make the move legal; empty when it is, or when none does."""

    @abstractmethod
    def preview(self, position: P, seat: int, move: M) -> tuple[Notice, ...]:
        """What a possible move would change for the seat; empty where there is nothing to say."""

    @abstractmethod
    def agenda(self, position: P) -> Agenda:
        """What the table is waiting for."""

    @abstractmethod
    def scoresheet(self, position: P) -> Scoresheet:
        """The standings if the game ended now."""

    def variant(self, position: P) -> str:
        """What a table calls the game, where the game leaves that to it; no secret, and usually nothing."""
        return ""

    @abstractmethod
    def warnings(self, position: P) -> tuple[Notice, ...]:
        """Where the mirror shows what the box cannot hold."""

    @abstractmethod
    def describe(self, position: P, seat: int, move: M) -> Notice:
        """A move as a line of the log, said about the position it is made in."""

    @abstractmethod
    def describe_correction(self, position: P, correction: C) -> Notice:
        """A correction as a line of the log."""

    def facts(self, position: P) -> tuple[TableFact, ...]:
        """Return what the table shows besides round and phase, to be asked for by name."""
        return ()

    def open_questions(self, position: P) -> tuple[OpenQuestion, ...]:
        """Return what nobody has told yet of a position that is scored as it stands."""
        return ()

    def remarks(self, position: P) -> tuple[Notice, ...]:
        """What can be said of the standings besides points and ranks, such as a title for who plays alone."""
        return ()

    def takes_back(self, position: P, seat: int) -> M | None:
        """The legal move by which a seat takes back its own last doing, whatever others did since.

        For games in which all act at once: undo would take back what somebody else did last.
        """
        return None

    def view(self, position: P, seat: int | None) -> P:
        """What a seat, or a watcher, may see of a position. Without secrets: all of it."""
        return position

    def past(self, position: P, seat: int | None, now: P) -> P:
        """What a seat may see of a position of before; what was secret then may lie open by now.

        Args:
            position: an earlier one.
            seat: who looks; None for a watcher.
            now: what the table shows at present.
        """
        return self.view(position, seat)

    def hides(self, position: P, viewer: int | None, seat: int | None, said: M | C, now: P) -> bool:
        """Whether a viewer must not be told what was said; only that something was.

        Args:
            position: before it.
            viewer: the seat that would be told; None for a watcher.
            seat: whose move it was; None for a correction.
            said: the move or the correction.
            now: what the table shows at present; what was secret once may lie open by now.
        """
        return False

    def private(self, position: P, seat: int) -> bool:
        """Whether what a seat has before it now needs what others must not see.

        A device of several seats changes hands under a curtain then; else it shows what everybody may see.
        """
        return self.secrets

    def reveals(self, position: P, seat: int, move: M) -> bool:
        """Whether a move shows what nobody can forget, such as dice or a turned card: undo asks then."""
        return False

    # the owner's box
    def check_box(self, name: str, text: str) -> None:
        """Whether an owner's box can have such an entry. Here: no box has.

        Besides the entries of its `box`, a game may accept *families*, whose names follow a pattern, such as
        ``card-17``; `box_field` knows those, too. The empty text of an unknown entry is never asked about.

        Raises:
            BoxError: there is no entry of that name, or its text is not of its form.
        """
        raise BoxError("name", "Expected the name of an entry", f"$.{name}")

    def box_field(self, name: str) -> Field:
        """Where a readable entry stands among the others, and how it is drawn.

        Raises:
            KeyError: the box has no such entry, or nobody can read it off the cardboard.
        """
        raise KeyError(name)

    def readable(self, name: str) -> bool:
        """Whether an owner can read such an entry off the cardboard, be it listed or one of a family."""
        try:
            self.box_field(name)
        except KeyError:
            return False
        return True

    def printed_for(self, piece: str) -> tuple[str, ...]:
        """The names of the entries that a piece, or whatever else a player takes in hand, depends on."""
        return ()

    def entries_of(self, position: P, seat: int, move: M) -> tuple[str, ...]:
        """The names of the readable entries that the verdict on a seat's move rests on."""
        return ()

    def assumptions(self, position: P, names: Iterable[str]) -> tuple[str, ...]:
        """Those of some readable entries that are only assumed at a table.

        Neither the rules say what is printed there, nor has the owner read it off the cardboard.
        """
        box = self.box.with_owner(self.printed_of(position))
        return tuple(name for name in names if box.entry(name).source == "assumed")

    def printed_of(self, position: P) -> Mapping[str, str]:
        """The owner's entries that a table is played with, where they differ from what ships."""
        return {}

    def set_printed(self, name: str, text: str) -> C:
        """The correction that the cardboard shows something else than was thought.

        Raises:
            KeyError: nobody can read such an entry off the cardboard.
        """
        raise KeyError(name)

    def printed_said(self, correction: C) -> tuple[str, str] | None:
        """The entry's name and text, if a correction is one of those that `set_printed` makes."""
        return None
