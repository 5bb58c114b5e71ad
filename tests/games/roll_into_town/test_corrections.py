"""Anything can be set to what the table shows; what cannot be shown is refused, and nothing is lost."""

import pytest
from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted
from companion.games import GAMES
from companion.games.roll_into_town.corrections import CORRECTIONS
from companion.games.roll_into_town.marks import TOKENS
from companion.games.roll_into_town.moves import (
    Correction,
    Draw,
    SetCell,
    SetDice,
    SetGoods,
    SetRound,
    SetStep,
    SetUses,
)
from companion.games.roll_into_town.position import Forest, Position
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.counted import NAMES, after, ended, playing, points
from tests.games.roll_into_town.judging import at
from tests.games.telling import worded

GAME = GAMES["roll_into_town"]
SMALL = "......./......./......./...H.../......./......./......."
SHIFTED = "........./........./........./........./...H...../........./........./........./........."
WOODED = "T......../T......../........./........./....H..../........./........./........./........."


def begun() -> Position:
    """Draw a farm on a1."""
    position: Position = GAME.apply(playing("", ""), 0, Draw(1, "farm", "a1"))
    return position


# Sheets


@pytest.mark.parametrize("token", [token for token in TOKENS if token != "H"])
def test_a_square_can_show_anything_and_nothing_follows_from_it(token: str) -> None:
    position = after(playing("F Cs\nCe", "F"), SetCell(0, "b2", token))
    assert at(position, "b2") == token
    assert position == playing("F Cs\nCe " + token, "F")


@pytest.mark.parametrize(
    ("name", "token"), [("e5", "."), ("e5", "h"), ("a1", "H"), ("j1", "F"), ("a10", "F")]
)
def test_the_town_hall_stays_where_it_is_and_the_map_as_large(name: str, token: str) -> None:
    with pytest.raises(Impossible):
        CORRECTIONS.correct(playing(), SetCell(0, name, token))


def test_the_town_hall_may_be_said_to_be_where_it_is() -> None:
    assert after(playing(), SetCell(0, "e5", "H")) == playing()


def test_what_a_seat_has_is_set_even_beyond_what_it_may_keep() -> None:
    position = after(playing("", ""), SetGoods(1, "food", 12), SetGoods(0, "wood", 3))
    assert position.sheet(1).goods == Goods(12, 0, 0)
    assert position.sheet(0).goods == Goods(0, 0, 3)


def test_uses_of_town_hall_and_fountain_are_set() -> None:
    position = after(playing("", ""), SetUses(1, "town_hall", 3), SetUses(0, "fountain", 1))
    assert [sheet.town_hall_uses for sheet in (position.sheet(0), position.sheet(1))] == [0, 3]
    assert position.sheet(0).fountain_uses == 1


@pytest.mark.parametrize(
    "correction",
    [SetCell(8, "a1", "F"), SetGoods(2, "food", 1), SetUses(2, "fountain", 0), SetStep(2, "done")],
)
def test_nobody_sits_there(correction: Correction) -> None:
    with pytest.raises(Impossible):
        CORRECTIONS.correct(playing("", ""), correction)


@pytest.mark.parametrize(
    "correction",
    [SetCell(0, "a1", "M"), SetGoods(0, "wood", 5), SetUses(0, "town_hall", 1), SetStep(0, "construct")],
)
def test_a_corrected_seat_has_nothing_to_rub_out_any_more_but_the_others_have(correction: Correction) -> None:
    both = GAME.apply(begun(), 1, Draw(3, "tree", "c3"))
    position = after(both, correction)
    assert position.players[0].past == ()
    assert position.players[1].past == both.players[1].past != ()


# The round


def test_dice_are_put_in_order_and_what_was_drawn_with_them_stays() -> None:
    position = after(begun(), SetDice((6, 2, 2, 1, 5)))
    assert position.dice == (1, 2, 2, 5, 6)
    assert (position.sheet(0).used, at(position, "a1")) == ((1,), "F")
    assert position.players[0].past
    assert after(begun(), SetDice((2, 2, 2, 5, 6))).dice_left(0) == (2, 2, 2, 5, 6)


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (1, 1, 1, 1, 1, 1)])
def test_a_round_has_as_many_dice_as_it_has(dice: tuple[int, ...]) -> None:
    with pytest.raises(Impossible):
        CORRECTIONS.correct(playing(), SetDice(dice))


def test_before_the_roll_and_after_the_end_there_are_no_dice_and_no_steps() -> None:
    before, end = replace(playing(step="done"), dice=()), ended("")
    for position in (before, end):
        for correction in (SetDice((1, 2, 3, 4, 5)), SetStep(0, "gather")):
            with pytest.raises(Impossible):
                CORRECTIONS.correct(position, correction)


def test_a_game_that_was_over_too_early_goes_on_before_the_roll_of_a_round() -> None:
    position = after(ended("F"), SetRound(3))
    assert (position.over, position.round, position.dice) == (False, 3, ())
    assert GAME.actors(position)
    assert at(position, "a1") == "F"


def test_a_seat_at_another_step_gathers_nothing_by_it() -> None:
    position = after(playing("F\nl T", "F"), SetStep(0, "gather"))
    assert [player.step for player in position.players] == ["gather", "discover"]
    assert position.sheet(0).goods == Goods()


