"""What people count by hand for each category of points at a table that is only scored."""

from companion.engine.hand_counts import HandCount
from companion.engine.words import Word
from companion.games.sweet_lands.corrections import SetCount, SetMilestones, SetStock
from companion.games.sweet_lands.position import Position

STOCKS = {
    "points": ("points", "category-points"),
    "cities": ("city_points", "element-city"),
    "gold": ("gold", "element-gold"),
    "diamonds": ("diamonds", "element-diamonds"),
}
"""By category, the amount that it scores and the name of it."""

ON_MAP = {
    "prosperity": ("terrain", "rabbits", "roads", "labs", "coffees", "tower"),
    "sets": ("tents", "houses", "buildings"),
    "ports": ("ports",),
}
"""By category, the things that are counted on a map."""


def hand_counts(position: Position, seat: int) -> tuple[HandCount, ...]:
    """List the numbers to count by hand for a seat; of its map only if that is not drawn."""
    found = [
        HandCount(category=category, label=Word(label), message=SetStock, keys={"what": stock})
        for category, (stock, label) in STOCKS.items()
    ]
    found.append(HandCount(category="milestones", label=Word("element-milestones"), message=SetMilestones))
    if position.players[seat].counted is not None:
        found += [
            HandCount(category=category, label=Word(f"element-{what}"), message=SetCount, keys={"what": what})
            for category, things in ON_MAP.items()
            for what in things
        ]
    return tuple(found)
