"""Four phones and a bad network between them and the host."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.engine.record import AnyEntry
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.history.boxes import Boxes
from companion.history.disk import FileDisk
from companion.history.journal import Journal, MemoryJournal
from companion.hosting.client import TableClient
from companion.hosting.errors import AlreadyAsked, AskedEnough, NothingToTakeBack, TooFast
from companion.hosting.intents import (
    Accepted,
    Correct,
    IntentId,
    OutOfStep,
    Overrule,
    Play,
    Redo,
    Seen,
    Undo,
    entry_key,
)
from companion.hosting.joining import JoinService
from companion.hosting.keys import fingerprint, new_key
from companion.hosting.loading import read_lines
from companion.hosting.presence import Presence
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession, header_line
from companion.hosting.tools import ToolStore
from companion.hosting.undo_requests import UndoRequestView
from tests.hosting.pebbles import PEBBLES, Drop, Grab, SetPot, Shake
from tests.hosting.play import Watch
from tests.hosting.replica import Replica, Update, update_of

SEATS = 4


class Room:
    """A host of one table that is kept in memory; enough of a house for a `Place`."""

    def __init__(self, folder: Path) -> None:
        self.watch = Watch()
        self.seating = Seating(folder / "seats.json", clock=self.watch, disk=FileDisk(fsync=False))
        self.tables: Any = self
        self.joining = JoinService(self, self.seating, clock=self.watch)
        self.presence = Presence(self.tell)
        self.boxes = Boxes(folder / "boxes", clock=self.watch, disk=FileDisk(fsync=False))
        self.tools = ToolStore(folder / "tools.json", clock=self.watch, disk=FileDisk(fsync=False))
        self.keys = [new_key() for _ in range(SEATS)]
        for seat, key in enumerate(self.keys):
            self.seating.sit("POTS", (seat,), fingerprint(key, "POTS"))
        self.told: Callable[[str], None] = lambda _: None
        self.live: TableSession
        self.begin()

    def begin(self) -> None:
        """A new table under the same id, so that nobody has to sit down again."""
        table = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben", "Cleo", "Dan")), self.watch())
        self.live = TableSession(table, MemoryJournal(header_line(table.header)), self.watch, self)

    def restart(self) -> None:
        """The host dies and comes back with what was in the journal."""
        lines = self.live.journal.lines()
        self.live = TableSession(read_lines(PEBBLES, lines), MemoryJournal(*lines), self.watch, self)

    def client(self, seat: int) -> TableClient:
        return TableClient(self, self.live, self.keys[seat], None)

    def table(self, _id: str) -> TableSession:
        return self.live

    def open_tables(self) -> tuple[TableSession, ...]:
        return (self.live,)

    def writable(self, live: TableSession) -> Journal:
        return live.journal

    def on_entry(self, _live: TableSession) -> None: ...

    def tell(self, table_id: str) -> None:
        self.told(table_id)


@dataclass
class Wish:
    """Something a phone wants, until it has an answer."""

    intent: IntentId
    what: str
    said: Any
    seen: Seen | None
    answers: list[Any] = field(default_factory=list)


@dataclass
class Phone:
    """A phone with a view of its own, which may be old."""

    seat: int
    replica: Replica
    wishes: list[Wish] = field(default_factory=list)
    waiting: list[Wish] = field(default_factory=list)

    def wish(self, rng: Random, update: Callable[[Seen | None], Update]) -> Wish:
        """Something decided by looking at the phone's own view."""
        assert self.replica.table
        position = self.replica.table.position
        what, said = "play", None
        turn = rng.random()
        if turn < 0.62:
            moves = PEBBLES.moves(position, self.seat)
            said = rng.choice(moves) if moves else Drop(rng.randrange(4))
        elif turn < 0.72:
            said = rng.choice((Grab, Drop, Shake))(rng.randrange(4))
        elif turn < 0.78:
            what, said = "overrule", Grab(rng.randrange(4))
        elif turn < 0.84:
            what, said = "correct", SetPot(rng.randrange(4), rng.randrange(9))
        else:
            what = "undo" if turn < 0.94 else "redo"
        if said is None and rng.random() < 0.7:
            self.replica.catch_up(update)  # who takes something back has mostly just seen it
        made = Wish(IntentId(f"page {self.seat}", len(self.wishes) + 1), what, said, self.replica.seen)
        self.wishes.append(made)
        self.waiting.append(made)
        return made


