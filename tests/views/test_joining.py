"""From a scanned code to a seat, and back to it: the door of a table, and the keys a browser keeps."""

from pathlib import Path

import pytest

from companion.hosting.keys import new_key
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.visit import Storage
from views.device.keyring import KEPT, PREFIX


async def guest(host: AtTable, route: str = "", storage: Storage | None = None) -> AtTable:
    """Return a phone that is not the host's, at the door of the host's table."""
    return await another_phone(host, local=False, storage=storage, route=route or f"/J/{code(host)}")


def code(host: AtTable) -> str:
    return host.house.joining.code(host.session)


def holds(phone: AtTable) -> frozenset[int]:
    """Return the seats a phone's browser has the key of."""
    key = str(phone.storage.get(PREFIX + phone.session.id, "")).partition(".")[2]
    return phone.house.client(phone.session, key).rights.held


def free(phone: AtTable, name: str) -> str:
    return f"{name}: {phone.app('seat-is-nobody')}"


async def test_from_the_scanned_code_one_tap_leads_to_a_seat_at_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host)
        await ann.press(free(ann, "Ann"))
        assert ann.route == f"/t/{host.session.id}"
        assert holds(ann) == {0}
        await ann.client.close()


@pytest.mark.parametrize("shape", ["/j/{}", "/J/{}"])
async def test_a_code_is_found_in_any_case(tmp_path: Path, shape: str) -> None:
    async with at_table(tmp_path) as host:
        for written in (code(host).lower(), code(host)):
            phone = await guest(host, shape.format(written))
            assert phone.can_tap(free(phone, "Ann"))
            await phone.client.close()


