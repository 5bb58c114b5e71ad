"""Brushes of the map, and the correction that a stroke on a hex or an edge makes."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal, get_args

from msgspec.structs import replace

from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.land import Land, seat_land
from companion.games.sweet_lands.position import CAPITAL, Position, Spot
from companion.games.sweet_lands.vocabulary import PROPERTIES, Kind
from views.boards.sweet_lands.state import Screen
from views.models.zoom import WHOLE

Brush = Literal[
    "tile", "flipped", "special", "road",
    "tent", "house", "building", "lab", "coffee", "tower", "rabbit", "clear",
]  # fmt: skip
BRUSHES: tuple[Brush, ...] = get_args(Brush)

Mode = Literal["map", "goods", "cards", "table"]
"""Page of corrections: the map, a seat's stocks, its tracks and cards, or the shared table."""

MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Painting:
    """State of a phone that corrects the mirror, or enters a table that is only scored.

    Attributes:
        mode: the page of corrections.
        brush: the brush for the map.
        drawn: at a table that is only scored, whether the map is painted rather than counted.
        adding: where a card is added: an industry's column, ``passing``, or empty for nowhere.
        letter: the first letter of that card's name; empty for any.
    """

    mode: Mode = "map"
    brush: Brush = "tile"
    drawn: bool = False
    adding: str = ""
    letter: str = ""

    @property
    def idle(self) -> bool:
        """Whether no card is being added. A page and a brush are always in hand."""
        return not self.adding


BEGUN = Painting()


def painting_of(screen: Screen) -> Painting:
    """Return the state of this phone's corrections."""
    return screen.hand if isinstance(screen.hand, Painting) else BEGUN


def turn_to(screen: Screen, **changes: Any) -> None:
    """Change the state of the corrections, and show the whole map again for other targets."""
    now = painting_of(screen)
    wanted = dataclasses.replace(now, **changes)
    screen.close()
    if (now.brush == "road") != (wanted.brush == "road") or now.mode != wanted.mode:
        screen.zoom = WHOLE
    screen.hand = wanted


# Strokes --------------------------------------------------------------------------------------------------


def stroke(position: Position, seat: int, cell: str, brush: Brush) -> Any | str:
    """Return the correction that a stroke of a brush makes, or the id of a text with the reason against it.

    The same stroke once more takes away its print.

    Args:
        position: the table.
        seat: the seat of the map.
        cell: the hex, or for roads the edge.
        brush: the brush in hand.
    """
    land = seat_land(position, seat)
    if brush == "road":
        return corrections.SetRoad(seat, cell, cell not in land.laid)
    spot = next((each for each in land.spots if each.at == cell), None)
    if brush == "clear":
        return corrections.ClearSpot(seat, cell) if spot else "nothing-there"
    if brush in PROPERTIES:
        return _property(
            land, seat, spot or _ready_spot(cell), next(kind for kind in PROPERTIES if kind == brush)
        )
    if brush == "rabbit":
        return _rabbit(seat, spot)
    if cell == CAPITAL:
        return "no-tile-on-capital"
    return _tile(land, seat, spot or Spot(cell, "none"), brush)


def _ready_spot(cell: str) -> Spot:
    """Return a hex without a property, ready for one: its tile is flipped, and the capital needs none."""
    return Spot(cell, "none" if cell == CAPITAL else "flipped")


def _tile(land: Land, seat: int, spot: Spot, brush: Brush) -> Any | str:
    """Return the correction for a tile face down, flipped or special. The same tile once more is removed."""
    ground = (land.grounds.get(spot.at) or ("",))[0]
    special = max(1, spot.special) if brush == "special" else spot.special
    face: Literal["down", "flipped"] = "flipped" if brush == "flipped" else "down"
    if brush == "special" and spot.tile != "none" and spot.special:
        return corrections.ClearSpot(seat, spot.at) if not spot.property else "built-on"
    if brush == "special" and spot.tile != "none":
        face = "flipped" if spot.tile == "flipped" else "down"
    elif spot.tile == face:
        return corrections.ClearSpot(seat, spot.at) if not spot.property else "built-on"
    if brush == "special" and ground not in ("", "special"):
        return "no-special-ground"
    return corrections.SetSpot(seat, replace(spot, tile=face, special=special, fresh=False))


def _property(land: Land, seat: int, spot: Spot, kind: Kind) -> Any:
    """Return the correction that adds a property with the lowest free number of its kind, on a flipped tile.

    A second stroke of the same kind removes it.
    """
    if spot.property == kind:
        return corrections.SetSpot(seat, replace(spot, property=None, number=0, rabbit=False))
    taken = {each.number for each in land.spots if each.property == kind}
    number = next(each for each in range(1, 99) if each not in taken)
    tile: Literal["none", "flipped"] = "none" if spot.at == CAPITAL else "flipped"
    return corrections.SetSpot(seat, replace(spot, tile=tile, property=kind, number=number, fresh=False))


def _rabbit(seat: int, spot: Spot | None) -> Any | str:
    if spot is None or spot.property is None:
        return "rabbit-needs-home"
    return corrections.SetSpot(seat, replace(spot, rabbit=not spot.rabbit))
