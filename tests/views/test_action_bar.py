"""The bar of every game holds buttons of one height, without lines of text among them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import flet as ft
import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.views.test_display import PEOPLE, play_at_random
from tests.views.visit import visit
from views.boards import board_of
from views.kit.panels import BoardParts, draw_board_parts

LONG = 260
"""So many moves are made at most to come to every phase."""


def begin_tables(house: OpenHome, game_id: str) -> Iterator[TableSession]:
    """Begin a table for three at the first move of each phase of a random play, and one in its middle."""
    game, dice = GAMES[game_id], Random(game_id)
    session = house.tables.begin(game_id, Setup(make_seats(*PEOPLE)))
    moments: dict[str, list[int]] = {}
    for number in range(LONG):
        if session.over:
            break
        moments.setdefault(game.agenda(session.table.position).phase, []).append(number)
        play_at_random(session, 1, dice)
    for numbers in moments.values():
        for number in dict.fromkeys((numbers[0], numbers[len(numbers) // 2])):
            other, again = house.tables.begin(game_id, Setup(make_seats(*PEOPLE))), Random(game_id)
            play_at_random(other, number, again)
            yield other


def text_buttons(control: Any) -> Iterator[str]:
    """Yield the words of every text button within a control."""
    if isinstance(control, ft.TextButton):
        content = control.content
        yield content.value if isinstance(content, ft.Text) else str(content)
    for name in ("content", "controls"):
        inside = getattr(control, name, None)
        for each in inside if isinstance(inside, list) else [inside]:
            if isinstance(each, ft.Control):
                yield from text_buttons(each)


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_no_line_of_text_acts_beside_the_buttons_of_a_bar(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    drawn: list[BoardParts] = []

    def record(*args: Any) -> BoardParts:
        drawn.append(draw_board_parts(*args))
        return drawn[-1]

    monkeypatch.setattr("views.pages.table.dock.draw_board_parts", record)
    tables: list[TableSession] = []
    async with visit(tmp_path, before=lambda house: tables.extend(begin_tables(house, game_id))) as device:
        for session in tables:
            await device.go(f"/t/{session.id}")
            screen = device.client.page.session.store.get("phone").screens[session.id]
            moves = screen.client.view.moves(screen.seat)
            points = (board_of(game_id).point(screen, moves[number]) for number in range(0, len(moves), 7))
            for point in (each for each in list(points)[:6] if each):

                async def hold(point: Any = point) -> None:
                    point()

                device.client.page.run_task(hold)
                await device.client.settle(5)
    assert drawn
    found = {words for parts in drawn for act in parts.acts for words in text_buttons(act)}
    assert found == set()
