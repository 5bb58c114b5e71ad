"""The income in its order, where one part of it changes the next."""

from typing import Any

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.dues import asked_entries
from companion.games.sweet_lands.position import Due, Position, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import boxed, owing, printed, spotted
from tests.games.sweet_lands.witnessed import done, table


def income(position: Position, helper: str, **changes: Any) -> Position:
    """The first seat before its income: its helper place gives something, its character nothing."""
    position = boxed(
        position.replaced(phase="income"), {**full_box(), "helper-1": helper, "1a-income": "none"}
    )
    return owing(owing(position.with_player(0, **changes), 0, Due("income")), 1, Due("income"))


def test_a_step_that_the_helper_gives_counts_on_the_income_tracks() -> None:
    position = printed(income(table(), "gold_income", gold=0, spaces=(2, 0, 0, 0)), "income-gold-3", "7")
    assert done(position, moves.Collect()).players[0].gold == 7


def test_a_step_that_the_helper_gives_leads_to_a_space_that_is_asked_for() -> None:
    position = printed(income(table(), "gold_income", gold=0, hand=1), "income-gold-1", None)
    after = done(position, moves.Collect())
    assert (asked_entries(after, 0), after.players[0].hand) == (("income-gold-1",), 1)
    told = GAME.correct(after, GAME.set_printed("income-gold-1", "4"))
    assert (told.players[0].gold, told.players[0].hand, told.players[0].dues) == (4, 7, ())


def test_an_extra_draw_area_that_is_read_when_its_own_tile_is_laid_gives_its_card_at_once() -> None:
    own = {name: text for name, text in full_box().items() if name != "map-A"}
    position = boxed(table(), {**own, "A:1,0": "wheat", "A:1,-1!": "none"})
    position = spotted(position, 0, Spot("1,0", "flipped")).with_player(0, roads=("0,0|1,0",), hand=3)
    position = owing(position, 0, Due("road"), Due("terrain"))
    known = done(printed(position, "A:1,-1", "forest draw"), moves.Road("1,-1|1,0"))
    unread = done(position, moves.Road("1,-1|1,0"))
    assert [each.players[0].hand for each in (known, unread)] == [4, 3]
    known, unread = (done(each, moves.Terrain("1,-1")) for each in (known, unread))
    assert (known.players[0].hand, asked_entries(unread, 0)) == (4, ("A:1,-1",))
    for ground, hand in (("forest draw", 4), ("forest", 3)):
        told = GAME.correct(unread, GAME.set_printed("A:1,-1", ground))
        assert told.players[0].hand == hand


def test_an_extra_draw_area_that_the_helper_opens_counts_in_the_draw() -> None:
    position = printed(
        income(table(), "road", hand=1), "map-A", "0,0 capital;1,0 wheat;1,-1 forest;2,-1 draw"
    )
    position = spotted(position, 0, Spot("1,0", "flipped"), Spot("1,-1", "flipped"))
    position = done(position.with_player(0, roads=("0,0|1,0", "1,-1|1,0")), moves.Collect())
    assert position.players[0].hand == 1
    assert done(position, moves.Road("2,-1|1,0")).players[0].hand == 1 + 1 + 6 + 1
