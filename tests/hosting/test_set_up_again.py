"""Before the first move anything about a table may change; after it, only what nobody plays by."""

from pathlib import Path

import msgspec
import pytest

from companion.engine.setup import Seat, Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError
from companion.history.errors import JournalUnwritable, NameRefused
from companion.history.journal import FileJournal, read_journal
from companion.history.memory_journal import MemoryJournal
from companion.hosting.errors import SetupSettled
from companion.hosting.importing import Incoming, import_table
from companion.hosting.intents import Undo
from companion.hosting.loading import table_from
from tests.hosting.play import GAME, begin, host_of, open_house, play_on, play_out, sit_down


def test_before_the_first_move_anything_may_change(tmp_path: Path) -> None:
    setup = Setup(make_seats("Cleo", "Dan", "Eve"), {"develop": "optional"}, start=2)
    with open_house(tmp_path) as house:
        live = begin(house)
        host_of(house, live).set_up_again(setup)
        assert live.names == ("Cleo", "Dan", "Eve")
        assert live.table.position == live.game.start(setup)
        assert house.tables.table(live.id) is live
        play_on(live, 10)
        table = live.table
    with open_house(tmp_path) as house:
        (again,) = house.tables.open_tables()
        assert again.table == table
        assert again.table.header.setup == setup


def test_a_seat_that_is_gone_is_held_by_nobody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        ann, cleo = sit_down(house, live, 0), sit_down(house, live, 2)
        host_of(house, live).set_up_again(Setup(make_seats("Ann", "Ben")))
        assert ann.rights.held == {0}
        assert cleo.rights.watching
        host_of(house, live).set_up_again(Setup(make_seats("Ann", "Ben", "Dan")))
        assert cleo.rights.watching


@pytest.mark.parametrize(
    ("after", "ann", "ben", "cleo"),
    [
        (("Cleo", "Ann", "Ben"), {1}, {2}, {0}),
        (("Ann", "Cleo"), {0}, set(), {1}),
        (("Anna", "Ben", "Cleo"), {0}, {1}, {2}),
        (("Dan", "Ann", "Cleo"), {1}, set(), {2}),
        (("Cleo", "Eve"), set(), {1}, {0}),
    ],
    ids=["another order", "one less", "renamed", "one new in the place of another", "moved up and renamed"],
)
def test_whoever_sits_already_keeps_their_own_seat(
    tmp_path: Path, after: tuple[str, ...], ann: set[int], ben: set[int], cleo: set[int]
) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        places = [sit_down(house, live, seat) for seat in range(3)]
        host_of(house, live).set_up_again(Setup(make_seats(*after)))
        assert [client.rights.held for client in places] == [ann, ben, cleo]


def test_after_it_names_and_colours_may_still_change(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 12)
        entries, position = live.table.entries, live.table.position
        setup = Setup((Seat("Anna", "violet"), Seat("Ben", "amber")))
        told: list[str] = []
        host = host_of(house, live)
        host.listen(told.append)
        host.set_up_again(setup)
        assert told == [live.id]
        assert live.names == ("Anna", "Ben")
        assert (live.table.entries, live.table.position) == (entries, position)
        play_on(live, 2)
        table = live.table
        assert table_from(live.journal.lines()) == table
    with open_house(tmp_path) as house:
        assert house.tables.open_tables()[0].table == table


@pytest.mark.parametrize(
    "setup",
    [
        Setup(make_seats("Ann")),
        Setup(make_seats("Ann", "Ben", "Cleo")),
        Setup(make_seats("Ann", "Ben"), {"develop": "optional"}),
        Setup(make_seats("Ann", "Ben"), start=1),
        Setup(make_seats("Ann", "Ben"), mode="score"),
    ],
    ids=["fewer", "more", "ruling", "start", "mode"],
)
def test_and_nothing_else(tmp_path: Path, setup: Setup) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host = host_of(house, live)
        play_on(live, 1)
        live.submit(Undo())
        table, lines = live.table, live.journal.lines()
        with pytest.raises(SetupSettled):
            host.set_up_again(setup)
        assert (live.table, live.journal.lines()) == (table, lines)


def test_hints_can_be_turned_on_and_off_at_any_time(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host = host_of(house, live)
        play_on(live, 1)
        before, position = live.table.header.setup, live.table.position
        for rulings in ({"hints": "everybody"}, {}):
            host.set_up_again(msgspec.structs.replace(before, rulings={**before.rulings, **rulings}))
            assert live.table.header.setup.hints == bool(rulings)
            assert live.table.position == position


def test_a_setup_that_does_not_fit_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        table, lines = live.table, live.journal.lines()
        odd = msgspec.structs.replace(table.header.setup, mode="chess")  # as a page might be made to say
        for setup in (Setup(make_seats(*"ABCDE")), Setup(make_seats("Ann"), {"limit": "none"}), odd):
            with pytest.raises(WireError):
                host_of(house, live).set_up_again(setup)
        assert (live.table, live.journal.lines()) == (table, lines)


@pytest.mark.parametrize("name", ["An\x07n", "An\u202enn", "\x00", " "])
def test_a_name_that_is_no_text_is_refused_wherever_it_comes_from(tmp_path: Path, name: str) -> None:
    setup = Setup((Seat(name, "teal"), Seat("Ben", "amber")))
    with open_house(tmp_path) as house:
        live = begin(house)
        for bring in (
            lambda: house.tables.begin(GAME, setup),
            lambda: import_table(house.tables, Incoming(Table.set_up(live.game, "BROUGHT", setup, 0))),
            lambda: house.tables.set_up_again(live, setup),
        ):
            with pytest.raises(NameRefused):
                bring()
        assert house.tables.open_tables() == (live,)
        assert live.names == ("Ann", "Ben")


def test_a_finished_table_keeps_its_setup(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_out(live)
        for setup in (Setup(make_seats("Eve", "Ben"), start=1), Setup(make_seats("Eve", "Ben"))):
            with pytest.raises(SetupSettled):
                host_of(house, live).set_up_again(setup)


def test_a_disk_that_is_full_leaves_the_setup_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        table = live.table

        def full(*_: object, **__: object) -> None:
            raise OSError(28, "full")

        with monkeypatch.context() as patch:
            patch.setattr("companion.history.disk.replace_file", full)
            with pytest.raises(JournalUnwritable):
                house.tables.set_up_again(live, Setup(make_seats("Eve")))
        assert live.table == table
        play_on(live, 3)
        assert isinstance(live.journal, FileJournal)
        assert table_from(read_journal(live.journal.path)) == live.table


def test_a_journal_in_memory_takes_another_header_as_well() -> None:
    journal = MemoryJournal(b"one", b"two")
    journal.set_header(b"three")
    assert journal.lines() == (b"three", b"two")


def test_a_page_made_before_goes_on_with_the_names_that_are_now(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        setup = live.table.header.setup
        host_of(house, live).set_up_again(msgspec.structs.replace(setup, seats=make_seats("Anna", "Benno")))
        assert ann.view.names == ("Anna", "Benno")
        assert ann.view.setup.seats[0].name == "Anna"
