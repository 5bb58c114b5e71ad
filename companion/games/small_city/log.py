"""Small City's moves and corrections as lines of the log."""

from companion.engine.lines import Param, line_of, seat_line
from companion.engine.notice import Notice
from companion.engine.owners_box import SetPrinted
from companion.engine.words import Who, Word
from companion.games.small_city import moves
from companion.games.small_city.box_fields import BOX
from companion.games.small_city.building.paying import cube_words
from companion.games.small_city.building.placing import tile_word
from companion.games.small_city.citizens.trading import compute_output
from companion.games.small_city.phases.action import card_price
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import COLOURS, FAMILIES, Kind


def _word_or_none(kind: Kind | None) -> Word:
    """Name a tile, or the lack of one."""
    return tile_word(kind) if kind else Word("no_tile")


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """Describe a move in the log, given the position it is made in."""
    match move:
        case moves.Keep():
            return seat_line("keep", seat, number=move.kept, promise=Word(f"promise-{move.kept}"))
        case moves.Street():
            return line_of(move, seat, mayor=Who(position.mayor))
        case moves.Lay():
            return line_of(move, seat, place=len(position.ring) + 1)
        case moves.Choose():
            return _choose_line(position, seat, move)
        case moves.Build():
            return _build_line(seat, move)
        case moves.Upgrade():
            before = seat_plan(position, seat).tile_at(move.origin)
            return line_of(move, seat, before=_word_or_none(before.kind if before else None))
        case moves.Demolish():
            tile = seat_plan(position, seat).tile_at(move.cells[0]) if move.cells else None
            cells = tile.cells if tile else move.cells
            return seat_line("demolish", seat, tile=_word_or_none(tile.kind if tile else None), cells=cells)
        case moves.MoveCitizen():
            return _move_line(seat, move)
        case moves.Done():
            return seat_line("done_move" if position.phase == "move" else "done_build", seat)
        case moves.Trade():
            return _trade_line(seat, move)
        case moves.Produce(drop=()):
            made = compute_output(position, seat)
            return seat_line("produce" if made.home or made.abroad else "produce_none", seat)
        case moves.Produce():
            return seat_line("produce_drop", seat, cubes=cube_words(move.drop))
        case moves.Mourn():
            return _mourn_line(position, seat, move)
        case moves.Advance():
            return _advance_line(position, seat, move)
        case moves.Collect() | moves.Tally() | moves.Measure():
            return line_of(move, None)
        case moves.Decline() if position.errand is not None and position.errand.what == "staff":
            return seat_line("decline_staff", seat)
    return line_of(move, seat)


def _choose_line(position: Position, seat: int, move: moves.Choose) -> Notice:
    paid = card_price(position, seat, move.card).dollars if move.card in position.ring else 0
    what = f"choose_{move.gain}" if move.card == "E" else "choose"
    return seat_line(what, seat, card=Word(f"card-{move.card}"), price=paid)


def _build_line(seat: int, move: moves.Build) -> Notice:
    laid: dict[str, Param] = {"tile": tile_word(move.tile), "cells": move.cells}
    if move.warehouse:
        return seat_line("build_warehouse", seat, **laid, warehouse=move.warehouse)
    if move.pay:
        return seat_line("build_paid", seat, **laid, cubes=cube_words(move.pay))
    return seat_line("build", seat, **laid)


def _move_line(seat: int, move: moves.MoveCitizen) -> Notice:
    out_of = seat if move.out_of is None else move.out_of
    town = out_of if move.town is None else move.town
    if town == out_of:
        what = "move" if town == seat else "move_abroad"
    elif town == seat:
        what = "move_home"
    else:
        what = "move_out" if out_of == seat else "move_on"
    where: dict[str, Param] = {"from": move.origin, "to": move.to}
    return seat_line(what, seat, **where, town=Who(town), out_of=Who(out_of))


def _trade_line(seat: int, move: moves.Trade) -> Notice:
    town = Who(seat if move.town is None else move.town)
    if move.cube:
        return seat_line("trade_cube", seat, at=move.at, town=town, cube=Word(f"cube-{move.cube}"))
    return seat_line("trade_money", seat, at=move.at, town=town, money=move.money)


def _mourn_line(position: Position, seat: int, move: moves.Mourn) -> Notice:
    whose = next((one.seat for one in position.towns[seat].people if one.at == move.at), seat)
    if move.grave is None:
        return seat_line("mourn", seat, whose=Who(whose), at=move.at)
    return seat_line("mourn_grave", seat, whose=Who(whose), at=move.at, grave=move.grave)


def _advance_line(position: Position, seat: int, move: moves.Advance) -> Notice:
    at = next((disc.step for disc in position.towns[seat].discs if disc.row == move.row), 0)
    step = 1 if move.leaves or at == 0 else min(4, at + 1)
    return seat_line(f"council_{move.pay}", seat, row=Word(f"row-{move.row}"), step=step, price=step)


# Corrections ----------------------------------------------------------------------------------------------


def tile_line(_position: Position, correction: moves.SetTile) -> Notice:
    """Describe a tile set on some squares, or their clearing."""
    seat, cells = correction.seat, correction.cells
    if correction.kind is None:
        return seat_line("tile_none", seat, cells=cells)
    return seat_line("tile", seat, tile=_word_or_none(correction.kind), cells=cells)


def stock_line(_position: Position, correction: moves.SetStock) -> Notice:
    """Describe a corrected count in the middle of the table."""
    return Notice("stock", None, {"name": stock_word(correction.name), "count": correction.count})


def promise_line(_position: Position, correction: moves.SetPromise) -> Notice:
    """Describe the promise that a seat keeps."""
    seat, promise = correction.seat, correction.promise
    if not promise:
        return seat_line("promise_none", seat)
    return seat_line("promise", seat, number=promise, promise=Word(f"promise-{promise}"))


def phase_line(_position: Position, correction: moves.SetPhase) -> Notice:
    """Describe the phase a table is put into."""
    if correction.phase == "scoring":
        return Notice("phase_over")
    return line_of(correction, None)


def printed_line(_position: Position, correction: SetPrinted) -> Notice:
    """Describe a corrected entry of the box."""
    return BOX.log_line(correction.name)


def stock_word(name: str) -> Word:
    """Name a kind of piece in the middle of the table."""
    if name in COLOURS:
        return Word(f"middle-{name}")
    return Word(f"stock-{name}") if name in (*FAMILIES, "WA") else Word(f"tile-{name}")


def square_line(_position: Position, correction: moves.SetSquare) -> Notice:
    """Describe the citizen, cubes or grave on a square."""
    seat, at = correction.seat, correction.at
    if correction.grave is not None:
        return seat_line("square_grave", seat, at=at, whose=Who(correction.grave))
    if correction.citizen is not None:
        return seat_line("square_citizen", seat, at=at, whose=Who(correction.citizen))
    if correction.cubes:
        return seat_line("square_cubes", seat, at=at, cubes=cube_words(correction.cubes))
    return seat_line("square_empty", seat, at=at)


def discs_line(_position: Position, correction: moves.SetDiscs) -> Notice:
    """Describe the places of a seat's council discs."""
    found: dict[str, Param] = {}
    for number, disc in enumerate(sorted(correction.discs, key=lambda disc: disc.row), 1):
        found |= {f"row{number}": Word(f"row-{disc.row}"), f"step{number}": disc.step}
    return seat_line(f"discs_{len(correction.discs)}", correction.seat, **found)
