"""One bad file of a home in a database stops nothing: everything else is there, and it is told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from companion.history.errors import StoreUnreadable
from companion.history.stores import ROWS, store_id
from companion.hosting.checking import check_all
from companion.hosting.open_home import OpenHome
from companion.postgres.store import Store
from tests.hosting.full_home import contents, of_others, play_evening
from tests.hosting.play import Clock
from tests.postgres.cluster import Cluster

SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "zeros": lambda data: bytes(len(data)),
    "cut": lambda data: data[: len(data) // 2 - 1],
}
PASSING = {"home", "version", "ticket", "attempt"}
"""Tables of the database that hold nothing of a home for good."""


def fill(store: Store, name: str) -> None:
    numbers = count()
    with OpenHome.open_in_store(store, name, clock=Clock(), ids=lambda: f"TABLE{next(numbers)}") as house:
        play_evening(house)


def test_every_table_of_the_database_is_a_stores_or_passes(cluster: Cluster, store: Store) -> None:
    found = cluster.ask("select table_name from information_schema.tables where table_schema = 'companion'")
    assert {row[0] for row in found} == {*ROWS, *PASSING}


@pytest.mark.parametrize("trouble", SPOILT)
def test_one_bad_file_in_a_database_stops_nothing_and_is_told(
    store: Store, home_name: str, trouble: str
) -> None:
    fill(store, home_name)
    with store.copy(home_name, Clock()) as copy, OpenHome.open_store_home(copy) as house:
        assert check_all(house) == ()
        sound, names = contents(house), copy.files.all_names()
    assert "strange" not in {store_id(Path(name)) for name in names}
    for name in names:
        with store.copy(home_name, Clock()) as copy:
            path = Path(copy.name) / name
            copy.files.replace(path, SPOILT[trouble](copy.files.read(path)))
            with OpenHome.open_store_home(copy) as house:
                assert of_others(contents(house), name) == of_others(sound, name), name
                told = check_all(house)
        params = [str(value) for report in told for value in report.params.values()]
        half_a_note = trouble == "cut" and store_id(Path(name)) == "notes"
        table = Path(name).name.partition(".")[0]
        assert half_a_note or str(path) in params or table in params, (name, told)


def test_a_file_in_a_database_that_is_too_large_is_not_fetched(
    cluster: Cluster, store: Store, home_name: str
) -> None:
    fill(store, home_name)
    grow = (
        "update companion.file set data = data || convert_to(repeat('x', 200000), 'UTF8') where path like %s"
    )
    cluster.ask(grow, "albums/TABLE2.%jpg")
    with OpenHome.open_in_store(store, home_name) as house:
        (number,) = house.albums.find_album("TABLE2").photos
        with pytest.raises(StoreUnreadable) as caught:
            house.albums.photo("TABLE2", number)
    assert (caught.value.params["reason"], caught.value.params["size"]) == ("too-large", 200)
