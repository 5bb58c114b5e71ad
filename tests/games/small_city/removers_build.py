"""For every rule of building: how the cause that a violation names is taken away."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.engine.words import Who, Word
from companion.games.small_city.moves import Build, Demolish, Grow, Move, Staff, Upgrade
from companion.games.small_city.paying import full_price
from companion.games.small_city.places import piece_on
from companion.games.small_city.placing import lot
from companion.games.small_city.plan import plan
from companion.games.small_city.position import CellName, Cube, Laid, Meeple, Position
from companion.games.small_city.printed import COLOURS, Kind, family
from companion.games.small_city.supplying import stock_name
from companion.games.small_city.upgrading import NEXT, larger
from tests.conformance.parts import Changed, Remover

Violations = Sequence[Violation]


def _cells(violations: Violations) -> set[CellName]:
    return {cell for violation in violations for cell in violation.cells}


def _number(violation: Violation, name: str) -> int:
    value = violation.params[name]
    assert isinstance(value, int)
    return value


def _kinds(violations: Violations) -> list[Kind]:
    words = [violation.params["tile"] for violation in violations]
    return [word.id.removeprefix("tile-") for word in words if isinstance(word, Word)]  # type: ignore[misc]


def without_tiles(position: Position, seat: int, cells: Iterable[CellName]) -> Position:
    """The position with every tile gone that covers one of these squares, and all that is on it."""
    gone = set(cells)
    tiles = position.towns[seat].tiles
    bare = {cell for tile in tiles if gone & set(tile.cells) for cell in tile.cells}
    return position.with_town(
        seat,
        tiles=tuple(tile for tile in tiles if not bare & set(tile.cells)),
        people=tuple(one for one in position.towns[seat].people if one.at not in bare),
        cubes=tuple(one for one in position.towns[seat].cubes if one.at not in bare),
    )


def _tile_at(position: Position, seat: int, cell: CellName) -> Laid:
    tile = plan(position, seat).tile_at(cell)
    assert tile is not None
    return tile


def built_done(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The seat has not finished."""
    return position.with_town(seat, done=False), move


