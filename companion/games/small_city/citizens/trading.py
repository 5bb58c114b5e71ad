"""The trades of shops and the output of factories: the arithmetic of phase 4, nothing judged."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.engine.memo import cache_by_position
from companion.games.small_city.citizens.people import (
    Store,
    lay_people_down,
    room_for_cubes,
    sort_by_square,
    spend_goods,
    store_goods,
)
from companion.games.small_city.moves import Produce, Trade
from companion.games.small_city.plan import free_warehouse_cells, seat_plan
from companion.games.small_city.position import CellName, Cube, Meeple, Position
from companion.games.small_city.printed import COLOURS, Colour

STARRED_VOTES = 2
"""Votes of the Physician for each citizen in a level 3 factory, and of the Artist for each in a museum."""


@dataclass(frozen=True)
class Worker:
    """A standing citizen of a seat, at home or abroad.

    Attributes:
        town: the town in which the citizen stands.
        at: its square there.
        does: the function of the square; empty where nothing is laid.
        kind: the tile; empty where none is.
    """

    town: int
    at: CellName
    does: str
    kind: str


@cache_by_position(64)
def find_workers(position: Position, seat: int) -> tuple[Worker, ...]:
    """List a seat's standing citizens, at home first, then by town, each town row by row."""
    return tuple(_find_workers(position, seat))


def _find_workers(position: Position, seat: int) -> Iterator[Worker]:
    count = len(position.towns)
    for town in (seat, *(other for other in range(count) if other != seat)):
        plan = seat_plan(position, town)
        for one in position.towns[town].people:
            if one.seat == seat and not one.spent:
                tile = plan.tile_at(one.at)
                yield Worker(town, one.at, plan.functions_by_cell.get(one.at, ""), tile.kind if tile else "")


# Tourists and shops ---------------------------------------------------------------------------------------


def tourists_in(position: Position, host: int) -> tuple[Meeple, ...]:
    """List the tourists in a town, each of which brings $1."""
    return tuple(one for one in position.towns[host].people if one.seat != host)


def income_of(position: Position, seat: int) -> int:
    """Compute a seat's income: $1 for each tourist in its town and each citizen on a $1 square."""
    return len(tourists_in(position, seat)) + sum(one.does == "$" for one in find_workers(position, seat))


def collect_income(position: Position) -> Position:
    """Pay every seat in the game its income."""
    paid = {seat: income_of(position, seat) for seat in position.order}
    for seat, money in paid.items():
        position = position.with_added(seat, "money", money)
    return replace(position, collected=True)


def trade_gain(position: Position, does: str, move: Trade) -> tuple[int, int]:
    """Compute the dollars and votes of a trade, both 0 if the square does not trade so."""
    numbers = position.box.numbers
    match does, move.cube:
        case "m", "w" | "g" | "b" as cube:
            return numbers["sell"][COLOURS.index(cube)], 0
        case "x", "w" | "g" | "b" as cube:
            return 0, numbers["cube_votes"][COLOURS.index(cube)]
        case "v", None if move.money:
            return 0, numbers["cash_votes"][move.money - 1]
        case _:
            return 0, 0


def trade(position: Position, seat: int, move: Trade) -> Position:
    """Apply `Trade` and lay the citizen down, as each trades once."""
    where = seat if move.town is None else move.town
    money, votes = trade_gain(position, seat_plan(position, where).functions_by_cell.get(move.at, ""), move)
    if move.cube:
        position = spend_goods(position, seat, (move.cube,))
    position = position.put_town(where, lay_people_down(position.towns[where], move.at))
    return position.with_added(seat, "money", money - move.money).with_added(seat, "votes", votes)


# Factories ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Output:
    """Cubes that a seat's workers would make now, as far as the stock lasts.

    Attributes:
        home: cubes made in its own town, in the order of the workers' squares.
        abroad: cubes its tourists make, each with the town they make it in.
    """

    home: tuple[Colour, ...]
    abroad: tuple[tuple[int, Colour], ...]


