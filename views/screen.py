"""What one phone looks at, at one table: which seat, which piece, which cell, which sheet is open."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Literal

import flet as ft

from companion.engine.agenda import Agenda, Task
from companion.engine.game import Game, Impossible
from companion.engine.log import LogLine, log_line
from companion.engine.scoresheet import ScoreLine
from companion.engine.setup import Seat
from companion.engine.table import NothingToUndo
from companion.engine.verdict import Verdict
from companion.history.errors import HistoryError
from companion.hosting.live import LiveTable, Refusal
from views.phone import Phone
from views.widgets.kept import kept
from views.widgets.retained import Keep, Retained

Tab = Literal["city", "table", "score", "log", "rules"]
TABS: tuple[Tab, ...] = ("city", "table", "score", "log", "rules")


@dataclass(frozen=True, slots=True)
class Why:
    """The sheet that says why not.

    Attributes:
        seat: whose move it is.
        move: the refused move.
        verdict: what stands against it.
        overtaken: whether somebody else was faster.
        allowing: whether the table is being asked to allow it.
    """

    seat: int
    move: Any
    verdict: Verdict
    overtaken: bool = False
    allowing: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """The sheet that shows where a score line comes from."""

    seat: int
    line: ScoreLine


@dataclass(frozen=True, slots=True)
class Count:
    """The sheet on which a number is set to what the table shows.

    Attributes:
        title: what is counted, as a sentence.
        value: what the sheet shows now.
        steps: by how much it can be changed with one tap.
        make: makes the correction from a number.
        unit: what stands before the number, such as ``$``.
    """

    title: str
    value: int
    steps: tuple[int, ...]
    make: Any
    unit: str = ""


Sheet = Why | Sum | Count | None


@ft.observable
@dataclass
class Screen:
    """What one phone looks at, at one table.

    Attributes:
        phone: whose screen.
        live: the table.
        seat: the seat looked at.
        tab: the page of the table.
        piece: the piece in hand, by id.
        target: the cell pointed at, by name.
        cards: pieces picked so far where several are named together.
        sheet: the sheet that is open.
        mending: whether taps correct the mirror instead of making moves.
        revealed: how many categories of the final score are shown.
        note: why the table allows something, as typed so far.
        section: the rulebook section last looked up.
        whole_log: whether every line of the log is shown, or just the latest.
        retained: what was drawn last.
        stage: the round and the phase when the table was last drawn here.
        shown: how many entries there were when the table was last drawn here.
    """

    phone: Phone
    live: LiveTable
    seat: int = 0
    tab: Tab = "city"
    piece: str | None = None
    target: str | None = None
    cards: tuple[str, ...] = ()
    sheet: Sheet = None
    mending: bool = False
    revealed: int = 0
    note: str = ""
    section: str = ""
    shown: int = 0
    stage: tuple[int, str] = (0, "")
    whole_log: bool = False
    retained: Retained = field(default_factory=Retained)

    # what is there

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game played."""
        return self.live.game

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.live.table.position

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise."""
        return self.live.table.header.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names."""
        return self.live.names

    @property
    def agenda(self) -> Agenda:
        """What the table waits for."""
        return self.game.agenda(self.position)

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What the seat looked at is asked to do."""
        return tuple(task for task in self.agenda.tasks if task.seat in (self.seat, None))

    @property
    def causes(self) -> tuple[str, ...]:
        """The cells that are why not, while that sheet is open."""
        if not isinstance(self.sheet, Why):
            return ()
        found = (cell for violation in self.sheet.verdict.violations for cell in violation.cells)
        return tuple(dict.fromkeys(found))

    @property
    def asked_at(self) -> str | None:
        """The cell that was asked about and refused, while that sheet is open."""
        return getattr(self.sheet.move, "at", None) if isinstance(self.sheet, Why) else None

    @property
    def only_scored(self) -> bool:
        """Whether the table is painted and added up, not played."""
        return self.live.table.header.setup.mode == "score"

    @property
    def painting(self) -> bool:
        """Whether taps paint what the table shows."""
        return self.mending or (self.only_scored and not self.game.actors(self.position))

    def say(self, message: str, /, **params: Any) -> str:
        """A sentence of the app."""
        return self.phone.say(message, **params)

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """A sentence of the game."""
        return self.phone.about(self.game, kind, what, params, self.names)

    def keep(self, *where: Hashable) -> Keep:
        """What gives the controls of the last drawing again, for one place on the page."""
        place = (*where, self.tab, self.phone.wide)
        return lambda key, make: self.retained.keep((place, key), make)

    def drawn(self, retained: Retained) -> None:
        """The table is drawn as it stands. What was in hand for a moment that is over is put down.

        Nobody is told: the screen is being drawn anyway.
        """
        table = self.live.table
        since = table.entries[self.shown :]
        if any(self._concerns(entry) for entry in since) or self.game.stage(table.position) != self.stage:
            for name, nothing in (("piece", None), ("target", None), ("cards", ())):
                object.__setattr__(self, name, nothing)
        object.__setattr__(self, "shown", table.seq)
        object.__setattr__(self, "stage", self.game.stage(table.position))
        object.__setattr__(self, "retained", retained)
        retained.turn()

    def _concerns(self, entry: Any) -> bool:
        """Whether an entry changed what the seat looked at has before it; the mirror's corrections may."""
        return not self.painting and getattr(entry, "seat", self.seat) == self.seat

    def jot(self, note: str) -> None:
        """Keep a note as it is typed; drawing the page anew at each letter would take the letters away."""
        object.__setattr__(self, "note", note)

    # looking

    def look(self, seat: int) -> None:
        """Look at another seat."""
        self.seat = seat
        self.let_go()

    def show(self, tab: Tab) -> None:
        """Turn to another page of the table."""
        self.tab = tab
        self.sheet = None

    def read(self, section: str) -> None:
        """Open the rulebook at a section."""
        self.section = section
        self.show("rules")

    def let_go(self) -> None:
        """Put down what is in hand."""
        self.piece, self.target, self.cards, self.sheet, self.note = None, None, (), None, ""
        self.phone.message = ""

    def pick(self, piece: str) -> None:
        """Take a piece in hand, or put it down again; a sheet about another one is closed."""
        self.close()
        self.piece, self.target = (None if self.piece == piece else piece), None

    def close(self) -> None:
        """Close the sheet."""
        self.sheet, self.note = None, ""

    # doing

    def judge(self, move: Any) -> Verdict:
        """What the referee says of a move of the seat looked at."""
        return self.game.verdict(self.position, self.seat, move)

    def ask_why(self, move: Any) -> None:
        """Open the sheet that says what stands against a move."""
        self.sheet = Why(self.seat, move, self.judge(move))

    def play(self, move: Any) -> bool:
        """Make a move for the seat looked at; why not is shown where it is refused."""
        seat = self.seat
        try:
            answer = self.live.play(seat, move, seen=self.shown, by=seat)
        except HistoryError as error:
            return self._failed(error)
        if isinstance(answer, Refusal):
            self.target = None
            self.sheet = Why(seat, move, answer.verdict, answer.overtaken)
            return False
        self._went_in()
        return True

    def allow(self, why: Why) -> None:
        """The table allows a move that breaks rules."""
        try:
            answer = self.live.overrule(why.seat, why.move, note=self.note.strip()[:200], by=why.seat)
        except HistoryError as error:
            self._failed(error)
            return
        if isinstance(answer, Refusal):
            self.sheet = Why(why.seat, why.move, answer.verdict)
        else:
            self._went_in()

    def correct(self, correction: Any) -> None:
        """Set the mirror to what the table shows."""
        try:
            self.live.correct(correction)
            self.close()
        except Impossible:
            self.phone.tell(self.say("cannot-correct"))
        except HistoryError as error:
            self._failed(error)

    def undo(self) -> None:
        """Take back the last entry, and say which it was."""
        line = log_line(self.live.table, len(self.live.table.done)) if self.live.table.done else None
        if self._wind(self.live.undo) and line:
            self.phone.tell(self.say("undone", what=self.sentence(line)))

    def redo(self) -> None:
        """Bring back the entry taken back last."""
        self._wind(self.live.redo)

    def sentence(self, line: LogLine) -> str:
        """A line of the log in this phone's language."""
        return self.about(line.kind, line.notice.id, line.notice.params)

    def follow(self) -> None:
        """Look at a seat the table waits for, if it does not wait for this one."""
        acting = self.game.actors(self.position)
        if acting and self.seat not in acting:
            self.seat = acting[0]
        if self.live.over and not self.mending:
            self.tab = "score"

    def _wind(self, wind: Callable[[], object]) -> bool:
        try:
            wind()
        except NothingToUndo:
            return False
        except HistoryError as error:
            return self._failed(error)
        self.revealed = 0
        self._went_in()
        return True

    def _went_in(self) -> None:
        self.phone.senses.tick()
        self.let_go()
        self.follow()

    def _failed(self, error: HistoryError) -> bool:
        sentence = self.phone.texts[self.phone.locale].say(error.id, **error.params)
        self.phone.tell(sentence)
        return False


def screen_of(phone: Phone, live: LiveTable) -> Screen:
    """This phone's screen of a table, as it was left."""
    return kept(phone, live.id, lambda: _fresh(phone, live))


def _fresh(phone: Phone, live: LiveTable) -> Screen:
    screen = Screen(phone, live)
    screen.follow()
    return screen
