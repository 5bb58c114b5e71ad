"""The pencils by day and by night: ink on warm paper, chalk on slate."""

from collections.abc import Mapping

from views.boards.roll_into_town.pencil.strokes import Tone

Palette = Mapping[Tone, str]

DAY: Palette = {
    "ink": "#332B22", "soft": "#6F6252", "paper": "#FFFBF0", "grid": "#CFC2A8",
    "wheat": "#F3DF9A", "grain": "#8A5E0C", "stone": "#CFC8BC", "shade": "#9A9184",
    "leaf": "#B9D39B", "bough": "#2F5F2C", "water": "#B5D9EA", "wave": "#1F5F86",
    "ripple": "#5B9CBF", "sand": "#F6EBCB", "wall": "#FBF0D9", "roof": "#D9694B",
    "wood": "#C79A6B", "ale": "#EDB84A", "lamp": "#FFD95E", "nave": "#DCCDE3",
    "glow": "#1F7A5E", "lit": "#A35A00", "asked": "#B3261E", "guess": "#8A7F70",
}  # fmt: skip

NIGHT: Palette = {
    "ink": "#EFE8DA", "soft": "#A9A79F", "paper": "#1F2931", "grid": "#3C4A55",
    "wheat": "#5A4A1E", "grain": "#F0CD78", "stone": "#56606A", "shade": "#39424B",
    "leaf": "#2C5638", "bough": "#A5DBA0", "water": "#1C4C69", "wave": "#8CCBEE",
    "ripple": "#5A9CC4", "sand": "#37392F", "wall": "#4B4438", "roof": "#A8452D",
    "wood": "#6E4C2C", "ale": "#96691A", "lamp": "#F2C64A", "nave": "#4B3D5E",
    "glow": "#6FD9B4", "lit": "#F2B25C", "asked": "#FF8A80", "guess": "#9AA5AE",
}  # fmt: skip


def palette(*, dark: bool) -> Palette:
    """Choose the pencils of a screen. A printed page and a saved picture have those of the day."""
    return NIGHT if dark else DAY
