"""Actions in a dock are as high as they were measured, and stand still while pieces come and go."""

from hypothesis import given
from hypothesis import strategies as st

from views.models.dock_heights import GUESS, LIMIT, SLACK, DockHeights
from views.models.panes import MOST, Panes

ROOM = 340.0

PANES, HIGH = Panes(366, 390, 366, ROOM), Panes(366, 390, 366, 10_000)


def test_before_anything_was_measured_actions_get_the_guessed_part() -> None:
    assert DockHeights().height("build", PANES) == ROOM * GUESS


def test_actions_get_their_own_height_once_it_is_known() -> None:
    heights = DockHeights()
    assert heights.measure("build", 80.0)
    assert heights.height("build", PANES) == 80.0
    assert heights.height("buy", PANES) == ROOM * GUESS


def test_actions_never_take_the_whole_dock() -> None:
    heights = DockHeights()
    heights.measure("build", 2 * ROOM)
    assert heights.height("build", PANES) == ROOM * MOST


@given(st.lists(st.floats(0, 1000), min_size=1))
def test_a_place_only_grows_and_asks_for_a_drawing_only_then(measured: list[float]) -> None:
    heights, before = DockHeights(), None
    for height in measured:
        again = heights.measure("build", height)
        now = heights.height("build", HIGH)
        assert again == (before is None or height > before + SLACK)
        assert before is None or now >= before
        before = now


def test_the_cache_is_bounded() -> None:
    heights = DockHeights()
    for place in range(10 * LIMIT):
        heights.measure(place, 1.0)
    assert len(heights._greatest) <= LIMIT
