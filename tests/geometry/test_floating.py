"""Frames that float, beside every frame tried in every place."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from companion.geometry.bits import bits
from companion.geometry.floating import Frame

frames = st.builds(Frame, st.integers(1, 6), st.integers(1, 6))


@st.composite
def areas(draw: st.DrawFn) -> tuple[Frame, int]:
    """Return a frame, and some cells of its canvas: mostly few and near each other."""
    frame = draw(frames)
    cells = st.integers(0, frame.canvas.cells - 1)
    first = draw(cells)
    near = st.builds(
        lambda right, down: first + right + down * frame.canvas.columns, *[st.integers(-2, 2)] * 2
    )
    chosen = draw(st.lists(near | cells, max_size=5))
    return frame, sum(1 << cell for cell in {cell for cell in chosen if 0 <= cell < frame.canvas.cells})


def every_frame(frame: Frame) -> Iterator[int]:
    """Yield the cells of the canvas in the frame, wherever it may lie, over the rim of the canvas too."""
    width, height = frame.canvas.columns, frame.canvas.rows
    for left in range(1 - frame.columns, width):
        for top in range(1 - frame.rows, height):
            columns = range(max(left, 0), min(left + frame.columns, width))
            rows = range(max(top, 0), min(top + frame.rows, height))
            yield sum(1 << (row * width + column) for row in rows for column in columns)


@given(areas())
def test_a_cell_may_be_used_where_some_frame_holds_it_with_all_that_lies(area: tuple[Frame, int]) -> None:
    frame, mask = area
    held = 0
    for cells in every_frame(frame):
        held |= cells if not mask & ~cells else 0
    assert frame.reach(mask) == held


@given(areas())
def test_an_area_fits_where_some_frame_holds_all_of_it(area: tuple[Frame, int]) -> None:
    frame, mask = area
    assert frame.fits(mask) == any(not mask & ~cells for cells in every_frame(frame))


@given(areas())
def test_an_area_spans_the_columns_and_rows_from_its_first_cell_to_its_last(area: tuple[Frame, int]) -> None:
    frame, mask = area
    width = frame.canvas.columns
    columns, rows = {cell % width for cell in bits(mask)}, {cell // width for cell in bits(mask)}
    assert frame.span(mask) == tuple(max(each) - min(each) + 1 if each else 0 for each in (columns, rows))


@given(frames)
def test_every_cell_of_the_canvas_and_no_other_lies_in_a_frame_around_the_middle(frame: Frame) -> None:
    assert frame.reach(frame.middle) == frame.canvas.full
    assert frame.reach(1) & frame.middle
    assert frame.reach(1 << (frame.canvas.cells - 1)) & frame.middle


@given(areas(), st.data())
def test_what_is_laid_cell_by_cell_within_reach_always_fits(
    area: tuple[Frame, int], data: st.DataObject
) -> None:
    frame, lying = area[0], area[0].middle
    for _ in range(6):
        lying |= 1 << data.draw(st.sampled_from(tuple(bits(frame.reach(lying)))))
        assert frame.fits(lying)
        assert not lying & ~frame.reach(lying)


def test_two_cells_within_reach_may_be_too_far_from_each_other() -> None:
    frame = Frame(2, 1)
    assert frame.reach(frame.middle) == frame.canvas.mask("a1", "b1", "c1")
    assert frame.fits(frame.canvas.mask("a1", "b1"))
    assert not frame.fits(frame.canvas.mask("a1", "b1", "c1"))
