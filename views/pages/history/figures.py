"""The history in charts, each of which opens its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

import flet as ft

from companion.games import is_comparable
from companion.history.figures import Figures
from companion.history.trends import Trend
from companion.locale.names import protect_name
from views.device.phone import Phone
from views.models.charts import month_beside
from views.pages.history.detail_charts import draw_given_ratings, draw_name_chart
from views.pages.history.state import HistoryScreen
from views.widgets.buttons import text_button
from views.widgets.charts.colours import distinct_colours
from views.widgets.charts.controls import (
    ChartBar,
    ChartLine,
    bar_chart,
    chart_card,
    line_chart,
    month_chart,
    plain_number,
)
from views.widgets.dates import day_name
from views.widgets.frame import faint_text
from views.widgets.sheet import icon_button

NOON = 12
"""The hour by which a day is written, which is that day wherever the machine stands."""

MOST_GAMES = 12
"""Number of games with a bar before a tap shows all."""

OTHERS = 8
"""Number of opponents, or places, that are shown."""


@dataclass(frozen=True)
class FigureActions:
    """Actions of the charts of the history.

    Attributes:
        tables: opens tables, given their title and their ids.
        table: opens a table by its id.
        person: opens the tables of a person.
        game: opens the tables of a game, and of a variant if one is named.
        place: opens the tables of a place.
        expansion: opens the tables that were played with an expansion.
        tag: opens the tables with a tag.
    """

    tables: Callable[[str, Iterable[str]], object]
    table: Callable[[str], object]
    person: Callable[[str], object]
    game: Callable[[str, str], object]
    place: Callable[[str], object]
    expansion: Callable[[str], object]
    tag: Callable[[str], object]


def draw_history_charts(
    phone: Phone, screen: HistoryScreen, figures: Figures, actions: FigureActions
) -> list[ft.Control]:
    """Draw every chart that has numbers, the most wanted first.

    Args:
        phone: the phone that shows it.
        screen: state of the history.
        figures: the numbers.
        actions: actions of the charts.
    """
    if not figures.tables:
        return [faint_text(phone.say("no-figures"))]
    person = screen.search.person
    shown = [
        _draw_win_chart(phone, figures, actions, person),
        _draw_streak_chart(phone, figures, actions, person),
        _draw_opponent_chart(phone, figures, actions, person),
        _draw_rating_chart(phone, figures, actions, person),
        _draw_points_chart(phone, figures, actions, person),
        _draw_best_scores(phone, figures, actions),
        _draw_games_chart(phone, screen, figures, actions),
        _draw_duration_chart(phone, figures, actions),
        _draw_place_chart(phone, figures, actions),
        draw_name_chart(phone, "chart-expansions", figures.expansions, actions.expansion),
        draw_name_chart(phone, "chart-tags", figures.tags, actions.tag),
        draw_given_ratings(phone, figures.ratings_given),
        _draw_calendar(phone, screen, figures, actions),
    ]
    return [chart for chart in shown if chart is not None]


def _draw_win_chart(
    phone: Phone, figures: Figures, actions: FigureActions, person: str | None
) -> ft.Control | None:
    return _draw_trend_lines(phone, "chart-wins", figures.wins, actions, person, scale=100, unit="%")


def _draw_rating_chart(
    phone: Phone, figures: Figures, actions: FigureActions, person: str | None
) -> ft.Control | None:
    return _draw_trend_lines(phone, "chart-rating", figures.ratings, actions, person)


def _draw_points_chart(
    phone: Phone, figures: Figures, actions: FigureActions, person: str | None
) -> ft.Control | None:
    return _draw_trend_lines(phone, "chart-points", figures.points, actions, person, digits=1)


def _draw_trend_lines(
    phone: Phone,
    title: str,
    trends: Sequence[Trend],
    actions: FigureActions,
    person: str | None,
    *,
    scale: float = 1,
    digits: int = 0,
    unit: str = "",
) -> ft.Control | None:
    """Draw lines over time, each opening the tables of its person unless a person is selected already."""
    if not trends:
        return None
    lines = [
        ChartLine(
            trend.name,
            colour,
            [(point.at, point.value * scale) for point in trend.points],
            plain_number(trend.last * scale, digits) + unit,
            partial(actions.person, trend.name) if person is None else None,
        )
        for trend, colour in zip(trends, distinct_colours([each.colour for each in trends]), strict=True)
    ]
    first = min(trend.points[0].day for trend in trends)
    last = max(trend.points[-1].day for trend in trends)
    ends = (day_name(phone, first), day_name(phone, last))
    about = phone.say(f"{title}-about")
    return line_chart(phone, phone.say(title), lines, ends, digits=digits, unit=unit, about=about)


def _draw_streak_chart(
    phone: Phone, figures: Figures, actions: FigureActions, person: str | None
) -> ft.Control | None:
    if person is None or not figures.streaks.longest:
        return None
    title = phone.say("chart-streaks")
    kinds = (("streak-longest", figures.streaks.longest), ("streak-now", figures.streaks.current))
    bars = [
        ChartBar(
            phone.say(kind),
            [len(tables)],
            phone.say("wins", count=len(tables)),
            partial(actions.tables, phone.say(kind), tables) if tables else None,
        )
        for kind, tables in kinds
    ]
    return bar_chart(phone, title, bars)


def _draw_opponent_chart(
    phone: Phone, figures: Figures, actions: FigureActions, person: str | None
) -> ft.Control | None:
    if person is None or not figures.met:
        return None
    bars = [
        ChartBar(
            met.other,
            [met.first_ahead, met.level, met.second_ahead],
            phone.say("met", ahead=met.first_ahead, level=met.level, behind=met.second_ahead),
            partial(actions.person, met.other),
            phone.say(
                "met-spoken",
                name=person,
                other=met.other,
                ahead=met.first_ahead,
                level=met.level,
                behind=met.second_ahead,
            ),
        )
        for met in figures.met[:OTHERS]
    ]
    pieces = [phone.say(f"met-{kind}") for kind in ("ahead", "level", "behind")]
    return bar_chart(phone, phone.say("chart-met"), bars, pieces=pieces)


def _draw_best_scores(phone: Phone, figures: Figures, actions: FigureActions) -> ft.Control | None:
    if not figures.best:
        return None
    bars = [
        ChartBar(
            f"{protect_name(score.name)} · {day_name(phone, score.day)}",
            [float(score.total)],
            plain_number(score.total),
            partial(actions.table, score.table),
        )
        for score in figures.best
    ]
    return bar_chart(phone, phone.say("chart-best"), bars)


def _draw_games_chart(
    phone: Phone, screen: HistoryScreen, figures: Figures, actions: FigureActions
) -> ft.Control | None:
    if len(figures.games) < 2:
        return None
    shown = figures.games if screen.all_games else figures.games[:MOST_GAMES]
    bars = [
        ChartBar(
            phone.game_name(game.game, game.variant),
            [game.plays],
            phone.say("plays", count=game.plays),
            partial(actions.game, game.game, game.variant),
            phone.say(
                "game-figures"
                if game.counted and is_comparable(game.game, game.variant)
                else "game-figures-uncounted",
                game=phone.game_name(game.game, game.variant),
                plays=game.plays,
                people=game.people,
                best=plain_number(game.best),
                names=game.best_names,
                mean=_format_tenths(game.mean),
            ),
        )
        for game in shown
    ]
    more: list[ft.Control] = []
    if len(figures.games) > len(shown):
        words = phone.say("all-games", count=len(figures.games))
        everything = partial(setattr, screen, "all_games", True)
        more.append(text_button(phone, words, everything, icon=ft.Icons.EXPAND_MORE))
    about = phone.say("chart-games-about")
    return bar_chart(phone, phone.say("chart-games"), bars, about=about, more=more)


def _draw_duration_chart(phone: Phone, figures: Figures, actions: FigureActions) -> ft.Control | None:
    if not figures.lengths:
        return None
    bars = []
    for length in figures.lengths:
        name = phone.say("of-so-many", count=length.seats)
        told = phone.say("minutes", count=round(length.median))
        spoken = phone.say(
            "length-spoken",
            people=name,
            told=told,
            shortest=round(length.shortest),
            longest=round(length.longest),
            count=len(length.tables),
        )
        opens = partial(actions.tables, name, length.tables)
        bars.append(ChartBar(name, [length.median], told, opens, spoken))
    return bar_chart(phone, phone.say("chart-lengths"), bars, about=phone.say("chart-lengths-about"))


def _draw_place_chart(phone: Phone, figures: Figures, actions: FigureActions) -> ft.Control | None:
    if len(figures.places) < 2:
        return None
    bars = [
        ChartBar(place, [count], phone.say("plays", count=count), partial(actions.place, place))
        for place, count in figures.places[:OTHERS]
    ]
    return bar_chart(phone, phone.say("chart-places"), bars, about=phone.say("chart-places-about"))


def _draw_calendar(
    phone: Phone, screen: HistoryScreen, figures: Figures, actions: FigureActions
) -> ft.Control:
    """Draw the month of the last finished table, or the earlier month that was turned to."""
    evenings = figures.evenings
    last = max(evenings)
    year, month = month_beside(last.year, last.month, -screen.months)

    def make_day_action(day: date) -> None:
        actions.tables(day_name(phone, day), evenings[day])

    def name_day(day: date, count: int) -> str:
        return phone.say("day-plays", day=day_name(phone, day), count=count)

    def turn_month(by: int) -> None:
        screen.months = max(0, screen.months + by)

    days = {day: len(tables) for day, tables in evenings.items()}
    count = sum(found for day, found in days.items() if (day.year, day.month) == (year, month))
    title = phone.say("month", year=str(year), month=month, count=count)
    head = ft.Row(
        [
            icon_button(ft.Icons.CHEVRON_LEFT, phone.say("month-before"), partial(turn_month, 1)),
            ft.Container(ft.Text(title, size=phone.size(15), text_align=ft.TextAlign.CENTER), expand=True),
            icon_button(
                ft.Icons.CHEVRON_RIGHT,
                phone.say("month-after"),
                partial(turn_month, -1),
                dim=not screen.months,
            ),
        ]
    )
    return chart_card(
        phone,
        phone.say("chart-calendar"),
        head,
        month_chart(phone, year, month, days, make_day_action, name_day),
    )


def draw_tables_button(phone: Phone, screen: HistoryScreen, figures: Figures) -> ft.Control | None:
    """Draw the button from the charts to the list of their tables, on a phone only."""
    if phone.roomy or not figures.tables:
        return None

    def show_tables() -> None:
        screen.search = replace(screen.search, tables=None, title="")
        screen.tab = "games"

    return text_button(
        phone, phone.say("these-games", count=len(figures.tables)), show_tables, icon=ft.Icons.LIST
    )


def _format_tenths(value: float) -> str:
    return plain_number(value, 1)
