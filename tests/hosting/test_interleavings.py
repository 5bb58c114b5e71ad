"""Four phones, one host or two, a bad network: in whatever order, nothing is lost or happens twice."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Diverged, Table
from companion.history.errors import JournalClosed, Overtaken
from companion.history.memory_journal import MemoryJournal
from companion.hosting.intents import Accepted, IntentId, Play, Refusal, Seen
from companion.hosting.journaled_table import header_line
from companion.hosting.loading import read_lines
from companion.hosting.measures import Measures
from companion.hosting.session import TableSession
from tests.effort import times
from tests.hosting.network import SEATS, Night, Room, damaged
from tests.hosting.pebbles import PEBBLES, Drop, Grab
from tests.hosting.replica import Replica, Update, update_of

NIGHTS = times(10_000)
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_no_accepted_move_is_lost_none_is_applied_twice_and_all_replicas_are_equal(
    tmp_path: Path, part: int
) -> None:
    """Answers and entries come late, twice, damaged or never. In every fourth night a host dies as well.

    In every other night two hosts hold the journal, and a phone may turn to the other one at any time.
    """
    room = Room(tmp_path)
    for number in range(part, NIGHTS, PARTS):
        turn = number // PARTS
        night = Night(room, Random(number), restarts=turn % 8 < 2, hosts=1 + turn % 2)
        night.run(40)
        try:
            night.check()
        except AssertionError as error:
            error.add_note(f"night {number}")
            raise


def test_an_interleaving_tries_everything_it_claims_to(tmp_path: Path) -> None:
    """The proof proves nothing if nothing ever collides: over some nights, all of it happens often."""
    room = Room(tmp_path)
    answers: list[str] = []
    strayed = 0
    for number in range(400):
        night = Night(room, Random(number), restarts=number % 4 == 0)
        night.run(40)
        strayed += sum(phone.replica.strayed for phone in night.phones)
        for phone in night.phones:
            answers += [type(wish.answers[0]).__name__ for wish in phone.wishes]
            answers += ["again" for wish in phone.wishes if len(wish.answers) > 2]
        answers += ["agreed" for _ in night.agreed]
    kinds = ("Accepted", "Refusal", "UndoRequestView", "again", "agreed")
    counts = {name: answers.count(name) for name in kinds}
    assert min(counts.values()) >= 15, counts
    assert strayed >= 20


class Threads:
    """Four phones on two threads each: every intent is sent twice, at the same time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.room = Room(folder)
        self.told: list[list[tuple[int, int]]] = [[] for _ in range(4)]
        self.replicas = [Replica(PEBBLES) for _ in range(4)]

    def person(self, seat: int, twin: int) -> None:
        rng = Random(seat)  # both twins want the same
        client = self.room.client(seat)
        for intent in range(1, 12):
            move = rng.choice((Grab, Drop))(rng.randrange(4))
            answer = client.submit(Play(seat, move, id=IntentId("page", intent)))
            assert isinstance(answer, Accepted | Refusal)
            if isinstance(answer, Accepted):
                self.told[seat].append((intent, answer.seq))
            if twin:
                self.follow(seat)

    def follow(self, seat: int) -> None:
        self.replicas[seat].catch_up(lambda since: update_of(self.room.live.table, since))

    def run(self) -> None:
        people = [(seat, twin) for seat in range(4) for twin in (0, 1)]
        with ThreadPoolExecutor(len(people)) as pool:
            for done in [pool.submit(self.person, *each) for each in people]:
                done.result()


@pytest.mark.parametrize("number", range(12))
def test_people_on_threads_of_their_own_lose_nothing(tmp_path: Path, number: int) -> None:
    night = Threads(tmp_path / str(number))
    night.run()
    table = night.room.live.table
    seqs = [seq for each in night.told for _, seq in set(each)]
    assert sorted(seqs) == list(range(1, table.seq + 1))
    assert all(each.count(one) == 2 for each in night.told for one in each)
    for seat, replica in enumerate(night.replicas):
        night.follow(seat)
        assert replica.table == table
    assert read_lines(PEBBLES, night.room.live.journal.lines()) == table


class Counting(MemoryJournal):
    """A journal that counts who was overtaken."""

    overtaken = 0

    def append(self, payload: bytes) -> None:
        try:
            super().append(payload)
        except Overtaken:
            Counting.overtaken += 1
            raise


class Blind(MemoryJournal):
    """A journal that writes whatever comes, as if nobody else did."""

    def append(self, payload: bytes) -> None:
        self.news()
        super().append(payload)


