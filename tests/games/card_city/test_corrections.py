"""A table is taken up in the middle: marker, round, phase, piles and purchases are set to what lies there."""

import pytest
from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.games.card_city import moves
from companion.games.card_city.position import PRINTED, Position

GAME = GAMES["card_city"]
NAMES = ("Ann", "Ben", "Cleo")


def begun(seats: int = 3, **rulings: str) -> Position:
    position: Position = GAME.start(Setup(make_seats(*NAMES[:seats]), rulings))
    return position


def after(position: Position, *made: moves.Correction) -> Position:
    for correction in made:
        position = GAME.correct(position, correction)
    return position


def cards_of(position: Position) -> int:
    return position.deck.total + sum(len(town.hand or ()) for town in position.towns)


def test_who_gets_the_start_marker_divides_first() -> None:
    position = after(begun(), moves.SetStart(2))
    assert position.start == 2
    assert position.lots is not None
    assert (position.lots.divider, position.lots.waiting) == (2, (0, 1))


def test_the_marker_moves_without_dividing_anew_once_cards_are_built() -> None:
    building = after(begun(), moves.SetPhase("build"), moves.SetHand(0, ("R", "C")))
    assert after(building, moves.SetStart(1)) == replace(building, start=1)


def test_the_round_is_set_and_nothing_else() -> None:
    assert after(begun(), moves.SetRound(4)) == replace(begun(), round=4)


def test_in_the_phase_of_building_whoever_has_cards_builds_them() -> None:
    position = after(begun(), moves.SetPhase("build"), moves.SetHand(1, ("R", "C")))
    assert position.phase == "build"
    assert {task.seat: task.pieces for task in GAME.agenda(position).tasks}[1] == ("R", "C")


def test_cards_in_hand_go_into_the_deck_when_a_later_phase_begins() -> None:
    building = after(begun(), moves.SetPhase("build"), moves.SetHand(1, ("R", "C")))
    position = after(building, moves.SetPhase("buy"))
    assert cards_of(position) == cards_of(building)
    assert all(not town.hand for town in position.towns)


def test_a_phase_with_nothing_to_do_is_passed_over() -> None:
    position = after(begun(), moves.SetPhase("develop"))
    assert GAME.actors(position)
    assert position.phase != "develop"


def test_the_game_is_over_and_goes_on_again() -> None:
    over = after(begun(), moves.SetRound(PRINTED.rounds), moves.SetPhase("scoring"))
    assert GAME.scoresheet(over).final
    again = after(over, moves.SetRound(3), moves.SetPhase("divide"))
    assert (again.round, again.phase) == (3, "divide")
    assert GAME.actors(again)


def test_a_pile_is_set_card_by_card_and_takes_nothing_from_the_other() -> None:
    before = begun()
    position = after(before, moves.SetPile("deck", "R", 2), moves.SetPile("supply", "I", 1))
    assert (position.deck["R"], position.supply["I"]) == (2, 1)
    assert (position.deck["C"], position.supply["R"]) == (before.deck["C"], before.supply["R"])


def test_what_was_bought_is_set_for_one_seat() -> None:
    position = after(begun(price="by_purchases"), moves.SetBought(1, 3))
    assert [town.bought for town in position.towns] == [0, 3, 0]


@pytest.mark.parametrize("correction", [moves.SetStart(3), moves.SetBought(3, 1), moves.SetMoney(3, 1)])
def test_nobody_sits_there(correction: moves.Correction) -> None:
    with pytest.raises(Impossible):
        after(begun(), correction)
