"""Sheets that are kept by name: made once and chosen again, taken off, saved as a file and opened."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.bounds import BROUGHT
from companion.data import data_path
from companion.games.score_pad import GAME
from companion.games.score_pad.presets import preset_sheet
from companion.games.score_pad.sheet import Category, Sheet, encode_sheet, read_sheet
from companion.history.errors import StoreUnwritable
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.views.bringing import Hand
from tests.views.visit import Storage, Visitor, visit
from views.boards.score_pad import sheet_choice
from views.boards.score_pad.sheet_files import write_sheet_file
from views.device.keyring import HOST

ENGLISH = Texts.load("en")
ROUTE = "/new/score_pad"
FARMS = Sheet("Farms", "categories", (Category("Sheep", times=2),))
GOATS = Sheet("Farms", "categories", (Category("Goats"),))


def ui(message: str, **params: Any) -> str:
    return ENGLISH.say(f"score_pad-ui-{message}", **params)


def keeping(*sheets: Sheet) -> Callable[[OpenHome], None]:
    """Return a house that keeps some sheets."""

    def before(house: OpenHome) -> None:
        for sheet in sheets:
            house.preferences.keep_entry(GAME.id, sheet.name, encode_sheet(sheet))

    return before


def kept(phone: Visitor) -> dict[str, Sheet]:
    texts = phone.house.preferences.kept_entries(GAME.id)
    return {name: read_sheet(text) for name, text in texts.items()}


async def make(phone: Visitor, name: str, category: str) -> None:
    await phone.tap(ui("make-sheet"))
    await phone.write(ui("sheet-name"), name)
    await phone.tap(ui("add-category"))
    await phone.write(ui("category", number=1), category)
    await phone.tap(ui("use-sheet"))


async def is_chosen(phone: Visitor, name: str) -> None:
    """Wait until a sheet is the chosen one."""
    await phone.until(lambda: name in phone.names() and phone.chosen(name))


async def is_kept(phone: Visitor, *sheets: Sheet) -> None:
    """Wait until these sheets are kept, and no others: a thread writes them after one of them was chosen."""
    await phone.until(lambda: kept(phone) == {sheet.name: sheet for sheet in sheets})


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch, sheet_choice, BROUGHT)


# Kept and chosen again --------------------------------------------------------------------------------------


async def test_a_sheet_that_was_made_is_one_tap_when_the_house_is_opened_again(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await make(phone, "Farms ", "Sheep")
        await phone.until(lambda: kept(phone))
        assert phone.chosen("Farms")
        assert phone.shows(ui("sheet-kept", name="Farms"))
    async with visit(tmp_path, ROUTE) as phone:
        assert not phone.chosen("Farms")
        await phone.tap("Farms")
        assert phone.chosen("Farms")
        await phone.tap("Start")
        await phone.until(phone.house.tables.open_tables)
        (session,) = phone.house.tables.open_tables()
        assert session.table.position.sheet == kept(phone)["Farms"]


async def test_kept_sheets_stand_before_those_that_ship(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=keeping(FARMS)) as phone:
        names = phone.names()
        assert names.index("Farms") < names.index(ENGLISH.say("score_pad-preset-points"))


async def test_a_kept_sheet_that_is_changed_is_kept_as_it_is_now(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=keeping(FARMS)) as phone:
        await phone.tap("Farms")
        await phone.tap(ui("change-sheet"))
        await phone.write(ui("category", number=1), "Cows")
        await phone.tap(ui("use-sheet"))
        await phone.until(lambda: kept(phone)["Farms"] != FARMS)
        assert [one.name for one in kept(phone)["Farms"].categories] == ["Cows"]
        assert phone.chosen("Farms")


async def test_a_new_sheet_never_takes_the_place_of_another_of_its_name(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=keeping(FARMS)) as phone:
        await make(phone, "Farms", "Goats")
        await phone.until(lambda: len(kept(phone)) == 2)
        assert phone.chosen("Farms 2")
        assert kept(phone)["Farms"] == FARMS


async def test_a_changed_sheet_that_ships_stands_beside_it_under_a_name_of_its_own(tmp_path: Path) -> None:
    name = ENGLISH.say("score_pad-preset-race")
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(name)
        await phone.tap(ui("change-sheet"))
        await phone.tap(ui("use-sheet"))
        assert kept(phone) == {}
        await phone.tap(ui("change-sheet"))
        await phone.write(ui("goal"), "250")
        await phone.tap(ui("use-sheet"))
        await phone.until(lambda: kept(phone))
        assert phone.chosen(ui("own-named", name=name))
        assert not phone.chosen(name)


async def test_a_kept_text_that_is_no_sheet_stays_and_disturbs_nothing(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        keeping(FARMS)(house)
        house.preferences.keep_entry(GAME.id, "Broken", '{"how":"chess"}')

    async with visit(tmp_path, ROUTE, before=before) as phone:
        assert "Broken" not in phone.names()
        await make(phone, "Broken", "Sheep")
        await is_chosen(phone, "Broken 2")
        texts = phone.house.preferences.kept_entries(GAME.id)
        assert texts["Broken"] == '{"how":"chess"}'
        assert set(texts) == {"Broken", "Broken 2", "Farms"}


async def test_a_sheet_that_cannot_be_kept_is_counted_by_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, ROUTE) as phone:

        def full(*_: str) -> None:
            raise StoreUnwritable(tmp_path, "ENOSPC")

        monkeypatch.setattr(phone.house.preferences, "keep_entry", full)
        await make(phone, "Farms", "Sheep")
        why = StoreUnwritable(tmp_path, "ENOSPC")
        await phone.until(lambda: phone.shows(ENGLISH.say(f"{why.id}-on-phone", **why.params)))
        assert phone.chosen("Farms")


# Taken off --------------------------------------------------------------------------------------------------


async def test_a_kept_sheet_is_taken_off_and_put_back(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=keeping(FARMS)) as phone:
        assert ui("take-off-sheet") not in phone.names()
        await phone.tap("Farms")
        await phone.tap(ui("take-off-sheet"))
        await phone.until(lambda: "Farms" not in phone.names())
        assert kept(phone) == {}
        assert phone.chosen(ENGLISH.say("score_pad-preset-points"))
        await phone.tap(ENGLISH.say("app-put-back"))
        await is_chosen(phone, "Farms")
        await is_kept(phone, FARMS)
        assert ENGLISH.say("app-put-back") not in phone.names()


async def test_who_lost_the_rights_of_a_host_takes_nothing_off(tmp_path: Path) -> None:
    storage = Storage()

    def before(house: OpenHome) -> None:
        keeping(FARMS)(house)
        storage[HOST] = house.joining.redeem(house.joining.host_ticket(), "here").key

    async with visit(tmp_path, ROUTE, before=before, local=False, storage=storage) as phone:
        await phone.tap("Farms")
        button = phone.named(ui("take-off-sheet"))
        phone.house.joining.revoke_hosts()
        await phone.client.fire(button, "click")
        assert kept(phone) == {"Farms": FARMS}


# Files ------------------------------------------------------------------------------------------------------


async def test_the_chosen_sheet_is_saved_and_opens_as_an_equal_one(tmp_path: Path, hand: Hand) -> None:
    saved: list[tuple[str, bytes]] = []
    async with visit(tmp_path / "here", ROUTE, before=keeping(FARMS)) as phone:
        phone.client.replies["save_file"] = lambda said: saved.append(
            (said["file_name"], bytes(said["src_bytes"]))
        )
        await phone.tap("Farms")
        await phone.tap(ui("save-sheet"))
        await phone.until(lambda: saved)
    ((name, data),) = saved
    assert name == "score-pad-Farms.toml"
    async with visit(tmp_path / "there", ROUTE) as phone:
        await hand.gives(phone, data, name)
        await is_chosen(phone, "Farms")
        await is_kept(phone, FARMS)
        await hand.gives(phone, data, name)
        assert kept(phone) == {"Farms": FARMS}
        await hand.gives(phone, write_sheet_file(GOATS).encode(), name)
        await is_chosen(phone, "Farms 2")
        assert kept(phone)["Farms"] == FARMS


async def test_a_sheet_without_a_name_is_called_like_its_file(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, b'game = "score_pad"\n[sheet]\nrounds = 4\n', "../Four rounds.toml")
        await is_chosen(phone, "Four rounds")
        await is_kept(phone, Sheet("Four rounds", rounds=4))
        await hand.gives(phone, b'game = "score_pad"\n[sheet]\nrounds = 5\n', "---.toml")
        await is_chosen(phone, ui("own-sheet"))
        assert len(kept(phone)) == 1


async def test_a_saved_sheet_that_ships_is_chosen_again_and_not_kept_beside_it(
    tmp_path: Path, hand: Hand
) -> None:
    city = preset_sheet("city", lambda message: ENGLISH.say(f"score_pad-{message}"))
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, write_sheet_file(city).encode(), "sheet.toml")
        await is_chosen(phone, city.name)
        assert kept(phone) == {}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[sheet", 1, ""),
        ('game = "score_pad"\n[sheet]\nrounds = 201\n', 3, "201"),
        ('game = "score_pad"\n[sheet]\nstart = 5\ngoal = 1\n', 4, "goal"),
        (data_path("positions", "card_city", "score_19.toml").read_text("utf-8"), None, "score_pad"),
    ],
)
async def test_a_wrong_file_is_told_with_what_and_where_and_nothing_is_lost(
    tmp_path: Path, hand: Hand, text: str, line: int | None, said: str
) -> None:
    async with visit(tmp_path, ROUTE, before=keeping(FARMS)) as phone:
        await phone.tap("Farms")
        await hand.gives(phone, text.encode(), "sheet.toml")
        await phone.until(lambda: phone.shows("sheet.toml"))
        (words,) = [each for each in phone.texts() if "sheet.toml" in each]
        assert said in words
        assert line is None or f"line {line}:" in words
        assert phone.chosen("Farms")
        assert kept(phone) == {"Farms": FARMS}


async def test_a_file_that_does_not_come_is_told(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.fails(phone, "receiving-late")
        assert phone.shows(ENGLISH.say("receiving-late"))
