"""How the score ran, next to scoring a table that was played no further."""

import random
from itertools import islice

import pytest

from companion.engine.playout import playout
from companion.engine.score_run import list_scored_steps
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from tests.history.samples import NOON


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_each_step_has_the_points_a_table_stopped_there_would_have(game_id: str) -> None:
    game = GAMES[game_id]
    seats = make_seats(*("Ann", "小明", "Cid")[: max(2, min(game.seats, default=2))])
    tables = [Table.set_up(game, "run", Setup(seats), NOON)]
    for _, seat, move, _ in islice(playout(game, tables[0].position, random.Random(7)), 90):
        tables.append(tables[-1].play(seat, move, at=NOON))
    run = list_scored_steps(tables[-1], most=12)
    assert len(run) == min(12, len(tables))
    assert (run[0].step, run[-1].step) == (0, len(tables) - 1)
    for scored in run:
        sheet = game.scoresheet(tables[scored.step].position)
        assert scored.totals == tuple(
            next(each.total for each in sheet.standings if each.seat == seat) for seat in range(len(seats))
        )


def test_a_table_at_which_nothing_happened_has_its_opening_alone() -> None:
    table = Table.set_up(GAMES["card_city"], "run", Setup(make_seats("Ann", "Ben")), NOON)
    assert [scored.step for scored in list_scored_steps(table)] == [0]
