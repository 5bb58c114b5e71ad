"""Small City's moves and corrections as lines of the log."""

from companion.engine.game import Notice
from companion.engine.words import Params, Who, Word
from companion.games.small_city import boxed, moves
from companion.games.small_city.phases.prices import price
from companion.games.small_city.plan import plan
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import COLOURS, FAMILIES
from companion.kit.owners_box import SetPrinted


def tile_word(kind: str | None) -> Word:
    """The name of a tile, or of none."""
    return Word(f"tile-{kind}") if kind else Word("no_tile")


def cubes_words(cubes: moves.Cubes) -> tuple[Word, ...]:
    """The names of some cubes."""
    return tuple(Word(f"cube-{colour}") for colour in cubes)


def described(position: Position, seat: int, move: moves.Move) -> Notice:
    """What a move says in the log, told about the position it is made in."""
    who: Params = {"seat": Who(seat)}
    match move:
        case moves.Found():
            where: Params = {"cells": tuple(move.cells), "side": Word(f"side-{move.side}")}
            return Notice("found", seat, {**who, **where})
        case moves.Keep():
            kept: Params = {"number": move.kept, "promise": Word(f"promise-{move.kept}")}
            return Notice("keep", seat, {**who, **kept})
        case moves.Street():
            mayor: Params = {"mayor": Who(position.mayor), "squares": tuple(move.squares)}
            return Notice("street", seat, {**who, **mayor})
        case moves.Lay():
            return Notice("lay", seat, {"card": Word(f"card-{move.card}"), "place": len(position.ring) + 1})
        case moves.Choose():
            return _choosing(position, seat, move)
        case moves.Build():
            return _building(seat, move)
        case moves.Upgrade():
            return _upgrading(position, seat, move)
        case moves.Demolish():
            return _demolishing(position, seat, move)
        case moves.Staff() | moves.MoveCitizen() | moves.Settle():
            return _walking(seat, move)
        case moves.Done():
            return Notice("done_move" if position.phase == "move" else "done_build", seat, who)
        case moves.Trade():
            return _trading(seat, move)
        case moves.Produce():
            return Notice("produce_drop" if move.drop else "produce", seat, {**who, **_dropped(move)})
        case moves.Mourn():
            return _mourning(position, seat, move)
        case moves.Advance():
            return _advancing(position, seat, move)
        case moves.Collect():
            return Notice("collect")
        case moves.Tally():
            return Notice("tally")
        case moves.Measure():
            return Notice("measure")
        case moves.Grow():
            return Notice("grow", seat, who)
        case moves.Decline():
            leaves = position.errand is not None and position.errand.what == "staff"
            return Notice("decline_staff" if leaves else "decline", seat, who)
        case moves.Skip():
            return Notice("skip", seat, who)


def _choosing(position: Position, seat: int, move: moves.Choose) -> Notice:
    paid = price(position, seat, move.card).dollars if move.card in position.ring else 0
    params: Params = {"seat": Who(seat), "card": Word(f"card-{move.card}"), "price": paid}
    return Notice(f"choose_{move.gain}" if move.card == "E" else "choose", seat, params)


def _building(seat: int, move: moves.Build) -> Notice:
    params: dict[str, Who | Word | Cells | tuple[Word, ...]] = {
        "seat": Who(seat),
        "tile": tile_word(move.tile),
        "cells": tuple(move.cells),
    }
    if move.warehouse:
        return Notice("build_warehouse", seat, {**params, "warehouse": tuple(move.warehouse)})
    if move.pay:
        return Notice("build_paid", seat, {**params, "cubes": cubes_words(move.pay)})
    return Notice("build", seat, params)


def _upgrading(position: Position, seat: int, move: moves.Upgrade) -> Notice:
    before = plan(position, seat).tile_at(move.origin)
    params: Params = {
        "seat": Who(seat),
        "before": tile_word(before.kind if before else None),
        "tile": tile_word(move.tile),
        "cells": tuple(move.cells),
    }
    return Notice("upgrade", seat, params)


def _demolishing(position: Position, seat: int, move: moves.Demolish) -> Notice:
    tile = plan(position, seat).tile_at(move.cells[0]) if move.cells else None
    cells = tile.cells if tile else move.cells
    params: Params = {
        "seat": Who(seat),
        "tile": tile_word(tile.kind if tile else None),
        "cells": tuple(cells),
    }
    return Notice("demolish", seat, params)


