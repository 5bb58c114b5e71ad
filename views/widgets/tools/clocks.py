"""A countdown, and a clock for every seat."""

from functools import partial

import flet as ft

from companion.tools.timing import Countdown, SeatClock
from companion.tools.toolbox import GiveTurn, Pause, PutAway, Resume, Running, SetClock, SetCountdown
from views.device.bell import keep_quiet
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS, TOUCH
from views.kit.tap import tappable
from views.models.time_words import SECOND, clock_text
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips
from views.widgets.frame import faint_text, heading
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark
from views.widgets.tools.counting import count_line
from views.widgets.tools.desk import ToolAccess
from views.widgets.tools.face import ClockReading, TimeFace

MINUTE = 60_000
LONGEST = 24 * 60
"""Greatest number of minutes that can be set."""

STEP, SHORT = 10, 10 * 60
"""Step and upper bound of a short countdown, in seconds."""


def clocks_page(access: ToolAccess) -> list[ft.Control]:
    """Draw the clocks that are set, and the controls that set the others."""
    box = access.table.shown
    parts: list[ft.Control] = []
    if box.clock:
        parts.append(_draw_seat_clock(access, box.clock))
    if box.countdown:
        parts.append(_draw_countdown(access, box.countdown))
    if not (box.clock and box.countdown):
        parts.append(_draw_minutes_setter(access))
    if not box.countdown:
        parts.append(_draw_set_button(access, "tools-count-down", SetCountdown(access.desk.minutes * MINUTE)))
    if not box.clock:
        parts.append(_draw_set_button(access, "tools-clock-each", SetClock(access.desk.minutes * MINUTE)))
        parts.append(_draw_set_button(access, "tools-clock-count", SetClock(0)))
    if not box.countdown:
        parts += _draw_sand_timer(access)
    parts.append(_draw_sound_switch(access.phone))
    return [*parts, faint_text(access.phone.say("tools-time-about" if access.shared else "tools-time-own"))]


def _draw_minutes_setter(access: ToolAccess) -> ft.Control:
    phone, desk = access.phone, access.desk

    def change_minutes(by: int) -> None:
        desk.minutes = min(LONGEST, max(1, desk.minutes + by))

    return count_line(phone, "tools-minutes", desk.minutes, change_minutes, steps=(1, 5))


def _draw_sand_timer(access: ToolAccess) -> list[ft.Control]:
    """Draw the controls that set and start a countdown of seconds."""
    phone, desk = access.phone, access.desk

    def change_seconds(by: int) -> None:
        desk.seconds = min(SHORT, max(STEP, desk.seconds + by))

    length = desk.seconds * SECOND
    words = phone.say("tools-count-down-short", time=clock_text(length, left=True))
    begin = partial(access.send_request, SetCountdown(length))
    return [
        count_line(phone, "tools-seconds", desk.seconds, change_seconds, steps=(STEP,)),
        main_button(phone, words, begin, second=True),
    ]


def _draw_sound_switch(phone: Phone) -> ft.Control:
    """Draw the choice of this phone: a sound when time is up, or a shaken phone alone."""

    async def switch_sound() -> None:
        phone.quiet = not phone.quiet
        await keep_quiet(phone.quiet)

    words = phone.say("tools-sound")
    return chips(chip(phone, words, switch_sound, chosen=not phone.quiet, role="checkbox"))


def _draw_set_button(access: ToolAccess, message: str, wanted: SetCountdown | SetClock) -> ft.Control:
    phone = access.phone
    words = phone.say(message, minutes=access.desk.minutes)
    return main_button(phone, words, lambda: access.send_request(wanted), second=True)


def _draw_countdown(access: ToolAccess, countdown: Countdown) -> ft.Control:
    phone = access.phone
    face = TimeFace(phone, ClockReading(countdown), access.table.now, size=48, strong=True)
    again = text_button(
        phone,
        phone.say("tools-again"),
        lambda: access.send_request(SetCountdown(countdown.length)),
        icon=ft.Icons.REPLAY,
    )
    return _draw_clock_card(
        access,
        "tools-countdown",
        [
            ft.Row([face], alignment=ft.MainAxisAlignment.CENTER),
            _draw_clock_buttons(access, "countdown", countdown.timer.running, again),
        ],
    )


def _draw_seat_clock(access: ToolAccess, clock: SeatClock) -> ft.Control:
    rows = [_draw_clock_of_seat(access, clock, seat) for seat in range(len(clock.timers))]
    below = faint_text(access.phone.say("tools-clock-about"))
    return _draw_clock_card(
        access, "tools-clock", [*rows, _draw_clock_buttons(access, "clock", clock.running), below]
    )


def _draw_clock_of_seat(access: ToolAccess, clock: SeatClock, number: int) -> ft.Control:
    """Draw a seat with its clock. A tap gives it the turn."""
    phone, seat = access.phone, access.seats[number]
    turn, tone = number == clock.turn, colour_of(seat.colour, phone.dark)
    runs = turn and clock.running
    name = name_text(seat.name, phone.size(17), weight=ft.FontWeight.W_700 if turn else ft.FontWeight.W_500)
    sign = ft.Icon(ft.Icons.PLAY_ARROW if runs else ft.Icons.PAUSE, size=phone.size(18), color=tone)
    inside = [seat_mark(phone, seat.colour, 20), ft.Container(name, expand=True), *([sign] if turn else [])]
    words = phone.say("tools-runs" if runs else "tools-give", name=seat.name)
    tap = tappable(
        words,
        ft.Row(inside, spacing=10),
        lambda: access.send_request(GiveTurn(number)),
        selected=turn,
        height=max(TOUCH, phone.size(52)),
        padding=ft.Padding.only(left=12),
        border_radius=RADIUS,
        ink=True,
        expand=True,
    )
    face = TimeFace(phone, ClockReading(clock, number), access.table.now, size=24, strong=turn)
    return ft.Container(
        ft.Row([tap, face], spacing=GAP),
        padding=ft.Padding.only(right=14),
        border=ft.Border.all(3 if runs else 1, tone if runs else ft.Colors.OUTLINE_VARIANT),
        border_radius=RADIUS,
        bgcolor=ft.Colors.with_opacity(0.18, tone) if runs else None,
    )


def _draw_clock_buttons(access: ToolAccess, tool: Running, running: bool, *more: ft.Control) -> ft.Control:
    """Draw the buttons that pause, resume and put away a clock."""
    phone = access.phone
    wanted = Pause(tool) if running else Resume(tool)
    words = phone.say("tools-pause" if running else "tools-resume")
    icon = ft.Icons.PAUSE if running else ft.Icons.PLAY_ARROW
    return ft.Row(
        [
            text_button(phone, words, lambda: access.send_request(wanted), icon=icon),
            *more,
            text_button(
                phone,
                phone.say("tools-away"),
                partial(access.send_request, PutAway(tool)),
                icon=ft.Icons.CLOSE,
            ),
        ],
        wrap=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _draw_clock_card(access: ToolAccess, title: str, inside: list[ft.Control]) -> ft.Control:
    phone = access.phone
    return ft.Container(
        ft.Column(
            [heading(phone, phone.say(title), level=3), *inside],
            spacing=GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=12,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
