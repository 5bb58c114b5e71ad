"""Single changes that make a refused building, felling or growth legal. Each is judged again."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params, Phrase, Word
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.building.paying import missing_goods, payment_params, ways_to_pay
from companion.games.roll_into_town.building.places import legal_building_squares
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Build, Fell, Grow, Move, SetGoods
from companion.games.roll_into_town.phases import gather
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.words import building_word, resource_word
from companion.geometry.square import Grid

NEAREST = 8
"""Most squares that are proposed."""

LATER = frozenset({"step", "phase"})
"""Rules that only waiting satisfies."""


def repairs(position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
    """List single changes after which a building, felling or growth is legal, none for a legal move."""
    if not isinstance(move, Build | Fell | Grow):
        return ()
    against = {violation.rule for violation in turn.verdict(position, seat, move).violations}
    if not against or against & LATER:
        return ()
    match move:
        case Build():
            return tuple(_propose_builds(position, seat, move, against))
        case Fell():
            return tuple(_propose_other_lumberjacks(position, seat, move))
        case Grow():
            return tuple(_propose_growths(position, seat, move))


def _nearest_squares(grid: Grid, origin: str, cells: Iterable[str]) -> tuple[str, ...]:
    """Sort squares by their distance to `origin`, without it. The order stays if it is off the map."""
    found = [cell for cell in cells if cell != origin]
    if origin in grid.index:
        found.sort(key=lambda cell: grid.distance(grid.index[cell], grid.index[origin]))
    return tuple(found)


# Building ---------------------------------------------------------------------------------------------------


def _propose_builds(position: Position, seat: int, move: Build, against: set[str]) -> Iterator[Repair]:
    payment = tuple(_propose_other_payment(position, seat, move))
    yield from payment
    yield from _propose_other_side(position, seat, move)
    yield from _propose_other_squares(position, seat, move)
    if against == {"price"} and not payment:
        yield from _propose_more_goods(position, seat, move)


def _propose_other_payment(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Propose the best exchanges at the Market, or no exchange if none is needed."""
    ways = ways_to_pay(seat_land(position, seat), position.sheet(seat), move.building)
    others = tuple(replace(move, given=given) for given in ways[:1])
    if not others or not turn.legal(position, seat, others[0]):
        return
    if ways[0].total:
        yield Repair("exchange", payment_params(ways[0]), moves=others, labels=(Word("way-exchange"),))
    else:
        yield Repair("no_exchange", moves=others, labels=(Word("way-no_exchange"),))


def _propose_other_side(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Propose the Cathedral flipped the other way, or any other building not flipped."""
    other = replace(move, mirrored=not move.mirrored)
    if turn.legal(position, seat, other):
        params: Params = {"building": building_word(move.building), "mirrored": int(other.mirrored)}
        label = Word("way-mirrored" if other.mirrored else "way-plain")
        yield Repair("mirror", params, moves=(other,), labels=(label,))


def _propose_other_squares(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Propose the same building on other squares, the nearest first."""
    grid = position.printed.grid
    placed = grid.names_of(legal_building_squares(position, seat, move.building, move.mirrored))
    near = _nearest_squares(grid, move.at, placed)
    if not near or not turn.legal(position, seat, replace(move, at=near[0])):
        return
    others = (replace(move, at=cell) for cell in near[:NEAREST])
    moves = tuple(other for other in others if turn.legal(position, seat, other))
    cells = tuple(other.at for other in moves)
    yield Repair("build_place", cells=cells, moves=moves, labels=cells)


def _propose_more_goods(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Propose a correction that adds the missing goods, if a single resource is missing."""
    short = missing_goods(position.sheet(seat), move.building)
    lacking = [(name, count) for name, count in short.named_amounts if count]
    if len(lacking) != 1:
        return
    ((name, count),) = lacking
    needed: int = getattr(position.sheet(seat), name) + count
    if turn.legal(position.with_sheet(seat, **{name: needed}), seat, move):
        word = resource_word(name)
        label = Phrase("way-goods", (("what", word),))
        params: Params = {"resource": word, "missing": count}
        yield Repair("more_goods", params, labels=(label,), correction=SetGoods(seat, name, needed))


# Felling and growing ----------------------------------------------------------------------------------------


def _propose_other_lumberjacks(position: Position, seat: int, move: Fell) -> Iterator[Repair]:
    """Propose other lumberjacks, the nearest first."""
    legal = (found.at for found in gather.STEP.stage.legal_moves(position, seat) if isinstance(found, Fell))
    cells = _nearest_squares(position.printed.grid, move.at, legal)
    if cells:
        yield Repair("other_lumberjack", cells=cells, moves=tuple(map(Fell, cells)), labels=cells)


def _propose_growths(position: Position, seat: int, move: Grow) -> Iterator[Repair]:
    """Propose other squares for the same forest, and other forests for the same square."""
    grid, growing = position.printed.grid, position.sheet(seat).forests
    legal = (name for name in grid.names if turn.legal(position, seat, replace(move, at=name)))
    cells = _nearest_squares(grid, move.at, legal)
    if cells:
        near = cells[:NEAREST]
        squares = tuple(replace(move, at=cell) for cell in near)
        yield Repair("grow_square", cells=near, moves=squares, labels=near)
    firsts = (forest.cells[0] for forest in growing if forest.cells)
    able = tuple(first for first in firsts if turn.legal(position, seat, replace(move, forest=first)))
    if able:
        forests = tuple(replace(move, forest=first) for first in able)
        yield Repair("grow_forest", {"n": len(able)}, able, forests, labels=able)
