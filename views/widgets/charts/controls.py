"""Charts: lines over time, stacked bars, a month of days. Each has its numbers for a screen reader."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

import flet as ft
import flet_charts as fc

from companion.engine.points import format_points
from companion.engine.setup import Colour
from views.device.phone import Phone
from views.device.theme import APART, GAP, RADIUS, TIGHT, TOUCH
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.models.charts import make_axis, stack_bars, weeks_of
from views.widgets.buttons import Action
from views.widgets.charts.colours import colour_at
from views.widgets.frame import faint_text, heading
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark
from views.widgets.sheet import card

HIGH = 180
"""The height of a chart of lines, in pixels."""

BAR = 14
"""The height of a bar, in pixels."""

DASHES: tuple[tuple[int, int] | None, ...] = (None, (8, 4), (3, 3), (12, 3), (6, 6))
"""Dashes that tell lines apart for people who do not see their colours."""

_UNSEEN = fc.LineChartDataPointTooltip()
"""Empty tooltip shared by all points, since the lines cannot be pointed at."""


@dataclass(frozen=True)
class ChartLine:
    """Line of a chart.

    Attributes:
        name: name of its person or thing.
        colour: the colour, with the shape that goes with it in the legend.
        points: coordinates, across and up.
        told: text of its last value.
        on_tap: opens its details; None where there are none.
        about: further words below its name.
    """

    name: str
    colour: Colour
    points: Sequence[tuple[float, float]]
    told: str
    on_tap: Action | None = None
    about: str = ""


@dataclass(frozen=True)
class ChartBar:
    """Bar of a chart.

    Attributes:
        name: name of its person or thing.
        values: values of its pieces, from the left; negative ones lie left of zero.
        told: text of its total.
        on_tap: opens its details; None where there are none.
        label: words of a screen reader, if not the name and the total.
    """

    name: str
    values: Sequence[float]
    told: str
    on_tap: Action | None = None
    label: str = ""


def plain_number(value: float | Decimal, digits: int = 0) -> str:
    """Format a number: points exactly, anything else rounded to `digits` decimals."""
    if not digits and isinstance(value, int | Decimal):
        return format_points(value)
    rounded = round(value, digits)
    return f"{rounded:,.{digits}f}".replace("-", "−")


def chart_card(phone: Phone, title: str, *content: ft.Control, about: str = "") -> ft.Control:
    """Draw a chart on its card, with its title and a sentence about it."""
    top: list[ft.Control] = [heading(phone, title)]
    if about:
        top.append(faint_text(about))
    return card(ft.Column(top, spacing=2), *content)


def line_chart(
    phone: Phone,
    title: str,
    lines: Sequence[ChartLine],
    ends: tuple[str, str],
    *,
    digits: int = 0,
    unit: str = "",
    about: str = "",
) -> ft.Control:
    """Draw lines over time, and a legend with the last value of each. A single point draws no line.

    Args:
        phone: the phone that shows it.
        title: title of the chart.
        lines: lines of at least one point each.
        ends: texts under the left and the right end.
        digits: number of decimals of a value.
        unit: text after a value.
        about: sentence about the chart.
    """
    legend = [_draw_legend(phone, line) for line in lines]
    if all(len(line.points) < 2 for line in lines):
        return chart_card(phone, title, *legend, about=about)

    def format_value(value: float) -> str:
        return plain_number(value, digits) + unit

    told = tuple(_describe_line(phone, line, format_value) for line in lines)
    spoken = phone.say(
        "chart-lines", title=title, start=ends[0], end=ends[1], lines=join_words(phone, told, by="and-then")
    )
    under = ft.Row([faint_text(ends[0]), faint_text(ends[1])], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    drawn = ft.Column([_draw_lines(phone, lines, unit), under], spacing=APART)
    framed = ft.Container(drawn, padding=ft.Padding.only(top=APART))
    seen = ft.Semantics(label=spoken, image=True, exclude_semantics=True, content=framed)
    return chart_card(phone, title, seen, *legend, about=about)


def bar_chart(
    phone: Phone,
    title: str,
    bars: Sequence[ChartBar],
    *,
    pieces: Sequence[str] = (),
    about: str = "",
    more: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw bars below each other on one scale, each with its name and its total.

    Args:
        phone: the phone that shows it.
        title: title of the chart.
        bars: from top to bottom.
        pieces: names of the pieces of each bar, for a legend; empty if bars are of one piece.
        about: sentence about the chart.
        more: controls below the bars.
    """
    stack = stack_bars([bar.values for bar in bars])
    rows = [
        _draw_bar(phone, bar, [(piece.number, piece.start, piece.size) for piece in drawn], stack.zero)
        for bar, drawn in zip(bars, stack.bars, strict=True)
    ]
    used = sorted({piece.number for drawn in stack.bars for piece in drawn})
    legend = [_draw_piece_name(phone, number, pieces[number]) for number in used if pieces]
    below = [ft.Row(legend, wrap=True, spacing=APART, run_spacing=TIGHT)] if legend else []
    return chart_card(phone, title, *rows, *below, *more, about=about)


