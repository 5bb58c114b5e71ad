"""Phase 2: where a tile may lie. One test for each sentence of the rules, and every example drawn in them."""

import pytest
from msgspec.structs import replace

from companion.games.small_city.moves import Done, Grow
from companion.games.small_city.position import Laid
from companion.games.small_city.printed import Kind
from tests.games.small_city.playing_build import against, broken, build, overruled, places, played, squares
from tests.games.small_city.towns import table, town

YARD = """
    CHa CHa . . .
    CHa CHa . . .
    .   .   . . .
    .   .   . . .
    .   .   . . .
"""


def test_tiles_are_built_inside_the_area_of_the_town() -> None:
    position = table(town("CHa CHa . 1\nCHa CHa . 1\n. . . 2", money=9))
    assert squares(position, "R1") == {"c1", "c2", "a3", "b3", "c3"}
    outside = against(position, build("P2", "c3", "d3"), "area")
    assert (outside.cells, outside.params["steps"]) == (("d3",), 2)
    assert "area" not in broken(position.with_town(0, size=2), build("P2", "c3", "d3"))


def test_nothing_lies_on_another_tile_and_the_mirror_cannot_show_it() -> None:
    position = table(town("CHa CHa SCa .\nCHa CHa . .", money=9))
    taken = against(position, build("P2", "c1", "d1"), "covered")
    assert (taken.kind, taken.cells) == ("impossible", ("c1",))


def test_nothing_lies_on_a_grave() -> None:
    position = table(town("CHa CHa x2 .\nCHa CHa . .", money=9))
    assert against(position, build("R1", "c1"), "grave").kind == "impossible"


@pytest.mark.parametrize(("mark", "rule"), [("#", "obstacle"), ("~", "water")])
def test_nothing_lies_on_printed_obstacles_and_water(mark: str, rule: str) -> None:
    position = table(town(f"CHa CHa {mark} .\nCHa CHa . .", money=9))
    assert broken(position, build("R1", "c1")) == {rule}
    assert overruled(position, build("R1", "c1")).towns[0].tiles[-1] == Laid("R1", ("c1",), fresh=True)


def test_the_mayor_keeps_two_squares_free_in_the_town_that_hosts_the_mayor() -> None:
    towns = town(YARD, money=9), town(YARD, seat=1, money=9)
    position = table(*towns, mayor=0, street=("c3", "d3"))
    assert broken(position, build("R1", "c3")) == {"street"}
    assert broken(position, build("R1", "c3"), seat=1) == set()


def test_a_square_off_the_board_and_a_wrong_shape_are_impossible() -> None:
    position = table(town(YARD, money=9))
    assert against(position, build("R1", "z9"), "off_board").params["cells"] == ("z9",)
    assert against(position, build("FI", "c1", "d1", "e1"), "shape").params["size"] == 3
    assert broken(position, build("P2", "c1", "d2")) == {"shape"}
    assert broken(position, build("P2", "c1", "c1")) == {"shape"}
    assert broken(position, build("P2")) == {"shape"}


def test_a_shape_that_nobody_knows_is_no_reason_against_a_tile() -> None:
    position = table(town(YARD, money=9))
    after = played(position, build("P3", "c3", "d3", "d4"), build("P2", "c1", "d1", "d2", "e2"))
    assert [tile.cells for tile in after.towns[0].tiles[1:]] == [("c3", "d3", "d4"), ("c1", "d1", "d2", "e2")]
    assert after.towns[0].money == 9 - 3 - 4
    assert broken(position, build("P3", "c3", "d3", "e4")) == {"shape"}
    assert "shape" not in broken(position, build("R3", "c1", "d1", "e1"))
    assert "shape" in broken(position, build("R3", "c1", "d1"))


def test_a_shape_that_the_owner_has_drawn_binds() -> None:
    position = table(town(YARD, money=9), own={"tile-P3": "###", "tile-R3": "##/#."})
    assert "shape" in broken(position, build("P3", "c3", "d3", "d4"))
    assert "shape" in broken(position, build("R3", "c1", "d1", "e1"))


def test_a_harbor_has_two_squares_of_building_and_two_of_water_however_it_is_shaped() -> None:
    after = played(table(town(YARD, money=2)), build("HB", "b4", "a4", "d4", "c4"))
    assert after.towns[0].tiles[-1].cells == ("a4", "b4", "c4", "d4")
    assert broken(after, build("R1", "d5")) == {"money"}
    assert "apart" in broken(after, build("R1", "c5"))


