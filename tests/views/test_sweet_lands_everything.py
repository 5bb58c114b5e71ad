"""Whatever may be done at a table of Sweet Lands can be tapped: from the first tile drawn into the game."""

from pathlib import Path
from random import Random

import pytest

from companion.games.sweet_lands import moves
from tests.effort import times
from tests.views.sweet_lands_fingers import likely, tap_move
from tests.views.sweet_lands_table import sweet_lands

MANY = times(90, 20)
"""So many moves are tapped."""


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_move_is_tapped_and_is_the_move_that_was_meant(tmp_path: Path, seed: int) -> None:
    dice = Random(seed)
    rulings = {"maps": "b", "advanced": "with"} if seed % 2 else {}
    async with sweet_lands(tmp_path, 3, rulings=rulings) as table:
        for _ in range(MANY):
            seat, move = likely(table.session, dice)
            await table.look(seat)
            await tap_move(table, seat, move)
            made = table.moves_made[-1]
            assert made.number == move.number if isinstance(move, moves.Free) else made == move
            assert not table.sheet_open()