def month_chart(
    phone: Phone,
    year: int,
    month: int,
    days: Mapping[date, int],
    on_day: Callable[[date], object],
    name_of: Callable[[date, int], str],
) -> ft.Control:
    """Draw a month, week by week. A day with more plays is darker.

    Args:
        phone: the phone that shows it.
        year: such as 2026.
        month: 1 to 12.
        days: number of plays by day, of any month.
        on_day: called with a day that has plays.
        name_of: words of a screen reader for a day and its number of plays.
    """
    names = [faint_text(phone.say("weekday", day=day)) for day in range(7)]
    rows = [ft.Row([_draw_calendar_cell(name) for name in names], spacing=TIGHT)]
    for week in weeks_of(year, month):
        cells = [_draw_day(phone, day, days.get(day, 0) if day else 0, on_day, name_of) for day in week]
        rows.append(ft.Row(cells, spacing=TIGHT))
    return ft.Column(list(rows), spacing=TIGHT)


def _describe_line(phone: Phone, line: ChartLine, write: Callable[[float], str]) -> str:
    values = [value for _, value in line.points]
    return phone.say(
        "chart-line",
        name=line.name,
        first=write(values[0]),
        last=write(values[-1]),
        low=write(min(values)),
        high=write(max(values)),
    )


def _draw_lines(phone: Phone, lines: Sequence[ChartLine], unit: str) -> ft.Control:
    axis = make_axis([value for line in lines for _, value in line.points])
    digits = 0 if axis.step >= 1 else 1
    across = [where for line in lines for where, _ in line.points]
    low, high = min(across), max(across)
    labels = [
        fc.ChartAxisLabel(value=mark, label=ft.Text(plain_number(mark, digits) + unit, size=phone.size(12)))
        for mark in axis.marks
    ]
    grid = fc.ChartGridLines(interval=axis.step, color=ft.Colors.OUTLINE_VARIANT, width=1)
    series = [
        fc.LineChartData(
            points=[fc.LineChartDataPoint(where, value, tooltip=_UNSEEN) for where, value in line.points],
            color=colour_of(line.colour, phone.dark),
            stroke_width=3,
            rounded_stroke_cap=True,
            dash_pattern=list(dash) if (dash := DASHES[number % len(DASHES)]) else None,
            point=len(line.points) == 1,
        )
        for number, line in enumerate(lines)
    ]
    drawn: ft.Control = fc.LineChart(
        data_series=series,
        min_x=low,
        max_x=high if high > low else low + 1,
        min_y=axis.least,
        max_y=axis.most,
        interactive=False,
        animation=ft.Animation(0),
        horizontal_grid_lines=grid,
        left_axis=fc.ChartAxis(labels=labels, label_size=phone.size(46)),
        height=phone.size(HIGH),
    )
    return drawn


def _draw_legend(phone: Phone, line: ChartLine) -> ft.Control:
    name = name_text(line.name, phone.size(15))
    value = ft.Text(line.told, size=phone.size(15), weight=ft.FontWeight.W_600)
    words: list[ft.Control] = [name, *([faint_text(line.about, lines=2)] if line.about else [])]
    row = [seat_mark(phone, line.colour, 16), ft.Column(words, spacing=0, expand=True), value]
    spoken = join_words(phone, (line.name, line.told, line.about))
    return _draw_chart_row(spoken, ft.Row(row, spacing=GAP), line.on_tap)


