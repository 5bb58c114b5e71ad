"""Keys of a table act on pages without a field alone, whatever the game: nobody types into one unawares."""

from pathlib import Path
from random import Random

import pytest

from companion.engine.playout import playout
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.intents import Play
from tests.conformance.tables import BEGAN, small_table
from tests.effort import pairs_of_the_day, times
from tests.views.visit import visit


@pytest.mark.parametrize(
    ("game_id", "size"), pairs_of_the_day(sorted(GAMES), ((390, 844), (1440, 900))), ids=str
)
async def test_the_board_of_a_game_has_no_field(tmp_path: Path, game_id: str, size: tuple[int, int]) -> None:
    game = GAMES[game_id]
    table = Table.set_up(game, "KEYS", small_table(game), BEGAN)
    steps = list(playout(game, table.position, Random(game_id)))
    async with visit(tmp_path, size=size) as phone:
        session = phone.house.tables.adopt(table, with_new_id=True)
        await phone.go(f"/t/{session.id}")
        for _, seat, move, _ in steps[: times(400, 12)]:
            assert [node for node in phone.client.mirror.walk() if node["_c"] == "TextField"] == []
            session.submit(Play(seat, move))
            await phone.client.settle()
