"""Corrections of the mirror. Pieces taken off go where the table would put them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted
from companion.engine.wire import FIRST_LATER
from companion.games.small_city import box_fields, log, moves
from companion.games.small_city.citizens.people import sort_by_square
from companion.games.small_city.phase_start import with_phase
from companion.games.small_city.plan import Plan, laying_of, names_of, plan_of, seat_plan
from companion.games.small_city.position import (
    MOST_ON_TRACK,
    CellName,
    Cube,
    Grave,
    Laid,
    Meeple,
    Position,
    Town,
)
from companion.games.small_city.printed import CULTURE, LIMITED, UNIQUE, Kind, family_of

ONE_EACH = frozenset({*CULTURE, *UNIQUE, *LIMITED})
"""Kinds of which a town has one at most: laid a second time, the first is moved."""

STORES = ("WA", "CH")
"""Tiles that store goods."""

STEPS = {"money": (1, 5), "votes": (1, 10), "pollution": (1, 10)}
"""Steps by which a tap changes a track; 1 for the others."""

COUNTED = {
    "stock-R": "R",
    "stock-C": "C",
    "stock-F": "F",
    "stock-P": "P",
    "stock-WA": "WA",
    "cubes-w": "w",
    "cubes-g": "g",
    "cubes-b": "b",
}
"""Box entries that count pieces, with the pieces' names in the stock."""


# Tracks and cards -----------------------------------------------------------------------------------------


def _track_bounds(position: Position, keys: Keys) -> tuple[int, int]:
    if keys["track"] == "size":
        return 0, len(seat_plan(position, keys["seat"]).ground.areas) - 1
    return 0, MOST_ON_TRACK.get(keys["track"], 99)


def _follow_track_change(_before: Position, position: Position, correction: moves.SetTrack) -> Position:
    """Take a seat out of the game or let it back in by its pollution, or note votes entered as 0."""
    if correction.track == "votes" and position.phase == "scoring":
        return position.with_town(correction.seat, counted=correction.count == 0)
    if correction.track != "pollution":
        return position
    lost = correction.count >= position.box.number("out_at")
    return position.with_town(correction.seat, out=lost)


def _set_discs(position: Position, correction: moves.SetDiscs) -> Position:
    discs = tuple(sorted(correction.discs, key=lambda disc: disc.row))
    if len({disc.row for disc in discs}) < len(discs):
        raise Impossible("two discs of a seat never stand in one row")
    return position.with_town(correction.seat, discs=discs)


def _set_promise(position: Position, correction: moves.SetPromise) -> Position:
    seat, promise = correction.seat, correction.promise
    drawn = position.towns[seat].drawn
    drawn = drawn if promise in drawn else ()
    position = position.with_town(seat, promise=promise, drawn=drawn, more=())
    return position.with_town(seat, done=promise > 0) if position.phase == "setup" else position


def _set_mayor(position: Position, correction: moves.SetMayor) -> Position:
    seat = correction.seat
    if position.towns[seat].out:
        raise Impossible("a seat that has lost hosts nobody")
    street = position.street if seat == position.mayor else ()
    return replace(position, mayor=seat, street=street)


def _set_printed(position: Position, correction: SetPrinted) -> Position:
    """Set a printed entry, adjust the stock by the difference, and clamp the towns' sizes."""
    before = position.box.texts.get(correction.name, "")
    position = box_fields.correct_entry(position, correction)
    if name := COUNTED.get(correction.name):
        position = position.with_stock(name, count=int(correction.text) - int(before))
    for seat, town in enumerate(position.towns):
        steps = len(seat_plan(position, seat).ground.areas) - 1
        if town.size > steps:
            position = position.with_town(seat, size=steps)
    return position


def _set_side(position: Position, correction: moves.SetSide) -> Position:
    seat = correction.seat
    town = replace(position.towns[seat], side=correction.side, board="")
    empty = plan_of(position, replace(town, tiles=()))
    street = position.street if seat == position.mayor else ()
    squares = [
        *(cell for tile in town.tiles for cell in tile.cells),
        *(one.at for one in town.people),
        *(one.at for one in town.cubes),
        *(one.at for one in town.graves),
        *street,
    ]
    gone = [cell for cell in squares if cell not in empty.grid.index]
    if gone:
        raise Impossible(f"square {gone[0]} is not on that side")
    return position.put_town(seat, replace(town, size=min(town.size, len(empty.ground.areas) - 1)))


