"""What a guest's phone finds outside of tables, and what only a host may do."""

from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.card_city import GAME
from companion.games.card_city.moves import Choose
from companion.history.errors import Report
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.headless import Node
from tests.views.visit import Storage
from views.widgets.message import EDGE, UNDER_HEADER


async def guest(host: AtTable, seat: int | None = None) -> AtTable:
    phone = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
    if seat is not None:
        await phone.press(f"{host.session.names[seat]}: {phone.app('seat-is-nobody')}")
    return phone


def second_table(house: OpenHome) -> str:
    return house.tables.begin("card_city", Setup(make_seats("Zoe", "Yan"))).id


# The start page ---------------------------------------------------------------------------------------------


async def test_a_guest_finds_the_tables_they_sit_at_and_no_others(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        second_table(host.house)
        ann = await guest(host, 0)
        await ann.go("/")
        assert ann.shows("Ben")
        assert not ann.shows("Zoe")
        await ann.press(
            ann.app("go-on-with", game=ann.names_of.texts.say("card_city-name"), seats=("Ann", "Ben"))
        )
        assert ann.route == f"/t/{host.session.id}"
        await ann.client.close()


async def test_a_guest_is_offered_nothing_that_only_the_host_may(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        host.house.tables.reports.add(Report("history-records-restored", {"count": 2}))
        ann = await guest(host, 0)
        await ann.go("/")
        game = ann.names_of.texts.say("card_city-name")
        for label in ("new-table", "only-score", "bring-table", "see-sample"):
            assert not ann.can_tap(ann.app(label))
        assert not ann.can_tap(ann.app("table-menu", game=game))
        assert not ann.shows("found again")
        await ann.client.close()


@pytest.mark.parametrize("route", ["/new/card_city", "/t/{}/setup"])
async def test_a_page_of_the_hosts_tells_a_guest_so(tmp_path: Path, route: str) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host, 0)
        await ann.go(route.format(host.session.id))
        assert ann.shows(ann.app("only-the-host"))
        assert not ann.can_tap(ann.app("begin"))
        assert not ann.can_tap(ann.app("keep-changes"))
        await ann.client.close()


async def test_a_guests_settings_keep_the_hosts_secrets(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await guest(host, 0)
        await ann.go("/settings")
        assert not ann.shows(str(host.house.home.path))
        assert not ann.can_tap(ann.app("host-ticket"))
        await ann.client.close()


# Finished tables --------------------------------------------------------------------------------------------


async def test_a_guests_history_holds_only_tables_they_sat_at(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 1)) as host:
        other = second_table(host.house)
        ann = await guest(host, 0)
        for table in (host.session.id, other):
            session = host.house.tables.table(table)
            assert session is not None
            host.house.tables.finish(session)
        await ann.go("/history")
        await ann.until(lambda: ann.shows("Ben"))
        assert not ann.shows("Zoe")
        assert not ann.can_tap(ann.app("export"))
        await ann.go(f"/history/{other}")
        assert ann.shows(ann.app("no-such-table"))
        await ann.go(f"/history/{host.session.id}")
        await ann.until(lambda: ann.shows(ann.app("log")))
        assert not ann.can_tap(ann.app("open-again"))
        assert not ann.can_tap(ann.app("delete"))
        await ann.client.close()


# The host's rights at a table -------------------------------------------------------------------------------


async def click(phone: AtTable, node: Node) -> None:
    await phone.client.session.dispatch_event(node["_i"], "click", None)
    await phone.client.settle()


async def test_the_menu_of_a_guest_ends_and_changes_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        ann = await guest(host, 0)
        await ann.press(ann.app("menu"))
        for label in ("file-away", "change-names", "change-setup"):
            assert not ann.can_tap(ann.app(label))
        await host.press(host.app("menu"))
        assert host.can_tap(host.app("file-away"))
        await ann.client.close()


async def test_a_phone_that_was_a_host_cannot_end_the_table_from_the_menu_it_still_shows(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        given = host.house.joining.redeem(host.house.joining.host_ticket(), "")
        other = await another_phone(host, local=False, storage=_with("companion.host", given.key))
        await other.press(other.app("menu"))
        button = other.labelled(other.app("file-away"))
        host.house.joining.revoke_hosts()
        await click(other, button)
        assert host.house.tables.library.summaries.get(host.session.id) is None
        await other.client.close()


def _with(name: str, value: str) -> Storage:
    return Storage({name: value})


async def test_the_host_ends_a_table_from_its_menu(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        await host.from_menu(host.app("file-away"))
        await host.until(lambda: host.route == f"/history/{host.session.id}")
        assert host.house.tables.library.summaries.get(host.session.id)


# Changing the setup -----------------------------------------------------------------------------------------


async def test_before_the_first_move_everything_can_be_set_up_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        await host.from_menu(host.app("change-setup"))
        await host.write("Player 2", "小明")
        await host.press(host.app("add-player"), host.app("keep-changes"))
        await host.until(lambda: host.route == f"/t/{host.session.id}")
        assert [seat.name for seat in host.session.table.header.setup.seats] == ["Ann", "小明", "Player 3"]


async def test_once_it_has_begun_only_names_and_colours_change(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        host.session.submit(Play(1, Choose("open")))
        await host.client.settle()
        await host.from_menu(host.app("change-names"))
        assert not host.can_tap(host.app("add-player"))
        assert not host.can_tap(host.app("take-off", name="Ben"))
        await host.write("Player 1", "Anna")
        await host.press(host.app("keep-changes"))
        await host.until(lambda: host.route == f"/t/{host.session.id}")
        assert host.session.names == ("Anna", "Ben")
        assert host.session.table.seq == 1
        assert host.shows("Anna")


async def test_a_move_made_while_the_setup_is_being_changed_settles_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        await host.from_menu(host.app("change-setup"))
        await host.press(host.app("add-player"))
        host.session.submit(Play(1, Choose("open")))
        await host.client.settle()
        assert not host.can_tap(host.app("add-player"))
        assert host.shows(host.names_of.texts.say("hosting-setup-settled"))
        await host.write("Player 2", "Benno")
        await host.press(host.app("keep-changes"))
        await host.until(lambda: host.session.names == ("Ann", "Benno"))


async def test_what_is_told_lies_over_no_button_and_over_no_open_sheet(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        ann = await guest(host, 0)
        told = ann.app("plays-nobody", name="Ben")
        await ann.look(1)
        *aim, _ = ann.names_of.taps(1, next(iter(GAME.moves(ann.position, 1))))
        await ann.press(*aim)
        assert place_of(ann, told)["top"] == UNDER_HEADER
        await ann.press(ann.app("menu"))
        assert place_of(ann, told)["top"] == EDGE
        await ann.client.close()


def place_of(phone: AtTable, text: str) -> Node:
    """Return the innermost thing with a place of its own around a text."""
    (above,) = (above for node, above in phone.nodes() if node.get("value") == text)
    return next(node for node in reversed(above) if "left" in node)


# A table that is put away -----------------------------------------------------------------------------------


async def test_a_table_the_host_files_away_is_over_for_everybody_who_looks_on(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        ann, watcher = await guest(host, 0), await guest(host)
        await watcher.press(watcher.app("just-watch"))
        await host.from_menu(host.app("file-away"))
        for phone in (ann, watcher):
            await phone.client.settle()
            assert phone.shows(phone.app("table-finished"))
            assert not phone.can_tap(phone.names_of.tab("board"))
        assert not watcher.can_tap(watcher.app("see-result"))
        await ann.press(ann.app("see-result"))
        assert ann.route == f"/history/{host.session.id}"
        await watcher.press(watcher.app("to-the-start"))
        assert watcher.route == "/"
        for phone in (ann, watcher):
            await phone.client.close()


async def test_where_the_games_are_kept_is_told_on_that_machine_only(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ticket = host.house.joining.host_ticket()
        other = await another_phone(host, local=False, route=f"/H/{ticket}")
        await other.press(other.app("take-host"))
        for phone, told in ((host, True), (other, False)):
            await phone.go("/settings")
            assert phone.shows(phone.app("hosts"))
            assert phone.shows(phone.app("kept-in")) is told
        await other.client.close()
