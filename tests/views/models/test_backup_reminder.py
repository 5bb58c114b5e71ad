"""When a reminder to save everything elsewhere is due."""

from hypothesis import given
from hypothesis import strategies as st

from views.models.backup_reminder import LONG, MANY, count_games_to_save

NOW = 1_800_000_000_000
MOMENTS = st.integers(0, NOW)


def test_a_game_of_yesterday_is_no_reason_and_one_of_last_month_is() -> None:
    day = LONG // 14
    assert count_games_to_save([NOW - day], 0, NOW) == 0
    assert count_games_to_save([NOW - day, NOW - 30 * day], 0, NOW) == 2


def test_many_games_in_one_evening_are_a_reason() -> None:
    assert count_games_to_save([NOW - 1] * (MANY - 1), 0, NOW) == 0
    assert count_games_to_save([NOW - 1] * MANY, 0, NOW) == MANY


@given(st.lists(MOMENTS), MOMENTS)
def test_what_was_saved_is_never_counted_again(finished: list[int], saved: int) -> None:
    counted = count_games_to_save(finished, saved, NOW)
    assert counted in (0, sum(saved < end for end in finished))
    assert count_games_to_save(finished, NOW, NOW) == 0
