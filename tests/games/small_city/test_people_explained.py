"""Moving is mended where it says: the nearest squares first."""

from companion.games.small_city.citizens.rerouting import move_repairs
from companion.games.small_city.moves import MoveCitizen
from tests.games.small_city.people_tables import drawn, moving
from tests.games.small_city.towns import HALL


def test_a_repair_names_the_nearest_squares_first_and_nothing_is_proposed_for_a_legal_move() -> None:
    position = moving(*drawn("CHa CHa P1a* F1a*2\nCHa CHa P1b SCa\n. . . LIa\n. . . LIa", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells, repair.params["n"]) == ("other_place", ("d2", "c2", "d3"), 4)
    assert list(move_repairs(position, 0, MoveCitizen("c1", "d2"))) == []
    assert list(move_repairs(position, 0, MoveCitizen("d1", "d1"))) == []
    position = moving(*drawn("CHa CHa P1a* LIa*2 LIa\nCHa CHa P1b . .", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells) == ("same_tile", ("e1",))
