"""Chance is fair, stays within its dice, and tells what it said."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tools.chance import HEADS, MOST_DICE, MOST_SIDES, TAILS, Roll, roll_values
from companion.tools.toolbox import EMPTY, MOST_ROLLS, Ask, Toolbox, handle

NAMES = ("Ann", "Ben", "小明")
COUNTS, SIDES = st.integers(1, MOST_DICE), st.integers(1, MOST_SIDES)


def ask(box: Toolbox, wanted: Ask, random: Random, now: int = 5) -> Toolbox:
    return handle(box, wanted, now=now, random=random, names=NAMES, by="Ben")


@given(COUNTS, SIDES, st.randoms(use_true_random=False))
def test_as_many_dice_fall_as_were_thrown_each_on_one_of_its_sides(
    count: int, sides: int, random: Random
) -> None:
    roll = ask(EMPTY, Ask("dice", count, sides), random).latest
    assert roll is not None
    assert len(roll.values) == count
    assert set(roll.values) <= set(range(1, sides + 1))
    assert roll.total == sum(roll.values)
    assert (roll.at, roll.by, roll.who) == (5, "Ben", "")


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_every_side_comes_up_about_as_often_as_any_other(sides: int) -> None:
    random, each = Random(1), 2_000
    rolls = [roll_values(random, 1, sides)[0] for _ in range(each * sides)]
    for side in range(1, sides + 1):
        assert abs(rolls.count(side) - each) < each * 0.12  # five standard deviations


@pytest.mark.parametrize(
    "wanted",
    [
        Ask("dice", 0),
        Ask("dice", -1),
        Ask("dice", MOST_DICE + 1),
        Ask("dice", 1, 0),
        Ask("dice", 1, MOST_SIDES + 1),
        Ask("coins", 1, 3),
        Ask("coins", MOST_DICE + 1, 2),
    ],
)
def test_there_are_no_dice_without_sides_and_no_more_than_two_hands_hold(wanted: Ask) -> None:
    with pytest.raises(ValueError):
        ask(EMPTY, wanted, Random(1))


@given(COUNTS, st.randoms(use_true_random=False))
def test_every_coin_shows_heads_or_tails(count: int, random: Random) -> None:
    roll = ask(EMPTY, Ask("coins", count, 2), random).latest
    assert roll is not None
    assert roll.heads == roll.values.count(HEADS) == count - roll.values.count(TAILS)


@given(st.randoms(use_true_random=False), COUNTS, SIDES)
def test_whoever_starts_is_one_of_the_seats_and_is_named(random: Random, count: int, sides: int) -> None:
    roll = ask(EMPTY, Ask("start", count, sides), random).latest
    assert roll is not None
    (drawn,) = roll.values
    assert roll.sides == len(NAMES)
    assert roll.who == NAMES[drawn - 1]


def test_anybody_may_come_to_start() -> None:
    random = Random(2)
    rolls = [ask(EMPTY, Ask("start"), random).latest for _ in range(50)]
    assert {roll.who for roll in rolls if roll} == set(NAMES)


@given(st.integers(1, 2 * MOST_ROLLS + 1))
def test_rolls_are_numbered_and_the_oldest_make_room(count: int) -> None:
    box, random = EMPTY, Random(3)
    for now in range(count):
        box = ask(box, Ask("dice", 1, 6), random, now)
    kept = list(range(max(1, count - MOST_ROLLS + 1), count + 1))
    assert [roll.number for roll in box.rolls] == kept
    assert [roll.at for roll in box.rolls] == [number - 1 for number in kept]


def test_a_die_that_shows_more_than_it_has_is_not_read_from_a_file() -> None:
    roll = Roll(1, 5, "dice", 6, (6, 1))
    assert msgspec.json.decode(msgspec.json.encode(roll), type=Roll) == roll
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(roll) | {"values": [7]}, Roll)
