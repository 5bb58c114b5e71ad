"""The map of Roll Into Town on the screen: every square drawn, named and tapped; little is sent again."""

from itertools import pairwise
from pathlib import Path

import flet.canvas as cv
import pytest

from companion.games.roll_into_town.marks import COASTS, OPPOSITE, RIVERS, SIDES, TOKENS
from companion.games.roll_into_town.position import Cells
from companion.geometry.square import Grid
from tests.views import test_table_redraw
from tests.views.dialogs import let_notice_go
from tests.views.roll_into_town_sheets import CELLS, Sheets, paint, sheets
from views.boards.roll_into_town.map import Shown, fit_map
from views.boards.roll_into_town.mini import map_svg
from views.boards.roll_into_town.pencil.buildings import WALL
from views.boards.roll_into_town.pencil.canvas import drawing_shapes
from views.boards.roll_into_town.pencil.strokes import Drawing, redraw_by_hand, turn_drawing
from views.boards.roll_into_town.pencil.svg import render_paths
from views.boards.roll_into_town.pencil.tokens import (
    WAYS,
    draw_square,
    joined_sides_of_map,
    variant_of_square,
)
from views.boards.roll_into_town.pencil.tones import DAY, NIGHT
from views.kit.squares import LABELS
from views.widgets.table import event_notice

GRID = Grid(9, 9)


def ends(drawing: Drawing) -> set[tuple[float, float]]:
    """Tell where lines meet the edges of the square."""
    points = {part[-2:] for stroke in drawing if stroke.width for part in (stroke.trace[0], stroke.trace[-1])}
    return {(round(x, 3), round(y, 3)) for x, y in points if x in (0, 1) or y in (0, 1)}


def side_of(point: tuple[float, float]) -> str:
    x, y = point
    return "n" if y == 0 else "s" if y == 1 else "w" if x == 0 else "e"


# Drawings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", RIVERS)
def test_a_river_leaves_its_square_through_its_open_sides_and_no_other(sides: str) -> None:
    assert {side_of(point) for point in ends(draw_square(f"R{sides}"))} == set(sides)


def test_a_river_meets_the_river_beside_it() -> None:
    north = {x for x, y in ends(draw_square("Rns")) if y == 1}
    for sides in RIVERS:
        if "n" in sides:
            assert {x for x, y in ends(draw_square(f"R{sides}")) if y == 0} == north


@pytest.mark.parametrize("sides", COASTS)
def test_the_water_of_a_coast_lies_along_its_sides_of_water(sides: str) -> None:
    edges = {
        "n": {(0, 0), (1, 0)},
        "e": {(1, 0), (1, 1)},
        "s": {(0, 1), (1, 1)},
        "w": {(0, 0), (0, 1)},
    }
    wet = set()
    for stroke in draw_square(f"C{sides}"):
        if stroke.tone == "water":
            wet |= {frozenset((one[-2:], other[-2:])) for one, other in pairwise(stroke.trace)}
    assert {side for side in SIDES if edges[side] in wet} == set(sides)


@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_every_token_is_drawn_in_its_own_way_by_both_pencils(palette: dict[str, str]) -> None:
    on_canvas = {repr([shape.elements for shape in paths_of(token)]) for token in TOKENS}
    as_svg = {render_paths(draw_square(token), palette) for token in TOKENS}  # type: ignore[arg-type]
    assert len(on_canvas) == len(as_svg) == len(TOKENS)


def paths_of(token: str) -> list[cv.Path]:
    return [shape for shape in drawing_shapes(draw_square(token), 40, DAY) if isinstance(shape, cv.Path)]


def test_tokens_are_told_apart_without_colour() -> None:
    def lines(token: str) -> tuple[object, ...]:
        return tuple(stroke.trace for stroke in draw_square(token) if stroke.width)

    assert len({lines(token) for token in TOKENS if token != "."}) == len(TOKENS) - 1


@pytest.mark.parametrize("token", ["Rne", "Cns", "O", "h"])
def test_a_hand_is_a_little_off_but_never_at_the_edge_of_a_square(token: str) -> None:
    meant = draw_square(token)
    for way in range(1, WAYS + 1):
        drawn = redraw_by_hand(meant, way)
        assert drawn != meant
        assert ends(drawn) == ends(meant)
        for one, other in zip(meant, drawn, strict=True):
            pairs = zip(one.trace, other.trace, strict=True)
            assert all(abs(a - b) < 0.02 for part, near in pairs for a, b in zip(part, near, strict=True))


def test_four_quarters_are_a_whole_turn() -> None:
    drawing = draw_square("Rne")
    again = turn_drawing(drawing, 4)
    for one, other in zip(drawing, again, strict=True):
        assert [pytest.approx(part) for part in one.trace] == list(other.trace)


def test_the_cathedral_is_one_outline() -> None:
    cells = ["."] * GRID.cells
    outline = ("b5", "b6", "b7", "c7")
    for name in outline:
        cells[GRID.index[name]] = "c"
    found = {name: joined_sides_of_map(GRID, tuple(cells))[GRID.index[name]] for name in outline}
    assert found["b5"] == {"s"}
    assert found["b6"] == {"n", "s", "es"}
    assert found["b7"] == {"n", "e"}
    assert found["c7"] == {"w", "nw"}
    walls = [
        stroke for stroke in draw_square("c", found["b7"]) if stroke.tone == "ink" and len(stroke.trace) == 3
    ]
    assert walls[0].trace == ((1 - WALL, 0), (1 - WALL, WALL), (1, WALL))


