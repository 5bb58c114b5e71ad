"""A scoresheet as a table: a column for each person, a row for each category."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.game import Game
from companion.engine.points import Points, format_known
from companion.history.summary import Summary
from views.device.phone import Phone
from views.device.theme import RADIUS, TIGHT
from views.models.short_names import breaks_anywhere, name_lines
from views.widgets.frame import column_width
from views.widgets.seats.names import name_text
from views.widgets.seats.people import mark_of

SIDES = 12
NARROWEST = 76
"""Pixels, in text of the usual size: where the name of a category has fewer, it stands above its numbers."""


def category_name(phone: Phone, game_id: str, category: str) -> str:
    """Name a category of points, by its id for a game this app does not know."""
    return phone.texts[phone.locale].category(game_id, category)


def score_table(phone: Phone, summary: Summary) -> ft.Control:
    """Draw everybody's points, category by category, and the totals."""
    each = _person_column_width(phone, len(summary.seats))
    rows = [
        _draw_score_row(
            phone, "", [_draw_person_heading(phone, seat.name, seat.colour, each) for seat in summary.seats]
        )
    ]
    if summary.counted:
        rows += [*_draw_category_rows(phone, summary), _draw_totals(phone, summary)]
    elif summary.together is None:
        places = [_draw_points(phone, seat.rank, strong=True) for seat in summary.seats]
        rows.append(
            _draw_score_row(phone, phone.say("place-column"), places, ft.BorderSide(2, ft.Colors.OUTLINE))
        )
    if summary.has_points and not summary.counted:
        rows.append(_draw_totals(phone, summary))
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=SIDES, vertical=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _draw_category_rows(phone: Phone, summary: Summary) -> list[ft.Control]:
    """Draw everybody's points of each category."""
    line = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    return [
        _draw_score_row(
            phone,
            category_name(phone, summary.game, part.category),
            [_draw_points(phone, seat.lines[number].points) for seat in summary.seats],
            line,
        )
        for number, part in enumerate(summary.seats[0].lines)
    ]


def _draw_totals(phone: Phone, summary: Summary) -> ft.Control:
    sums = [_draw_points(phone, summary.points_of(seat), strong=True) for seat in summary.seats]
    return _draw_score_row(phone, phone.say("total"), sums, ft.BorderSide(2, ft.Colors.OUTLINE))


def tiebreak_lines(
    phone: Phone, game: Game[Any, Any, Any], position: Any, names: tuple[str, ...]
) -> list[ft.Control]:
    """Draw a sentence for each tiebreak between equal seats, or for a shared rank.

    The list is empty while a game goes on and all seats are level, as at the start, and while the winner of a
    finished game is not certain.
    """
    scoresheet = game.scoresheet(position)
    level = not scoresheet.final and len(scoresheet.winners) == len(scoresheet.standings)
    if level or (scoresheet.final and not is_certain(game, position)):
        return []
    return [
        ft.Text(
            phone.about(game, "tiebreak", decision.id, decision.params, names),
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
        for decision in scoresheet.decisions
    ]


def open_question_lines(
    phone: Phone,
    game: Game[Any, Any, Any],
    position: Any,
    names: tuple[str, ...],
    *,
    with_prints: bool = True,
) -> list[ft.Control]:
    """Draw a sentence for each open question of a position, those about unread prints if wanted."""
    return [
        ft.Text(phone.about(game, "open", one.notice.id, one.notice.params, names))
        for one in game.open_questions(position)
        if with_prints or not one.entry
    ]


def standing_remarks(phone: Phone, game: Game[Any, Any, Any], position: Any) -> list[ft.Control]:
    """Draw further remarks on the standings, such as a title for a person playing alone."""
    return [
        ft.Text(
            phone.about(game, "remark", notice.id, notice.params), theme_style=ft.TextThemeStyle.TITLE_MEDIUM
        )
        for notice in game.remarks(position)
    ]


def _draw_score_row(
    phone: Phone, name: str, cells: Sequence[ft.Control], line: ft.BorderSide | None = None
) -> ft.Control:
    strong = line is not None and line.width == 2
    title = ft.Text(
        name,
        size=phone.size(15),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400,
    )
    numbers = [ft.Container(cell, expand=2) for cell in cells]
    place = ft.CrossAxisAlignment.CENTER if name else ft.CrossAxisAlignment.START
    if _is_crowded(phone, len(cells)):
        row: ft.Control = ft.Row(list(numbers), spacing=TIGHT, vertical_alignment=place)
        inside = ft.Column([title, row], spacing=TIGHT) if name else row
    else:
        inside = ft.Row([ft.Container(title, expand=3), *numbers], spacing=6, vertical_alignment=place)
    return ft.Container(
        inside,
        padding=ft.Padding.symmetric(vertical=10),
        border=ft.Border.only(top=line) if line else None,
    )


def _person_column_width(phone: Phone, seats: int) -> float:
    """Measure a person's column, in pixels."""
    whole = column_width(phone) - 2 * SIDES
    if _is_crowded(phone, seats):
        return whole / seats - TIGHT
    return (whole - 6 * seats) * 2 / (3 + 2 * seats)


def _is_crowded(phone: Phone, seats: int) -> bool:
    """Tell if too many people leave no room for names of categories beside their numbers."""
    return column_width(phone) * 3 / (3 + 2 * seats) < phone.size(NARROWEST)


def _draw_person_heading(phone: Phone, name: str, colour: str, room: float) -> ft.Control:
    """Draw the person of a column, in two lines at most. A long word is made smaller, not broken."""
    words: list[ft.Control] = [
        name_text(
            line,
            phone.size(14),
            lines=2 if breaks_anywhere(name) else 1,
            room=0 if breaks_anywhere(name) else room,
            weight=ft.FontWeight.W_600,
            text_align=ft.TextAlign.END,
        )
        for line in name_lines(name)
    ]
    return ft.Column(
        [mark_of(phone, colour, 16), *words], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.END
    )


def _draw_points(phone: Phone, points: Points | None, *, strong: bool = False) -> ft.Control:
    return ft.Text(
        format_known(points),
        size=phone.size(18 if strong else 15),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400,
        text_align=ft.TextAlign.END,
    )
