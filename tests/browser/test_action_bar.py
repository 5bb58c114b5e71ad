"""The buttons of the bar that acts have one height in every phase of every game, in pixels on the screen."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.session import TableSession
from tests.browser.boxes import boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import TEXTS, App
from tests.effort import on_its_day, some
from tests.hosting.play import confirm_box
from tests.views.action_bars import Bar, Button, begin_tables, read_bars
from tests.views.forging import phones_kept
from views.boards import board_of
from views.device.theme import BUTTON
from views.flet_adapter.bridge import run_in
from views.kit.panels import BoardParts, draw_board_parts

SIZES = ((390, 844), (844, 390))
CASES = [(game_id, SIZES[number % 2]) for number, game_id in enumerate(GAMES)]
CASES += [(game_id, SIZES[1 - number % 2]) for number, game_id in enumerate(GAMES)]

HELD, TRIES = 2, 100
"""Moves that are held at each table; and looks for a page of the app until it is open."""

EDGE = 1
"""Pixels of the edge of a dim button, within which its name stands."""

FIND = """() => {
  const acts = document.querySelectorAll('[flt-semantics-identifier="acts"] [flt-tappable]');
  const name = node => node.getAttribute('aria-label') || node.textContent || '';
  return [...acts].map(node => [name(node), node.getBoundingClientRect().height]);
}"""
"""Names and heights of all that acts."""


@pytest.mark.parametrize(("game_id", "size"), on_its_day(some(CASES, daily=len(GAMES)), 3), ids=str)
def test_the_buttons_of_every_bar_are_as_high_as_those_of_every_other(
    shared_app: App, phone: NewPhone, monkeypatch: pytest.MonkeyPatch, game_id: str, size: tuple[int, int]
) -> None:
    phones, bars = phones_kept(monkeypatch), list[list[Bar]]()

    def record(*args: Any) -> BoardParts:
        parts = draw_board_parts(*args)
        bars.append([bar for act in parts.acts for bar in read_bars(act)])
        return parts

    monkeypatch.setattr("views.pages.table.dock.draw_board_parts", record)
    app, served = shared_app, shared_app.served
    tables: list[TableSession] = served.in_its_thread(lambda: [*begin_tables(app.house, game_id)])
    for session in tables:
        served.in_its_thread(partial(confirm_box, app.house, session))
    width, height = size
    device = phone({**IPHONE, "viewport": {"width": width, "height": height}}, own=True)
    device.open(app.url(), TEXTS["en"].say("app-settings"))
    wrong, seen = list[str](), 0

    def do(act: Callable[[], object]) -> None:
        async def run() -> None:
            act()

        run_in(phones[-1].device._page, run)
        device.settle(100)

    def look(moment: str) -> None:
        nonlocal seen
        boxes(device)  # at rest
        heights = dict(device.page.evaluate(FIND))
        for button in [button for bar in bars[-1:] for each in bar for button in each]:
            if button.label in heights:
                seen += 1
                if not fits(button, heights[button.label]):
                    wrong.append(f"{moment}: {button.label} is {heights[button.label]} high")

    moments = {session.game.agenda(session.table.position).phase: session for session in tables}
    for phase, session in moments.items():
        device.go(f"/t/{session.id}", TEXTS["en"].say("app-back"))
        opened = (device.settle(50) for _ in range(TRIES))
        assert any(session.id in phones[-1].screens for _ in opened)
        screen = phones[-1].screens[session.id]
        seat = session.game.actors(session.table.position)[0]
        do(partial(screen.turn, seat))
        look(phase)
        moves = screen.client.view.moves(seat)
        points = (board_of(game_id).point(screen, moves[number]) for number in range(0, len(moves), 7))
        for point in [each for each in points if each][:HELD]:
            do(point)
            look(f"{phase}, held")
            do(screen.let_go)
    served.in_its_thread(lambda: [app.house.tables.delete(session.id) for session in tables])
    assert seen
    assert wrong == []
    assert device.failures == []


def fits(button: Button, height: float) -> bool:
    """Check that a button has the height of all. The edge of a dim one does not count as part of its name."""
    return abs(height + 2 * EDGE * button.dim - BUTTON) <= EDGE / 2
