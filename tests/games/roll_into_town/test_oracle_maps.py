"""Forests, income and points of any map whatever, against counting square by square.

For rivers, oceans and where icons may go see `test_draw_brute_force`.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.building.forests import find_forests, growth_squares
from companion.games.roll_into_town.building.income import compute_income
from companion.games.roll_into_town.land import Land, land_of
from companion.games.roll_into_town.marks import RIVERS, TOKENS
from companion.games.roll_into_town.position import Cells
from companion.geometry.square import Grid
from tests.effort import times
from tests.games.roll_into_town import oracle, oracle_grow, oracle_map
from tests.games.roll_into_town.oracle_map import Map, name_of

SIZES = st.sampled_from(((5, 5), (7, 5), (5, 9), (9, 9), (13, 6)))


@st.composite
def maps(draw: st.DrawFn, tokens: tuple[str, ...], empty: int) -> Map:
    """Return a map with any tokens anywhere, more of them empty the larger a number is."""
    columns, rows = draw(SIZES)
    token = st.sampled_from((*tokens, *(".",) * empty))
    count = columns * rows
    cells = draw(st.lists(token, min_size=count, max_size=count))
    return {(number % columns, number // columns): cell for number, cell in enumerate(cells)}


def land_like(here: Map) -> Land:
    """Return the map as the game has it."""
    columns, rows = (1 + max(square[way] for square in here) for way in (0, 1))
    return land_of(Grid(columns, rows), oracle_map.cells_of(here))


def names(here: Land, mask: int) -> set[str]:
    """Return the names of a mask's squares."""
    return set(here.grid.names_of(mask))


@given(maps(("T", "T", "T", "l", "M"), 3))
@settings(max_examples=times(150), deadline=None)
def test_forests_are_trees_that_hang_together_and_grow_by_half(here: Map) -> None:
    land = land_like(here)
    told = [(tuple(map(name_of, forest)), len(forest) // 2) for forest in oracle_grow.forests(here)]
    found = find_forests(land)
    assert [(one.cells, one.due) for one in found] == told
    for forest in found:
        assert names(land, growth_squares(land, forest)) == set(map(name_of, oracle_grow.room(here, forest)))


@given(maps(TOKENS, 0) | maps(("F", "M", "p", "w", "Cn+b"), 4))
@settings(max_examples=times(100), deadline=None)
def test_income_is_what_every_square_brings(here: Map) -> None:
    shown = list(here.values())
    food = shown.count("F") * (1 + shown.count("w")) + sum(token.endswith("+b") for token in shown)
    stone = sum(
        here[near] == "M"
        for square, token in here.items()
        if token == "p"
        for near in oracle_map.around(here, square)
    )
    assert compute_income(land_like(here)).amounts == (food, stone, 0)


def sheets(tokens: tuple[str, ...]) -> st.SearchStrategy[Cells]:
    """Return the squares of a map as it ships, with any tokens on them."""
    return st.lists(st.sampled_from(tokens), min_size=81, max_size=81).map(tuple)


TYPICAL = (".", ".", "h", "t", "c", "O", "O+l", "Cn+L", *(f"R{one}" for one in RIVERS))
RIVERSIDE = (*(f"R{sides}" for sides in RIVERS), "Rns", "Rew", "Rns", "Rew")


@given(
    st.lists(
        sheets(TOKENS) | sheets(TYPICAL) | sheets(RIVERSIDE) | sheets(("h", "t", ".")), min_size=1, max_size=3
    )
)
@settings(max_examples=times(100), deadline=None)
def test_points_and_ranks_of_any_maps_are_what_counting_gives(drawn: list[Cells]) -> None:
    seats = make_seats(*("Ann", "Ben", "Cleo")[: len(drawn)])
    position = GAME.start(Setup(seats, mode="score"))
    for seat, cells in enumerate(drawn):
        position = position.with_sheet(seat, cells=cells)
    sheet = GAME.scoresheet(position)
    found = [{name: one.points(name) for name in sheet.categories} for one in sheet.standings]
    assert found == oracle.points(position)
    assert [one.rank for one in sheet.standings] == oracle.places(position)
