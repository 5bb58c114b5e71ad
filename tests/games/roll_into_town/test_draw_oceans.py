"""When coasts make oceans: a test for each sentence of the rules."""

import pytest

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import Icon
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Readings
from tests.games.roll_into_town.drawing_tables import BARE, shown, table
from tests.games.roll_into_town.judging import at, done

CORNER = Readings(ocean="corner")


def coast(map: str, name: str, sides: str, rulings: Readings | None = None) -> set[str]:
    """Return the squares that are ocean after a coast is drawn."""
    position = table(map, rulings=rulings)
    after = done(position, Draw(5, "coast", name, sides))
    return shown(after, "O") | shown(after, "O+l")


ACROSS = """
    .   .   .   .  .
    Ce  .   .   .  .
    .   .   H   .  .
    .   .   .   .  .
    .   .   .   .  .
"""


def test_an_empty_square_with_water_on_two_sides_becomes_ocean() -> None:
    assert coast(ACROSS, "b1", "s") == {"b2"}


def test_the_two_sides_may_be_opposite() -> None:
    assert coast(ACROSS, "c2", "w") == {"b2"}


def test_a_table_may_play_that_the_two_sides_meet_at_a_corner() -> None:
    assert coast(ACROSS, "c2", "w", CORNER) == set()
    assert coast(ACROSS, "b1", "s", CORNER) == {"b2"}
    assert coast(ACROSS, "b3", "n", CORNER) == {"b2"}


def test_water_on_one_side_is_not_enough() -> None:
    assert coast(BARE, "b2", "nsw") == set()


def test_only_water_on_the_side_toward_the_square_counts() -> None:
    assert coast(ACROSS, "b1", "ne") == set()


def test_the_border_of_the_map_gives_no_water() -> None:
    assert coast(BARE, "b1", "w") == set()
    assert coast(BARE, "a2", "n", CORNER) == set()


def test_an_ocean_gives_water_on_all_sides() -> None:
    sea = """
    .   .   .   .  .
    .   .   O   .  .
    .   .   H   .  .
    .   .   .   .  .
    .   .   .   .  .
    """
    assert coast(sea, "a2", "e") == {"c2", "b2"}
    assert coast(sea, "b1", "s") == {"c2", "b2"}
    assert coast(sea, "d3", "n") == {"c2", "d2"}


def test_this_is_repeated_until_nothing_changes() -> None:
    bay = """
    .   .   .   .   .
    .   .   .   .   .
    .   .   H   .   .
    .   .   .   .   .
    Ce  .   .   .   Cn
    """
    after = coast(bay, "b4", "s")
    assert after == {"b5"}
    bay = """
    .   Cs  Cs  Cs  .
    .   .   .   .   .
    .   .   H   .   .
    .   .   .   .   .
    .   .   .   .   .
    """
    assert coast(bay, "a2", "e") == {"b2", "c2", "d2"}


def test_the_sea_may_close_around_the_town_hall() -> None:
    ring = """
    .   Cs  Cs  Cs  .
    .   .   .   .   .
    Ce  .   H   .   Cw
    Ce  .   .   .   Cw
    .   .   .   .   .
    """
    assert coast(ring, "a2", "e") == {"b2", "c2", "d2", "b3", "b4", "d3", "c4", "d4"}


@pytest.mark.parametrize("token", ["F", "T", "M", "Rns", "Cn", "h", ".+L", "f"])
def test_only_empty_squares_become_ocean(token: str) -> None:
    taken = ACROSS.replace("Ce  .", f"Ce {token}")
    assert coast(taken, "b1", "s") == set()


def test_the_empty_top_of_the_lighthouse_may_become_ocean_and_stays_its_top() -> None:
    top = ACROSS.replace("Ce  .", "Ce  .+l")
    after = done(table(top), Draw(5, "coast", "b1", "s"))
    assert at(after, "b2") == "O+l"


def test_a_harbor_or_a_lighthouse_on_a_coast_leaves_its_water() -> None:
    for token in ("Ce+b", "Ce+L", "Ce+l"):
        assert coast(ACROSS.replace("Ce", token), "b1", "s") == {"b2"}


@pytest.mark.parametrize(("die", "icon"), [(1, "farm"), (2, "mountain"), (3, "tree")])
def test_only_a_new_coast_floods(die: int, icon: Icon) -> None:
    waiting = ACROSS.replace(".", "Cs", 2).replace("Cs   Cs", ".   Cs", 1)
    position = table(waiting)
    assert at(position, "b1") == "Cs"
    assert shown(done(position, Draw(die, icon, "e5")), "O") == set()
    assert shown(done(position, Draw(5, "coast", "e5", "s")), "O") == {"b2"}


def test_a_coast_drawn_with_a_wild_die_floods_too() -> None:
    after = GAME.apply(table(ACROSS, dice=(6,)), 0, Draw(6, "coast", "b1", "s"))
    assert shown(after, "O") == {"b2"}
