"""Corrections that set the mirror to the table. None of them gathers, grows or floods anything.

When its sheet or its step is corrected, a seat has nothing to rub out any more.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted, with_entry
from companion.games.roll_into_town import log, moves
from companion.games.roll_into_town.building.forests import find_forests
from companion.games.roll_into_town.counting import set_count
from companion.games.roll_into_town.land import put_token, seat_land
from companion.games.roll_into_town.marks import EMPTY, HALL
from companion.games.roll_into_town.position import Cells, Forest, Player, Position, Sheet
from companion.games.roll_into_town.printed import Printed, check_entry, numbers, printed_values

MOST_COUNTED = 99
"""Greatest number that a count can be."""


def _forget_past(_before: Position, position: Position, correction: Any) -> Position:
    return position.with_player(correction.seat, past=())


def _set_cell(position: Position, correction: moves.SetCell) -> Position:
    """Set a square to a token. The Town Hall stays at its printed square.

    Raises:
        Impossible: there is no such square, or the Town Hall would move.
    """
    seat, index = correction.seat, position.printed.grid.index
    if correction.at not in index:
        raise Impossible(f"square {correction.at}")
    number = index[correction.at]
    as_printed = position.printed.cells[number]
    if correction.token != as_printed and HALL in (correction.token, as_printed):
        raise Impossible(f"the Town Hall and {correction.at}")
    cells = put_token(position.sheet(seat).cells, number, correction.token)
    return position.with_sheet(seat, cells=cells).with_player(seat, counted=None)


def _reason_not_over(position: Position) -> str:
    return "" if position.over else "the game is not over"


def _bound_count(position: Position, keys: Keys) -> tuple[int, int]:
    """Bound a count by the squares of the map, or by one for a building that scores once."""
    one = keys["counted"] in ("lighthouse", "cathedral")
    return 0, 1 if one else min(MOST_COUNTED, position.printed.grid.cells)


# The round ------------------------------------------------------------------------------------------------


def _reason_no_dice(position: Position) -> str:
    return "no dice lie there" if position.over or not position.dice else ""


def _set_dice(position: Position, correction: moves.SetDice) -> Position:
    if len(correction.dice) != position.dice_due:
        raise Impossible(f"{len(correction.dice)} dice of {position.dice_due}")
    return replace(position, dice=tuple(sorted(correction.dice)))


def _set_step(position: Position, correction: moves.SetStep) -> Position:
    """Put a seat at a step. At its upkeep, record the growth due of each forest."""
    seat, step = correction.seat, correction.step
    growing = find_forests(seat_land(position, seat)) if step == "upkeep" else ()
    return position.with_sheet(seat, forests=growing).with_player(seat, step=step, past=())


def _set_round(position: Position, correction: moves.SetRound) -> Position:
    """Begin a round before its roll. Maps and goods stay."""
    players = tuple(Player(player.sheet.for_next_round) for player in position.players)
    return replace(position, round=correction.round, over=False, dice=(), players=players)


# What is printed ------------------------------------------------------------------------------------------


def _set_printed(position: Position, correction: SetPrinted) -> Position:
    """Replace the printed sheet: drawings stay on the squares of their names, the rest becomes as printed."""
    own = with_entry(position.own, correction.name, correction.text, check_entry)
    was, now = position.printed, printed_values(own)
    players = tuple(
        replace(player, sheet=_redraw_sheet(player.sheet, was, now), past=()) for player in position.players
    )
    return replace(position, own=own, players=players)


def _redraw_sheet(sheet: Sheet, was: Printed, new_printed: Printed) -> Sheet:
    cells: Cells = new_printed.cells
    for number, token in enumerate(sheet.cells):
        if token == was.cells[number]:
            continue
        name = was.grid.names[number]
        there = new_printed.grid.index.get(name)
        if there is not None and new_printed.cells[there] != HALL:
            cells = put_token(cells, there, token)
        elif token != EMPTY:
            raise Impossible(f"something is drawn on {name}")
    growing = tuple(_forests_still_on_sheet(sheet.forests, new_printed))
    return replace(sheet, cells=cells, forests=growing)


def _forests_still_on_sheet(forests: tuple[Forest, ...], new_printed: Printed) -> Iterator[Forest]:
    """Yield forests without the squares that are no longer on the sheet."""
    for forest in forests:
        trees = tuple(cell for cell in forest.cells if cell in new_printed.grid.index)
        grown = tuple(cell for cell in forest.grown if cell in new_printed.grid.index)
        if trees:
            yield replace(forest, cells=trees, grown=grown)


CORRECTIONS: Corrections[Position] = Corrections(
    (
        CorrectionKind(
            message=moves.SetCell,
            apply=_set_cell,
            follows=_forget_past,
            control="brush",
            line=log.cell_line,
            lines=("cell", "cell_empty"),
        ),
        CorrectionKind(
            message=moves.SetGoods,
            at="players[seat].sheet[resource]",
            offers=lambda *_: (0, numbers().most),
            steps=(1, 3),
            follows=_forget_past,
        ),
        CorrectionKind(
            message=moves.SetUses,
            at="players[seat].sheet[what]_uses",
            follows=_forget_past,
            sentence_key="what",
        ),
        CorrectionKind(
            message=moves.SetCount,
            read=lambda position, keys: getattr(position.tally(keys["seat"]), keys["counted"], 0),
            apply=set_count,
            bounds=_bound_count,
            modes=("score",),
            reason_against=_reason_not_over,
            later=6,
        ),
        CorrectionKind(
            message=moves.SetDice,
            apply=_set_dice,
            modes=PLAYED,
            reason_against=_reason_no_dice,
            line=log.dice_line,
        ),
        CorrectionKind(
            message=moves.SetStep,
            at="players[seat].step",
            apply=_set_step,
            modes=PLAYED,
            reason_against=_reason_no_dice,
            line=log.step_line,
            lines=("step", "step_done"),
        ),
        CorrectionKind(
            message=moves.SetRound,
            at="round",
            offers=lambda *_: (1, numbers().rounds),
            apply=_set_round,
            modes=PLAYED,
        ),
        CorrectionKind(message=SetPrinted, apply=_set_printed, control="apart", line=log.printed_line),
    ),
    seats=lambda position: position.count,
)