def test_squares_in_any_order_are_the_tile_that_fits_on_them() -> None:
    position = table(town(YARD, money=9))
    after = played(position, build("FI", "d4", "c3", "c4"))
    assert set(after.towns[0].tiles[-1].cells) == {"c3", "c4", "d4"}


def test_a_tile_may_be_turned_and_flipped() -> None:
    position = table(town(YARD, money=9))
    corner = {("c4", "d4", "c5"), ("c4", "d4", "d5"), ("c4", "c5", "d5"), ("d4", "c5", "d5")}
    assert corner <= places(position, "FI")


# Residences and industry keep apart -------------------------------------------------------------------------


def test_a_residence_may_not_be_influenced_by_factory_refinery_harbor_or_warehouse() -> None:
    for other in ("F1a", "RFa", "WAa"):
        position = table(town(f"{other} . .\n. . .\n. . .\nCHa CHa .\nCHa CHa .", money=9))
        assert squares(position, "R1").isdisjoint({"b1", "a2", "b2"})
        assert "c1" in squares(position, "R1")
        assert against(position, build("R1", "b2"), "apart").cells == ("a1",)


def test_industry_may_not_be_influenced_by_a_residence() -> None:
    position = table(town("R1a . .\n. . .\n. . .\nCHa CHa .\nCHa CHa .", money=9))
    assert broken(position, build("RF", "b2")) == {"apart"}
    assert broken(position, build("HB", "b1", "c1", "b2", "c2")) == {"apart"}
    assert broken(position, build("F1", "c1", warehouse=("b1",))) == {"apart"}
    assert against(position, build("F1", "c1", warehouse=("b1",)), "apart").params["warehouse"] == 1
    assert broken(position, build("F1", "c1", warehouse=("c2",))) == set()


def test_the_whole_tile_keeps_apart_not_just_one_square() -> None:
    position = table(town("F1a . . . CHa CHa\n. . . . CHa CHa\n. . . . SCa LIa\n. . . . . LIa", money=9))
    assert broken(position, build("R2", "b3", "c3")) >= {"culture"}
    assert "apart" not in broken(position, build("R2", "c3", "d3"))
    assert "apart" in broken(position, build("R2", "b2", "c2"))


def test_four_r1_may_lie_side_by_side() -> None:
    position = table(town("R1a R1b R1c .\n. . . .\nCHa CHa . .\nCHa CHa . .", money=9))
    assert "d1" in squares(position, "R1")


def test_parks_shops_and_culture_may_be_influenced_by_anything() -> None:
    position = table(town("F1a . .\n. . R1a\n. . .\nCHa:w CHa .\nCHa CHa .", money=9))
    assert "b2" in squares(position, "P1")
    assert "b2" in squares(position, "SC")
    assert "b2" in squares(position, "C1")


def test_a_harbor_influences_by_its_building_alone_and_a_residence_may_lie_beside_its_water() -> None:
    position = table(
        town(
            """
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   .   HBa HBa .   .
            .   .   HWa HWa .   .
            .   .   .   .   .   .
            CHa CHa .   .   .   .
            CHa CHa .   .   .   .
            """,
            money=9,
        )
    )
    crossed = {"b2", "c2", "d2", "e2", "b3", "e3", "b4", "e4"}
    assert squares(position, "R1").isdisjoint(crossed)
    assert {"b5", "c5", "d5", "e5"} <= squares(position, "R1")


def test_the_water_of_a_harbor_may_lie_on_printed_water_or_on_free_squares() -> None:
    position = table(town("CHa CHa . . ~\nCHa CHa . . ~\n. . . . .", money=9))
    assert broken(position, build("HB", "d1", "d2", "e1", "e2")) == set()
    assert broken(position, build("HB", "c1", "c2", "d1", "d2")) == set()
    assert "water" in broken(position, build("HB", "e1", "e2", "d1", "d2"))


# What a level needs -----------------------------------------------------------------------------------------


def test_a_higher_level_may_be_built_at_once_an_r2_beside_two_cultural_buildings_for_two_dollars() -> None:
    position = table(town("CHa CHa .\nCHa CHa .\nSCa . .\n. . .", money=2))
    after = played(position, build("R2", "b3", "c3"))
    assert after.towns[0].money == 0
    assert broken(position, build("R2", "b4", "c4")) == {"culture"}
    assert against(position, build("R2", "c1", "c2"), "culture").params["have"] == 1


