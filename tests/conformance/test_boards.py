"""Every game's board is drawn in every phase, with all its words: one that is missing fails the test."""

from pathlib import Path

import pytest

from companion.engine.table import Table
from companion.games import GAMES
from tests.conformance.plays import by_phase
from tests.conformance.tables import BEGAN, small_table
from tests.views.visit import visit

PLAYS = 3
"""So many plays are looked through for their phases."""


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_every_tab_is_drawn_in_every_phase(tmp_path: Path, game_id: str) -> None:
    game = GAMES[game_id]
    setup = small_table(game)
    count = len(setup.seats)
    phases = {
        phase: positions[len(positions) // 2]
        for number in range(PLAYS)
        for phase, positions in by_phase(game_id, count, number)[0].items()
    }
    async with visit(tmp_path) as phone:
        for phase, position in sorted(phases.items()):
            live = phone.house.tables.adopt(
                Table.set_up(game, "EACH", setup, BEGAN, position), with_new_id=True
            )
            await phone.go(f"/t/{live.id}")
            for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
                await phone.tap(curtain)
            for tab in ("Score", "Log", "Rules", "Table"):
                await phone.tap(tab)
                assert phone.texts(), (phase, tab)
            assert "Share this table" in phone.names(), phase
