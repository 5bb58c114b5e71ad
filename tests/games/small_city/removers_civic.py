"""Setup, ring, pollution and council: for every rule, how the cause a violation names is taken away."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.engine.words import Who
from companion.games.small_city.citizens.people import add_people
from companion.games.small_city.moves import Advance, Choose, Found, Keep, Lay, Mourn, Move, Street
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Disc, Meeple, Position
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import number_of, ruled, said, seat_has, seat_has_more, table_has
from tests.games.small_city import removers_build
from tests.games.small_city.mending_build import emptied
from tests.games.small_city.oracle import ways

Violations = Sequence[Violation]


def print_squares(position: Position, seat: int, mark: str, cells: Iterable[str] | None = None) -> Position:
    """Print a mark on some squares of a seat's board, or on all."""
    here, town = seat_plan(position, seat), position.towns[seat]
    drawn = town.board or position.box.texts[f"board-{town.side}"]
    flat = list(drawn.replace("/", ""))
    for at in here.grid.names if cells is None else cells:
        flat[here.grid.index[at]] = mark
    rows = ["".join(flat[i : i + here.grid.columns]) for i in range(0, len(flat), here.grid.columns)]
    return position.with_town(seat, board="/".join(rows))


def empty_building(position: Position, seat: int, kind: str) -> Position:
    """Empty a seat's buildings of a kind."""
    cells = [cell for tile in position.towns[seat].tiles if tile.kind == kind for cell in tile.cells]
    people = tuple(one for one in position.towns[seat].people if one.at not in cells)
    return position.with_town(seat, people=people)


# Whose turn it is -----------------------------------------------------------------------------------------


