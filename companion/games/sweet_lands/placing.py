"""Rules for the place of a piece on a map: terrain, roads, properties and rabbits, in the rulebook's order.

They concern the map alone. The phases judge dues and costs.
"""

from collections.abc import Mapping
from typing import Any

from companion.engine.memo import by_identity
from companion.engine.rules import (
    KEPT,
    AreaRule,
    Findings,
    Place,
    Rule,
    about_places,
    free_cells,
    itself,
)
from companion.engine.words import Word
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.land import Land, land
from companion.games.sweet_lands.phases.common_rules import Check
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.geometry.cells import Cells

LandRule = AreaRule[Land]


def _named(here: Land, cell: int) -> Mapping[str, Word]:
    """Name the ground of a hex, for the sentence of a rule."""
    ground = here.grounds[here.grid.names_of(cell)[0]]
    return {"ground": Word(f"ground-{ground[0] if ground else 'unknown'}")}


def _standing(here: Land, cell: int) -> Mapping[str, Word]:
    """Name the property on a hex, for the sentence of a rule."""
    name = here.grid.names_of(cell)[0]
    kind = next(spot.property for spot in here.spots if spot.at == name)
    return {"there": Word(f"piece-{kind}")}


def _off(here: Land) -> int:
    return here.ground("off")


def _apart(here: Land) -> int:
    return here.grid.full & ~here.grid.neighbours(here.joined) & ~here.joined


def _capital(here: Land) -> int:
    return here.capital


def _covered(here: Land) -> int:
    return here.tiles & ~here.capital


TERRAIN: tuple[LandRule, ...] = (
    LandRule("off_map", "terrain.where", _off, "impossible"),
    LandRule("capital", "terrain.where", _capital, "impossible"),
    LandRule("covered", "terrain.where", _covered, "impossible", causes=itself),
    LandRule("apart", "terrain.where", _apart, causes=lambda here, _cell: here.joined),
    LandRule("special_ground", "terrain.special", lambda here: here.ground("special")),
    LandRule("no_ground", "terrain.ground", lambda here: here.ground("draw"), "impossible"),
)
"""The rules of a terrain tile. Its kind follows from the ground and cannot be named."""

SPECIAL: tuple[LandRule, ...] = (
    *TERRAIN[:4],
    LandRule("not_special", "terrain.special", lambda here: _plain(here), at=_named),
)
"""The rules of a special terrain tile."""


def _plain(here: Land) -> int:
    return here.ground("wheat", "forest", "vein", "sea", "draw")


ROAD: tuple[LandRule, ...] = (
    LandRule("off_map", "road.where", lambda here: here.edges.full & ~here.rim, "impossible"),
    LandRule("road_there", "road.where", lambda here: here.roads, "impossible", causes=itself),
    LandRule("no_road_beside", "road.where", lambda here: _unconnected(here)),
)
"""The rules of a road."""


def _unconnected(here: Land) -> int:
    return here.rim & ~here.bare.by_capital & ~here.edges.neighbours(here.roads) & ~here.roads


PROPERTY: tuple[LandRule, ...] = (
    LandRule("off_map", "property.where", _off, "impossible"),
    LandRule("no_tile", "property.where", lambda here: _bare(here)),
    LandRule(
        "face_down", "property.where", lambda here: here.tiles & ~here.flipped & ~here.capital, causes=itself
    ),
    LandRule("just_flipped", "property.where", lambda here: here.fresh, causes=itself),
    LandRule("built", "property.where", lambda here: here.built, "impossible", causes=itself, at=_standing),
)
"""The rules of a property."""


def _bare(here: Land) -> int:
    return here.grid.full & ~here.tiles & ~here.capital & ~here.ground("off")


RABBIT: tuple[LandRule, ...] = (
    LandRule("off_map", "rabbit.where", _off, "impossible"),
    LandRule("no_property", "rabbit.where", lambda here: here.grid.full & ~here.built & ~here.ground("off")),
    LandRule("rabbit_there", "rabbit.where", lambda here: here.rabbits, "impossible", causes=itself),
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


def cells_of(here: Land, piece: str) -> Cells:
    """Choose the cells for a piece: the edges of a map for a road, its hexes for all others."""
    return here.edges if piece == "road" else here.grid


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


def _number(here: Land, piece: str, at: str) -> int | None:
    """Find the number of a hex or an edge, or None if the map has no such name."""
    try:
        return here.edges.number(at) if piece == "road" else here.grid.index.get(at)
    except KeyError:
        return None


def _on_map(section: str) -> Check:
    def check(position: Position, seat: int, move: Any) -> Findings:
        number = _number(land(position, seat), piece_of(move), move.at)
        return KEPT if number is not None else (({}, ()),)

    return Rule("off_map", section, check, "impossible")


def _place(position: Position, seat: int, move: Any) -> tuple[Place[Land], ...]:
    here, piece = land(position, seat), piece_of(move)
    number = _number(here, piece, move.at)
    return () if number is None else ((cells_of(here, piece), here, 1 << number),)


def checks(piece: str) -> tuple[Check, ...]:
    """Build the rules of a piece's place, for the move that lays the piece."""
    rules = RULES[piece]
    return (_on_map(rules[0].section), *about_places(rules, _place))


@by_identity(256)
def free(here: Land, piece: str) -> tuple[str, ...]:
    """List the places where a piece may lie. Cached by the map object."""
    cells = cells_of(here, piece)
    return cells.names_of(free_cells(RULES[piece], cells, here))
