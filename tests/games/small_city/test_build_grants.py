"""The free tile of the council's construction row."""

import pytest
from msgspec.structs import replace

from companion.games.small_city import turn
from companion.games.small_city.moves import Build, Decline, Done, Upgrade
from companion.games.small_city.position import Errand, Laid, Position, Town
from companion.games.small_city.printed import CULTURE, Kind
from companion.games.small_city.turn import actors
from tests.games.small_city.playing_build import against, broken, build, played
from tests.games.small_city.towns import HALL, table, town

YARD = """
    CHa* CHa . . . .
    CHa  CHa . . . .
    .    .   . . . .
    .    .   . . . .
"""


def grant(size: int, *towns: Town, phase: str = "council", **more: object) -> Position:
    return table(*(towns or (town(YARD),)), phase=phase, errand=Errand(0, "build", size), **more)  # type: ignore[arg-type]


def test_it_costs_nothing_and_no_slot_and_ends_the_grant() -> None:
    after = played(grant(2), build("P2", "c3", "d3"))
    assert (after.towns[0].money, after.towns[0].built, after.errand) == (0, 0, None)
    assert after.towns[0].tiles[-1].kind == "P2"


@pytest.mark.parametrize(("size", "kind"), [(1, "P1"), (2, "P2"), (3, "P3")])
def test_it_has_exactly_the_size_of_the_step(size: int, kind: Kind) -> None:
    cells = {"P1": ("c3",), "P2": ("c3", "d3"), "P3": ("c3", "d3", "e3")}
    for other, squares in cells.items():
        found = broken(grant(size), build(other, *squares))  # type: ignore[arg-type]
        assert found == (set() if other == kind else {"grant_size"})


def test_the_table_may_play_that_it_may_be_smaller() -> None:
    position = grant(3, readings={"council_size": "up_to"})
    assert broken(position, build("P1", "c3")) == set()


@pytest.mark.parametrize("kind", CULTURE[1:])
def test_it_is_never_a_cultural_building(kind: Kind) -> None:
    assert "grant_culture" in broken(grant(0), build(kind))


def test_what_a_tile_needs_is_asked_on_the_first_three_steps() -> None:
    assert "culture" in broken(grant(2), build("R2", "e1", "f1"))
    assert "homes" in broken(grant(1), build("C1", "e1"))
    assert broken(grant(1), build("F1", "e1")) == {"warehouse_needed"}
    assert broken(grant(1), build("F1", "e1", warehouse=("f1",))) == set()


def test_on_the_last_step_nothing_is_needed_up_to_four_squares() -> None:
    position = grant(0)
    assert broken(position, build("R3", "e3", "f3", "e4")) == set()
    assert broken(position, build("F3", "e3", "f3", "f4")) == set()
    assert broken(position, build("R4", "c3", "d3", "c4", "d4")) == set()
    assert "grant_size" in broken(position, build("R5", "c2", "d2", "c3", "d3", "c4"))


def test_on_the_last_step_a_factory_may_bring_its_warehouse_and_need_not() -> None:
    assert broken(grant(0), build("F1", "e1")) == set()
    assert broken(grant(0), build("F1", "e1", warehouse=("f1",))) == set()
    assert broken(grant(0, stock={"WA": 0}), build("F1", "e1")) == set()


def test_residences_and_industry_keep_apart_on_every_step() -> None:
    position = grant(0, town("CHa CHa . F1a\nCHa CHa . .\n. . . .\n. . . ."))
    assert broken(position, build("R1", "c2")) == {"apart"}


def test_the_mayors_squares_the_area_and_the_supply_bind_it_too() -> None:
    position = grant(1, street=("c3", "d3"))
    assert broken(position, build("P1", "c3")) == {"street"}
    assert "stock" in broken(grant(1, stock={"P": 0}), build("P1", "c3"))
    assert "area" in broken(grant(1, town("CHa CHa 1\nCHa CHa .")), build("P1", "c1"))


def test_police_and_fire_stations_come_from_the_council_whatever_the_table_plays() -> None:
    for reading in ("buildable", "council_only"):
        position = grant(2, readings={"emergency": reading})
        assert broken(position, build("PO", "c3", "d3")) == set()


def test_the_mediator_and_the_architect_have_nothing_to_save() -> None:
    rich = town(YARD, action="C", money=5)
    assert played(grant(3, rich), build("P3", "c3", "d3", "e3")).towns[0].money == 5
    assert broken(grant(1), build("P1", "c3", pay=("w",))) == {"grant_free"}


def test_an_r1_takes_its_citizen_and_an_f1_its_warehouse() -> None:
    home = played(grant(1), build("R1", "c3")).towns[0]
    assert [one.at for one in home.people] == ["c3"]
    work = played(grant(1), build("F1", "c3", warehouse=("d3",))).towns[0]
    assert [tile.kind for tile in work.tiles] == ["CH", "F1", "WA"]


def test_a_tile_of_the_city_councilor_may_be_upgraded_in_the_same_round() -> None:
    picture = "CHa CHa . .\nCHa CHa . .\nSCa . . .\n. . . ."
    others = town(HALL, seat=1, action="H", done=True)
    waits = town(picture, action=None)
    position = grant(1, waits, others, phase="action", ring=("A", "B", "C", "D", "E", "F", "G", "H"))
    after = played(position, build("R1", "b3"))
    assert after.towns[0].tiles[-1] == Laid("R1", ("b3",))
    now = replace(after, phase="build", errand=None)
    assert broken(now, Upgrade("b3", "R2", ("b3", "c3"))) == set()


def test_it_may_be_declined() -> None:
    after = played(grant(2), Decline())
    assert after.errand is None
    assert len(after.towns[0].tiles) == 1


def test_nobody_else_uses_it_and_the_phase_waits() -> None:
    position = grant(1, town(YARD), town(HALL, seat=1))
    assert actors(position) == (0,)
    other = against(position, Decline(), "grant_seat", seat=1)
    assert other.kind == "impossible"
    assert "phase" in broken(position, Done())


def test_its_moves_are_the_legal_ones_among_all_that_can_be_named() -> None:
    stage = turn.ERRANDS["build"]
    for size in (0, 1, 3):
        position = grant(size, town("CHa* CHa . F1a\nCHa CHa SCa .\n. . . .\nR1a . . ."))
        moves = set(stage.legal_moves(position, 0))
        named: set[Build | Decline] = set(stage.candidates(position, 0))  # type: ignore[arg-type]
        assert moves == {move for move in named if turn.verdict(position, 0, move).legal}


def test_once_the_game_is_over_nobody_is_asked_to_build_a_free_tile() -> None:
    position = grant(1, phase="scoring")
    assert actors(position) == ()
    assert turn.agenda(position).over
    assert broken(position, Decline()) == {"phase"}
