"""A finished table in charts: the sources of its points, and the course of its score."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import flet as ft

from companion.engine.points import Points
from companion.engine.score_run import ScoredStep
from companion.engine.setup import Seat
from companion.history.summary import Summary
from views.device.phone import Phone
from views.widgets.charts.controls import ChartBar, ChartLine, bar_chart, line_chart, plain_number
from views.widgets.table.scores import category_name


def draw_points_chart(phone: Phone, summary: Summary) -> list[ft.Control]:
    """Draw every seat's points, category beside category, or nothing if there is only one category.

    The table of the scores says the same in numbers.
    """
    categories = list(
        dict.fromkeys(line.category for seat in summary.seats for line in seat.lines if line.points)
    )
    if len(categories) < 2:
        return []
    names = [category_name(phone, summary.game, category) for category in categories]
    bars = []
    for seat in summary.seats:
        values = [
            float(sum(line.points for line in seat.lines if line.category == category))
            for category in categories
        ]
        told = plain_number(seat.total)
        parts = tuple(
            f"{name} {plain_number(value)}" for name, value in zip(names, values, strict=True) if value
        )
        spoken = phone.say("points-spoken", name=seat.name, total=told, parts=parts) if parts else ""
        bars.append(ChartBar(seat.name, values, told, label=spoken))
    return [bar_chart(phone, phone.say("chart-sources"), bars, pieces=names)]


def draw_score_course(
    phone: Phone,
    run: Sequence[ScoredStep],
    seats: Sequence[Seat],
    on_gain: Callable[[int, int], object],
) -> list[ft.Control]:
    """Draw the course of the score, step by step. Nothing is drawn for fewer than two steps.

    A tap on a seat calls `on_gain` with the step of its greatest gain.

    Args:
        phone: the phone that shows it.
        run: the score at some of the steps.
        seats: all seats at the table.
        on_gain: called with a seat and a step.
    """
    if len(run) < 2:
        return []
    lines = []
    for number, seat in enumerate(seats):
        step, gain = greatest_gain(run, number)
        told = plain_number(run[-1].totals[number])
        about = phone.say("run-gain", gain=gain, step=step) if gain > 0 else ""
        points = [(float(scored.step), float(scored.totals[number])) for scored in run]

        def report_gain(seat: int = number, step: int = step) -> None:
            on_gain(seat, step)

        lines.append(ChartLine(seat.name, seat.colour, points, told, report_gain, about))
    ends = (phone.say("run-start"), phone.say("run-steps", steps=run[-1].step))
    return [line_chart(phone, phone.say("chart-run"), lines, ends, about=phone.say("chart-run-about"))]


def greatest_gain(run: Sequence[ScoredStep], seat: int) -> tuple[int, Points]:
    """Find the scored step with a seat's greatest gain, the first of equal ones, and that gain."""
    gains = [(after.totals[seat] - before.totals[seat], -after.step) for before, after in pairwise(run)]
    gain, step = max(gains)
    return -step, gain
