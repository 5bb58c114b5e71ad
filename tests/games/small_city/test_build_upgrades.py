"""Phase 2: upgrading. One test for each sentence of the rules, and every example drawn in them."""

import pytest

from companion.games.small_city.building.chains import find_chains
from companion.games.small_city.building.upgrading import legal_upgrades
from companion.games.small_city.position import Laid, Meeple
from tests.games.small_city.playing_build import against, broken, build, overruled, played, up
from tests.games.small_city.towns import table, town

CULTURED = """
    SCa .   .   .   .
    .   R1a .   .   .
    CHa CHa .   .   .
    CHa CHa .   .   .
"""


def test_an_upgrade_is_free_and_uses_no_slot() -> None:
    position = table(town(CULTURED, money=0, built=3))
    after = played(position, up("b2", "R2", "b2", "c2"))
    assert (after.towns[0].money, after.towns[0].built) == (0, 3)
    assert after.towns[0].tiles[1] == Laid("R2", ("b2", "c2"))


def test_the_old_tile_goes_back_into_the_supply() -> None:
    position = table(town(CULTURED))
    assert played(position, up("b2", "R2", "b2", "c2")).stock == position.stock


def test_without_a_larger_tile_in_the_supply_nothing_is_upgraded() -> None:
    position = table(town(CULTURED), stock={"R": 0})
    assert against(position, up("b2", "R2", "b2", "c2"), "stock").kind == "impossible"
    assert legal_upgrades(position, 0) == ()


def test_the_new_tile_still_lies_inside_the_building_area() -> None:
    position = table(town("SCa . .\n. R1a 1\nCHa CHa .\nCHa CHa ."))
    assert broken(position, up("b2", "R2", "b2", "c2")) == {"area"}


@pytest.mark.parametrize(
    ("kind", "tile"), [("PO", "P1"), ("P1", "P2"), ("SC", "R1"), ("RF", "F1"), ("CH", "CH"), ("R1", "C2")]
)
def test_only_residences_shops_and_factories_are_upgraded_each_within_its_kind(kind: str, tile: str) -> None:
    picture = f"{kind}a {kind + 'a' if kind == 'PO' else '.'} . .\n. . . .\nCHa CHa . .\nCHa CHa . ."
    position = table(town(picture if kind != "CH" else "CHa CHa\nCHa CHa"))
    found = against(position, up("a1", tile, "a1"), "upgrade_kind")
    assert found.kind == "impossible"


def test_a_tile_goes_up_one_level_at_a_time() -> None:
    position = table(town("SCa LIa LIa .\nUNa R1a . .\nCHa CHa . .\nCHa CHa . .", own={"tile-UN": "#"}))
    assert broken(position, up("b2", "R3", "b2", "c2", "c3")) == {"next_level"}
    assert broken(position, up("b2", "R2", "b2", "c2")) == set()


def test_what_the_next_level_needs_must_be_there_before_the_upgrade_not_just_after() -> None:
    position = table(town("R1a . SCa .\n. . . .\n. . CHa CHa\n. . CHa CHa"))
    short = against(position, up("a1", "R2", "a1", "b1"), "upgrade_culture")
    assert (short.params["needed"], short.params["have"], short.cells) == (2, 0, ("a1",))


def test_the_larger_residence_may_not_be_influenced_by_industry() -> None:
    position = table(town("SCa . . . RFa\n. R1a . . .\nCHa CHa . . .\nCHa CHa . . ."))
    assert broken(position, up("b2", "R2", "b2", "c2")) == set()
    near = table(town("SCa . . RFa .\n. R1a . . .\nCHa CHa . . .\nCHa CHa . . ."))
    assert against(near, up("b2", "R2", "b2", "c2"), "apart").cells == ("d1",)


def test_the_larger_factory_may_not_be_influenced_by_a_residence() -> None:
    position = table(town("F1a . . R1a\nRFa . . .\nCHa CHa . .\nCHa CHa . ."))
    assert broken(position, up("a1", "F2", "a1", "b1")) == set()
    near = table(town("F1a . R1a .\nRFa . . .\nCHa CHa . .\nCHa CHa . ."))
    assert "apart" in broken(near, up("a1", "F2", "a1", "b1"))


