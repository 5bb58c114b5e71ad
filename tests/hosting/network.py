"""Four phones and a bad network between them and the host, or two hosts that hold one journal."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.engine.record import AnyEntry
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.history.boxes import Boxes
from companion.history.disk import FileDisk
from companion.history.journal import Journal
from companion.history.memory_journal import MemoryJournal
from companion.hosting.client import TableClient
from companion.hosting.errors import AlreadyAsked, AskedEnough, NothingAsked, NothingToTakeBack, TooFast
from companion.hosting.events import EventBus
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
from companion.hosting.journaled_table import header_line
from companion.hosting.keys import fingerprint, new_key
from companion.hosting.loading import read_lines
from companion.hosting.measures import Measures
from companion.hosting.presence import Presence
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable
from companion.hosting.tools import ToolStore
from companion.hosting.undo_requests import UndoRequestView
from tests.hosting.pebbles import PEBBLES, Drop, Grab, SetPot, Shake
from tests.hosting.play import Watch
from tests.hosting.replica import Replica, Update, update_of

SEATS = 4


class Host:
    """One of those that host a room's table; enough of a house for a `TableClient`."""

    def __init__(self, room: "Room", table: AnyTable, journal: MemoryJournal) -> None:
        self.tables: Any = self
        self.seating, self.joining, self.presence = room.seating, room.joining, room.presence
        self.boxes, self.tools, self.tell = room.boxes, room.tools, room.tell
        self.journal = journal
        self.measures = Measures()
        self.live = TableSession(table, journal, room.watch, self)

    def table(self, _id: str) -> TableSession:
        return self.live

    def writable_journal(self, live: TableSession) -> Journal:
        return live.journal

    def on_entry(self, _live: TableSession) -> None: ...

    def client(self, key: str) -> TableClient:
        return TableClient(self, self.live, key, None)


class Room:
    """A table that is kept in memory, with those that host it."""

    journals: type[MemoryJournal] = MemoryJournal

    def __init__(self, folder: Path) -> None:
        self.watch = Watch()
        self.events = EventBus()
        self.events.listen(self.tell)
        self.seating = Seating(folder / "seats.json", clock=self.watch, disk=FileDisk(fsync=False))
        self.joining = JoinService(self, self.seating, clock=self.watch)
        self.presence = Presence(self.tell)
        self.boxes = Boxes(folder / "boxes", clock=self.watch, disk=FileDisk(fsync=False))
        self.tools = ToolStore(folder / "tools.json", clock=self.watch, disk=FileDisk(fsync=False))
        self.keys = [new_key() for _ in range(SEATS)]
        for seat, key in enumerate(self.keys):
            self.seating.sit("POTS", (seat,), fingerprint(key, "POTS"))
        self.told: Callable[[str], None] = lambda _: None
        self.hosts: list[Host] = []
        self.begin()

    @property
    def live(self) -> TableSession:
        """The table, as the first host has it."""
        return self.hosts[0].live

    def begin(self, hosts: int = 1) -> None:
        """Begin a new table under the same id, so that nobody has to sit down again."""
        self.open(
            Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben", "Cleo", "Dan")), self.watch()), hosts
        )

    def open(self, table: AnyTable, hosts: int = 1) -> None:
        """Have a table hosted by so many, who share its journal."""
        journal = self.journals(header_line(table.header))
        self.hosts = [Host(self, table, journal.share()) for _ in range(hosts)]

    def restart(self, number: int = 0) -> None:
        """Restart a host with what is in the journal."""
        journal = self.hosts[number].journal.share()
        self.hosts[number] = Host(self, read_lines(self.live.game, journal.lines()), journal)

    def client(self, seat: int, host: int = 0) -> TableClient:
        return self.hosts[host].client(self.keys[seat])

    def table(self, _id: str) -> TableSession:
        return self.live

    def open_tables(self) -> tuple[TableSession, ...]:
        return (self.live,)

    @property
    def open_ids(self) -> tuple[str, ...]:
        return (self.live.id,)

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
    """Send a wish to the host. What it refuses without an answer counts as one."""
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
    """Return an entry in which the line has changed something that still looks right."""
    if rng.random() < 0.5 or not hasattr(entry, "move"):
        return msgspec.structs.replace(entry, digest=f"{rng.getrandbits(48):012x}")
    return msgspec.structs.replace(entry, move=Grab(rng.randrange(4)))


