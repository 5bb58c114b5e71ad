"""The supply of tiles: slots, the stock, unique tiles, and the order of seats.

These rules look at the kind of tile alone, wherever it is laid and whatever is paid.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.engine.rules import BROKEN, KEPT, Finding, Findings, Rule
from companion.engine.words import Who
from companion.games.small_city.building.placing import tile_word
from companion.games.small_city.moves import Build
from companion.games.small_city.phases.common_rules import OUT, Check
from companion.games.small_city.position import Position, Town
from companion.games.small_city.printed import FAMILIES, KINDS, LIMITED, UNIQUE, Kind, family_of


def single_finding(**params: Any) -> Findings:
    """Return a single finding with these params and no squares."""
    return ((params, ()),)


def _check_not_finished(position: Position, seat: int, _move: Any) -> Findings:
    town = position.towns[seat]
    return BROKEN if town.done and not town.out else KEPT


WHOSE: tuple[Check, ...] = (OUT, Rule("built_done", "build", _check_not_finished))
"""The rules that a seat is still in the game, and has not finished building."""


def slots_left(position: Position, town: Town) -> int:
    """Count the slots left for building or demolishing: three in all, or one if the town grows."""
    return max(0, (1 if town.grown else position.box.number("builds")) - town.built)


def _check_slot_left(position: Position, seat: int, _move: Any) -> Findings:
    town = position.towns[seat]
    if slots_left(position, town):
        return KEPT
    return single_finding(built=town.built, grown=int(town.grown))


SLOTS: Check = Rule("slots", "build.slots", _check_slot_left)


@cache
def stock_name(kind: Kind) -> str:
    """Name the stock that a tile is counted in, or an empty string for tiles that every seat owns."""
    if kind in LIMITED or kind == "WA":
        return kind
    return family_of(kind) if family_of(kind) in FAMILIES else ""


@cache
def stock_names(kind: Kind) -> tuple[str, ...]:
    """List the stock names that a tile uses up: an F1 comes with a warehouse."""
    name = stock_name(kind)
    return (name, "WA") if kind == "F1" else (name,) if name else ()


def taken_names(move: Build) -> tuple[str, ...]:
    """List the stock names that a move uses up.

    A tile without squares yet counts with its warehouse.
    """
    if not move.cells:
        return stock_names(move.tile)
    names = stock_names(move.tile)[:1]
    return (*names, "WA") if move.warehouse and move.tile != "WA" else names


def _kind_of_stock(move: Build, name: str) -> Kind:
    return move.tile if name == stock_name(move.tile) else "WA"


def _check_not_hall(_position: Position, _seat: int, move: Any) -> Findings:
    return BROKEN if move.tile == "CH" else KEPT


def _check_not_warehouse_alone(_position: Position, _seat: int, move: Any) -> Findings:
    return BROKEN if move.tile == "WA" else KEPT


def _from_council_only_rule(kind: Kind, section: str) -> Check:
    """Build the rule that a station comes from the council alone, where the table plays so."""

    def check(position: Position, _seat: int, move: Any) -> Findings:
        if move.tile == kind and position.rulings.emergency == "council_only":
            return single_finding(tile=tile_word(kind))
        return KEPT

    return Rule("council_only", section, check)


def _laid_cells(position: Position, seat: int, kind: Kind) -> tuple[str, ...]:
    return next((tile.cells for tile in position.towns[seat].tiles if tile.kind == kind), ())


def _check_cubes_not_used_up(position: Position, seat: int, move: Any) -> Findings:
    if move.tile not in UNIQUE:
        return KEPT
    cells, gone = _laid_cells(position, seat, move.tile), move.tile in position.towns[seat].gone
    return (({"tile": tile_word(move.tile), "gone": int(gone)}, cells),) if cells or gone else KEPT


def _check_single_limited(position: Position, seat: int, move: Any) -> Findings:
    if move.tile not in LIMITED:
        return KEPT
    cells = _laid_cells(position, seat, move.tile)
    return (({"tile": tile_word(move.tile)}, cells),) if cells else KEPT


def _check_stock(position: Position, _seat: int, move: Build) -> Findings:
    found: list[Finding] = [
        ({"tile": tile_word(_kind_of_stock(move, name))}, ())
        for name in taken_names(move)
        if not position.stock[name]
    ]
    return found


OF_THE_KIND: tuple[Check, ...] = (
    Rule("hall", "tiles.hall", _check_not_hall, "impossible"),
    Rule("warehouse_alone", "tiles.warehouse", _check_not_warehouse_alone),
    Rule("used_up", "build.limited", _check_cubes_not_used_up, "impossible"),
    Rule("one_each", "build.limited", _check_single_limited),
    Rule("stock", "build.limited", _check_stock, "impossible"),
)
"""The rules about a kind of tile, whatever builds it."""

COUNCIL_ONLY: tuple[Check, ...] = (
    _from_council_only_rule("PO", "tiles.police"),
    _from_council_only_rule("FI", "tiles.fire"),
)


# Who comes first --------------------------------------------------------------------------------------------


def seats_ahead(position: Position, seat: int, kind: Kind) -> tuple[int, ...]:
    """List the seats ahead in the order of play that may still take a tile of a limited kind.

    They have not finished building, have a slot left, and have no such tile. Whether they could pay is not
    checked, as the screens hide it.
    """
    order = position.order
    before = order[: order.index(seat)] if seat in order else ()
    return tuple(
        other
        for other in before
        if not position.towns[other].done
        and slots_left(position, position.towns[other])
        and not _laid_cells(position, other, kind)
    )


def _check_not_scarce(position: Position, seat: int, move: Build) -> Findings:
    if move.tile not in LIMITED or not (left := position.stock[move.tile]):
        return KEPT
    others = seats_ahead(position, seat, move.tile)
    return (
        single_finding(tile=tile_word(move.tile), seat=Who(others[0]), left=left)
        if left <= len(others)
        else KEPT
    )


SCARCE: Check = Rule("scarce", "build.order", _check_not_scarce)

NOW: tuple[Check, ...] = (*WHOSE, SLOTS)
"""The rules about a seat before it builds any tile."""

OF_THE_TILE: tuple[Check, ...] = (*OF_THE_KIND, *COUNCIL_ONLY, SCARCE)
"""The rules about a kind of tile in the building phase."""

_NAMED: Mapping[str, tuple[Kind, ...]] = {
    "hall": ("CH",),
    "warehouse_alone": ("WA",),
    "used_up": UNIQUE,
    "one_each": LIMITED,
    "council_only": ("PO", "FI"),
    "scarce": LIMITED,
}
"""The kinds of tile that a rule can forbid, for rules about few kinds."""

OF_EACH_TILE: Mapping[Kind, tuple[Check, ...]] = {
    kind: tuple(rule for rule in OF_THE_TILE if kind in _NAMED.get(rule.id, KINDS)) for kind in KINDS
}
"""`OF_THE_TILE` by kind, without the rules that cannot forbid it: for listing legal tiles."""

BEFORE: tuple[Check, ...] = (*NOW, *OF_THE_TILE)
"""The rules of the building phase that do not depend on the tile's squares."""
