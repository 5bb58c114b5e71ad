"""The points of Roll Into Town, told from the rules."""

from companion.games.roll_into_town.position import Counts, Position
from tests.games.roll_into_town.oracle_map import (
    FACING,
    Map,
    around,
    is_coast,
    is_ocean,
    map_of,
    number_of,
    rivers,
    stepped,
    topped,
)


def river_points(here: Map) -> int:
    """Return one for each river square. Two if the river joins opposite borders."""
    total = 0
    for squares, ends in rivers(here):
        off = [side for square, side in ends if stepped(square, side) not in here]
        joins = len(off) == 2 and FACING[off[0]] == off[1]
        total += len(squares) * (2 if joins else 1)
    return total


def tavern_points(here: Map) -> int:
    """Return one for each house that some tavern touches."""
    houses = [square for square, token in here.items() if token == "h"]
    return sum(any(here[near] == "t" for near in around(here, house)) for house in houses)


def points_of(here: Map) -> dict[str, int]:
    """Return a map's points by category."""
    coasts = sum(is_coast(token) for token in here.values())
    oceans = sum(is_ocean(token) for token in here.values())
    return {
        "houses": 2 * number_of(here, "h"),
        "taverns": tavern_points(here),
        "river": river_points(here),
        "coast": coasts,
        "lighthouse": coasts + oceans if topped(here, "L") else 0,
        "cathedral": 10 if number_of(here, "c") else 0,
    }


def counted_points(counts: Counts) -> dict[str, int]:
    """Return the points by category of a map of which people tell only how much is on it."""
    return {
        "houses": 2 * counts.houses,
        "taverns": counts.tavern_houses,
        "river": counts.river + 2 * counts.joined,
        "coast": counts.coasts,
        "lighthouse": counts.lighthouse * (counts.coasts + counts.oceans),
        "cathedral": 10 * counts.cathedral,
    }


def count_by_hand(here: Map) -> dict[str, int]:
    """Count what a person would count on a finished map."""
    joined = 0
    water = 0
    for squares, ends in rivers(here):
        off = [side for square, side in ends if stepped(square, side) not in here]
        water += len(squares)
        joined += len(squares) if len(off) == 2 and FACING[off[0]] == off[1] else 0
    return {
        "houses": number_of(here, "h"),
        "tavern_houses": tavern_points(here),
        "river": water - joined,
        "joined": joined,
        "coasts": sum(is_coast(token) for token in here.values()),
        "oceans": sum(is_ocean(token) for token in here.values()),
        "lighthouse": int(bool(topped(here, "L"))),
        "cathedral": int(bool(number_of(here, "c"))),
    }


def points(position: Position) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    return [
        counted_points(player.counted) if player.counted else points_of(map_of(position, seat))
        for seat, player in enumerate(position.players)
    ]


def places(position: Position) -> list[int]:
    """Return every seat's rank: points, then those of houses. Then they share."""
    keys = [(sum(own.values()), own["houses"]) for own in points(position)]
    return [1 + sum(other > key for other in keys) for key in keys]
