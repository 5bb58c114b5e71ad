"""A map is drawn or only counted, and whatever lies on it has a place there."""

import pytest

from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import check_readable
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.corrections import (
    SetCharacter,
    SetCount,
    SetPrinted,
    SetRoad,
    SetSpot,
    SetTurn,
)
from companion.games.sweet_lands.moves import Decide, Property, Road, Terrain
from companion.games.sweet_lands.position import MOST_DUES, Counts, Due, Position, Spot
from companion.games.sweet_lands.survey import placement

SMALL = SetPrinted("map-A", "0,0 capital;1,0 wheat")
"""A map invented for these tests: the capital, and one hex beside it."""


def counted() -> Position:
    return GAME.start(Setup(make_seats("Ann"), mode="score"))


def test_a_map_that_is_drawn_is_not_counted() -> None:
    position = GAME.correct(counted(), SetCount(0, "tents", 5))
    assert position.players[0].counted == Counts(tents=5)
    drawn = GAME.correct(position, SetSpot(0, Spot("1,0")))
    assert drawn.players[0].counted is None
    for again in (drawn, GAME.correct(counted(), SetRoad(0, "0,0|1,0", there=True))):
        with pytest.raises(Impossible):
            GAME.correct(again, SetCount(0, "tents", 5))


@pytest.mark.parametrize("move", [Terrain("1,0"), Road("0,0|1,0")])
def test_whoever_lays_a_piece_on_a_counted_map_has_drawn_it(move: Terrain | Road) -> None:
    position = GAME.correct(counted(), SetTurn(5, "place", 0, 0))
    assert GAME.apply(position, 0, move).players[0].counted is None


@pytest.mark.parametrize("there", [SetSpot(0, Spot("1,-1")), SetRoad(0, "1,-1|1,0", there=True)])
def test_a_map_that_has_no_place_for_what_lies_there_cannot_be(there: SetSpot | SetRoad) -> None:
    position = GAME.correct(GAME.start(Setup(make_seats("Ann"))), there)
    small = SetPrinted("map-A", "0,0 capital;-1,0 wheat")
    with pytest.raises(Impossible):
        GAME.correct(position, small)
    with pytest.raises(Impossible):
        GAME.correct(GAME.correct(position, SetPrinted("map-B1", small.text)), SetCharacter(0, "1a", "B1"))


def test_a_number_belongs_to_a_property() -> None:
    with pytest.raises(Impossible):
        GAME.correct(GAME.start(Setup(make_seats("Ann"))), SetSpot(0, Spot("1,0", number=2)))


def test_who_has_built_every_coffee_shop_is_told_so() -> None:
    hexes = [f"{q},{r}" for q in range(-1, 2) for r in range(-1, 2)]
    shops = tuple(
        Spot(at, "none" if at == "0,0" else "flipped", 0, "coffee", number)
        for number, at in enumerate(hexes, 1)
    )
    position = counted().with_table(phase="action").with_player(0, spots=shops, dues=(Due("property"),))
    assert placement(position, 0, "coffee", "2,0") == Property("coffee", "2,0", 9)


def test_without_a_character_nothing_of_a_character_is_under_the_second_tent() -> None:
    position = GAME.correct(counted(), SMALL).with_table(phase="action")
    first = Spot("1,0", "flipped", 0, "tent", 1)
    position = position.with_player(0, spots=(first,), counted=None, dues=(Due("property"),))
    after = GAME.apply(position, 0, Property("tent", "0,0"))
    assert [due.entry for due in after.players[0].dues] == ["row-2", "A:0,0!"]


def test_rewards_that_bring_one_another_on_for_ever_are_cut_short() -> None:
    forever = "+".join(["reward1"] * 9)
    position = counted().with_table(phase="action")
    position = position.with_player(0, character="1a", dues=(Due("choose", 1, "1a-auto-1"),))
    position = GAME.correct(position, SetPrinted("1a-auto-1", f"{forever}/none"))
    for _ in range(40):
        position = GAME.apply(position, 0, Decide(0))
    assert len(position.players[0].dues) == MOST_DUES
    check_readable(position, Position)