def test_the_new_tile_covers_every_square_of_the_old_one() -> None:
    position = table(town("SCa LIa LIa .\n. R2a R2a .\nCHa CHa . .\nCHa CHa . ."))
    bare = against(position, up("b2", "R3", "c2", "d2", "d3"), "uncovers")
    assert (bare.kind, bare.cells) == ("impossible", ("b2",))


def test_the_new_tile_may_not_lie_on_other_tiles_graves_or_the_mayors_squares() -> None:
    position = table(town(CULTURED.replace("R1a .", "R1a x1")), street=("b1", "c1"))
    assert "covered" in broken(position, up("b2", "R2", "b2", "b3"))
    assert broken(position, up("b2", "R2", "b2", "c2")) == {"grave"}
    assert broken(position, up("b2", "R2", "b1", "b2")) == {"street"}


def test_citizens_stay_where_they_stand() -> None:
    position = table(town(CULTURED.replace("R1a", "R1a*")))
    assert played(position, up("b2", "R2", "b2", "c2")).towns[0].people == (Meeple("b2", 0),)


def test_the_square_that_made_white_goods_still_makes_white_goods() -> None:
    position = table(town("RFa F1a . .\n. . . .\nCHa CHa . .\nCHa CHa . ."))
    after = played(position, up("b1", "F2", "c1", "b1"))
    assert after.towns[0].tiles[1] == Laid("F2", ("b1", "c1"))


def test_a_factory_that_cannot_keep_its_colours_cannot_be_upgraded_there() -> None:
    picture = "RFa . HBa HBa\nF2a=w F2a=g HWa HWa\n. . . .\nCHa CHa . .\nCHa CHa . ."
    position = table(town(picture), own={"tile-F3": "wg/.b"})
    moved = against(position, up("a2", "F3", "a2", "b2", "a3"), "changes")
    assert set(moved.cells) <= {"a2", "b2"}
    assert broken(position, up("a2", "F3", "a2", "b2", "b3")) == set()


def test_shops_keep_what_their_squares_do_too() -> None:
    picture = "R1a . R1b .\nR1c C2a=m C2a=$ .\n. . . .\nCHa CHa . .\nCHa CHa . ."
    position = table(town(picture), own={"tile-C3": "$m/v."})
    assert "changes" in broken(position, up("b2", "C3", "b2", "c2", "b3"))
    assert broken(position, up("b2", "C3", "b2", "c2", "c3")) == set()


def test_where_nobody_knows_what_a_larger_tile_does_the_old_squares_do_what_they_did() -> None:
    picture = "RFa . HBa HBa\nF2a=w F2a=g HWa HWa\n. . . .\nCHa CHa . .\nCHa CHa . ."
    after = played(table(town(picture)), up("a2", "F3", "a3", "b2", "a2"))
    assert after.towns[0].tiles[2].cells == ("a2", "b2", "a3")
    straight = "RFa HBa HBa .\nF2a=g HWa HWa .\nF2a=w . . .\n. . CHa CHa\n. . CHa CHa"
    after = played(table(town(straight)), up("a3", "F3", "a2", "a3", "a4"))
    assert after.towns[0].tiles[2].cells == ("a3", "a2", "a4")


def test_what_was_built_this_round_is_not_upgraded() -> None:
    position = table(town(CULTURED.replace("R1a", "."), money=9))
    after = played(position, build("R1", "b2"))
    assert broken(after, up("b2", "R2", "b2", "c2")) == {"fresh"}
    assert legal_upgrades(after, 0) == ()


def test_a_new_building_may_serve_for_upgrading_an_older_one() -> None:
    position = table(town("CHa:w CHa . .\nCHa CHa . .\n. . R1a .\n. . . ."))
    assert "upgrade_culture" in broken(position, up("c3", "R2", "c3", "d3"))
    after = played(position, build("SC", "d4"))
    assert broken(after, up("c3", "R2", "c3", "d3")) == set()


