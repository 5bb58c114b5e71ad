"""Completion of a typed move: the die, the Market's exchange, the forest, the step."""

from msgspec.structs import replace

from companion.games.roll_into_town.building.forests import forest_squares, growing_forest
from companion.games.roll_into_town.building.paying import ways_to_pay
from companion.games.roll_into_town.drawing.dice import best_die
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Build, Done, Draw, Grow, Move
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.typed.spelling import NO_STEP, UNSAID


def resolve_move(position: Position, seat: int, move: Move) -> Move:
    """Complete a typed move with the fields it leaves out.

    A drawing without a die takes the cheapest one. A building without an exchange is paid with the best one.
    A new tree belongs to the forest of which any tree is named, or to the first one beside it that has to
    grow. The finished step is the one that the seat is at.
    """
    match move:
        case Draw() if (move.die, move.shift) == UNSAID:
            die, shift = best_die(position, seat, move.icon)
            return replace(move, die=die, shift=shift)
        case Build() if move.given == Goods():
            ways = ways_to_pay(seat_land(position, seat), position.sheet(seat), move.building)
            return replace(move, given=ways[0]) if ways else move
        case Grow():
            return _complete_grow(position, seat, move)
        case Done() if move.step == NO_STEP:
            return replace(move, step=position.players[seat].step)
    return move


def _complete_grow(position: Position, seat: int, move: Grow) -> Grow:
    if growing_forest(position, seat, move.forest):
        return move
    land = seat_land(position, seat)
    growing = position.sheet(seat).forests
    if move.forest != move.at:
        named = next((one for one in growing if move.forest in (*one.cells, *one.grown)), None)
        return replace(move, forest=named.cells[0]) if named else move
    number = land.grid.index.get(move.at)
    around = 0 if number is None else land.grid.orthogonal(1 << number)
    beside = [one for one in growing if around & forest_squares(land, one)]
    left = [one for one in beside if one.trees_left] or beside or list(growing)
    return replace(move, forest=left[0].cells[0]) if left else move
