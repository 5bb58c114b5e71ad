"""Whole rounds and games as a table plays them."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Choose, Collect, Develop, Pass, Return, Take
from companion.games.card_city.position import Lots, Pile
from tests.effort import times
from tests.games.card_city.diagram import begun, city, played, table, town
from tests.games.card_city.parts import READINGS, developers

ANY: Game[Any, Any, Any] = GAME


def test_two_players_play_the_first_round() -> None:
    position = begun("Ann", "Ben")
    position = played(position, (1, Choose("other")), (0, Take(("R", "C"))), (1, Take(("I", "P"))))
    assert position.deck == Pile(R=11, C=5, L=6, I=7, P=7)
    position = played(position, (1, Build("I", "e4")), (0, Build("C", "f5")))
    position = played(position, (0, Build("R", "f4")), (1, Build("P", "e3")))
    assert position.phase == "income"
    position = played(position, (0, Collect()))
    assert [one.money for one in position.towns] == [5, 4]
    assert GAME.actors(position) == (0,)
    position = played(position, (0, Buy("d5")))
    assert (position.round, position.start, position.phase) == (2, 1, "divide")
    assert position.towns[0].city == city(". . R\nI H C")
    assert position.towns[1].city == city("P\nI\nH")
    assert position.lots == Lots(1, waiting=(0,))


def test_four_players_divide_with_every_kind_of_choice() -> None:
    position = begun("Ann", "Ben", "Cleo", "Dan", start=2)
    assert (GAME.agenda(position).tasks[0].seat, GAME.actors(position)) == (2, (3,))
    position = played(position, (3, Choose("open")))
    assert (GAME.agenda(position).tasks[0].seat, GAME.actors(position)) == (2, (0, 3))
    position = played(position, (0, Choose("other")))
    assert (GAME.agenda(position).tasks[0].seat, GAME.actors(position)) == (0, (1, 3, 2))
    totals = [task.params["total"] for task in GAME.agenda(position).tasks if task.id == "divide"]
    assert totals == [4]
    position = played(position, (1, Choose("open")))
    assert position.lots is not None
    assert set(position.lots.owed) == {0, 1, 2, 3}
    for seat in (0, 1, 2, 3):
        position = played(position, (seat, Take(("R", "P"))))
    assert position.phase == "build"
    assert position.deck.total == 80 - 8


def test_alone_one_plays_round_after_round() -> None:
    position = played(begun("Ann"), (0, Take(("R", "P"))), (0, Build("R", "e4")), (0, Build("P", "f5")))
    assert position.phase == "income"
    position = played(position, (0, Collect()))
    assert (position.round, position.phase, position.start) == (2, "divide", 0)
    assert position.towns[0].money == 4


def test_a_residence_and_leisure_built_together_grow_in_the_same_round() -> None:
    position = table("build", town("H", money=5, hand="RL"))
    position = played(position, (0, Build("R", "f5")), (0, Build("L", "g5")))
    assert position.phase == "develop"
    position = played(position, (0, Develop("R", "f4")))
    assert position.phase == "income"
    assert position.towns[0].city == city(". R .\nH R L")


def test_a_returned_card_can_be_developed_or_bought_later() -> None:
    walled = """
        R R R
        R H R
        R R R
    """
    position = table("build", town(walled, hand="I"), town("H", money=9), supply=Pile(), round=4)
    position = played(position, (0, Return("I")), (0, Collect()))
    assert GAME.actors(position) == (1,)
    assert played(position, (1, Buy("e4"))).supply == Pile()


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_ten_rounds_use_up_the_deck_and_everyone_starts_in_turn(count: int) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")[:count]
    starts: list[int] = []
    position = begun(*names)
    for before, _seat, _move, after in playout(ANY, position, Random(count)):
        if before.phase == "divide" and len(starts) < before.round:
            starts.append(before.start)
        position = after
    assert starts == [number % count for number in range(10)]
    assert position.phase == "scoring"
    assert position.deck.total == 0


def test_with_nothing_to_buy_a_round_ends_by_itself_and_with_something_it_waits() -> None:
    poor = played(table("income", town("H"), town("H")), (0, Collect()))
    assert (poor.round, poor.phase) == (6, "divide")
    rich = played(table("income", town("H", money=4), town("H")), (0, Collect()))
    assert (rich.round, rich.phase) == (5, "buy")
    assert played(rich, (0, Pass())).round == 6


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_no_phase_ends_while_somebody_still_has_something_to_do_in_it(count: int) -> None:
    for number in range(times(25, 5)):
        readings = READINGS[number % len(READINGS)]
        start = begun(*("Ann", "Ben", "Cleo", "Dan")[:count], start=0, **readings)
        for before, _seat, _move, after in playout(ANY, start, Random(f"{count}/{number}")):
            if after.phase == before.phase:
                continue
            if before.phase == "build":
                assert all(town.hand == () for town in after.towns)
            if after.phase == "income" and before.phase == "build":
                assert developers(replace(after, phase="develop")) == []
            if before.phase == "develop" and before.rulings.develop == "forced":
                assert developers(replace(after, phase="develop")) == []
