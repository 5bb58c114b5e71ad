"""Rivers, oceans and places on maps as nobody would draw them, against counting square by square."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.games.roll_into_town.drawing.oceans import flooded_cells, with_oceans
from companion.games.roll_into_town.drawing.places import legal_cells
from companion.games.roll_into_town.drawing.rivers import find_rivers, growable_ends
from companion.games.roll_into_town.land import Land, land_of
from companion.games.roll_into_town.marks import COASTS, RIVERS, SHAPES, TOKENS
from companion.geometry.square import Grid

Square = tuple[int, int]
Map = dict[Square, str]
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
WATERY = (".", ".", ".", ".", *(f"C{sides}" for sides in COASTS), "O", ".+l", "O+l", "Cne+b", "T", "H")
FLOWING = (".", ".", ".", *(f"R{sides}" for sides in RIVERS), *(f"R{sides}" for sides in RIVERS), "T")


@st.composite
def maps(draw: st.DrawFn, tokens: tuple[str, ...]) -> tuple[Land, Map]:
    """Return a random map, for the game and for counting."""
    grid = Grid(draw(st.integers(2, 6)), draw(st.integers(2, 6)))
    rng = Random(draw(st.integers(0, 2**32)))
    cells = tuple(rng.choice(tokens) for _ in range(grid.cells))
    return land_of(grid, cells), {
        (i % grid.columns, i // grid.columns): token for i, token in enumerate(cells)
    }


def next_to(square: Square, side: str) -> Square:
    return square[0] + WAYS[side][0], square[1] + WAYS[side][1]


def number(here: Land, square: Square) -> int:
    return square[0] + here.grid.columns * square[1]


def mask_of(here: Land, squares: Iterator[Square]) -> int:
    return sum(1 << number(here, square) for square in squares)


def open_to(map: Map, square: Square, side: str) -> bool:
    return map.get(square, " ")[0] == "R" and side in map[square][1:]


def flows(map: Map, square: Square, side: str) -> bool:
    """Tell if water flows from a square through its side to the next."""
    return open_to(map, square, side) and open_to(map, next_to(square, side), BACK[side])


def loose(map: Map) -> Iterator[tuple[Square, str]]:
    """Yield every open side of a river that meets no other."""
    for square in map:
        for side in WAYS:
            if open_to(map, square, side) and not flows(map, square, side):
                yield square, side


@given(maps(FLOWING))
def test_every_river_square_belongs_to_one_river_and_each_flows_into_the_next(both: tuple[Land, Map]) -> None:
    here, map = both
    found = find_rivers(here)
    assert sorted(cell for river in found for cell in river.cells) == sorted(
        number(here, square) for square, token in map.items() if token[0] == "R"
    )
    squares = {number(here, square): square for square in map}
    joined = {
        frozenset((number(here, square), number(here, next_to(square, side))))
        for square in map
        for side in WAYS
        if flows(map, square, side)
    }
    steps = [frozenset(pair) for river in found for pair in zip(river.cells, river.cells[1:], strict=False)]
    assert set(steps) <= joined
    closing = [frozenset((one.cells[0], one.cells[-1])) for one in found if not one.ends + one.border_sides]
    assert joined == {*steps, *closing}
    for river in found:
        for cell in river.cells:
            assert map[squares[cell]][0] == "R"


@given(maps(FLOWING))
def test_a_rivers_loose_sides_are_its_ends_on_the_map_and_its_borders(both: tuple[Land, Map]) -> None:
    here, map = both
    inside = {(number(here, one), side) for one, side in loose(map) if next_to(one, side) in map}
    outside = sorted((number(here, one), side) for one, side in loose(map) if next_to(one, side) not in map)
    found = find_rivers(here)
    assert {(cell, side) for river in found for cell, side in river.ends} == inside
    assert sorted(side for river in found for side in river.border_sides) == sorted(
        side for _, side in outside
    )
    for river in found:
        ends = len(river.ends) + len(river.border_sides)
        assert ends in (0, 2)
        assert {cell for cell, _ in river.ends} <= {river.cells[0], river.cells[-1]}
        opposite = {frozenset("ns"), frozenset("ew")}
        assert river.joins_borders == (
            len(river.border_sides) == 2 and frozenset(river.border_sides) in opposite
        )
        if len(river.border_sides) == 1:
            assert (river.cells[0], river.border_sides[0]) in outside


@given(maps(FLOWING))
def test_a_river_goes_on_where_a_loose_side_leads_to_nothing(both: tuple[Land, Map]) -> None:
    here, map = both
    wanted = {
        (number(here, next_to(one, side)), BACK[side])
        for one, side in loose(map)
        if map.get(next_to(one, side)) == "."
    }
    assert set(growable_ends(here)) == wanted
    assert len(growable_ends(here)) == len(wanted)


@given(maps((*FLOWING, *WATERY)))
def test_where_an_icon_may_go_is_what_the_sentences_of_the_rules_say(both: tuple[Land, Map]) -> None:
    here, map = both
    any_river = any(token[0] == "R" for token in map.values())
    goes_on = {(next_to(one, side), BACK[side]) for one, side in loose(map)}

    def allowed(square: Square, icon: str, sides: str) -> bool:
        if map[square] != ".":
            return False
        if icon != "river":
            return True
        if not any_river:
            return any(next_to(square, side) not in map for side in sides)
        return any((square, side) in goes_on for side in sides)

    for icon, shapes in SHAPES.items():
        for sides in shapes:
            squares = (square for square in map if allowed(square, icon, sides))
            assert legal_cells(here, icon, sides) == mask_of(here, squares)


def wet_sides(map: Map, square: Square) -> str:
    """Return the sides of a square on which its neighbours show water toward it."""
    found = ""
    for side in "nesw":
        token = map.get(next_to(square, side), "H").partition("+")[0]
        if token == "O" or (token[0] == "C" and BACK[side] in token[1:]):
            found += side
    return found


def floods(map: Map, square: Square, corner: bool) -> bool:
    if map[square] not in (".", ".+l"):
        return False
    wet = wet_sides(map, square)
    return len(wet) >= 2 and not (corner and wet in ("ns", "ew"))


@given(maps(WATERY), st.booleans(), st.randoms(use_true_random=False))
def test_the_sea_is_the_same_in_whatever_order_squares_are_flooded(
    both: tuple[Land, Map], corner: bool, rng: Random
) -> None:
    here, map = both
    sea = flooded_cells(here, "corner" if corner else "any_two")
    while wet := [square for square in map if floods(map, square, corner)]:
        square = rng.choice(wet)
        map = {**map, square: map[square].replace(".", "O")}
    after = tuple(map[i % here.grid.columns, i // here.grid.columns] for i in range(here.grid.cells))
    assert with_oceans(here.cells, sea) == after
    assert flooded_cells(land_of(here.grid, after), "corner" if corner else "any_two") == 0


@given(maps(TOKENS))
def test_the_sea_takes_only_squares_where_nothing_is_drawn(both: tuple[Land, Map]) -> None:
    here, _ = both
    assert flooded_cells(here, "any_two") & ~here.floodable == 0
    assert flooded_cells(here, "corner") & ~flooded_cells(here, "any_two") == 0
