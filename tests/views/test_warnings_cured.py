"""A warning about the mirror carries the button that leads to the board with the fault, in every game."""

from pathlib import Path
from random import Random

import pytest

from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.errors import CompanionError
from companion.games import GAMES
from companion.hosting.intents import Correct
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.conformance.parts import parts_of
from tests.views.test_display import PEOPLE, app
from tests.views.visit import Visitor, visit

TRIED = 300
"""So many corrections are made at most until the app and the table disagree."""

WITHOUT = {"score_pad"}
"""Games whose mirror cannot be at odds with a box."""


def begin_at_odds(house: OpenHome, game_id: str) -> TableSession:
    """Begin a table, and correct it at random until the game warns."""
    game, rng = GAMES[game_id], Random(game_id)
    session = house.tables.begin(game_id, Setup(make_seats(*PEOPLE)))
    for _ in range(TRIED):
        if game.warnings(session.table.position):
            return session
        for correction in parts_of(game_id).corrections(session.table.position, rng):
            try:
                session.submit(Correct(correction))
            except (CompanionError, Impossible):
                continue
    raise AssertionError("no warning")


def taps_named(device: Visitor, words: str) -> int:
    """Count the texts of buttons with these words."""
    return sum(text == words for text in device.texts())


@pytest.mark.parametrize("game_id", sorted(set(GAMES) - WITHOUT))
async def test_a_warning_carries_the_button_that_corrects(tmp_path: Path, game_id: str) -> None:
    tables: list[TableSession] = []

    async with visit(tmp_path, before=lambda house: tables.append(begin_at_odds(house, game_id))) as device:
        session = tables[0]
        await device.go(f"/t/{session.id}")
        await open_score(device, session)
        warned = device.house.client(session, None, local=True).view.warnings(None)
        assert taps_named(device, app("correct-it")) >= len(warned) > 0
        await device.tap(app("correct-it"))
        screen = device.client.page.session.store.get("phone").screens[session.id]
        assert (screen.painting, screen.tab) == (True, "board")


async def open_score(device: Visitor, session: TableSession) -> None:
    """Turn to the score, past the curtain of a game with secrets."""
    curtain = next((name for name in device.names() if name.startswith(app("i-am", name=""))), None)
    if curtain:
        await device.tap(curtain)
    await device.tap("Score")
