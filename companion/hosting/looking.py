"""What one device may see of one table: everything it is handed is filtered here, not on its screen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from companion.engine.agenda import Agenda
from companion.engine.box import Box
from companion.engine.game import Game, Notice
from companion.engine.log import LogLine, Viewer, log_line, redo_line
from companion.engine.log import log as log_of
from companion.engine.record import Record
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Setup
from companion.engine.survey import Survey
from companion.engine.taking_back import takes_back
from companion.engine.verdict import Repair, Verdict
from companion.hosting import knowing
from companion.hosting.errors import KeptSecret
from companion.hosting.intents import Seen
from companion.hosting.keys import HOSTS, mark
from companion.hosting.live import LiveTable
from companion.hosting.past import AnyTable, view_of
from companion.hosting.replica import Update, update_of

if TYPE_CHECKING:
    from companion.history.boxes import Boxes
    from companion.hosting.doors import Doors
    from companion.hosting.host import Host
    from companion.hosting.presence import Presence
    from companion.hosting.seating import Seating


class Rooms(Protocol):
    """What a place looks things up in; a `House` is one."""

    @property
    def host(self) -> "Host":
        """Open and finished tables."""
        ...

    @property
    def seating(self) -> "Seating":
        """Who sits where."""
        ...

    @property
    def doors(self) -> "Doors":
        """The ways in and out."""
        ...

    @property
    def presence(self) -> "Presence":
        """Who is connected."""
        ...

    @property
    def boxes(self) -> "Boxes":
        """What the owner has read off the cardboard."""
        ...


class Looking:
    """The reading half of a `Place`. Always current; safe to use from several threads.

    Every ``looking`` is the seat the page looks at. It is only believed where the device may act for that
    seat; see `viewer`.
    """

    def __init__(
        self, rooms: Rooms, live: LiveTable, key: str | None, host_key: str | None, *, local: bool = False
    ) -> None:
        """A device at a table.

        Args:
            rooms: where seats, hosts and tables are looked up, at each call.
            live: the table.
            key: what the browser keeps as its key for this table; anything at all.
            host_key: what it keeps as a host's key; anything at all.
            local: whether it is known to be the very machine that hosts.
        """
        self._rooms, self._live, self._local = rooms, live, local
        self._host_mark = mark(host_key, HOSTS)
        self._keep(key)

    # who it is

    @property
    def hosting(self) -> bool:
        """Whether the device is one of the host's, now."""
        return self._local or self._rooms.seating.hosts(self._host_mark)

    @property
    def held(self) -> frozenset[int]:
        """The seats the device's key holds, now."""
        return self._rooms.seating.held(self.id, self._mark) & frozenset(range(self._count))

    @property
    def taken(self) -> frozenset[int]:
        """The seats that somebody holds."""
        return self._rooms.seating.taken(self.id)

    @property
    def seats(self) -> frozenset[int]:
        """The seats it may act for, now: those it holds; for a host those that nobody holds as well."""
        free = frozenset(range(self._count)) - self.taken if self.hosting else frozenset()
        return self.held | free if free else self.held

    @property
    def watching(self) -> bool:
        """Whether it may do nothing but look."""
        return not self.held and not self.hosting

    def may_act(self, seat: int) -> bool:
        """Whether it may act for a seat, now."""
        return seat in self.seats

    def viewer(self, looking: int | None = None) -> int | None:
        """With whose eyes it sees a seat.

        That seat's own if it may act for it; else those of its only seat; None, which is what everybody may
        see, where it has several or none.
        """
        seats = self.seats
        if looking in seats:
            return looking
        return next(iter(seats)) if len(seats) == 1 else None

    # the table

    @property
    def id(self) -> str:
        """The table's id."""
        return self._live.id

    @property
    def code(self) -> str:
        """What others type to find it."""
        return self._rooms.doors.code(self._live)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self._live.game

    @property
    def setup(self) -> Setup:
        """Seats, colours and readings."""
        return self._live.table.header.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names, by seat."""
        return self._live.names

    @property
    def created(self) -> int:
        """When the table was set up, in milliseconds since 1970."""
        return self._live.table.header.created

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return self._live.table.seq

    @property
    def steps(self) -> int:
        """How many entries stand."""
        return len(self._live.table.done)

    @property
    def over(self) -> bool:
        """Whether a played game has come to its end; then nothing is secret any more."""
        return self._live.over

    @property
    def finished(self) -> bool:
        """Whether it lies in the history."""
        return self._rooms.host.library.get(self.id) is not None

    @property
    def stage(self) -> tuple[int, str]:
        """The round, 1 for the first, and the phase."""
        return self.game.stage(self.position())

    # what it shows

    def position(self, looking: int | None = None) -> Any:
        """The position, as far as the device may see it."""
        table = self._live.table
        return view_of(table, table.position, self._eyes(looking))

    def position_at(self, step: int, looking: int | None = None) -> Any:
        """The position after so many entries that stand, as far as the device may see it by now.

        Raises:
            IndexError: there are not so many.
        """
        table, eyes = self._live.table, self._eyes(looking)
        then = table.at_step(step)
        return then if eyes == "all" else table.game.past(then, eyes, table.position)

    def seen(self, seat: int | None = None) -> Seen:
        """What a page that is drawn now looks at; to be sent with every intent of that seat made on it."""
        table = self._live.table
        return self._live.past.seen(table, table.seq, self._eyes(seat))

    def log(self, looking: int | None = None) -> Iterator[LogLine]:
        """Every entry that stands, the latest first, each as far as the device may be told."""
        return log_of(self._live.table, self._eyes(looking))

    def line(self, step: int, looking: int | None = None) -> LogLine:
        """One entry that stands, 1 for the first.

        Raises:
            IndexError: there is no such step.
        """
        return log_line(self._live.table, step, self._eyes(looking))

    def undo_line(self, looking: int | None = None) -> LogLine | None:
        """What undo would take back; None where nothing stands."""
        table = self._live.table
        return log_line(table, len(table.done), self._eyes(looking)) if table.done else None

    def takes_back(self, seat: int) -> Any:
        """The move by which a seat takes back its own last doing, where undo would take back another's.

        None where undo does the same, or the game has no such move.
        """
        return takes_back(self._live.table, seat)

    def redo_line(self, looking: int | None = None) -> LogLine | None:
        """What redo would bring back; None where nothing was taken back."""
        return redo_line(self._live.table, self._eyes(looking))

    def since(self, seq: int, looking: int | None = None) -> tuple[tuple[LogLine, bool], ...]:
        """What happened after so many entries: each entry's line, and whether it was taken back by it."""
        with self._live.lock:
            table, eyes = self._live.table, self._eyes(looking)
            return tuple(
                self._live.past.line(table, each, eyes) for each in range(max(0, seq) + 1, table.seq + 1)
            )

    # what the referee says of it

    def agenda(self, looking: int | None = None) -> Agenda:
        """What the table is waiting for."""
        return self.game.agenda(self.position(looking))

    def scoresheet(self, looking: int | None = None) -> Scoresheet:
        """The standings if the game ended now, as far as the device can know."""
        return self.game.scoresheet(self.position(looking))

    def warnings(self, looking: int | None = None) -> tuple[Notice, ...]:
        """Where the mirror shows what the box cannot hold."""
        return self.game.warnings(self.position(looking))

    def actors(self, looking: int | None = None) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return self.game.actors(self.position(looking))

    def moves(self, seat: int) -> Sequence[Any]:
        """Every legal move of a seat, as far as the device can know."""
        return self.game.moves(self.position(seat), seat)

    def survey(self, seat: int, piece: str) -> Survey:
        """The verdict for every target of a piece."""
        return self.game.survey(self.position(seat), seat, piece)

    def verdict(self, seat: int, move: Any) -> Verdict:
        """Everything that stands against a move of a seat."""
        return self.game.verdict(self.position(seat), seat, move)

    def repairs(self, seat: int, move: Any) -> tuple[Repair, ...]:
        """Single changes that would make a move legal."""
        return self.game.repairs(self.position(seat), seat, move)

    def preview(self, seat: int, move: Any) -> tuple[Notice, ...]:
        """What a possible move would change for its seat."""
        return self.game.preview(self.position(seat), seat, move)

    # what is printed

    def printed(self) -> Box:
        """The box that is played with; ``owner`` is the source of what somebody read off the cardboard.

        Raises:
            HistoryError: the owner's box cannot be read.
        """
        return knowing.printed(self.game, self.position(), self._rooms.boxes)

    def unasked(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of some entries that are guesses or unknown, and that nobody has answered yet.

        A name that is no entry of the game is left out.

        Raises:
            HistoryError: the owner's box cannot be read.
        """
        return knowing.unasked(self.game, self.position(), self._rooms.boxes, names)

    def learnt(self, names: Iterable[str]) -> Mapping[str, str]:
        """What the owner's box has learnt elsewhere of some entries that are unknown at this table, by name.

        Raises:
            HistoryError: the owner's box cannot be read.
        """
        return knowing.learnt(self.game, self.position(), self._rooms.boxes, names)

    # all of it

    def record(self, *, openly: bool = False) -> Record[Any, Any, Any]:
        """The whole record, to be carried elsewhere.

        Args:
            openly: whether a host, who has been told, takes the secrets along.

        Raises:
            KeptSecret: the game has secrets and is not over.
        """
        return self._live.table.record if openly and self.hosting else self._whole().record

    def update(self, since: Seen | None) -> Update:
        """What a replica lacks that has followed so far; everything, if it has gone astray.

        Raises:
            KeptSecret: the game has secrets and is not over.
        """
        return update_of(self._whole(), since)

    def _whole(self) -> AnyTable:
        if self._eyes(None) != "all":
            raise KeptSecret
        return self._live.table

    def _eyes(self, looking: int | None) -> Viewer:
        if not self.game.secrets or self._live.over or self.setup.mode == "score":
            return "all"
        return self.viewer(looking)

    def _keep(self, key: str | None) -> None:
        """Go on with another key."""
        self._key, self._mark = key, mark(key, self.id)

    @property
    def _count(self) -> int:
        return len(self._live.names)
