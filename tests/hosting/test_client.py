"""Whatever a page sends: a device acts for its own seats, a watcher for none, a host for free ones too."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.log import log_line
from companion.engine.setup import Setup, make_seats
from companion.games.card_city.moves import Build, Choose, SetMoney, Take
from companion.hosting.client import TableClient
from companion.hosting.errors import (
    CannotShow,
    HostingError,
    HostOnly,
    Malformed,
    NotYours,
    OnlyWatching,
    RecordFull,
    TableGone,
    TooFast,
)
from companion.hosting.intents import Accepted, Correct, Intent, Overrule, Play, Redo, Refusal, Seen, Undo
from companion.hosting.keys import new_key
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TAPS
from tests.hosting.play import Watch, begin, host_of, open_house, play_on, play_out, sit_down
from tests.hosting.twins import told_since

OPEN = Choose("open")
Writing = Callable[[TableClient], Any]

WRITING: dict[str, Writing] = {
    "play": lambda client: client.submit(Play(1, OPEN)),
    "overrule": lambda client: client.submit(Overrule(1, Build("R", "f5"))),
    "correct": lambda client: client.submit(Correct(SetMoney(0, 9))),
    "correct by": lambda client: client.submit(Correct(SetMoney(0, 9), by=1)),
    "undo": lambda client: client.submit(Undo()),
    "undo by": lambda client: client.submit(Undo(by=1)),
    "redo": lambda client: client.submit(Redo()),
}
"""Everything that makes an entry, tried for seat 1."""

HOSTS_RIGHTS: dict[str, Writing] = {
    "free": lambda client: client.free(1),
    "finish": lambda client: client.finish(),
    "delete": lambda client: client.delete(),
    "set up again": lambda client: client.set_up_again(Setup(make_seats("Eve", "Mallory"))),
}


def refused(client: TableClient, writing: Writing, error: type[HostingError]) -> None:
    """Check that it is refused, and nothing at the table is different."""
    before = client.view.seq
    with pytest.raises(error):
        writing(client)
    assert client.view.seq == before


@pytest.mark.parametrize("name", WRITING)
def test_a_watcher_cannot_write(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        refused(house.client(live, None), WRITING[name], OnlyWatching)


@pytest.mark.parametrize("name", ["play", "overrule", "correct by", "undo by"])
def test_another_seats_page_cannot_act_for_a_seat(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        sit_down(house, live, 1)
        refused(sit_down(house, live, 0), WRITING[name], NotYours)


@pytest.mark.parametrize("name", WRITING)
def test_a_guessed_key_opens_nothing(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        key = house.joining.sit(live, 1, None)
        for guess in (new_key(), key[:-1], key.lower(), key + "A", key[::-1], "", "é" * 27, "\ud800" * 27):
            refused(house.client(live, guess, guess), WRITING[name], OnlyWatching)
        for odd in (None, 5, b"A" * 27, ["A"] * 27):
            refused(house.client(live, odd, odd), WRITING[name], OnlyWatching)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", WRITING)
def test_a_key_of_one_table_says_nothing_at_another(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        play_on(other, 3)
        key = house.joining.sit(live, 1, None)
        house.joining.sit(other, 1, None)
        refused(house.client(other, key, key), WRITING[name], OnlyWatching)
        client = house.client(other, key)
        assert client.sit(0) != key


@pytest.mark.parametrize("name", WRITING)
def test_a_freed_seat_is_lost_to_the_page_that_is_still_open(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        ben = sit_down(house, live, 1)
        assert ben.rights.may_act(1)
        host_of(house, live).free(1)
        assert ben.rights.watching
        refused(ben, WRITING[name], OnlyWatching)


@pytest.mark.parametrize("name", HOSTS_RIGHTS)
def test_only_the_host_ends_deletes_or_changes_the_table(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        names = live.names
        for client in (house.client(live, None), sit_down(house, live, 0), sit_down(house, live, 1)):
            refused(client, HOSTS_RIGHTS[name], HostOnly)
        assert house.tables.open_tables() == (live,)
        assert live.names == names
        assert house.seating.taken_seats(live.id) == {0, 1}
        host = host_of(house, live)
        HOSTS_RIGHTS[name](host)
        house.joining.revoke_hosts()
        if name != "delete":
            refused(host, HOSTS_RIGHTS[name], HostOnly)


def test_the_machine_that_hosts_is_a_host_without_a_key(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        client = house.client(live, None, local=True)
        assert client.rights.hosting
        assert isinstance(client.submit(Play(1, OPEN)), Accepted)
        client.finish()
        assert client.finished


def test_a_host_acts_for_the_seats_nobody_holds_and_only_for_those(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host = host_of(house, live)
        assert host.rights.seats == {0, 1}
        assert not host.rights.held
        ann = sit_down(house, live, 0)
        assert host.rights.seats == {1}
        refused(host, lambda client: client.submit(Play(0, Take(("R", "I")))), NotYours)
        assert isinstance(host.submit(Play(1, OPEN)), Accepted)
        assert isinstance(ann.submit(Play(0, Take(("R", "I")))), Accepted)
        assert [entry.by for entry in live.table.entries] == [1, 0]
        ann.leave()
        assert host.rights.seats == {0, 1}
        assert ann.rights.watching


def test_one_device_may_hold_several_seats(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        client = sit_down(house, live, 0, 2)
        assert client.rights.seats == {0, 2}
        client.leave(0)
        assert client.rights.seats == {2}
        refused(client, lambda each: each.submit(Play(0, OPEN)), NotYours)


def test_a_correction_says_who_made_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host_of(house, live).submit(Correct(SetMoney(0, 7)))
        sit_down(house, live, 1).submit(Correct(SetMoney(0, 8)))
        host_of(house, live).submit(Correct(SetMoney(0, 9)))
        assert [entry.by for entry in live.table.entries] == [None, 1, None]


def test_a_correction_the_mirror_cannot_show_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        client = sit_down(house, begin(house), 0)
        refused(client, lambda each: each.submit(Correct(SetMoney(3, 1))), CannotShow)


@pytest.mark.parametrize(
    "move",
    [
        None,
        "open",
        {"move": "choose"},
        Choose("third"),  # type: ignore[arg-type]
        Take(("R",)),  # type: ignore[arg-type]
        Build("R", "x" * 10_000),
        Build("R", "\ud800"),
        Build("R", 5),  # type: ignore[arg-type]
        SetMoney(0, 5),
        object(),
    ],
    ids=lambda move: type(move).__name__,
)
def test_what_is_no_move_of_this_game_is_refused_and_never_written(tmp_path: Path, move: Any) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        client, written = sit_down(house, live, 1), live.journal.lines()
        for intent in (Play(1, move), Overrule(1, move), Correct(move)):
            if intent != Correct(SetMoney(0, 5)):
                assert not taken(client, intent)
        assert live.table.seq == 0
        assert live.journal.lines() == written


def taken(client: TableClient, intent: Intent) -> bool:
    """Tell if something went in that the game refuses, or that no game could be asked."""
    try:
        return isinstance(client.submit(intent), Accepted)
    except Malformed:
        return False


@pytest.mark.parametrize("note", ["x" * 201, 5, None, "\ud800"])
def test_a_note_that_is_none_is_refused(tmp_path: Path, note: Any) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        client = sit_down(house, live, 0)
        for seat, move in ((1, OPEN), (0, Take(("R", "R"))), (1, Take(("P", "P")))):
            live.submit(Play(seat, move))
        refused(client, lambda each: each.submit(Overrule(0, Build("R", "h8"), note)), Malformed)
        assert isinstance(client.submit(Overrule(0, Build("R", "h8"), "we agreed")), Accepted)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_way_to_a_seat_the_table_does_not_have(tmp_path: Path, seat: int) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        for client in (sit_down(house, live, 1), host_of(house, live)):
            refused(client, lambda each: each.submit(Play(seat, OPEN)), NotYours)
            refused(client, lambda each: each.sit(seat), HostingError)


def test_a_deleted_table_takes_nothing_any_more(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        client, host = sit_down(house, live, 1), host_of(house, live)
        host.delete()
        refused(client, WRITING["play"], TableGone)
        for name in ("finish", "delete"):
            refused(host, HOSTS_RIGHTS[name], TableGone)
        refused(client, lambda each: each.sit(0), TableGone)


def test_a_seat_that_taps_faster_than_a_hand_is_asked_to_wait(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live = begin(house)
        ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
        for _ in range(TAPS.burst):
            assert isinstance(ann.submit(Play(0, Build("R", "f5"))), Refusal)
        with pytest.raises(TooFast) as waiting:
            ann.submit(Play(0, Build("R", "f5")))
        assert waiting.value.seconds == 1
        assert isinstance(ben.submit(Play(1, OPEN)), Accepted)
        watch.wait(0.1)
        assert isinstance(ann.submit(Play(0, Take(("R", "I")))), Accepted)
        with pytest.raises(TooFast):
            ann.submit(Undo())


def test_a_record_that_is_full_takes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hosting.session.MAX_ENTRIES", 3)
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        for name in ("undo", "correct"):
            refused(host_of(house, live), WRITING[name], RecordFull)


def test_a_place_tells_what_the_table_shows(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 30)
        client, game, position = house.client(live, None), live.game, live.table.position
        assert client.view.position() == position
        assert client.view.current_version() == Seen(30, live.table.entries[-1].digest)
        assert client.view.agenda() == game.agenda(position)
        assert client.view.scoresheet() == game.scoresheet(position)
        assert client.view.actors() == game.actors(position)
        assert [line.seq for line in client.view.log()] == list(range(30, 0, -1))
        assert (client.view.seq, client.view.steps, client.view.names) == (30, 30, ("Ann", "Ben"))
        assert client.view.record() == live.table.record
        assert client.view.undo_line() == log_line(live.table, 30)
        assert client.view.redo_line() is None
        live.submit(Undo())
        assert client.view.redo_line() is not None
        assert [(line.step, back) for line, back in told_since(client, 29, None)] == [(0, False), (0, True)]


def test_a_finished_table_keeps_its_seats_and_opens_again_for_whoever_undoes(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        places = {seat: sit_down(house, live, seat) for seat in (0, 1)}
        play_out(live)
        last: Any = live.table.entries[-1]
        assert places[0].finished
        assert places[0].view.over
        assert isinstance(places[last.seat].submit(Undo()), Accepted)
        assert not places[0].finished


def test_an_evening_by_places_alone_is_the_evening_in_the_journal(tmp_path: Path) -> None:
    def evening(house: OpenHome, rng: Random) -> None:
        live = begin(house, "Ann", "Ben", "Cleo")
        places = [sit_down(house, live, seat) for seat in range(3)]
        while not live.over:
            client = rng.choice(places)
            seat = min(client.rights.seats)
            if seat in client.view.actors(seat):
                assert isinstance(
                    client.submit(
                        Play(
                            seat, rng.choice(client.view.moves(seat)), seen=client.view.current_version(seat)
                        )
                    ),
                    Accepted,
                )
        assert {entry.by for entry in live.table.entries} == {0, 1, 2}

    with open_house(tmp_path) as house:
        evening(house, Random(3))
        assert house.tables.library.summaries.count() == 1
