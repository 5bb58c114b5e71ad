"""Effects of laying a piece: tiles flip beside roads, prints are owed, extra-draw areas become active."""

from msgspec.structs import replace

from companion.games.sweet_lands import industry, moves
from companion.games.sweet_lands.costs import charge
from companion.games.sweet_lands.counting import UNREAD, active_draws, unread_draws
from companion.games.sweet_lands.gaining import add_stock, owe, without_piece
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import CAPITAL, MOST_DUES, Due, Position, Spot
from companion.games.sweet_lands.printed import under


def lay(position: Position, seat: int, move: moves.Placing) -> Position:
    """Lay a piece and owe everything that follows from it."""
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
    """Put a tile on a hex: owe the print below it, and flip the tile if a road is beside it."""
    before = position
    after = flip(position.with_spot(seat, spot), seat)
    name = f"{position.players[seat].side}:{spot.at}"
    after = _draw_opened(before, owe(after, seat, (Due("print", 1, f"{name}!"),)), seat)
    return owe(after, seat, (Due("ground", 1, name),))


def _join(position: Position, seat: int, cell: str) -> Position:
    """Put a road on an edge and flip the tiles on both sides."""
    before, edges = position, seat_land(position, seat).edges
    (name,) = edges.names_of(1 << edges.number(cell))
    position = without_piece(position, seat, "road")
    roads = tuple(sorted({*position.players[seat].roads, name}))
    return _draw_opened(before, flip(position.with_player(seat, roads=roads, counted=None), seat), seat)


def flip(position: Position, seat: int) -> Position:
    """Flip every tile that lies face down beside a road, and owe its reward."""
    land = seat_land(position, seat)
    names = land.grid.names_of(land.by_roads & land.tiles & ~land.flipped & ~land.capital)
    dues: list[Due] = []
    for name in names:
        spot = position.players[seat].spot(name)
        assert spot is not None
        spot = replace(spot, tile="flipped", fresh=True)
        position = position.with_spot(seat, spot)
        dues += tile_gives(position, seat, spot)
    return owe(position, seat, dues)


def tile_gives(position: Position, seat: int, spot: Spot) -> list[Due]:
    """List the dues of a flipped tile or of the capital. A property built there owes them again."""
    side = position.players[seat].side
    if spot.at == CAPITAL:
        return [Due("print", 1, f"{side}:{CAPITAL}!")]
    if spot.special:
        return [Due("print", 1, f"special-{spot.special}")]
    return [Due("tile", 1, f"{side}:{spot.at}")]


def build(position: Position, seat: int, move: moves.Property, *, free: bool = False) -> Position:
    """Put a property on a tile or the capital.

    Owe the tile's reward at once, the property's own after the last one.
    """
    player = position.players[seat]
    cost = () if free else industry.price(position, seat, move.kind, move.number)
    entry = industry.price_entry(player, move.kind, move.number)
    unread = (Due("price", 1, entry),) if cost is None else ()
    owing = player.dues
    number = move.number or position.players[seat].count_properties(move.kind) + 1
    there = position.players[seat].spot(move.at) or Spot(move.at, "none")
    spot = replace(there, property=move.kind, number=number)
    position = position.with_spot(seat, spot)
    own = own_reward(position, seat, spot)
    position = without_piece(position, seat, "property")
    position = _defer(position, seat, own) if owing else owe(position, seat, own)
    owed = owe(position, seat, (*unread, *tile_gives(position, seat, spot)))
    return charge(owed, seat, cost or (), entry)


def own_reward(position: Position, seat: int, spot: Spot) -> tuple[Due, ...]:
    """List the dues of a property itself: the print under it, or a coffee shop's industry reward."""
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
"""Kinds of dues that come after all gains of an action or of a step of passing."""


def _defer(position: Position, seat: int, rewards: tuple[Due, ...]) -> Position:
    """Queue properties' own rewards behind the pieces and rewards that the current action still owes."""
    dues = position.players[seat].dues
    first = next((number for number, due in enumerate(dues) if due.kind in BEHIND), len(dues))
    later = tuple(replace(due, what="later") for due in rewards)
    return position.with_player(seat, dues=(*dues[:first], *later, *dues[first:])[:MOST_DUES])


def _settle_rabbit(position: Position, seat: int, move: moves.Rabbit) -> Position:
    """Put a rabbit on a hex and owe the print under its place."""
    position = without_piece(position, seat, "rabbit")
    there = position.players[seat].spot(move.at) or Spot(move.at, "none")
    position = position.with_spot(seat, replace(there, rabbit=True))
    if not move.place:
        return position
    taken = tuple(sorted({*position.players[seat].taken, move.place}))
    position = position.with_player(seat, taken=taken)
    return owe(position, seat, (Due("print", 1, f"rabbit-{move.place}", "", 1),))


def _draw_opened(before: Position, after: Position, seat: int) -> Position:
    """Draw a card for each newly active extra-draw area.

    Owe the ground of unread hexes that may be such areas.
    """
    more = active_draws(after, seat) & ~active_draws(before, seat)
    known = set(unread_draws(before, seat))
    new = [Due("ground", 1, name, UNREAD) for name in unread_draws(after, seat) if name not in known]
    return owe(add_stock(after, seat, "hand", more.bit_count()), seat, new)


def end_action(position: Position, seat: int) -> Position:
    """End a seat's action: tiles flipped in it may be built on from now on."""
    if not any(spot.fresh for spot in position.players[seat].spots):
        return position
    spots = tuple(replace(spot, fresh=False) for spot in position.players[seat].spots)
    return position.with_player(seat, spots=spots)
