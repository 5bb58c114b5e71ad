"""Setting the mirror to what the table shows; nothing is gathered, grown or flooded by it.

When its sheet or its step is corrected, a seat has nothing to rub out any more.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted, entries_with
from companion.games.roll_into_town import moves
from companion.games.roll_into_town.building.forests import forests
from companion.games.roll_into_town.land import land, put
from companion.games.roll_into_town.marks import EMPTY, HALL
from companion.games.roll_into_town.position import Cells, Forest, Player, Position, Sheet
from companion.games.roll_into_town.printed import Printed, check, printed_values


def correct(position: Position, correction: moves.Correction) -> Position:
    """The position with one thing set to what the table shows.

    Raises:
        Impossible: there is no such seat or square, or it cannot be shown now.
    """
    seat = getattr(correction, "seat", 0)
    if seat >= position.count:
        raise Impossible(f"seat {seat}")
    match correction:
        case moves.SetCell():
            return _with_cell(position, correction)
        case moves.SetGoods():
            return _forgotten(position.with_sheet(seat, **{correction.resource: correction.count}), seat)
        case moves.SetUses():
            return _forgotten(position.with_sheet(seat, **{f"{correction.what}_uses": correction.uses}), seat)
        case moves.SetDice():
            return _with_dice(position, correction)
        case moves.SetStep():
            return _with_step(position, correction)
        case moves.SetRound():
            return _with_round(position, correction)
        case SetPrinted():
            return _with_printed(position, correction)


def _forgotten(position: Position, seat: int) -> Position:
    return position.with_player(seat, past=())


def _with_cell(position: Position, correction: moves.SetCell) -> Position:
    """The square as it is said to be; the Town Hall stays where it is printed."""
    seat, index = correction.seat, position.printed.grid.index
    if correction.at not in index:
        raise Impossible(f"square {correction.at}")
    number = index[correction.at]
    as_printed = position.printed.cells[number]
    if correction.token != as_printed and HALL in (correction.token, as_printed):
        raise Impossible(f"the Town Hall and {correction.at}")
    cells = put(position.sheet(seat).cells, number, correction.token)
    return _forgotten(position.with_sheet(seat, cells=cells), seat)


# The round ------------------------------------------------------------------------------------------------


def _with_dice(position: Position, correction: moves.SetDice) -> Position:
    if position.over or not position.dice:
        raise Impossible("no dice lie there")
    if len(correction.dice) != position.dice_due:
        raise Impossible(f"{len(correction.dice)} dice of {position.dice_due}")
    return replace(position, dice=tuple(sorted(correction.dice)))


def _with_step(position: Position, correction: moves.SetStep) -> Position:
    """The seat at a step; at its upkeep with what the forests on its map have to grow."""
    if position.over or not position.dice:
        raise Impossible("nobody is at a step before the dice are rolled")
    seat, step = correction.seat, correction.step
    growing = forests(land(position, seat)) if step == "upkeep" else ()
    return position.with_sheet(seat, forests=growing).with_player(seat, step=step, past=())


def _with_round(position: Position, correction: moves.SetRound) -> Position:
    """The table before the roll of a round; maps and goods are as they are."""
    if position.over:
        raise Impossible("the game is over")
    players = tuple(Player(player.sheet.rested) for player in position.players)
    return replace(position, round=correction.round, dice=(), players=players)


# What is printed ------------------------------------------------------------------------------------------


def _with_printed(position: Position, correction: SetPrinted) -> Position:
    """Another sheet: what is drawn stays on the squares of its names, the rest is as it is printed now."""
    own = entries_with(position.own, correction.name, correction.text, check)
    was, now = position.printed, printed_values(own)
    players = tuple(
        replace(player, sheet=_redrawn(player.sheet, was, now), past=()) for player in position.players
    )
    return replace(position, own=own, players=players)


def _redrawn(sheet: Sheet, was: Printed, now: Printed) -> Sheet:
    cells: Cells = now.cells
    for number, token in enumerate(sheet.cells):
        if token == was.cells[number]:
            continue
        name = was.grid.names[number]
        there = now.grid.index.get(name)
        if there is not None and now.cells[there] != HALL:
            cells = put(cells, there, token)
        elif token != EMPTY:
            raise Impossible(f"something is drawn on {name}")
    growing = tuple(_still_there(sheet.forests, now))
    return replace(sheet, cells=cells, forests=growing)


def _still_there(growing: tuple[Forest, ...], now: Printed) -> Iterator[Forest]:
    """Forests without the squares that the sheet does not have any more."""
    for forest in growing:
        trees = tuple(cell for cell in forest.cells if cell in now.grid.index)
        grown = tuple(cell for cell in forest.grown if cell in now.grid.index)
        if trees:
            yield replace(forest, cells=trees, grown=grown)