def test_an_ocean_has_a_bank_where_land_begins() -> None:
    cells = ["."] * GRID.cells
    for name, token in {"c3": "O", "d3": "O", "c2": "Cs", "c4": "Ce"}.items():
        cells[GRID.index[name]] = token
    found = joined_sides_of_map(GRID, tuple(cells))
    assert found[GRID.index["c3"]] == {"s", "w"}
    assert found[GRID.index["d3"]] == {"n", "e", "s"}
    assert not found[GRID.index["c2"]]


def test_opposite_sides_of_the_edge_of_the_map_have_no_bank() -> None:
    cells = ("O", *["."] * (GRID.cells - 1))
    assert joined_sides_of_map(GRID, cells)[0] == {"e", "s"}
    assert {OPPOSITE[side] for side in SIDES if side not in joined_sides_of_map(GRID, cells)[0]} == {"e", "s"}


def drawings(cells: Cells) -> list[Drawing]:
    """Return every square of a map as it is drawn there."""
    every = enumerate(zip(cells, joined_sides_of_map(GRID, cells), strict=True))
    return [draw_square(token, joined, variant_of_square(GRID, number)) for number, (token, joined) in every]


def test_squares_side_by_side_are_not_drawn_alike() -> None:
    drawn = drawings(("T",) * GRID.cells)
    assert all(drawn[number] != drawn[number + 1] for number in range(8))
    assert all(drawn[number] != drawn[number + 9] for number in range(72))


def test_a_map_as_a_picture_draws_every_square_and_needs_nothing_else() -> None:
    svg = map_svg(GRID, CELLS)
    assert svg.count("<g transform") == sum(token != "." for token in CELLS)
    assert "href" not in svg
    assert "<script" not in svg
    assert len(svg) < 120_000


# How large ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(358, 480), (358, 400), (560, 420), (788, 600), (300, 900)])
@pytest.mark.parametrize("grid", [GRID, Grid(13, 13), Grid(5, 13), Grid(7, 5)])
def test_a_map_is_never_wider_than_its_room(grid: Grid, width: float, height: float) -> None:
    squares, named = fit_map(grid, width, height)
    assert squares.width + LABELS * named <= width
    assert squares.height <= height + LABELS or squares.size == 18


def test_squares_of_a_usual_map_are_as_large_as_a_phone_is_wide() -> None:
    assert fit_map(GRID, 390 - 32, 480)[0].size == 39.75


# On the screen --------------------------------------------------------------------------------------------


async def test_every_square_says_where_it_is_and_what_it_shows(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score", before=paint) as table:
        spoken = [label for label in table.labels() if label[1:2].isdigit() and ", " in label]
        assert len(spoken) == 81
        assert table.spoken("c3") == "c3, farm"
        assert table.spoken("e5") == "e5, Town Hall"
        assert table.spoken("c4") == "c4, river between south and west"
        assert table.spoken("i3") == "i3, top of the Lighthouse on ocean"
        assert table.spoken("h4") == "h4, harbor on coast with water to the north and west"


@pytest.mark.parametrize(("language", "said"), [("zh-Hant", "c3 農場"), ("zh-Hans", "c3 农场")])
async def test_squares_begin_with_their_name_in_every_language(
    tmp_path: Path, language: str, said: str
) -> None:
    async with sheets(tmp_path, mode="score", before=paint, language=language) as table:
        assert table.spoken("c3") == said


async def test_a_changed_square_is_all_that_is_drawn_again(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score", before=paint) as table:
        await table.touch("a1")
        before = table.client._wire.bytes_sent
        await table.touch("b1")
        assert table.client._wire.bytes_sent - before < 16_000


def test_drawings_are_kept_small_enough_to_be_sent() -> None:
    """Check that a full map is some thousand pieces, not some ten thousand."""
    pieces = sum(len(stroke.trace) for drawing in drawings(CELLS) for stroke in drawing)
    assert pieces < 8_000


# What is pointed out --------------------------------------------------------------------------------------


def test_something_lies_on_every_square_on_which_something_is_drawn() -> None:
    drawn = {at for at, token in zip(GRID.names, CELLS, strict=True) if token != "."}
    assert Shown(GRID, CELLS).marks.taken == drawn


def test_a_cathedral_in_guess_is_one_outline_too() -> None:
    empty = ("H", *["."] * 80)
    shown = Shown(GRID, empty, ghosts={"b2": "c", "b3": "c"})
    joined = joined_sides_of_map(GRID, shown.as_guessed)
    assert joined[GRID.index["b2"]] == {"s"}
    assert shown.marks.ghosts == (("b2", "b3"),)


async def test_many_strokes_end_where_a_newcomer_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_notice, "MOMENT", 0.01)
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await table.touch("a1", "b1", "c1", "a1")
        await table.press(table.said("group-coast"))
        await table.touch("c1", "d4", "e4", "e4")
        await table.press(table.said("group-land"))
        await let_notice_go(table)
        came = await table.arrive(f"/t/{table.session.id}", local=True)
        other = Sheets(came.client, table.house, table.session, main=table.main, ticks=table.ticks)
        try:
            assert test_table_redraw.differences(table.top(), other.top()) == []
            assert test_table_redraw.everything_answers(table.top())
        finally:
            await other.client.close()
