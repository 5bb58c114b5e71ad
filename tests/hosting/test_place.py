"""Whatever a page sends: a device acts for its own seats, a watcher for none, a host for free ones too."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, seated
from companion.games.card_city.moves import Build, Choose, SetMoney, Take
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
from companion.hosting.house import House
from companion.hosting.intents import Accepted, Refusal, Seen
from companion.hosting.keys import new_key
from companion.hosting.live import TAPS
from companion.hosting.place import Place
from tests.hosting.play import Watch, begin, host_of, open_house, play_on, play_out, sit_down

OPEN = Choose("open")
Writing = Callable[[Place], Any]

WRITING: dict[str, Writing] = {
    "play": lambda place: place.play(1, OPEN),
    "overrule": lambda place: place.overrule(1, Build("R", "f5")),
    "correct": lambda place: place.correct(SetMoney(0, 9)),
    "correct by": lambda place: place.correct(SetMoney(0, 9), by=1),
    "undo": lambda place: place.undo(),
    "undo by": lambda place: place.undo(by=1),
    "redo": lambda place: place.redo(),
}
"""Everything that makes an entry, tried for seat 1."""

HOSTS_RIGHTS: dict[str, Writing] = {
    "free": lambda place: place.free(1),
    "finish": lambda place: place.finish(),
    "delete": lambda place: place.delete(),
    "reopen": lambda place: place.reopen(),
    "set up again": lambda place: place.set_up_again(Setup(seated("Eve", "Mallory"))),
}


def refused(place: Place, writing: Writing, error: type[HostingError]) -> None:
    """It is refused, and nothing at the table is different."""
    before = place.seq
    with pytest.raises(error):
        writing(place)
    assert place.seq == before


@pytest.mark.parametrize("name", WRITING)
def test_a_watcher_cannot_write(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        refused(house.place(live, None), WRITING[name], OnlyWatching)


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
        key = house.doors.sit(live, 1, None)
        for guess in (new_key(), key[:-1], key.lower(), key + "A", key[::-1], "", "é" * 27, "\ud800" * 27):
            refused(house.place(live, guess, guess), WRITING[name], OnlyWatching)
        for odd in (None, 5, b"A" * 27, ["A"] * 27):
            refused(house.place(live, odd, odd), WRITING[name], OnlyWatching)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", WRITING)
def test_a_key_of_one_table_says_nothing_at_another(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        play_on(other, 3)
        key = house.doors.sit(live, 1, None)
        house.doors.sit(other, 1, None)
        refused(house.place(other, key, key), WRITING[name], OnlyWatching)
        place = house.place(other, key)
        assert place.sit(0) != key


@pytest.mark.parametrize("name", WRITING)
def test_a_freed_seat_is_lost_to_the_page_that_is_still_open(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        ben = sit_down(house, live, 1)
        assert ben.may_act(1)
        host_of(house, live).free(1)
        assert ben.watching
        refused(ben, WRITING[name], OnlyWatching)


@pytest.mark.parametrize("name", HOSTS_RIGHTS)
def test_only_the_host_ends_deletes_or_changes_the_table(tmp_path: Path, name: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        names = live.names
        for place in (house.place(live, None), sit_down(house, live, 0), sit_down(house, live, 1)):
            refused(place, HOSTS_RIGHTS[name], HostOnly)
        assert house.host.tables() == (live,)
        assert live.names == names
        assert house.seating.taken(live.id) == {0, 1}
        host = host_of(house, live)
        HOSTS_RIGHTS[name](host)
        house.doors.revoke_hosts()
        if name != "delete":
            refused(host, HOSTS_RIGHTS[name], HostOnly)


def test_the_machine_that_hosts_is_a_host_without_a_key(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        place = house.place(live, None, local=True)
        assert place.hosting
        assert isinstance(place.play(1, OPEN), Accepted)
        place.finish()
        assert place.finished


def test_a_host_acts_for_the_seats_nobody_holds_and_only_for_those(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host = host_of(house, live)
        assert host.seats == {0, 1}
        assert not host.held
        ann = sit_down(house, live, 0)
        assert host.seats == {1}
        refused(host, lambda place: place.play(0, Take(("R", "I"))), NotYours)
        assert isinstance(host.play(1, OPEN), Accepted)
        assert isinstance(ann.play(0, Take(("R", "I"))), Accepted)
        assert [entry.by for entry in live.table.entries] == [1, 0]
        ann.leave()
        assert host.seats == {0, 1}
        assert ann.watching


def test_one_device_may_hold_several_seats(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        place = sit_down(house, live, 0, 2)
        assert place.seats == {0, 2}
        place.leave(0)
        assert place.seats == {2}
        refused(place, lambda each: each.play(0, OPEN), NotYours)


def test_a_correction_says_who_made_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host_of(house, live).correct(SetMoney(0, 7))
        sit_down(house, live, 1).correct(SetMoney(0, 8))
        host_of(house, live).correct(SetMoney(0, 9))
        assert [entry.by for entry in live.table.entries] == [None, 1, None]


def test_a_correction_the_mirror_cannot_show_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        place = sit_down(house, begin(house), 0)
        refused(place, lambda each: each.correct(SetMoney(3, 1)), CannotShow)


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
        place = sit_down(house, begin(house), 1)
        refused(place, lambda each: each.play(1, move), Malformed)
        refused(place, lambda each: each.overrule(1, move), Malformed)
        if not isinstance(move, SetMoney):
            refused(place, lambda each: each.correct(move), Malformed)


@pytest.mark.parametrize("note", ["x" * 201, 5, None, "\ud800"])
def test_a_note_that_is_none_is_refused(tmp_path: Path, note: Any) -> None:
    with open_house(tmp_path) as house:
        place = sit_down(house, begin(house), 1)
        refused(place, lambda each: each.overrule(1, Build("R", "f5"), note=note), Malformed)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_way_to_a_seat_the_table_does_not_have(tmp_path: Path, seat: int) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        for place in (sit_down(house, live, 1), host_of(house, live)):
            refused(place, lambda each: each.play(seat, OPEN), NotYours)
            refused(place, lambda each: each.sit(seat), HostingError)


def test_a_deleted_table_takes_nothing_any_more(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        place, host = sit_down(house, live, 1), host_of(house, live)
        host.delete()
        refused(place, WRITING["play"], TableGone)
        for name in ("finish", "delete"):
            refused(host, HOSTS_RIGHTS[name], TableGone)
        refused(place, lambda each: each.sit(0), TableGone)


def test_a_seat_that_taps_faster_than_a_hand_is_asked_to_wait(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live = begin(house)
        ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
        for _ in range(TAPS.burst):
            assert isinstance(ann.play(0, Build("R", "f5")), Refusal)
        with pytest.raises(TooFast) as waiting:
            ann.play(0, Build("R", "f5"))
        assert waiting.value.seconds == 1
        assert isinstance(ben.play(1, OPEN), Accepted)
        watch.wait(0.1)
        assert isinstance(ann.play(0, Take(("R", "I"))), Accepted)
        with pytest.raises(TooFast):
            ann.undo()


def test_a_record_that_is_full_takes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hosting.rights.MAX_ENTRIES", 3)
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        for name in ("undo", "correct"):
            refused(host_of(house, live), WRITING[name], RecordFull)


def test_a_place_tells_what_the_table_shows(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 30)
        place, game, position = house.place(live, None), live.game, live.table.position
        assert place.position() == position
        assert place.seen() == Seen(30, live.table.entries[-1].digest)
        assert place.agenda() == game.agenda(position)
        assert place.scoresheet() == game.scoresheet(position)
        assert place.actors() == game.actors(position)
        assert place.position_at(7) == live.table.at_step(7)
        assert [line.seq for line in place.log()] == list(range(30, 0, -1))
        assert (place.seq, place.steps, place.names) == (30, 30, ("Ann", "Ben"))
        assert place.record() == live.table.record
        assert place.update(None).entries == live.table.entries
        assert place.undo_line() == place.line(30)
        assert place.redo_line() is None
        live.undo()
        assert place.redo_line() is not None
        assert [(line.step, back) for line, back in place.since(29)] == [(0, False), (0, True)]


def test_a_finished_table_keeps_its_seats_and_opens_again_for_whoever_undoes(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        places = {seat: sit_down(house, live, seat) for seat in (0, 1)}
        play_out(live)
        last: Any = live.table.entries[-1]
        assert places[0].finished
        assert places[0].over
        assert isinstance(places[last.seat].undo(), Accepted)
        assert not places[0].finished


def test_an_evening_by_places_alone_is_the_evening_in_the_journal(tmp_path: Path) -> None:
    def evening(house: House, rng: Random) -> None:
        live = begin(house, "Ann", "Ben", "Cleo")
        places = [sit_down(house, live, seat) for seat in range(3)]
        while not live.over:
            place = rng.choice(places)
            seat = min(place.seats)
            if seat in place.actors(seat):
                assert isinstance(
                    place.play(seat, rng.choice(place.moves(seat)), seen=place.seen(seat)), Accepted
                )
        assert {entry.by for entry in live.table.entries} == {0, 1, 2}

    with open_house(tmp_path) as house:
        evening(house, Random(3))
        assert house.host.library.count() == 1
