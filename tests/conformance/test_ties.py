"""Equal points: which tie-break decided, between whom and by which figures, or that a place is shared."""

from random import Random

import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from tests.conformance.parts import tables
from tests.conformance.tables import NAMES, small_table
from tests.conformance.ties import ties_of

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))


@EVERY
def test_each_tie_break_of_a_game_is_seen_to_decide_alone_and_nothing_too(game_id: str) -> None:
    game = GAMES[game_id]
    opening = game.scoresheet(game.start(small_table(game)))
    declared = {tiebreak.id for tiebreak in opening.tiebreaks} | {*game.setup_texts.get("tiebreak", ())}
    alone = [tie.decides for tie in ties_of(game_id).ends if len(tie.decides) == 1]
    assert {(each,) for each in declared | {"shared"}} == set(alone)


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_the_figures_of_the_tie_breaks_are_those_counted_by_hand(game_id: str, count: int) -> None:
    game, figures = GAMES[game_id], ties_of(game_id).figures
    position = game.start(Setup(make_seats(*NAMES[:count])))
    for number, (_, _, _, after) in enumerate(playout(game, position, Random(f"{game_id}/{count}"))):
        if number % 10 == 0:
            sheet = game.scoresheet(after)
            ids = [tiebreak.id for tiebreak in sheet.tiebreaks]
            found = [dict(zip(ids, one.figures, strict=True)) for one in sheet.standings]
            assert found == figures(after)
            assert all(list(each) == ids for each in figures(after))
