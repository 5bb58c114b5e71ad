"""Four phones and a bad network: whatever comes in whatever order, nothing is lost or happens twice."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.history.journal import MemoryJournal
from companion.hosting.intents import Accepted, IntentId, Play, Refusal
from companion.hosting.loading import read_lines
from companion.hosting.session import TableSession, header_line
from tests.effort import times
from tests.hosting.network import Night, Room, damaged
from tests.hosting.pebbles import PEBBLES, Drop, Grab
from tests.hosting.replica import Replica, Update, update_of

NIGHTS = times(10_000)
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_no_accepted_move_is_lost_none_is_applied_twice_and_all_replicas_are_equal(
    tmp_path: Path, part: int
) -> None:
    """Answers and entries come late, twice, damaged or never; in every fourth night the host dies as well."""
    room = Room(tmp_path)
    for number in range(part, NIGHTS, PARTS):
        night = Night(room, Random(number), restarts=number // PARTS % 4 == 0)
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


def pebble_table(entries: int, seed: int = 1) -> TableSession:
    """A table in memory with some entries."""

    class Nobody:
        def writable(self, live: TableSession) -> MemoryJournal:
            assert isinstance(live.journal, MemoryJournal)
            return live.journal

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
