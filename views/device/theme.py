"""Themes: warm paper and ink by day, deep slate by night. Colours, shapes and sizes in one place."""

from dataclasses import dataclass

import flet as ft

from companion.engine.setup import Colour
from views.flet_adapter.sparse_diff.sending import write_value

CENTER = write_value(ft.Alignment, 0, 0)
"""The middle; Flet's own constant is a new object each time it is named, and every drawing compares them."""

UNIT = 8
"""Everything lies on a grid of this many pixels."""

TIGHT, GAP, APART, MARGIN = UNIT // 2, UNIT, UNIT + UNIT // 2, 2 * UNIT
"""Pixels between parts of one thing, between things that belong together, and between those that do not; and
around a page."""

TOUCH = 48
"""The least height and width of anything that is tapped, in pixels."""

BUTTON = 52
"""The least height of the button for what comes next, in text of the usual size, in pixels."""

RADIUS = 14

EDGE = write_value(ft.Border.all, 1, ft.Colors.OUTLINE_VARIANT)
"""The thin edge of what lies on the page: all have the very same."""


RING = 3.0
"""Width of the ring around whatever has the focus of a keyboard, in pixels."""

FOCUSED = 0.4
"""Opacity of the tint of a face that has the focus of a keyboard."""


def border_below(width: float, colour: str) -> ft.Border:
    """Build a border with a line below, `width` pixels wide."""
    return ft.Border.only(bottom=ft.BorderSide(width, colour))


LIGHT = ft.ColorScheme(
    primary="#1F5B4E",
    on_primary="#FFFFFF",
    primary_container="#CFE5DC",
    on_primary_container="#0D3A31",
    secondary="#6A5A3C",
    on_secondary="#FFFFFF",
    secondary_container="#EADFC6",
    on_secondary_container="#3A301B",
    tertiary="#7A4B12",
    on_tertiary="#FFFFFF",
    tertiary_container="#F6DDB8",
    on_tertiary_container="#4A2C06",
    error="#A3271F",
    on_error="#FFFFFF",
    error_container="#F7D9D3",
    on_error_container="#5C120D",
    surface="#F7F2E8",
    on_surface="#241F18",
    on_surface_variant="#5A5244",
    outline="#6B6250",
    outline_variant="#D8CDBA",
    surface_container_lowest="#FFFDF8",
    surface_container_low="#FBF7EF",
    surface_container="#F1EADC",
    surface_container_high="#EBE2D1",
    surface_container_highest="#E4D9C5",
    inverse_surface="#332D24",
    on_inverse_surface="#F7F2E8",
    shadow="#3A2E1A",
)

DARK = ft.ColorScheme(
    primary="#8FD3BC",
    on_primary="#08382D",
    primary_container="#1F4D41",
    on_primary_container="#C5EBDD",
    secondary="#D8C69C",
    on_secondary="#3A2F15",
    secondary_container="#4A3F27",
    on_secondary_container="#F1E3C2",
    tertiary="#EBBE7F",
    on_tertiary="#452B04",
    tertiary_container="#5D400F",
    on_tertiary_container="#FFE0B5",
    error="#FFB4A9",
    on_error="#5F150E",
    error_container="#7A2119",
    on_error_container="#FFDAD4",
    surface="#12171C",
    on_surface="#ECE7DC",
    on_surface_variant="#B4BBC0",
    outline="#8F9BA5",
    outline_variant="#37424C",
    surface_container_lowest="#1B222A",
    surface_container_low="#171E25",
    surface_container="#1E262E",
    surface_container_high="#252E36",
    surface_container_highest="#303A43",
    inverse_surface="#ECE7DC",
    on_inverse_surface="#241F18",
    shadow="#000000",
)


@dataclass(frozen=True, slots=True)
class SeatMark:
    """Colours and shape of a seat. The shape serves people who see neither colour.

    Attributes:
        light: the colour by day.
        dark: the colour by night.
        shape: its shape, filled.
        grown: how much larger it is drawn, so that all shapes weigh the same.
    """

    light: str
    dark: str
    shape: ft.IconData
    grown: float = 1.0


