"""The third phase, development. One test for each sentence of the rules."""

import pytest

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Develop, Stop
from companion.games.card_city.position import Pile
from tests.games.card_city.diagram import broken, cells_for, marked, played, table, town

TWO_CULTURE = """
    . 1 .
    H R L
    . 2 .
"""


def test_a_district_is_cards_of_one_kind_lying_directly_side_by_side() -> None:
    picture = """
        R R .
        . H R
        R . .
    """
    (standing,) = GAME.scoresheet(table("scoring", town(picture))).standings
    sizes = [line.params["size"] for line in standing.lines if line.category == "residential"]
    assert sorted(map(str, sizes)) == ["1", "1", "2"]


def test_adjacent_means_orthogonally_and_corners_never_count() -> None:
    picture = """
        L . L
        . R .
        L H L
    """
    assert cells_for(table("develop", town(picture), town(TWO_CULTURE)), 0, "R") == set()


def test_developing_brings_a_free_card_from_the_supply() -> None:
    position = table("develop", town(TWO_CULTURE, money=0), develop="optional")
    after = played(position, (0, Develop("R", marked(TWO_CULTURE)["1"])))
    assert after.supply.R == position.supply.R - 1
    assert after.towns[0].money == 0


def test_a_city_that_can_develop_must_develop() -> None:
    position = table("develop", town(TWO_CULTURE))
    assert not any(isinstance(move, Stop) for move in GAME.moves(position, 0))
    (violation,) = GAME.verdict(position, 0, Stop()).violations
    assert violation.rule == "must_develop"
    assert set(violation.cells) == set(marked(TWO_CULTURE).values())


def test_a_city_that_cannot_develop_is_not_asked() -> None:
    position = table("develop", town("R H"), town(TWO_CULTURE))
    assert GAME.actors(position) == (1,)
    assert broken(position, 0, Stop()) == set()


@pytest.mark.parametrize("card", ["L", "I", "P"])
def test_only_residences_and_commerce_develop(card: str) -> None:
    position = table("develop", town(TWO_CULTURE))
    moves = [one for one in GAME.candidates(position, 0) if isinstance(one, Develop) and one.card == card]
    assert len(moves) == 81
    assert all("only_develop" in broken(position, 0, move) for move in moves)


def test_all_develop_at_the_same_time_in_no_order() -> None:
    position = table("develop", town(TWO_CULTURE), town(TWO_CULTURE))
    assert GAME.actors(position) == (0, 1)
    after = played(position, (1, Develop("R", marked(TWO_CULTURE)["1"])))
    assert GAME.actors(after) == (0,)


def test_of_several_districts_the_player_decides_which_grows_first() -> None:
    picture = """
        1 . . . .
        R H R L I
        L . 2 . .
    """
    at = marked(picture)
    position = table("develop", town(picture, money=0))
    assert cells_for(position, 0, "R") >= {at["1"], at["2"]}
    (task,) = GAME.agenda(position).tasks
    assert task.params["districts"] == 2


def test_a_growth_that_lets_another_district_grow_is_followed_by_it() -> None:
    picture = """
        . L . .
        H R 1 .
        I P C R
        . . 2 .
    """
    at = marked(picture)
    position = table("develop", town(picture))
    assert cells_for(position, 0, "C") == set()
    after = played(position, (0, Develop("R", at["1"])))
    assert after.phase == "develop"
    assert cells_for(after, 0, "C") == {at["2"]}


def test_the_city_hall_is_a_culture_card() -> None:
    assert cells_for(table("develop", town(TWO_CULTURE)), 0, "R") == set(marked(TWO_CULTURE).values())
    assert not cells_for(table("develop", town("P R L\n. H .")), 0, "P")


def test_a_residential_district_of_n_needs_n_plus_1_culture_cards() -> None:
    lacking = """
        . . L .
        I H R R
        . . . .
    """
    position = table("develop", town(lacking), town(TWO_CULTURE))
    (violation,) = GAME.verdict(position, 0, Develop("R", "g4")).violations
    assert violation.params == {"size": 2, "needed": 3, "have": 2, "exactly": 0}
    having = """
        . . L L .
        I H R R 1
        . . 2 3 .
    """
    assert cells_for(table("develop", town(having)), 0, "R") == set(marked(having).values())


