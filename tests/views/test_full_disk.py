"""What a phone shows while the disk is full: the reason in its own language, and that nothing is lost."""

from pathlib import Path
from random import Random

import pytest

from companion.games import GAMES
from companion.locale.texts import Texts
from tests.engine.boxed import BOXED
from tests.history.samples import no_room
from tests.views.at_table import another_phone, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.visit import visit

TEXTS = Texts.load_all()
FULL = {"en": "The disk is full.", "zh-Hant": "磁碟已滿。", "zh-Hans": "磁盘已满。"}

languages = pytest.mark.parametrize("language", FULL)


@languages
async def test_a_move_that_cannot_be_kept_is_not_made_and_can_be_made_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2), language=language) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        before = phone.position
        with no_room(monkeypatch):
            await phone.make(seat, move)
        assert phone.position == before
        assert phone.shows(FULL[language])
        await phone.make(seat, move)
        assert phone.moves_made[-1] == move


@languages
async def test_a_table_that_cannot_be_kept_is_not_begun_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with visit(tmp_path, "/new/card_city", languages=(language,)) as phone:
        with no_room(monkeypatch):
            await phone.tap(TEXTS[language].say("app-begin"))
            await phone.until(lambda: phone.shows(FULL[language]))
        assert phone.house.tables.open_tables() == ()
        await phone.tap(TEXTS[language].say("app-begin"))
        await phone.until(phone.house.tables.open_tables)


@languages
async def test_a_preference_that_cannot_be_kept_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    dark = TEXTS[language].say("app-theme-dark")
    async with visit(tmp_path, "/settings", languages=(language,)) as phone:
        with no_room(monkeypatch):
            await phone.tap(dark)
            assert phone.shows(FULL[language])
        assert phone.house.preferences.load().theme == "system"
        await phone.tap(dark)
        assert phone.house.preferences.load().theme == "dark"


async def test_a_seat_that_cannot_be_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path) as host:
        guest = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
        seat = f"Ann: {guest.app('seat-is-nobody')}"
        with no_room(monkeypatch):
            await guest.press(seat)
            assert guest.shows(FULL["en"])
        assert host.house.seating.taken_seats(host.session.id) == frozenset()
        await guest.press(seat)
        assert host.house.seating.taken_seats(host.session.id) == {0}
        await guest.client.close()


@languages
async def test_what_a_box_says_and_cannot_be_kept_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(GAMES, BOXED.id, BOXED)
    yes = TEXTS[language].say("app-box-yes")
    async with visit(tmp_path, "/box/card_city/tile-R", languages=(language,)) as phone:
        with no_room(monkeypatch):
            await phone.tap(yes)
            assert phone.shows(FULL[language])
        assert phone.house.boxes.owner_entries(BOXED) == {}
        await phone.tap(yes)
        await phone.until(lambda: phone.house.boxes.owner_entries(BOXED) == {"tile-R": "##"})


@languages
async def test_a_game_that_ends_on_a_full_disk_is_in_the_history_and_the_host_reads_why_it_was_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2), language=language) as phone:
        tables = phone.house.tables
        with no_room(monkeypatch, after=1):  # the record moves to its place, and no more fits
            tables.finish(phone.session)
        await phone.go("/")
        assert phone.shows(FULL[language])
        assert tables.library.summaries.get(phone.session.id) is not None
        table = phone.session.id
    async with visit(tmp_path, "/history", languages=(language,)) as phone:
        assert phone.house.tables.library.summaries.get(table) is not None
        assert [report.id for report in phone.house.tables.reports] == ["history-records-restored"]
