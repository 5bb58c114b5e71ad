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


def _town_left(seat: int, move: MoveCitizen) -> int:
    return seat if move.out_of is None else move.out_of


def _town_entered(seat: int, move: Walking) -> int:
    if isinstance(move, Settle):
        return seat
    return _town_left(seat, move) if move.town is None else move.town


def _trading_town(seat: int, move: Trade) -> int:
    return seat if move.town is None else move.town


def lay_tile(position: Position, town: int, kind: Kind, *cells: CellName) -> Position:
    """Lay a tile on these squares in place of what lies there."""
    kept = tuple(tile for tile in position.towns[town].tiles if not set(tile.cells) & set(cells))
    return position.with_town(town, tiles=(*kept, Laid(kind, cells)))


def emptied(position: Position, town: int, cells: Sequence[CellName]) -> Position:
    """Return the position with nobody, no good and no grave on these squares."""
    here = remove_people(position.towns[town], *cells)
    cubes = tuple(cube for cube in here.cubes if cube.at not in cells)
    graves = tuple(grave for grave in here.graves if grave.at not in cells)
    return position.put_town(town, replace(here, cubes=cubes, graves=graves))


def put_citizen(position: Position, town: int, at: CellName, seat: int) -> Position:
    """Put a citizen of a seat on a square in place of those who stand there."""
    return position.put_town(town, add_people(remove_people(position.towns[town], at), Meeple(at, seat)))


def close_towns(position: Position, seat: int, *towns: int) -> Position:
    """Close every square of some towns to a seat for this round."""
    spots = tuple(Spot(town, at) for town in towns for at in seat_plan(position, town).grid.names)
    return position.with_town(seat, left=spots)


# Citizens


def name_town(position: Position, seat: int, move: MoveCitizen | Trade, _violations: Violations) -> Changed:
    """Name a town of the game."""
    if isinstance(move, Trade):
        return position, replace(move, town=None)
    return position, replace(move, town=None, out_of=None)


def put_moving_citizen(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Put a citizen of the seat on the square it leaves."""
    return put_citizen(position, _town_left(seat, move), move.origin, seat), move


def forget_move(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Mark the citizen as not moved yet."""
    source = _town_left(seat, move)
    return position.put_town(source, lay_people_down(position.towns[source], move.origin, spent=False)), move


def replace_building(position: Position, seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Replace the building that the citizen stands in by a park."""
    return lay_tile(position, seat, "P1", move.origin), move


def lay_park(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Lay a park on the target square."""
    return lay_tile(position, _town_entered(seat, move), "P1", move.to), move


def clear_target(position: Position, seat: int, move: Walking, violations: Violations) -> Changed:
    """Clear the target square."""
    return emptied(position, _town_entered(seat, move), violations[0].cells), move


def send_elsewhere(position: Position, _seat: int, move: MoveCitizen, _violations: Violations) -> Changed:
    """Send the citizen to another square."""
    return position, replace(move, to="a1" if move.to != "a1" else "a2")


def forget_work(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Forget that the seat's citizen worked on the square."""
    spot = Spot(_town_entered(seat, move), move.to)
    return position.with_town(seat, left=tuple(one for one in position.towns[seat].left if one != spot)), move


def remove_police(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Remove the town's police."""
    goal = _town_entered(seat, move)
    tiles = tuple(tile for tile in position.towns[goal].tiles if tile.kind != "PO")
    return position.with_town(goal, tiles=tiles), move


def limit_to_first_round(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Rule that the move is forbidden in the first round alone, and go to the second."""
    return replace(position, round=2, rulings=replace(position.rulings, opposite="first_round")), move


def close_other_towns(position: Position, seat: int, move: MoveCitizen, violations: Violations) -> Changed:
    """Close to the seat all squares of the towns that still have room."""
    assert violations[0].params["n"]
    source = _town_left(seat, move)
    others = tuple(town for town in range(len(position.towns)) if town != seat)
    return close_towns(position, seat, *(others if violations[0].rule == "home_last" else (source,))), move


def lay_down_named(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Lay down every citizen that was named."""
    for violation in violations:
        town, cells = seat_of(violation, "town"), violation.params["cells"]
        assert isinstance(cells, tuple)
        for at in cells:
            assert isinstance(at, str)
            position = position.put_town(town, lay_people_down(position.towns[town], at))
    return position, move


def fill_hall(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Put a citizen into the City Hall."""
    at = hall_cells(seat_plan(position, seat))[0]
    return put_citizen(emptied(position, seat, (at,)), seat, at, seat), move


def lay_residence(position: Position, seat: int, move: Walking, _violations: Violations) -> Changed:
    """Replace the building by a residence of level 1."""
    return lay_tile(position, seat, "R1", move.to), move


# Income


def put_trader(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Put a citizen of the seat on the trading square."""
    return put_citizen(position, _trading_town(seat, move), move.at, seat), move


def put_shop(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Put a shop that takes goods on the square."""
    town = _trading_town(seat, move)
    other = next(at for at in seat_plan(position, town).grid.names if at != move.at)
    return lay_tile(position, town, "C2", other, move.at), move


def pay_exactly(position: Position, _seat: int, move: Trade, violations: Violations) -> Changed:
    """Pay exactly the good or money that the square takes."""
    if violations[0].params["what"] == "goods":
        return position, replace(move, cube="w", money=0)
    return position, replace(move, cube=None, money=1)


def stand_up_trader(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Stand the trading citizen up."""
    town = _trading_town(seat, move)
    return position.put_town(town, lay_people_down(position.towns[town], move.at, spent=False)), move


def store_cube_in_hall(position: Position, seat: int, move: Trade, _violations: Violations) -> Changed:
    """Store a cube of the traded colour in the City Hall."""
    assert move.cube
    at = hall_cells(seat_plan(position, seat))[0]
    emptied_hall = emptied(position, seat, (at,))
    return emptied_hall.with_town(seat, cubes=(Cube(at, move.cube),)), move


def drop_needed(position: Position, _seat: int, move: Produce, violations: Violations) -> Changed:
    """Give up the number of cubes without room."""
    needed = violations[0].params["n"]
    assert isinstance(needed, int)
    return position, replace(move, drop=(move.drop + ("w",) * needed)[:needed])


REMOVERS: dict[str, Remover] = {
    "no_town": name_town,
    "nobody_to_move": put_moving_citizen,
    "not_your_citizen": put_moving_citizen,
    "already_moved": forget_move,
    "in_hall": replace_building,
    "walk_off_board": said(to="a1"),
    "bare_square": lay_park,
    "no_place": lay_park,
    "place_taken": clear_target,
    "same_square": send_elsewhere,
    "into_hall": lay_park,
    "works_closed": ruled(works="rest"),
    "left_square": forget_work,
    "one_inside": clear_target,
    "no_tourists": lay_park,
    "tourist_limit": clear_target,
    "police_ban": remove_police,
    "opposite": limit_to_first_round,
    "tourist_stays": close_other_towns,
    "not_next": said(town=None),
    "home_last": close_other_towns,
    "must_move": lay_down_named,
    "settle_last": lay_down_named,
    "hall_empty": fill_hall,
    "not_r1": lay_residence,
    "collected_already": table_has(collected=False),
    "collect_first": table_has(collected=True),
    "income_done": seat_has(done=False),
    "no_trader": put_trader,
    "no_shop": put_shop,
    "wrong_payment": pay_exactly,
    "traded_already": stand_up_trader,
    "no_such_cube": store_cube_in_hall,
    "trade_money": seat_has_more("money"),
    "produce_order": others_have(done=True),
    "not_made": said(drop=()),
    "drop_count": drop_needed,
}
