"""Intents of devices at a table, their answers, and the detection of repeated ones."""

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from companion.engine.log import LogLine
from companion.engine.record import AnyEntry, Corrected, Moved, Overruled, Redone, Undone
from companion.engine.table import Table
from companion.engine.verdict import Verdict
from companion.hosting.errors import Malformed

LINES_PER_DEVICE = 8
"""Pages of one device whose intents are remembered: it has one open, seldom two."""

DEVICES = 64
"""Devices of one table whose intents are remembered."""

ANSWERS_PER_LINE = 64
"""Answers of one page that are remembered; what is older is never applied again either."""

LONGEST_LINE = 40
"""Characters of the longest name of a line."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Version of the table that the sender had seen when deciding.

    Attributes:
        seq: how many entries there were.
        digest: fingerprint of the shown position; None to skip the check.
    """

    seq: int
    digest: str | None = None


@dataclass(frozen=True, slots=True)
class IntentId:
    """Idempotency key of an intent. An intent sent again under the same name is answered again, not repeated.

    A page may send an unanswered intent even to a restarted host, if it sends `seen`, waits for each answer,
    and checks its earlier intents before the next one.

    Attributes:
        line: names the page that sends it: anything no other page of that device is called.
        number: 1 for the page's first, growing.

    Raises:
        Malformed: the line's name or the number is none.
    """

    line: str
    number: int

    def __post_init__(self) -> None:
        if not (0 < len(self.line) <= LONGEST_LINE and 0 < self.number < 1 << 53):
            raise Malformed


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """Action that a device requests at a table.

    Attributes:
        by: the seat whose person acts; by default the one it concerns, or the host.
        seen: the version of the table it was decided on; None to skip the check.
        id: names it, where it may be sent twice.
    """

    by: int | None = None
    seen: Seen | None = None
    id: IntentId | None = None


@dataclass(frozen=True, slots=True)
class Play(Intent):
    """Intent to make a move.

    Attributes:
        seat: whose move it is.
        move: the move.
        after: the number of the entry that the same tap has made just before; 0 where it made none.
    """

    seat: int
    move: Any
    after: int = 0


@dataclass(frozen=True, slots=True)
class Overrule(Intent):
    """Intent to make a move that breaks rules, with the table's permission.

    Attributes:
        seat: whose move it is.
        move: the move.
        note: the reason, if one was given; at most 200 characters.
    """

    seat: int
    move: Any
    note: str = ""


@dataclass(frozen=True, slots=True)
class Correct(Intent):
    """Intent to set a value to what the cardboard shows. Any seat may send it, and the log names the seat.

    Attributes:
        correction: the correction.
    """

    correction: Any


@dataclass(frozen=True, slots=True)
class Undo(Intent):
    """Intent to take back the last entry that stands, or to ask its owner for permission."""


@dataclass(frozen=True, slots=True)
class Redo(Intent):
    """Intent to restore the entry undone last, or to ask its owner for permission."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """Answer to an intent that was done. Its entry is on the disk.

    Attributes:
        seq: the number of its entry.
        confirmed: the number of empty steps that the table confirmed after it, an entry each.
    """

    seq: int
    confirmed: int = 0

    @property
    def last(self) -> int:
        """Number of the last entry that the tap has made."""
        return self.seq + self.confirmed


@dataclass(frozen=True, slots=True)
class Refusal:
    """Answer to an intent that was refused. Nothing has changed.

    Attributes:
        verdict: why not, at the position the table has now.
        overtaken: the first entry since `seen` that stands in its way; None if none does.
        taken_back: whether that entry was taken back then, by the line's ``by``, rather than made.
    """

    verdict: Verdict
    overtaken: LogLine | None = None
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class OutOfStep:
    """Answer to an intent whose `seen` never was the table's position.

    Nothing has changed, and the page must look again.

    Attributes:
        seq: how many entries there are.
    """

    seq: int


Answer = Accepted | Refusal | OutOfStep


@dataclass(slots=True)
class _Line:
    """Answers to one page's latest intents."""

    answers: OrderedDict[int, Any] = field(default_factory=OrderedDict)
    forgotten: int = 0


