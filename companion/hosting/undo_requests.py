"""Requests to undo or redo other seats' entries, and their answers."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from companion.engine.faults import attempt
from companion.engine.log import LogLine
from companion.engine.record import Corrected
from companion.engine.table import Step
from companion.history.errors import Clock
from companion.hosting.errors import AlreadyAsked, AskedEnough, TooFast
from companion.hosting.intents import Intent, Redo, Undo
from companion.hosting.timeline import AnyTable, last_undoer

PATIENCE = 60_000
"""Time until a request expires, in milliseconds."""

PAUSE = 10_000
"""Pause for a device after a refused or withdrawn request, in milliseconds."""

OFTEN = 3
"""Maximum of requests of one device about one entry; none after a refusal."""

REMEMBERED = 64
"""Devices of whose questions that is remembered."""

What = Literal["undo", "redo"]
"""To take the last entry back, or to bring back what was taken back last."""

Ending = Literal["granted", "declined", "withdrawn", "overtaken", "expired"]
"""Outcome of a request: granted, declined, withdrawn by its asker, overtaken, or expired."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Request to undo or redo an entry, put to the seat that owns it.

    Attributes:
        number: 1 for the first at its table since it was opened; no two are alike.
        what: undo or redo.
        by: the seat that asks; None for the host.
        device: the device that asks.
        whom: the seat that is asked; None for the host.
        seq: how many entries there were; with one more it is overtaken.
        entry: the number of the entry it is about.
        step: the number of that entry's step, for its line.
        until: when it ends unanswered, in milliseconds since 1970.
    """

    number: int
    what: What
    by: int | None
    device: str
    whom: int | None
    seq: int
    entry: int
    step: int
    until: int


@dataclass(frozen=True, slots=True)
class UndoRequestView:
    """Undo request as one device may see it.

    Attributes:
        number: names it; no two at a table are alike.
        what: undo or redo.
        by: the seat that asks; None for the host.
        whom: the seat that is asked; None for the host.
        seq: how many entries there were.
        until: when it ends unanswered, in milliseconds since 1970.
        line: the entry it is about, as this device may be told it.
        mine: whether this device asked.
        mine_to_answer: whether this device may answer.
    """

    number: int
    what: What
    by: int | None
    whom: int | None
    seq: int
    until: int
    line: LogLine
    mine: bool
    mine_to_answer: bool


@dataclass(frozen=True, slots=True)
class Settled:
    """Outcome of a request, for the device that asked.

    Attributes:
        number: names the question.
        what: undo or redo.
        how: how it ended.
        whom: the seat that was asked; None for the host.
    """

    number: int
    what: What
    how: Ending
    whom: int | None


class UndoRequests:
    """Pending undo request of one table, and the last one's outcome. Not locked: the table is.

    Nothing here waits: a request has ended as soon as its time is over or the table has moved on.
    """

    def __init__(self, clock: Clock, seq: Callable[[], int]) -> None:
        """Begin with nothing asked.

        Args:
            clock: milliseconds since 1970.
            seq: counts the entries of the table.
        """
        self._clock, self._seq = clock, seq
        self._last: UndoRequest | None = None
        self._ending: Ending | None = None
        self._count = 0
        self._asked: OrderedDict[str, tuple[int, int, int]] = OrderedDict()

    @property
    def pending(self) -> UndoRequest | None:
        """Request that is pending."""
        return self._last if self._last and self._find_ending() is None else None

    @property
    def ended(self) -> tuple[UndoRequest, Ending] | None:
        """Last request with its outcome. None while one is pending, or before the first."""
        ending = self._find_ending()
        return (self._last, ending) if self._last and ending else None

    def ask(self, touched: "Touched", by: int | None, device: str, approver: int | None) -> UndoRequest:
        """Open a request to a seat or the host.

        Raises:
            AlreadyAsked: a question stands.
            AskedEnough: the device has asked about this entry, and been told no, or asked often enough.
            TooFast: its last question has only just ended by a no, or by giving up.
        """
        if self.pending:
            raise AlreadyAsked
        now = self._clock()
        entry, asked, free = self._asked.get(device, (0, 0, 0))
        target = touched.entry if touched.what == "undo" else -touched.entry
        asked = asked if entry == target else 0
        if asked >= OFTEN:
            raise AskedEnough
        if now < free:
            raise TooFast(-(-(free - now) // 1000))
        self._asked[device] = (target, asked + 1, 0)
        self._asked.move_to_end(device)
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        self._count += 1
        place = (self._seq(), touched.entry, touched.step)
        self._last = UndoRequest(self._count, touched.what, by, device, approver, *place, now + PATIENCE)
        self._ending = None
        return self._last

    def end(self, question: UndoRequest, ending: Ending) -> None:
        """End a request, unless another has replaced it."""
        if question is not self._last:
            return
        self._ending = ending
        entry, asked, _ = self._asked.get(question.device, (0, 0, 0))
        if ending == "declined":
            asked = OFTEN
        if ending in ("declined", "withdrawn"):
            self._asked[question.device] = (entry, asked, self._clock() + PAUSE)

    def _find_ending(self) -> Ending | None:
        if self._last is None or self._ending:
            return self._ending
        if self._seq() != self._last.seq:
            return "overtaken"
        return "expired" if self._clock() >= self._last.until else None


@dataclass(frozen=True, slots=True)
class Touched:
    """Entry that undo or redo would touch.

    Attributes:
        what: undo or redo.
        owners: the seats it belongs to: whose move it was, whose person made it, who took it back.
        whom: the seat that any other device must ask; None for the host.
        unowned: whether no seat's person did it, so that the host alone may touch it.
        reveals: whether it revealed a secret for good.
        entry: its number; the first of those that one tap made.
        step: the number of its step, for its line.
    """

    what: What
    owners: frozenset[int]
    whom: int | None
    unowned: bool
    reveals: bool
    entry: int
    step: int


def find_touched(table: AnyTable, intent: Intent) -> Touched | None:
    """Find the entry that undo or redo would touch. None without such an entry, or for any other intent."""
    if isinstance(intent, Undo):
        if not table.done:
            return None
        number = len(table.done)
        first = number + 1 - max(1, table.undo_count)
        step: Step[Any, Any, Any] = table.done[first - 1]
        owners, whom = _find_owners(step)
        reveals = any(
            attempt(table.header.id, partial(_reveals_secret, table, table.done[each - 1], each), True)
            for each in range(number, number - table.undo_count, -1)
        )
        unowned = step.entry.by is None
        return Touched("undo", owners, whom, unowned, reveals, step.entry.seq, first)
    if not isinstance(intent, Redo) or not table.undone:
        return None
    step, back = table.undone[-1], last_undoer(table)
    owners, whom = _find_owners(step)
    owners |= {back} if back is not None else set()
    unowned = step.entry.by is None or back is None
    return Touched("redo", owners, whom, unowned, False, step.entry.seq, len(table.done) + 1)


def next_witness(seat: int, others: frozenset[int], count: int) -> int | None:
    """Find the next seat clockwise among others. None if there are none."""
    clockwise = ((seat + i) % count for i in range(1, count))
    return next((other for other in clockwise if other in others), None)


def _find_owners(step: Step[Any, Any, Any]) -> tuple[frozenset[int], int | None]:
    """Find the seats an entry belongs to, and the seat that answers for it."""
    entry = step.entry
    seat = None if isinstance(entry, Corrected) else entry.seat
    owners = frozenset(each for each in (seat, entry.by) if each is not None)
    return owners, entry.by if entry.by is not None else seat


def _reveals_secret(table: AnyTable, step: Step[Any, Any, Any], number: int) -> bool:
    """Check that an entry revealed a secret for good. The end of a game with secrets reveals all of them."""
    before, game = table.at_step(number - 1), table.game
    if game.secrets and game.actors(before) and not game.actors(step.position):
        return True
    if isinstance(step.entry, Corrected):
        return False
    return game.reveals(before, step.entry.seat, step.entry.move)
