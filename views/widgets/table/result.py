"""The score: standings at any time, category by category at the end, every line with its cells."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.points import Points, add_points, format_known, format_points
from companion.engine.scoresheet import ScoreLine, Scoresheet, Standing
from views.device.theme import TOUCH, UNIT
from views.kit.tap import tappable
from views.models.sheets import Sum
from views.play.screen import Screen
from views.widgets.box_editor.unread_list import draw_unread_list
from views.widgets.buttons import main_button, text_button
from views.widgets.seats.seat_marks import seat_mark, seat_name
from views.widgets.sheet import card
from views.widgets.table.filing import file_table, open_questions_card
from views.widgets.table.scores import category_name, standing_remarks, tiebreak_lines

MANY = 5
"""Number of seats above which they stand closer, so that the button below stays on the screen."""


def result_view(screen: Screen) -> ft.Control:
    """Draw the scoresheet, revealed step by step once a game that was played is over."""
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    ceremony = scoresheet.final and not screen.only_scored
    shown = screen.revealed if ceremony else len(scoresheet.categories) + 1
    parts: list[ft.Control] = [] if ceremony else [_draw_result_title(screen, scoresheet)]
    parts += draw_unread_list(screen) if scoresheet.final else []
    if shown > len(scoresheet.categories):
        certain = is_certain(screen.game, screen.position)
        parts.append(
            _draw_seat_rows(
                [_draw_standing(screen, standing, certain=certain) for standing in scoresheet.ranking]
            )
        )
        parts += open_questions_card(screen, certain=certain) if scoresheet.final else []
        parts += tiebreak_lines(screen.phone, screen.game, screen.position, screen.names)
        parts += standing_remarks(screen.phone, screen.game, screen.position)
    else:
        parts += [
            _draw_sum_so_far(screen, scoresheet, shown),
            _draw_reveal_buttons(screen, scoresheet, shown),
        ]
    parts += [_draw_warning(screen, notice) for notice in screen.client.view.warnings(screen.eyes)]
    parts += [_draw_category(screen, scoresheet, name) for name in scoresheet.categories[:shown]]
    if screen.only_scored and screen.client.rights.hosting:
        parts.append(_draw_keep_button(screen))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_sum_so_far(screen: Screen, scoresheet: Scoresheet, shown: int) -> ft.Control:
    """Draw every seat's points of the categories shown, while the score is being revealed."""
    phone, rows = screen.phone, list[ft.Control]()
    for standing in scoresheet.standings:
        points = add_points(standing.points(category) for category in scoresheet.categories[:shown])
        number = ft.Text(_format_points(points), size=phone.size(24), weight=ft.FontWeight.W_700)
        name = ft.Container(_draw_standing_name(screen, standing), expand=True)
        rows.append(ft.Row([name, number]))
    return _draw_seat_rows(rows)


def _draw_standing_name(screen: Screen, standing: Standing, *, strong: bool = False) -> ft.Control:
    """Draw the name of a standing's seat, in one line if there are many seats."""
    lines = 1 if len(screen.seats) > MANY else 2
    return seat_name(screen.phone, screen.seats[standing.seat], strong=strong, lines=lines)


def _draw_seat_rows(rows: Sequence[ft.Control]) -> ft.Control:
    """Draw a line for each seat on one card, closer together if there are many."""
    apart = 2 if len(rows) > MANY else UNIT
    lines = ft.Column(list(rows), spacing=apart, tight=True)
    return card(lines, padding=ft.Padding.symmetric(horizontal=14, vertical=UNIT))


def _format_points(points: Points) -> str:
    return format_points(points)


def _draw_result_title(screen: Screen, scoresheet: Scoresheet) -> ft.Control:
    final = scoresheet.final
    text = screen.say("score-final" if final else "score-now")
    return ft.Semantics(header=True, content=ft.Text(text, theme_style=ft.TextThemeStyle.HEADLINE_SMALL))


def _draw_warning(screen: Screen, notice: Any) -> ft.Control:
    return ft.Row(
        [
            ft.Icon(ft.Icons.WARNING_AMBER, color=ft.Colors.TERTIARY),
            ft.Text(screen.about("warning", notice.id, notice.params), expand=True),
        ]
    )


