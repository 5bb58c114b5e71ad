"""How much of everything a seat has, counted one by one."""

from companion.games.sweet_lands.position import Player, Position
from tests.games.sweet_lands import oracle_map as maps

KINDS = {
    "tents": "tent",
    "houses": "house",
    "buildings": "building",
    "labs": "lab",
    "coffees": "coffee",
    "tower": "tower",
}


def standing(player: Player, kind: str) -> int:
    """Count how many properties of a type stand on a map."""
    found = 0
    for spot in player.spots:
        if spot.property == kind:
            found += 1
    return found


def _on_map(position: Position, player: Player, what: str) -> int | None:
    """Tell how much of something is on a map. None if it is nothing that lies there."""
    if what in KINDS:
        return standing(player, KINDS[what])
    match what:
        case "terrain":
            return len(maps.with_tile(player))
        case "rabbits":
            return sum(spot.rabbit for spot in player.spots)
        case "roads":
            return len(maps.roads(player))
        case "properties":
            return sum(spot.property is not None for spot in player.spots)
        case "cities":
            return maps.cities(position, player)
        case "ports":
            return maps.ports(position, player)
    return None


def _only_counted(player: Player, what: str) -> int | None:
    counted = player.counted
    if what == "properties":
        return sum(int(getattr(counted, each)) for each in KINDS)
    if what in KINDS or what in ("cities", "terrain", "rabbits", "roads", "ports"):
        return int(getattr(counted, what))
    return None


def count(position: Position, player: Player, what: str) -> int:
    """Tell how much of an element a seat has."""
    there = _only_counted(player, what) if player.counted else _on_map(position, player, what)
    if there is not None:
        return there
    match what:
        case "automated":
            return len(player.automated)
        case "industry":
            return player.industry_points
        case "city":
            return player.city_points
        case "skills" | "milestones":
            return len(getattr(player, what))
        case "cards":
            return player.hand
        case "gold" | "wheat" | "wood" | "iron" | "discs" | "diamonds" | "food" | "wonder":
            return int(getattr(player, what))
    return player.marks[int(what[1]) - 1]
