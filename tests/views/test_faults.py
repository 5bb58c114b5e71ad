"""A game that raises something is one table's trouble: every page stays alive, and the other tables go on."""

from dataclasses import fields
from inspect import isfunction
from logging import LogRecord
from pathlib import Path

import flet as ft
import pytest

from companion.engine.game import Game
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.effort import in_turn, on_its_day, some
from tests.views.faulty import (
    ON_HOME,
    STUMBLED,
    Odd,
    card_of,
    cards,
    kinds,
    odd,
    odd_board,
    odd_panels,
    other_than,
    table_of,
    title_of,
    two_tables,
)
from tests.views.visit import Visitor, visit
from views.kit.game_board import Board

ASKED = [each.name for each in fields(Game) if "Callable" in str(each.type)]
BOX_ASKED = [f"box.{name}" for name in ("check", "field_of", "printed_for", "entries_of", "own")]
METHODS = [
    *ASKED,
    *BOX_ASKED,
    *(name for name, each in vars(Game).items() if isfunction(each) and name[0] != "_"),
]
"""Everything that a game is asked."""

DRAWN = [field.name for field in fields(Board) if field.name != "panels"]
"""Everything that a game's board is asked."""

PARTS = ("board", "acts", "sentences")
"""What its panels are made of."""

LOOKED_BACK_ON = ("scoresheet", "remarks", "agenda", "describe", "actors", "stage", "view")
"""What a game is asked about a finished table."""


FREE = Texts.load("en").say("app-seat-is-nobody")
TABS = ("Table", "Score", "Log", "Rules", "City")


async def alive(phone: Visitor) -> None:
    """Check that the phone still answers: another page opens, and home shows every open table."""
    await phone.go("/settings")
    assert phone.shows("Text size")
    await phone.go("/")
    tables = phone.house.tables.open_tables()
    assert len(cards(phone)) == len(tables)
    for session in tables:
        assert any(name.startswith(card_of(session)) for name in cards(phone))


async def visit_all(phone: Visitor, game_id: str) -> None:
    """Open every page there is of the tables, and stay alive."""
    session, other = table_of(phone, game_id), table_of(phone, other_than(game_id))
    await phone.go(f"/t/{session.id}")
    for tab in TABS:
        if tab in phone.names():  # on a wide screen the city always shows, unless it is drawn plainly
            await phone.tap(tab)
        assert phone.shows(title_of(session))
        assert {"Back", "Share this table"} <= set(phone.names())
    for page in ("share", "setup"):
        await phone.go(f"/t/{session.id}/{page}")
        assert "Back" in phone.names()
    await phone.go(f"/carry/{session.id}")
    await phone.until(lambda: phone.shows("Save"))
    await phone.go("/history")
    assert phone.shows("History")
    await phone.go(f"/t/{other.id}")
    assert phone.shows(title_of(other))
    assert not phone.shows(STUMBLED)
    await alive(phone)


@pytest.mark.parametrize(("game_id", "method"), on_its_day(in_turn(METHODS, list(GAMES)), 3))
async def test_every_page_stays_alive_whatever_a_game_raises(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, game_id: str, method: str
) -> None:
    async with visit(tmp_path, before=two_tables(game_id)) as phone:
        part, _, question = method.rpartition(".")
        odd(monkeypatch, getattr(GAMES[game_id], part) if part else GAMES[game_id], question)
        await visit_all(phone, game_id)
        assert kinds(faults) <= {Odd}


@pytest.mark.parametrize(("game_id", "method"), on_its_day(in_turn([*DRAWN, *PARTS], list(GAMES)), 3))
@pytest.mark.parametrize("size", some([(390, 844), (1440, 900)]), ids=str)
async def test_every_page_stays_alive_whatever_a_board_raises(
    monkeypatch: pytest.MonkeyPatch,
    faults: list[LogRecord],
    tmp_path: Path,
    game_id: str,
    method: str,
    size: tuple[int, int],
) -> None:
    async with visit(tmp_path, before=two_tables(game_id), size=size) as phone:
        broken = odd_panels if method in PARTS else odd_board
        broken(monkeypatch, game_id, method)
        await visit_all(phone, game_id)
        assert kinds(faults) <= {Odd}


@pytest.mark.parametrize(("game_id", "method"), in_turn(LOOKED_BACK_ON, list(GAMES)))
async def test_a_finished_table_keeps_its_result_whatever_its_game_raises(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, game_id: str, method: str
) -> None:
    async with visit(tmp_path, before=two_tables(game_id)) as phone:
        session = table_of(phone, game_id)
        phone.house.client(session, None, local=True).finish()
        summary = phone.house.tables.library.summaries.get(session.id)
        assert summary
        odd(monkeypatch, GAMES[game_id], method)
        await phone.go(f"/history/{session.id}")
        await phone.until(lambda: faults or phone.shows("How it went") or phone.shows("secret"))
        assert {str(seat.total) for seat in summary.seats} <= {
            text.replace("−", "-") for text in phone.texts()
        }
        assert {"Open it again", "Export as a QR code", "Delete"} <= set(phone.names())
        assert kinds(faults) <= {Odd}
        await phone.go("/history")
        await phone.until(lambda: phone.shows(session.names[0]))


