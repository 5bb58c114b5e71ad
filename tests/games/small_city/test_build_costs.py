"""Phase 2: slots, prices, goods, the stock, and who comes first."""

import pytest

from companion.games.small_city.moves import Done, Grow
from companion.games.small_city.position import Cube
from companion.games.small_city.printed import Kind
from companion.games.small_city.turn import STAGES, actors, agenda, enter_phase
from tests.games.small_city.playing_build import against, broken, build, overruled, played, squares
from tests.games.small_city.towns import table, town

YARD = """
    CHa CHa . . . .
    CHa CHa . . . .
    .   .   . . . .
    .   .   . . . .
    .   .   . . . .
"""


# Slots ------------------------------------------------------------------------------------------------------


def test_up_to_three_tiles_are_built() -> None:
    position = table(town(YARD, money=9))
    after = played(position, build("P1", "c1"), build("P1", "c2"), build("P1", "c3"))
    assert broken(after, build("P1", "c4")) == {"slots"}
    assert overruled(after, build("P1", "c4")).towns[0].built == 4


def test_or_one_tile_is_built_and_the_town_grows() -> None:
    position = table(town("CHa CHa . 1\nCHa CHa . 1", money=9))
    after = played(position, build("P1", "c1"), Grow())
    assert (after.towns[0].size, after.towns[0].grown) == (1, True)
    assert broken(after, build("P1", "c2")) == {"slots"}
    assert played(position, Grow(), build("P1", "d1")).towns[0].built == 1


def test_whoever_has_built_two_tiles_does_not_grow() -> None:
    position = table(town("CHa CHa . 1\nCHa CHa . 1", money=9, built=2))
    assert broken(position, Grow()) == {"grow_slots"}


def test_a_town_grows_once_a_round_and_not_beyond_its_board() -> None:
    position = table(town("CHa CHa . 1\nCHa CHa . 2", size=1, grown=True))
    assert broken(position, Grow()) == {"grown"}
    assert against(table(town("CHa CHa\nCHa CHa")), Grow(), "full_size").kind == "impossible"


def test_the_phase_begins_with_free_slots_behind_screens_and_ends_without_them() -> None:
    used = table(town(YARD, built=3, grown=True, helped=True, done=True), town(YARD, seat=1), phase="action")
    begun = enter_phase(used, "build")
    assert [(one.built, one.grown, one.helped, one.done) for one in begun.towns] == [
        (0, False, False, False)
    ] * 2
    assert begun.screened == begun.towns
    ended = STAGES["build"].leave(begun)
    assert ended.screened == ()


def test_screens_stay_down_where_the_table_plays_openly() -> None:
    position = table(town(YARD), town(YARD, seat=1), phase="action", readings={"screens": "open"})
    assert enter_phase(position, "build").screened == ()


def test_all_build_at_once_and_the_phase_ends_when_all_are_done() -> None:
    position = table(town(YARD, money=9), town(YARD, seat=1), mayor=1)
    assert actors(position) == (1, 0)
    assert {task.seat for task in agenda(position).tasks} == {0, 1}
    one = played(position, Done())
    assert (one.phase, actors(one)) == ("build", (1,))
    both = played(one, Done(), seat=1)
    assert both.phase == "move"


# Dollars ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "cells", "price"),
    [
        ("R1", ("c3",), 1),
        ("P2", ("c3", "d3"), 2),
        ("P3", ("c3", "d3", "e3"), 3),
        ("RF", ("c3",), 1),
        ("HB", ("c3", "d3", "c4", "d4"), 2),
        ("PO", ("c3", "d3"), 2),
        ("FI", ("c3", "d3", "c4"), 3),
    ],
)
def test_every_square_costs_a_dollar_but_the_water_of_a_harbor(
    kind: Kind, cells: tuple[str, ...], price: int
) -> None:
    position = table(town(YARD, money=price))
    assert played(position, build(kind, *cells)).towns[0].money == 0
    poor = position.with_town(0, money=price - 1)
    short = against(poor, build(kind, *cells), "money")
    assert (short.params["price"], short.params["missing"]) == (price, 1)
    assert overruled(poor, build(kind, *cells)).towns[0].money == 0


@pytest.mark.parametrize(
    ("kind", "cells", "price"), [("P1", ("c3",), 1), ("P2", ("c3", "d3"), 1), ("P3", ("c3", "d3", "e3"), 2)]
)
def test_the_mediator_saves_a_dollar_a_tile_but_one_is_always_paid(
    kind: Kind, cells: tuple[str, ...], price: int
) -> None:
    position = table(town(YARD, money=9, action="C"))
    assert played(position, build(kind, *cells)).towns[0].money == 9 - price


def test_the_mediator_saves_on_every_tile_and_nothing_on_culture() -> None:
    store = town(YARD, money=9, action="C", cubes=(Cube("a1", "w"),))
    after = played(table(store), build("P2", "c3", "d3"), build("P2", "c4", "d4"), build("SC", "c5"))
    assert (after.towns[0].money, after.towns[0].cubes) == (7, ())


# Goods ------------------------------------------------------------------------------------------------------

STORES = """
    CHa:w CHa:w . . . .
    CHa:g CHa:g . . . .
    WAa:b .   . . . .
    .   .   . . . .
"""


def test_culture_costs_goods_and_no_money() -> None:
    position = table(town(STORES, money=0))
    after = played(position, build("CL", "d1", "e1", "d2"))
    assert (after.towns[0].money, after.towns[0].cubes) == (0, ())
    assert (after.stock.w, after.stock.g, after.stock.b) == (20, 20, 20)