def test_a_seat_put_at_its_upkeep_has_the_forests_of_its_map_to_grow() -> None:
    position = after(playing("T T T\n. . .\nT . T"), SetStep(0, "upkeep"))
    assert position.sheet(0).forests == (Forest(("a1", "b1", "c1"), 1),)
    assert after(position, SetStep(0, "gather")).sheet(0).forests == ()


def test_another_round_waits_for_its_roll_and_keeps_maps_and_goods() -> None:
    position = after(
        playing("T T\nF", "M", wood=3, step="upkeep", used=(1, 3), gathered=Goods(1)), SetRound(7)
    )
    assert (position.round, position.dice, position.phase) == (7, (), "roll")
    assert position.sheet(0) == replace(playing("T T\nF").sheet(0), wood=3)
    assert at(position, "a1", 1) == "M"
    assert GAME.actors(position) == (0, 1)


# What is printed


def test_another_map_keeps_what_is_drawn_on_the_squares_of_its_names() -> None:
    position = after(playing("F . T\n. Rew"), SetPrinted("map", SMALL))
    assert len(position.sheet(0).cells) == 49
    assert [at(position, name) for name in ("a1", "c1", "b2", "d4", "e5")] == ["F", "T", "Rew", "H", "."]


def test_where_nothing_is_drawn_the_squares_are_as_they_are_printed() -> None:
    position = after(playing("", "F"), SetPrinted("map", WOODED))
    assert position.sheet(0).cells == position.printed.cells
    assert [at(position, name, 1) for name in ("a1", "a2")] == ["F", "T"]
    assert after(position, SetPrinted("map", playing().printed.texts["map"])).sheet(0) == playing().sheet(0)


def test_a_felled_tree_that_was_printed_stays_felled() -> None:
    position = after(playing(), SetPrinted("map", WOODED), SetCell(0, "a1", "."))
    moved = after(position, SetPrinted("map", WOODED.replace("T......../T", "T......../.")))
    assert [at(moved, name) for name in ("a1", "a2")] == [".", "."]


@pytest.mark.parametrize("drawn", ["\n" * 8 + ". . F", "F " * 9, "\n\n\n" + ". . . M"])
def test_a_map_without_room_for_what_is_drawn_is_refused(drawn: str) -> None:
    lines = drawn.split("\n")
    position = playing("\n".join(line or ". " * 9 for line in lines))
    with pytest.raises(Impossible):
        CORRECTIONS.correct(position, SetPrinted("map", SMALL))


def test_the_town_hall_moves_with_the_sheet_unless_something_is_drawn_there() -> None:
    assert at(after(playing(), SetPrinted("map", SHIFTED)), "d5") == "H"
    with pytest.raises(Impossible):
        CORRECTIONS.correct(after(playing(), SetCell(0, "d5", "F")), SetPrinted("map", SHIFTED))


def test_another_outline_leaves_the_maps_as_they_are_and_counts_the_same() -> None:
    position = after(ended("c\nc\nc c"), SetPrinted("cathedral", "##"))
    assert position.printed.texts["cathedral"] == "##"
    assert points(position)["cathedral"] == 10


@pytest.mark.parametrize(
    ("name", "text"), [("map", "..H"), ("cathedral", "#.#"), ("house", "#"), ("map", "")]
)
def test_what_no_sheet_can_show_is_refused(name: str, text: str) -> None:
    with pytest.raises(Impossible):
        CORRECTIONS.correct(playing(), SetPrinted(name, text))


def test_after_another_sheet_nothing_can_be_rubbed_out() -> None:
    assert after(begun(), SetPrinted("cathedral", "##")).players[0].past == ()


# Told, and sent


TOLD: list[tuple[Correction, str]] = [
    (
        SetCell(0, "c3", "Cns+b"),
        "On Ann’s map, c3 now shows: harbor, below it coast (water to north and south).",
    ),
    (SetCell(0, "c3", "Rne"), "On Ann’s map, c3 now shows: river (open to north and east)."),
    (SetCell(0, "c3", "O+l"), "On Ann’s map, c3 now shows: top of the Lighthouse, below it ocean."),
    (SetCell(1, "c3", "h"), "On 柏’s map, c3 now shows: house."),
    (SetCell(1, "c3", "."), "On 柏’s map, c3 is now empty."),
    (SetGoods(0, "wood", 3), "Ann now has 3 wood."),
    (SetUses(0, "town_hall", 0), "Ann has not used the Town Hall yet."),
    (SetUses(0, "fountain", 1), "Ann has used the Fountain once so far."),
    (SetUses(0, "town_hall", 2), "Ann has used the Town Hall 2 times so far."),
    (SetDice((5, 1, 1)), "The dice now show 1, 1 and 5."),
    (SetStep(0, "gather"), "Ann is now at this phase: Gather."),
    (SetStep(0, "done"), "Ann has now finished the round."),
    (SetRound(4), "It is round 4, and its dice are still to be rolled."),
]


@pytest.mark.parametrize(("correction", "words"), TOLD, ids=lambda one: repr(one)[:30])
def test_a_correction_is_told_in_the_log(correction: Correction, words: str) -> None:
    notice = GAME.describe_correction(playing("", ""), correction)
    assert worded(GAME, "correct", notice, NAMES, "en") == words