# Tiles ----------------------------------------------------------------------------------------------------


def _set_tile(position: Position, correction: moves.SetTile) -> Position:
    seat, kind = correction.seat, correction.kind
    _check_squares(seat_plan(position, seat), correction.cells)
    bare = plan_of(position, replace(position.towns[seat], tiles=()))
    cells = correction.cells
    if kind is not None:
        laying = laying_of(bare, kind, cells)
        if laying is None:
            raise Impossible(f"{kind} does not fit on {' '.join(cells)}")
        cells = names_of(bare, laying)
    position = clear_squares(position, seat, cells)
    if kind is None:
        return position
    if kind in ONE_EACH:
        before = [cell for tile in position.towns[seat].tiles if tile.kind == kind for cell in tile.cells]
        position = clear_squares(position, seat, before)
    town = position.towns[seat]
    gone = list(town.gone)
    if kind in gone:
        gone.remove(kind)
    town = replace(town, tiles=(*town.tiles, Laid(kind, cells)), gone=tuple(gone))
    return _add_to_stock(position.put_town(seat, town), (kind,), -1)


def _check_squares(plan: Plan, cells: Iterable[CellName]) -> None:
    for cell in cells:
        if cell not in plan.grid.index:
            raise Impossible(f"square {cell}")


def clear_squares(position: Position, seat: int, cells: Sequence[CellName]) -> Position:
    """Clear some squares of a seat's town of tiles, graves, people and goods.

    A tile that lies on one of them is taken off whole, with everything on it.
    """
    town = position.towns[seat]
    off = tuple(tile for tile in town.tiles if not set(cells).isdisjoint(tile.cells))
    bare = {*cells, *(cell for tile in off for cell in tile.cells)}
    town = replace(
        town,
        tiles=tuple(tile for tile in town.tiles if tile not in off),
        people=tuple(one for one in town.people if one.at not in bare),
        cubes=tuple(one for one in town.cubes if one.at not in bare),
        graves=tuple(one for one in town.graves if one.at not in bare),
    )
    before = position.towns[seat]
    position = _balance_supplies(position.put_town(seat, town), before, town)
    return _add_to_stock(position, [tile.kind for tile in off], 1)


def _add_to_stock(position: Position, kinds: Iterable[Kind], count: int) -> Position:
    """Add tiles to the stock, or take them from it. A seat's own tiles are not counted there."""
    names = (family_of(kind) for kind in kinds if kind not in UNIQUE and kind != "CH")
    return position.with_stock(*names, count=count)


# Squares --------------------------------------------------------------------------------------------------


def _set_square(position: Position, correction: moves.SetSquare) -> Position:
    seat, at = correction.seat, correction.at
    _check_square_can_hold(position, correction)
    before = position.towns[seat]
    there = {one.seat: one for one in before.people if one.at == at}
    citizen, grave = correction.citizen, correction.grave
    standing = () if citizen is None else (there.get(citizen, Meeple(at, citizen)),)
    lying = () if grave is None else (Grave(at, grave),)
    town = replace(
        before,
        people=sort_by_square((*(one for one in before.people if one.at != at), *standing)),
        graves=sort_by_square((*(one for one in before.graves if one.at != at), *lying)),
        cubes=sort_by_square(
            (
                *(one for one in before.cubes if one.at != at),
                *(Cube(at, colour) for colour in correction.cubes),
            )
        ),
    )
    return _balance_supplies(position.put_town(seat, town), before, town)


