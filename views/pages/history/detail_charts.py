"""Charts of what people said of their games: expansions, tags and ratings."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.history.details import BEST_RATING
from views.device.phone import Phone
from views.widgets.charts.controls import ChartBar, bar_chart

MOST_NAMES = 8
"""Most expansions or tags with a bar."""


def draw_name_chart(
    phone: Phone, title: str, names: Sequence[tuple[str, int]], choose: Callable[[str], object]
) -> ft.Control | None:
    """Draw the number of games of each expansion or tag. A tap selects its games.

    Args:
        phone: the phone that shows it.
        title: message of the chart's title.
        names: the names with their numbers of games, the most first.
        choose: called with the tapped name.
    """
    if not names:
        return None
    bars = [
        ChartBar(name, [count], phone.say("plays", count=count), partial(choose, name))
        for name, count in names[:MOST_NAMES]
    ]
    return bar_chart(phone, phone.say(title), bars, about=phone.say(f"{title}-about"))


def draw_given_ratings(phone: Phone, ratings: Sequence[tuple[int, int]]) -> ft.Control | None:
    """Draw the number of games of each rating that people gave, the best first."""
    if not ratings:
        return None
    bars = [
        ChartBar(
            phone.say("about-rating-of", rating=rating, best=BEST_RATING),
            [count],
            phone.say("plays", count=count),
        )
        for rating, count in ratings
    ]
    return bar_chart(phone, phone.say("chart-rated"), bars, about=phone.say("chart-rated-about"))
