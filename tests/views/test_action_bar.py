"""The bar of every game: buttons without lines of text among them, left is back, right is the act."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.games import GAMES
from companion.hosting.session import TableSession
from tests.hosting.play import confirm_box
from tests.views.action_bars import Bar, begin_tables, list_children, read_bars
from tests.views.visit import ENGLISH, Visitor, visit
from views.boards import board_of
from views.kit.panels import BoardParts, draw_board_parts

POINTS = 6
"""Moves of a seat that are held at each table."""

BACK = {ENGLISH.say(f"app-act-{act}") for act in ("put-down", "elsewhere")} | {ENGLISH.say("app-back")}
"""Words for taking back what is in hand or pointed at."""


def text_buttons(control: Any) -> Iterator[str]:
    """Yield the words of every text button within a control."""
    if isinstance(control, ft.TextButton):
        content = control.content
        yield content.value if isinstance(content, ft.Text) else str(content)
    for each in list_children(control):
        yield from text_buttons(each)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[Bar], list[str]]]:
    """The bars and the words of text buttons of every dock that is drawn from now on."""
    found: list[tuple[list[Bar], list[str]]] = []

    def record(*args: Any) -> BoardParts:
        parts = draw_board_parts(*args)
        bars = [bar for act in parts.acts for bar in read_bars(act)]
        found.append((bars, [words for act in parts.acts for words in text_buttons(act)]))
        return parts

    monkeypatch.setattr("views.pages.table.dock.draw_board_parts", record)
    return found


async def walk_through_moments(tmp_path: Path, game_id: str, size: tuple[int, int]) -> None:
    """Show a moment of each phase of a game for each seat that acts, first with nothing in hand, then with
    moves in hand.
    """
    tables: list[TableSession] = []
    async with visit(
        tmp_path, before=lambda house: tables.extend(begin_tables(house, game_id)), size=size
    ) as device:
        for session in tables:
            confirm_box(device.house, session)
            await device.go(f"/t/{session.id}")
            screen = device.client.page.session.store.get("phone").screens[session.id]
            for seat in session.game.actors(session.table.position)[:2]:
                await _do(device, partial(screen.turn, seat))
                moves = screen.client.view.moves(screen.seat)
                points = (
                    board_of(game_id).point(screen, moves[number]) for number in range(0, len(moves), 7)
                )
                for point in [each for each in points if each][:POINTS]:
                    await _do(device, point)
                    await _do(device, screen.let_go)


async def _do(device: Visitor, act: Any) -> None:
    async def run() -> None:
        act()

    device.client.page.run_task(run)
    await device.client.settle(5)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_in_the_bar_of_every_phase_left_is_back_and_right_is_the_act(
    tmp_path: Path, drawn: list[tuple[list[Bar], list[str]]], game_id: str, size: tuple[int, int]
) -> None:
    await walk_through_moments(tmp_path, game_id, size)
    assert any(bars for bars, _ in drawn)
    assert {text for _, words in drawn for text in words} == set()
    for bars, _ in drawn:
        for bar in bars:
            squares = [button.square for button in bar]
            assert squares == sorted(squares, reverse=True), bar
            back = [button for button in bar if button.label in BACK or button.icon == ft.Icons.CLOSE]
            assert back in ([], bar[:1]), bar
            assert all(button.label in BACK and button.square for button in back), bar
            assert not back or bar is bars[-1], bars
