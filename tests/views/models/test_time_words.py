"""Time as a clock shows it: whole seconds, and the same on every phone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from views.models.time_words import SECOND, clock_text, time_until_change

SPANS = st.integers(-10_000_000, 10_000_000)


@pytest.mark.parametrize(
    ("milliseconds", "left", "text"),
    [
        (0, True, "0:00"),
        (1, True, "0:01"),
        (60_000, True, "1:00"),
        (59_999, True, "1:00"),
        (-1, True, "0:00"),
        (-15_400, True, "−0:15"),
        (0, False, "0:00"),
        (999, False, "0:00"),
        (65_000, False, "1:05"),
        (3_600_000, False, "1:00:00"),
        (36_305_000, False, "10:05:05"),
    ],
)
def test_time_is_written_in_whole_seconds(milliseconds: int, left: bool, text: str) -> None:
    assert clock_text(milliseconds, left=left) == text


@given(SPANS, st.booleans())
def test_a_text_is_drawn_anew_exactly_when_it_changes(milliseconds: int, left: bool) -> None:
    wait = time_until_change(milliseconds, left=left)
    assert 1 <= wait <= SECOND
    way = -1 if left else 1
    now = clock_text(milliseconds, left=left)
    assert clock_text(milliseconds + way * (wait - 1), left=left) == now
    assert clock_text(milliseconds + way * wait, left=left) != now
