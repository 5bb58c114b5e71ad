"""Who is there now: told when it changes, and never more than the host can serve."""

from pathlib import Path

import pytest

from companion.hosting.errors import TableFull, TooManyTables
from companion.hosting.events import MOST_LISTENERS
from companion.hosting.intents import Undo
from companion.hosting.presence import KEPT_FREE, MOST_AT_A_TABLE, MOST_IN_ALL, Presence, Present
from companion.hosting.sessions import MOST_OPEN
from tests.hosting.play import begin, host_of, open_house, play_out, sit_down


def nobody() -> frozenset[int]:
    return frozenset()


def test_seats_and_watchers_are_counted_and_everybody_hears_of_a_change(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        ann = sit_down(house, live, 0, 2)
        watcher, host = house.client(live, None), host_of(house, live)
        told: list[Present] = []
        ann.listen(lambda _: told.append(ann.present))
        leave = ann.enter()
        watcher.enter()
        host.enter()
        assert ann.present == Present(frozenset({0, 2}), 2)
        leave()
        leave()
        assert told == [
            Present(frozenset({0, 2}), 0),
            Present(frozenset({0, 2}), 1),
            Present(frozenset({0, 2}), 2),
            Present(frozenset(), 2),
        ]
        assert live.table.seq == 0


def test_a_second_page_of_the_same_person_is_no_news(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        told: list[str] = []
        first = ann.enter()
        house.tables.events.listen(told.append, live.id)
        second = ann.enter()
        first()
        assert told == []
        assert ann.present == Present(frozenset({0}), 0)
        second()
        assert told == [live.id]


def test_presence_follows_the_seats_as_they_are_held_now(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = house.client(live, None)
        ann.enter()
        assert ann.present == Present(frozenset(), 1)
        ann.sit(1)
        assert ann.present == Present(frozenset({1}), 0)
        host_of(house, live).free(1)
        assert ann.present == Present(frozenset(), 1)


def test_a_table_is_full_for_watchers_before_it_is_for_players() -> None:
    presence = Presence(lambda _: None)
    leaving = [presence.enter("T", nobody) for _ in range(MOST_AT_A_TABLE - KEPT_FREE)]
    with pytest.raises(TableFull):
        presence.enter("T", nobody)
    for seat in range(KEPT_FREE):
        presence.enter("T", lambda seat=seat: {seat}, f"device {seat}")  # type: ignore[misc]
    assert presence.present_at("T").seats == set(range(KEPT_FREE))
    with pytest.raises(TableFull):
        presence.enter("T", nobody)
    for stop in leaving[: KEPT_FREE + 1]:
        stop()
    presence.enter("T", nobody)


def test_the_house_is_full_for_all_tables_together() -> None:
    presence = Presence(lambda _: None)
    for number in range(MOST_IN_ALL - KEPT_FREE):
        presence.enter(f"T{number % 20}", nobody)
    with pytest.raises(TableFull) as full:
        presence.enter("T99", nobody)
    assert full.value.params["most"] == MOST_IN_ALL
    presence.enter("T99", lambda: {0}, "device")
    with pytest.raises(TableFull):
        presence.enter("T99", lambda: {0}, "device")


def test_only_so_many_listen(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        stops = [house.tables.events.listen(lambda _: None, live.id) for _ in range(MOST_LISTENERS)]
        with pytest.raises(TableFull):
            house.client(live, None).listen(lambda _: None)
        stops[0]()
        stops[0]()
        house.tables.events.listen(lambda _: None)
        with pytest.raises(TableFull):
            house.tables.events.listen(lambda _: None)


def test_only_so_many_tables_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_OPEN == 64
    monkeypatch.setattr("companion.hosting.sessions.MOST_OPEN", 3)
    with open_house(tmp_path) as house:
        done = begin(house)
        play_out(done)
        live = [begin(house) for _ in range(3)]
        with pytest.raises(TooManyTables):
            begin(house)
        with pytest.raises(TooManyTables):
            done.submit(Undo())
        with pytest.raises(TooManyTables):
            house.tables.reopen(done.id)
        assert len(house.tables.library.open_tables()) == 3
        house.tables.delete(live[0].id)
        done.submit(Undo())
        assert len(house.tables.open_tables()) == 3
    with open_house(tmp_path) as house:
        assert len(house.tables.open_tables()) == 3
