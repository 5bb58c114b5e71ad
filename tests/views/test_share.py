"""The page on which a table is shared: the code, who sits where, and moving a seat to another phone."""

from pathlib import Path

import pytest

from companion.hosting.addresses import Address
from companion.hosting.server_address import ServerAddress
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.headless import Node

WIFI, CABLE = Address("192.168.1.5", "wlan0"), Address("10.0.0.7", "eth0")


def reach(*addresses: Address) -> ServerAddress:
    return ServerAddress(8550, ask=lambda: addresses)


async def share(phone: AtTable) -> AtTable:
    await phone.press(phone.app("share"))
    return phone


async def seated(host: AtTable, seat: int) -> AtTable:
    phone = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
    await phone.press(f"{host.session.names[seat]}: {phone.app('seat-is-nobody')}")
    return phone


def row(phone: AtTable, seat: int, status: str) -> str:
    return f"{phone.session.names[seat]}: {phone.app(f'seat-is-{status}')}"


def pictures(phone: AtTable) -> list[Node]:
    return [node for node, _ in phone.nodes() if node["_c"] == "Image"]


async def test_one_tap_from_the_table_shows_the_code_to_scan_and_to_type(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        await share(host)
        code = host.house.joining.code(host.session)
        assert [picture["semantics_label"] for picture in pictures(host)] == [host.app("join-qr")]
        assert host.shows(code)
        assert host.shows(f"http://192.168.1.5:8550/J/{code}")


async def test_the_host_chooses_another_address_and_every_phone_shows_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI, CABLE)) as host:
        ann = await share(await seated(host, 0))
        assert not ann.can_tap(ann.app("another-address"))
        await share(host)
        await host.press(host.app("another-address"), "10.0.0.7 · eth0")
        code = host.house.joining.code(host.session)
        assert host.shows(f"http://10.0.0.7:8550/J/{code}")
        await ann.press(ann.app("back"))
        await share(ann)
        assert ann.shows(f"http://10.0.0.7:8550/J/{code}")
        await ann.client.close()


@pytest.mark.parametrize("known", [reach(), ServerAddress(8550, fixed="127.0.0.1"), None])
async def test_where_no_phone_can_come_in_the_page_says_so(
    tmp_path: Path, known: ServerAddress | None
) -> None:
    async with at_table(tmp_path, server_address=known) as host:
        await share(host)
        assert host.shows(host.app("unreachable"))
        assert pictures(host) == []


async def test_the_page_shows_whose_phone_holds_which_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann", "Ben", "Cleo", server_address=reach(WIFI)) as host:
        ann, ben = await seated(host, 0), await seated(host, 1)
        watcher = await another_phone(host, local=False)
        await ben.client.lose_line()
        await share(host)
        for seat, status in ((0, "here"), (1, "away"), (2, "played-here")):
            assert host.can_tap(row(host, seat, status))
        assert host.shows(host.app("watchers", count=1))
        await share(ann)
        assert ann.can_tap(row(ann, 0, "mine"))
        for phone in (ann, ben, watcher):
            await phone.client.close()


