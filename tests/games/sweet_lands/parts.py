"""Sweet Lands' witnesses for the conformance suite, told from the rules by the oracle."""

from companion.games.sweet_lands.moves import Placing as Placed
from companion.games.sweet_lands.moves import Property, Rabbit, Road, Special, Terrain
from companion.games.sweet_lands.position import Position
from tests.conformance.parts import Parts, fitting
from tests.games.sweet_lands import mending, oracle, removers_map, removers_turn
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands.refused import refused
from tests.games.sweet_lands.repaired import repaired
from tests.games.sweet_lands.tables import opened, unbooked

READINGS: tuple[dict[str, str], ...] = (
    {},
    {"order": "passing"},
    {"advanced": "with"},
    {"maps": "b"},
    {"extra_draw": "either", "city": "all_different"},
    {"resources": "any", "advanced": "with"},
    {"maps": "b", "extra_draw": "either", "resources": "any"},
    {"order": "passing", "city": "all_different", "advanced": "with", "maps": "b"},
)
"""The readings that differ from the default, table by table."""

BOX = {
    "hexes told twice": 0,
    "roads on one edge": 0,
    "discs on one slot": 0,
    "seats that passed twice": 0,
    "skill tiles a seat has twice": 0,
    "rabbits without a hex": 0,
    "seats whose turn nobody has": 0,
}


def _twice(things: list[object]) -> int:
    return len(things) - len(set(things))


def holdings(position: Position) -> dict[str, int]:
    """Check that nothing lies where something lies already, and nobody is counted twice."""
    players = position.players
    return {
        "hexes told twice": sum(_twice([spot.at for spot in player.spots]) for player in players),
        "roads on one edge": sum(_twice(list(player.roads)) for player in players),
        "discs on one slot": _twice([(disc.area, disc.slot) for disc in position.discs]),
        "seats that passed twice": _twice(list(position.passed)),
        "skill tiles a seat has twice": sum(
            _twice([(skill.tile, skill.advanced) for skill in player.skills]) for player in players
        ),
        "rabbits without a hex": sum(
            sum(spot.rabbit for spot in player.spots) < len(player.taken) for player in players
        ),
        "seats whose turn nobody has": int(position.turn >= len(players)),
    }


def placement(position: Position, seat: int, piece: str, target: str) -> Placed:
    """Return the move that a survey's answer for a piece on a target is about."""
    player, owed = position.players[seat], position.phase != "place"
    match piece:
        case "terrain":
            return Terrain(target)
        case "special":
            return Special(target)
        case "road":
            return Road(target)
        case "rabbit":
            reached = places.reachable(position, player) if owed else None
            return Rabbit(target, reached[0] if reached else 0)
        case "coffee" if owed:
            built = {spot.number for spot in player.spots if spot.property == "coffee"}
            return Property("coffee", target, min(set(range(1, 11)) - built))
    return Property(piece, target)  # type: ignore[arg-type]


PRINTED = {
    "map-A": "0,0 capital;1,0 wheat port;0,1 forest;-1,1 special;-1,0 sea draw;0,-1 vein;1,-1 draw",
    "A:1,0!": "2 gold/diamond",
    "tile-wheat": "3 wheat",
    "3b-tower": "wonder+8 terrain",
    "track-2": "9;rabbits",
    "track-2-4": "card+reward2;3",
    "card-17": "instant;2 gold;gold:m1;victory:rabbits;m2;any;wheat;Zoë 小明",
    "ports": "0;2;5;9;14",
}
"""Invented entries of a box, of several families."""

PARTS = Parts(
    tier="gold",
    rulings=READINGS,
    picture=25,
    printed=PRINTED,
    placement=placement,
    holdings=holdings,
    box=BOX,
    points=oracle.points,
    places=oracle.places,
    waits=oracle.waits,
    legal=oracle.legal_moves,
    after=oracle.after,
    alike=unbooked,
    dull=frozenset({"Pass", "Skip", "Free"}),
    corrections=fitting("sweet_lands", mending.corrections),
    removers={**removers_map.REMOVERS, **removers_turn.REMOVERS},
    repaired=repaired,
    refused=refused,
    plays=0.1,
    looks=0.5,
    opened=opened,
)
