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


def marked(position: Position, seat: int, mark: str, cells: Iterable[str] | None = None) -> Position:
    """Return the position with squares of a seat's board, or all of them, printed otherwise."""
    here, town = seat_plan(position, seat), position.towns[seat]
    drawn = town.board or position.box.texts[f"board-{town.side}"]
    flat = list(drawn.replace("/", ""))
    for at in here.grid.names if cells is None else cells:
        flat[here.grid.index[at]] = mark
    rows = ["".join(flat[i : i + here.grid.columns]) for i in range(0, len(flat), here.grid.columns)]
    return position.with_town(seat, board="/".join(rows))


def unstaffed(position: Position, seat: int, kind: str) -> Position:
    """Return the position with nobody inside a seat's building."""
    cells = [cell for tile in position.towns[seat].tiles if tile.kind == kind for cell in tile.cells]
    people = tuple(one for one in position.towns[seat].people if one.at not in cells)
    return position.with_town(seat, people=people)


# Whose turn it is -----------------------------------------------------------------------------------------


def turn(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the seat is the first in order, and has done nothing yet.

    It is the one that was sent.
    """
    assert violations[0].params["seat"] != Who(seat)
    position = replace(position.with_town(seat, done=False, action=None), mayor=seat)
    if position.errand:
        position = replace(position, errand=replace(position.errand, seat=seat))
    return position, move


# Setup ----------------------------------------------------------------------------------------------------


def hall_laid(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that no City Hall lies there yet."""
    tiles = tuple(tile for tile in position.towns[seat].tiles if tile.kind != "CH")
    return position.with_town(seat, tiles=tiles), move


def hall_shape(position: Position, _seat: int, move: Found, _violations: Violations) -> Changed:
    """Change the case so that it lies on the first squares that are its shape."""
    square = ("a1", "b1", "a2", "b2")
    assert ways(position.own, "CH", square)
    return position, replace(move, cells=square)


def hall_area(position: Position, seat: int, move: Found, violations: Violations) -> Changed:
    """Put the named squares into the first building area."""
    position = position.with_town(seat, side=move.side)
    return marked(position, seat, "0", violations[0].cells), move


def one_of_each(position: Position, _seat: int, move: Keep, _violations: Violations) -> Changed:
    """Change the case so that the three cards come from the three piles."""
    first = {position.box.promise_worth(card): card for card in range(16, 0, -1)}
    return position, replace(move, drawn=tuple(sorted(first.values())))


def not_drawn(position: Position, _seat: int, move: Keep, violations: Violations) -> Changed:
    """Change the case so that the named card is among those drawn."""
    return position, replace(move, drawn=(*move.drawn[1:], number_of(violations[0], "promise")))


# The street -----------------------------------------------------------------------------------------------


def street_by_others(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the mayor somewhere else."""
    return replace(position, mayor=(seat + 1) % len(position.towns)), move


def street_apart(position: Position, _seat: int, move: Street, _violations: Violations) -> Changed:
    """Change the case so that the second square is a neighbour of the first."""
    grid = seat_plan(position, position.mayor).grid
    one = move.squares[0]
    return position, Street((one, grid.names_of(grid.orthogonal(grid.mask(one)))[0]))


def street_taken(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named squares are empty."""
    cells = [at for one in violations for at in one.cells]
    return marked(emptied(position, position.mayor, cells), position.mayor, "0", cells), move


# The ring and the choice ----------------------------------------------------------------------------------


def card_laid(position: Position, _seat: int, move: Lay, _violations: Violations) -> Changed:
    """Change the case so that the card is not in the ring."""
    return replace(position, ring=tuple(card for card in position.ring if card != move.card)), move


def not_in_ring(position: Position, _seat: int, move: Choose, _violations: Violations) -> Changed:
    """Change the case so that the card lies in the ring."""
    return replace(position, ring=(*position.ring[1:], move.card)), move


def card_taken(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named seat does not have the card."""
    owner = violations[0].params["seat"]
    assert isinstance(owner, Who)
    return position.with_town(owner.seat, action=None), move


# Deaths ---------------------------------------------------------------------------------------------------


def nobody_there(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Change the case so that somebody stands there."""
    return position.put_town(seat, add_people(position.towns[seat], Meeple(move.at, seat))), move


def death_in_hall(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the square is none of the City Hall."""
    cell = violations[0].cells[0]
    tiles = tuple(tile for tile in position.towns[seat].tiles if cell not in tile.cells)
    return position.with_town(seat, tiles=tiles), move


def clinic(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the clinic is empty."""
    return unstaffed(position, seat, "CL"), move


def saved_alive(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named seat's fire station is empty."""
    owner = violations[0].params["seat"]
    assert isinstance(owner, Who)
    return unstaffed(position, owner.seat, "FI"), move


def grave_needed(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that no square is left for a grave."""
    return marked(position, seat, "#"), move


def grave_off_board(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Name a square of the board."""
    return position, replace(move, grave=seat_plan(position, seat).grid.names[0])


def grave_taken(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named square is empty."""
    return emptied(position, seat, violations[0].cells), move


def grave_outside(position: Position, seat: int, move: Mourn, _violations: Violations) -> Changed:
    """Put the square into the building area."""
    assert move.grave
    return marked(position, seat, "0", [move.grave]), move


def grave_apart(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the squares beside older graves are built on."""
    return marked(position, seat, "#", violations[0].cells), move


# The council ----------------------------------------------------------------------------------------------


def _discs(position: Position, seat: int, *discs: Disc) -> Position:
    return position.with_town(seat, discs=discs)


def no_disc(position: Position, seat: int, move: Advance, _violations: Violations) -> Changed:
    """Change the case so that a disc lies in the row it should leave."""
    return _discs(position, seat, Disc(move.leaves, 1)), move


def no_more_discs(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that one disc is not in play yet."""
    return _discs(position, seat, position.towns[seat].discs[0]), move


def one_back(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move discs on the last step back by one."""
    discs = (replace(one, step=min(one.step, 3)) for one in position.towns[seat].discs)
    return _discs(position, seat, *discs), move


def two_in_row(position: Position, seat: int, move: Advance, _violations: Violations) -> Changed:
    """Change the case so that the other disc is not in the row."""
    discs = (one for one in position.towns[seat].discs if one.row != move.row)
    return _discs(position, seat, *discs), move


def council_cost(position: Position, seat: int, move: Advance, violations: Violations) -> Changed:
    """Change the case so that the seat has the missing dollars or votes, too."""
    have = getattr(position.towns[seat], move.pay) + number_of(violations[0], "missing")
    return position.with_town(seat, **{move.pay: have}), move


REMOVERS: Mapping[str, Remover] = {
    "out": seat_has(out=False),
    "turn": turn,
    "hall_laid": hall_laid,
    "hall_shape": hall_shape,
    "hall_area": hall_area,
    **{rule: removers_build.REMOVERS[rule] for rule in ("off_board", "covered", "grave")},
    "kept_already": seat_has(done=False, promise=0),
    "not_in_pool": ruled(promises="advanced"),
    "one_of_each": one_of_each,
    "not_drawn": not_drawn,
    "street_off_board": said(squares=("a1", "b1")),
    "street_by_others": street_by_others,
    "street_apart": street_apart,
    "street_taken": street_taken,
    "card_laid": card_laid,
    "starred": ruled(starred="in"),
    "chosen": seat_has(action=None),
    "not_in_ring": not_in_ring,
    "card_taken": card_taken,
    "card_price": seat_has_more("money"),
    "not_dying": seat_has(dying=True),
    "nobody_there": nobody_there,
    "death_in_hall": death_in_hall,
    "clinic": clinic,
    "saved_alive": saved_alive,
    "grave_needed": grave_needed,
    "grave_off_board": grave_off_board,
    "grave_taken": grave_taken,
    "grave_outside": grave_outside,
    "grave_by_street": table_has(street=()),
    "grave_apart": grave_apart,
    "no_disc": no_disc,
    "no_more_discs": no_more_discs,
    "end_of_row": one_back,
    "disc_locked": one_back,
    "two_in_row": two_in_row,
    "council_choice": said(take=""),
    "council_cost": council_cost,
    "council_once": seat_has(done=False),
}
