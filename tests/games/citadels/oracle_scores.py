"""The count of Citadels, told from the rules: every colour is tried for the Haunted City."""

from companion.games.citadels.position import Position
from tests.games.citadels.oracle_cards import DECK, FIVE, finished


def colours(position: Position, seat: int) -> int:
    """Three points for all five colours, the Haunted City counted as whichever helps, unless it is new."""
    city = position.players[seat].city
    others = {DECK[built.district][0] for built in city if built.district != "haunted_city"}
    haunted = [built for built in city if built.district == "haunted_city"]
    if not haunted:
        return 3 if others == FIVE else 0
    allowed = {"purple"} if all(built.fresh for built in haunted) else FIVE
    return 3 if any(others | {colour} == FIVE for colour in allowed) else 0


def complete(position: Position, seat: int) -> int:
    """Four for the first complete city, two for every other one."""
    if not finished(position, seat):
        return 0
    cities = [one for one in range(len(position.players)) if finished(position, one)]
    first = cities[0] if position.first is None and len(cities) == 1 else position.first
    return 4 if seat == first else 2


def points(position: Position) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    found = []
    for seat, player in enumerate(position.players):
        cards = [DECK[built.district] for built in player.city]
        found.append(
            {
                "districts": sum(cost for _, cost, _, _ in cards),
                "bonus": sum(worth - cost for _, cost, _, worth in cards),
                "colours": colours(position, seat),
                "complete": complete(position, seat),
            }
        )
    return found


def places(position: Position) -> list[int]:
    """Return every seat's rank: points, then points of districts alone, then gold."""
    keys = [
        (sum(own.values()), own["districts"] + own["bonus"], player.gold)
        for own, player in zip(points(position), position.players, strict=True)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
