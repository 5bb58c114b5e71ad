"""What a map is painted with, and what a stroke makes of a hex or an edge."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal, get_args

from msgspec.structs import replace

from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.land import Land, land
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
"""The map; what a seat has; its tracks and cards; what everybody shares."""

MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Painting:
    """How a phone corrects the mirror, or enters a table that is only scored.

    Attributes:
        mode: what is corrected.
        brush: what the map is painted with.
        drawn: at a table that is only scored, whether the map is painted rather than counted.
        adding: where a card is added: an industry's column, ``passing``, or empty for nowhere.
        letter: how the name of that card begins; empty for anyhow.
    """

    mode: Mode = "map"
    brush: Brush = "tile"
    drawn: bool = False
    adding: str = ""
    letter: str = ""

    @property
    def idle(self) -> bool:
        """Whether no card is being added: a page and a brush are always in hand."""
        return not self.adding


BEGUN = Painting()


def painting_of(screen: Screen) -> Painting:
    """How this phone corrects the mirror now."""
    return screen.hand if isinstance(screen.hand, Painting) else BEGUN


def turn_to(screen: Screen, **changes: Any) -> None:
    """Correct something else, or with another brush; the map is seen whole again for other targets."""
    now = painting_of(screen)
    wanted = dataclasses.replace(now, **changes)
    screen.close()
    if (now.brush == "road") != (wanted.brush == "road") or now.mode != wanted.mode:
        screen.zoom = WHOLE
    screen.hand = wanted


# Strokes --------------------------------------------------------------------------------------------------


def stroke(position: Position, seat: int, at: str, brush: Brush) -> Any | str:
    """The correction that a stroke of a brush makes; or the reason, an id of a text, why there is none.

    The same stroke once more takes away what it painted.

    Args:
        position: the table.
        seat: whose map.
        at: the hex, or for roads the edge.
        brush: what it is painted with.
    """
    here = land(position, seat)
    if brush == "road":
        return corrections.SetRoad(seat, at, at not in here.laid)
    spot = next((each for each in here.spots if each.at == at), None)
    if brush == "clear":
        return corrections.ClearSpot(seat, at) if spot else "nothing-there"
    if brush in PROPERTIES:
        return _property(here, seat, spot or _bare(at), next(kind for kind in PROPERTIES if kind == brush))
    if brush == "rabbit":
        return _rabbit(seat, spot)
    if at == CAPITAL:
        return "no-tile-on-capital"
    return _tile(here, seat, spot or Spot(at, "none"), brush)


def _bare(at: str) -> Spot:
    """A hex before something is built there: its tile has to be flipped; the capital needs none."""
    return Spot(at, "none" if at == CAPITAL else "flipped")


def _tile(here: Land, seat: int, spot: Spot, brush: Brush) -> Any | str:
    """A tile of either kind face down, or a flipped one; the same tile once more is taken away."""
    ground = (here.grounds.get(spot.at) or ("",))[0]
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


def _property(here: Land, seat: int, spot: Spot, kind: Kind) -> Any:
    """A property with the lowest number that none of its kind has; its tile is flipped then."""
    if spot.property == kind:
        return corrections.SetSpot(seat, replace(spot, property=None, number=0, rabbit=False))
    taken = {each.number for each in here.spots if each.property == kind}
    number = next(each for each in range(1, 99) if each not in taken)
    tile: Literal["none", "flipped"] = "none" if spot.at == CAPITAL else "flipped"
    return corrections.SetSpot(seat, replace(spot, tile=tile, property=kind, number=number, fresh=False))


def _rabbit(seat: int, spot: Spot | None) -> Any | str:
    if spot is None or spot.property is None:
        return "rabbit-needs-home"
    return corrections.SetSpot(seat, replace(spot, rabbit=not spot.rabbit))
