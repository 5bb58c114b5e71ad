"""Halos, layings and needs against counting square by square."""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.small_city.building.chains import find_chains
from companion.games.small_city.building.needs import find_layings, need_of
from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.placing import SIDES, seat_lot
from companion.games.small_city.building.upgrading import legal_upgrades
from companion.games.small_city.plan import laying_of, layings_on, names_of, seat_plan
from companion.games.small_city.position import Laid, Position
from companion.games.small_city.printed import CULTURE, KINDS, Kind, printed_values
from companion.geometry.square import Grid
from tests.effort import times
from tests.games.small_city.playing_build import played
from tests.games.small_city.towns import table, town

Cell = tuple[int, int]

GRID = Grid(6, 6)
KIND = st.sampled_from(KINDS)
GROWING: st.SearchStrategy[Kind] = st.sampled_from(("R1", "R2", "C1", "F1", "RF", "HB", "SC", "LI"))
BOX = printed_values()


def around(cells: set[Cell]) -> set[Cell]:
    """Return the squares of the board that touch some, by edge or corner."""
    near = {(x + i, y + j) for x, y in cells for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return {(x, y) for x, y in near if 0 <= x < 6 and 0 <= y < 6} - cells


def cells_of(mask: int) -> set[Cell]:
    """Return a mask as columns and rows."""
    return {(i % 6, i // 6) for i in range(36) if mask >> i & 1}


@st.composite
def towns(draw: st.DrawFn) -> Position:
    """Return a table whose first town is full of tiles laid anywhere they do not overlap."""
    covered, tiles = 0, []
    for kind in draw(st.lists(KIND | GROWING, max_size=12)):
        laying = draw(st.sampled_from(BOX.layings(kind, GRID)))
        if not laying.mask & covered:
            covered |= laying.mask
            tiles.append(Laid(kind, tuple(GRID.names[cell] for cell in laying.cells)))
    rows = "\n".join([". . . . . 1"] * 6)
    return table(town(rows, money=9, size=draw(st.integers(0, 1)))).with_town(0, tiles=tuple(tiles))


@given(towns())
@settings(max_examples=times(60), deadline=None)
def test_the_halo_of_every_tile_is_what_touches_its_solid_squares(position: Position) -> None:
    here = seat_plan(position, 0)
    for tile, halo in zip(here.tiles, here.halos, strict=True):
        solid = tile.cells[:2] if tile.kind == "HB" else tile.cells
        assert cells_of(halo) == around({(ord(name[0]) - 97, int(name[1:]) - 1) for name in solid})


@given(towns(), KIND)
@settings(max_examples=times(120), deadline=None)
def test_a_tile_fits_exactly_where_every_square_is_free_and_nothing_keeps_apart(
    position: Position, kind: Kind
) -> None:
    here = seat_lot(position, 0)
    size = position.towns[0].size
    foes = {"homes": "industry", "industry": "homes"}.get(SIDES[kind])
    solids = [(tile.kind, cells_of(it)) for tile, it in zip(here.town.tiles, here.plan.solids, strict=True)]
    reached = {cell for other, solid in solids if foes and SIDES[other] == foes for cell in around(solid)}
    taken = {cell for mask in here.plan.masks for cell in cells_of(mask)}
    layings = BOX.layings(kind, GRID)
    wanted = [
        each
        for each in layings
        if not cells_of(each.mask) & taken
        and all(x < 5 + size for x, _ in cells_of(each.mask))
        and not cells_of(each.solid) & reached
    ]
    assert piece_on(here, kind).layings_of(find_layings(here, kind, needs=False)) == wanted


@given(towns(), st.sampled_from(("R1", "R2", "R3", "R4", "R5", "C1", "C2", "C3", "C4", "F1", "F2", "F3")))
@settings(max_examples=times(120), deadline=None)
def test_a_level_needs_one_square_with_everything_or_the_whole_tile(position: Position, kind: Kind) -> None:
    here, need = seat_lot(position, 0), need_of(kind)
    assert need is not None
    halos = [(tile.kind, cells_of(halo)) for tile, halo in zip(here.town.tiles, here.plan.halos, strict=True)]

    def enough(squares: set[Cell]) -> bool:
        level = int(kind[1])
        if kind[0] == "F":
            found = {other for other, halo in halos if other in ("RF", "HB") and halo & squares}
            return len(found) >= level - 1
        wanted = CULTURE if kind[0] == "R" else ("R1", "R2", "R3", "R4", "R5")
        return kind == "R1" or sum(other in wanted and bool(halo & squares) for other, halo in halos) >= level

    for laying in BOX.layings(kind, GRID):
        solid = cells_of(laying.solid)
        assert (need.missing_params(here, kind, laying.solid, whole=True) is None) == enough(solid)
        alone = any(enough({cell}) for cell in solid)
        assert (need.missing_params(here, kind, laying.solid, whole=False) is None) == alone


@given(KIND, st.randoms(use_true_random=False))
@settings(max_examples=times(60), deadline=None)
def test_squares_in_any_order_are_the_tile_that_lies_on_them(kind: Kind, rng: object) -> None:
    here = seat_plan(table(town("\n".join([". . . . . ."] * 6))), 0)
    layings = BOX.layings(kind, GRID)
    laying = layings[rng.randrange(len(layings))]  # type: ignore[attr-defined]
    names = list(names_of(here, laying))
    assert laying_of(here, kind, names) == laying
    rng.shuffle(names)  # type: ignore[attr-defined]
    found = laying_of(here, kind, names)
    assert found is not None
    assert found.mask == laying.mask
    assert laying in layings_on(here, kind, laying.mask)


@given(towns())
@settings(max_examples=times(60), deadline=None)
def test_chains_begin_with_every_upgrade_there_is_and_work_step_by_step(position: Position) -> None:
    found = find_chains(position, 0)
    assert {chain.steps[0] for chain in found} == set(legal_upgrades(position, 0))
    assert [len(chain.steps) for chain in found] == sorted((len(one.steps) for one in found), reverse=True)
    for chain in found:
        played(position, *chain.steps)
