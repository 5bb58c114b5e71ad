"""Corrections of a map. The first one turns a counted map into a drawn one."""

from companion.engine.message import Impossible
from companion.games.sweet_lands import corrections as said
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import CAPITAL, Position


def set_spot(position: Position, correction: said.SetSpot) -> Position:
    """Put the pieces of a correction on a hex, in place of all that lay there.

    Raises:
        Impossible: the map has no such hex, or that cannot lie there.
    """
    seat, spot = correction.seat, correction.spot
    land, spots = seat_land(position, seat), position.players[seat].spots
    if spot.at not in land.grid.index or (spot.at == CAPITAL) != (spot.tile == "none"):
        raise Impossible(f"something on {spot.at}")
    if spot.number and not spot.property:
        raise Impossible("the number of a property that is not there")
    others = [each for each in spots if each.at != spot.at]
    spots = tuple(sorted([*others, spot], key=lambda each: each.at))
    return position.with_player(seat, spots=spots, counted=None)


def clear_spot(position: Position, correction: said.ClearSpot) -> Position:
    """Remove every piece from a hex."""
    seat = correction.seat
    spots = tuple(spot for spot in position.players[seat].spots if spot.at != correction.at)
    return position.with_player(seat, spots=spots, counted=None)


def set_road(position: Position, correction: said.SetRoad) -> Position:
    """Put a road on an edge, or take it off.

    Raises:
        Impossible: the map has no such edge.
    """
    seat = correction.seat
    land, roads = seat_land(position, seat), {*position.players[seat].roads}
    if not land.has_edge(correction.at):
        raise Impossible(f"no edge {correction.at}")
    (name,) = land.edges.names_of(1 << land.edges.number(correction.at))
    roads = {*roads, name} if correction.there else roads - {name}
    return position.with_player(seat, roads=tuple(sorted(roads)), counted=None)


def check_on_map(position: Position, seat: int) -> None:
    """Check that every hex and edge with a seat's pieces exists on its map.

    Raises:
        Impossible: it has not.
    """
    player, land = position.players[seat], seat_land(position, seat)
    gone = [spot.at for spot in player.spots if spot.at not in land.grid.index]
    gone += [name for name in player.roads if not land.has_edge(name)]
    if gone:
        raise Impossible(f"something lies on {gone[0]}")
