"""The game against the independent referee, on thousands of random cities, odd ones among them."""

from random import Random

import pytest

from companion.engine.verdict import Verdict
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Develop
from companion.games.card_city.position import CARDS, Position
from tests.effort import times
from tests.games.card_city import oracle
from tests.games.card_city.cities import RULINGS, random_city, random_position
from tests.games.card_city.parts import (
    buyers,
    collected,
    developers,
    legal,
    order,
    places,
    points,
    readings_of,
    town_of,
)

SEEDS = range(12)
EACH = times(40, 5)


def said(verdict: Verdict) -> set[str]:
    return {violation.rule for violation in verdict.violations}


def positions(phase: str, seed: int) -> list[Position]:
    return [random_position(Random(f"{phase}/{seed}/{number}"), phase) for number in range(EACH)]


def test_the_oracle_knows_every_ruling_of_the_game() -> None:
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == RULINGS
    assert {ruling.id: ruling.default for ruling in GAME.rulings} == oracle.DEFAULTS


@pytest.mark.parametrize("seed", SEEDS)
def test_building_breaks_exactly_the_rules_the_oracle_names_on_every_cell(seed: int) -> None:
    for position in positions("build", seed):
        for seat in range(len(position.towns)):
            town = town_of(position, seat)
            for card in CARDS:
                survey = GAME.survey(position, seat, card)
                for at in oracle.canvas():
                    found = said(survey.targets[oracle.name(at)])
                    expected = oracle.building(town, card, at)
                    assert (not found) == (not expected), (position, card, oracle.name(at), found, expected)
                    if at not in town.city:
                        assert found == expected, (position, card, oracle.name(at))


@pytest.mark.parametrize("seed", SEEDS)
def test_developing_breaks_exactly_the_rules_the_oracle_names_on_every_cell(seed: int) -> None:
    for position in positions("develop", seed):
        for seat in range(len(position.towns)):
            town = town_of(position, seat)
            for card in CARDS:
                for at in oracle.canvas():
                    found = said(GAME.verdict(position, seat, Develop(card, oracle.name(at))))
                    expected = oracle.developing(town, card, at, position.supply[card])
                    assert (not found) == (not expected), (position, card, oracle.name(at), found, expected)
                    if at not in town.city:
                        assert found == expected, (position, card, oracle.name(at))


@pytest.mark.parametrize("seed", SEEDS)
def test_buying_breaks_exactly_the_rules_the_oracle_names_on_every_cell(seed: int) -> None:
    for position in positions("buy", seed):
        for seat in range(len(position.towns)):
            town = town_of(position, seat)
            ahead = order(position)[: order(position).index(seat)]
            waits = {"buy_order"} if set(ahead) & set(buyers(position)) else set()
            for at in oracle.canvas():
                found = said(GAME.verdict(position, seat, Buy(oracle.name(at))))
                expected = oracle.buying(town, at, position.supply.I) | waits
                if at not in town.city:
                    assert found == expected, (position, oracle.name(at))
                assert (not found) == (not expected), (position, oracle.name(at))


@pytest.mark.parametrize("phase", ["build", "develop", "income", "buy"])
def test_the_moves_of_odd_cities_are_those_the_oracle_tells(phase: str) -> None:
    for seed in SEEDS:
        for position in positions(phase, seed):
            for seat in range(len(position.towns)):
                assert set(GAME.moves(position, seat)) == legal(position, seat), position


@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_and_the_ranks_of_odd_cities_are_those_added_up_by_hand(seed: int) -> None:
    for position in positions("scoring", seed):
        sheet = GAME.scoresheet(position)
        found = [{name: one.points(name) for name in sheet.categories} for one in sheet.standings]
        assert found == points(position)
        assert [one.rank for one in sheet.standings] == places(position)


@pytest.mark.parametrize("seed", SEEDS)
def test_everyone_collects_what_the_oracle_adds_up(seed: int) -> None:
    for position in positions("income", seed):
        after = collected(position)
        amounts = {task.seat: task.params["amount"] for task in GAME.agenda(position).tasks}
        for seat, town in enumerate(position.towns):
            assert amounts[seat] == after.towns[seat].money - town.money


@pytest.mark.parametrize("seed", SEEDS)
def test_the_agenda_names_the_cities_that_still_grow_and_where(seed: int) -> None:
    for position in positions("develop", seed):
        tasks = {task.seat: task for task in GAME.agenda(position).tasks}
        assert set(tasks) == set(developers(position))
        for seat, task in tasks.items():
            assert seat is not None
            grown = {move.at for move in legal(position, seat) if isinstance(move, Develop)}
            assert set(task.cells) == grown
            assert task.params["cells"] == len(grown)
            assert task.optional == (position.rulings.develop == "optional")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_mirror_warns_of_cities_the_rules_do_not_allow(seed: int) -> None:
    for position in positions("scoring", seed):
        warned = {(notice.id, notice.seat) for notice in GAME.warnings(position) if notice.id != "box"}
        expected = set()
        for seat in range(len(position.towns)):
            city = town_of(position, seat).city
            homes = [cell for cell, letter in city.items() if letter == "R"]
            if max(oracle.extent(city)) > 5:
                expected.add(("square", seat))
            if not oracle.within_limit(city, readings_of(position)):
                expected.add(("limit", seat))
            if any(city.get(other) == "I" for cell in homes for other in oracle.beside(cell)):
                expected.add(("industry_residence", seat))
            if len(oracle.districts(dict.fromkeys(city, "X"), "X")) > 1:
                expected.add(("contact", seat))
        assert warned == expected, position


def test_a_forced_development_ends_with_nothing_left_to_grow_whatever_the_order() -> None:
    for number in range(times(300, 30)):
        rng = Random(f"grow/{number}")
        position = random_position(rng, "develop")
        if position.rulings.develop == "optional":
            continue
        while position.phase == "develop" and developers(position):
            seat = rng.choice(developers(position))
            move = rng.choice([one for one in GAME.moves(position, seat) if isinstance(one, Develop)])
            position = GAME.apply(position, seat, move)
        assert position.phase in ("develop", "income")


def test_a_built_card_is_where_it_was_laid_and_nothing_else_has_changed() -> None:
    for number in range(times(300, 30)):
        position = random_position(Random(f"laid/{number}"), "build")
        for move in GAME.moves(position, 0):
            if not isinstance(move, Build):
                continue
            before, town = position.towns[0], GAME.apply(position, 0, move).towns[0]
            laid = {oracle.cell_named(move.at): move.card}
            assert oracle.read(town.city) == oracle.read(before.city) | laid
            if town.built:
                assert town.money == before.money - 5 * (move.card == "L")
                assert town.built == (*before.built, move.at)


def test_random_cities_are_of_every_sort() -> None:
    cities = [random_city(Random(number)) for number in range(300)]
    assert any(max(oracle.extent(city)) > 5 for city in cities)
    assert any(len(city) > 25 for city in cities)
    assert any(len(city) == 25 for city in cities)
    assert any(len(city) == 1 for city in cities)