def _walking(seat: int, move: moves.Staff | moves.MoveCitizen | moves.Settle) -> Notice:
    who: Params = {"seat": Who(seat), "to": move.to}
    if isinstance(move, moves.Settle):
        return Notice("settle", seat, who)
    who = {**who, "from": move.origin}
    if isinstance(move, moves.Staff):
        return Notice("staff", seat, who)
    out_of = seat if move.out_of is None else move.out_of
    town = out_of if move.town is None else move.town
    if town == out_of:
        return Notice("move" if town == seat else "move_abroad", seat, {**who, "town": Who(town)})
    if town == seat:
        return Notice("move_home", seat, {**who, "out_of": Who(out_of)})
    if out_of == seat:
        return Notice("move_out", seat, {**who, "town": Who(town)})
    return Notice("move_on", seat, {**who, "town": Who(town), "out_of": Who(out_of)})


def _trading(seat: int, move: moves.Trade) -> Notice:
    who: Params = {"seat": Who(seat), "at": move.at, "town": Who(seat if move.town is None else move.town)}
    if move.cube:
        return Notice("trade_cube", seat, {**who, "cube": Word(f"cube-{move.cube}")})
    return Notice("trade_money", seat, {**who, "money": move.money})


def _dropped(move: moves.Produce) -> Params:
    return {"cubes": cubes_words(move.drop)} if move.drop else {}


def _mourning(position: Position, seat: int, move: moves.Mourn) -> Notice:
    whose = next((one.seat for one in position.towns[seat].people if one.at == move.at), seat)
    who: Params = {"seat": Who(seat), "whose": Who(whose), "at": move.at}
    if move.grave is None:
        return Notice("mourn", seat, who)
    return Notice("mourn_grave", seat, {**who, "grave": move.grave})


def _advancing(position: Position, seat: int, move: moves.Advance) -> Notice:
    at = next((disc.step for disc in position.towns[seat].discs if disc.row == move.row), 0)
    step = 1 if move.leaves or at == 0 else min(4, at + 1)
    params: Params = {"seat": Who(seat), "row": Word(f"row-{move.row}"), "step": step, "price": step}
    return Notice(f"council_{move.pay}", seat, params)


def described_correction(position: Position, correction: moves.Correction) -> Notice:
    """What a correction says in the log."""
    match correction:
        case moves.SetTrack():
            who: Params = {"seat": Who(correction.seat), "count": correction.count}
            return Notice(f"track_{correction.track}", correction.seat, who)
        case moves.SetTile():
            where: Params = {"seat": Who(correction.seat), "cells": tuple(correction.cells)}
            if correction.kind is None:
                return Notice("tile_none", correction.seat, where)
            return Notice("tile", correction.seat, {**where, "tile": tile_word(correction.kind)})
        case moves.SetSquare():
            return _square(correction)
        case moves.SetStock():
            return Notice("stock", None, {"name": stock_word(correction.name), "count": correction.count})
        case moves.SetDiscs():
            return _discs(correction)
        case moves.SetPromise():
            card: Params = {
                "number": correction.promise,
                "promise": Word(f"promise-{correction.promise or 1}"),
            }
            what = "promise" if correction.promise else "promise_none"
            return Notice(what, correction.seat, {"seat": Who(correction.seat), **card})
        case moves.SetAction(card=None):
            return Notice("action_none", correction.seat, {"seat": Who(correction.seat)})
        case moves.SetAction():
            action: Params = {"seat": Who(correction.seat), "card": Word(f"card-{correction.card}")}
            return Notice("action", correction.seat, action)
        case moves.SetMayor():
            return Notice("mayor", correction.seat, {"seat": Who(correction.seat)})
        case moves.SetRound():
            return Notice("round", None, {"round": correction.round})
        case moves.SetSide():
            side: Params = {"seat": Who(correction.seat), "side": Word(f"side-{correction.side}")}
            return Notice("side", correction.seat, side)
        case SetPrinted():
            return boxed.described(correction)


def stock_word(name: str) -> Word:
    """The name of something in the middle of the table."""
    if name in COLOURS:
        return Word(f"middle-{name}")
    return Word(f"stock-{name}") if name in (*FAMILIES, "WA") else Word(f"tile-{name}")


def _square(correction: moves.SetSquare) -> Notice:
    where: Params = {"seat": Who(correction.seat), "at": correction.at}
    if correction.grave is not None:
        return Notice("square_grave", correction.seat, {**where, "whose": Who(correction.grave)})
    if correction.citizen is not None:
        return Notice("square_citizen", correction.seat, {**where, "whose": Who(correction.citizen)})
    if correction.cubes:
        return Notice("square_cubes", correction.seat, {**where, "cubes": cubes_words(correction.cubes)})
    return Notice("square_empty", correction.seat, where)


def _discs(correction: moves.SetDiscs) -> Notice:
    who: Params = {"seat": Who(correction.seat)}
    discs = sorted(correction.discs, key=lambda disc: disc.row)
    for number, disc in enumerate(discs, 1):
        who = {**who, f"row{number}": Word(f"row-{disc.row}"), f"step{number}": disc.step}
    return Notice(f"discs_{len(discs)}", correction.seat, who)
