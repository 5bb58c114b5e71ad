"""Whoever holds every key, code, ticket and id of one home finds nothing of it at the doors of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from companion.cli import main
from companion.history.albums import Photo
from companion.hosting.errors import CodeUnknown, TicketUnknown
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import PublicUrl, ServerAddress, join_url, ticket_url
from companion.postgres.store import Store
from tests.hosting.play import begin, play_on, play_out
from tests.postgres.cluster import Cluster
from tests.views.headless import AppHub as Line
from tests.views.headless import Client
from tests.views.visit import Storage, Visitor
from views.device.keyring import HOST, PREFIX
from views.device.phone import find_phone
from views.entry.main import make_main

SECRETS = ("Zenobia", "Xerxes", "It rained in Zaandam", "small photograph")
"""What only the home with everything keeps: people at an open and a finished table, a note, a photo."""


@dataclass(frozen=True)
class Keys:
    """All by which anything of a home can be named.

    Attributes:
        going: the id of an open table.
        ended: the id of a finished one.
        code: the code of the open table.
        host: a ticket that makes a host.
        seat: a ticket that hands over a seat.
        storage: what the browser keeps that is the host's, and sits at both tables.
    """

    going: str
    ended: str
    code: str
    host: str
    seat: str
    storage: Storage

    def routes(self) -> tuple[str, ...]:
        """Return every page of the app that can name something, as a person types it or a QR code says it."""
        tables = [
            f"/{way}"
            for table in (self.going, self.ended)
            for way in (
                *(f"t/{table}", f"T/{table.lower()}", f"t/{table}/share", f"t/{table}/setup"),
                *(f"t/{table}/near", f"history/{table}", f"carry/{table}"),
            )
        ]
        scanned = [
            url.removeprefix("HTTPS://CLUB")
            for url in (
                join_url("HTTPS://CLUB", self.code),
                ticket_url("HTTPS://CLUB", self.host),
                ticket_url("HTTPS://CLUB", self.seat),
            )
        ]
        return (*tables, *scanned, *map(str.lower, scanned), "/", "/history", "/settings", "/new/card_city")


@pytest.fixture
def full(store: Store, home_name: str) -> Iterator[OpenHome]:
    """A home with everything."""
    with OpenHome.open_in_store(store, home_name) as house:
        yield house


@pytest.fixture
def empty(store: Store, home_name: str, full: OpenHome) -> Iterator[OpenHome]:
    """A home with nothing."""
    with OpenHome.open_in_store(store, f"{home_name}-b") as house:
        yield house


@pytest.fixture
def keys(full: OpenHome) -> Keys:
    going, ended = begin(full, "Zenobia", "Ben"), begin(full, "Xerxes")
    storage = Storage()
    for live in (going, ended):
        storage[PREFIX + live.id] = f"1.{full.joining.sit(live, 0, None)}"
    play_on(going, 5)
    play_out(ended)
    full.people.remember([("Zenobia", "blue")])
    full.albums.set_note(ended.id, "It rained in Zaandam.")
    full.albums.add(ended.id, Photo(b"large photograph", b"small photograph"))
    storage[HOST] = full.joining.redeem(full.joining.host_ticket(), "here").key
    seat = full.joining.hand_over(going, [1])
    return Keys(going.id, ended.id, full.joining.code(going), full.joining.host_ticket(), seat, storage)


def everything(folder: Path) -> bytes:
    """Return what all files of a folder are called, and what is in them."""
    return b"".join(path.name.encode() + path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def seen(house: OpenHome, keys: Keys, *awaited: str) -> str:
    """Return all that the browser with all the keys is shown on every page of a home, whatever it is drawn
    as.

    Args:
        house: the home.
        keys: what the browser has, and of which tables.
        awaited: what is read in a thread, and waited for where the finished table is shown.
    """
    address = ServerAddress(1, fixed=PublicUrl("https", "club.example", "club.example"))
    visitor = Visitor(Client(Line()), house, make_main(house, address))
    visitor.storage = Storage(keys.storage)
    visitor.client.replies.update(visitor.storage.replies())
    await visitor.client.start(visitor.main, "/", local=False)
    shown = []
    for route in keys.routes():
        await visitor.go(route)
        if route == f"/history/{keys.ended}":
            await visitor.until(lambda: all(each in repr(visitor.client.mirror.page) for each in awaited))
        shown.append(repr(visitor.client.mirror.page))
    phone = find_phone(visitor.client.page)
    assert phone is not None
    shown.append(f"hosting {phone.hosting}")
    await visitor.client.close()
    return "\n".join(shown)


async def test_no_page_of_a_home_shows_anything_of_another_to_whoever_holds_all_its_keys(
    full: OpenHome, empty: OpenHome, keys: Keys
) -> None:
    at_other = await seen(empty, keys)
    assert [secret for secret in SECRETS if secret in at_other] == []
    assert at_other.endswith("hosting False")
    at_own = await seen(full, keys, *SECRETS[2:])  # nothing was used up: all of it is found at home
    assert [secret for secret in SECRETS if secret not in at_own] == []
    assert at_own.endswith("hosting True")


def test_a_code_or_a_ticket_that_was_tried_at_another_home_is_still_good_at_its_own(
    full: OpenHome, empty: OpenHome, keys: Keys
) -> None:
    with pytest.raises(CodeUnknown):
        empty.joining.find(keys.code, "there")
    for ticket in (keys.host, keys.seat):
        with pytest.raises(TicketUnknown):
            empty.joining.redeem(ticket, "there")
    assert full.joining.find(keys.code, "here").id == keys.going
    assert full.joining.redeem(keys.host, "here").hosting
    assert full.joining.redeem(keys.seat, "here").table == keys.going


def test_no_command_about_a_home_tells_anything_of_another(
    cluster: Cluster, full: OpenHome, empty: OpenHome, keys: Keys, tmp_path: Path
) -> None:
    def ran(home: OpenHome, *command: str) -> str:
        said = StringIO()
        where = ("--store", cluster.address, "--home-name", home.home.path.name, "--lang", "en")
        main([*command, *where], out=said, err=said, environ={})
        return said.getvalue()

    named = (*SECRETS, keys.going, keys.ended)
    for number, command in enumerate(
        (("history",), ("export",), ("export", "--format", "csv"), ("doctor",), ("doctor", "--repair"))
    ):
        assert [each for each in named if each in ran(empty, *command)] == [], command
        assert number > 2 or "Xerxes" in ran(full, *command)
    for home in (empty, full):
        ran(home, "move", "--to", str(tmp_path / home.home.path.name))
    moved = {home: everything(tmp_path / home.home.path.name) for home in (empty, full)}
    assert [each for each in named if each.encode() in moved[empty]] == []
    assert [each for each in named if each.encode() not in moved[full]] == []
