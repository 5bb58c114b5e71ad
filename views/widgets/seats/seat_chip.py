"""Chip of a seat: its mark and name, its phone, and its state: acting, coming later, or done."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.engine.agenda import SeatState
from companion.engine.setup import Seat
from companion.tools.markers import Sign
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.models.short_names import MOST, text_columns
from views.widgets.seats.marker_icons import ICONS as MARKERS
from views.widgets.seats.names import LETTER, name_text
from views.widgets.seats.presence import Who, presence_icon
from views.widgets.seats.seat_marks import colour_of, draw_plain_mark, mark_ink, seat_mark

HIGHEST = 56
"""Greatest height of a seat's chip, in pixels; its name grows no further either."""

SIGNS = {"later": ft.Icons.SCHEDULE, "done": ft.Icons.CHECK}
"""Signs of the states. A seat that acts has a filled ground instead."""

LABELS: dict[SeatState, str] = {"act": "seat-waiting", "later": "seat-later", "done": "seat-done"}
"""Messages that say the state of a seat."""

TURN = 11.0
"""Size of the word on a seat that acts, in pixels."""


@dataclass(frozen=True)
class ChipLook:
    """Look of a seat's chip.

    Attributes:
        chosen: True if it is the seat looked at.
        state: state of the seat; None if that cannot be told.
        presence: holder of the seat, and their presence.
        narrow: True if so many seats share the row that there is hardly room for a finger.
        room: width of the chip in pixels; 0 if unknown.
        markers: signs of the markers before the seat.
    """

    chosen: bool
    state: SeatState | None
    presence: Who = "nobody"
    narrow: bool = False
    room: float = 0
    markers: tuple[Sign, ...] = ()

    @property
    def acts(self) -> bool:
        """True if the seat acts now."""
        return self.state == "act"


def seat_chip(
    phone: Phone, seat: Seat, look: ChipLook, *, label: str, on_click: Callable[[], None]
) -> ft.Control:
    """Draw the chip of a seat to look at: filled while the seat acts, framed if it is the one looked at.

    Args:
        phone: the phone that shows it.
        seat: the seat.
        look: its look.
        label: words of a screen reader.
        on_click: called on a tap.
    """
    tone = colour_of(seat.colour, phone.dark)
    ground: str | None = ft.Colors.SURFACE_CONTAINER_LOWEST if look.chosen else None
    if look.presence == "mine":
        ground = ft.Colors.with_opacity(0.18, tone)
    edge = ft.Colors.ON_SURFACE if look.chosen else ft.Colors.OUTLINE_VARIANT
    return tappable(
        label,
        draw_once(phone, _draw_chip_face, seat, look),
        on_click,
        selected=look.chosen,
        expand=True,
        height=chip_height(phone),
        padding=write_value(ft.Padding.symmetric, horizontal=1 if look.narrow else 4),
        border=write_value(ft.Border.all, 2 if look.chosen else 1, edge),
        border_radius=16,
        bgcolor=tone if look.acts else ground,
    )


def chip_height(phone: Phone) -> float:
    """Measure the chip of a seat, in pixels."""
    return max(TOUCH, min(phone.size(50), HIGHEST))


def state_label(phone: Phone, name: str, state: SeatState | None) -> str:
    """Say a seat's name and state, or its name alone if the state cannot be told."""
    return name if state is None else phone.say(LABELS[state], name=name)


def _draw_chip_face(phone: Phone, seat: Seat, look: ChipLook) -> ft.Control:
    """Draw the signs of a seat above its name."""
    strong = look.acts or look.presence == "mine"
    name = name_text(
        seat.name,
        min(phone.size(13), 16),
        most=MOST,
        room=max(0.0, look.room - 2 * (2 if look.narrow else 6)),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400,
        color=_choose_ink(phone, look, strong=strong),
    )
    signs = ft.Row(
        _draw_signs(phone, seat, look),
        spacing=1 if look.narrow else 4 if look.presence != "nobody" else 6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Column(
        [signs, name],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _choose_ink(phone: Phone, look: ChipLook, *, strong: bool) -> str:
    if look.acts:
        return mark_ink(phone)
    return ft.Colors.ON_SURFACE if strong or look.chosen else ft.Colors.ON_SURFACE_VARIANT


def _draw_signs(phone: Phone, seat: Seat, look: ChipLook) -> list[ft.Control]:
    """Draw a seat's mark, the presence of its phone, and its state."""
    side = 12 if look.narrow else 15
    ink = mark_ink(phone) if look.acts else None
    mark = draw_plain_mark(seat.colour, phone.size(side), ink) if ink else seat_mark(phone, seat.colour, side)
    holder = presence_icon(phone, look.presence, 10 if look.narrow else 13, ink)
    found = [mark, *([holder] if holder else [])]
    if look.state in SIGNS and not (look.narrow and holder and look.state == "done"):
        size = 12 if look.narrow else min(phone.size(16), 20)
        found.append(ft.Icon(SIGNS[look.state], size=size, color=ft.Colors.ON_SURFACE_VARIANT))
    found += _draw_markers(phone, look, ink)
    if ink and (word := _draw_turn_word(phone, look, ink)):
        found.append(word)
    return found


def _draw_markers(phone: Phone, look: ChipLook, ink: str | None) -> list[ft.Control]:
    """Draw the markers before a seat, as many as there is room for, with a dot for all others."""
    size = marker_size(phone, narrow=look.narrow)
    room = max(1, int((look.room - 3 * phone.size(15)) // (size + 2)))
    shown = look.markers[: room if len(look.markers) <= room else max(0, room - 1)]
    icons = [MARKERS[sign] for sign in shown]
    icons += [ft.Icons.MORE_HORIZ] if len(shown) < len(look.markers) else []
    return [ft.Icon(icon, size=size, color=ink or ft.Colors.TERTIARY) for icon in icons]


def marker_size(phone: Phone, *, narrow: bool) -> float:
    """Measure the picture of a marker on the chip of a seat, in pixels."""
    return 12 if narrow else min(phone.size(16), 20)


def _draw_turn_word(phone: Phone, look: ChipLook, ink: str) -> ft.Control | None:
    """Draw the word for a seat that acts, or return None without room for it."""
    word, size = phone.say("seat-turn"), min(phone.size(TURN), 14)
    if look.markers:
        return None
    room = look.room - phone.size(15) - (0 if look.presence == "nobody" else phone.size(13) + 4) - 24
    if look.narrow or text_columns(word) * LETTER * size > room:
        return None
    return ft.Text(word, size=size, weight=ft.FontWeight.W_700, color=ink, no_wrap=True)