class Remembered:
    """Cache of the answers given at one table. Not locked: the table is."""

    def __init__(self) -> None:
        self._devices: OrderedDict[str, OrderedDict[str, _Line]] = OrderedDict()

    def find(self, table: Table[Any, Any, Any], intent: Intent, by: int | None, device: str) -> Any:
        """Look up the answer given to an intent before. None if the intent is new.

        An intent so old that its answer is forgotten is out of step, since it may have been done. An intent
        without an answer here is searched for among the entries.

        Args:
            table: as it is now.
            intent: the intent.
            by: the seat of the person that acts; None for the host.
            device: the device of the intent.
        """
        if intent.id is None:
            return None
        lines = self._devices.get(device)
        line = (lines.get(intent.id.line) if lines else None) or _Line()
        if intent.id.number <= line.forgotten:
            return OutOfStep(table.seq)
        answer = line.answers.get(intent.id.number)
        if answer is None and intent.seen is not None and intent.seen.seq < table.seq:
            made = {each.seq for each in line.answers.values() if isinstance(each, Accepted)}
            return find_applied(table, intent.seen.seq, intent_key(intent, by), made)
        return answer

    def keep(self, device: str, intent: IntentId, answer: Any) -> None:
        """Cache the answer to an intent."""
        lines = self._devices.setdefault(device, OrderedDict())
        self._devices.move_to_end(device)
        line = lines.setdefault(intent.line, _Line())
        lines.move_to_end(intent.line)
        line.answers[intent.number] = answer
        while len(line.answers) > ANSWERS_PER_LINE:
            oldest = min(line.answers)
            del line.answers[oldest]
            line.forgotten = max(line.forgotten, oldest)
        if len(lines) > LINES_PER_DEVICE:
            lines.popitem(last=False)
        if len(self._devices) > DEVICES:
            self._devices.popitem(last=False)


DedupKey = tuple[Any, ...]
"""Action and actor, equal for two entries, or an intent and an entry, that do the same."""


def intent_key(intent: Intent, by: int | None) -> DedupKey:
    """Return the key of an intent for finding duplicates, for a seat's person or the host."""
    match intent:
        case Play():
            return ("move", by, intent.seat, intent.move)
        case Overrule():
            return ("overrule", by, intent.seat, intent.move)
        case Correct():
            return ("correct", by, intent.correction)
        case Undo():
            return ("undo", by)
        case _:
            return ("redo", by)


def entry_key(entry: AnyEntry[Any, Any]) -> DedupKey:
    """Return the key of an entry for finding duplicates."""
    match entry:
        case Moved():
            return ("move", entry.by, entry.seat, entry.move)
        case Overruled():
            return ("overrule", entry.by, entry.seat, entry.move)
        case Corrected():
            return ("correct", entry.by, entry.correction)
        case Undone():
            return ("undo", entry.by)
        case Redone():
            return ("redo", entry.by)


def find_applied(
    table: Table[Any, Any, Any], seq: int, key: DedupKey, made: Collection[int] = ()
) -> Answer | None:
    """Find the answer to an intent that the table has already carried out since entry `seq`, or return None.

    This recognises an intent with an answer lost together with its host: entries are kept, answers are
    not. If two devices send the same intent for the same seat, and neither had seen the other's, it happened
    once on the cardboard and is one entry. If that entry was taken back again, the intent is out of step,
    since it may or may not be meant anew.

    Args:
        table: as it stands now.
        seq: the number of entries seen.
        key: the key of the intent.
        made: entries that other intents of the same page made: a page means each of its intents.
    """
    since = (entry for entry in table.entries[max(0, seq) :] if entry.seq not in made)
    found = next((entry for entry in since if entry_key(entry) == key), None)
    if found is None:
        return None
    stands = isinstance(found, Undone | Redone) or any(step.entry.seq == found.seq for step in table.done)
    return Accepted(found.seq) if stands else OutOfStep(table.seq)
