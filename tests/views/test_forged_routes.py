"""A guest may type any address: behind none of them lies anything that is the host's."""

from pathlib import Path
from typing import Any

import pytest

from companion.hosting.keys import new_key
from tests.effort import on_its_day
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.forging import guest
from tests.views.visit import Storage
from views.device.keyring import HOST, PREFIX

PLACES = (
    "/",
    "/new/card_city",
    "/new/nonsense",
    "/history",
    "/history/{}",
    "/carry/{}",
    "/c",
    "/C",
    "/settings",
    "/t/{}",
    "/T/{}",
    "/t/{}/setup",
    "/t/{}/share",
    "/t/{}/screen",
    "/J/{}",
    "/h/{}",
)

HOSTS_WORDS = (
    *(
        "new-table",
        "only-score",
        "see-sample",
        "bring-table-about",
        "bring-file",
        "bring-read",
        "begin",
        "begin-score",
        "file-away",
        "delete",
    ),
    *("delete-now", "open-again", "export", "export-csv", "export-json", "hosts", "host-ticket"),
    *("revoke-hosts", "kept-in", "change-setup", "change-names", "keep-changes", "free-seat", "tab-people"),
)
"""What is written on everything that only a host may do."""


def offered(phone: AtTable) -> set[str]:
    """Return the host's doings that are shown, or that a screen reader could reach."""
    there = {*phone.texts(), *phone.names(), *phone.labels()}
    return {word for word in HOSTS_WORDS if phone.app(word) in there}


@pytest.mark.parametrize("sits", [False, True], ids=["watching", "seated"])
async def test_no_address_shows_a_guest_what_the_host_may_do(tmp_path: Path, sits: bool) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        storage = Storage()
        if sits:
            storage[PREFIX + host.session.id] = f"1.{host.house.joining.sit(host.session, 0, None)}"
        phone = await guest(host, storage)
        for place in PLACES:
            await phone.go(place.format(host.session.id))
            assert (place, offered(phone)) == (place, set())
            assert str(host.house.home.path) not in " ".join(phone.texts())
        await phone.client.close()


async def test_a_finished_table_tells_a_guest_who_never_sat_there_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Zenobia", "Xerxes", before=on_to("build", 2)) as host:
        host.house.tables.finish(host.session)
        phone = await guest(host)
        for place in ("/history", "/history/{}", "/carry/{}", "/"):
            await phone.go(place.format(host.session.id))
            await phone.client.settle()
            told = " ".join((*phone.texts(), *phone.labels()))
            assert "Zenobia" not in told
            assert "TC1" not in told
        await phone.client.close()


async def test_a_guest_at_home_sees_no_table_but_their_own(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Zenobia", "Xerxes") as host:
        phone = await guest(host)
        await phone.go("/")
        assert "Zenobia" not in " ".join((*phone.texts(), *phone.labels()))
        await phone.client.close()


@pytest.mark.parametrize("kind", on_its_day(["of another table", "freed", "made up", "as a host's"], 2))
async def test_a_key_that_is_not_for_here_seats_nobody(tmp_path: Path, kind: str) -> None:
    async with at_table(tmp_path) as host:
        doors = host.house.joining
        other = host.house.tables.begin(host.session.game.id, host.session.table.header.setup)
        mine = doors.sit(other if kind == "of another table" else host.session, 0, None)
        if kind == "freed":
            doors.free(host.session, 0)
        key = new_key() if kind == "made up" else mine
        where = HOST if kind == "as a host's" else PREFIX + host.session.id
        phone = await guest(host, Storage({where: key if where == HOST else f"1.{key}"}))
        before = host.session.table
        assert phone.shows("Ann")
        assert offered(phone) == set()
        for node, _ in list(phone.nodes()):
            await phone.client.session.dispatch_event(node["_i"], "click", None)
        await phone.client.settle()
        assert host.session.table == before
        await phone.client.close()


async def test_two_browsers_with_one_key_hold_one_seat_and_lose_it_together(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        storage = Storage()
        storage[PREFIX + host.session.id] = f"1.{host.house.joining.sit(host.session, 0, None)}"
        phones = [await guest(host, Storage(storage)) for _ in range(2)]
        mine = host.app("with-mine", what=host.names_of.seat(0))
        assert all(phone.can_tap(mine) for phone in phones)
        host.house.joining.free(host.session, 0)
        for phone in phones:
            await phone.client.settle()
            assert not phone.can_tap(mine)
            assert phone.shows(phone.app("freed-about"))
            await phone.client.close()


@pytest.mark.parametrize("junk", ["x" * 200_000, "\u202e", "%00", "../../etc/passwd", "<b>", "😀" * 40, "."])
async def test_addresses_of_any_form_are_answered(tmp_path: Path, junk: str) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host)
        before: Any = host.session.table
        for place in (
            "/t/{}",
            "/t/{}/share",
            "/history/{}",
            "/carry/{}",
            "/J/{}",
            "/h/{}",
            "/rules/{}",
            "/{}",
        ):
            await phone.go(place.format(junk))
            assert phone.texts()
        await phone.go(f"/t/{host.session.id}")
        assert phone.shows("Ann")
        assert host.session.table == before
        await phone.client.close()
