"""What the rules of phases 3 and 4 allow: who may go where, and what may be traded."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from companion.games.small_city.moves import Done, MoveCitizen, Produce, Settle, Trade
from companion.games.small_city.position import Meeple, Position
from tests.games.small_city.oracle import Place, in_order

RESIDENCES = ("R1", "R2", "R3", "R4", "R5")
LASTING = (*RESIDENCES, "PO", "FI", "CL", "UN")
"""Buildings whose people may stay."""

SINGLE = ("CL", "UN")
NO_TOURISTS = (*RESIDENCES, "PO", "FI", "CL", "UN", "CH")


def mover(position: Position) -> int | None:
    """Find the first seat in order that is not done moving, or None."""
    return next((seat for seat in in_order(position) if not position.towns[seat].done), None)


def is_place(here: Place, name: str) -> bool:
    """Tell if a citizen can ever stand on a square."""
    tile = here.tile_on.get(name)
    if tile is None or tile.kind in ("CH", "WA"):
        return False
    if tile.kind == "HB" and name in tile.cells[2:]:
        return False
    return not (tile.kind in ("RF", "HB") and here.position.rulings.works == "closed")


def is_free(here: Place, name: str) -> bool:
    """Tell if a square has room: one citizen to a square, one to a whole clinic or university."""
    if name in here.people or any(cube.at == name for cube in here.town.cubes):
        return False
    tile = here.tile_on[name]
    return tile.kind not in SINGLE or not any(cell in here.people for cell in tile.cells)


def used(position: Position, seat: int, town: int, name: str) -> bool:
    """Tell if a seat's citizen worked on a square when moving began."""
    return any(spot.town == town and spot.at == name for spot in position.towns[seat].left)


def open_to(position: Position, seat: int, town: int, name: str, leaving: str = "") -> bool:
    """Tell if a seat's citizen may step on a square of a town."""
    here = Place(position, town)
    if not is_place(here, name) or used(position, seat, town, name):
        return False
    tile = here.tile_on[name]
    beside = leaving and leaving in tile.cells and tile.kind in SINGLE
    if not beside and not is_free(here, name):
        return False
    if beside and name in here.people:
        return False
    return town == seat or (tile.kind not in NO_TOURISTS and name not in here.banned)


def opposite(position: Position, seat: int, town: int) -> bool:
    """Tell if a town lies across a table of four."""
    return len(position.towns) == 4 and (town - seat) % 4 == 2


def guests(position: Position, seat: int, town: int) -> int:
    """Count a seat's citizens in a town."""
    return sum(one.seat == seat for one in position.towns[town].people)


def welcome(position: Position, seat: int, town: int) -> bool:
    """Tell if a town may take one more tourist of a seat: one, with a metro at home two."""
    metro = any(tile.kind == "ME" for tile in position.towns[seat].tiles)
    return not position.towns[town].out and guests(position, seat, town) < (2 if metro else 1)


def squares(position: Position, seat: int, town: int, leaving: str = "") -> list[str]:
    """List the squares of a town that a seat's citizen may step on."""
    here = Place(position, town)
    return [
        name
        for tile in here.tiles
        for name in tile.cells
        if name != leaving and open_to(position, seat, town, name, leaving)
    ]


def goals(position: Position, seat: int, town: int, one: Meeple) -> set[tuple[int, str]]:
    """Return every square, with its town, where one of a seat's citizens may go from where it stands."""
    inside = {(town, name) for name in squares(position, seat, town, one.at)}
    if town == seat:
        for other in range(len(position.towns)):
            far = opposite(position, seat, other)
            closed = far and (position.rulings.opposite == "never_directly" or position.round == 1)
            if other != seat and not closed and welcome(position, seat, other):
                inside |= {(other, name) for name in squares(position, seat, other)}
        return inside
    return inside or onward(position, seat, town)


def neighbour(position: Position, town: int, step: int) -> int:
    """Return the next seat round the table that is still in the game."""
    count, found = len(position.towns), (town + step) % len(position.towns)
    while position.towns[found].out and found != town:
        found = (found + step) % count
    return found


def onward(position: Position, seat: int, town: int) -> set[tuple[int, str]]:
    """Tell where a tourist goes that finds no square where it is: the next towns, else home."""
    neighbours = {neighbour(position, town, step) for step in (1, -1)} - {seat, town}
    found = {
        (other, name)
        for other in neighbours
        if welcome(position, seat, other)
        for name in squares(position, seat, other)
    }
    return found or {(seat, name) for name in squares(position, seat, seat)}


def mine(position: Position, seat: int) -> Iterator[tuple[int, Meeple]]:
    """Yield a seat's citizens on tiles everywhere, the City Hall left out, each with its town."""
    for here in (Place(position, town) for town in range(len(position.towns))):
        for one in here.town.people:
            if one.seat == seat and one.at in here.tile_on and here.tile_on[one.at].kind != "CH":
                yield here.seat, one


