"""Rules about where a piece may lie, on hexes and on the edges between them, beside plain loops."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.rules import AreaRule, free_cells, judge_cell
from companion.engine.survey import survey_cells
from companion.engine.verdict import Verdict, Violation
from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import Axial, HexGrid
from tests.geometry.hex_maps import Hexes, areas, beside, in_order, named


@dataclass(frozen=True)
class Land:
    """A tile in hand: it may not lie on a tile, must touch one, and no more than two."""

    grid: HexGrid
    tiles: int

    def touched(self, cell: int) -> int:
        return self.grid.neighbours(cell) & self.tiles

    def crowded(self) -> int:
        single = (1 << number for number in self.grid.index.values())
        return sum(cell for cell in single if self.touched(cell).bit_count() > 2)


LAND: tuple[AreaRule[Land], ...] = (
    AreaRule("empty", "land", lambda land: land.tiles, kind="impossible"),
    AreaRule(
        "touching", "land", lambda land: land.grid.full & ~land.grid.neighbours(land.tiles) & ~land.tiles
    ),
    AreaRule(
        "crowded",
        "land",
        Land.crowded,
        causes=Land.touched,
        params_at=lambda land, cell: {"n": land.touched(cell).bit_count()},
    ),
)


def judge_tile(hexes: Hexes, tiles: Hexes, at: Axial) -> list[Violation]:
    """Return what stands against a tile on a hex, by plain loops."""
    near = in_order(beside(at) & tiles)
    found = []
    if at in tiles:
        found.append(Violation("empty", "land", "impossible"))
    elif not near:
        found.append(Violation("touching", "land"))
    if len(near) > 2:
        found.append(Violation("crowded", "land", "breaks", {"n": len(near)}, tuple(map(named, near))))
    return found


@given(areas())
def test_a_tile_is_judged_on_every_hex_of_a_map(area: tuple[HexGrid, Hexes]) -> None:
    grid, tiles = area
    land = Land(grid, grid.mask_at(tiles))
    expected = {named(at): judge_tile(set(grid.hexes), tiles, at) for at in in_order(grid.hexes)}
    survey = survey_cells(LAND, grid, land, 0, "tile")
    assert list(survey.targets.items()) == [(name, Verdict(tuple(found))) for name, found in expected.items()]
    assert grid.names_of(free_cells(LAND, grid, land)) == survey.legal
    for name, found in expected.items():
        assert list(judge_cell(LAND, grid, land, grid.mask(name))) == found


@dataclass(frozen=True)
class Roads:
    """A road in hand: it may not lie on a road, and must lie beside the capital or join a road."""

    edges: EdgeGrid
    capital: int
    built: int

    def loose(self) -> int:
        joining = self.edges.beside(self.capital) | self.edges.neighbours(self.built) | self.built
        return self.edges.full & ~joining


ROADS: tuple[AreaRule[Roads], ...] = (
    AreaRule("taken", "roads", lambda roads: roads.built, causes=lambda _, edge: edge),
    AreaRule("joining", "roads", Roads.loose),
)


def judge_road(built: set[frozenset[Axial]], capital: Axial, edge: tuple[Axial, Axial]) -> list[Violation]:
    """Return what stands against a road on an edge, by plain loops: two edges join around one hex
    they share.
    """
    one, other = edge
    if {one, other} in built:
        return [Violation("taken", "roads", cells=(f"{named(one)}|{named(other)}",))]
    around = {frozenset({end, third}) for third in beside(one) & beside(other) for end in edge}
    return [] if capital in edge or around & built else [Violation("joining", "roads")]


@given(areas(), st.data())
def test_a_road_is_judged_on_every_edge_of_a_map(area: tuple[HexGrid, Hexes], data: st.DataObject) -> None:
    grid, _ = area
    edges, ordered = EdgeGrid(grid), in_order(grid.hexes)
    pairs = [(one, other) for i, one in enumerate(ordered) for other in ordered[i:] if other in beside(one)]
    built = data.draw(st.sets(st.sampled_from(pairs), max_size=8)) if pairs else set()
    capital = data.draw(st.sampled_from(ordered))
    site = Roads(edges, grid.mask_at([capital]), edges.mask(*(f"{named(b)}|{named(a)}" for a, b in built)))
    expected = {
        f"{named(edge[0])}|{named(edge[1])}": judge_road(set(map(frozenset, built)), capital, edge)
        for edge in pairs
    }
    survey = survey_cells(ROADS, edges, site, 1, "road")
    assert list(survey.targets.items()) == [(name, Verdict(tuple(found))) for name, found in expected.items()]
    assert edges.names_of(free_cells(ROADS, edges, site)) == survey.legal
    for name, found in expected.items():
        assert list(judge_cell(ROADS, edges, site, edges.mask(name))) == found
