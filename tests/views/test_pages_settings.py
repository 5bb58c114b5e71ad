"""Settings, seen from a phone."""

from pathlib import Path

import flet as ft

from companion.hosting.open_home import OpenHome
from tests.views.visit import visit

ROUTE = "/settings"


async def test_another_language_is_spoken_at_once_and_remembered(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("繁體中文")
        assert phone.texts()[0] == "設定"
        assert phone.client.page.title == "桌遊夥伴"
        assert phone.house.preferences.load().locale == "zh-Hant"
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.texts()[0] == "設定"
        assert phone.chosen("繁體中文")


async def test_every_language_is_offered_in_its_own_words(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, languages=("zh-CN",)) as phone:
        assert {"English", "繁體中文", "简体中文"} <= set(phone.names())
        assert phone.chosen("简体中文")


async def test_the_dark_theme_is_put_on_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Dark")
        assert phone.client.mirror.page["theme_mode"] == ft.ThemeMode.DARK.value
        assert phone.house.preferences.load().theme == "dark"


async def test_larger_text_is_shown_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        before = phone.client.mirror.page["theme"]["text_theme"]["body_medium"]["size"]
        await phone.tap("Larger")
        after = phone.client.mirror.page["theme"]["text_theme"]["body_medium"]["size"]
        assert after == before * 1.5
        assert phone.house.preferences.load().text_scale == 1.5


async def test_it_says_where_everything_is_kept(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.shows(str(tmp_path))


async def test_what_was_chosen_before_is_there_from_the_start(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        house.preferences.change(locale="zh-Hans", theme="dark", text_scale=1.25)

    async with visit(tmp_path, ROUTE, before=before) as phone:
        assert phone.chosen("深色")
        assert phone.chosen("大")
