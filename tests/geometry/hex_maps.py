"""Random maps of hexes, and the same things about them said hex by hex."""

from collections.abc import Iterable

from hypothesis import strategies as st

from companion.geometry.hexes import Axial, HexGrid

Hexes = set[Axial]

SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@st.composite
def maps(draw: st.DrawFn) -> HexGrid:
    """Return a map anywhere: a few scattered hexes, one alone, or a patch with some holes in it."""
    left, top = draw(st.integers(-30, 30)), draw(st.integers(-30, 30))
    across, down = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    hexes = [(left + q, top + r) for q in range(across) for r in range(down)]
    some = draw(st.sets(st.sampled_from(hexes), max_size=30))
    return HexGrid(frozenset(some if draw(st.booleans()) else set(hexes) - some) or frozenset({(left, top)}))


@st.composite
def areas(draw: st.DrawFn) -> tuple[HexGrid, Hexes]:
    """Return a map and some of its hexes."""
    grid = draw(maps())
    some = draw(st.sets(st.sampled_from(in_order(grid.hexes)), max_size=30))
    return grid, set(grid.hexes) - some if draw(st.booleans()) else some


def in_order(hexes: Iterable[Axial]) -> list[Axial]:
    """By row, then by q."""
    return sorted(hexes, key=lambda at: (at[1], at[0]))


def beside(at: Axial) -> Hexes:
    """Return the six places around a place."""
    return {(at[0] + across, at[1] + down) for across, down in SIX}


def named(at: Axial) -> str:
    """Return a hex's name."""
    return ",".join(map(str, at))


def mask_of(grid: HexGrid, hexes: Iterable[Axial]) -> int:
    """Return a mask, put together by names."""
    return sum(1 << grid.index[named(at)] for at in hexes)


def hexes_of(grid: HexGrid, mask: int) -> Hexes:
    """Return a mask's hexes. A bit that is no cell fails."""
    hexes = {at for at in grid.hexes if mask >> grid.index[named(at)] & 1}
    assert mask_of(grid, hexes) == mask
    return hexes