def _draw_standing(screen: Screen, standing: Standing, *, certain: bool) -> ft.Control:
    """Draw a seat's rank and total.

    The first seat has a cup once that is certain. A seat alone has just a total.
    """
    phone = screen.phone
    alone, first = len(screen.seats) == 1, standing.rank == 1
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    won = first and certain and scoresheet.final
    number = ft.Text(
        str(standing.rank), size=phone.size(22), weight=ft.FontWeight.W_700, width=phone.size(30)
    )
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS, color=ft.Colors.TERTIARY, size=phone.size(24))
    total = ft.Text(_format_standing(scoresheet, standing), size=phone.size(28), weight=ft.FontWeight.W_700)
    name = ft.Container(_draw_standing_name(screen, standing, strong=first and certain), expand=True)
    before: list[ft.Control] = [] if alone else [number]
    after: list[ft.Control] = [cup] if won and not alone else []
    return ft.Row([*before, name, *after, total], spacing=10)


def _format_standing(scoresheet: Scoresheet, standing: Standing) -> str:
    """Format a seat's points. If nobody has points, format its total: place, won or lost."""
    return format_known(scoresheet.points_of(standing) if scoresheet.has_points else standing.total)


def _draw_category(screen: Screen, scoresheet: Scoresheet, category: str) -> ft.Control:
    title = ft.Text(
        category_name(screen.phone, screen.game.id, category), theme_style=ft.TextThemeStyle.TITLE_MEDIUM
    )
    rows = [_draw_seat_lines(screen, standing, category) for standing in scoresheet.standings]
    return card(title, *rows, padding=14)


def _draw_seat_lines(screen: Screen, standing: Standing, category: str) -> ft.Control:
    phone, seat = screen.phone, screen.seats[standing.seat]
    lines = [line for line in standing.lines if line.category == category]
    chips = [_draw_score_line(screen, standing.seat, line) for line in lines]
    total = ft.Text(
        _format_signed(standing.points(category)),
        size=phone.size(18),
        weight=ft.FontWeight.W_700,
        width=phone.size(44),
        text_align=ft.TextAlign.RIGHT,
    )
    return ft.Row(
        [
            ft.Semantics(label=seat.name, content=seat_mark(phone, seat.colour)),
            ft.Row(chips, wrap=True, spacing=6, run_spacing=6, expand=True),
            total,
        ],
        spacing=10,
    )


def _format_signed(points: Points) -> str:
    return ("+" if points > 0 else "") + format_points(points)


def _draw_score_line(screen: Screen, seat: int, line: ScoreLine) -> ft.Control:
    label = screen.about("line", line.id, line.params)
    return tappable(
        label,
        ft.Text(_format_chip(screen, line), size=screen.phone.size(15)),
        lambda: setattr(screen, "sheet", Sum(seat, line)),
        on_hold=partial(screen.rules.ask_about, line.category, seat=seat),
        height=TOUCH - 4,
        padding=ft.Padding.symmetric(horizontal=19, vertical=10),
        border_radius=22,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def _format_chip(screen: Screen, line: ScoreLine) -> str:
    """Format the points of a line, after the thing that it counts if the category has several lines."""
    points = _format_signed(line.points)
    if line.counted is None:
        return points
    texts = screen.phone.texts[screen.phone.locale]
    what = texts.label(screen.game.id, line.counted, screen.names)
    return screen.phone.say("chip-of", what=what, points=points)


def _draw_reveal_buttons(screen: Screen, scoresheet: Scoresheet, shown: int) -> ft.Control:
    def reveal_categories(count: int) -> None:
        screen.revealed = count
        screen.acts.reveal_to_table(count)

    last = len(scoresheet.categories)
    label = (
        screen.say("reveal-winner")
        if shown == last
        else screen.say(
            "reveal", category=category_name(screen.phone, screen.game.id, scoresheet.categories[shown])
        )
    )
    return ft.Column(
        [
            main_button(
                screen.phone, label, lambda: reveal_categories(shown + 1), icon=ft.Icons.ARROW_FORWARD
            ),
            text_button(screen.phone, screen.say("reveal-all"), lambda: reveal_categories(last + 1)),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _draw_keep_button(screen: Screen) -> ft.Control:
    async def keep_result() -> None:
        await file_table(screen, "/history")

    return ft.Row(
        [main_button(screen.phone, screen.say("keep-score"), keep_result, icon=ft.Icons.SAVE)],
        alignment=ft.MainAxisAlignment.CENTER,
    )