def test_a_culture_card_that_touches_a_district_twice_counts_once() -> None:
    picture = """
        R R .
        R L .
        H . I
    """
    position = table("develop", town(picture), town(TWO_CULTURE))
    (violation,) = GAME.verdict(position, 0, Develop("R", "g3")).violations
    assert (violation.params["size"], violation.params["have"]) == (3, 2)


def test_a_commercial_district_of_n_needs_n_plus_1_residential_districts() -> None:
    picture = """
        . 2 . .
        R C R .
        . 1 . .
        . P H I
    """
    assert cells_for(table("develop", town(picture)), 0, "C") == set(marked(picture).values())
    two = """
        . R C R
        . . C 1
        I P H .
    """
    position = table("develop", town(two), town(TWO_CULTURE))
    (violation,) = GAME.verdict(position, 0, Develop("C", marked(two)["1"])).violations
    assert violation.params == {"size": 2, "needed": 3, "have": 2, "exactly": 0}


def test_residences_of_one_district_count_as_one_for_commerce() -> None:
    picture = """
        R R
        C R
        H .
    """
    position = table("develop", town(picture), town(TWO_CULTURE))
    (violation,) = [
        one for one in GAME.verdict(position, 0, Develop("C", "d4")).violations if one.rule == "residences"
    ]
    assert violation.params == {"size": 1, "needed": 2, "have": 1, "exactly": 0}


def test_the_free_card_lies_on_any_cell_beside_the_district_and_nowhere_else() -> None:
    position = table("develop", town(TWO_CULTURE))
    assert broken(position, 0, Develop("R", "g4")) == {"no_district"}
    assert "no_district" in broken(position, 0, Develop("R", "e3"))


def test_this_is_the_only_way_residences_come_to_lie_side_by_side() -> None:
    cell = marked(TWO_CULTURE)["1"]
    building = table("build", town(TWO_CULTURE, hand="R"))
    assert broken(building, 0, Build("R", cell)) == {"residence_apart"}
    assert broken(table("develop", town(TWO_CULTURE)), 0, Develop("R", cell)) == set()


def test_the_free_card_may_not_put_a_residence_beside_an_industry() -> None:
    picture = """
        . 1 I
        H R L
        . 2 .
    """
    at = marked(picture)
    position = table("develop", town(picture))
    assert cells_for(position, 0, "R") == {at["2"]}
    assert broken(position, 0, Develop("R", at["1"])) == {"industry_residence"}


def test_the_free_card_obeys_the_city_limit() -> None:
    picture = """
        P 1 P
        H R L
    """
    position = table("develop", town(picture), town(TWO_CULTURE))
    assert broken(position, 0, Develop("R", marked(picture)["1"])) == {"limit"}
    assert GAME.actors(position) == (1,)


def test_the_free_card_obeys_the_square() -> None:
    picture = """
        . P . . . .
        P H I R L 1
        . . . L . .
    """
    position = table("develop", town(picture), town(TWO_CULTURE))
    assert "square" not in broken(position, 0, Develop("R", "g4"))
    wide = """
        L I H P L
        1 . . . R
        . . . . L
    """
    beyond = table("develop", town(wide), town(TWO_CULTURE))
    assert broken(beyond, 0, Develop("R", "h6")) == {"square"}
    assert broken(beyond, 0, Develop("R", "f6")) == set()


def test_without_a_card_in_the_supply_a_district_does_not_develop() -> None:
    position = table("develop", town(TWO_CULTURE), town("R C R\n. H ."), supply=Pile(C=1))
    assert "supply" in broken(position, 0, Develop("R", marked(TWO_CULTURE)["1"]))
    assert GAME.actors(position) == (1,)


def test_developed_from_the_last_card_the_others_stop() -> None:
    position = table("develop", town(TWO_CULTURE), town(TWO_CULTURE), supply=Pile(R=1))
    assert GAME.actors(position) == (0, 1)
    after = played(position, (0, Develop("R", marked(TWO_CULTURE)["1"])))
    assert after.phase == "income"


def test_the_phase_ends_when_no_city_can_develop() -> None:
    position = table("develop", town(TWO_CULTURE))
    assert played(position, (0, Develop("R", marked(TWO_CULTURE)["1"]))).phase == "income"


def test_the_agenda_tells_where_each_city_must_develop() -> None:
    position = table("develop", town(TWO_CULTURE))
    (task,) = GAME.agenda(position).tasks
    assert (task.id, task.seat, task.optional) == ("develop", 0, False)
    assert set(task.cells) == set(marked(TWO_CULTURE).values())
    assert task.pieces == ("R",)
