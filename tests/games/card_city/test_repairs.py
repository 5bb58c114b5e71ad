"""Where one change makes a move legal, it is said: another cell or card, an industry, some dollars."""

from random import Random

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Develop, Move, Return
from companion.games.card_city.position import Position
from tests.games.card_city.cities import random_position
from tests.games.card_city.diagram import cells_for, marked, table, town
from tests.games.card_city.parts import repaired


def repairs(position: Position, move: Move) -> dict[str, Repair]:
    return {repair.id: repair for repair in GAME.repairs(position, 0, move)}


def test_a_legal_move_needs_no_repair() -> None:
    assert GAME.repairs(table("build", town("H", hand="R")), 0, Build("R", "e4")) == ()


def test_another_cell_is_proposed_the_nearest_first() -> None:
    position = table("build", town("R H", hand="R"))
    found = repairs(position, Build("R", "d4"))["cell"]
    assert found.cells[0] == "e4"
    assert len(found.labels) == 3
    assert set(found.cells) <= cells_for(position, 0, "R")


def test_one_more_industry_is_proposed_at_the_limit() -> None:
    position = table("build", town("P P H P P", hand="R"))
    assert repairs(position, Build("R", "e4"))["industry"].params["n"] == 1


def test_the_missing_dollars_are_proposed() -> None:
    poor = table("build", town("H", money=3, hand="L"))
    assert repairs(poor, Build("L", "e4"))["money"].params["missing"] == 2
    buyer = table("buy", town("H I", money=4), town("H", money=9))
    assert repairs(buyer, Buy("e4"))["money"].params["missing"] == 6


def test_the_other_card_of_the_hand_is_proposed_for_the_cell() -> None:
    position = table("build", town("R H", hand="RC"))
    assert repairs(position, Build("R", "d4"))["card"].params["card"] == Word("card-C")


def test_where_two_things_are_wrong_that_no_single_change_mends_nothing_is_proposed() -> None:
    position = table("build", town("P P H P P", money=0, hand="L"))
    assert GAME.repairs(position, 0, Build("L", "e4")) == ()


def test_a_district_that_cannot_grow_there_may_grow_elsewhere() -> None:
    picture = """
        . 1 I
        H R L
        . 2 .
    """
    at = marked(picture)
    position = table("develop", town(picture))
    assert repairs(position, Develop("R", at["1"]))["cell"].cells == (at["2"],)


def test_every_repair_of_odd_positions_holds_when_it_is_carried_out() -> None:
    for phase in ("build", "develop", "buy"):
        for number in range(60):
            rng = Random(f"repair/{phase}/{number}")
            position = random_position(rng, phase)
            for move in rng.sample(list(GAME.candidates(position, 0)), 60):
                for repair in GAME.repairs(position, 0, move):
                    for near, again in repaired(position, 0, move, repair):
                        assert GAME.verdict(near, 0, again).legal, (repair, move, position)


def test_no_single_repair_is_left_out() -> None:
    for number in range(150):
        rng = Random(f"left out/{number}")
        position = random_position(rng, "build")
        for move in rng.sample(list(GAME.candidates(position, 0)), 80):
            verdict = GAME.verdict(position, 0, move)
            if verdict.legal or not isinstance(move, Build | Return):
                continue
            found = repairs(position, move)
            rules = {violation.rule for violation in verdict.violations}
            if isinstance(move, Build):
                assert ("cell" in found) == bool(cells_for(position, 0, move.card)), (move, position)
                assert ("money" in found) == (rules == {"leisure_cost"}), (move, position)