@cache_by_position(64)
def compute_output(position: Position, seat: int) -> Output:
    """Compute a seat's output: one cube a worker, at home first, while the stock lasts."""
    left = {colour: position.stock[colour] for colour in COLOURS}
    home: list[Colour] = []
    abroad: list[tuple[int, Colour]] = []
    for one in find_workers(position, seat):
        colour = _colour_made_by(one)
        if colour is None or not left[colour]:
            continue
        left[colour] -= 1
        if one.town == seat:
            home.append(colour)
        else:
            abroad.append((one.town, colour))
    return Output(tuple(home), tuple(abroad))


def _colour_made_by(worker: Worker) -> Colour | None:
    return next((colour for colour in COLOURS if colour == worker.does), None)


def has_plenty_of_cubes(position: Position) -> bool:
    """Check that no colour can run short: each has a cube for all people in the towns."""
    stock = position.stock
    return sum([len(town.people) for town in position.towns]) <= min(stock.w, stock.g, stock.b)


@cache_by_position(64)
def wanted_cubes(position: Position, seat: int) -> Counter[Colour]:
    """Count the cubes that a seat's workers would make with an unlimited stock, by colour."""
    return Counter(colour for one in find_workers(position, seat) if (colour := _colour_made_by(one)))


def count_excess(position: Position, seat: int) -> int:
    """Count the cubes made at home that find no room."""
    made = len(compute_output(position, seat).home)
    return max(0, made - len(room_for_cubes(position, seat)))


def possible_drops(position: Position, seat: int) -> Iterator[tuple[Colour, ...]]:
    """Yield every choice of cubes made at home that are given up, only the empty one if there is room."""
    over = count_excess(position, seat)
    if not over:
        yield ()
        return
    made = Counter(compute_output(position, seat).home)
    for some in combinations_with_replacement(COLOURS, over):
        if Counter(some) <= made:
            yield some


def produce(position: Position, seat: int, move: Produce) -> Position:
    """Apply `Produce`: make the seat's goods and store them.

    Goods made at home come first. Those of tourists follow, the most valuable first, which may also lie in
    the warehouses of the town they were made in. Goods without room go back to the stock, but count as made.
    """
    made = compute_output(position, seat)
    position = _store_output(position, seat, made)
    kept, dropped = _split_dropped_cubes(made.home, move.drop)
    position, over = store_goods(position, seat, kept, move.first)
    position = position.with_stock(*dropped, *over)
    for host, colour in sorted(made.abroad, key=lambda one: -COLOURS.index(one[1])):
        position = _store_cube_made_abroad(position, seat, host, colour, move.first)
    return position.with_added(seat, "votes", star_votes(position, seat))


def _store_output(position: Position, seat: int, output: Output) -> Position:
    position = position.with_stock(*output.home, *(colour for _, colour in output.abroad), count=-1)
    for town, count in Counter((*(seat for _ in output.home), *(host for host, _ in output.abroad))).items():
        position = position.with_added(town, "produced", count)
    return position


def _split_dropped_cubes(
    cubes: Sequence[Colour], drop: Sequence[Colour]
) -> tuple[list[Colour], list[Colour]]:
    kept, dropped = list(cubes), []
    for colour in drop:
        if colour in kept:
            kept.remove(colour)
            dropped.append(colour)
    return kept, dropped


def _store_cube_made_abroad(
    position: Position, seat: int, host: int, colour: Colour, first: Store
) -> Position:
    position, over = store_goods(position, seat, (colour,), first)
    if not over:
        return position
    town = position.towns[host]
    room = free_warehouse_cells(seat_plan(position, host), town)
    if not room:
        return position.with_stock(*over)
    return position.with_town(host, cubes=sort_by_square((*town.cubes, Cube(room[0], colour))))


def star_votes(position: Position, seat: int) -> int:
    """Count the votes of a Physician or an Artist for its citizens in F3 or museum, wherever they stand."""
    tile = {"I": "F3", "J": "MU"}.get(position.towns[seat].action or "")
    return STARRED_VOTES * sum(one.kind == tile for one in find_workers(position, seat)) if tile else 0
