"""A number that is being typed outlives the app's end: the browser keeps it until it is entered."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.score_pad.sheet import ENTRY, encode_sheet
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.views.score_pad_table import GAME, POINTS
from tests.views.visit import Storage, Visitor, visit

ENGLISH = Texts.load("en")


def begin(house: OpenHome) -> None:
    house.tables.begin(GAME, Setup(make_seats("Ann", "Ben"), box={ENTRY: encode_sheet(POINTS)}))


def only_table(phone: Visitor) -> str:
    return next(iter(phone.house.tables.open_tables())).id


def kept(storage: Storage) -> list[Any]:
    return [text for name, text in storage.items() if name.startswith("companion.typing.")]


async def test_what_is_typed_is_there_again_after_the_app_has_started_anew(tmp_path: Path) -> None:
    """Nor is it typed twice: once it is entered the browser forgets it."""
    storage = Storage()
    async with visit(tmp_path, before=begin, storage=storage) as phone:
        table = only_table(phone)
        await phone.go(f"/t/{table}")
        for key in ("1", "2", ENGLISH.say("score_pad-ui-key-plus"), "3"):
            await phone.tap(key)
        await phone.until(lambda: kept(storage) == ["0.0.12+3"])
    async with visit(tmp_path, f"/t/{table}", storage=storage) as phone:
        await phone.until(lambda: phone.shows("12+3"))
        await phone.tap(next(name for name in phone.names() if name.startswith("Enter 15")))
        await phone.until(lambda: kept(storage) == [])


@pytest.mark.parametrize("said", ["0.0.1e9", "9.0.12", "0.77.12", "0.0." + "1" * 300, "x", 7, None])
async def test_what_no_pad_has_kept_is_not_typed(tmp_path: Path, said: Any) -> None:
    storage = Storage()
    async with visit(tmp_path, before=begin, storage=storage) as phone:
        table = only_table(phone)
    storage[f"companion.typing.{table}"] = said
    async with visit(tmp_path, f"/t/{table}", storage=storage) as phone:
        await phone.tap("7")
        await phone.until(lambda: kept(storage) == ["0.0.7"])
