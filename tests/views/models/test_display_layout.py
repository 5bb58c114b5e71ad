"""The display of a table fills any window: nothing overlaps or leaves it, no room is given away."""

import pytest

from views.models.display_layout import SMALLEST, DisplayLayout, enlargement, fit_lines, lay_out_display

WINDOWS = (
    *((1920, 1080), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390), (3840, 2160)),
    *((820, 1180), (1440, 900), (667, 331)),
)
SQUARE, FLAT, TALL = (320.0, 320.0), (318.0, 170.0), (450.0, 670.0)


def heights(layout: DisplayLayout, areas: int) -> float:
    """Add up all that stands above one another."""
    rows = layout.rows(areas)
    return layout.heading + layout.foot + 2 * layout.gap + rows * layout.area[1] + (rows - 1) * layout.gap


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("least", [SQUARE, FLAT, TALL], ids=["square", "flat", "tall"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_boards_fill_the_window_and_stay_in_it(
    window: tuple[int, int], least: tuple[float, float], scale: float
) -> None:
    for areas in range(1, 9):
        layout = lay_out_display(*window, areas, least, scale=scale)
        across = layout.columns * (layout.area[0] + layout.gap) + layout.gap
        assert across == pytest.approx(window[0], abs=0.01)
        assert heights(layout, areas) == pytest.approx(window[1], abs=0.01)
        assert layout.letter >= SMALLEST
        assert min(layout.board) > 0
        assert layout.head < layout.area[1] / 2


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_other_number_of_columns_would_draw_the_boards_larger(window: tuple[int, int]) -> None:
    for areas in range(1, 9):
        chosen = lay_out_display(*window, areas, SQUARE, scale=1.0)
        size = enlargement(chosen.board, SQUARE)
        for columns in range(1, areas + 1):
            rows = -(-areas // columns)
            width = (window[0] - chosen.gap) / columns - chosen.gap
            room = window[1] - chosen.heading - chosen.foot - chosen.gap
            height = room / rows - chosen.gap
            head = min(chosen.letter * 1.9, height * 0.3)
            other = (width - chosen.gap, height - head - chosen.gap)
            assert enlargement(other, SQUARE) <= size + 0.001


def test_letters_are_as_large_as_the_window_allows() -> None:
    sizes = [lay_out_display(*window, 4, SQUARE, scale=1.0).letter for window in ((1280, 720), (1920, 1080))]
    assert sizes == pytest.approx([24, 36])


def test_a_long_sentence_is_made_smaller_rather_than_cut_and_a_short_one_keeps_its_size() -> None:
    assert fit_lines("Ann", 300, 30, lines=1) == 30
    long = fit_lines("Ben built a level 2 residence on f1.", 300, 30, lines=1, least=0.4)
    assert 12 <= long < 30
    assert fit_lines("x" * 500, 300, 30, lines=1) == pytest.approx(18)
