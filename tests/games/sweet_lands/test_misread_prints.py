"""A print that was misread is corrected: what was booked with it follows, for every seat that had it."""

import pytest

from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.position import Due, Position, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import begun, owing, printed, spotted
from tests.games.sweet_lands.witnessed import settled, table

TENTS = (Spot("1,0", "flipped", property="tent", number=1), Spot("0,1", "flipped", property="tent", number=2))


def given(position: Position, text: str) -> Position:
    """Return a table on which the first helper place says something, and has just given it to the
    first seat.
    """
    return settled(owing(printed(position, "helper-1", text), 0, Due("print", 1, "helper-1")))


def corrected(position: Position, *texts: str, entry: str = "helper-1") -> Position:
    """Return the table when a print is read otherwise, once or several times."""
    for text in texts:
        position = GAME.correct(position, GAME.box.make_correction(entry, text))
    return position


def points(position: Position) -> int:
    return position.players[0].points


def test_what_a_condition_kept_back_is_given_when_the_print_turns_out_to_have_none() -> None:
    position = given(table(), "2 tents>3 victory")
    assert points(position) == 0
    assert points(corrected(position, "3 victory")) == 3


def test_what_was_given_is_taken_back_when_the_print_turns_out_to_have_a_condition() -> None:
    position = given(table(), "3 victory")
    assert points(corrected(position, "2 tents>3 victory")) == 0
    assert points(corrected(spotted(position, 0, *TENTS), "2 tents>3 victory")) == 3


def test_a_condition_that_was_not_met_stays_so_when_only_the_reward_was_misread() -> None:
    position = spotted(given(table(), "2 tents>3 victory"), 0, *TENTS)
    assert points(corrected(position, "2 tents>5 victory")) == 0


def test_a_condition_that_was_met_stays_so_when_only_the_reward_was_misread() -> None:
    position = given(spotted(table(), 0, *TENTS), "2 tents>3 victory").with_player(0, spots=())
    assert points(corrected(position, "2 tents>5 victory")) == 5


def test_corrected_there_and_back_again_nothing_has_changed() -> None:
    position = given(table(), "2 tents>3 victory")
    assert corrected(position, "3 victory", "2 tents>3 victory").players == position.players


def test_a_choice_that_nobody_made_is_not_given() -> None:
    position = given(table(), "2 tents>3 victory")
    assert points(corrected(position, "3 victory/2 gold")) == 0


def test_a_step_on_an_income_track_is_made_and_unmade() -> None:
    position = given(table(), "gold_income+2 gold").with_player(0, spaces=(1, 0, 0, 0))
    assert corrected(position, "2 gold").players[0].spaces == (0, 0, 0, 0)
    assert corrected(position, "2 gold", "2 iron_income").players[0].spaces == (0, 0, 0, 2)


# Where income markers begin ---------------------------------------------------------------------------------


def started(spaces: str = "2;1;1;0") -> Position:
    """Return a table on which the first seat has taken its character, and stands where that says."""
    box = {**full_box(), "1a-spaces": spaces, **{f"income-gold-{n}": str(4 * n) for n in range(9)}}
    position = begun(2, box).with_player(0, character="1a", gold=50)
    return settled(owing(position, 0, Due("spaces", 1, "1a-spaces")))


def test_income_markers_follow_where_a_character_begins_elsewhere() -> None:
    position = started().with_player(0, spaces=(3, 1, 2, 0))
    after = corrected(position, "4;0;1;0", entry="1a-spaces")
    assert after.players[0].spaces == (5, 0, 2, 0)
    assert after.players[1] == position.players[1]


def test_incomes_that_were_taken_follow_with_the_markers() -> None:
    position = settled(owing(started(), 0, Due("income", 1, "", "rest")))
    assert position.players[0].gold == 58
    after = corrected(position, "4;1;1;0", entry="1a-spaces")
    assert after.players[0].gold == 66
    assert corrected(after, "2;1;1;0", entry="1a-spaces").players == position.players
    assert corrected(after, "35", entry="income-gold-4").players[0].gold == 85


@pytest.mark.parametrize("spaces", ["2;1;1;0", "0;0;0;0"])
def test_markers_that_were_put_by_hand_stay_when_a_start_is_read_later(spaces: str) -> None:
    position = printed(started(), "1a-spaces", None).with_player(0, spaces=(3, 1, 2, 0), booked=())
    position = corrected(position, "5;5;5;5", spaces, entry="1a-spaces")
    assert position.players[0].spaces == (3, 1, 2, 0)
