"""Start player: chance draws a seat."""

from random import Random

import flet as ft

from companion.engine.setup import Seat
from companion.tools.chance import Roll
from companion.tools.toolbox import Ask
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS, TOUCH
from views.device.touch_start import open_glass
from views.widgets.buttons import main_button
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark
from views.widgets.tools.desk import ToolAccess
from views.widgets.tools.outcome import RollOutcome


def start_page(access: ToolAccess) -> list[ft.Control]:
    """Draw the seats with the drawn seat glowing, and the button that draws again."""
    phone = access.phone
    rolls = [roll for roll in access.table.shown.rolls if roll.kind == "start"]

    def draw_seats(roll: Roll, spin: Random | None) -> ft.Control:
        drawn = spin.randrange(len(access.seats)) if spin else roll.values[0] - 1
        known = spin is not None or access.names[drawn : drawn + 1] == (roll.who,)
        return _draw_seats(access, drawn if known else None)

    draw = main_button(
        phone, phone.say("tools-draw"), lambda: access.send_request(Ask("start")), icon=ft.Icons.SHUFFLE
    )
    shown = (
        RollOutcome(phone, rolls[-1], access.table.now, draw_seats) if rolls else _draw_seats(access, None)
    )
    return [shown, draw, *_draw_glass_button(phone)]


def _draw_glass_button(phone: Phone) -> list[ft.Control]:
    """Draw the button that lays the glass for fingers over the page. The glass knows no names."""
    if not phone.touches:
        return []

    async def lay_glass() -> None:
        hint, chosen, close = (phone.say(f"tools-glass-{each}") for each in ("hint", "chosen", "close"))
        await open_glass(hint, chosen, close, language=phone.locale, dark=phone.dark)

    return [main_button(phone, phone.say("tools-glass"), lay_glass, icon=ft.Icons.TOUCH_APP, second=True)]


def _draw_seats(access: ToolAccess, drawn: int | None) -> ft.Control:
    rows = [_draw_seat(access, seat, number == drawn) for number, seat in enumerate(access.seats)]
    return ft.Column(rows, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_seat(access: ToolAccess, seat: Seat, drawn: bool) -> ft.Control:
    phone = access.phone
    tone = colour_of(seat.colour, phone.dark)
    weight = ft.FontWeight.W_700 if drawn else ft.FontWeight.W_500
    name = name_text(seat.name, phone.size(18), weight=weight)
    inside: list[ft.Control] = [seat_mark(phone, seat.colour, 22), ft.Container(name, expand=True)]
    if drawn:
        inside.append(ft.Icon(ft.Icons.STAR, color=tone, size=phone.size(22)))
    return ft.Container(
        ft.Row(inside, spacing=12),
        height=max(TOUCH, phone.size(48)),
        padding=ft.Padding.symmetric(horizontal=14),
        border=ft.Border.all(3 if drawn else 1, tone if drawn else ft.Colors.OUTLINE_VARIANT),
        border_radius=RADIUS,
        bgcolor=ft.Colors.with_opacity(0.22, tone) if drawn else None,
        shadow=ft.BoxShadow(blur_radius=18, color=ft.Colors.with_opacity(0.6, tone)) if drawn else None,
    )
