"""Markers before the people of a table: put out, moved, and put away."""

from functools import partial

import flet as ft

from companion.tools.markers import SIGNS, Marker, Pace, PassMarker, PutMarker, RemoveMarker, Sign
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS, TOUCH
from views.kit.tap import tappable
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.frame import faint_text, heading
from views.widgets.seats.marker_icons import ICONS, marker_name
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.tools.desk import ToolAccess


def markers_page(access: ToolAccess) -> list[ft.Control]:
    """Draw the markers that lie before people, and those that can be put out."""
    phone, markers = access.phone, access.table.shown.markers
    there = {marker.sign for marker in markers}
    free = [sign for sign in SIGNS if sign not in there]
    parts = [_draw_marker_card(access, marker) for marker in markers]
    if free:
        parts.append(heading(phone, phone.say("markers-put"), level=3))
        parts.append(chips(*(_draw_free_marker(access, sign) for sign in free)))
    about = "markers-about-rounds" if access.table.round_number else "markers-about"
    return [*parts, faint_text(phone.say(about))]


def _draw_free_marker(access: ToolAccess, sign: Sign) -> ft.Control:
    """Draw a marker in the box. A tap puts it before the first seat."""
    phone = access.phone
    pace: Pace = "round" if access.table.round_number and sign in ("dealer", "first") else "tap"
    put = partial(access.send_request, PutMarker(sign, 0, pace))
    return chip(phone, marker_name(phone, sign), put, icon=_draw_icon(phone, sign))


def _draw_icon(phone: Phone, sign: Sign) -> ft.Control:
    return ft.Icon(ICONS[sign], size=phone.size(20), color=ft.Colors.TERTIARY)


def _draw_marker_card(access: ToolAccess, marker: Marker) -> ft.Control:
    """Draw a marker, the seats that it can be put before, how it goes on, and the button to put it away."""
    phone, sign = access.phone, marker.sign
    title = heading(phone, marker_name(phone, sign), level=3)
    away = text_button(
        phone, phone.say("tools-away"), partial(access.send_request, RemoveMarker(sign)), icon=ft.Icons.CLOSE
    )
    rows: list[ft.Control] = [
        ft.Row([_draw_icon(phone, sign), ft.Container(title, expand=True), away], spacing=GAP),
        chips(*(_draw_seat_choice(access, marker, seat) for seat in range(len(access.seats)))),
    ]
    if access.table.round_number:
        rows.append(chips(_draw_pace_choice(access, marker)))
    return ft.Container(
        ft.Column(rows, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=12,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )


def _draw_seat_choice(access: ToolAccess, marker: Marker, seat: int) -> ft.Control:
    phone, who = access.phone, access.seats[seat]
    here = _find_seat(access, marker) == seat
    put = partial(access.send_request, PutMarker(marker.sign, seat, marker.pace))
    return chip(phone, who.name, put, chosen=here, icon=seat_mark(phone, who.colour, 18), role="radio")


def _draw_pace_choice(access: ToolAccess, marker: Marker) -> ft.Control:
    """Draw the choice of a marker: it goes on with each round, or lies where it is until it is tapped."""
    goes, seat = marker.pace == "round", _find_seat(access, marker)
    change = partial(access.send_request, PutMarker(marker.sign, seat, "tap" if goes else "round"))
    return chip(access.phone, access.phone.say("markers-each-round"), change, chosen=goes, role="checkbox")


def _find_seat(access: ToolAccess, marker: Marker) -> int:
    return marker.seat_in(access.table.round_number, len(access.seats))


def draw_passing_markers(access: ToolAccess) -> list[ft.Control]:
    """Draw the markers that are passed on by a tap, each as a button that passes it to the next person."""
    return [
        _draw_passing_marker(access, marker)
        for marker in access.table.shown.markers
        if marker.pace == "tap" or not access.table.round_number
    ]


def _draw_passing_marker(access: ToolAccess, marker: Marker) -> ft.Control:
    phone, seat = access.phone, _find_seat(access, marker)
    name, following = access.names[seat], access.names[(seat + 1) % len(access.names)]
    words = phone.say("marker-pass", marker=marker_name(phone, marker.sign), name=name, next=following)
    on = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=phone.size(16), color=ft.Colors.ON_SURFACE_VARIANT)
    return tappable(
        words,
        ft.Row([_draw_icon(phone, marker.sign), on], spacing=0, tight=True),
        partial(access.send_request, PassMarker(marker.sign)),
        height=max(TOUCH, phone.size(44)),
        padding=ft.Padding.symmetric(horizontal=6),
    )
