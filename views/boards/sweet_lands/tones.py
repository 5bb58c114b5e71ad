"""Colours of Sweet Lands by day and by night: prints are pale, laid pieces are full."""

from collections.abc import Mapping
from dataclasses import dataclass

INK = "#33261A"
"""The lines of every piece, by day and by night alike: pieces lie on tiles that keep their colours."""

PAPER = "#FFF9EC"
"""The bright rim of a flipped tile."""


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of one ground.

    Attributes:
        day: as it is printed, by day.
        night: as it is printed, by night.
        tile: of a tile laid there.
        edge: of what is drawn on the tile.
        sign: of its mark on the print by day.
        glimmer: of its mark on the print by night.
    """

    day: str
    night: str
    tile: str
    edge: str
    sign: str
    glimmer: str

    def ground(self, *, dark: bool) -> str:
        """Choose the colour of the print, by day or by night."""
        return self.night if dark else self.day

    def ink(self, *, dark: bool) -> str:
        """Choose the colour of the mark on the print, by day or by night."""
        return self.glimmer if dark else self.sign


TONES: Mapping[str, Tone] = {
    "wheat": Tone("#F6EBC1", "#4A4226", "#E3BE4B", "#614706", "#7E6310", "#D9C06A"),
    "forest": Tone("#D3E8CC", "#2C4230", "#6FA865", "#1A3917", "#3B6634", "#93C58A"),
    "vein": Tone("#E3E0DA", "#3D3E42", "#9E9A94", "#332F2A", "#676158", "#BDB8B0"),
    "sea": Tone("#D0E5F3", "#25414F", "#6FA8D6", "#103A5B", "#336691", "#8EC3E6"),
    "special": Tone("#E8DCF3", "#3E3450", "#B292D6", "#45266B", "#73509B", "#C7ADE6"),
    "capital": Tone("#F6D5C4", "#573A30", "#E7A18B", "#6E2B16", "#8A4A34", "#F0BBA8"),
    "draw": Tone("#F3DDE7", "#4D3442", "#D898B6", "#6A2748", "#8A3E63", "#E6B3CB"),
    "unknown": Tone("#EFE8DA", "#2A333B", "#CFC4AE", "#4F473A", "#6B6250", "#99A5AF"),
}
"""Colours of the grounds by name, ``unknown`` for an unread print."""


def tone_of(ground: str) -> Tone:
    """Return the colours of a ground."""
    return TONES.get(ground, TONES["unknown"])
