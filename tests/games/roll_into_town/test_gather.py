"""Gathering: what comes in by itself, and felling. One test a sentence."""

from typing import Any

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Done, Fell
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.judging import broken, done
from tests.games.roll_into_town.playing_build import (
    around,
    ended,
    goods,
    impossible,
    mends,
    shows,
    told,
    town,
)


def gathered(drawn: str, **changes: Any) -> Position:
    """Return a seat that has just come to gathering. A lumberjack in the corner keeps it there."""
    corner = "\n".join([*drawn.strip().splitlines(), *["."] * (8 - len(drawn.strip().splitlines()))])
    position = town(f"{corner}\n. . . . . . . T l", step="construct", **changes)
    return ended(position, "construct")


def test_a_farm_gives_a_food() -> None:
    assert goods(gathered("F F . F")) == Goods(3, 0, 0)


def test_every_watermill_makes_every_farm_give_one_more() -> None:
    assert goods(gathered("F F\nRew Rew\nw")) == Goods(4, 0, 0)
    assert goods(gathered("F F\nRew Rew\nw w")) == Goods(6, 0, 0)


def test_watermills_without_farms_give_nothing() -> None:
    assert goods(gathered("w w w")) == Goods()


def test_a_harbor_gives_a_food_whatever_watermills_there_are() -> None:
    assert goods(gathered("Cn+b Cs+b w")) == Goods(2, 0, 0)


def test_a_pickaxe_gives_a_stone_for_every_mountain_around_it_corners_included() -> None:
    assert goods(gathered("M M M\nM p M\nM M M")) == Goods(0, 8, 0)
    assert goods(gathered("M . M\n. . .\nM . p")) == Goods()


def test_several_pickaxes_share_a_mountain() -> None:
    assert goods(gathered("M . M\np M p")) == Goods(0, 4, 0)


def test_more_than_nine_of_anything_is_lost() -> None:
    position = gathered("F F F\nM M p\nM M p", food=8, stone=9)
    assert goods(position) == Goods(9, 9, 0)
    assert position.sheet(0).gathered == Goods(1, 0, 0)


def test_what_was_added_is_written_down_anew_every_round() -> None:
    position = gathered("F F\np M", gathered=Goods(5, 5, 5))
    assert position.sheet(0).gathered == Goods(2, 1, 0)
    assert done(position, Fell("i9")).sheet(0).gathered == Goods(2, 1, 1)


# Lumberjacks ------------------------------------------------------------------------------------------------

WOOD = """
T T .
T l T
. F .
. . .
. . l
"""


def test_a_lumberjack_fells_all_trees_around_it_for_a_wood_each() -> None:
    after = done(town(WOOD, step="gather", wood=2), Fell("b2"))
    assert goods(after) == Goods(0, 0, 6)
    assert shows(after, *sorted(around("b2"))) == [".", ".", ".", ".", "F", ".", ".", "."]
    assert after.sheet(0).gathered == Goods(0, 0, 4)


def test_trees_fall_though_there_is_no_room_for_their_wood() -> None:
    after = done(town(WOOD, step="gather", wood=8), Fell("b2"))
    assert goods(after) == Goods(0, 0, 9)
    assert after.sheet(0).cells.count("T") == 0
    assert after.sheet(0).gathered == Goods(0, 0, 1)


def test_a_tree_between_two_lumberjacks_goes_to_the_first() -> None:
    position = done(town("l T l T", step="gather"), Fell("c1"))
    assert goods(position) == Goods(0, 0, 2)
    assert broken(position, Fell("a1")) == ["no_trees"]


def test_a_seat_may_use_all_some_or_none_of_them() -> None:
    position = town("l T . . l T", step="gather")
    assert set(GAME.moves(position, 0)) == {Fell("a1"), Fell("e1"), Done("gather")}
    assert broken(done(position, Fell("a1")), Done("gather")) == []
    assert ended(position, "gather").sheet(0).wood == 0


def test_only_a_lumberjack_fells_and_only_with_trees_around() -> None:
    position = town(WOOD, step="gather")
    assert broken(position, Fell("a1")) == ["lumberjack"]
    assert broken(position, Fell("n9")) == ["lumberjack"]
    assert broken(position, Fell("c5")) == ["no_trees"]
    assert impossible(position, Fell("a1"))
    assert impossible(position, Fell("c5"))
    assert mends(position, Fell("c5"))["other_lumberjack"].cells == ("b2",)


def test_a_step_in_which_no_lumberjack_has_a_tree_is_passed_over() -> None:
    position = ended(town("l . T T . F\n. . .", step="construct"), "construct")
    assert position.players[0].step == "upkeep"
    assert position.sheet(0).food == 1


def test_felling_floods_nothing() -> None:
    position = done(town(". Cs .\nCe T Cw\n. . l", step="gather"), Fell("c3"))
    assert shows(position, "b2") == ["."]


def test_in_the_last_round_there_is_income_too() -> None:
    position = ended(town("F l T", step="construct", number=12), "construct")
    assert (position.players[0].step, position.sheet(0).food) == ("gather", 1)


def test_the_task_tells_what_came_in_and_which_lumberjacks_have_trees() -> None:
    (task,) = GAME.agenda(gathered("F p M")).tasks
    found = {name: task.params[name] for name in ("food", "stone", "lumberjacks")}
    assert (task.id, found, task.cells) == ("gather", {"food": 1, "stone": 1, "lumberjacks": 1}, ("i9",))


def test_a_preview_tells_the_gain_what_is_lost_and_what_grows_less() -> None:
    found = told(town(WOOD, step="gather", wood=7), Fell("b2"))
    assert dict(found["fells"].params) == {"trees": 4, "gain": 2, "wood": 9, "lost": 2}
    assert dict(found["grows_less"].params) == {"before": 1, "after": 0}
    assert "grows_less" not in told(town(WOOD, step="gather", number=12), Fell("b2"))