def slots(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The seat has built nothing yet."""
    return position.with_town(seat, built=0), move


def hall(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """It is a park."""
    assert isinstance(move, Build)
    return position, replace(move, tile="P1")


def another_tile(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """It is a park of one square."""
    assert isinstance(move, Build)
    return position, replace(move, tile="P1", cells=move.cells[:1])


def used_up(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The tile that is named is neither on the board nor demolished."""
    (kind,) = _kinds(violations)
    bare = without_tiles(position, seat, _cells(violations))
    gone = tuple(one for one in bare.towns[seat].gone if one != kind)
    return bare.with_town(seat, gone=gone), move


def cleared(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named squares are free."""
    assert all(violation.cells for violation in violations)
    return without_tiles(position, seat, _cells(violations)), move


def stock(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """The supply has one more of each that is named."""
    for kind in _kinds(violations):
        position = replace(position, stock=position.stock.plus(stock_name(kind)))
    return position, move


def council_only(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """The table plays that they can be built."""
    return replace(position, rulings=replace(position.rulings, emergency="buildable")), move


def scarce(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named seat has finished, and those after it."""
    named = violations[0].params["seat"]
    assert isinstance(named, Who)
    order = position.order
    for other in order[order.index(named.seat) : order.index(seat)]:
        position = position.with_town(other, done=True)
    return position, move


def on_board(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """All squares are on the board."""
    assert _listed(violations[0], "cells")
    return shaped(position, seat, move, violations)


def _listed(violation: Violation, name: str) -> tuple[str, ...]:
    value = violation.params[name]
    assert isinstance(value, tuple)
    return tuple(str(one) for one in value)


def shaped(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The squares are those of the tile, and of its warehouse."""
    here = lot(position, seat)
    if isinstance(move, Upgrade):
        return position, replace(move, cells=piece_on(here, move.tile).cells[0])
    assert isinstance(move, Build)
    store = piece_on(here, "WA").cells[-1] if move.warehouse else ()
    return position, replace(move, cells=piece_on(here, move.tile).cells[0], warehouse=store)


def grave(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named graves are not there."""
    graves = position.towns[seat].graves
    named = _cells(violations)
    return position.with_town(seat, graves=tuple(one for one in graves if one.at not in named)), move


def _painted(position: Position, seat: int, cells: Iterable[CellName], mark: str) -> Position:
    """The position with some squares of a seat's board printed otherwise."""
    town, here = position.towns[seat], plan(position, seat)
    drawn = list((town.board or position.box.texts[f"board-{town.side}"]).replace("/", ""))
    for cell in cells:
        drawn[here.grid.index[cell]] = mark
    columns = here.grid.columns
    rows = ("".join(drawn[i : i + columns]) for i in range(0, len(drawn), columns))
    return position.with_town(seat, board="/".join(rows))


def ground(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named squares are open from the start."""
    return _painted(position, seat, _cells(violations), "0"), move


def street(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """The mayor does not stand beside the named squares."""
    named = _cells(violations)
    return replace(position, street=tuple(cell for cell in position.street if cell not in named)), move


def fed(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Just so many tiles influence one of its squares as it needs: it lies among nothing else."""
    needed, rule = _number(violations[0], "needed"), violations[0].rule
    if isinstance(move, Upgrade):
        return _fed_upgrade(position, seat, move, rule.removeprefix("upgrade_"), needed)
    assert isinstance(move, Build)
    kept = ("R" if rule == "homes" else "RF") and position.towns[seat].tiles
    assert kept is not None
    bare = position.with_town(seat, tiles=(), people=(), cubes=(), board=OPEN)
    cells = piece_on(lot(bare, seat), move.tile).cells
    middle = next(each for each in cells if "e5" in each)
    return _surrounded(bare, seat, middle, rule, needed), replace(move, cells=middle, warehouse=())


OPEN = "/".join(["0" * 10] * 10)
"""A board of ten by ten squares, all open."""


def _surrounded(position: Position, seat: int, cells: Iterable[CellName], rule: str, needed: int) -> Position:
    """The position with so many tiles beside the square e5 of a tile."""
    kinds: dict[str, tuple[Kind, ...]] = {
        "culture": ("SC",) * 8,
        "homes": ("R1",) * 8,
        "industry": ("RF", "HB"),
    }
    taken = set(cells)
    free = [at for at in ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6") if at not in taken]
    laid = []
    for kind, at in zip(kinds[rule][:needed], free, strict=False):
        laid.append(Laid(kind, (at,) if kind != "HB" else (at, "j1", "j2", "i1")))
    return position.with_town(seat, tiles=(*position.towns[seat].tiles, *laid))


def _fed_upgrade(position: Position, seat: int, move: Upgrade, rule: str, needed: int) -> Changed:
    old = _tile_at(position, seat, move.origin)
    bare = position.with_town(seat, tiles=(), people=(), cubes=(), board=OPEN)
    middle = next(each for each in piece_on(lot(bare, seat), old.kind).cells if "e5" in each)
    with_old = bare.with_town(seat, tiles=(Laid(old.kind, middle),))
    fed_town = _surrounded(with_old, seat, middle, rule, needed)
    ways = larger(lot(with_old, seat), Laid(old.kind, middle))
    cells = tuple(bare.box.texts) and piece_on(lot(bare, seat), ways[0].kind).named[ways[0].laying.cells]
    return fed_town, replace(move, origin="e5", cells=cells)


def warehouse_named(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """A warehouse is named."""
    assert isinstance(move, Build)
    return position, replace(move, warehouse=("a1",))


def no_warehouse(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """No warehouse is named."""
    assert isinstance(move, Build)
    return position, replace(move, warehouse=())


def warehouse_near(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """The warehouse lies on one of the named squares."""
    assert isinstance(move, Build)
    return position, replace(move, warehouse=_listed(violations[0], "cells")[:1])


def money(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The seat has the missing dollars too."""
    return position.with_town(
        seat, money=position.towns[seat].money + _number(violations[0], "missing")
    ), move


def payment(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """The full price is paid."""
    assert isinstance(move, Build)
    return position, replace(move, pay=full_price(position, move.tile))


def goods(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The missing cubes are in store too."""
    words = violations[0].params["missing"]
    assert isinstance(words, tuple)
    missing = [word.id.removeprefix("cube-") for word in words if isinstance(word, Word)]
    more = tuple(Cube("a1", colour) for colour in COLOURS for name in missing if name == colour)
    return position.with_town(seat, cubes=(*position.towns[seat].cubes, *more)), move


def upgrade_nothing(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """There is a tile on the square that is named."""
    assert isinstance(move, Upgrade)
    cell = str(violations[0].params["cell"])
    if cell not in plan(position, seat).grid.index:
        cell = "a1"
    tiles = (*without_tiles(position, seat, (cell,)).towns[seat].tiles, Laid("R1", (cell,)))
    return position.with_town(seat, tiles=tiles), replace(move, origin=cell)


def next_level(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """It becomes the next level of the same family."""
    assert isinstance(move, Upgrade)
    old = _tile_at(position, seat, move.origin)
    if old.kind in NEXT:
        return position, replace(move, tile=NEXT[old.kind])
    tiles = tuple(replace(tile, kind="R1") if tile is old else tile for tile in position.towns[seat].tiles)
    return position.with_town(seat, tiles=tiles), replace(move, tile="R2")


def covered_all(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The new tile lies over the old one, every square doing what it did."""
    assert isinstance(move, Upgrade)
    ways = larger(lot(position, seat), _tile_at(position, seat, move.origin))
    piece = piece_on(lot(position, seat), move.tile)
    return position, replace(move, cells=piece.named[ways[0].laying.cells])


def not_fresh(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named tile was built in an earlier round."""
    named = _cells(violations)
    tiles = position.towns[seat].tiles
    aged = tuple(replace(one, fresh=False) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=aged), move


def demolish_nothing(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """One tile is named."""
    assert isinstance(move, Demolish)
    return position, replace(move, cells=position.towns[seat].tiles[-1].cells)


def demolish_hall(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """It is a park."""
    assert isinstance(move, Demolish)
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="P3") if one.kind == "CH" else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def demolish_room(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named citizens are not on the tile."""
    named = _cells(violations)
    people = position.towns[seat].people
    return position.with_town(seat, people=tuple(one for one in people if one.at not in named)), move


def grown(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The town has not grown in this round."""
    return position.with_town(seat, grown=False), move


def grow_slots(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """One tile was built at most."""
    return position.with_town(seat, built=1), move


def full_size(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The town is a step smaller."""
    assert isinstance(move, Grow)
    return position.with_town(seat, size=len(plan(position, seat).ground.areas) - 2), move


def staff_nobody(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """A citizen of the seat stands on the named square."""
    cell = str(violations[0].params["cell"])
    others = tuple(one for one in position.towns[seat].people if one.at != cell)
    return position.with_town(seat, people=(*others, Meeple(cell, seat))), move


def staff_place(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The citizen goes to a free square of a building."""
    assert isinstance(move, Staff)
    bare = without_tiles(position, seat, ("a1",)).with_town(seat, board=OPEN)
    people = tuple(one for one in bare.towns[seat].people if one.at != "a1")
    tiles = (*bare.towns[seat].tiles, Laid("P1", ("a1",)))
    return bare.with_town(seat, tiles=tiles, people=people), replace(move, to="a1")


def staff_station(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named square belongs to a police station laid in this phase."""
    named = _cells(violations)
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="PO", fresh=True) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def staff_from(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """The named square belongs to a park."""
    cell = str(violations[0].params["cell"])
    bare = without_tiles(position, seat, (cell,)).towns[seat].tiles
    return position.with_town(seat, tiles=(*bare, Laid("P1", (cell,)))), move


def grant_seat(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """The building is this seat's."""
    assert position.errand is not None
    return replace(position, errand=replace(position.errand, seat=seat)), move


def grant_size(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """The council gives a tile of this size, or the tile has the size it gives."""
    assert position.errand is not None
    size = _number(violations[0], "size")
    if size <= 4:
        return replace(position, errand=replace(position.errand, size=size)), move
    assert isinstance(move, Build)
    return position, replace(move, tile="P3")


def grant_free(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Nothing is paid."""
    assert isinstance(move, Build)
    return position, replace(move, pay=())


REMOVERS: dict[str, Remover] = {
    "built_done": built_done,
    "slots": slots,
    "hall": hall,
    "warehouse_alone": another_tile,
    "used_up": used_up,
    "one_each": cleared,
    "stock": stock,
    "council_only": council_only,
    "scarce": scarce,
    "off_board": on_board,
    "shape": shaped,
    "covered": cleared,
    "grave": grave,
    "obstacle": ground,
    "water": ground,
    "area": ground,
    "street": street,
    "apart": cleared,
    "culture": fed,
    "homes": fed,
    "industry": fed,
    "warehouse_needed": warehouse_named,
    "warehouse_extra": no_warehouse,
    "warehouse_on_it": no_warehouse,
    "warehouse_near": warehouse_near,
    "money": money,
    "payment": payment,
    "goods": goods,
    "upgrade_nothing": upgrade_nothing,
    "upgrade_kind": next_level,
    "next_level": next_level,
    "uncovers": covered_all,
    "changes": covered_all,
    "upgrade_culture": fed,
    "upgrade_homes": fed,
    "upgrade_industry": fed,
    "fresh": not_fresh,
    "demolish_nothing": demolish_nothing,
    "demolish_hall": demolish_hall,
    "demolish_cost": money,
    "demolish_room": demolish_room,
    "grown": grown,
    "grow_slots": grow_slots,
    "full_size": full_size,
    "staff_nobody": staff_nobody,
    "staff_place": staff_place,
    "staff_station": staff_station,
    "staff_from": staff_from,
    "staff_inside": cleared,
    "grant_seat": grant_seat,
    "grant_culture": hall,
    "grant_size": grant_size,
    "grant_free": grant_free,
}

NEVER_SEEN = frozenset(
    {
        "off_board", "shape", "warehouse_extra", "warehouse_on_it", "warehouse_near", "payment",
        "upgrade_nothing", "upgrade_kind", "next_level", "uncovers", "staff_nobody",
        "demolish_nothing", "grant_free", "grant_seat",
    }
)  # fmt: skip
"""Rules that no candidate breaks: those name real tiles on squares they have. Tests break each by hand."""

_FAMILY = family
