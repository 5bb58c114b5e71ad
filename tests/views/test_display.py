"""The display of a table shows every game live, can do nothing, and counts as nobody."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from logging import LogRecord
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.tools.toolbox import GiveTurn, Reveal, SetClock, SetCountdown, ShowScore
from tests.views.at_table import TEXTS, at_table
from tests.views.forging import controls, send, standing
from tests.views.test_forged_events import EVENTS, NASTY
from tests.views.test_forged_secrets import _plain
from tests.views.test_share import WIFI, reach
from tests.views.visit import Visitor, visit
from views.boards import BOARDS, board_of
from views.kit.game_board import PICTURE, Snapshot, return_none
from views.models.display_layout import lay_out_display
from views.widgets.seats.seat_chip import LABELS

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))
PEOPLE = ("Ann", "Ben", "小明")
TV, PHONE = (1280, 720), (390, 844)


def play_at_random(session: TableSession, moves: int, dice: Random) -> None:
    """Make some random legal moves, or fewer if the game is over."""
    for _ in range(moves):
        if session.over:
            return
        seat = dice.choice(session.game.actors(session.table.position))
        move = dice.choice(session.game.moves(session.table.position, seat))
        assert isinstance(session.submit(Play(seat, move)), Accepted)


def begin_table(house: OpenHome, game_id: str, moves: int = 0) -> TableSession:
    """Begin a table for three, and play at random."""
    session = house.tables.begin(game_id, Setup(make_seats(*PEOPLE)))
    play_at_random(session, moves, Random(game_id))
    return session


@asynccontextmanager
async def displayed(
    home: Path, game_id: str, moves: int = 0, size: tuple[int, int] = TV, **more: Any
) -> AsyncIterator[tuple[Visitor, TableSession]]:
    """Provide a device that shows the display of a new table."""
    found: list[TableSession] = []
    async with visit(
        home, before=lambda house: found.append(begin_table(house, game_id, moves)), size=size, **more
    ) as device:
        await device.go(f"/t/{found[0].id}/screen")
        yield device, found[0]


def app(message: str, /, **params: Any) -> str:
    return TEXTS["en"].say(f"app-{message}", **params)


def headline(session: TableSession) -> str:
    agenda = session.game.agenda(session.table.position)
    params = {"round": agenda.round, "rounds": agenda.rounds}
    return TEXTS["en"].about(session.game.id, "headline", agenda.phase, params)


# What it shows ----------------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("size", [TV, PHONE], ids=str)
async def test_it_shows_the_round_the_turn_and_the_board_of_every_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, size: tuple[int, int]
) -> None:
    drawn: list[Snapshot] = []
    board = board_of(game_id)
    picture = board.picture

    def record_and_draw(snapshot: Snapshot) -> Any:
        drawn.append(snapshot)
        return picture(snapshot)

    monkeypatch.setitem(BOARDS, game_id, replace(board, picture=record_and_draw))
    async with displayed(tmp_path, game_id, 12, size) as (device, session):
        assert device.shows(headline(session))
        asked = session.game.actors(session.table.position)
        if len(asked) == 1:
            assert device.shows(app("display-turn", name=PEOPLE[asked[0]]))
        else:
            assert all(device.shows(PEOPLE[seat]) for seat in asked)
        assert {one.seat for one in drawn} == (set(range(3)) if board.apart else {one.seat for one in drawn})
        assert drawn
        assert all(one.width > 0 and one.height > 0 for one in drawn)
        names = device.names()
        agenda = session.game.agenda(session.table.position)
        for seat, name in enumerate(PEOPLE if board.apart else ()):
            assert app(LABELS[agenda.state_of(seat)], name=name) in names


@EVERY_GAME
async def test_it_follows_every_move_with_the_last_event_in_a_sentence(tmp_path: Path, game_id: str) -> None:
    async with displayed(tmp_path, game_id) as (device, session):
        dice = Random(5)
        for _ in range(6):
            play_at_random(session, 1, dice)
            await device.client.settle()
            line = device.house.client(session, None).view.undo_line(None)
            assert line is not None
            said = TEXTS["en"].about(game_id, line.kind, line.notice.id, line.notice.params, PEOPLE)
            assert device.texts()[-1] == said
            assert device.shows(headline(session))


@EVERY_GAME
async def test_a_game_without_a_board_of_its_own_is_shown_on_the_plain_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    monkeypatch.delitem(BOARDS, game_id, raising=False)
    async with displayed(tmp_path, game_id, 9) as (device, session):
        assert device.shows(headline(session))
        assert not device.shows(app("stumbled-part"))


async def test_the_clocks_of_the_table_stand_there_and_go_with_it(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city") as (device, session):
        host = device.house.client(session, None, None, local=True)
        assert not device.shows("20:00")
        for wanted in (SetClock(20 * 60_000), GiveTurn(1), SetCountdown(90_000)):
            host.tools.use(wanted)
            await device.client.settle()
        assert [text for text in device.texts() if text == "20:00"] == ["20:00"] * 3
        assert device.shows("1:30")


@EVERY_GAME
async def test_a_table_that_is_only_scored_is_shown_as_it_is_painted(tmp_path: Path, game_id: str) -> None:
    setup = Setup(make_seats(*PEOPLE), mode="score")
    found: list[TableSession] = []
    async with visit(
        tmp_path, before=lambda house: found.append(house.tables.begin(game_id, setup)), size=TV
    ) as device:
        await device.go(f"/t/{found[0].id}/screen")
        assert device.shows(app("only-scored"))


# The score --------------------------------------------------------------------------------------------------


def stars(device: Visitor) -> int:
    """Count the points that stand beside the names."""
    return sum(name.endswith((" points so far", " point so far")) for name in device.names())


@pytest.mark.parametrize("game_id", sorted(game for game in GAMES if board_of(game).apart))
async def test_the_score_stands_there_if_the_table_wants_it_or_nothing_is_secret(
    tmp_path: Path, game_id: str
) -> None:
    async with displayed(tmp_path, game_id, 3) as (device, session):
        host = device.house.client(session, None, None, local=True)
        assert stars(device) == (0 if session.game.secrets else 3)
        for wanted in (True, False):
            host.tools.use(ShowScore(wanted))
            await device.client.settle()
            assert stars(device) == 3 * wanted


async def test_the_share_page_has_its_address_and_switches_the_score(tmp_path: Path) -> None:
    async with at_table(tmp_path, server_address=reach(WIFI)) as host:
        await host.press(host.app("share"), host.app("way-display"))
        assert host.shows(host.app("display-about"))
        assert host.shows(f"http://192.168.1.5:8550/t/{host.session.id}/screen")
        pictures = [node["semantics_label"] for node, _ in host.nodes() if node["_c"] == "Image"]
        assert pictures == [host.app("display-qr")]
        tools = host.house.client(host.session, None).tools
        for shown in (False, True):
            await host.press(f"{host.app('display-score')} · {host.app('display-score-about')}")
            assert tools.shown.scored is shown
        await host.press(host.app("display-here"))
        assert host.route == f"/t/{host.session.id}/screen"


async def test_the_result_waits_until_a_phone_reveals_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=lambda session: play_at_random(session, 10**6, Random(3))) as phone:
        device = await phone.arrive(f"/t/{phone.session.id}/screen", size=TV)
        sheet = phone.session.game.scoresheet(phone.position)
        totals = [f"{standing.total}".replace("-", "−") for standing in sheet.ranking]
        assert device.shows(app("display-reveal"))
        assert not {*totals} & {*device.texts()}
        for rank in sorted({standing.rank for standing in sheet.standings} - {1}, reverse=True):
            await phone.press(phone.app("reveal-place", place=rank))
            await device.client.settle()
            assert device.shows(app("display-reveal"))
            shown = {f"{one.total}".replace("-", "−") for one in sheet.standings if one.rank >= rank}
            assert shown <= {*device.texts()}
        await phone.press(phone.app("reveal-winner"))
        await device.client.settle()
        assert not device.shows(app("display-reveal"))
        winners = tuple(phone.session.names[seat] for seat in sheet.winners)
        assert device.shows(app("display-won", names=winners, count=len(winners)))
        assert {*totals} <= {*device.texts()}
        phone.house.client(phone.session, None, None, local=True).tools.use(Reveal(0))
        await device.client.settle()
        assert device.shows(app("display-reveal"))
        await device.client.close()


async def test_the_last_move_made_once_more_hides_the_result_again(tmp_path: Path) -> None:
    def nearly(session: TableSession) -> None:
        play_at_random(session, 10**6, Random(3))
        session.submit(Undo())

    async with at_table(tmp_path, before=nearly) as phone:
        tools = phone.house.client(phone.session, None, None, local=True).tools
        tools.use(Reveal(99))
        move = phone.taken_back
        await phone.make(move.seat, move.move)
        assert phone.session.over
        assert tools.shown.revealed == 0


# It only looks ----------------------------------------------------------------------------------------------


async def test_it_takes_no_seat_and_is_nobody_there(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", local=False) as (device, session):
        client = device.house.client(session, None)
        assert client.present.watchers == 0
        assert client.present.seats == frozenset()
        assert client.rights.taken == frozenset()


async def test_the_screen_is_kept_lit_there_and_goes_dark_again_elsewhere(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city") as (device, session):
        calls: list[str] = []
        invoke: Any = device.client.session.invoke_method

        async def record_and_invoke(control: int, name: str, *rest: Any) -> Any:
            calls.append(name)
            return await invoke(control, name, *rest)

        device.client.session.invoke_method = record_and_invoke
        await device.go("/")
        assert calls == ["disable"]
        await device.go(f"/t/{session.id}/screen")
        assert calls == ["disable", "enable"]


@pytest.mark.parametrize("local", [True, False], ids=["the host", "a guest"])
async def test_nothing_that_it_sends_changes_anything(tmp_path: Path, local: bool) -> None:
    async with at_table(tmp_path, before=lambda session: play_at_random(session, 9, Random(1))) as host:
        tools = host.house.client(host.session, None).tools
        tools_before, before = tools.shown, standing(host)
        device = await host.arrive(f"/t/{host.session.id}/screen", local=local, size=TV)
        table = type(host)(device.client, host.house, host.session, main=host.main, ticks=host.ticks)
        device.client.session.error = lambda _: None
        dice = Random(2)
        for control in list(controls(table)):
            for event in (*EVENTS, "hover"):
                await send(table, control, event, dice.choice(NASTY))
            await device.client.settle(4)
        assert standing(host) == before
        assert tools.shown == tools_before
        await device.client.close()


async def test_the_way_out_shows_on_a_touch_and_leads_to_the_table(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city") as (device, session):
        assert app("display-leave") not in device.names()
        layer = next(node for node, _ in device.nodes() if node["_c"] == "GestureDetector")
        touch = {"k": "touch", "l": {"x": 5.0, "y": 5.0}, "g": {"x": 5.0, "y": 5.0}}
        await device.client.fire(layer, "tap_down", touch)
        await device.tap(app("display-leave"))
        assert device.route == f"/t/{session.id}"


@pytest.mark.parametrize("route", ["/t/K7QXK7QXK7QX/screen", "/t/nothing/screen", "/T/K7QXK7QXK7QX/SCREEN"])
async def test_a_table_that_is_not_there_is_answered_with_a_sentence(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, route, size=TV) as device:
        assert device.shows(app("no-such-table"))
        await device.tap(app("to-the-start"))
        assert device.route == "/"


async def test_a_table_that_is_deleted_meanwhile_is_said_to_be_gone(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city") as (device, session):
        device.house.tables.delete(session.id)
        await device.client.settle()
        assert device.shows(app("no-such-table"))


async def test_a_game_that_raises_an_exception_leaves_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord]
) -> None:
    async with displayed(tmp_path, "card_city") as (device, session):
        monkeypatch.setattr("views.pages.display.page.draw_areas", lambda _: 1 / 0)
        play_at_random(session, 1, Random(1))
        await device.client.settle()
        assert device.shows(app("stumbled-part"))
        assert faults


async def test_a_new_window_and_a_lost_line_show_the_table_as_it_is(tmp_path: Path) -> None:
    async with displayed(tmp_path, "small_city") as (device, session):
        await device.client.lose_line()
        play_at_random(session, 3, Random(4))
        await device.client.find_line()
        assert device.shows(headline(session))


async def test_a_window_that_changed_while_the_line_was_lost_is_filled(tmp_path: Path) -> None:
    async with displayed(tmp_path, "small_city") as (device, _):
        await device.client.lose_line()
        device.client.session.apply_page_patch({"width": 768, "height": 1024})
        await device.client.find_line()
        areas = [node for node, _ in device.nodes() if str(node.get("key", "")).startswith("area ")]
        layout = lay_out_display(768, 1024, 4, (PICTURE, PICTURE), scale=1.0)
        assert [node["width"] for node in areas] == [layout.area[0]] * 4  # three towns and the council


@EVERY_GAME
@pytest.mark.parametrize("window", [TV, (768, 1024)], ids=str)
async def test_things_that_are_common_to_the_table_are_drawn_with_the_boards(
    tmp_path: Path, game_id: str, window: tuple[int, int]
) -> None:
    async with displayed(tmp_path, game_id, moves=12, size=window) as (device, session):
        found = [node for node, _ in device.nodes() if node.get("key") == "area middle"]
        dice = getattr(session.table.position, "dice", None)
        assert len(found) == (board_of(game_id).middle is not return_none and dice != ())
        for node in found:
            width = node.get("width") or window[0]
            assert node["height"] <= window[1] / 2 or width <= window[0] / 2 + 1


def without_defaults(node: Any) -> Any:
    """Leave out what is set to nothing: an update says it, a new control does not."""
    if isinstance(node, dict):
        return {name: without_defaults(each) for name, each in node.items() if each is not None}
    return [without_defaults(each) for each in node] if isinstance(node, list) else node


@EVERY_GAME
async def test_an_area_that_stays_as_it_was_drawn_is_what_would_be_drawn_now(
    tmp_path: Path, game_id: str
) -> None:
    async with displayed(tmp_path, game_id) as (device, session):
        device.house.client(session, None, None, local=True).tools.use(ShowScore(False))
        dice = Random(11)
        for _ in range(4):
            play_at_random(session, 5, dice)
            await device.client.settle()
            anew = await device.arrive(f"/t/{session.id}/screen", size=TV, local=True)
            assert without_defaults(_plain(device.top())) == without_defaults(_plain(anew.top()))
            await anew.client.close()


@EVERY_GAME
async def test_large_text_of_the_device_enlarges_the_words_around_the_boards_and_no_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    board, drawn = board_of(game_id), list[Snapshot]()

    def record_and_draw(snapshot: Snapshot) -> Any:
        drawn.append(snapshot)
        return board.picture(snapshot)

    monkeypatch.setitem(BOARDS, game_id, replace(board, picture=record_and_draw))
    async with displayed(tmp_path, game_id) as (device, session):
        sizes = [text["size"] for text, _ in device.nodes() if text.get("value") == headline(session)]
        device.house.preferences.change(text_scale=1.5)
        larger = await device.arrive(f"/t/{session.id}/screen", size=TV, local=True)
        grown = [text["size"] for text, _ in larger.nodes() if text.get("value") == headline(session)]
        assert grown > sizes
        assert {one.phone.scale for one in drawn} == {1.0}
        await larger.client.close()