def idle(position: Position, seat: int) -> list[tuple[int, Meeple]]:
    """Return the citizens that still have to move and can."""
    found = []
    for town, one in mine(position, seat):
        tile = Place(position, town).tile_on[one.at]
        if one.spent or (tile.kind in LASTING and not crowded(position, seat, town, one)):
            continue
        if goals(position, seat, town, one):
            found.append((town, one))
    return found


def crowded(position: Position, seat: int, town: int, one: Meeple) -> bool:
    """Tell if a citizen is not the one that keeps a police or fire station working."""
    tile = Place(position, town).tile_on[one.at]
    if tile.kind not in ("PO", "FI"):
        return False
    standing = [
        other.at
        for other in position.towns[town].people
        if other.at in tile.cells and other.seat == seat and not other.spent
    ]
    return one.at != min(standing, key=tile.cells.index)


def moving(position: Position, seat: int, move: MoveCitizen) -> bool:
    """Tell if a seat may make this move of a citizen."""
    if position.phase != "move" or mover(position) != seat:
        return False
    start = seat if move.out_of is None else move.out_of
    goal = start if move.town is None else move.town
    if max(start, goal) >= len(position.towns):
        return False
    one = next((one for town, one in mine(position, seat) if town == start and one.at == move.origin), None)
    return one is not None and not one.spent and (goal, move.to) in goals(position, seat, start, one)


def settling(position: Position, seat: int, move: Settle) -> bool:
    """Tell if a citizen of the City Hall may find a home: after all have moved, in an empty R1."""
    if position.phase != "move" or mover(position) != seat or idle(position, seat):
        return False
    here = Place(position, seat)
    tile = here.tile_on.get(move.to)
    waiting = any(here.people.get(name) == seat for name in here.hall)
    return waiting and tile is not None and tile.kind == "R1" and move.to not in here.people


def done_moving(position: Position, seat: int, _move: Done) -> bool:
    """Tell if a seat has moved every citizen that has to move."""
    return position.phase == "move" and mover(position) == seat and not idle(position, seat)


# Income ---------------------------------------------------------------------------------------------------


def trading(position: Position, seat: int, move: Trade) -> bool:
    """Tell if a seat may make this trade in a shop."""
    if position.phase != "income" or position.towns[seat].done or position.towns[seat].out:
        return False
    town = seat if move.town is None else move.town
    if town >= len(position.towns):
        return False
    here, home = Place(position, town), position.towns[seat]
    one = next((one for one in here.town.people if one.at == move.at and one.seat == seat), None)
    if one is None or one.spent:
        return False
    what = here.does.get(move.at)
    if what in ("m", "x"):
        return not move.money and move.cube is not None and move.cube in {cube.colour for cube in home.cubes}
    return what == "v" and move.cube is None and 1 <= move.money <= home.money


def products(position: Position, seat: int) -> tuple[list[str], list[tuple[int, str]]]:
    """Return what a seat's workers make at home, and abroad with the town, in the order it is taken from
    stock.
    """
    home: list[str] = []
    abroad: list[tuple[int, str]] = []
    left = Counter({colour: position.stock[colour] for colour in "wgb"})
    for town in (seat, *(other for other in range(len(position.towns)) if other != seat)):
        here = Place(position, town)
        for one in sorted(here.town.people, key=lambda one: (int(one.at[1:]), one.at[0])):
            colour = here.does.get(one.at, "")
            if one.seat == seat and not one.spent and colour in ("w", "g", "b") and left[colour] > 0:
                left[colour] -= 1
                if town == seat:
                    home.append(colour)
                else:
                    abroad.append((town, colour))
    return home, abroad


def drops(position: Position, seat: int) -> set[tuple[str, ...]]:
    """Collect the choices of cubes to give up, each of exactly those without room."""
    home, _ = products(position, seat)
    here = Place(position, seat)
    excess = max(0, len(home) - here.hall_room - here.store_room)
    return {tuple(sorted(some)) for some in combinations(home, excess)}


def producing(position: Position, seat: int, move: Produce) -> bool:
    """Tell if a seat may end its income with these cubes given up."""
    if position.phase != "income" or position.towns[seat].done or position.towns[seat].out:
        return False
    return tuple(sorted(move.drop)) in drops(position, seat) and not waits_for_goods(position, seat)


def wishes(position: Position, seat: int) -> Counter[str]:
    """Count the cubes that a seat's workers would make from an unlimited stock."""
    return Counter(
        colour
        for here in (Place(position, town) for town in range(len(position.towns)))
        for one in here.town.people
        if one.seat == seat and not one.spent and (colour := here.does.get(one.at, "")) in ("w", "g", "b")
    )


def waits_for_goods(position: Position, seat: int) -> bool:
    """While goods are scarce the seats produce in order."""
    order, mine = in_order(position), wishes(position, seat)
    ahead: Counter[str] = Counter()
    for other in order[: order.index(seat)]:
        if not position.towns[other].done:
            ahead += wishes(position, other)
    return any(
        mine[colour] and ahead[colour] and 0 < position.stock[colour] < mine[colour] + ahead[colour]
        for colour in mine
    )
