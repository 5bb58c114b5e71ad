"""Citizens, graves and goods on their squares: adding, removing, sending home. Nothing is judged here.

Every change keeps what lies in a town in the order of its squares, row by row, so that equal tables are equal
values.
"""

from collections.abc import Iterable
from typing import Literal, Protocol, TypeVar

from msgspec.structs import replace

from companion.games.small_city.plan import (
    free_hall_cells,
    free_warehouse_cells,
    hall_cells,
    is_active,
    seat_plan,
)
from companion.games.small_city.position import CellName, Cube, Grave, Meeple, Position, Town
from companion.games.small_city.printed import Colour
from companion.geometry.bits import Mask

Store = Literal["warehouse", "hall"]
"""The stores that goods fill first: warehouses, or the City Hall."""


class _OnSquare(Protocol):
    @property
    def at(self) -> CellName: ...


S = TypeVar("S", bound=_OnSquare)


def square_key(cell: CellName) -> tuple[int, str]:
    """Return the sort key of a square: its row, then its column."""
    return int(cell[1:]), cell[0]


def sort_by_square(pieces: Iterable[S]) -> tuple[S, ...]:
    """Sort meeples, cubes or graves row by row.

    Those of one square keep their order, except that cubes are sorted by colour.
    """
    return tuple(sorted(pieces, key=lambda one: (*square_key(one.at), getattr(one, "colour", ""))))


# People ---------------------------------------------------------------------------------------------------


def add_people(town: Town, *meeples: Meeple) -> Town:
    """Add people to a town."""
    return replace(town, people=sort_by_square((*town.people, *meeples)))


def remove_people(town: Town, *squares: CellName) -> Town:
    """Remove the people on these squares from a town."""
    return replace(town, people=tuple(one for one in town.people if one.at not in squares))


def lay_people_down(town: Town, cell: CellName, *, spent: bool = True) -> Town:
    """Lay down the people on a square, or stand them up again with ``spent=False``."""
    people = tuple(replace(one, spent=spent) if one.at == cell else one for one in town.people)
    return replace(town, people=people)


def stand_up_all(position: Position) -> Position:
    """Stand up all people in all towns. The dead stay where they lie."""
    for seat, town in enumerate(position.towns):
        if any(one.spent for one in town.people):
            people = tuple(replace(one, spent=False) if one.spent else one for one in town.people)
            position = position.with_town(seat, people=people)
    return position


def move_home(position: Position, seat: int, count: int = 1) -> Position:
    """Put lifted citizens of a seat on its City Hall, and those without room in the Career Center."""
    town = position.towns[seat]
    room = free_hall_cells(seat_plan(position, seat), town)[:count]
    town = add_people(town, *(Meeple(at, seat) for at in room))
    return position.put_town(seat, town).with_citizens(seat, "career", count - len(room))


def send_home(position: Position, host: int, *squares: CellName) -> Position:
    """Send the people on these squares home: to their City Hall, or to the Career Center."""
    leaving = [one.seat for one in position.towns[host].people if one.at in squares]
    position = position.put_town(host, remove_people(position.towns[host], *squares))
    for seat in leaving:
        position = move_home(position, seat)
    return position


def add_new_citizens(
    position: Position, seat: int, count: int, source: Literal["career", "central"] = "career"
) -> Position:
    """Bring up to `count` new citizens to a seat's City Hall, as far as supply and room allow."""
    town = position.towns[seat]
    supply = town.career if source == "career" else town.central
    room = free_hall_cells(seat_plan(position, seat), town)[: max(0, min(count, supply))]
    if not room:
        return position
    town = add_people(town, *(Meeple(at, seat) for at in room))
    rest = supply - len(room)
    town = replace(town, career=rest) if source == "career" else replace(town, central=rest)
    return position.put_town(seat, town)


def add_grave(town: Town, grave: Grave) -> Town:
    """Add a grave to a town."""
    return replace(town, graves=sort_by_square((*town.graves, grave)))


def leave_hall(position: Position, seat: int, target: CellName, *, spent: bool = False) -> Position:
    """Move the first citizen of a seat's City Hall to another square, if there is one.

    Args:
        position: the table before the move.
        seat: the owner of the citizen and of the town.
        target: a square without people.
        spent: True if the citizen lies down there.
    """
    town = position.towns[seat]
    hall = hall_cells(seat_plan(position, seat))
    one = next((one for one in town.people if one.at in hall and one.seat == seat), None)
    if one is None:
        return position
    return position.put_town(seat, add_people(remove_people(town, one.at), Meeple(target, seat, spent)))


