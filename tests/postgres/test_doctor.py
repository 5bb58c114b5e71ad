"""`companion doctor` of a home in a database: what is wrong with which table, and mended only when asked."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest

from companion.cli import main
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from companion.postgres.store import Store
from tests.hosting.play import begin, play_on, play_out
from tests.postgres.cluster import Cluster

EN = Texts.load("en")


@pytest.fixture
def home(store: Store, home_name: str) -> dict[str, str]:
    """The ids of an open and a finished table of a home."""
    with OpenHome.open_in_store(store, home_name) as house:
        going, ended = begin(house, "Ann", "Ben"), begin(house, "Cleo")
        play_on(going, 5)
        play_out(ended)
        house.people.remember([("Ann", "blue")])
    return {"open": going.id, "finished": ended.id}


def doctor(cluster: Cluster, home_name: str, *more: str) -> tuple[int, Any]:
    out, err = StringIO(), StringIO()
    where = ("--store", cluster.address, "--home-name", home_name, "--lang", "en", "--json")
    status = main(["doctor", *where, *more], out=out, err=err, environ={})
    return status, json.loads(out.getvalue() or err.getvalue())


def rows(cluster: Cluster) -> list[Any]:
    """Return everything that all homes keep."""
    kept = ("home", "board", "entry", "file", "seated", "host", "ticket", "attempt")
    return [sorted(map(repr, cluster.ask(f"select * from companion.{table}"))) for table in kept]


def test_a_sound_home_in_a_database_is_found_sound_and_stays_as_it_is(
    cluster: Cluster, home_name: str, home: dict[str, str]
) -> None:
    before = rows(cluster)
    status, found = doctor(cluster, home_name)
    assert (status, found["open"], found["finished"]) == (0, 1, 1)
    assert (found["findings"], found["aside"], found["repaired"]) == ([], [], False)
    assert found["home"].endswith(f"/{home_name}")
    assert rows(cluster) == before


def test_damaged_rows_are_told_left_alone_and_mended_when_asked(
    cluster: Cluster, home_name: str, home: dict[str, str], store: Store
) -> None:
    cluster.ask("update companion.entry set seal = seal # 1 where board = %s and seq = 4", home["open"])
    cluster.ask("update companion.board set summary = null where id = %s", home["finished"])
    before = rows(cluster)
    status, found = doctor(cluster, home_name)
    assert status == 2
    assert {one["id"] for one in found["findings"]} == {
        "history-journal-salvaged",
        "history-records-restored",
    }
    assert all(EN.say(one["id"], **one["params"]) == one["text"] for one in found["findings"])
    assert rows(cluster) == before
    status, found = doctor(cluster, home_name, "--repair")
    assert (status, found["repaired"], len(found["aside"])) == (0, True, 1)
    assert doctor(cluster, home_name)[1]["findings"] == []
    with OpenHome.open_in_store(store, home_name) as house:
        live = house.tables.table(home["open"])
        assert live is not None
        assert live.table.seq == 3
        assert [each.id for each in house.tables.library.summaries.all()] == [home["finished"]]


def test_a_copy_that_a_doctor_left_behind_is_no_home_and_goes_with_the_next(
    cluster: Cluster, home_name: str, home: dict[str, str], store: Store
) -> None:
    before = rows(cluster)
    left = store.copy(home_name, lambda: 0)
    left.__enter__()
    assert rows(cluster) != before
    assert not [home.name for home in store.homes() if not home.name[0].isalnum()]
    assert doctor(cluster, home_name)[0] == 0
    assert rows(cluster) == before


def test_of_a_home_that_is_not_there_nothing_is_made(cluster: Cluster, home_name: str) -> None:
    status, said = doctor(cluster, home_name)
    assert status == 2
    assert home_name in json.dumps(said)
    assert not cluster.ask("select from companion.home where name = %s", home_name)
