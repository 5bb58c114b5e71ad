"""The owner's box at the table: played with, asked about once, learnt from, and the host's alone to open."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.errors import StoreUnwritable
from companion.hosting.client import TableClient
from companion.hosting.errors import HostOnly, OnlyWatching
from companion.hosting.intents import Correct, Redo, Undo
from companion.hosting.open_home import OpenHome
from tests.engine.boxed import BOXED

ANN = make_seats("Ann", "Ben")
ALL = ("tile-R", "tile-H", "stock", "unheard of")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHome]:
    monkeypatch.setitem(GAMES, BOXED.id, BOXED)
    with OpenHome.open(tmp_path, fsync=False) as opened:
        yield opened


def begun(house: OpenHome, **setup: Any) -> TableClient:
    return house.client(house.tables.begin(BOXED.id, Setup(ANN, **setup)), None, local=True)


def test_a_new_table_is_played_with_what_the_owner_said(house: OpenHome) -> None:
    house.boxes.put(BOXED, {"tile-R": "###", "stock": "20"})
    client = begun(house)
    assert client.view.setup.box == {"stock": "20", "tile-R": "###"}
    assert BOXED.box.own(client.view.position()) == {"stock": "20", "tile-R": "###"}


def test_a_setup_that_names_a_box_is_played_with_that_one(house: OpenHome) -> None:
    house.boxes.put(BOXED, {"tile-R": "###"})
    assert begun(house, box={"stock": "7"}).view.setup.box == {"stock": "7"}


def test_setting_up_again_keeps_the_box(house: OpenHome) -> None:
    client = begun(house, box={"stock": "7"})
    client.set_up_again(Setup(make_seats("Ann", "Cy")))
    assert client.view.setup.box == {"stock": "7"}
    assert BOXED.box.own(client.view.position()) == {"stock": "7"}


def test_new_names_at_a_begun_table_keep_the_box(house: OpenHome) -> None:
    client = begun(house, box={"stock": "7"})
    client.submit(Correct(BOXED.box.make_correction("cost-L", "bb")))
    client.set_up_again(Setup(make_seats("Ann", "Cy")))
    assert client.view.names == ("Ann", "Cy")
    assert BOXED.box.own(client.view.position()) == {"cost-L": "bb", "stock": "7"}


def test_only_guesses_are_asked_about_and_only_once(house: OpenHome) -> None:
    client = begun(house)
    assert client.box.unasked_entries(ALL) == ("tile-R", "tile-H")
    client.box.confirm(("tile-R",))
    assert client.box.unasked_entries(ALL) == ("tile-H",)
    assert client.box.printed_values().entries["tile-R"].source == "owner"
    assert begun(house).box.unasked_entries(ALL) == ("tile-H",)


def test_what_is_corrected_at_a_table_is_remembered_for_the_next(house: OpenHome) -> None:
    client = begun(house)
    client.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    assert client.box.unasked_entries(ALL) == ("tile-H",)
    assert client.view.seq == 1
    assert begun(house).view.setup.box == {"tile-R": "###"}


def test_a_guest_who_plays_is_believed(house: OpenHome) -> None:
    host = begun(house)
    guest = house.client(house.tables.table(host.id), None)  # type: ignore[arg-type]
    guest.sit(1)
    guest.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    guest.box.confirm(("tile-H",))
    assert house.boxes.owner_entries(BOXED) == {"tile-R": "###", "tile-H": "##/~~"}


def test_who_only_watches_says_nothing_about_the_box(house: OpenHome) -> None:
    host = begun(house)
    watcher = house.client(house.tables.table(host.id), None)  # type: ignore[arg-type]
    with pytest.raises(OnlyWatching):
        watcher.box.confirm(("tile-H",))
    with pytest.raises(OnlyWatching):
        watcher.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    assert house.boxes.owner_entries(BOXED) == {}


def test_the_latest_answer_counts(house: OpenHome) -> None:
    house.boxes.put(BOXED, {"tile-R": "###"})
    client = begun(house, box={"stock": "7"})
    assert client.box.unasked_entries(("tile-R",)) == ("tile-R",), "this table is played with another box"
    client.box.confirm(("tile-R", "stock", "unheard of"))
    assert house.boxes.owner_entries(BOXED) == {"tile-R": "##"}


def test_undo_forgets_what_was_said_and_redo_remembers_it(house: OpenHome) -> None:
    client = begun(house)
    client.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    client.submit(Undo())
    assert house.boxes.owner_entries(BOXED) == {}
    assert client.box.unasked_entries(("tile-R",)) == ("tile-R",)
    client.submit(Redo())
    assert house.boxes.owner_entries(BOXED) == {"tile-R": "###"}


def test_undo_of_a_second_correction_goes_back_to_the_first(house: OpenHome) -> None:
    client = begun(house)
    client.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    client.submit(Correct(BOXED.box.make_correction("tile-R", "#/#/#/#")))
    client.submit(Undo())
    assert house.boxes.owner_entries(BOXED) == {"tile-R": "###"}


def test_a_full_disk_stops_no_table_and_is_reported(house: OpenHome, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StoreUnwritable(Path("box"), "ENOSPC")

    client = begun(house)
    monkeypatch.setattr(house.boxes, "put", full)
    client.submit(Correct(BOXED.box.make_correction("tile-R", "###")))
    assert BOXED.box.own(client.view.position()) == {"tile-R": "###"}
    assert [report.id for report in house.tables.reports] == ["history-store-unwritable"]


def test_only_a_host_opens_the_cupboard(house: OpenHome) -> None:
    house.boxes.put(BOXED, {"stock": "7"})
    stranger = house.box_access("a key somebody made up")
    assert not stranger.open
    doings: list[Any] = [
        lambda: stranger.box(BOXED),
        lambda: stranger.put(BOXED, "stock", "8"),
        lambda: stranger.confirm(BOXED, ("tile-R",)),
        lambda: stranger.reset(BOXED),
        lambda: stranger.export(BOXED),
        lambda: stranger.import_entries(BOXED, b'game = "card_city"'),
    ]
    for doing in doings:
        with pytest.raises(HostOnly):
            doing()
    assert house.boxes.owner_entries(BOXED) == {"stock": "7"}


def test_a_host_changes_confirms_and_resets(house: OpenHome) -> None:
    cupboard = house.box_access(local=True)
    cupboard.put(BOXED, "stock", "8")
    cupboard.confirm(BOXED, ("tile-R", "stock"))
    assert house.boxes.owner_entries(BOXED) == {"stock": "8", "tile-R": "##"}
    cupboard.reset(BOXED, ("stock",))
    assert cupboard.box(BOXED).entries["stock"].source == "rules"
    assert cupboard.import_entries(BOXED, cupboard.export(BOXED)) == ("tile-R",)


def test_a_host_who_is_one_no_longer_finds_it_closed(house: OpenHome) -> None:
    key = house.joining.redeem(house.joining.host_ticket(), "here").key
    cupboard = house.box_access(key)
    assert cupboard.open
    house.joining.revoke_hosts()
    with pytest.raises(HostOnly):
        cupboard.reset(BOXED)
