"""Where every building may stand. One test a sentence; the maps look like the map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.roll_into_town.building.places import covered_cells, legal_building_squares
from companion.games.roll_into_town.marks import BUILDINGS, COASTS, TOKENS, Building
from companion.games.roll_into_town.moves import Build
from tests.games.roll_into_town.judging import broken, done
from tests.games.roll_into_town.playing_build import (
    around,
    causes,
    impossible,
    legal,
    overruled,
    rich,
    said,
    shows,
    town,
)

SMALL: tuple[Building, ...] = ("house", "pickaxe", "lumberjack", "watermill", "tavern", "fountain", "market")
"""What fills one square."""

RIVERS = """
. . .
Rew Rew Rsw
. . Rns
"""


@pytest.mark.parametrize("building", SMALL)
def test_a_building_stands_on_an_empty_square(building: Building) -> None:
    for token in set(TOKENS) - {".", "H"}:
        position = rich(f". {token}\nRew Rew")
        against = broken(position, Build(building, "b1"))
        assert "built_over" in against, token
        assert impossible(position, Build(building, "b1"))
        assert causes(position, Build(building, "b1"), "built_over") == ("b1",)
    assert broken(rich(". .\nRew Rew"), Build(building, "b1")) == []
    assert "built_over" in broken(rich(), Build(building, "e5"))


def test_a_square_off_the_map_is_none() -> None:
    assert broken(rich(), Build("house", "k1")) == ["off_map"]
    assert impossible(rich(), Build("house", "a10"))


@pytest.mark.parametrize("building", ["fountain", "market", "lighthouse", "cathedral"])
def test_fountain_market_lighthouse_and_cathedral_are_built_once(building: Building) -> None:
    stands = {"fountain": "f", "market": "m", "lighthouse": ".+l\nCn+L", "cathedral": "c c"}[building]
    position = rich(stands + "\nCn\n. .")
    at = {"lighthouse": "a4" if building == "lighthouse" else "a3"}.get(building, "d4")
    assert broken(position, Build(building, at)) == ["once"]
    assert causes(position, Build(building, at), "once")
    after = overruled(position, Build(building, at))
    assert shows(after, at)[0] not in (".", "Cn")


@pytest.mark.parametrize("building", ["house", "pickaxe", "lumberjack", "harbor", "watermill", "tavern"])
def test_anything_else_may_be_built_again(building: Building) -> None:
    first, second = {"harbor": ("a1", "c1"), "watermill": ("a3", "b3")}.get(building, ("d4", "d5"))
    position = done(rich("Cn . Cn\nRew Rew"), Build(building, first)).with_sheet(0, food=9, stone=9, wood=9)
    assert broken(position, Build(building, second)) == []


# Harbor -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", COASTS)
def test_a_harbor_stands_on_a_coast_which_stays(sides: str) -> None:
    after = done(rich(f"C{sides}"), Build("harbor", "a1"))
    assert shows(after, "a1") == [f"C{sides}+b"]


@pytest.mark.parametrize("token", [".", "F", "M", "T", "O", "Rne", "h", "O+l", ".+L", "Cn+b", "Cn+L", "Cn+l"])
def test_a_harbor_stands_nowhere_else_and_not_where_something_stands(token: str) -> None:
    position = rich(token)
    assert broken(position, Build("harbor", "a1")) == ["coast"]
    assert impossible(position, Build("harbor", "a1"))
    assert said(position, Build("harbor", "a1"), "coast")["on_coast"] == int(token[0] == "C")


# Watermill --------------------------------------------------------------------------------------------------


def test_a_watermill_stands_beside_a_river_across_a_side_it_does_not_flow_through() -> None:
    assert legal(rich(RIVERS), "watermill") == {"a1", "b1", "c1", "a3", "b3", "d2", "d3"}


def test_it_does_not_stand_before_the_river() -> None:
    assert broken(rich(RIVERS), Build("watermill", "c4")) == ["beside"]
    assert said(rich(RIVERS), Build("watermill", "c4"), "beside")["before"] == 1
    assert causes(rich(RIVERS), Build("watermill", "c4"), "beside") == ("c3",)


def test_diagonally_is_not_beside() -> None:
    assert broken(rich(RIVERS), Build("watermill", "d1")) == ["beside"]
    assert said(rich(RIVERS), Build("watermill", "d1"), "beside") == {"at": "d1", "before": 0, "rivers": 4}


def test_beside_one_river_square_is_enough_though_it_is_before_another() -> None:
    assert "b2" in legal(rich(". Rne\nRew . Rns"), "watermill")


def test_the_table_may_let_a_watermill_stand_anywhere() -> None:
    assert shows(overruled(rich(), Build("watermill", "i9")), "i9") == ["w"]


# Lighthouse -------------------------------------------------------------------------------------------------


def test_the_bottom_stands_on_a_coast_and_the_top_north_of_it() -> None:
    after = done(rich(".\nCew"), Build("lighthouse", "a2"))
    assert shows(after, "a1", "a2") == [".+l", "Cew+L"]


def test_the_bottom_may_be_empty_if_a_coast_is_next_to_it_in_any_direction() -> None:
    position = rich(". \n. \n. \n. \n. . Cn")
    assert legal(position, "lighthouse") == {*around("c5"), "c5"}
    assert broken(position, Build("lighthouse", "a5")) == ["bottom"]


def test_a_coast_counts_whatever_stands_on_it() -> None:
    assert broken(rich(".\nCn+b\n."), Build("lighthouse", "b2")) == []


@pytest.mark.parametrize("token", ["Cn+b", "F", "M", "T", "O", "Rne", "h"])
def test_the_bottom_may_not_be_taken_or_have_a_harbor(token: str) -> None:
    position = rich(f". Cn\n{token} .")
    assert broken(position, Build("lighthouse", "a2")) == ["built_over"]
    assert impossible(position, Build("lighthouse", "a2"))


@pytest.mark.parametrize(("token", "top"), [(".", ".+l"), ("O", "O+l"), ("Cnes", "Cnes+l")])
def test_the_top_may_be_empty_or_ocean_or_coast(token: str, top: str) -> None:
    after = done(rich(f"{token}\nCn"), Build("lighthouse", "a2"))
    assert shows(after, "a1", "a2") == [top, "Cn+L"]


@pytest.mark.parametrize("token", ["Cn+b", "F", "M", "T", "Rne", "h", "Cn+L", "O+l", "c"])
def test_the_top_may_be_nothing_else_and_have_no_harbor(token: str) -> None:
    position = rich(f"{token}\nCn")
    assert "top" in broken(position, Build("lighthouse", "a2"))
    assert said(position, Build("lighthouse", "a2"), "top")["top"] == "a1"
    assert impossible(position, Build("lighthouse", "a2"))


def test_the_lighthouse_does_not_lie_on_its_side_or_leave_the_map() -> None:
    assert broken(rich("Cn ."), Build("lighthouse", "a1")) == ["top"]
    assert said(rich("Cn ."), Build("lighthouse", "a1"), "top")["why"] == "off"


def test_nothing_is_built_on_the_lighthouse_later() -> None:
    position = rich(". . .\nRew Cn Rew").with_sheet(0, stone=9)
    after = done(position, Build("lighthouse", "b2"))
    assert broken(after, Build("house", "b1")) == ["built_over"]
    assert broken(after, Build("harbor", "b2")) == ["coast"]


# Cathedral --------------------------------------------------------------------------------------------------


def test_the_cathedral_covers_its_outline_as_printed_or_mirrored() -> None:
    after = done(rich(), Build("cathedral", "a1"))
    assert shows(after, "a1", "a2", "a3", "b3", "b1") == ["c", "c", "c", "c", "."]
    flipped = done(rich(), Build("cathedral", "b1", mirrored=True))
    assert shows(flipped, "b1", "b2", "b3", "a3", "a1") == ["c", "c", "c", "c", "."]


def test_all_its_squares_are_empty() -> None:
    position = rich(". .\n. .\n. F")
    assert broken(position, Build("cathedral", "a1")) == ["built_over"]
    assert causes(position, Build("cathedral", "a1"), "built_over") == ("b3",)
    assert "a1" not in legal(position, "cathedral")


def test_it_does_not_stick_out_of_the_map() -> None:
    for at, mirrored in (("i1", False), ("a1", True), ("a8", False)):
        assert broken(rich(), Build("cathedral", at, mirrored)) == ["outline"]
        assert impossible(rich(), Build("cathedral", at, mirrored))


def test_it_is_not_turned_and_nothing_else_is_mirrored() -> None:
    assert broken(rich(), Build("house", "a1", mirrored=True)) == ["mirror"]
    assert impossible(rich(), Build("house", "a1", mirrored=True))
    grid = rich().printed.grid
    shapes = {
        tuple(
            sorted(
                grid.index[name] - number
                for name in grid.names_of(covered_cells(rich(), "cathedral", number, flip))
            )
        )
        for flip in (False, True)
        for number in range(grid.cells)
        if covered_cells(rich(), "cathedral", number, flip)
    }
    assert shapes == {(0, 9, 18, 19), (0, 9, 17, 18)}


def test_the_printed_outline_counts() -> None:
    position = replace(rich(), own=(("cathedral", ".#/##"),))
    after = done(position, Build("cathedral", "b1"))
    assert shows(after, "b1", "a2", "b2", "a1") == ["c", "c", "c", "."]


# Everywhere -------------------------------------------------------------------------------------------------

SQUARES = st.lists(st.sampled_from(TOKENS), min_size=30, max_size=30)


@given(SQUARES, st.sampled_from(BUILDINGS), st.booleans())
def test_moves_and_verdicts_and_the_mask_of_places_say_the_same(
    squares: list[str], building: Building, mirrored: bool
) -> None:
    rows = (squares[i : i + 6] for i in range(0, 30, 6))
    position = rich("\n".join(" ".join("." if t == "H" else t for t in row) for row in rows))
    names = position.printed.grid.names
    where = {"built_over", "coast", "beside", "bottom", "top", "outline"}
    mask = legal_building_squares(position, 0, building, mirrored and building == "cathedral")
    for number, name in enumerate(names):
        against = broken(position, Build(building, name, mirrored and building == "cathedral"))
        assert bool(mask >> number & 1) == (not where & set(against)), name


def test_building_floods_nothing() -> None:
    position = rich(". Cs .\nCe . Cw")
    after = done(position, Build("house", "a1"))
    assert shows(after, "b2") == ["."]
    assert town().sheet(0).cells.count("O") == 0
