"""Rules for the place of a piece on a map: terrain, roads, properties and rabbits, in the rulebook's order.

They concern the map alone. The phases judge dues and costs.
"""

from collections.abc import Mapping
from typing import Any

from companion.engine.memo import cache_by_identity
from companion.engine.rules import (
    KEPT,
    AreaRule,
    Findings,
    Place,
    Rule,
    free_cells,
    hit_cells,
    rules_for_moves,
)
from companion.engine.words import Word
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.land import Land, seat_land
from companion.games.sweet_lands.phases.common_rules import Check
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.geometry.cells import Cells

LandRule = AreaRule[Land]


def _ground_params(land: Land, cell: int) -> Mapping[str, Word]:
    """Name the ground of a hex, for the sentence of a rule."""
    ground = land.grounds[land.grid.names_of(cell)[0]]
    return {"ground": Word(f"ground-{ground[0] if ground else 'unknown'}")}


def _property_params(land: Land, cell: int) -> Mapping[str, Word]:
    """Name the property on a hex, for the sentence of a rule."""
    name = land.grid.names_of(cell)[0]
    kind = next(spot.property for spot in land.spots if spot.at == name)
    return {"there": Word(f"piece-{kind}")}


def _off_cells(land: Land) -> int:
    return land.ground("off")


def _find_apart(land: Land) -> int:
    return land.grid.full & ~land.grid.neighbours(land.joined) & ~land.joined


def _capital(land: Land) -> int:
    return land.capital


def _find_covered(land: Land) -> int:
    return land.tiles & ~land.capital


TERRAIN: tuple[LandRule, ...] = (
    LandRule("off_map", "terrain.where", _off_cells, "impossible"),
    LandRule("capital", "terrain.where", _capital, "impossible"),
    LandRule("covered", "terrain.where", _find_covered, "impossible", causes=hit_cells),
    LandRule("apart", "terrain.where", _find_apart, causes=lambda land, _cell: land.joined),
    LandRule("special_ground", "terrain.special", lambda land: land.ground("special")),
    LandRule("no_ground", "terrain.ground", lambda land: land.ground("draw"), "impossible"),
)
"""The rules of a terrain tile. Its kind follows from the ground and cannot be named."""

SPECIAL: tuple[LandRule, ...] = (
    *TERRAIN[:4],
    LandRule("not_special", "terrain.special", lambda land: _plain_cells(land), params_at=_ground_params),
)
"""The rules of a special terrain tile."""


def _plain_cells(land: Land) -> int:
    return land.ground("wheat", "forest", "vein", "sea", "draw")


ROAD: tuple[LandRule, ...] = (
    LandRule("off_map", "road.where", lambda land: land.edges.full & ~land.rim, "impossible"),
    LandRule("road_there", "road.where", lambda land: land.roads, "impossible", causes=hit_cells),
    LandRule("no_road_beside", "road.where", lambda land: _find_unconnected(land)),
)
"""The rules of a road."""


def _find_unconnected(land: Land) -> int:
    return land.rim & ~land.bare.by_capital & ~land.edges.neighbours(land.roads) & ~land.roads


PROPERTY: tuple[LandRule, ...] = (
    LandRule("off_map", "property.where", _off_cells, "impossible"),
    LandRule("no_tile", "property.where", lambda land: _bare_cells(land)),
    LandRule(
        "face_down",
        "property.where",
        lambda land: land.tiles & ~land.flipped & ~land.capital,
        causes=hit_cells,
    ),
    LandRule("just_flipped", "property.where", lambda land: land.fresh, causes=hit_cells),
    LandRule(
        "built",
        "property.where",
        lambda land: land.built,
        "impossible",
        causes=hit_cells,
        params_at=_property_params,
    ),
)
"""The rules of a property."""


def _bare_cells(land: Land) -> int:
    return land.grid.full & ~land.tiles & ~land.capital & ~land.ground("off")


RABBIT: tuple[LandRule, ...] = (
    LandRule("off_map", "rabbit.where", _off_cells, "impossible"),
    LandRule("no_property", "rabbit.where", lambda land: land.grid.full & ~land.built & ~land.ground("off")),
    LandRule("rabbit_there", "rabbit.where", lambda land: land.rabbits, "impossible", causes=hit_cells),
)
"""The rules of a cookie rabbit."""

RULES: Mapping[str, tuple[LandRule, ...]] = {
    "terrain": TERRAIN,
    "special": SPECIAL,
    "road": ROAD,
    **dict.fromkeys(PROPERTIES, PROPERTY),
    "rabbit": RABBIT,
}
"""The rules of every piece, by its id."""


def cells_of(land: Land, piece: str) -> Cells:
    """Choose the cells for a piece: the edges of a map for a road, its hexes for all others."""
    return land.edges if piece == "road" else land.grid


def piece_of(move: moves.Placing) -> str:
    """Find the id of the piece that a move lays."""
    match move:
        case moves.Property(kind=kind):
            return kind
        case moves.Terrain():
            return "terrain"
        case moves.Special():
            return "special"
        case moves.Road():
            return "road"
    return "rabbit"


def _number(land: Land, piece: str, cell: str) -> int | None:
    """Find the number of a hex or an edge, or None if the map has no such name."""
    try:
        return land.edges.number(cell) if piece == "road" else land.grid.index.get(cell)
    except KeyError:
        return None


def _on_map(section: str) -> Check:
    def check(position: Position, seat: int, move: Any) -> Findings:
        number = _number(seat_land(position, seat), piece_of(move), move.at)
        return KEPT if number is not None else (({}, ()),)

    return Rule("off_map", section, check, "impossible")


def _place(position: Position, seat: int, move: Any) -> tuple[Place[Land], ...]:
    land, piece = seat_land(position, seat), piece_of(move)
    number = _number(land, piece, move.at)
    return () if number is None else ((cells_of(land, piece), land, 1 << number),)


def checks(piece: str) -> tuple[Check, ...]:
    """Build the rules of a piece's place, for the move that lays the piece."""
    rules = RULES[piece]
    return (_on_map(rules[0].section), *rules_for_moves(rules, _place))


@cache_by_identity(256)
def free(land: Land, piece: str) -> tuple[str, ...]:
    """List the places where a piece may lie. Cached by the map object."""
    cells = cells_of(land, piece)
    return cells.names_of(free_cells(RULES[piece], cells, land))