MARKS: dict[Colour, SeatMark] = {
    "teal": SeatMark("#0F6E6A", "#5CD0C8", ft.Icons.CIRCLE),
    "amber": SeatMark("#9A6200", "#F5BE55", ft.Icons.PLAY_ARROW, grown=1.4),
    "rose": SeatMark("#B02A5B", "#FF9DBC", ft.Icons.SQUARE),
    "indigo": SeatMark("#3C4FB0", "#A9B6FF", ft.Icons.STAR),
    "lime": SeatMark("#4F7300", "#B9DE63", ft.Icons.HEXAGON),
    "orange": SeatMark("#B3430A", "#FFAF85", ft.Icons.FAVORITE),
    "violet": SeatMark("#7A3AA3", "#DBA8FF", ft.Icons.PENTAGON),
    "slate": SeatMark("#4A5660", "#B9C6D1", ft.Icons.DIAMOND),
    "brown": SeatMark("#7A4A2B", "#D9B08C", ft.Icons.SHIELD),
    "sky": SeatMark("#0B68A3", "#86CCFF", ft.Icons.WATER_DROP),
    "red": SeatMark("#BF2418", "#FF9D8F", ft.Icons.BOLT),
    "ink": SeatMark("#2B261E", "#F1EBDD", ft.Icons.CLOUD),
}


FAMILY = "Roboto"
"""Family of letters and digits. Where the system has another one, Chinese quotation marks would win."""

WORDS = "Words"
"""Family of the Chinese characters in the app's own sentences; the client loads it at its start."""


def build_theme(dark: bool, scale: float, locale: str = "en") -> ft.Theme:
    """Build the theme for day or night at a text scale, in a language. No two pages share a theme."""
    scheme = DARK if dark else LIGHT
    behind = [WORDS] if locale.startswith("zh") else None

    def text_style(size: float, weight: ft.FontWeight = ft.FontWeight.W_400) -> ft.TextStyle:
        return ft.TextStyle(
            size=round(size * scale, 1),
            weight=weight,
            color=scheme.on_surface,
            letter_spacing=0,
            font_family_fallback=behind,
        )

    bold = ft.FontWeight.W_600
    text = ft.TextTheme(
        display_small=text_style(34, bold),
        headline_medium=text_style(26, bold),
        headline_small=text_style(22, bold),
        title_large=text_style(20, bold),
        title_medium=text_style(17, bold),
        title_small=text_style(15, bold),
        body_large=text_style(17),
        body_medium=text_style(15),
        body_small=text_style(13),
        label_large=text_style(15, bold),
        label_medium=text_style(13, bold),
        label_small=text_style(12, bold),
    )
    ring = _build_ring(ft.BorderSide(RING, scheme.primary or ""))
    outside = ft.BorderSide(RING, scheme.on_surface or "", stroke_align=ft.BorderSideStrokeAlign.OUTSIDE)
    line = ft.BorderSide(1, scheme.outline or "")
    return ft.Theme(
        focus_color=ft.Colors.with_opacity(FOCUSED, scheme.primary or ""),
        icon_button_theme=ft.IconButtonTheme(style=ring),
        text_button_theme=ft.TextButtonTheme(style=ring),
        filled_button_theme=ft.FilledButtonTheme(style=_build_ring(outside)),
        button_theme=ft.ButtonTheme(style=_build_ring(outside)),
        outlined_button_theme=ft.OutlinedButtonTheme(style=_build_ring(outside, line)),
        color_scheme=scheme,
        font_family=FAMILY,
        text_theme=text,
        scaffold_bgcolor=scheme.surface,
        use_material3=True,
        visual_density=ft.VisualDensity.STANDARD,
    )


def _build_ring(focused: ft.BorderSide, usual: ft.BorderSide | None = None) -> ft.ButtonStyle:
    """Build the style of buttons that have a ring while they have the focus of a keyboard."""
    sides: dict[ft.ControlState, ft.BorderSide] = {ft.ControlState.FOCUSED: focused}
    if usual:
        sides[ft.ControlState.DEFAULT] = usual
    return ft.ButtonStyle(side=sides)
