"""What a typed move leaves to the table: where a tourist stands, where a warehouse goes, what is paid."""

from msgspec.structs import replace

from companion.games.small_city.moves import Build, Move, MoveCitizen, Trade
from companion.games.small_city.plan import laying_of, names_of, plan
from companion.games.small_city.position import CellName, Position
from companion.games.small_city.printed import CULTURE
from companion.games.small_city.survey import placement


def meant(position: Position, seat: int, move: Move) -> Move:
    """A typed move as the game has it.

    Who stands nowhere at home on the square that is named is a tourist in the town that is named, or in the
    only one where it can be. An F1 without a warehouse comes with the first that fits. A cultural building
    nobody says a price for is paid in full, or with what the Architect leaves where only that is there.
    """
    match move:
        case MoveCitizen(out_of=None):
            return _walking(position, seat, move)
        case Trade(town=None):
            abroad = _abroad(position, seat, move.at)
            return move if len(abroad) != 1 else replace(move, town=abroad[0])
        case Build() if move.tile == "F1" and not move.warehouse:
            return _completed(position, seat, move)
        case Build() if move.tile in CULTURE and not move.pay:
            return _completed(position, seat, move)
    return move


def _abroad(position: Position, seat: int, at: CellName) -> tuple[int, ...]:
    """The towns where a seat's tourist stands on a square; none while one of its own stands there at home."""
    hosts = tuple(
        host
        for host, town in enumerate(position.towns)
        if any(one.seat == seat and one.at == at for one in town.people)
    )
    return () if seat in hosts else hosts


def _walking(position: Position, seat: int, move: MoveCitizen) -> MoveCitizen:
    abroad = _abroad(position, seat, move.origin)
    if move.town in abroad:
        return replace(move, out_of=move.town, town=None)
    return replace(move, out_of=abroad[0]) if len(abroad) == 1 else move


def _completed(position: Position, seat: int, move: Build) -> Build:
    here = plan(position, seat)
    laying = laying_of(here, move.tile, move.cells)
    if laying is None:
        return move
    found = placement(position, seat, move.tile, "+".join(names_of(here, laying)))
    return replace(move, warehouse=found.warehouse, pay=found.pay)
