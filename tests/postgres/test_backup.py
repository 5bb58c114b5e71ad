"""A copy of the database is put back, under a worker that runs: the worker goes on from what the copy has."""

from __future__ import annotations

from companion.hosting.open_home import OpenHome
from tests.hosting.play import begin, play_on, play_out, sit_down
from tests.postgres.cluster import Cluster


def test_a_copy_that_was_put_back_is_played_on(cluster: Cluster) -> None:
    address = cluster.database("club")
    with OpenHome.open(store=address, name="club") as house:
        live, ended = begin(house), begin(house, "Cleo")
        play_on(live, 9)
        play_out(ended)
        sit_down(house, live, 0)
        copy = cluster.folder / "home.dump"
        cluster.run("pg_dump", "--format=custom", "--schema=companion", f"--file={copy}", address)
        then = live.table
        play_on(live, 3, seed=4)
        cluster.run("pg_restore", "--clean", "--if-exists", f"--dbname={address}", copy)
        live.catch_up()
        assert live.table == then
        play_on(live, 1, seed=5)
        with OpenHome.open(store=address, name="club") as other:
            (again,) = other.tables.open_tables()
            assert again.table == live.table
            assert [each.id for each in other.tables.library.summaries.all()] == [ended.id]
            assert other.seating.taken_seats(live.id) == {0}
            assert list(other.tables.reports) == []
