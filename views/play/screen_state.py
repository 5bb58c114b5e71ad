"""State of one phone's screen at one table. `views.play.screen` has its actions."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

import flet as ft

from companion.asking import cells_of, name_thing
from companion.engine.agenda import Agenda, Task
from companion.engine.game import Game
from companion.engine.log import LogLine
from companion.engine.memo import cache_by_position
from companion.engine.setup import Seat
from companion.engine.verdict import Verdict
from companion.hosting.client import TableClient
from companion.lessons.lesson import is_taught
from views.device.phone import Phone
from views.flet_adapter.memo import Keep, Retained
from views.flet_adapter.observables import set_silently, set_together
from views.models.panes import UPRIGHT, Panes
from views.models.seen_tracker import SeenTracker
from views.models.sheets import Lit, Sheet, Why
from views.models.short_names import brief_names
from views.models.zoom import WHOLE, Zoom

Tab = Literal["board", "table", "score", "log", "rules"]
TABS: tuple[Tab, ...] = ("board", "table", "score", "log", "rules")

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    P = TypeVar("P", default=Any)
    H = TypeVar("H", bound=Hashable, default=Any)
else:  # a default of its own is what Python knows only since 3.13
    from typing import TypeVar

    P = TypeVar("P")
    H = TypeVar("H", bound=Hashable)


@cache_by_position(256)
def _judge_cached(position: Any, game: Game[Any, Any, Any], seat: int, move: Any) -> Verdict:
    """Judge a move, cached for all phones that are shown the same position."""
    return game.verdict(position, seat, move)


class ReaderStage(NamedTuple):
    """Stage of a seat on a shared phone, for which its secrets lie open.

    Attributes:
        round: the round.
        phase: the phase.
        private: whether it has something before it that others must not see.
    """

    round: int
    phase: str
    private: bool


@dataclass
class ScreenState(Generic[P, H]):
    """State of one phone's screen at one table.

    A game's board declares its types of position and selection: ``Screen[Position, Hand]``. Code for any game
    leaves both out.

    Attributes:
        phone: whose screen.
        client: the phone's client at the table.
        seen: the versions of the table that were shown, and since when.
        seat: the seat looked at.
        tab: the page of the table.
        piece: the piece in hand, by id.
        target: the cell pointed at, by name.
        hand: the selection of the game's own board, as that board describes it; None for an empty one.
        zoom: how closely it looks at the board.
        panes: the room of the board and its dock.
        pages: the number of the page in sight of tiles that do not fit at once, by their name.
        sheet: the sheet that is open.
        put_off: entries of the box that this phone does not want to be asked about now.
        guesses: entries of the box that moves of this phone rest on, to be compared with the cardboard.
        mending: whether taps correct the mirror instead of making moves.
        revealed: how many places of the final score are shown, the last first.
        gains_shown: whether the score has the gains of the last round.
        zeros_shown: whether the score shows the categories in which nobody has points.
        note: why the table allows something, as typed so far.
        lit: the cells lit on the board at a person's request.
        whole_log: whether every line of the log is shown, or just the latest.
        reader: of several seats of this phone, whose person has it in hand.
        opened: the reader's stage when the phone was taken in hand.
        peeking: whether the secrets of the seat looked at were asked for.
        sittings: how often another seat was looked at here, or the phone changed hands.
        retained: the cache of the last drawing.
        stage: the round and the phase of the seat looked at when the table was last drawn here.
        noticed: number of the last entry whose notice is over.
        shown: how many entries there were when the table was last drawn here.
        held: the seats this phone held when the table was last drawn here.
        heard: the number of the last question whose end this phone was told.
        asked: the number of the question this phone was last asked, and since when it is shown.
    """

    phone: Phone
    client: TableClient
    seen: SeenTracker
    seat: int = 0
    tab: Tab = "board"
    piece: str | None = None
    target: str | None = None
    hand: H | None = None
    zoom: Zoom = WHOLE
    panes: Panes = UPRIGHT
    pages: Mapping[str, int] = field(default_factory=dict)
    sheet: Sheet = None
    put_off: frozenset[str] = frozenset()
    guesses: tuple[str, ...] = ()
    mending: bool = False
    revealed: int = 0
    gains_shown: bool = False
    zeros_shown: bool = False
    note: str = ""
    lit: Lit | None = None
    whole_log: bool = False
    reader: int | None = None
    opened: ReaderStage | None = None
    peeking: bool = False
    sittings: int = 0
    retained: Retained = field(default_factory=Retained)
    stage: tuple[int, str] = (0, "")
    noticed: int = 0
    shown: int = 0
    held: frozenset[int] = frozenset()
    heard: int = 0
    asked: tuple[int, float] = (0, 0.0)

    # what is there

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game of the table."""
        return self.client.view.game

    @property
    def position(self) -> P:
        """Position, as far as this phone may see it."""
        shown: P = self.client.view.position(self.eyes)
        return shown

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats, clockwise."""
        return self.client.view.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return self.client.view.names

    @property
    def brief_names(self) -> tuple[str, ...]:
        """Names of the people, long ones cut short, for sentences that need the room."""
        return brief_names(self.names)

    @property
    def agenda(self) -> Agenda:
        """Agenda of the table."""
        return self.client.view.agenda(self.eyes)

    @property
    def tasks(self) -> tuple[Task, ...]:
        """Tasks of the seat looked at."""
        return tuple(task for task in self.agenda.tasks if task.seat in (self.seat, None))

    @property
    def causes(self) -> tuple[str, ...]:
        """Cells that cause a refusal, while the sheet with the reasons is open."""
        if not isinstance(self.sheet, Why):
            return ()
        found = (cell for violation in self.sheet.verdict.violations for cell in violation.cells)
        return tuple(dict.fromkeys(found))

    @property
    def asked_cells(self) -> tuple[str, ...]:
        """Cells of the refused move, while the sheet with the reasons is open."""
        asked = self.sheet if isinstance(self.sheet, Why) and not self.sheet.anywhere else None
        return cells_of(asked.move) if asked else ()

    @property
    def asked_at(self) -> str | None:
        """First cell of the refused move."""
        return next(iter(self.asked_cells), None)

    @property
    def only_scored(self) -> bool:
        """True if the table is painted and added up, not played."""
        return self.client.view.setup.mode == "score"

    @property
    def painting(self) -> bool:
        """True if taps paint what the table shows."""
        return self.mending or (self.only_scored and not self.client.view.actors(self.seat))

    @property
    def acting(self) -> bool:
        """True if this phone may act for the seat looked at."""
        return self.client.rights.may_act(self.seat)

    @property
    def own_undo(self) -> Any:
        """Move that takes back the seat's own last action, if undo would take back another seat's."""
        return self.client.view.own_undo(self.seat).move if self.acting else None

    @property
    def in_hand(self) -> bool:
        """True if anything is selected, pointed at, lit or zoomed in."""
        return bool(self.piece or self.target or self.hand or self.lit or self.zoom != WHOLE)

    @property
    def asks_about_box(self) -> bool:
        """True if this phone is asked about the box: a phone of the host that plays. Nobody asks a guest."""
        return self.client.rights.hosting and bool(self.client.rights.seats)

    @property
    def asker(self) -> int:
        """Seat that asks: the one looked at, if this phone plays it; else its own."""
        return self.seat if self.acting or not self.own else self.own[0]

    @property
    def hints(self) -> bool:
        """Whether the table allows hints, as every lesson does."""
        return self.client.view.setup.hints or is_taught(self.client.id)

    @property
    def own(self) -> tuple[int, ...]:
        """Seats this phone plays: those it holds, or the free ones for a host that holds none."""
        return tuple(sorted(self.client.rights.held or self.client.rights.seats))

    @property
    def confirms_together(self) -> bool:
        """True if one tap may confirm the steps of all seats of this phone."""
        return len(self.own) > 1 and self.acting

    @property
    def curtained(self) -> bool:
        """True if the phone must change hands before the seat looked at may be shown."""
        if not self.game.secrets or self.client.view.over or not self.acting:
            return False
        if len(self.client.rights.seats) < 2 or self.seat == self.reader:
            return False
        return self.peeking or self.reader_stage.private

    @property
    def sitting(self) -> Hashable:
        """Identity of the current viewer, or of the curtain. A drawing for another viewer answers no tap."""
        return self.sittings, self.seat, self.reader, self.curtained, self.client.rights.held

    @property
    def eyes(self) -> int | None:
        """Viewer the page is drawn for. Of several seats of this phone, only the reader's own."""
        return self.seat if not self.shared or self.shown_to_reader else None

    @property
    def shared(self) -> bool:
        """True if several people with secrets share this phone."""
        return self.game.secrets and len(self.client.rights.seats) > 1

    @property
    def shown_to_reader(self) -> bool:
        """True if the secrets of the seat looked at still lie open to the person who took the phone in hand.

        They lie open for as long as the seat is in the same phase, and until a secret choice has been made.
        """
        return self.seat == self.reader and self.opened == self.reader_stage

    @property
    def reader_stage(self) -> ReaderStage:
        """Public stage of the seat that is looked at."""
        public = self.client.view.position(None)
        stage = self.game.stage_of(public, self.seat)
        return ReaderStage(*stage, self.game.needs_secrets(public, self.seat))

    def say(self, message: str, /, **params: Any) -> str:
        """Format a sentence of the app."""
        return self.phone.say(message, **params)

    def about(self, kind: str, what: str, params: Any = None, *, brief: bool = False) -> str:
        """Format a sentence of the game. If `brief`, long names are cut short."""
        return self.phone.about(self.game, kind, what, params, self.brief_names if brief else self.names)

    def sentence(self, line: LogLine, *, brief: bool = False) -> str:
        """Format a line of the log in this phone's language."""
        return self.about(line.kind, line.notice.id, line.notice.params, brief=brief)

    def person(self, seat: int | None, *, first: bool = True) -> str:
        """Name a seat's person or the host, for the beginning or the middle of a sentence."""
        return self.say("the-host-first" if first else "the-host") if seat is None else self.names[seat]

    def judge(self, move: Any) -> Verdict:
        """Judge a move of the seat looked at, by no more than is shown here."""
        return _judge_cached(self.position, self.game, self.seat, move)

    def name_thing(self, thing: str, seat: int | None = None) -> str:
        """Name a piece, a cell of a seat's board or a category of points."""
        texts, seat = self.phone.texts[self.phone.locale], self.seat if seat is None else seat
        return name_thing(texts, self.game, self.position, seat, thing, self.names)

    # putting down

    def show(self, tab: Tab) -> None:
        """Turn to another page of the table."""
        set_together(self, tab=tab, sheet=None)

    def let_go(self) -> None:
        """Clear the selection."""
        set_together(self, piece=None, target=None, sheet=None, note="", hand=None, zoom=WHOLE, lit=None)
        self.phone.message = ""

    def close(self) -> None:
        """Close the sheet."""
        set_together(self, sheet=None, note="")

    # drawing

    def keep(self, *place: Hashable) -> Keep:
        """Return the cache of the last drawing's controls, for one place on the page."""
        place = (*place, self.tab, self.panes)
        return lambda key, make: self.retained.keep((place, key), make)

    def remember(self, *place: Hashable) -> Keep:
        """Return the cache of what a place on the page must not forget when its room changes."""
        place = ("remembered", *place, self.tab)
        return lambda key, make: self.retained.keep((place, key), make)

    def again(self, place: Hashable, key: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        """Return the control for a place on the page: that of the last drawing if nothing has changed.

        The control gets the place's name as its key. Otherwise Flet would mistake it for its neighbour once
        others come or go before it in a row, and a tap on it would do what its neighbour does.

        Args:
            place: names it on the page.
            key: everything it depends on besides the phone's `look`.
            make: makes it anew.
        """

        def make_named() -> ft.Control:
            control = make()
            control.key = control.key or str(place)
            return control

        phone = self.phone
        look = (*phone.look, phone.keyed, phone.keyboard.used)
        return self.keep(place)((*look, key), make_named)

    def _set_silently(self, **changes: Any) -> None:
        set_silently(self, **changes)
