"""A table of Sweet Lands with something of everything on it, as corrections make it; the box is invented."""

from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.position import Spot

SPOTS = (
    Spot("0,0", "none", property="tower"),
    Spot("1,0", "flipped", property="tent", number=1, rabbit=True),
    Spot("0,1", "flipped", property="house", number=1),
    Spot("-1,1", "flipped", property="building", number=1, rabbit=True),
    Spot("-1,0", "flipped", property="lab", number=1),
    Spot("0,-1", "flipped", property="coffee", number=2),
    Spot("1,-1", "flipped"),
    Spot("2,-1", "down"),
    Spot("-2,1", "down"),
    Spot("1,1", "flipped", fresh=True),
)
"""A property of every type, tiles of both faces, one of them just flipped."""

ROADS = ("0,0|1,0", "0,-1|1,-1", "-1,0|0,0", "-1,1|0,1", "0,0|0,1")

PAINTED = (
    *(corrections.SetSpot(0, spot) for spot in SPOTS),
    *(corrections.SetRoad(0, road, True) for road in ROADS),
    corrections.SetStock(0, "gold", 27),
    corrections.SetStock(0, "points", 41),
    corrections.SetStock(0, "city_points", 7),
    corrections.SetStock(0, "industry_points", 12),
    corrections.SetStock(0, "food", 5),
    corrections.SetAutomated(0, "tent", 2),
    corrections.SetMark(0, 2, 3),
    corrections.SetMilestones(0, 1),
    corrections.SetFlag(0, "wonder", True),
    corrections.SetSkill(0, 3, False, "up"),
    corrections.SetSkill(0, 5, False, "down"),
    corrections.SetTrack(0, 1, 4),
    corrections.SetTrack(1, 1, 2),
    corrections.SetEnd(2, 1),
    corrections.SetDisc("A", 1, 0),
    corrections.SetDisc("C", 1, 1),
)
"""What makes such a table of one that is set up for two."""