def _draw_bar(
    phone: Phone, bar: ChartBar, pieces: Sequence[tuple[int, float, float]], zero: float
) -> ft.Control:
    name = name_text(bar.name, phone.size(15), lines=2)
    told = ft.Text(bar.told, size=phone.size(15), weight=ft.FontWeight.W_600)
    words = ft.Row([ft.Container(name, expand=True), told], spacing=GAP)
    ends = [start for _, start, _ in pieces] + [start + size for _, start, size in pieces]
    drawn = ft.Column([words, _draw_bar_pieces(phone, pieces, zero if ends else 0.0)], spacing=TIGHT)
    return _draw_chart_row(bar.label or join_words(phone, (bar.name, bar.told)), drawn, bar.on_tap)


def _draw_bar_pieces(phone: Phone, pieces: Sequence[tuple[int, float, float]], zero: float) -> ft.Control:
    """Draw the pieces of a bar from left to right, as parts of the whole width, with a mark at zero."""
    shown: list[ft.Control] = []
    at = 0.0
    for number, start, size in sorted(pieces, key=lambda piece: piece[1]):
        shown += _draw_gap(at, start)
        colour = colour_of(colour_at(number), phone.dark)
        shown.append(
            ft.Container(bgcolor=colour, border_radius=2, expand=_thousandths(size), height=phone.size(BAR))
        )
        at = start + size
    shown += _draw_gap(at, 1.0)
    layers: list[ft.Control] = [ft.Row(shown, spacing=0)]
    if zero > 0:
        rule = ft.Container(width=2, height=phone.size(BAR), bgcolor=ft.Colors.ON_SURFACE)
        layers.append(ft.Row([*_draw_gap(0.0, zero), rule, *_draw_gap(zero, 1.0)], spacing=0))
    return ft.Stack(layers)


def _draw_gap(start: float, end: float) -> list[ft.Control]:
    return [ft.Container(expand=_thousandths(end - start))] if _thousandths(end - start) else []


def _thousandths(part: float) -> int:
    """Convert a part of a bar to thousandths, as fine as a phone shows it."""
    return max(0, round(part * 1000))


def _draw_piece_name(phone: Phone, number: int, name: str) -> ft.Control:
    text = ft.Text(name, size=phone.size(13))
    return ft.Row([seat_mark(phone, colour_at(number), 12), text], spacing=TIGHT, tight=True)


def _draw_chart_row(label: str, content: ft.Control, on_tap: Action | None) -> ft.Control:
    return tappable(
        label,
        content,
        on_tap,
        height=None,
        padding=ft.Padding.symmetric(vertical=GAP),
        border_radius=RADIUS,
        ink=on_tap is not None,
    )


def _draw_calendar_cell(content: ft.Control | None) -> ft.Control:
    return ft.Container(content, expand=True, alignment=ft.Alignment.CENTER)


def _draw_day(
    phone: Phone,
    day: date | None,
    count: int,
    on_day: Callable[[date], object],
    name_of: Callable[[date, int], str],
) -> ft.Control:
    if day is None:
        return _draw_calendar_cell(None)
    dark = min(count, 4) / 4
    number = ft.Text(
        str(day.day),
        size=phone.size(14),
        weight=ft.FontWeight.W_700 if count else ft.FontWeight.W_400,
        color=ft.Colors.ON_SURFACE if count else ft.Colors.ON_SURFACE_VARIANT,
    )
    if not count:
        return ft.Container(number, expand=True, height=TOUCH, alignment=ft.Alignment.CENTER)
    return tappable(
        name_of(day, count),
        number,
        lambda: on_day(day),
        expand=True,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        border_radius=RADIUS,
        border=ft.Border.all(1, ft.Colors.PRIMARY),
        bgcolor=ft.Colors.with_opacity(0.12 + 0.38 * dark, ft.Colors.PRIMARY),
        ink=True,
    )