# Goods ----------------------------------------------------------------------------------------------------


def room_for_cubes(position: Position, seat: int, first: Store = "warehouse") -> tuple[CellName, ...]:
    """List the free squares for a seat's next cubes, the stores named first before the others.

    A square is listed once for each cube it has room for.
    """
    plan, town = seat_plan(position, seat), position.towns[seat]
    warehouses, hall = free_warehouse_cells(plan, town), free_hall_cells(plan, town)
    return (*hall, *warehouses) if first == "hall" else (*warehouses, *hall)


def store_goods(
    position: Position, seat: int, colours: Iterable[Colour], first: Store = "warehouse"
) -> tuple[Position, tuple[Colour, ...]]:
    """Store goods of a seat, and return the position with the goods that found no room, in order.

    The stock in the middle is left alone: its changes are the caller's.
    """
    wanted = tuple(colours)
    room = room_for_cubes(position, seat, first)
    kept = tuple(Cube(at, colour) for at, colour in zip(room, wanted, strict=False))
    if not kept:
        return position, wanted
    cubes = sort_by_square((*position.towns[seat].cubes, *kept))
    return position.with_town(seat, cubes=cubes), wanted[len(kept) :]


def goods_in_store(town: Town) -> tuple[Colour, ...]:
    """List the colours of all goods in a town's stores, square by square."""
    return tuple(cube.colour for cube in town.cubes)


def spend_goods(position: Position, seat: int, colours: Iterable[Colour]) -> Position:
    """Return goods of a seat to the stock: from the City Hall first, then from warehouses.

    A colour that the seat does not have is passed over.
    """
    hall = hall_cells(seat_plan(position, seat))
    cubes, spent = list(position.towns[seat].cubes), list[Colour]()
    for colour in colours:
        alike = [cube for cube in cubes if cube.colour == colour]
        if alike:
            cubes.remove(next((cube for cube in alike if cube.at in hall), alike[0]))
            spent.append(colour)
    return position.with_town(seat, cubes=tuple(cubes)).with_stock(*spent)


# The police -----------------------------------------------------------------------------------------------


def is_policed(position: Position, host: int) -> bool:
    """Check that a town's police is active: staffed, or merely built if the table plays so."""
    plan = seat_plan(position, host)
    if "PO" not in plan.kinds:
        return False
    return position.rulings.staffing == "built" or is_active(plan, position.towns[host], host, "PO")


def police_zone(position: Position, host: int) -> Mask:
    """Compute the mask of the squares that a town's active police closes to tourists.

    Its own squares are included. The mask is 0 while the police is inactive.
    """
    if not is_policed(position, host):
        return 0
    plan = seat_plan(position, host)
    return plan.squares("PO") | plan.influence("PO")


def evict_tourists(position: Position, host: int) -> Position:
    """Send home all tourists in the zone of a town's active police."""
    zone = police_zone(position, host)
    if not zone:
        return position
    index = seat_plan(position, host).grid.index
    found = [
        one.at
        for one in position.towns[host].people
        if one.seat != host and zone >> index.get(one.at, len(index)) & 1
    ]
    return send_home(position, host, *found) if found else position


# The end at 100 % pollution (pollution.out) ---------------------------------------------------------------


def is_polluted(position: Position, seat: int) -> bool:
    """Check that a seat still in the game has reached the end of its pollution track."""
    town = position.towns[seat]
    return not town.out and town.pollution >= position.box.number("out_at")


def eliminate_seat(position: Position, seat: int) -> Position:
    """Remove a seat from the game: all people in its town die, and so do its tourists abroad.

    The dead count as buried if their colour is kept, so that there are 22 of every colour as before.
    Tiles, graves and cubes stay where they lie and are out of the game with the town. An errand of the seat
    ends.
    """
    lost = [0] * len(position.towns)
    for where, town in enumerate(position.towns):
        for meeple in town.people:
            if seat in (where, meeple.seat):
                lost[meeple.seat] += 1
    towns = []
    for where, town in enumerate(position.towns):
        stay = () if where == seat else tuple(meeple for meeple in town.people if meeple.seat != seat)
        towns.append(replace(town, people=stay))
    towns[seat] = replace(towns[seat], out=True, done=True, dying=False)
    errand = None if position.errand and position.errand.seat == seat else position.errand
    position = replace(position, towns=tuple(towns), errand=errand)
    for where, count in enumerate(lost):
        position = position.with_citizens(where, "buried", count)
    return position
