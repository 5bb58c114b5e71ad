"""Points of the last round, next to the scoresheets that were noted whenever a round began."""

import random
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.engine.round_gains import RoundGains, find_last_round
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from tests.history.samples import NOON

MOVES = 700


def begin(game_id: str) -> Table[Any, Any, Any]:
    game = GAMES[game_id]
    seats = make_seats(*("Ann", "小明", "Cid")[: max(2, min(game.seats, default=2))])
    return Table.set_up(game, "gains", Setup(seats), NOON)


def find_round_gains(table: Table[Any, Any, Any]) -> RoundGains | None:
    span = find_last_round(table)
    if span is None:
        return None
    before, after = (table.game.scoresheet(table.at_step(step)) for step in (span.first, span.last))
    return RoundGains(span.round, before, after)


def round_of(game: Game[Any, Any, Any], position: Any, seats: int) -> int:
    return min(game.stage_of(position, seat)[0] for seat in range(seats))


def total(game: Game[Any, Any, Any], position: Any, seat: int) -> Fraction:
    return sum(
        (Fraction(line.points) for line in game.scoresheet(position).standings[seat].lines), Fraction()
    )


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_gains_are_those_between_the_beginnings_of_two_rounds(game_id: str) -> None:
    game, table = GAMES[game_id], begin(game_id)
    count = len(table.header.setup.seats)
    began = {round_of(game, table.position, count): table.position}
    told = set[int]()
    for _, seat, move, _ in islice(playout(game, table.position, random.Random(3)), MOVES):
        table = table.play(seat, move, at=NOON)
        now = round_of(game, table.position, count)
        newly = now not in began
        began.setdefault(now, table.position)
        over = not game.actors(table.position)
        if not (newly or over):
            continue
        gains = find_round_gains(table)
        last = max(number for number in began if number < now or over)
        if last < 1:
            assert gains is None
            continue
        assert gains
        assert gains.round == last
        after = table.position if over else began[now]
        for each in range(count):
            gained = total(game, after, each) - total(game, began[last], each)
            assert Fraction(gains.total_gain(each)) == gained
            assert gained == sum(Fraction(gains.gain(each, name)) for name in gains.after.categories)
        told.add(last)
    assert told or game_id == "score_pad"


def test_nothing_is_told_before_a_round_is_complete() -> None:
    table = begin("card_city")
    assert find_round_gains(table) is None
    for _, seat, move, _ in islice(playout(table.game, table.position, random.Random(3)), 3):
        table = table.play(seat, move, at=NOON)
    assert find_round_gains(table) is None
