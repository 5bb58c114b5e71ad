"""Pieces of surveys: every icon with its sides, every building, and the Cathedral mirrored."""

from collections.abc import Mapping

from companion.games.roll_into_town.marks import BUILDINGS, ICONS, SHAPES, Building, Icon

MIRRORED = "-mirrored"
"""Ending of a mirrored building's id."""


def icon_piece(icon: Icon, sides: str = "") -> str:
    """Return the id of an icon with its sides: ``farm``, ``river-ne``."""
    return f"{icon}-{sides}" if sides else icon


def possible_flips(building: Building) -> tuple[bool, ...]:
    """List the flips of a building: the Cathedral as it is printed, and mirrored."""
    return (False, True) if building == "cathedral" else (False,)


def building_piece(building: Building, mirrored: bool = False) -> str:
    """Return the id of a building: ``house``, ``cathedral-mirrored``."""
    return f"{building}{MIRRORED}" if mirrored else building


DRAWN: Mapping[str, tuple[Icon, str]] = {
    icon_piece(icon, sides): (icon, sides) for icon in ICONS for sides in SHAPES[icon]
}
"""Every icon with its sides, by its id."""

BUILT: Mapping[str, tuple[Building, bool]] = {
    building_piece(building): (building, False) for building in BUILDINGS
} | {building_piece("cathedral", mirrored=True): ("cathedral", True)}
"""Every building and whether it is flipped, by its id; the Cathedral's mirror comes last."""

PIECES: tuple[str, ...] = (*DRAWN, *BUILT)
"""The ids of all pieces."""
