"""The income in its order, where one part of it changes the next."""

from typing import Any

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.dues import asked_entries
from companion.games.sweet_lands.position import Due, Position, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import boxed, owing, printed, spotted
from tests.games.sweet_lands.witnessed import done, table


def income(position: Position, helper: str, **changes: Any) -> Position:
    """Return the first seat before its income: its helper place gives something, its character nothing."""
    position = boxed(
        position.with_table(phase="income"), {**full_box(), "helper-1": helper, "1a-income": "none"}
    )
    return owing(owing(position.with_player(0, **changes), 0, Due("income")), 1, Due("income"))


def test_a_step_that_the_helper_gives_counts_on_the_income_tracks() -> None:
    position = printed(income(table(), "gold_income", gold=0, spaces=(2, 0, 0, 0)), "income-gold-3", "7")
    assert done(position, moves.Collect()).players[0].gold == 7


def test_a_step_that_the_helper_gives_leads_to_a_space_that_is_asked_for() -> None:
    position = printed(income(table(), "gold_income", gold=0, hand=1), "income-gold-1", None)
    after = done(position, moves.Collect())
    assert (asked_entries(after, 0), after.players[0].hand) == (("income-gold-1",), 1)
    told = GAME.correct(after, GAME.box.make_correction("income-gold-1", "4"))
    assert (told.players[0].gold, told.players[0].hand, told.players[0].dues) == (4, 7, ())


def undrawn(position: Position, **changes: Any) -> Position:
    """Return a map that nobody has drawn, with a flipped tile on 1,0, the only hex anybody read.

    Three cards.
    """
    own = {name: text for name, text in full_box().items() if name != "map-A"}
    position = boxed(position, {**own, "A:1,0": "wheat", "tile-wheat": "none", "A:1,-1!": "none"})
    position = spotted(position, 0, Spot("1,0", "flipped"))
    return position.with_player(0, **{"roads": ("0,0|1,0",), "hand": 3, **changes})


def hands(position: Position, entry: str, *grounds: str) -> list[int]:
    """Count how many cards there are when a hex turns out to be one ground or another."""
    return [GAME.correct(position, GAME.box.make_correction(entry, each)).players[0].hand for each in grounds]


def test_a_hex_that_would_be_an_active_extra_draw_area_is_asked_about_though_no_tile_lies_on_it() -> None:
    position = owing(undrawn(table()), 0, Due("road"))
    after = done(position, moves.Road("1,-1|1,0"))
    assert (asked_entries(after, 0), after.players[0].hand) == (("A:1,-1",), 3)
    assert hands(after, "A:1,-1", "draw", "forest draw", "forest", "off") == [4, 4, 3, 3]
    assert done(printed(position, "A:1,-1", "draw"), moves.Road("1,-1|1,0")).players[0].hand == 4


def test_a_hex_is_asked_about_when_its_road_was_there_before_the_tile_beside_it() -> None:
    position = undrawn(table(), spots=(), roads=("0,0|1,-1", "1,-1|1,0"))
    position = printed(owing(position, 0, Due("terrain")), "A:1,0!", "none")
    after = done(position, moves.Terrain("1,0"))
    assert asked_entries(after, 0) == ("A:1,-1",)
    assert hands(after, "A:1,-1", "draw", "sea") == [4, 3]


def test_where_one_of_the_two_is_enough_every_hex_beside_a_tile_may_be_one() -> None:
    position = printed(owing(undrawn(table(extra_draw="either")), 0, Due("terrain")), "A:1,-1", "forest")
    after = done(position, moves.Terrain("1,-1"))
    assert {due.entry for due in after.players[0].dues} >= {"A:1,-2", "A:2,-2", "A:0,-1"}


def test_not_now_asks_again_at_the_next_income_so_that_no_card_is_missed() -> None:
    position = done(owing(undrawn(table()), 0, Due("road")), moves.Road("1,-1|1,0"))
    position = done(position, moves.ByHand())
    assert (asked_entries(position, 0), position.players[0].hand) == ((), 3)
    position = income(position.with_player(0, waived=()), "none").with_table(own=position.own)
    assert asked_entries(position, 0) == ("A:1,-1",)
    for ground, cards in (("draw", 1), ("forest", 0)):
        told = GAME.correct(position, GAME.box.make_correction("A:1,-1", ground))
        assert done(told, moves.Collect()).players[0].hand == 3 + 6 + cards


def test_a_map_that_is_drawn_is_asked_nothing() -> None:
    position = spotted(table(), 0, Spot("1,0", "flipped")).with_player(0, roads=("0,0|1,0",), hand=3)
    after = done(owing(position, 0, Due("road")), moves.Road("1,-1|1,0"))
    assert asked_entries(after, 0) == ()


def test_an_extra_draw_area_that_the_helper_opens_counts_in_the_draw() -> None:
    position = printed(
        income(table(), "road", hand=1), "map-A", "0,0 capital;1,0 wheat;1,-1 forest;2,-1 draw"
    )
    position = spotted(position, 0, Spot("1,0", "flipped"), Spot("1,-1", "flipped"))
    position = done(position.with_player(0, roads=("0,0|1,0", "1,-1|1,0")), moves.Collect())
    assert position.players[0].hand == 1
    assert done(position, moves.Road("2,-1|1,0")).players[0].hand == 1 + 1 + 6 + 1