def _check_square_can_hold(position: Position, correction: moves.SetSquare) -> None:
    """Check that a square can hold what the correction puts there.

    Raises:
        Impossible: the board or the table has no such square or seat, or these things never lie together.
    """
    plan, at, count = seat_plan(position, correction.seat), correction.at, len(position.towns)
    _check_squares(plan, (at,))
    for somebody in (correction.citizen, correction.grave):
        if somebody is not None and somebody >= count:
            raise Impossible(f"seat {somebody}")
    tile = plan.tile_at(at)
    if correction.grave is not None and (tile or correction.citizen is not None or correction.cubes):
        raise Impossible(f"a grave lies alone on its square, not on {at}")
    if correction.citizen is not None and (tile is None or plan.functions_by_cell[at] == "~"):
        raise Impossible(f"nobody stands on {at}, where no building is")
    if correction.cubes and (tile is None or tile.kind not in STORES):
        raise Impossible(f"no goods are kept on {at}")
    if correction.cubes and correction.citizen is not None and tile and tile.kind == "CH":
        raise Impossible(f"{at} holds either a citizen or a cube")


def _balance_supplies(position: Position, old: Town, new: Town) -> Position:
    """Balance the citizens and goods that left a town, or came into it, against the supplies."""
    were, are = Counter(_owners_of_people(old)), Counter(_owners_of_people(new))
    for seat in range(len(position.towns)):
        position = _add_to_supply(position, seat, were[seat] - are[seat])
    position = position.with_stock(*(cube.colour for cube in old.cubes))
    return position.with_stock(*(cube.colour for cube in new.cubes), count=-1)


def _owners_of_people(town: Town) -> Iterable[int]:
    return (*(one.seat for one in town.people), *(one.seat for one in town.graves))


def _add_to_supply(position: Position, seat: int, count: int) -> Position:
    """Add citizens to a seat's Career Center, or take them from there and the middle as far as possible."""
    town = position.towns[seat]
    if count >= 0:
        return position.with_citizens(seat, "career", count)
    from_career = min(town.career, -count)
    from_middle = min(town.central, -count - from_career)
    return position.with_town(seat, career=town.career - from_career, central=town.central - from_middle)


CORRECTIONS: Corrections[Position] = Corrections(
    (
        CorrectionKind(
            message=moves.SetTrack,
            at="towns[seat][track]",
            bounds=_track_bounds,
            steps=lambda keys: STEPS.get(keys["track"], (1,)),
            follows=_follow_track_change,
            sentence_key="track",
        ),
        CorrectionKind(
            message=moves.SetTile,
            apply=_set_tile,
            control="brush",
            line=log.tile_line,
            lines=("tile", "tile_none"),
        ),
        CorrectionKind(
            message=moves.SetSquare,
            apply=_set_square,
            control="brush",
            line=log.square_line,
            lines=("square_citizen", "square_cubes", "square_grave", "square_empty"),
        ),
        CorrectionKind(
            message=moves.SetStock,
            at="stock[name]",
            steps=(1, 5),
            modes=PLAYED,
            name_keys=lambda keys: {"name": log.stock_word(keys["name"])},
            line=log.stock_line,
        ),
        CorrectionKind(
            message=moves.SetDiscs,
            apply=_set_discs,
            control="apart",
            line=log.discs_line,
            lines=("discs_0", "discs_1", "discs_2"),
        ),
        CorrectionKind(
            message=moves.SetPromise,
            at="towns[seat].promise",
            apply=_set_promise,
            control="apart",
            line=log.promise_line,
            lines=("promise", "promise_none"),
        ),
        CorrectionKind(
            message=moves.SetAction,
            at="towns[seat].action",
            modes=PLAYED,
        ),
        CorrectionKind(message=moves.SetMayor, at="mayor", apply=_set_mayor, modes=PLAYED),
        CorrectionKind(message=moves.SetRound, at="round", modes=PLAYED),
        CorrectionKind(message=moves.SetSide, at="towns[seat].side", apply=_set_side),
        CorrectionKind(message=SetPrinted, apply=_set_printed, control="apart", line=log.printed_line),
        CorrectionKind(
            message=moves.SetPhase,
            at="phase",
            apply=with_phase,
            modes=PLAYED,
            line=log.phase_line,
            lines=("phase", "phase_over"),
            later=FIRST_LATER,
        ),
    ),
    seats=lambda position: len(position.towns),
)