@pytest.mark.parametrize(
    ("kind", "cells"),
    [
        ("R2", ("b2", "c2")),
        ("R3", ("b2", "c2", "b3")),
        ("R4", ("b2", "c2", "b3", "c3")),
        ("R5", ("b2", "c2", "b3", "c3", "b4")),
    ],
)
def test_a_residence_of_a_level_needs_as_many_cultural_buildings(kind: Kind, cells: tuple[str, ...]) -> None:
    needed = int(kind[1])
    schools = [f"SC{letter}" for letter in "abcde"]
    for built in (needed - 1, needed):
        a1, b1, c1, a2, a3 = [*schools[:built], *["."] * (5 - built)]
        picture = f"""
            {a1} {b1} {c1} . .   .
            {a2} .    .    . .   .
            {a3} .    .    . .   .
            .    .    .    . .   .
            .    .    .    . CHa CHa
            .    .    .    . CHa CHa
        """
        found = broken(table(town(picture, money=9)), build(kind, *cells))
        assert found == ({"culture"} if built < needed else set())


def test_one_square_of_a_tile_has_to_have_all_that_its_level_needs() -> None:
    picture = "SCa . . LIa LIa\n. . . . .\nCHa CHa . . .\nCHa CHa . . ."
    position = table(town(picture, money=9))
    assert broken(position, build("R2", "b2", "c2")) == set()
    short = against(position, build("R3", "b1", "c1", "c2"), "culture")
    assert (short.params["needed"], short.params["have"]) == (3, 2)


def test_the_whole_tile_may_count_where_the_table_plays_so() -> None:
    picture = "SCa . . LIa LIa\n. . . . .\nCHa CHa . . .\nCHa CHa . . ."
    move = build("R3", "b1", "c1", "c2")
    assert broken(table(town(picture, money=9)), move) == {"culture"}
    assert broken(table(town(picture, money=9), readings={"direct": "whole"}), move) == set()


def test_a_c2_is_built_for_two_dollars_where_a_square_is_influenced_by_two_residences() -> None:
    position = table(town(TWO_HOMES, money=2))
    after = played(position, build("C2", "b2", "c2"))
    assert after.towns[0].money == 0
    assert after.towns[0].tiles[-1] == Laid("C2", ("b2", "c2"), fresh=True)


TWO_HOMES = """
    R1a .   R1b R1c .
    .   .   .   .   .
    .   .   .   .   .
    CHa CHa .   .   .
    CHa CHa .   .   .
"""


def test_shops_count_the_tiles_of_residences_whatever_their_level() -> None:
    position = table(town("R3a R3a . .\nR3a . . .\nCHa CHa . .\nCHa CHa . .", money=9))
    assert "b2" in squares(position, "C1")
    assert against(position, build("C2", "b2", "c2"), "homes").params["have"] == 1


def test_a_shop_needs_a_residence_that_influences_it() -> None:
    position = table(town("R1a . . .\n. . . .\nCHa CHa . .\nCHa CHa . .", money=9))
    assert squares(position, "C1") == {"b1", "a2", "b2"}
    assert broken(position, build("C1", "d4")) == {"homes"}


FACTORIES = """
    R1a .   .   .   .
    .   .   .   .   .
    .   .   .   .   RFa
    CHa CHa .   .   .
    CHa CHa .   .   .
"""


def test_no_factory_where_a_residence_influences_it_elsewhere_an_f1_for_one_dollar() -> None:
    position = table(town(FACTORIES, money=9))
    crossed = {"b1", "a2", "b2"}
    assert squares(position, "F1") == {
        "c1", "d1", "e1", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "c4", "d4", "e4", "c5", "d5", "e5",
    }  # fmt: skip
    for cell in crossed:
        assert "apart" in broken(position, build("F1", cell, warehouse=("c3",)))
    assert played(position, build("F1", "c1", warehouse=("d1",))).towns[0].money == 8


def test_an_f2_for_two_dollars_where_the_refinery_influences_it() -> None:
    position = table(town(FACTORIES, money=2))
    assert played(position, build("F2", "d2", "c2")).towns[0].money == 0
    assert broken(position, build("F2", "c5", "d5")) == {"industry"}


@pytest.mark.parametrize(("gone", "have"), [("RF", 2), ("HB", 1)])
def test_an_f3_needs_refinery_and_harbor(gone: str, have: int) -> None:
    near = town("RFa . HBa HWa .\n. . HBa HWa .\n. . . . .\nCHa CHa . . .\nCHa CHa . . .", money=9)
    assert broken(table(near), build("F3", "a2", "b2", "b3")) == set()
    kept = tuple(tile for tile in near.tiles if tile.kind != gone)
    alone = against(table(near).with_town(0, tiles=kept), build("F3", "a2", "b2", "b3"), "industry")
    assert alone.params["have"] == have