@pytest.mark.parametrize("local", [True, False], ids=["host", "guest"])
async def test_the_card_of_an_odd_table_says_what_can_be_done_and_the_others_are_as_ever(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, local: bool
) -> None:
    async with visit(tmp_path, "/settings", before=two_tables("small_city"), local=local) as phone:
        session, other = table_of(phone, "small_city"), table_of(phone, "card_city")
        if not local:
            for each in (session, other):
                await phone.go(f"/J/{phone.house.joining.code(each)}")
                await phone.tap(f"{each.names[0]}: {FREE}")
        odd(monkeypatch, GAMES["small_city"], "agenda")
        await phone.go("/")
        assert phone.shows(ON_HOME)
        assert sum(ON_HOME in text for text in phone.texts()) == 1
        assert phone.shows("Round 1/10 · Divide")
        assert sorted(cards(phone)) == sorted([f"{card_of(session)}. {ON_HOME}", card_of(other)])
        await phone.tap(f"{card_of(session)}. {ON_HOME}")
        assert phone.route == f"/t/{session.id}"
        assert phone.shows(STUMBLED)
        await phone.go("/")
        await phone.tap(card_of(other))
        assert phone.route == f"/t/{other.id}"
        assert phone.shows("Round 1/10 · Divide")
        assert kinds(faults) == {Odd}


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
async def test_the_sentences_are_said_in_every_language(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, language: str
) -> None:
    say = Texts.load(language).say
    async with visit(tmp_path, "/settings", before=two_tables("citadels"), languages=(language,)) as phone:
        odd(monkeypatch, GAMES["citadels"], "agenda", "scoresheet")
        await phone.go("/")
        assert phone.shows(say("app-stumbled-card"))
        await phone.go(f"/t/{table_of(phone, 'citadels').id}")
        for message in ("stumbled-table", "stumbled-part", "take-back-short", "mend", "save-record"):
            assert phone.shows(say(f"app-{message}"))
        assert faults


async def test_a_fault_is_logged_once_with_its_traceback_however_often_a_page_is_drawn(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with visit(tmp_path, before=two_tables("citadels")) as phone:
        odd(monkeypatch, GAMES["citadels"], "agenda")
        session = table_of(phone, "citadels")
        for _ in range(3):
            await phone.go(f"/t/{session.id}")
            for tab in TABS:
                await phone.tap(tab)
            await phone.go("/")
        (record,) = faults
        assert record.exc_info
        assert session.id in record.getMessage()
        assert record.exc_info[2] is not None


async def test_a_page_that_cannot_be_drawn_says_so_and_is_drawn_when_it_can_be(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with visit(tmp_path) as phone:
        with monkeypatch.context() as now:
            odd_board(now, "citadels", "setup_notes")
            await phone.go("/new/citadels")
            assert phone.shows("This page could not be shown.")
            await phone.tap("Try again")
            assert phone.shows("This page could not be shown.")
        await phone.tap("Try again")
        assert phone.shows("Who is playing?")
        assert kinds(faults) == {Odd}


async def test_a_page_of_which_flet_refuses_a_part_goes_on_when_the_next_thing_is_tapped(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    """Flet looks at what is set when it draws, and what it raises there would end its drawing for good."""

    def refuse(_: ft.Text) -> None:
        raise Odd

    async with visit(tmp_path, "/new/card_city") as phone:
        with monkeypatch.context() as now:
            now.setattr(ft.Text, "before_update", refuse)
            await phone.tap("Add a player")
            assert "Player 3" not in phone.texts()
        await phone.tap("Add a player")
        assert {"Player 3", "Player 4"} <= {*phone.texts()}
        assert kinds(faults) == {Odd}


async def test_from_a_page_that_cannot_be_drawn_one_tap_leads_home(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with visit(tmp_path) as phone:
        odd(monkeypatch, GAMES["citadels"], "options")
        await phone.go("/new/citadels")
        await phone.tap("To the start page")
        assert phone.route == "/"
        assert "Import a table" in phone.names()
        assert len(faults) == 1


def test_a_house_opens_although_the_game_of_a_table_raises(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        two_tables("citadels")(house)
    odd(monkeypatch, GAMES["citadels"], "verdict")
    with OpenHome.open(tmp_path, fsync=False) as house:
        assert [session.game.id for session in house.tables.open_tables()] == ["card_city"]
        assert [report.id for report in house.tables.reports] == ["history-table-unreadable"]
    assert kinds(faults) == {Odd}