def test_two_hosts_overtake_each_other_in_most_nights(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.journals, Counting.overtaken = Counting, 0
    for number in range(100):
        night = Night(room, Random(number), restarts=number % 4 == 0, hosts=2)
        night.run(40)
        night.check()
    assert Counting.overtaken > 60


def test_two_hosts_who_write_blindly_are_found_out(tmp_path: Path) -> None:
    """The proof proves nothing if it holds without the one condition that everything rests on."""
    room = Room(tmp_path)
    room.journals = Blind
    broken = 0
    for number in range(40):
        try:
            night = Night(room, Random(number), hosts=2)
            night.run(40)
            night.check()
        except (AssertionError, Diverged, JournalClosed):
            broken += 1
    assert broken > 20


class Races:
    """Four people at two hosts, each of whose wishes reaches both of them at the same time."""

    def __init__(self, folder: Path) -> None:
        self.room = Room(folder)
        self.room.begin(hosts=2)
        self.answers: list[list[Any]] = []

    def person(self, seat: int) -> None:
        rng, seen = Random(seat), Seen(0)
        places = [self.room.client(seat, host) for host in range(2)]
        with ThreadPoolExecutor(2) as pool:
            for number in range(1, 12):
                move = rng.choice((Grab, Drop))(rng.randrange(4))
                wish = Play(seat, move, seen=seen, id=IntentId("page", number))
                answers = [each.result() for each in [pool.submit(place.submit, wish) for place in places]]
                self.answers.append(answers)
                seen = Seen(max([seen.seq, *accepted(answers)]))

    def run(self) -> None:
        with ThreadPoolExecutor(SEATS) as pool:
            list(pool.map(self.person, range(SEATS)))


def accepted(answers: list[Any]) -> set[int]:
    return {answer.seq for answer in answers if isinstance(answer, Accepted)}


@pytest.mark.parametrize("number", range(6))
def test_two_hosts_who_are_sent_the_same_at_the_same_time_do_it_once(tmp_path: Path, number: int) -> None:
    (tmp_path / str(number)).mkdir()
    night = Races(tmp_path / str(number))
    night.run()
    for host in night.room.hosts:
        host.live.catch_up()
    table, other = (host.live.table for host in night.room.hosts)
    assert table == other == read_lines(PEBBLES, night.room.live.journal.lines())
    made = [accepted(answers) for answers in night.answers]
    assert sorted(seq for each in made for seq in each) == list(range(1, table.seq + 1))
    assert all(isinstance(answer, Accepted | Refusal) for answers in night.answers for answer in answers)
    assert sum(len(each) for each in made) > 20


def pebble_table(entries: int, seed: int = 1) -> TableSession:
    """Return a table in memory with some entries."""

    class Nobody:
        def writable_journal(self, live: TableSession) -> MemoryJournal:
            assert isinstance(live.journal, MemoryJournal)
            return live.journal

        measures = Measures()

        def on_entry(self, live: TableSession) -> None: ...

        def tell(self, table_id: str) -> None: ...

    table = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben")), 0)
    live = TableSession(table, MemoryJournal(header_line(table.header)), lambda: 0, Nobody())
    rng = Random(seed)
    while live.table.seq < entries:
        live.submit(Play(0, rng.choice(PEBBLES.moves(live.table.position, 0))))
    return live


def test_a_replica_notices_a_damaged_entry_and_finds_back() -> None:
    live = pebble_table(6)
    for seed in range(40):
        replica = Replica(PEBBLES)
        replica.catch_up(lambda since: update_of(live.table, since))
        true = live.table.entries[3]
        replica.table = Table.begin(PEBBLES, live.table.header).accept_all(live.table.entries[:3])
        wrong = damaged(true, Random(seed))
        assert replica.hear(Update(live.table.header, 3, (wrong,))) == (wrong == true)
        assert replica.table.seq == 3 + (wrong == true)
        replica.catch_up(lambda since: update_of(live.table, since))
        assert replica.table == live.table


def test_a_replica_that_followed_another_table_is_given_everything_anew() -> None:
    one, other = pebble_table(5, seed=1), pebble_table(8, seed=2)
    replica = Replica(PEBBLES)
    replica.catch_up(lambda since: update_of(one.table, since))
    assert replica.table == one.table
    replica.catch_up(lambda since: update_of(other.table, since))
    assert replica.table == other.table


def test_a_replica_passes_by_what_it_has_heard_and_waits_where_something_is_missing() -> None:
    live = pebble_table(6)
    replica = Replica(PEBBLES)
    header, entries = live.table.header, live.table.entries
    assert not replica.hear(Update(header, 2, entries[2:4]))
    assert replica.hear(Update(header, 0, entries[:3]))
    assert replica.hear(Update(header, 1, entries[1:2]))
    assert not replica.hear(Update(header, 5, entries[5:]))
    assert replica.hear(Update(header, 2, entries[2:]))
    assert replica.table == live.table
    assert replica.strayed == 0


def test_an_old_entry_that_is_not_what_was_heard_before_is_noticed() -> None:
    live = pebble_table(6)
    replica = Replica(PEBBLES)
    replica.catch_up(lambda since: update_of(live.table, since))
    wrong = msgspec.structs.replace(live.table.entries[2], digest="0" * 12)
    assert not replica.hear(Update(live.table.header, 2, (wrong,)))
    assert replica.strayed == 1
    assert replica.table == live.table