def test_refinery_and_harbor_on_two_squares_of_an_f3_count_only_as_a_whole() -> None:
    picture = "RFa . . HBa HWa\n. . . HBa HWa\n. . . . .\nCHa CHa . . .\nCHa CHa . . ."
    move = build("F3", "b2", "c2", "c3")
    assert against(table(town(picture, money=9)), move, "industry").params["have"] == 3
    assert broken(table(town(picture, money=9), readings={"direct": "whole"}), move) == set()


# The warehouse of a factory ---------------------------------------------------------------------------------


def test_an_f1_brings_a_warehouse_at_once_and_for_nothing() -> None:
    position = table(town(YARD, money=1))
    after = played(position, build("F1", "c3", warehouse=("d4",)))
    town_after = after.towns[0]
    assert [tile.kind for tile in town_after.tiles] == ["CH", "F1", "WA"]
    assert (town_after.money, town_after.built) == (0, 1)
    assert after.stock.WA == position.stock.WA - 1


def test_an_f1_without_a_warehouse_breaks_a_rule() -> None:
    assert broken(table(town(YARD, money=9)), build("F1", "c3")) == {"warehouse_needed"}


def test_the_warehouse_lies_in_the_halo_of_its_factory_and_not_on_it() -> None:
    position = table(town(YARD, money=9))
    assert broken(position, build("F1", "c3", warehouse=("e5",))) == {"warehouse_near"}
    assert broken(position, build("F1", "c3", warehouse=("c3",))) == {"warehouse_on_it", "warehouse_near"}
    assert broken(position, build("F1", "c3", warehouse=("b2",))) == {"covered"}


def test_without_a_square_for_its_warehouse_no_f1_may_be_built() -> None:
    position = table(town("CHa CHa . P1a\nCHa CHa SCa P1b", money=9))
    assert squares(position, "F1") == set()
    assert "covered" in broken(position, build("F1", "c1", warehouse=("d1",)))


def test_without_a_warehouse_in_the_supply_no_f1_may_be_built() -> None:
    position = table(town(YARD, money=9), stock={"WA": 0})
    assert squares(position, "F1") == set()
    assert broken(position, build("F1", "c3", warehouse=("d4",))) == {"stock"}


def test_no_warehouse_comes_with_another_tile_and_none_alone() -> None:
    position = table(town(FACTORIES, money=9))
    assert broken(position, build("F2", "d2", "c2", warehouse=("c3",))) == {"warehouse_extra"}
    none_left = replace(position, stock=replace(position.stock, WA=0))
    assert broken(none_left, build("F2", "d2", "c2", warehouse=("c3",))) == {"warehouse_extra", "stock"}
    assert broken(position, build("WA", "c3")) == {"warehouse_alone"}
    assert overruled(position, build("WA", "c3")).towns[0].money == 9


# The first citizen ------------------------------------------------------------------------------------------


def test_an_r1_takes_one_citizen_from_the_city_hall() -> None:
    position = table(town("CHa* CHa* .\nCHa* CHa .\n. . .", money=9))
    after = played(position, build("R1", "c3"))
    assert {one.at for one in after.towns[0].people} == {"b1", "a2", "c3"}


def test_an_r1_stays_empty_where_the_city_hall_is() -> None:
    position = table(town("CHa CHa .\nCHa CHa .\n. . .", money=9))
    assert played(position, build("R1", "c3")).towns[0].people == ()


def test_higher_residences_take_nobody_from_the_city_hall() -> None:
    position = table(town("CHa* CHa .\nCHa CHa .\nSCa . .", money=9))
    assert {one.at for one in played(position, build("R2", "b3", "c3")).towns[0].people} == {"a1"}


# Whoever has finished ---------------------------------------------------------------------------------------


def test_whoever_has_finished_builds_no_more() -> None:
    position = table(town(YARD, money=9), town(YARD, seat=1))
    after = played(position, Done())
    assert broken(after, build("R1", "c3")) == {"built_done"}
    assert broken(after, Grow()) >= {"built_done"}


def test_whoever_is_out_of_the_game_builds_no_more() -> None:
    towns = (town(YARD, money=9), town(YARD, seat=1), town(YARD, seat=2))
    position = table(*towns).with_town(0, out=True, done=True)
    assert "out" in broken(position, build("R1", "c3"))