async def test_a_browser_that_has_a_seat_comes_back_to_it_without_being_asked(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ben = await guest(host)
        await ben.press(free(ben, "Ben"))
        await ben.client.close()
        again = await guest(host, storage=ben.storage)
        await again.until(lambda: again.route == f"/t/{host.session.id}")
        assert again.can_tap(again.app("with-mine", what=again.names_of.seat(1)))
        await again.client.close()


async def test_a_host_that_starts_again_finds_everybody_in_their_seats(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ben = await guest(host)
        await ben.press(free(ben, "Ben"))
        table, storage = host.session.id, ben.storage
        await ben.client.close()
    async with at_table(tmp_path / "other") as another:
        assert another.session.id != table
    async with at_table(tmp_path) as host:
        session = host.house.tables.table(table)
        assert session is not None
        host.session = session
        again = await guest(host, f"/t/{table}", storage)
        assert again.can_tap(again.app("with-mine", what=again.names_of.seat(1)))
        await again.client.close()


async def test_a_code_of_no_table_is_told_and_leads_home(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host, "/J/2222")
        assert phone.shows(phone.names_of.texts.say("hosting-code-unknown"))
        await phone.press(phone.app("to-the-start"))
        assert phone.route == "/"
        await phone.client.close()


async def test_a_code_that_was_mistyped_is_typed_again_right_there(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host, "/J/2222")
        await phone.press(phone.app("join-go"))
        assert phone.shows(phone.app("code-first"))
        await phone.write(phone.app("table-code"), code(host))
        await phone.press(phone.app("join-go"))
        assert phone.can_tap(free(phone, "Ann"))
        await phone.client.close()


async def test_the_same_code_typed_again_is_looked_up_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        there = code(host)
        host.house.tables.finish(host.session)
        phone = await guest(host, f"/J/{there}")
        assert phone.shows(phone.names_of.texts.say("hosting-code-unknown"))
        host.house.tables.reopen(host.session.id)
        await phone.write(phone.app("table-code"), there)
        await phone.press(phone.app("join-go"))
        assert phone.can_tap(free(phone, "Ann"))
        await phone.client.close()


async def test_whoever_tries_codes_is_stopped_after_a_few(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host, "/J/2222")
        for number in range(20):
            await phone.go(f"/J/22{number:02d}".replace("0", "A").replace("1", "B"))
        await phone.go(f"/J/{code(host)}")
        assert not phone.can_tap(free(phone, "Ann"))
        assert any(text.startswith("Too many wrong codes") for text in phone.texts())
        await phone.client.close()


async def test_a_table_that_is_finished_cannot_be_joined(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        there = code(host)
        host.house.tables.finish(host.session)
        phone = await guest(host, f"/J/{there}")
        assert phone.shows(phone.names_of.texts.say("hosting-code-unknown"))
        await phone.client.close()


async def test_a_seat_that_somebody_takes_is_shown_as_taken_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        one, other = await guest(host), await guest(host)
        stale = other.labelled(free(other, "Ann"))
        await one.press(free(one, "Ann"))
        await other.until(lambda: other.can_tap(f"Ann: {other.app('seat-is-here')}"))
        await other.client.session.dispatch_event(stale["_i"], "click", None)
        await other.client.settle()
        assert holds(other) == frozenset()
        assert holds(one) == {0}
        for phone in (one, other):
            await phone.client.close()


async def test_two_who_tap_the_same_seat_at_once_are_told_apart(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        one, other = await guest(host), await guest(host)
        mine, theirs = one.labelled(free(one, "Ann")), other.labelled(free(other, "Ann"))
        await one.client.session.dispatch_event(mine["_i"], "click", None)
        await other.client.session.dispatch_event(theirs["_i"], "click", None)
        await other.client.settle()
        assert holds(one) == {0}
        assert other.route.startswith("/J/")
        assert other.shows(other.app("seat-taken", name="Ann"))
        for phone in (one, other):
            await phone.client.close()


async def test_one_may_just_watch(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host)
        await phone.press(phone.app("just-watch"))
        assert phone.route == f"/t/{host.session.id}"
        assert phone.shows(phone.app("watching"))
        assert phone.storage == {}
        await phone.client.close()


async def test_where_no_camera_is_at_hand_the_letters_are_typed(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host, "/")
        await phone.write(phone.app("table-code"), f" {code(host).lower()} ")
        await phone.press(phone.app("join-go"))
        assert phone.can_tap(free(phone, "Ann"))
        await phone.client.close()


async def test_a_seat_the_host_frees_is_gone_from_the_phone_and_its_browser(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host)
        await ann.press(free(ann, "Ann"))
        host.house.client(host.session, None, local=True).free(0)
        await ann.until(lambda: ann.shows(ann.app("freed-title")))
        await ann.until(lambda: ann.storage == {})
        await ann.press(free(ann, "Ben"))
        assert holds(ann) == {1}
        assert not ann.shows(ann.app("freed-title"))
        await ann.client.close()


async def test_who_lost_a_seat_is_sent_to_a_free_one_only_where_there_is_one(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host)
        await ann.press(free(ann, "Ann"))
        host.house.joining.free(host.session, 0)
        await ann.until(lambda: ann.shows(ann.app("sit-to-play")))
        for seat in (0, 1):
            host.house.joining.sit(host.session, seat, None)
        await ann.until(lambda: ann.shows(ann.app("all-taken")))
        assert not ann.shows(ann.app("sit-to-play"))
        await ann.client.close()


async def test_a_seat_that_was_freed_while_the_phone_was_away_is_told_on_return(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host)
        await ann.press(free(ann, "Ann"))
        await ann.client.close()
        host.house.client(host.session, None, local=True).free(0)
        again = await guest(host, f"/t/{host.session.id}", ann.storage)
        assert again.shows(again.app("freed-about"))
        await again.until(lambda: again.storage == {})
        await again.client.close()


async def test_a_browser_keeps_its_newest_keys_only(tmp_path: Path) -> None:
    storage = Storage({f"{PREFIX}OLD{i}": f"{1000 + i}.{new_key()}" for i in range(KEPT + 5)})
    async with at_table(tmp_path) as host:
        phone = await guest(host, storage=storage)
        await phone.client.settle()
        assert len(storage) == KEPT
        assert f"{PREFIX}OLD4" not in storage
        await phone.press(free(phone, "Ann"))
        assert len(storage) == KEPT
        assert f"{PREFIX}OLD5" not in storage
        assert holds(phone) == {0}
        await phone.client.close()


@pytest.mark.parametrize(
    "junk", ["", "key", "1.ABC", 7, None, ["1", "2"], f"1.{'A' * 10_000}", f"x.{'K' * 27}", "K" * 27]
)
async def test_what_is_no_key_opens_nothing(tmp_path: Path, junk: object) -> None:
    async with at_table(tmp_path) as host:
        storage = Storage({PREFIX + host.session.id: junk, f"{PREFIX}../../x": junk, "companion.host": junk})
        phone = await guest(host, f"/t/{host.session.id}", storage)
        assert phone.shows(phone.app("watching"))
        await phone.client.close()


async def test_a_browser_without_a_storage_can_play_all_the_same(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host)
        phone.client.replies.update(dict.fromkeys(("get", "set", "remove", "get_keys")))
        await phone.press(free(phone, "Ann"))
        assert phone.can_tap(phone.app("with-mine", what=phone.names_of.seat(0)))
        await phone.client.close()
