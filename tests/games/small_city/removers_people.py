"""For every rule of phases 3 and 4: how the cause a violation names is taken away."""

from collections.abc import Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.small_city.citizens.people import add_people, lay_people_down, remove_people
from companion.games.small_city.moves import Move, MoveCitizen, Produce, Settle, Trade
from companion.games.small_city.plan import hall_cells, seat_plan
from companion.games.small_city.position import CellName, Cube, Laid, Meeple, Position, Spot
from companion.games.small_city.printed import Kind
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import others_have, ruled, said, seat_has, seat_has_more, seat_of, table_has

Violations = Sequence[Violation]
Walking = MoveCitizen | Settle


def _source(seat: int, move: MoveCitizen) -> int:
    return seat if move.out_of is None else move.out_of


def _goal(seat: int, move: Walking) -> int:
    if isinstance(move, Settle):
        return seat
    return _source(seat, move) if move.town is None else move.town


def _where(seat: int, move: Trade) -> int:
    return seat if move.town is None else move.town


def tiled(position: Position, town: int, kind: Kind, *cells: CellName) -> Position:
    """Return the position with a tile on these squares. What lay there is taken off."""
    kept = tuple(tile for tile in position.towns[town].tiles if not set(tile.cells) & set(cells))
    return position.with_town(town, tiles=(*kept, Laid(kind, cells)))


def emptied(position: Position, town: int, cells: Sequence[CellName]) -> Position:
    """Return the position with nobody, no good and no grave on these squares."""
    here = remove_people(position.towns[town], *cells)
    cubes = tuple(cube for cube in here.cubes if cube.at not in cells)
    graves = tuple(grave for grave in here.graves if grave.at not in cells)
    return position.put_town(town, replace(here, cubes=cubes, graves=graves))


def peopled(position: Position, town: int, at: CellName, seat: int) -> Position:
    """Return the position with a citizen of a seat standing on a square, whoever stood there."""
    return position.put_town(town, add_people(remove_people(position.towns[town], at), Meeple(at, seat)))


def used_up(position: Position, seat: int, *towns: int) -> Position:
    """Return the position in which a seat may use no square of some towns in this round."""
    spots = tuple(Spot(town, at) for town in towns for at in seat_plan(position, town).grid.names)
    return position.with_town(seat, left=spots)


# Citizens


def no_town(position: Position, seat: int, move: MoveCitizen | Trade, _violations: Violations) -> Changed:
    """Name a town of the game."""
    if isinstance(move, Trade):
        return position, replace(move, town=None)
    return position, replace(move, town=None, out_of=None)