@pytest.mark.parametrize("pay", ["wwgg", "wwgb", "wggb"])
def test_with_the_architect_the_clinic_costs_one_cube_less_whichever(pay: str) -> None:
    position = table(town(STORES, action="B"))
    after = played(position, build("CL", "d1", "e1", "d2", pay=tuple(pay)))
    assert len(after.towns[0].cubes) == 1
    assert after.towns[0].helped


@pytest.mark.parametrize("pay", ["wwg", "wgg", "wwggw", "bbbb"])
def test_no_other_payment_is_enough(pay: str) -> None:
    position = table(town(STORES, action="B"))
    assert "payment" in broken(position, build("CL", "d1", "e1", "d2", pay=tuple(pay)))


def test_without_the_architect_a_cube_less_is_too_little() -> None:
    position = table(town(STORES))
    assert broken(position, build("CL", "d1", "e1", "d2", pay=("w", "w", "g", "g"))) == {"payment"}


def test_with_the_architect_the_school_is_free() -> None:
    position = table(town(YARD, action="B"))
    after = played(position, build("SC", "c3"))
    assert after.towns[0].helped
    assert broken(table(town(YARD)), build("SC", "c3")) == {"goods"}


def test_the_architect_saves_one_cube_once_a_round() -> None:
    position = table(town(YARD, action="B"))
    after = played(position, build("SC", "c3"))
    assert "goods" in broken(after, build("LI", "c4", "d4"))
    assert broken(after, build("LI", "c4", "d4", pay=("w",))) >= {"payment"}


def test_whoever_pays_in_full_keeps_the_architect_for_another_building() -> None:
    position = table(town("CHa:w CHa:w .\nCHa CHa .\n. . .", action="B"))
    after = played(position, build("SC", "c3", pay=("w",)))
    assert not after.towns[0].helped
    assert len(after.towns[0].cubes) == 1


def test_goods_have_to_be_in_store_already() -> None:
    position = table(town("CHa:w CHa .\nCHa CHa .\n. . ."))
    missing = against(position, build("LI", "c1", "c2"), "goods")
    assert len(missing.params["missing"]) == 1  # type: ignore[arg-type]
    after = overruled(position, build("LI", "c1", "c2"))
    assert after.towns[0].cubes == ()
    assert after.stock.w == position.stock.w + 1


def test_goods_come_out_of_the_city_hall_before_the_warehouses() -> None:
    position = table(town("CHa CHa:w .\nCHa CHa .\nWAa:w . ."))
    assert played(position, build("SC", "c3")).towns[0].cubes == (Cube("a3", "w"),)


def test_other_tiles_take_no_goods() -> None:
    position = table(town(STORES, money=9))
    assert broken(position, build("P1", "d1", pay=("w",))) == {"payment"}


# How many there are -----------------------------------------------------------------------------------------


def test_of_every_cultural_building_a_town_has_one() -> None:
    position = table(town("CHa:w CHa SCa\nCHa CHa .\n. . ."))
    assert against(position, build("SC", "c3"), "used_up").kind == "impossible"


@pytest.mark.parametrize(("kind", "cells"), [("PO", ("c3", "d3")), ("FI", ("c3", "d3", "c4"))])
def test_of_police_and_fire_stations_a_town_has_one(kind: Kind, cells: tuple[str, ...]) -> None:
    towns = [town(YARD, money=9, seat=seat) for seat in range(4)]
    position = table(*towns)
    after = played(position, build(kind, *cells))
    assert broken(after, build(kind, "e1", "f1", *(("e2",) if kind == "FI" else ()))) == {"one_each"}


@pytest.mark.parametrize("kind", ["RF", "HB"])
def test_of_refinery_and_harbor_a_town_has_one(kind: Kind) -> None:
    position = table(town(YARD, money=9))
    cells = ("c3",) if kind == "RF" else ("c3", "d3", "c4", "d4")
    other = ("c5",) if kind == "RF" else ("e1", "f1", "e2", "f2")
    assert broken(played(position, build(kind, *cells)), build(kind, *other)) == {"used_up"}


def test_an_empty_supply_cannot_be_built_from() -> None:
    position = table(town(YARD, money=9), stock={"P": 0})
    assert against(position, build("P1", "c3"), "stock").kind == "impossible"
    assert squares(position, "P1") == set()


def test_nobody_builds_a_city_hall() -> None:
    assert "hall" in broken(table(town(YARD, money=9)), build("CH", "c3", "d3", "c4", "d4"))


def test_limited_tiles_are_one_fewer_than_seats_and_go_in_seat_order() -> None:
    position = table(town(YARD, money=9, seat=0), town(YARD, money=9, seat=1), mayor=1)
    wanted = build("PO", "c3", "d3")
    assert position.stock.PO == 1
    waits = against(position, wanted, "scarce")
    assert (waits.kind, waits.params["left"]) == ("breaks", 1)
    assert broken(position, wanted, seat=1) == set()
    assert broken(played(position, Done(), seat=1), wanted) == set()
    assert broken(played(position, wanted, seat=1), wanted) == {"stock"}


def test_whoever_has_such_a_tile_or_no_slot_left_does_not_keep_it_from_others() -> None:
    first = town("CHa CHa POa POa\nCHa CHa . .", money=9)
    position = table(first, town(YARD, money=9, seat=1), stock={"PO": 1})
    assert broken(position, build("PO", "c3", "d3"), seat=1) == set()
    full = table(town(YARD, money=9, built=3), town(YARD, money=9, seat=1))
    assert broken(full, build("PO", "c3", "d3"), seat=1) == set()


def test_police_and_fire_stations_can_be_left_to_the_council() -> None:
    position = table(town(YARD, money=9), readings={"emergency": "council_only"})
    assert broken(position, build("PO", "c3", "d3")) == {"council_only"}
    assert broken(position, build("P2", "c3", "d3")) == set()
