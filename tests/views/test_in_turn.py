"""Pages are drawn in the order of who waits, each once for all that happened; a tap is answered in time."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.views.headless import AppHub as Sessions
from tests.views.headless import Client
from views.entry.main import make_main
from views.flet_adapter.memo import Retained
from views.models.in_turn import TURNS_BETWEEN, InTurn, OuterFirst
from views.pages.table import page as table_page
from views.play.screen import Screen


async def turns(count: int = 100) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_whoever_was_told_first_is_drawn_first_and_once() -> None:
    drawn: list[str] = []
    line, loop = InTurn(), asyncio.get_running_loop()
    for who in ("a", "b", "c", "a", "b", "a"):
        line.ask(loop, who, lambda who=who: drawn.append(who))  # type: ignore[misc]
    assert drawn == []
    await turns()
    assert drawn == ["a", "b", "c"]
    line.ask(loop, "b", lambda: drawn.append("again"))
    await turns()
    assert drawn == ["a", "b", "c", "again"]


async def test_nobody_waits_only_once_all_are_drawn_and_nobody_has_come_for_as_long_as_a_tap_takes() -> None:
    done: list[str] = []
    line, loop = InTurn(at_rest=lambda: done.append("rest")), asyncio.get_running_loop()

    async def late() -> None:
        await turns(2 * TURNS_BETWEEN)
        line.ask(loop, "late", lambda: done.append("late"))

    coming = loop.create_task(late())
    for who in ("a", "b"):
        line.ask(loop, who, lambda who=who: done.append(who))  # type: ignore[misc]
    await turns()
    await coming
    assert done == ["a", "b", "late", "rest"]
    line.ask(loop, "c", lambda: done.append("c"))
    await turns()
    assert done[4:] == ["c", "rest"]


async def test_what_comes_in_meanwhile_is_answered_before_the_next_is_drawn() -> None:
    drawn: list[str] = []
    line, loop = InTurn(), asyncio.get_running_loop()

    async def tap() -> None:
        await turns(TURNS_BETWEEN - 1)
        drawn.append("tap")

    def first() -> None:
        drawn.append("first")
        tapping.append(loop.create_task(tap()))

    tapping: list[asyncio.Task[None]] = []
    line.ask(loop, 1, first)
    line.ask(loop, 2, lambda: drawn.append("second"))
    await turns()
    assert drawn == ["first", "tap", "second"]


async def test_a_drawing_that_fails_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    drawn: list[str] = []
    line, loop = InTurn(), asyncio.get_running_loop()

    def fail() -> None:
        raise ValueError("no page")

    with caplog.at_level(logging.CRITICAL + 1):
        line.ask(loop, 1, fail)
        line.ask(loop, 2, lambda: drawn.append("second"))
        await turns()
    assert drawn == ["second"]


async def test_a_thread_may_tell_as_well() -> None:
    drawn: list[str] = []
    line, loop = InTurn(), asyncio.get_running_loop()
    await asyncio.to_thread(line.ask, loop, 1, lambda: drawn.append("told"))
    await turns()
    assert drawn == ["told"]


class Standing:
    """A component, and what it stands in."""

    def __init__(self, parent: "Standing | None" = None) -> None:
        self.parent = parent


def test_the_outer_is_drawn_before_what_stands_in_it() -> None:
    page = Standing()
    view = Standing(page)
    sheet = Standing(view)
    assert list(OuterFirst((sheet, view, page))) == [page, view, sheet]


class Drawings:
    """Which phones' tables were drawn, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.of: list[int] = []
        draw = table_page._draw_whole_table

        def noted(screen: Screen, retained: Retained) -> object:
            self.of.append(id(screen.phone))
            return draw(screen, retained)

        monkeypatch.setattr(table_page, "_draw_whole_table", noted)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHome]:
    with OpenHome.open(tmp_path) as house:
        yield house


def begin(house: OpenHome) -> TableSession:
    """Return a table with a few entries."""
    game, rng = GAMES["card_city"], Random(1)
    session = house.tables.begin(game.id, Setup(make_seats("Ann", "Ben")))
    for _ in range(6):
        play(session, rng)
    return session


def play(session: TableSession, rng: Random) -> None:
    seat = rng.choice(session.game.actors(session.table.position))
    session.submit(Play(seat, rng.choice(session.game.moves(session.table.position, seat))))


async def arrive(house: OpenHome, session: TableSession, count: int) -> list[Client]:
    sessions, main = Sessions(), make_main(house)
    return [await Client(sessions).start(main, route=f"/t/{session.id}") for _ in range(count)]


async def test_a_burst_of_entries_costs_each_page_one_drawing(
    house: OpenHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, rng = begin(house), Random(2)
    phones = await arrive(house, session, 4)
    drawings = Drawings(monkeypatch)
    for _ in range(5):
        play(session, rng)
    await turns(200)
    assert len(drawings.of) == len(set(drawings.of)) == len(phones)
    for phone in phones:
        await phone.close()


async def test_whoever_tapped_is_drawn_first_and_once(
    house: OpenHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(house)
    phones = await arrive(house, session, 4)
    drawings = Drawings(monkeypatch)
    last = phones[-1]
    undo = next(
        node
        for node in last.mirror.walk()
        if str(node.get("tooltip", "")).startswith("Undo") and node.get("on_click")
    )
    await last.fire(undo, "click")
    await turns(200)
    assert session.table.seq == 7
    assert len(drawings.of) == len(set(drawings.of)) == len(phones)
    first = drawings.of[0]
    drawings.of.clear()
    session.submit(Play(*next_move(session)))
    await turns(200)
    assert drawings.of[-1] == first  # nobody's tap: in the order in which they came
    for phone in phones:
        await phone.close()


def next_move(session: TableSession) -> tuple[int, object]:
    seat = session.game.actors(session.table.position)[0]
    return seat, session.game.moves(session.table.position, seat)[0]
