"""Rules for the square of an icon, in the rulebook's order, each for all squares at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from companion.engine.rules import KEPT, AreaRule, Findings, Rule, free_cells, hit_cells
from companion.engine.words import Params, Word
from companion.games.roll_into_town.drawing.rivers import (
    cells_leading_off,
    cells_led_to,
    continuing_cells,
    find_rivers,
    growable_ends,
)
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.marks import SHAPES, SIDES, Icon
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.phases.common_rules import on_map_rule, rules_on_square
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.words import icon_word, side_words, token_word
from companion.geometry.bits import Mask, bits
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid


@dataclass(frozen=True, eq=False)
class Site:
    """Map, with the drawing in hand.

    Attributes:
        land: the map.
        river: the open sides of a river; None for other icons, for which no rule needs their sides.
    """

    land: Land
    river: str | None

    @cached_property
    def legal_squares(self) -> Mask:
        """Mask of the squares that no rule forbids."""
        return free_cells(AREA, self.land.grid, self)


@lru_cache(maxsize=1024)
def _cached_site(land: Land, river: str | None) -> Site:
    return Site(land, river)


def drawing_site(land: Land, icon: Icon, sides: str) -> Site:
    """Return the site of a map and an icon, cached by the rules that apply."""
    return _cached_site(land, sides if icon == "river" else None)


# The squares an icon may not go ----------------------------------------------------------------------------


def _token_params(s: Site, cell: Mask) -> Params:
    number = cell.bit_length() - 1
    return {"at": s.land.grid.names[number], "there": token_word(s.land.cells[number])}


def _cells_taken(s: Site) -> Mask:
    return s.land.grid.full & ~s.land.free


def _cells_not_from_border(s: Site) -> Mask:
    if s.river is None or find_rivers(s.land):
        return 0
    return s.land.grid.full & ~cells_leading_off(s.land.grid, s.river)


def _border_params_at(s: Site, cell: Mask) -> Params:
    """List the square's sides on the border, one of which has to be open. None for an inland square."""
    return _cached_border_params(s.land.grid, cell)


@cache
def _cached_border_params(grid: Grid, cell: Mask) -> Params:
    on = side_words(*(side for side in SIDES if cells_leading_off(grid, side) & cell))
    return {"at": grid.names[cell.bit_length() - 1], "sides": on, "border": int(bool(on))}


def _cells_unconnected(s: Site) -> Mask:
    if s.river is None or not growable_ends(s.land):
        return 0
    return s.land.grid.full & ~continuing_cells(s.land, s.river)


@dataclass(frozen=True, eq=False)
class Ends:
    """Ends of a map's rivers, for sentences.

    Attributes:
        names: the squares where they can go on.
        needed: by the number of such a square, the sides one of which has to be open.
        last: the river squares they go on from, as a mask.
        blocked: the names of the squares that ends lead to and where they cannot go on.
        by: the tokens on those squares.
        done_by: those squares, or where there are none the last squares of all rivers, as a mask.
    """

    names: tuple[str, ...]
    needed: Mapping[int, tuple[Word, ...]]
    last: Mask
    blocked: tuple[str, ...]
    by: tuple[Word, ...]
    done_by: Mask


@lru_cache(maxsize=1024)
def river_ends(land: Land) -> Ends:
    """Compute the ends of a map's rivers."""
    names = land.grid.names
    needed: dict[int, tuple[Word, ...]] = {}
    for to, side in growable_ends(land):
        needed[to] = (*needed.get(to, ()), *side_words(side))
    last = walls = tips = 0
    for river in find_rivers(land):
        walls |= cells_led_to(land, river) & ~land.free
        tips |= 1 << river.cells[0] | 1 << river.cells[-1]
        for cell, side in river.ends:
            if land.grid.toward(1 << cell, side) & land.free:
                last |= 1 << cell
    by = tuple(dict.fromkeys(token_word(land.cells[cell]) for cell in bits(walls)))
    return Ends(
        tuple(names[cell] for cell in needed), needed, last, land.grid.names_of(walls), by, walls or tips
    )


def _end_params(s: Site, cell: Mask) -> Params:
    """List the squares where the river goes on, and at such a square the sides that could be open."""
    number, ends = cell.bit_length() - 1, river_ends(s.land)
    needed = ends.needed.get(number, ())
    name = s.land.grid.names[number]
    return {"at": name, "ends": ends.names, "sides": needed, "at_end": int(bool(needed))}


def _last_river_squares(s: Site, _cell: Mask) -> Mask:
    return river_ends(s.land).last


def _cells_if_river_done(s: Site) -> Mask:
    if s.river is None or not find_rivers(s.land) or growable_ends(s.land):
        return 0
    return s.land.grid.full


def _river_done_params(s: Site) -> Params:
    """Return the reason why the river is done, with the blocked squares and their tokens.

    ``blocked``: by the tokens on those squares. ``finished``: all ends leave the map, if it has any.
    """
    ends = river_ends(s.land)
    why = "blocked" if ends.blocked else "finished"
    return {"why": why, "cells": ends.blocked, "tokens": ends.by}


def _squares_blocking_river(s: Site, _cell: Mask) -> Mask:
    return river_ends(s.land).done_by


OCCUPIED = AreaRule[Site](
    "occupied", "discover.where", _cells_taken, "impossible", causes=hit_cells, params_at=_token_params
)
RIVER_BORDER = AreaRule[Site](
    "river_border", "discover.river", _cells_not_from_border, causes=hit_cells, params_at=_border_params_at
)
RIVER_END = AreaRule[Site](
    "river_end", "discover.river", _cells_unconnected, causes=_last_river_squares, params_at=_end_params
)
RIVER_DONE = AreaRule[Site](
    "river_done",
    "discover.river",
    _cells_if_river_done,
    params=_river_done_params,
    causes=_squares_blocking_river,
)

AREA: tuple[AreaRule[Site], ...] = (OCCUPIED, RIVER_BORDER, RIVER_END, RIVER_DONE)
"""Rules that forbid squares to an icon with its sides."""


def legal_cells(land: Land, icon: Icon, sides: str = "") -> Mask:
    """Compute the mask of squares where an icon with these sides may be drawn, empty for impossible sides."""
    return drawing_site(land, icon, sides).legal_squares if sides in SHAPES[icon] else 0


# The same rules, asked about one move ----------------------------------------------------------------------


def _check_sides(_position: Position, _seat: int, move: Draw) -> Findings:
    if move.sides in SHAPES[move.icon]:
        return KEPT
    return (({"icon": icon_word(move.icon), "why": move.icon, "n": len(move.sides)}, ()),)


def _site_of_move(position: Position, seat: int, move: Draw) -> Site:
    return drawing_site(seat_land(position, seat), move.icon, move.sides)


_occupied, *_rivers = rules_on_square(AREA, _site_of_move)

PLACES: tuple[Check, ...] = (
    on_map_rule("discover.where"),
    _occupied,
    Rule("sides", "discover.icons", _check_sides, "impossible"),
    *_rivers,
)
"""Rules about the map against drawing an icon on a square."""
