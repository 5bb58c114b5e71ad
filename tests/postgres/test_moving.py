"""`companion move`: a home goes from a folder into a database and back, its journals byte for byte."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from companion.cli import main
from companion.commands import doctor, home_path, homes, host_link, moving
from companion.history.albums import Photo
from companion.history.stores import ROOMS
from companion.hosting.intents import Accepted, Undo
from companion.hosting.open_home import OpenHome
from companion.postgres import store as stores
from companion.postgres.database import STARTING
from companion.postgres.opening import REACH
from tests.hosting.play import begin, host_of, play_on, play_out, sit_down
from tests.postgres.cluster import Cluster


def run(*args: str) -> tuple[int, str]:
    said = StringIO()
    return main([*args, "--lang", "en"], out=said, err=said, environ={}), said.getvalue()


def files(folder: Path) -> dict[str, bytes]:
    """Return all that is kept in a folder, but for what is made anew and the versions before."""
    found = (path for room in ROOMS for path in (folder / room).iterdir())
    return {f"{path.parent.name}/{path.name}": path.read_bytes() for path in found if path.suffix != ".bak"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A home with everything that a home may hold."""
    home = tmp_path / "home"
    with OpenHome.open(home, fsync=False) as house:
        going, ended = begin(house, "Ann", "Ben"), begin(house, "Cleo")
        play_on(going, 17)
        play_out(ended)
        sit_down(house, going, 0)
        host_of(house, going)
        house.people.remember([("Ann", "blue"), ("Ben", "red")])
        house.preferences.change(theme="dark")
        house.preferences.remember_setup("card_city", b"{}")
        house.albums.set_note(ended.id, "It rained.")
        house.albums.add(ended.id, Photo(b"large", b"small"))
    return home


def test_a_home_goes_into_a_database_and_comes_back_as_the_same_bytes(
    folder: Path, tmp_path: Path, cluster: Cluster, home_name: str
) -> None:
    before = files(folder)
    status, said = run("move", "--home", str(folder), "--to", cluster.address, "--to-name", home_name)
    assert (status, files(folder)) == (0, before)
    assert said.startswith("One open table and one finished table are in the new place now")
    back = tmp_path / "back"
    where = ("--store", cluster.address, "--home-name", home_name)
    assert run("move", *where, "--to", str(back))[0] == 0
    after = files(back)
    journals = {name for name in before if name.endswith(".journal")}
    assert len(journals) == 2
    assert {name: after[name] for name in journals} == {name: before[name] for name in journals}
    assert after == before


def test_what_was_moved_is_played_on_where_it_is_now(folder: Path, cluster: Cluster, home_name: str) -> None:
    run("move", "--home", str(folder), "--to", cluster.address, "--to-name", home_name)
    with OpenHome.open(store=cluster.address, name=home_name) as house:
        (going,) = house.tables.open_tables()
        assert going.table.seq == 17
        assert house.seating.taken_seats(going.id) == {0}
        assert len(house.seating._kept.hosts()) == 1
        assert [person.name for person in house.people.suggest(5)] == ["Ann", "Ben"]
        (ended,) = house.tables.library.summaries.recent(5)
        assert house.albums.note(ended.id) == "It rained."
        again = house.tables.reopen(ended.id)
        assert isinstance(again.submit(Undo()), Accepted)


def test_nothing_is_moved_to_where_something_is_kept(folder: Path, cluster: Cluster, home_name: str) -> None:
    to = ("--to", cluster.address, "--to-name", home_name)
    assert run("move", "--home", str(folder), *to)[0] == 0
    status, said = run("move", "--home", str(folder), *to)
    assert (status, "keeps something already" in said) == (2, True)
    where = ("--store", cluster.address, "--home-name", home_name)
    before = files(folder)
    status, said = run("move", *where, "--to", str(folder))
    assert (status, "keeps something already" in said) == (2, True)
    assert files(folder) == before


def test_a_damaged_journal_stops_a_move_before_anything_is_kept(
    folder: Path, cluster: Cluster, home_name: str
) -> None:
    (record,) = (folder / "records").iterdir()
    record.write_bytes(record.read_bytes().replace(b'"', b"'", 1))
    to = ("--to", cluster.address, "--to-name", home_name)
    status, said = run("move", "--home", str(folder), *to)
    assert (status, "is damaged at line" in said) == (2, True)
    with OpenHome.open(store=cluster.address, name=home_name) as house:
        assert house.tables.library.summaries.count() == 0
        assert house.tables.open_ids == ()


def test_a_home_that_is_not_in_the_store_is_not_made_by_moving_it(cluster: Cluster, tmp_path: Path) -> None:
    where = ("--store", cluster.address, "--home-name", "nowhere")
    status, said = run("move", *where, "--to", str(tmp_path / "new"))
    assert (status, "no home called" in said) == (2, True)
    assert not (tmp_path / "new").exists()


def test_the_history_of_a_home_in_a_store_is_listed_and_exported(
    folder: Path, cluster: Cluster, home_name: str
) -> None:
    run("move", "--home", str(folder), "--to", cluster.address, "--to-name", home_name)
    where = ("--store", cluster.address, "--home-name", home_name)
    assert run("history", *where) == run("history", "--home", str(folder))
    exported = json.loads(run("export", *where)[1])
    assert exported == json.loads(run("export", "--home", str(folder))[1])
    assert exported


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("sqlite://x", ("is not the address of a PostgreSQL database",)),
        ("postgresql://127.0.0.1:1/nothing", ("127.0.0.1/nothing cannot be reached", "refused")),
        ("postgresql://127.0.0.1:{port}/nowhere", ("127.0.0.1/nowhere cannot be", "does not exist")),
        ("postgresql://nobody:pencil@127.0.0.1:{port}/postgres", ("cannot be reached", '"nobody"')),
    ],
)
def test_a_store_that_is_none_is_said_by_every_command_and_why(
    monkeypatch: pytest.MonkeyPatch, folder: Path, cluster: Cluster, address: str, said: tuple[str, ...]
) -> None:
    for module in (home_path, moving, doctor, homes, host_link):
        monkeypatch.setattr(module, "REACH", 0.0)  # nobody will start it
    monkeypatch.setattr(stores, "STARTING", 0.0)
    store = address.format(port=cluster.port)
    commands = (
        ("history",),
        ("doctor",),
        ("homes",),
        ("link", "https://club.example"),
        ("move", "--to", str(folder.parent / "new")),
        ("--no-browser", "--only-here", "--port", "0"),
        ("--no-browser", "--only-here", "--port", "0", "--public-url", "https://*"),
    )
    for command in commands:
        status, answer = run(*command, "--store", store)
        assert (status, [each for each in said if each not in answer]) == (2, []), command
        assert "pencil" not in answer
    status, answer = run("move", "--home", str(folder), "--to", store)
    assert (status, [each for each in said if each not in answer]) == (2, [])


def test_whoever_types_a_wrong_address_waits_for_some_seconds_and_no_longer() -> None:
    assert 1.0 < REACH <= 4.0 < STARTING