async def test_the_host_frees_a_seat_and_a_guest_cannot(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann, ben = await seated(host, 0), await seated(host, 1)
        await share(ann)
        await ann.press(row(ann, 1, "here"))
        assert ann.shows(ann.app("others-seat"))
        assert not ann.can_tap(ann.app("free-seat"))
        await share(host)
        await host.press(row(host, 1, "here"), host.app("free-seat"))
        assert host.house.seating.taken_seats(host.session.id) == {0}
        await ben.until(lambda: ben.shows(ben.app("freed-title")))
        for phone in (ann, ben):
            await phone.client.close()


async def test_a_seat_moves_to_another_phone_by_a_pass_that_works_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann = await share(await seated(host, 0))
        await ann.press(row(ann, 0, "mine"), ann.app("move-seat"))
        (url,) = [text for text in ann.texts() if "/H/" in text]
        ticket = url.removeprefix("http://192.168.1.5:8550")
        assert len(pictures(ann)) == 1
        other = await another_phone(host, local=False, route=ticket)
        assert host.house.client(host.session, ann.storage_key()).rights.held == {0}, (
            "looking uses nothing up"
        )
        await other.press(other.app("take-seats", names=("Ann",)))
        assert other.route == f"/t/{host.session.id}"
        assert host.house.client(host.session, other.storage_key()).rights.held == {0}
        await ann.until(lambda: not pictures(ann) or ann.app("join-qr") in str(pictures(ann)))
        await ann.go(f"/t/{host.session.id}")
        assert ann.shows(ann.app("freed-title"))
        late = await another_phone(host, local=False, route=ticket)
        assert late.shows(late.names_of.texts.say("hosting-ticket-unknown"))
        for phone in (ann, other, late):
            await phone.client.close()


async def test_whoever_gives_a_seat_away_sees_that_the_pass_was_used(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann = await seated(host, 0)
        await share(host)
        await host.press(row(host, 0, "here"), host.app("give-by-qr"))
        (url,) = [text for text in host.texts() if "/H/" in text]
        other = await another_phone(host, local=False, route=url.removeprefix("http://192.168.1.5:8550"))
        assert other.shows(other.app("take-seats-about"))
        await other.press(other.app("take-seats", names=("Ann",)))
        await host.until(lambda: host.shows(host.app("seat-elsewhere", names=("Ann",), count=1)))
        assert not any("/H/" in text for text in host.texts())
        for phone in (ann, other):
            await phone.client.close()


async def test_a_pass_for_a_free_seat_speaks_of_no_other_phone(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        await share(host)
        await host.press(row(host, 1, "played-here"), host.app("give-by-qr"))
        (url,) = [text for text in host.texts() if "/H/" in text]
        other = await another_phone(host, local=False, route=url.removeprefix("http://192.168.1.5:8550"))
        assert other.can_tap(other.app("take-seats", names=("Ben",)))
        assert not other.shows(other.app("take-seats-about"))
        await other.client.close()


async def test_the_page_opens_with_the_code_that_brings_others_in(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        await share(host)
        await host.press(host.app("way-carry"), host.app("back"))
        await share(host)
        assert host.shows(host.house.joining.code(host.session))


async def test_a_word_over_the_page_leaves_it_where_it_was_scrolled_to(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann, ben = await seated(host, 0), await seated(host, 1)
        await share(ann)
        before = scrolled(ann)
        await ann.press(row(ann, 1, "here"))
        assert ann.shows(ann.app("others-seat"))
        assert scrolled(ann) == before
        for phone in (ann, ben):
            await phone.client.close()


def scrolled(phone: AtTable) -> list[int]:
    """Return the controls that scroll: another one begins at its top."""
    return [node["_i"] for node, _ in phone.nodes() if node.get("scroll")]


async def test_one_stands_up_and_watches(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann = await share(await seated(host, 0))
        await ann.press(row(ann, 0, "mine"), ann.app("stand-up"))
        assert host.house.seating.taken_seats(host.session.id) == frozenset()
        assert ann.storage == {}
        await ann.press(ann.app("back"))
        assert ann.shows(ann.app("watching"))
        assert not ann.shows(ann.app("freed-title"))
        await ann.client.close()


async def test_a_phone_takes_another_seat_as_well(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        ann = await share(await seated(host, 0))
        await ann.press(row(ann, 1, "nobody"))
        assert host.house.client(host.session, ann.storage_key()).rights.held == {0, 1}
        await ann.client.close()


async def test_the_host_can_sit_down_too(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        await share(host)
        await host.press(row(host, 0, "played-here"), host.app("sit-here"))
        assert host.house.client(host.session, host.storage_key()).rights.held == {0}
        assert host.can_tap(row(host, 0, "mine"))


async def test_another_phone_becomes_a_host_by_a_pass_and_stays_one(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2), server_address=reach(WIFI)) as host:
        await host.go("/settings")
        await host.press(host.app("host-ticket"))
        (url,) = [text for text in host.texts() if "/H/" in text]
        other = await another_phone(host, local=False, route=url.removeprefix("http://192.168.1.5:8550"))
        await other.press(other.app("take-host"))
        assert other.can_tap(other.app("bring-table"))
        await other.client.close()
        again = await another_phone(host, local=False, storage=other.storage, route="/")
        assert again.can_tap(again.app("bring-table"))
        await host.press(host.app("close"), host.app("revoke-hosts"))
        await again.go("/settings")
        await again.go("/")
        assert not again.can_tap(again.app("bring-table"))
        await again.client.close()
