"""Choice of the day of a game: today, yesterday, or another day in a small calendar."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import flet as ft

from views.device.phone import Phone
from views.device.theme import RADIUS, TIGHT, TOUCH
from views.kit.tap import tappable
from views.models.charts import month_beside, weeks_of
from views.widgets.choices import segments
from views.widgets.dates import day_name
from views.widgets.frame import faint_text
from views.widgets.sheet import icon_button

EARLIEST_YEAR = 1970
"""First year of the calendar: moments are kept since then."""


def draw_day_choice(
    phone: Phone,
    day: date,
    today: date,
    month: date | None,
    on_day: Callable[[date], object],
    on_month: Callable[[date | None], object],
) -> list[ft.Control]:
    """Draw the row of choices, and below it the calendar while it is open.

    Args:
        phone: the phone that shows it.
        day: the chosen day.
        today: the present day. No later day can be chosen.
        month: a day of the month that the calendar shows; None while it is closed.
        on_day: called with the tapped day.
        on_month: called with the month to show, or with None to close the calendar.
    """
    usual = {"today": today, "yesterday": today - timedelta(1)}
    chosen = next((name for name, each in usual.items() if each == day and month is None), "other")
    far = chosen == "other" and day not in usual.values()
    options = [
        *((name, phone.say(f"day-{name}")) for name in usual),
        ("other", day_name(phone, day) if far else phone.say("day-other")),
    ]

    def choose(name: str) -> object:
        if name in usual:
            return on_day(usual[name])
        return on_month(None if month else day)

    row = segments(phone, options, chosen, choose, role="radio")
    return [row] if month is None else [row, _draw_calendar(phone, day, today, month, on_day, on_month)]


def _draw_calendar(
    phone: Phone,
    day: date,
    today: date,
    month: date,
    on_day: Callable[[date], object],
    on_month: Callable[[date], object],
) -> ft.Control:
    def turn(icon: ft.IconData, words: str, months: int) -> ft.Control:
        year, number = month_beside(month.year, month.month, months)
        there = date(min(max(year, EARLIEST_YEAR), today.year), number, 1)
        there = min(there, today.replace(day=1))
        off = (there.year, there.month) == (month.year, month.month)
        return icon_button(icon, phone.say(words), None if off else partial(on_month, there), dim=off)

    title = ft.Text(
        phone.say("month-name", year=str(month.year), month=month.month),
        size=phone.size(15),
        text_align=ft.TextAlign.CENTER,
    )
    head = ft.Row(
        [
            turn(ft.Icons.KEYBOARD_DOUBLE_ARROW_LEFT, "year-before", -12),
            turn(ft.Icons.CHEVRON_LEFT, "month-before", -1),
            ft.Container(title, expand=True),
            turn(ft.Icons.CHEVRON_RIGHT, "month-after", 1),
            turn(ft.Icons.KEYBOARD_DOUBLE_ARROW_RIGHT, "year-after", 12),
        ],
        spacing=0,
    )
    names = [_draw_cell(faint_text(phone.say("weekday", day=number))) for number in range(7)]
    weeks = [
        ft.Row([_draw_day(phone, each, day, today, on_day) for each in week], spacing=TIGHT)
        for week in weeks_of(month.year, month.month)
    ]
    return ft.Column([head, ft.Row(names, spacing=TIGHT), *weeks], spacing=TIGHT)


def _draw_cell(content: ft.Control | None) -> ft.Control:
    return ft.Container(content, expand=True, alignment=ft.Alignment.CENTER)


def _draw_day(
    phone: Phone, day: date | None, chosen: date, today: date, on_day: Callable[[date], object]
) -> ft.Control:
    if day is None:
        return _draw_cell(None)
    here, later = day == chosen, day > today
    ink = ft.Colors.ON_PRIMARY if here else ft.Colors.ON_SURFACE
    number = ft.Text(str(day.day), size=phone.size(15), color=ft.Colors.OUTLINE if later else ink)
    if later:
        return ft.Container(number, expand=True, height=TOUCH, alignment=ft.Alignment.CENTER)
    return tappable(
        day_name(phone, day),
        number,
        partial(on_day, day),
        role="radio",
        selected=here,
        expand=True,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        border_radius=RADIUS,
        border=ft.Border.all(1, ft.Colors.PRIMARY) if day == today else None,
        bgcolor=ft.Colors.PRIMARY if here else None,
        ink=True,
    )
