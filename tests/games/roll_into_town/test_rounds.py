"""Twelve rounds of four steps: the roll, everybody at its own pace, and what can be rubbed out."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.own_undo import OwnUndo, find_own_undo
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Roll, Rub, SetStep
from companion.games.roll_into_town.position import Player, Position, Sheet
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.judging import broken, with_squares

DICE = (5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 3)
ICONS = (3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1)


def table(count: int = 2) -> Table[Any, Any, Any]:
    return Table.set_up(GAME, "t", Setup(make_seats(*"abcdefgh"[:count])), 0)


def started(count: int = 2) -> Position:
    return GAME.start(Setup(make_seats(*"abcdefgh"[:count])))


def rolled(position: Position, *dice: int) -> Position:
    return GAME.apply(position, 0, Roll(dice or (1,) * position.dice_due))


# The table


@pytest.mark.parametrize("count", range(1, 9))
def test_one_to_eight_begin_with_no_food_no_stone_and_two_wood(count: int) -> None:
    position = started(count)
    assert [player.sheet.goods for player in position.players] == [Goods(0, 0, 2)] * count
    assert position.sheet(0).cells.count("H") == 1
    assert position.sheet(0).cells[40] == "H"


@pytest.mark.parametrize(("number", "dice", "icons"), list(zip(range(1, 13), DICE, ICONS, strict=True)))
def test_dice_and_icons_of_every_round(number: int, dice: int, icons: int) -> None:
    position = replace(started(), round=number)
    assert (position.dice_due, position.icons_due) == (dice, icons)
    assert broken(position, Roll((2,) * dice)) == []
    for other in {3, 4, 5, 6} - {dice}:
        assert broken(position, Roll((2,) * other)) == ["dice_count"]


def test_anybody_rolls_for_everybody_and_the_dice_lie_in_order() -> None:
    position = started(3)
    assert GAME.actors(position) == (0, 1, 2)
    after = GAME.apply(position, 2, Roll((6, 1, 4, 1, 3)))
    assert after.dice == (1, 1, 3, 4, 6)
    assert [player.step for player in after.players] == ["discover"] * 3
    assert broken(after, Roll((1, 2, 3, 4, 5))) == ["phase"]


def test_nothing_is_drawn_before_the_roll() -> None:
    for move in (Draw(1, "farm", "a1"), Build("house", "a1"), Done("discover"), Rub()):
        assert broken(started(), move) == ["phase"]


# Everybody at its own pace


def test_a_seat_goes_on_while_the_others_still_draw() -> None:
    position = GAME.apply(rolled(started()), 0, Done("discover"))
    assert [player.step for player in position.players] == ["construct", "discover"]
    assert GAME.stage(position) == (1, "discover")
    assert [GAME.stage_of(position, seat) for seat in (0, 1)] == [(1, "construct"), (1, "discover")]
    assert broken(position, Draw(1, "farm", "a1")) == ["step"]
    assert broken(position, Build("pickaxe", "a1"), 1) == ["step"]
    assert broken(position, Done("discover")) == ["step"]


def test_what_one_seat_does_changes_nothing_for_another() -> None:
    rng = Random(3)
    for before, seat, move, after in playout(GAMES[GAME.id], started(3), rng):
        if isinstance(move, Roll) or before.round != after.round or after.over:
            continue
        for other in {0, 1, 2} - {seat}:
            assert before.players[other] == after.players[other]


def test_a_step_in_which_there_is_nothing_to_decide_is_passed_by_itself() -> None:
    poor = rolled(started()).with_sheet(0, wood=0)
    after = GAME.apply(poor, 0, Done("discover"))
    assert after.players[0].step == "done"
    assert GAME.actors(after) == (1,)


def test_farms_give_food_on_the_way_although_nothing_can_be_built() -> None:
    poor = with_squares(rolled(started()).with_sheet(0, wood=0), {"a1": "F", "b2": "F"})
    after = GAME.apply(poor, 0, Done("discover"))
    assert after.sheet(0).goods == Goods(2)
    assert after.sheet(0).gathered == Goods(2)


def test_a_seat_with_a_lumberjack_beside_a_tree_is_asked_in_gather() -> None:
    position = with_squares(rolled(started()).with_sheet(0, wood=0), {"a1": "l", "b2": "T"})
    after = GAME.apply(position, 0, Done("discover"))
    assert after.players[0].step == "gather"
    assert GAME.apply(after, 0, Fell("a1")).sheet(0).wood == 1


def test_a_seat_with_a_forest_is_asked_in_upkeep_and_must_grow_it() -> None:
    position = with_squares(rolled(started()).with_sheet(0, wood=0), {"a1": "T", "b1": "T"})
    after = GAME.apply(position, 0, Done("discover"))
    assert after.players[0].step == "upkeep"
    assert broken(after, Done("upkeep")) == ["growth"]
    grown = GAME.apply(after, 0, Grow("a1", "a2"))
    assert broken(grown, Done("upkeep")) == []


def test_in_the_last_round_nothing_depends_on_growth_and_it_may_be_left() -> None:
    position = replace(with_squares(started().with_sheet(0, wood=0), {"a1": "T", "b1": "T"}), round=12)
    after = GAME.apply(rolled(position), 0, Done("discover"))
    assert after.players[0].step == "upkeep"
    assert broken(after, Done("upkeep")) == []


def test_the_next_round_begins_when_all_have_finished() -> None:
    position = rolled(started()).with_sheet(0, wood=0).with_sheet(1, wood=0)
    position = GAME.apply(position, 0, Done("discover"))
    assert position.round == 1
    position = GAME.apply(position, 1, Done("discover"))
    assert (position.round, position.dice, position.phase) == (2, (), "roll")


def test_the_game_is_over_after_twelve_rounds() -> None:
    rounds = set()
    position = started(1)
    for before, _seat, _move, after in playout(GAMES[GAME.id], position, Random(5)):
        rounds.add(before.round)
        position = after
    assert rounds == set(range(1, 13))
    assert position.over
    assert GAME.agenda(position).over
    assert position.phase == "scoring"


# Rubbing out


def test_what_was_drawn_in_a_step_is_rubbed_out_one_after_the_other() -> None:
    first = rolled(started(), 1, 2, 3, 4, 5)
    second = GAME.apply(first, 0, Draw(1, "farm", "a1"))
    third = GAME.apply(second, 0, Draw(5, "coast", "c3", "n", 0))
    assert GAME.apply(third, 0, Rub()) == second
    assert GAME.apply(second, 0, Rub()) == first
    assert broken(first, Rub()) == ["nothing_drawn"]


def test_rubbing_out_a_coast_takes_its_ocean_away_again() -> None:
    before = with_squares(rolled(started(), 5, 5, 5, 5, 5), {"a2": "Ce"})
    after = GAME.apply(before, 0, Draw(5, "coast", "c2", "w"))
    assert after.sheet(0).cells.count("O") == 1
    assert GAME.apply(after, 0, Rub()) == before


def test_what_is_confirmed_is_not_rubbed_out() -> None:
    position = GAME.apply(rolled(started(), 1, 1, 1, 1, 1), 0, Draw(1, "farm", "a1"))
    after = GAME.apply(position, 0, Done("discover"))
    assert broken(after, Rub()) == ["nothing_drawn"]


def test_a_building_rubbed_out_gives_its_price_back() -> None:
    position = GAME.apply(rolled(started()), 0, Done("discover"))
    after = GAME.apply(position, 0, Build("pickaxe", "a1"))
    assert after.sheet(0).wood == 1
    assert GAME.apply(after, 0, Rub()) == position


def test_a_correction_is_never_rubbed_out() -> None:
    position = GAME.apply(rolled(started(), 1, 1, 1, 1, 1), 0, Draw(1, "farm", "a1"))
    corrected = GAME.correct(position, SetStep(0, "construct"))
    assert broken(corrected, Rub()) == ["nothing_drawn"]


def test_undo_takes_back_the_own_last_drawing_although_others_drew_since() -> None:
    here = table().play(0, Roll((1, 1, 2, 2, 3)), at=1, by=0)
    here = here.play(0, Draw(1, "farm", "a1"), at=2, by=0)
    assert find_own_undo(here, 0).move is None
    here = here.play(1, Draw(1, "farm", "b1"), at=3, by=1)
    assert find_own_undo(here, 0).move == Rub()
    assert find_own_undo(here, 1).move is None
    here = here.play(0, Draw(1, "farm", "c1"), at=4, by=0).play(1, Draw(2, "mountain", "d1"), at=5, by=1)
    here = here.play(0, Rub(), at=6, by=0)
    assert find_own_undo(here, 0).move == Rub(), "undo would only bring the drawing back"
    here = here.play(0, Rub(), at=7, by=0)
    assert find_own_undo(here, 0) == OwnUndo(brings_back=True)
    assert find_own_undo(here, 1) == OwnUndo(Rub())
    assert here.position.sheet(0).cells == here.opening.sheet(0).cells
    assert here.position.sheet(1).cells[1] == "F"


def test_dice_that_were_rolled_are_seen_so_undo_asks() -> None:
    assert GAME.reveals(started(), 0, Roll((1, 2, 3, 4, 5)))
    assert not GAME.reveals(rolled(started()), 0, Done("discover"))


# Only scored, and playing alone


def test_a_table_only_scored_begins_over_and_empty() -> None:
    position = GAME.start(Setup(make_seats("a", "b"), mode="score"))
    assert position.over
    assert GAME.actors(position) == ()
    assert [player.sheet.goods for player in position.players] == [Goods()] * 2


@pytest.mark.parametrize(
    ("points", "title", "missing"),
    [
        (0, "failed", 51), (50, "failed", 1), (51, "ordinary", 10), (60, "ordinary", 1), (61, "good", 10),
        (70, "good", 1), (71, "great", 10), (80, "great", 1), (81, "legendary", 0), (120, "legendary", 0),
    ],
)  # fmt: skip
def test_who_plays_alone_gets_a_title(points: int, title: str, missing: int) -> None:
    houses, coasts = divmod(points, 2)
    cells = ("h",) * houses + ("Cn",) * coasts
    sheet = Sheet((*cells, *(".",) * 81)[:81])
    found = GAME.remarks(Position((Player(sheet),), over=True, round=12))
    assert found[0].params["points"] == points
    assert found[0].params["title"].id == f"title-{title}"  # type: ignore[union-attr]
    assert [one.params["missing"] for one in found[1:]] == ([missing] if missing else [])
    assert GAME.remarks(Position((Player(sheet),) * 2, over=True, round=12)) == ()