class Night:
    """One evening: four phones, those who host them, and all that a network does to what they say.

    Where a host may die or there are two, a phone has one wish at a time, as a page has, and sends it again
    to any host until it is answered.
    """

    def __init__(self, room: Room, rng: Random, *, restarts: bool = False, hosts: int = 1) -> None:
        room.begin(hosts)
        self.room, self.rng, self.restarts = room, rng, restarts
        self.hosts, self.careful = hosts, restarts or hosts > 1
        self.phones = [Phone(seat, Replica(PEBBLES)) for seat in range(SEATS)]
        for phone in self.phones:
            phone.replica.catch_up(self.update)
        self.up: list[tuple[Phone, Wish]] = []
        self.down: list[Callable[[], None]] = []
        self.told = 0
        self.agreed: list[int] = []

    @property
    def any_host(self) -> int:
        return self.rng.randrange(self.hosts) if self.hosts > 1 else 0

    def client(self, phone: Phone) -> TableClient:
        return self.room.client(phone.seat, self.any_host)

    def update(self, since: Seen | None) -> Update:
        """Return what a phone lacks that comes to any host: that one looks first what the other wrote."""
        live = self.room.hosts[self.any_host].live
        live.catch_up()
        return update_of(live.table, since)

    def run(self, steps: int) -> None:
        """Let anything happen in any order, then let everything arrive."""
        most = 1 if self.careful else 3
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
                self.room.restart(self.any_host)
                self.up.clear()  # lines end with the host; what had no answer is sent again
            elif self.hosts > 1:
                self.rename()
        self.settle()

    def rename(self) -> None:
        """Change the table's header, whatever the other is doing."""
        live = self.room.hosts[self.any_host].live

        def once(_again: bool) -> None:
            header = msgspec.structs.replace(live.table.header, created=live.table.header.created + 1)
            live.set_header(replace(live.table, header=header))

        live.decide(once)

    def arrive(self) -> None:
        """Deliver one wish to the host, or lose it, or let it go on wandering about as well."""
        number = self.rng.randrange(len(self.up))
        phone, wish = self.up[number]
        fate = self.rng.random()
        if fate > 0.15:
            self.up.pop(number)
        if fate > 0.3 and (self.hosts == 1 or wish in phone.waiting):
            self.deliver(phone, wish)

    def deliver(self, phone: Phone, wish: Wish) -> None:
        answer = ask(self.client(phone), wish)
        if self.rng.random() > 0.2:
            self.down.append(lambda: self.answered(phone, wish, answer))
        self.broadcast()
        if isinstance(answer, UndoRequestView) and self.rng.random() < 0.5:
            self.agree()

    def broadcast(self) -> None:
        """Tell every phone of new entries: late, twice, never, or wrong."""
        table = max((host.live.table for host in self.room.hosts), key=lambda table: table.seq)
        for entry in table.entries[self.told :]:
            for phone in self.phones:
                for _ in range(self.rng.choice((0, 1, 1, 1, 2))):
                    heard = damaged(entry, self.rng) if self.rng.random() < 0.05 else entry
                    update = Update(table.header, entry.seq - 1, (heard,))
                    self.down.append(lambda phone=phone, update=update: self.heard(phone, update))  # type: ignore[misc]
        self.told = table.seq

    def heard(self, phone: Phone, update: Update) -> None:
        assert phone.replica.table
        if update.header.created < phone.replica.table.header.created:
            return  # from before a host changed the header
        if not phone.replica.hear(update) and self.rng.random() < 0.5:
            phone.replica.catch_up(self.update)

    def answered(self, phone: Phone, wish: Wish, answer: Any) -> None:
        wish.answers.append(answer)
        if wish in phone.waiting:
            phone.waiting.remove(wish)
        if self.careful:
            phone.replica.catch_up(self.update)

    def agree(self) -> None:
        """Whoever is asked answers, or whoever asked gives up."""
        for client in (self.room.client(seat, host) for host in range(self.hosts) for seat in range(SEATS)):
            question = client.approval.open_request()
            if question and question.mine and self.rng.random() < 0.1:
                client.approval.withdraw()
            elif question and question.mine_to_answer:
                self.say(client, self.rng.random() < 0.7)

    def say(self, client: TableClient, yes: bool) -> None:
        with suppress(NothingAsked):  # the other host was faster
            accepted = client.approval.answer(yes)
            self.agreed += [accepted.seq] if accepted else []
            self.broadcast()

    def settle(self) -> None:
        """Mend the network: everything unanswered is sent until it is answered."""
        self.rng.shuffle(self.up)
        for phone, wish in self.up:
            if self.hosts == 1 or wish in phone.waiting:
                wish.answers.append(ask(self.client(phone), wish))
        for phone in self.phones:
            for wish in phone.waiting if self.careful else phone.wishes:
                wish.answers.append(ask(self.client(phone), wish))
        self.broadcast()
        self.rng.shuffle(self.down)
        for arrive in self.down:
            arrive()
        for phone in self.phones:
            phone.replica.catch_up(self.update)

    def check(self) -> None:
        """Check that no accepted move is lost or applied twice, and that replicas and journal are equal."""
        for host in self.room.hosts:
            host.live.catch_up()
        table = self.room.live.table
        told = list(self.agreed)
        for phone in self.phones:
            for wish in phone.wishes:
                told += self.outcome(phone, wish)
        told += self.unsaid(set(told))
        assert sorted(told) == list(range(1, table.seq + 1)), "entries and accepted wishes are one to one"
        for phone in self.phones:
            assert phone.replica.table == table
        for host in self.room.hosts:
            assert host.live.table == table
            assert read_lines(PEBBLES, host.live.journal.lines()) == table

    def unsaid(self, told: set[int]) -> list[int]:
        """Return the entries whose answer died with a host, and which were taken back before anybody asked
        again.
        """
        found: list[int] = []
        lost: list[Any] = []
        for phone in self.phones if self.careful else ():
            lost += [(phone.seat, w.said) for w in phone.wishes if isinstance(w.answers[0], OutOfStep)]
        for entry in self.room.live.table.entries:
            if entry.seq not in told and (entry.by, entry_key(entry)[-1]) in lost:
                found.append(entry.seq)
                lost.remove((entry.by, entry_key(entry)[-1]))
        return found

    def outcome(self, phone: Phone, wish: Wish) -> list[int]:
        """Return the entry a wish was told it made, if any. All answers to it are alike."""
        assert wish.answers
        seqs = {answer.seq for answer in wish.answers if isinstance(answer, Accepted)}
        if not seqs:
            return []
        assert len(seqs) == 1
        if any(isinstance(answer, UndoRequestView) for answer in wish.answers):
            assert seqs <= set(self.agreed)
            return []
        if self.hosts == 1:  # what one host refused the other may accept, once the network has lost the no
            assert all(isinstance(answer, Accepted | OutOfStep) for answer in wish.answers), wish.answers
        assert self.careful or not any(isinstance(answer, OutOfStep) for answer in wish.answers)
        (seq,) = seqs
        kind = {"play": "move"}.get(wish.what, wish.what)
        assert entry_key(self.room.live.table.entries[seq - 1])[:2] == (kind, phone.seat)
        if wish.said is not None:
            assert entry_key(self.room.live.table.entries[seq - 1])[-1] == wish.said
        return [] if seq in self.agreed else [seq]  # agreed to: another phone has told of it already