def test_the_c2_of_the_example_touches_three_residences_and_still_waits_a_round() -> None:
    position = table(town("R1a . R1b .\n. . . R1c\n. . . .\nCHa CHa . .\nCHa CHa . .", money=2))
    after = played(position, build("C2", "b2", "c2"))
    assert broken(after, up("b2", "C3", "b2", "c2", "b3")) == {"fresh"}
    aged = tuple(Laid(tile.kind, tile.cells) for tile in after.towns[0].tiles)
    assert broken(after.with_town(0, tiles=aged), up("b2", "C3", "b2", "c2", "b3")) == set()


# Chains -----------------------------------------------------------------------------------------------------

CHAIN = """
    SCa .   .   LIa LIa
    .   R1a .   .   .
    CHa CHa .   .   .
    CHa CHa .   .   .
"""


def test_an_r1_becomes_an_r2_whose_halo_reaches_a_third_building_and_so_an_r3() -> None:
    position = table(town(CHAIN))
    assert "next_level" in broken(position, up("b2", "R3", "b2", "c2", "c1"))
    after = played(position, up("b2", "R2", "b2", "c2"), up("b2", "R3", "b2", "c2", "c3"))
    assert [tile.kind for tile in after.towns[0].tiles] == ["SC", "LI", "R3", "CH"]


def test_the_chain_of_the_example_is_found_and_works_in_its_order() -> None:
    position = table(town(CHAIN))
    best = find_chains(position, 0)[0]
    assert [step.tile for step in best.steps] == ["R2", "R3"]
    played(position, *best.steps)


def test_both_f1_may_become_f2_and_only_the_first_has_room_to_become_an_f3() -> None:
    position = table(
        town(
            """
            P1g P1h P1i P1j P1k
            F1a .   RFa F1b .
            .   .   HBa HBa P1b
            .   .   HWa HWa P1d
            CHa CHa P1e P1f .
            CHa CHa .   .   .
            """
        )
    )
    assert {(step.origin, step.tile) for step in legal_upgrades(position, 0)} == {("d2", "F2")}
    assert "upgrade_industry" in broken(position, up("a2", "F2", "a2", "b2"))
    near = table(
        town(
            """
            P1g P1h P1i P1j P1k
            .   F1a RFa F1b .
            .   .   HBa HBa P1b
            .   .   HWa HWa P1d
            CHa CHa P1e P1f .
            CHa CHa .   .   .
            """
        )
    )
    assert {(step.origin, step.tile) for step in legal_upgrades(near, 0)} == {("b2", "F2"), ("d2", "F2")}
    both = played(near, up("b2", "F2", "b2", "b3"), up("d2", "F2", "d2", "e2"))
    assert {(step.origin, step.tile) for step in legal_upgrades(both, 0)} == {("b2", "F3")}
    best = find_chains(near, 0)[0]
    assert [(step.origin, step.tile) for step in best.steps] == [("b2", "F2"), ("b2", "F3")]


def test_a_residence_that_grows_opens_the_next_level_of_a_shop() -> None:
    position = table(
        town(
            """
            SCa .   .   C1a .
            .   R1a .   .   R1b
            CHa CHa .   .   .
            CHa CHa .   .   .
            """
        )
    )
    assert not any(step.tile == "C2" for step in legal_upgrades(position, 0))
    best = find_chains(position, 0)[0]
    assert [step.tile for step in best.steps] == ["R2", "C2"]
    played(position, *best.steps)


def test_nothing_is_upgraded_where_no_tile_lies() -> None:
    assert broken(table(town(CULTURED)), up("e1", "R2", "e1", "e2")) == {"upgrade_nothing"}
    assert "upgrade_nothing" in broken(table(town(CULTURED)), up("z1", "R2", "e1", "e2"))


def test_an_overruled_upgrade_of_a_new_tile_stays_new() -> None:
    position = table(town(CULTURED.replace("R1a", "R1a!")))
    after = overruled(position, up("b2", "R2", "b2", "c2"))
    assert after.towns[0].tiles[1].fresh