def give_turn(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Make the seat the first in order, with nothing done yet, and the one that was sent.

    It is the one that was sent.
    """
    assert violations[0].params["seat"] != Who(seat)
    position = replace(position.with_town(seat, done=False, action=None), mayor=seat)
    if position.errand:
        position = replace(position, errand=replace(position.errand, seat=seat))
    return position, move


# Setup ----------------------------------------------------------------------------------------------------


def remove_hall(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Remove the City Hall from the town."""
    tiles = tuple(tile for tile in position.towns[seat].tiles if tile.kind != "CH")
    return position.with_town(seat, tiles=tiles), move


def match_hall_shape(position: Position, _seat: int, move: Found, _violations: Violations) -> Changed:
    """Lay the City Hall on the first squares of its shape."""
    square = ("a1", "b1", "a2", "b2")
    assert ways(position.own, "CH", square)
    return position, replace(move, cells=square)


def open_hall_area(position: Position, seat: int, move: Found, violations: Violations) -> Changed:
    """Put the named squares into the first building area."""
    position = position.with_town(seat, side=move.side)
    return print_squares(position, seat, "0", violations[0].cells), move


def draw_one_of_each(position: Position, _seat: int, move: Keep, _violations: Violations) -> Changed:
    """Draw one card from each of the three piles."""
    first = {position.box.promise_worth(card): card for card in range(16, 0, -1)}
    return position, replace(move, drawn=tuple(sorted(first.values())))


def draw_named_card(position: Position, _seat: int, move: Keep, violations: Violations) -> Changed:
    """Draw the named card as well, in place of the first."""
    return position, replace(move, drawn=(*move.drawn[1:], number_of(violations[0], "promise")))


# The street -----------------------------------------------------------------------------------------------


def move_mayor(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the mayor somewhere else."""
    return replace(position, mayor=(seat + 1) % len(position.towns)), move


def join_street(position: Position, _seat: int, move: Street, _violations: Violations) -> Changed:
    """Choose a neighbour of the first square as the second."""
    grid = seat_plan(position, position.mayor).grid
    one = move.squares[0]
    return position, Street((one, grid.names_of(grid.orthogonal(grid.mask(one)))[0]))


def clear_street(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Clear the named squares."""
    cells = [at for one in violations for at in one.cells]
    return print_squares(emptied(position, position.mayor, cells), position.mayor, "0", cells), move


# The ring and the choice ----------------------------------------------------------------------------------


def take_off_ring(position: Position, _seat: int, move: Lay, _violations: Violations) -> Changed:
    """Take the card off the ring."""
    return replace(position, ring=tuple(card for card in position.ring if card != move.card)), move


def lay_on_ring(position: Position, _seat: int, move: Choose, _violations: Violations) -> Changed:
    """Lay the card on the ring, in place of the first."""
    return replace(position, ring=(*position.ring[1:], move.card)), move


def take_card_back(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Take the card back from the named seat."""
    owner = violations[0].params["seat"]
    assert isinstance(owner, Who)
    return position.with_town(owner.seat, action=None), move


# Deaths ---------------------------------------------------------------------------------------------------


def put_citizen(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Put a citizen of the seat on the square."""
    return position.put_town(seat, add_people(position.towns[seat], Meeple(move.at, seat))), move


def remove_hall_there(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the City Hall from the square."""
    cell = violations[0].cells[0]
    tiles = tuple(tile for tile in position.towns[seat].tiles if cell not in tile.cells)
    return position.with_town(seat, tiles=tiles), move


def empty_clinic(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Empty the clinic."""
    return empty_building(position, seat, "CL"), move


def empty_fire_station(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Empty the named seat's fire station."""
    owner = violations[0].params["seat"]
    assert isinstance(owner, Who)
    return empty_building(position, owner.seat, "FI"), move


def close_all_squares(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Close every square, so that none is left for a grave."""
    return print_squares(position, seat, "#"), move


def name_square(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Name a square of the board."""
    return position, replace(move, grave=seat_plan(position, seat).grid.names[0])


def clear_grave_square(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Clear the named square."""
    return emptied(position, seat, violations[0].cells), move


def open_grave_square(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Put the square into the building area."""
    assert move.grave
    return print_squares(position, seat, "0", [move.grave]), move


def close_beside_graves(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Close the squares beside older graves."""
    return print_squares(position, seat, "#", violations[0].cells), move


# The council ----------------------------------------------------------------------------------------------


def _set_discs(position: Position, seat: int, *discs: Disc) -> Position:
    return position.with_town(seat, discs=discs)


def put_disc(position: Position, seat: int, move: Advance, _violations: Violations) -> Changed:
    """Put a disc into the row that is left."""
    return _set_discs(position, seat, Disc(move.leaves, 1)), move


def keep_one_disc(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Leave one disc alone in play."""
    return _set_discs(position, seat, position.towns[seat].discs[0]), move


def step_discs_back(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move discs on the last step back by one."""
    discs = (replace(one, step=min(one.step, 3)) for one in position.towns[seat].discs)
    return _set_discs(position, seat, *discs), move


def remove_disc_in_row(position: Position, seat: int, move: Advance, _violations: Violations) -> Changed:
    """Remove the discs of the target row."""
    discs = (one for one in position.towns[seat].discs if one.row != move.row)
    return _set_discs(position, seat, *discs), move


def give_missing(position: Position, seat: int, move: Advance, violations: Violations) -> Changed:
    """Give the seat the missing dollars or votes."""
    have = getattr(position.towns[seat], move.pay) + number_of(violations[0], "missing")
    return position.with_town(seat, **{move.pay: have}), move


REMOVERS: Mapping[str, Remover] = {
    "out": seat_has(out=False),
    "turn": give_turn,
    "hall_laid": remove_hall,
    "hall_shape": match_hall_shape,
    "hall_area": open_hall_area,
    **{rule: removers_build.REMOVERS[rule] for rule in ("off_board", "covered", "grave")},
    "kept_already": seat_has(done=False, promise=0),
    "not_in_pool": ruled(promises="advanced"),
    "one_of_each": draw_one_of_each,
    "not_drawn": draw_named_card,
    "street_off_board": said(squares=("a1", "b1")),
    "street_by_others": move_mayor,
    "street_apart": join_street,
    "street_taken": clear_street,
    "card_laid": take_off_ring,
    "starred": ruled(starred="in"),
    "chosen": seat_has(action=None),
    "not_in_ring": lay_on_ring,
    "card_taken": take_card_back,
    "card_price": seat_has_more("money"),
    "not_dying": seat_has(dying=True),
    "nobody_there": put_citizen,
    "death_in_hall": remove_hall_there,
    "clinic": empty_clinic,
    "saved_alive": empty_fire_station,
    "grave_needed": close_all_squares,
    "grave_off_board": name_square,
    "grave_taken": clear_grave_square,
    "grave_outside": open_grave_square,
    "grave_by_street": table_has(street=()),
    "grave_apart": close_beside_graves,
    "no_disc": put_disc,
    "no_more_discs": keep_one_disc,
    "end_of_row": step_discs_back,
    "disc_locked": step_discs_back,
    "two_in_row": remove_disc_in_row,
    "council_choice": said(take=""),
    "council_cost": give_missing,
    "council_once": seat_has(done=False),
}
