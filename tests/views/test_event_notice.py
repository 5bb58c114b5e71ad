"""After a tap a notice lies over the headline for a moment: what happened, told once, and how to undo it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.table import Table
from companion.games import GAMES
from tests.conformance.parts import games
from tests.conformance.tables import BEGAN, small_table
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.forging import phones_kept
from tests.views.headless import Node
from tests.views.visit import visit
from views.flet_adapter.bridge import run_in
from views.widgets.table import event_notice

BUILDING = on_to("build", 2)

TAPS = 16
"""Taps of two moves each at a table of each game."""


def notices(phone: AtTable) -> list[Node]:
    """Find the notices on the page."""
    return [node for node, _ in phone.nodes() if node["_c"] == "Container" and node.get("key") == "event"]


def told(phone: AtTable) -> list[str]:
    """Return what a screen reader is told of them."""
    return [node["content"]["label"] for node in notices(phone) if node["content"].get("live_region")]


def board(phone: AtTable) -> list[tuple[Any, ...]]:
    """Measure where the board lies, and how large it is."""
    (node,) = (node for node, _ in phone.nodes() if node.get("identifier") == "board")
    inner = next(iter(each for each, above in phone.nodes() if above and above[-1] is node))
    above = next(above for each, above in phone.nodes() if each is node)
    return [(each["_c"], each.get("width"), each.get("height"), each.get("top")) for each in (*above, inner)]


async def build(phone: AtTable) -> str:
    """Make a move and return the sentence about it."""
    await phone.make(*choose_likely_move(phone.session, Random(1)))
    return phone.names_of.sentence()


async def test_an_opened_table_tells_nothing_that_happened_before(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        assert notices(phone) == []


async def test_a_tap_is_told_once_and_the_board_stays_where_it_is(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        before = board(phone)
        sentence = await build(phone)
        assert told(phone) == [sentence]
        assert board(phone) == before


async def test_the_notice_goes_by_itself_and_undo_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_notice, "MOMENT", 0.01)
    async with at_table(tmp_path, before=BUILDING) as phone:
        sentence = await build(phone)
        await phone.until(lambda: notices(phone) == [])
        assert phone.can_tap(phone.app("undo", what=sentence))


async def test_a_tap_on_the_notice_is_undo_and_what_lies_below_is_no_news(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        await build(phone)
        before = phone.position
        await build(phone)
        (notice,) = notices(phone)
        face = next(node for node, above in phone.nodes() if notice in above and node.get("on_click") is True)
        await phone.client.fire(face, "click")
        assert phone.position == before
        assert notices(phone) == []


@pytest.mark.parametrize("game_id", games("bronze"))
async def test_one_undo_takes_back_all_that_one_tap_made_and_names_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    phones, rng, game, made = phones_kept(monkeypatch), Random(f"taps/{game_id}"), GAMES[game_id], 0
    async with visit(tmp_path) as phone:
        table = Table.set_up(game, "UNDOES", small_table(game), BEGAN)
        session = phone.house.tables.adopt(table, with_new_id=True)
        await phone.go(f"/t/{session.id}")
        screen = phones[-1].screens[session.id]

        async def play_twice() -> None:
            for seat in game.actors(session.table.position)[:1] * 2:
                if seat in game.actors(session.table.position):
                    screen.turn(seat)
                    screen.acts.play(rng.choice(game.moves(session.table.position, seat)))

        async def undo() -> None:
            screen.undoing.undo()

        for _ in range(TAPS):
            if not game.actors(session.table.position):
                break
            before, stood = session.table.position, len(session.table.done)
            for tap in (play_twice, *([undo] if rng.random() < 0.5 else [])):
                phone.ticks.forward(1)
                assert run_in(phone.client.page, tap)
                await phone.client.settle()
                if tap is play_twice:
                    made += session.table.undo_count > 1
                    assert session.table.undo_count == len(session.table.done) - stood
                    public = screen.sentence(screen.client.view.undo_line(None))
                    assert screen.own_undo is not None or screen.undoing.to_undo.startswith(public)
                elif screen.own_undo is None:
                    assert session.table.position == before
    assert made