def ask(client: TableClient, wish: Wish) -> Any:
    """Send a wish to the host; what it refuses without an answer counts as one."""
    named: dict[str, Any] = {"seen": wish.seen, "id": wish.intent}
    try:
        match wish.what:
            case "play":
                return client.submit(Play(next(iter(client.rights.held)), wish.said, **named))
            case "overrule":
                return client.submit(Overrule(next(iter(client.rights.held)), wish.said, **named))
            case "correct":
                return client.submit(Correct(wish.said, **named))
            case "undo":
                return client.submit(Undo(**named))
        return client.submit(Redo(**named))
    except (NothingToTakeBack, AlreadyAsked, AskedEnough, TooFast) as error:
        return error.id


def damaged(entry: AnyEntry[Any, Any], rng: Random) -> AnyEntry[Any, Any]:
    """An entry in which the line has changed something that still looks right."""
    if rng.random() < 0.5 or not hasattr(entry, "move"):
        return msgspec.structs.replace(entry, digest=f"{rng.getrandbits(48):012x}")
    return msgspec.structs.replace(entry, move=Grab(rng.randrange(4)))


class Night:
    """One evening: four phones, one host, and everything a network does to what they say."""

    def __init__(self, room: Room, rng: Random, *, restarts: bool = False) -> None:
        room.begin()
        self.room, self.rng, self.restarts = room, rng, restarts
        self.phones = [Phone(seat, Replica(PEBBLES)) for seat in range(SEATS)]
        for phone in self.phones:
            phone.replica.catch_up(self.update)
        self.up: list[tuple[Phone, Wish]] = []
        self.down: list[Callable[[], None]] = []
        self.told = 0
        self.agreed: list[int] = []

    def update(self, since: Seen | None) -> Update:
        return update_of(self.room.live.table, since)

    def run(self, steps: int) -> None:
        """Let anything happen in any order, then let everything arrive."""
        most = 1 if self.restarts else 3
        for _ in range(steps):
            turn, rng = self.rng.random(), self.rng
            phone = rng.choice(self.phones)
            if turn < 0.3:
                if len(phone.waiting) < most:
                    self.up.append((phone, phone.wish(rng, self.update)))
            elif turn < 0.36:
                if phone.waiting:
                    self.up.append((phone, rng.choice(phone.waiting)))
            elif turn < 0.68 and self.up:
                self.arrive()
            elif turn < 0.88 and self.down:
                self.down.pop(rng.randrange(len(self.down)))()
            elif turn < 0.97:
                self.agree()
            elif turn < 0.98:
                phone.replica.catch_up(self.update)
            elif turn > 0.99 and self.restarts:
                self.room.restart()
                self.up.clear()  # lines end with the host; what had no answer is sent again
        self.settle()

    def arrive(self) -> None:
        """One wish reaches the host, or is lost, or goes on wandering about as well."""
        number = self.rng.randrange(len(self.up))
        phone, wish = self.up[number]
        fate = self.rng.random()
        if fate > 0.15:
            self.up.pop(number)
        if fate > 0.3:
            self.deliver(phone, wish)

    def deliver(self, phone: Phone, wish: Wish) -> None:
        answer = ask(self.room.client(phone.seat), wish)
        if self.rng.random() > 0.2:
            self.down.append(lambda: self.answered(phone, wish, answer))
        self.broadcast()
        if isinstance(answer, UndoRequestView) and self.rng.random() < 0.5:
            self.agree()

    def broadcast(self) -> None:
        """Every phone is told of new entries: late, twice, never, or wrong."""
        table = self.room.live.table
        for entry in table.entries[self.told :]:
            for phone in self.phones:
                for _ in range(self.rng.choice((0, 1, 1, 1, 2))):
                    heard = damaged(entry, self.rng) if self.rng.random() < 0.05 else entry
                    update = Update(table.header, entry.seq - 1, (heard,))
                    self.down.append(lambda phone=phone, update=update: self.heard(phone, update))  # type: ignore[misc]
        self.told = table.seq

    def heard(self, phone: Phone, update: Update) -> None:
        if not phone.replica.hear(update) and self.rng.random() < 0.5:
            phone.replica.catch_up(self.update)

    def answered(self, phone: Phone, wish: Wish, answer: Any) -> None:
        wish.answers.append(answer)
        if wish in phone.waiting:
            phone.waiting.remove(wish)
        if self.restarts:
            phone.replica.catch_up(self.update)

    def agree(self) -> None:
        """Whoever is asked answers, or whoever asked gives up."""
        for client in map(self.room.client, range(SEATS)):
            question = client.approval.open_request()
            if question and question.mine and self.rng.random() < 0.1:
                client.approval.withdraw()
            elif question and question.mine_to_answer:
                accepted = client.approval.answer(self.rng.random() < 0.7)
                self.agreed += [accepted.seq] if accepted else []
                self.broadcast()

    def settle(self) -> None:
        """The network is good again: everything unanswered is sent until it is answered."""
        self.rng.shuffle(self.up)
        for phone, wish in self.up:
            wish.answers.append(ask(self.room.client(phone.seat), wish))
        for phone in self.phones:
            for wish in phone.waiting if self.restarts else phone.wishes:
                wish.answers.append(ask(self.room.client(phone.seat), wish))
        self.broadcast()
        self.rng.shuffle(self.down)
        for arrive in self.down:
            arrive()
        for phone in self.phones:
            phone.replica.catch_up(self.update)

    def check(self) -> None:
        """No accepted move lost, none applied twice, all replicas equal, and the journal says the same."""
        table = self.room.live.table
        told = list(self.agreed)
        for phone in self.phones:
            for wish in phone.wishes:
                told += self.outcome(phone, wish)
        told += self.unsaid(set(told))
        assert sorted(told) == list(range(1, table.seq + 1)), "entries and accepted wishes are one to one"
        for phone in self.phones:
            assert phone.replica.table == table
        assert read_lines(PEBBLES, self.room.live.journal.lines()) == table

    def unsaid(self, told: set[int]) -> list[int]:
        """The entries whose answer died with a host, and which were taken back before anybody asked again."""
        found: list[int] = []
        lost: list[Any] = []
        for phone in self.phones if self.restarts else ():
            lost += [(phone.seat, w.said) for w in phone.wishes if isinstance(w.answers[0], OutOfStep)]
        for entry in self.room.live.table.entries:
            if entry.seq not in told and (entry.by, entry_key(entry)[-1]) in lost:
                found.append(entry.seq)
                lost.remove((entry.by, entry_key(entry)[-1]))
        return found

    def outcome(self, phone: Phone, wish: Wish) -> list[int]:
        """The entry a wish was told it made, if any; all answers to it are alike."""
        assert wish.answers
        seqs = {answer.seq for answer in wish.answers if isinstance(answer, Accepted)}
        if not seqs:
            return []
        assert len(seqs) == 1
        if any(isinstance(answer, UndoRequestView) for answer in wish.answers):
            assert seqs <= set(self.agreed)
            return []
        assert all(isinstance(answer, Accepted | OutOfStep) for answer in wish.answers), wish.answers
        assert self.restarts or not any(isinstance(answer, OutOfStep) for answer in wish.answers)
        (seq,) = seqs
        kind = {"play": "move"}.get(wish.what, wish.what)
        assert entry_key(self.room.live.table.entries[seq - 1])[:2] == (kind, phone.seat)
        if wish.said is not None:
            assert entry_key(self.room.live.table.entries[seq - 1])[-1] == wish.said
        return [] if seq in self.agreed else [seq]  # agreed to: another phone has told of it already
