"""What the rulebook says about its pictures is what the referee says, citing the section of the picture."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.drawing.dice import icons_of
from companion.games.roll_into_town.marks import ICONS, RIVERS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Shift
from companion.games.roll_into_town.position import Player, Position, Readings, Sheet, Step
from companion.games.roll_into_town.printed import Goods, printed_values
from tests.rulebook.roll_into_town import picture, rows

EMPTY_MAP: list[list[str]] = []


def table(
    squares: list[list[str]],
    step: Step = "discover",
    dice: tuple[int, ...] = (1, 2, 3, 4, 5),
    rulings: Any = None,
    round: int = 1,
    **sheet: Any,
) -> Position:
    """Somebody alone, with a picture of the rulebook in the map's north-west corner. Figures are empty."""
    grid, cells = printed_values(()).grid, list(printed_values(()).cells)
    for y, line in enumerate(squares):
        for x, token in enumerate(line):
            cells[y * grid.columns + x] = "." if token.isdigit() else token
    player = Player(Sheet(tuple(cells), **sheet), step)
    return Position((player,), rulings=rulings or Readings(), round=round, dice=dice)


def cited(position: Position, move: Move) -> set[str]:
    """Return the sections that a refusal cites. None for a legal move."""
    return {one.section for one in GAME.verdict(position, 0, move).violations}


def shown(position: Position, cell: str) -> str:
    return position.sheet(0).cells[position.printed.grid.index[cell]]


# Discover


@pytest.mark.parametrize("face", range(1, 7))
def test_the_town_hall_makes_of_a_die_what_the_table_lists_and_nothing_else(face: int) -> None:
    position = table(EMPTY_MAP, dice=(face, face, face, face, face))
    listed = next(made for die, *made in rows("en", "discover.town_hall") if die == face)
    shifts: tuple[Shift, Shift] = (-1, 1)
    for shift in shifts:
        icon = (*icons_of(face, shift), *ICONS[2:])[0]
        sides = {"river": "ns", "coast": "n"}.get(icon, "")
        refused = cited(position, Draw(face, icon, "c1", sides, shift))
        assert refused == (set() if face + shift in listed else {"discover.town_hall"}), shift


def test_a_fourth_use_of_the_town_hall_is_refused_by_its_section() -> None:
    move = Draw(2, "farm", "c3", "", -1)
    assert cited(table(EMPTY_MAP, town_hall_uses=2), move) == set()
    assert cited(table(EMPTY_MAP, town_hall_uses=3), move) == {"discover.town_hall"}


def test_a_six_draws_every_icon_and_any_other_die_its_own() -> None:
    position = table(EMPTY_MAP, dice=(1, 2, 3, 4, 6))
    for icon in ICONS:
        sides = {"river": "ns", "coast": "n"}.get(icon, "")
        assert cited(position, Draw(6, icon, "c1", sides)) == set()
        assert cited(position, Draw(3, icon, "c1", sides)) == (
            set() if icon == "tree" else {"discover.icons"}
        )


def test_a_die_draws_one_icon() -> None:
    position = GAME.apply(table(EMPTY_MAP), 0, Draw(1, "farm", "a1"))
    assert cited(position, Draw(1, "farm", "a2")) == {"discover.dice"}


def test_icons_may_be_left_undrawn() -> None:
    assert cited(table(EMPTY_MAP), Done("discover")) == set()


def test_a_fourth_icon_takes_a_fountain_in_rounds_of_three() -> None:
    used: dict[str, Any] = {"used": (1, 2, 3)}
    move = Draw(5, "coast", "c3", "n")
    assert cited(table(EMPTY_MAP, **used), move) == {"round.icons"}
    assert cited(table([["f"]], **used), move) == set()
    assert cited(table([["f"]], **used, fountain_uses=3), move) == {"round.icons"}


def test_the_fountain_is_used_again_in_a_round_unless_the_table_plays_it_once() -> None:
    used: dict[str, Any] = {"used": (1, 2, 3, 4), "fountain_uses": 1}
    move = Draw(5, "coast", "c3", "n")
    assert cited(table([["f"]], **used), move) == set()
    once = Readings(fountain="once_a_round")
    assert cited(table([["f"]], rulings=once, **used), move) == {"round.icons"}


def test_the_river_of_the_picture_goes_on_in_square_1_open_to_the_north() -> None:
    position = table(picture("discover.river"))
    for sides in RIVERS:
        expected = set() if "n" in sides else {"discover.river"}
        assert cited(position, Draw(4, "river", "b3", sides)) == expected, sides
        assert cited(position, Draw(4, "river", "d1", sides)) == {"discover.river"}, sides


def test_there_is_never_a_second_river() -> None:
    again = Draw(4, "river", "d1", "ns")
    finished, blocked = [["Rnw"]], [["Rew", "Rsw"], [".", "F"]]
    assert cited(table(finished), again) == cited(table(blocked), again) == {"discover.river"}
    assert cited(table([[".", "."], [".", "F"]]), again) == set(), "the first one may begin there"


def test_a_river_begins_at_the_border_with_an_open_side_that_leads_off() -> None:
    position = table(EMPTY_MAP)
    assert cited(position, Draw(4, "river", "c1", "ns")) == set()
    assert cited(position, Draw(4, "river", "c1", "ew")) == {"discover.river"}
    assert cited(position, Draw(4, "river", "c3", "ns")) == {"discover.river"}


