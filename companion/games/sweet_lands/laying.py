"""What laying a piece does: tiles flip beside roads, prints are owed, extra-draw areas become active."""

from msgspec.structs import replace

from companion.games.sweet_lands import industry, moves
from companion.games.sweet_lands.counting import UNREAD, active_draws, unread_draws
from companion.games.sweet_lands.gaining import add_stock, owe, pay, without_piece
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.position import CAPITAL, MOST_DUES, Due, Position, Spot
from companion.games.sweet_lands.printed import under


def lay(position: Position, seat: int, move: moves.Placing) -> Position:
    """The position with a piece laid, and with everything owed that follows from it."""
    match move:
        case moves.Terrain(at=at):
            return _cover(without_piece(position, seat, "terrain", "special"), seat, Spot(at))
        case moves.Special(at=at, tile=tile):
            used = without_piece(position, seat, "special", "terrain")
            return _cover(used, seat, Spot(at, special=tile))
        case moves.Road(at=at):
            return _join(position, seat, at)
        case moves.Rabbit():
            return _settle_rabbit(position, seat, move)
    return build(position, seat, move)


def _cover(position: Position, seat: int, spot: Spot) -> Position:
    """A tile lies on a hex: what is printed there is gained, and the tile flips if a road is beside it."""
    before = position
    after = flip(position.with_spot(seat, spot), seat)
    name = f"{position.players[seat].side}:{spot.at}"
    after = _opened(before, owe(after, seat, (Due("print", 1, f"{name}!"),)), seat)
    return owe(after, seat, (Due("ground", 1, name),))


def _join(position: Position, seat: int, at: str) -> Position:
    """A road lies on an edge: the tiles on both sides of it flip."""
    before, edges = position, land(position, seat).edges
    (name,) = edges.names_of(1 << edges.number(at))
    position = without_piece(position, seat, "road")
    roads = tuple(sorted({*position.players[seat].roads, name}))
    return _opened(before, flip(position.with_player(seat, roads=roads, counted=None), seat), seat)


def flip(position: Position, seat: int) -> Position:
    """The position with every tile turned over that lies face down beside a road, its reward owed."""
    here = land(position, seat)
    names = here.grid.names_of(here.by_roads & here.tiles & ~here.flipped & ~here.capital)
    dues: list[Due] = []
    for name in names:
        spot = position.players[seat].spot(name)
        assert spot is not None
        spot = replace(spot, tile="flipped", fresh=True)
        position = position.with_spot(seat, spot)
        dues += tile_gives(position, seat, spot)
    return owe(position, seat, dues)


def tile_gives(position: Position, seat: int, spot: Spot) -> list[Due]:
    """What a flipped tile gives, and gives again when something is built on it; or the capital."""
    side = position.players[seat].side
    if spot.at == CAPITAL:
        return [Due("print", 1, f"{side}:{CAPITAL}!")]
    if spot.special:
        return [Due("print", 1, f"special-{spot.special}")]
    return [Due("tile", 1, f"{side}:{spot.at}")]


def build(position: Position, seat: int, move: moves.Property, *, free: bool = False) -> Position:
    """A property stands on a tile or the capital: the tile's reward at once, its own when all are built."""
    player = position.players[seat]
    cost = () if free else industry.price(position, seat, move.kind, move.number)
    entry = industry.price_entry(player, move.kind, move.number)
    unread = (Due("price", 1, entry),) if cost is None else ()
    owing = player.dues
    position = pay(position, seat, cost or ())
    number = move.number or position.players[seat].count_properties(move.kind) + 1
    there = position.players[seat].spot(move.at) or Spot(move.at, "none")
    spot = replace(there, property=move.kind, number=number)
    position = position.with_spot(seat, spot)
    own = own_reward(position, seat, spot)
    position = without_piece(position, seat, "property")
    position = _defer(position, seat, own) if owing else owe(position, seat, own)
    return owe(position, seat, (*unread, *tile_gives(position, seat, spot)))


def own_reward(position: Position, seat: int, spot: Spot) -> tuple[Due, ...]:
    """What a property itself gives: what lay under it, or the industry reward of a coffee shop."""
    player = position.players[seat]
    match spot.property:
        case "tent" | "house" | "building":
            entry = under(spot.property, max(1, min(5, spot.number)), player.character)
            return () if entry.startswith("-") else (Due("print", 1, entry),)
        case "coffee":
            return (Due("coffee", 1, f"coffee-{spot.number}"),)
        case "tower":
            return (Due("print", 1, f"{player.character}-tower!"),) if player.character else ()
    return ()


BEHIND = ("discard", "automate", "city", "marks", "ahead", "helper", "income")
"""What comes when an action has brought all that it brings, or a step of passing has."""


def _defer(position: Position, seat: int, rewards: tuple[Due, ...]) -> Position:
    """Properties' own rewards wait until everything is laid, and every other reward taken, of an action."""
    dues = position.players[seat].dues
    first = next((number for number, due in enumerate(dues) if due.kind in BEHIND), len(dues))
    later = tuple(replace(due, what="later") for due in rewards)
    return position.with_player(seat, dues=(*dues[:first], *later, *dues[first:])[:MOST_DUES])


def _settle_rabbit(position: Position, seat: int, move: moves.Rabbit) -> Position:
    """A rabbit lives on a hex; what lies under its place is gained."""
    position = without_piece(position, seat, "rabbit")
    there = position.players[seat].spot(move.at) or Spot(move.at, "none")
    position = position.with_spot(seat, replace(there, rabbit=True))
    if not move.place:
        return position
    taken = tuple(sorted({*position.players[seat].taken, move.place}))
    position = position.with_player(seat, taken=taken)
    return owe(position, seat, (Due("print", 1, f"rabbit-{move.place}", "", 1),))


def _opened(before: Position, after: Position, seat: int) -> Position:
    """A card for every extra-draw area that has become active; a hex that may be one is asked about."""
    more = active_draws(after, seat) & ~active_draws(before, seat)
    known = set(unread_draws(before, seat))
    new = [Due("ground", 1, name, UNREAD) for name in unread_draws(after, seat) if name not in known]
    return owe(add_stock(after, seat, "hand", more.bit_count()), seat, new)


def rest(position: Position, seat: int) -> Position:
    """The position after a seat's action: what was flipped in it may be built on in the next."""
    if not any(spot.fresh for spot in position.players[seat].spots):
        return position
    spots = tuple(replace(spot, fresh=False) for spot in position.players[seat].spots)
    return position.with_player(seat, spots=spots)
