"""The owner's box, seen from a phone: compared with the cardboard, drawn by tapping, carried; the host's."""

from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts
from tests.engine.boxed import BOXED
from tests.views.visit import Storage, Visitor, visit
from views.device.keyring import HOST

ROUTE = "/box/card_city"
TEXTS = Texts.load_all()


@pytest.fixture(autouse=True)
def _boxed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, BOXED.id, BOXED)


def named(phone: Visitor, entry: str, source: str = "assumed") -> str:
    """Return what the row of an entry is called."""
    return say("box-open", what=f"card_city-printed-{entry}", source=say(f"box-source-{source}"))


def say(message: str, **params: Any) -> str:
    return TEXTS["en"].say(f"app-{message}", **params)


def square(column: int, row: int, what: str | None = None) -> str:
    words = f"card_city-mark-{what}" if what else say("box-no-square")
    return say("box-square", column=column, row=row, what=words)


async def test_every_entry_is_there_with_who_says_so(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        for entry in ("tile-R", "cost-L", "board", "worth-1"):
            assert named(phone, entry) in phone.names()
        assert named(phone, "tile-H", "inferred") in phone.names()
        assert named(phone, "stock", "rules") in phone.names()
        assert phone.shows(say("box-guesses", count=5))


async def test_a_guess_is_confirmed_with_one_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/tile-R") as phone:
        assert phone.shows(say("box-source-assumed-about"))
        await phone.tap(say("box-yes"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.owner_entries(BOXED) == {"tile-R": "##"}
        assert named(phone, "tile-R", "owner") in phone.names()
        assert phone.shows(say("box-guesses", count=4))


async def test_a_tile_is_drawn_by_tapping_its_squares(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/tile-R") as phone:
        await phone.tap(square(2, 4))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.own_entries(BOXED) == {"tile-R": "##/#."}


async def test_a_tap_more_changes_what_a_square_does(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/tile-H") as phone:
        assert square(2, 2, "place") in phone.names()
        await phone.tap(square(2, 2, "place"))
        assert square(2, 2, "water") in phone.names()
        await phone.tap(square(2, 2, "water"))
        assert square(2, 2) in phone.names()


async def test_a_second_shape_is_drawn_beside_the_first(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/tile-R") as phone:
        await phone.tap(say("box-shape-add"))
        await phone.tap(square(1, 1))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.own_entries(BOXED) == {"tile-R": "## #"}


async def test_what_cannot_be_is_said_at_once_and_not_kept(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/tile-R") as phone:
        assert phone.shows(say("box-fits"))
        await phone.tap(square(2, 3, "place"))
        await phone.tap(square(3, 3, "place"))
        why = say("box-wrong", why="count", count=2)
        assert phone.shows(why)
        await phone.tap(say("box-save"))
        assert phone.client.page.route == f"{ROUTE}/tile-R"
        assert phone.house.boxes.owner_entries(BOXED) == {}


async def test_a_board_is_painted_with_a_brush(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/board") as phone:
        await phone.tap(say("box-brush", what="card_city-mark-rock"))
        await phone.tap(square(1, 1, "area-0"))
        await phone.tap(square(2, 1, "area-0"))
        await phone.tap(say("box-brush", what="card_city-mark-area-1"))
        await phone.tap(square(4, 1, "area-0"))
        await phone.tap(say("box-wider"))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.own_entries(BOXED) == {"board": "##011/00000/00111/00#11"}


async def test_a_cost_is_a_handful_of_cubes(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/cost-L") as phone:
        await phone.tap(say("box-cube-add", what="card_city-mark-b"))
        await phone.tap(say("box-cube-add", what="card_city-mark-b"))
        await phone.tap(say("box-cube-take", what="card_city-mark-w"))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.own_entries(BOXED) == {"cost-L": "bb"}


async def test_a_card_is_worth_one_of_a_few_and_a_number_is_counted(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/worth-1") as phone:
        await phone.tap("12")
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        await phone.tap(named(phone, "stock", "rules"))
        await phone.tap(say("box-more", by=1))
        await phone.tap(say("box-fewer", by=10))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.own_entries(BOXED) == {"worth-1": "12", "stock": "11"}


async def test_an_entry_goes_back_to_how_it_came(tmp_path: Path) -> None:
    async with visit(
        tmp_path,
        f"{ROUTE}/tile-R",
        before=lambda house: house.boxes.put(BOXED, {"tile-R": "###", "stock": "7"}),
    ) as phone:
        await phone.tap(say("box-reset"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.owner_entries(BOXED) == {"stock": "7"}
        await phone.tap(say("box-reset-all"))
        await phone.until(lambda: not phone.house.boxes.owner_entries(BOXED))


async def test_a_box_is_saved_as_a_file(tmp_path: Path) -> None:
    saved: list[Any] = []

    def save(said: Any) -> None:
        saved.append((said["file_name"], bytes(said["src_bytes"])))

    async with visit(tmp_path, ROUTE, before=lambda house: house.boxes.put(BOXED, {"stock": "7"})) as phone:
        phone.client.replies["save_file"] = save
        await phone.tap(say("box-export"))
        await phone.until(lambda: saved)
        assert saved == [("card_city.box", phone.house.boxes.export(BOXED))]


async def test_a_guest_finds_the_box_closed(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, local=False) as phone:
        assert phone.shows(TEXTS["en"].say("hosting-host-only"))
        assert say("box-export") not in phone.names()
        await phone.go(f"{ROUTE}/tile-R")
        assert say("box-yes") not in phone.names()
        await phone.go("/settings")
        assert not phone.shows(say("box"))


async def test_a_host_who_lost_the_right_changes_nothing_on_a_page_still_open(tmp_path: Path) -> None:
    storage = Storage()

    def before(house: OpenHome) -> None:
        storage[HOST] = house.joining.redeem(house.joining.host_ticket(), "here").key

    async with visit(tmp_path, f"{ROUTE}/tile-R", before=before, local=False, storage=storage) as phone:
        yes = phone.named(say("box-yes"))
        phone.house.joining.revoke_hosts()
        await phone.client.fire(yes, "click")
        await phone.until(lambda: phone.shows(TEXTS["en"].say("hosting-host-only")))
        assert phone.house.boxes.owner_entries(BOXED) == {}


@pytest.mark.parametrize("route", ["/box/chess", "/box/card_city/unheard-of", "/box/card_city/rounds"])
async def test_an_address_of_nothing_says_so(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, route) as phone:
        assert say("box") in phone.texts()
        assert say("box-save") not in phone.names()


async def test_settings_and_setup_lead_to_the_box_and_back(tmp_path: Path) -> None:
    way = say("box-of", game="Card City")
    async with visit(tmp_path, "/settings") as phone:
        await phone.tap(way)
        assert phone.route == ROUTE
        await phone.tap(say("back"))
        assert phone.route == "/settings"
        await phone.go("/new/card_city")
        await phone.tap(way)
        await phone.tap(say("back"))
        assert phone.route == "/new/card_city"


async def test_a_game_without_a_readable_box_has_no_way_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    async with visit(tmp_path, "/settings") as phone:
        assert say("box-of", game="Card City") not in phone.names()
        await phone.go(ROUTE)
        assert phone.shows(say("box-nothing"))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_page_speaks_every_language(tmp_path: Path, locale: str) -> None:
    async with visit(tmp_path, ROUTE, languages=(locale,)) as phone:
        assert phone.shows(TEXTS[locale].say("app-box-about"))
        assert phone.shows(TEXTS[locale].say("app-box-source-assumed"))


async def test_everything_tapped_is_as_large_as_a_finger(tmp_path: Path) -> None:
    for entry in BOXED.box.printed.texts:
        async with visit(tmp_path / entry, f"{ROUTE}/{entry}") as phone:
            small = [
                node
                for node, _ in phone.nodes()
                if node["_c"] == "Container"
                and node.get("on_click") is True
                and (node.get("width") or 44) < 44
            ]
            assert small == []