@pytest.mark.parametrize(("reading", "second"), [("any_two", "O"), ("corner", ".")])
def test_drawing_the_last_coast_of_the_picture_makes_the_oceans_of_the_text(
    reading: str, second: str
) -> None:
    squares = [["." if token == "Cs" else token for token in line] for line in picture("discover.ocean")]
    position = table(squares, rulings=Readings(ocean="corner" if reading == "corner" else "any_two"))
    after = GAME.apply(position, 0, Draw(5, "coast", "b1", "s"))
    assert (shown(after, "b2"), shown(after, "c2")) == ("O", second)


def test_the_border_is_no_water_and_a_felled_tree_floods_with_the_next_coast_only() -> None:
    after = GAME.apply(table(EMPTY_MAP), 0, Draw(5, "coast", "b1", "w"))
    assert shown(after, "a1") == ".", "the border gives none"
    squares = [[".", "Cs", ".", "."], ["Ce", "T", "l", "."]]
    felled = GAME.apply(table(squares, "gather"), 0, Fell("c2"))
    assert shown(felled, "b2") == "."
    drawing = table([["."] * 4 for _ in squares]).with_player(0, sheet=felled.sheet(0), step="discover")
    assert shown(GAME.apply(drawing, 0, Draw(5, "coast", "h8", "n")), "b2") == "O"


def test_the_square_below_the_top_of_the_lighthouse_floods_and_takes_nothing_else() -> None:
    squares = [["Ce", ".+l", "."], [".", "Ce+L", "."]]
    position = table(squares)
    assert cited(position, Draw(1, "farm", "b1")) == {"discover.where"}
    assert shown(GAME.apply(position, 0, Draw(5, "coast", "c1", "w")), "b1") == "O+l"


# Construct


RICH: dict[str, Any] = {"food": 9, "stone": 9, "wood": 9}


@pytest.mark.parametrize(("cell", "fine"), [("b1", True), ("c2", True), ("b3", False), ("a3", True)])
def test_the_watermill_stands_beside_the_river_of_the_picture(cell: str, fine: bool) -> None:
    position = table(picture("build.watermill"), "construct", **RICH)
    assert cited(position, Build("watermill", cell)) == (set() if fine else {"build.watermill"})


@pytest.mark.parametrize(("cell", "fine"), [("b2", True), ("c2", True), ("d2", False), ("c3", True)])
def test_the_lighthouse_stands_where_the_picture_says(cell: str, fine: bool) -> None:
    position = table(picture("build.lighthouse"), "construct", **RICH)
    assert cited(position, Build("lighthouse", cell)) == (set() if fine else {"build.lighthouse"})


def test_the_house_of_the_example_is_bought_at_the_market() -> None:
    hand: dict[str, Any] = {"food": 1, "stone": 6, "wood": 2}
    position = table([["m"]], "construct", **hand)
    for given in (Goods(stone=4), Goods(stone=2, wood=2)):
        assert cited(position, Build("house", "c3", given=given)) == set()
    odd = Build("house", "c3", given=Goods(stone=3, wood=1))
    assert cited(position, odd) == {"build.market"}
    assert cited(position, Build("house", "c3")) == {"build.price"}
    assert cited(table(EMPTY_MAP, "construct", **hand), Build("house", "c3", given=Goods(stone=4))) == {
        "build.market"
    }


def test_of_four_buildings_there_is_one_each() -> None:
    squares = [["f", "m", ".+l", "c"], [".", ".", "Cn+L", "c"], [".", ".", ".", "c"], [".", ".", ".", "c"]]
    position = table(squares, "construct", **RICH)
    assert cited(position, Build("fountain", "h1")) == {"build.once"}
    assert cited(position, Build("market", "h1")) == {"build.once"}
    assert cited(position, Build("lighthouse", "b3")) == {"build.once"}
    assert cited(position, Build("cathedral", "g5")) == {"build.once"}
    assert cited(position, Build("house", "h1")) == set()


# Gather and upkeep


@pytest.mark.parametrize(("wood", "after"), [(2, 6), (7, 9), (9, 9)])
def test_the_lumberjack_of_the_picture_fells_all_four_whatever_can_be_kept(wood: int, after: int) -> None:
    position = table(picture("gather.lumberjack"), "gather", wood=wood)
    felled = GAME.apply(position, 0, Fell("b2"))
    assert felled.sheet(0).wood == after
    assert "T" not in felled.sheet(0).cells


def growing(round: int = 1) -> Position:
    """Return the picture of growing, when the upkeep has just begun."""
    started = table(picture("upkeep.growth"), "gather", round=round)
    return GAME.apply(started, 0, Done("gather"))


def test_the_right_forest_grows_beside_its_own_trees_after_the_left_one_has_joined_it() -> None:
    position = growing()
    assert [forest.due for forest in position.sheet(0).forests] == [1, 1]
    joined = GAME.apply(position, 0, Grow("a1", "c1"))
    assert cited(joined, Grow("d1", "c2")) == {"upkeep.growth"}
    assert cited(joined, Grow("a1", "b2")) == {"upkeep.growth"}, "it has grown"
    assert cited(joined, Grow("d1", "d2")) == set()


def test_growing_can_only_be_left_out_after_the_last_round() -> None:
    assert cited(growing(), Done("upkeep")) == {"upkeep.forced"}
    assert cited(growing(round=12), Done("upkeep")) == set()
    assert GAME.apply(growing(round=12), 0, Done("upkeep")).over


# Scoring


def test_the_points_of_houses_alone_break_ties() -> None:
    one, two = table([["h", "h"]]), table([["h", "t"], ["Cn", "."]])
    both = replace(one, players=(*one.players, *two.players), over=True, round=12)
    first, second = GAME.scoresheet(both).standings
    assert (first.total, second.total) == (4, 4)
    assert (first.rank, second.rank) == (1, 2)
