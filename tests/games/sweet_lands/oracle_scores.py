"""The end of Sweet Lands, told from the rules: nine steps, and the ranks."""

from companion.games.sweet_lands.position import Player, Position
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands.oracle_counts import count, standing

ELEMENTS = ("terrain", "rabbits", "roads", "properties", "automated", "industry")


def _prosperity(position: Position, player: Player) -> int:
    """Return every element times what its track's marker stands on. Said by hand, that goes first."""
    found = 0
    for number, element in enumerate(ELEMENTS):
        times = player.multipliers[number]
        if times is None:
            times = 0
            for track in range(1, 7):
                if box.part(position, f"track-{track}", 1) == element:
                    space = player.prosperity[track - 1]
                    times = box.part(position, f"track-{track}-{space}", 1) or 0
        found += times * count(position, player, element)
    return found


def _sets(position: Position, player: Player) -> int:
    """Five tents: two a rabbit. Five houses: one a city point. Five buildings: one an industry point."""
    found = 0
    if count(position, player, "tents") >= 5:
        found += 2 * count(position, player, "rabbits")
    if count(position, player, "houses") >= 5:
        found += player.city_points
    if count(position, player, "buildings") >= 5:
        found += player.industry_points
    return found


def _ports(position: Position, player: Player) -> int:
    reached = min(4, count(position, player, "ports"))
    return box.part(position, "ports", reached) or 0


def final(values: list[int], dummy: int) -> list[int]:
    """Return a final tile: 15 for the most, 7 for the second most. Where several have the most there is no
    second.

    Args:
        values: how much every seat has.
        dummy: how much the seat has that nobody plays.
    """
    everybody = [*values, dummy]
    most = max(everybody)
    second = max((value for value in everybody if value < most), default=None)
    if everybody.count(most) > 1:
        second = None
    return [15 if value == most else 7 if value == second else 0 for value in values]


def _finals(position: Position) -> list[int]:
    found = [0] * len(position.players)
    for tile in position.finals:
        element, dummy = box.value(position, f"final-{tile}") or (None, 0)
        if element is not None:
            values = [count(position, player, element) for player in position.players]
            for seat, points in enumerate(final(values, dummy)):
                found[seat] += points
    return found


def points(position: Position) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    finals = _finals(position)
    return [
        {
            "points": player.points,
            "prosperity": _prosperity(position, player),
            "cities": player.city_points // 2,
            "sets": _sets(position, player),
            "gold": player.gold // 5,
            "diamonds": player.diamonds,
            "ports": _ports(position, player),
            "milestones": 10 * len(player.milestones),
            "final_tiles": finals[seat],
        }
        for seat, player in enumerate(position.players)
    ]


def places(position: Position) -> list[int]:
    """Return every seat's rank: points, then rabbits on the map. Then the place is shared."""
    keys = [
        (sum(own.values()), count(position, player, "rabbits"))
        for own, player in zip(points(position), position.players, strict=True)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def room(player: Player, column: str) -> int:
    """Count how many cards go below a column: one.

    Two after the second property of it, three after the fourth.
    """
    built = standing(player, column)
    return 3 if built >= 4 else 2 if built >= 2 else 1