def nobody_to_move(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Put a citizen of the seat on the square it leaves."""
    return peopled(position, _source(seat, move), move.origin, seat), move


def already_moved(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Mark the citizen as not moved yet."""
    source = _source(seat, move)
    return position.put_town(source, lay_people_down(position.towns[source], move.origin, spent=False)), move


def in_hall(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Replace the building that the citizen stands in by a park."""
    return tiled(position, seat, "P1", move.origin), move


def a_park(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Lay a park on the target square."""
    return tiled(position, _goal(seat, move), "P1", move.to), move


def place_taken(position: Position, seat: int, move: Walking, violations: Violations) -> Changed:
    """Clear the target square."""
    return emptied(position, _goal(seat, move), violations[0].cells), move


def same_square(position: Position, _seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Send the citizen to another square."""
    return position, replace(move, to="a1" if move.to != "a1" else "a2")


def left_square(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Forget that the seat's citizen worked on the square."""
    spot = Spot(_goal(seat, move), move.to)
    return position.with_town(seat, left=tuple(one for one in position.towns[seat].left if one != spot)), move


def police_ban(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Remove the town's police."""
    goal = _goal(seat, move)
    tiles = tuple(tile for tile in position.towns[goal].tiles if tile.kind != "PO")
    return position.with_town(goal, tiles=tiles), move


def opposite(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Rule that the move is forbidden in the first round alone, and go to the second."""
    return replace(position, round=2, rulings=replace(position.rulings, opposite="first_round")), move


def no_room_there(position: Position, seat: int, move: MoveCitizen, violations: Violations) -> Changed:
    """Close to the seat all squares of the towns that still have room."""
    assert violations[0].params["n"]
    source = _source(seat, move)
    others = tuple(town for town in range(len(position.towns)) if town != seat)
    return used_up(position, seat, *(others if violations[0].rule == "home_last" else (source,))), move


def all_lie_down(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Lay down every citizen that was named."""
    for violation in violations:
        town, cells = seat_of(violation, "town"), violation.params["cells"]
        assert isinstance(cells, tuple)
        for at in cells:
            assert isinstance(at, str)
            position = position.put_town(town, lay_people_down(position.towns[town], at))
    return position, move


def hall_empty(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Put a citizen into the City Hall."""
    at = hall_cells(seat_plan(position, seat))[0]
    return peopled(emptied(position, seat, (at,)), seat, at, seat), move


def not_r1(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Replace the building by a residence of level 1."""
    return tiled(position, seat, "R1", move.to), move


# Income


def no_trader(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Put a citizen of the seat on the trading square."""
    return peopled(position, _where(seat, move), move.at, seat), move


def no_shop(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Put a shop that takes goods on the square."""
    town = _where(seat, move)
    other = next(at for at in seat_plan(position, town).grid.names if at != move.at)
    return tiled(position, town, "C2", other, move.at), move


def wrong_payment(position: Position, _seat: int, move: Trade, violations: Violations) -> Changed:
    """Pay exactly the good or money that the square takes."""
    if violations[0].params["what"] == "goods":
        return position, replace(move, cube="w", money=0)
    return position, replace(move, cube=None, money=1)


def traded_already(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Stand the trading citizen up."""
    town = _where(seat, move)
    return position.put_town(town, lay_people_down(position.towns[town], move.at, spent=False)), move


def no_such_cube(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Change the case so that the City Hall has such a cube."""
    assert move.cube
    at = hall_cells(seat_plan(position, seat))[0]
    emptied_hall = emptied(position, seat, (at,))
    return emptied_hall.with_town(seat, cubes=(Cube(at, move.cube),)), move


def drop_count(position: Position, _seat: int, move: Produce, violations: Violations) -> Changed:
    """Give up the number of cubes without room."""
    needed = violations[0].params["n"]
    assert isinstance(needed, int)
    return position, replace(move, drop=(move.drop + ("w",) * needed)[:needed])


REMOVERS: dict[str, Remover] = {
    "no_town": no_town,
    "nobody_to_move": nobody_to_move,
    "not_your_citizen": nobody_to_move,
    "already_moved": already_moved,
    "in_hall": in_hall,
    "walk_off_board": said(to="a1"),
    "bare_square": a_park,
    "no_place": a_park,
    "place_taken": place_taken,
    "same_square": same_square,
    "into_hall": a_park,
    "works_closed": ruled(works="rest"),
    "left_square": left_square,
    "one_inside": place_taken,
    "no_tourists": a_park,
    "tourist_limit": place_taken,
    "police_ban": police_ban,
    "opposite": opposite,
    "tourist_stays": no_room_there,
    "not_next": said(town=None),
    "home_last": no_room_there,
    "must_move": all_lie_down,
    "settle_last": all_lie_down,
    "hall_empty": hall_empty,
    "not_r1": not_r1,
    "collected_already": table_has(collected=False),
    "collect_first": table_has(collected=True),
    "income_done": seat_has(done=False),
    "no_trader": no_trader,
    "no_shop": no_shop,
    "wrong_payment": wrong_payment,
    "traded_already": traded_already,
    "no_such_cube": no_such_cube,
    "trade_money": seat_has_more("money"),
    "produce_order": others_have(done=True),
    "not_made": said(drop=()),
    "drop_count": drop_count,
}
