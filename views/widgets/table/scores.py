"""A scoresheet as a table: a column for each person, a row for each category."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.game import Game
from companion.engine.points import Points, format_known, format_points
from companion.history.summary import SeatResult, Summary
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.widgets.frame import column_width
from views.widgets.table.score_grid import ScoreColumn, ScoreRow, draw_grid_head, draw_grid_rows

SIDES = 12
"""Pixels beside the grid, on its card."""


def category_name(phone: Phone, game_id: str, category: str) -> str:
    """Name a category of points, by its id for a game this app does not know."""
    return phone.texts[phone.locale].category(game_id, category)


def score_table(
    phone: Phone,
    summary: Summary,
    icon_of: Callable[[str], ft.IconData | None],
    *,
    width: float | None = None,
    on_cell: Callable[[int, str], object] | None = None,
    unfolded: bool = False,
    on_fold: Callable[[], object] | None = None,
) -> ft.Control:
    """Draw everybody's points of a finished table: the totals, and the categories below them.

    Args:
        phone: the phone that shows it.
        summary: summary of the table.
        icon_of: finds the icon of a category.
        width: width available, in pixels; that of a column of the page by default.
        on_cell: called with a seat and a category on a tap on their points.
        unfolded: True if rows of zeros are drawn like the others.
        on_fold: called on a tap on the row that stands for those of zeros; None if it cannot be tapped.
    """
    width = (width or column_width(phone)) - 2 * SIDES
    columns = [_make_column(summary, seat) for seat in summary.seats]
    parts = [draw_grid_head(phone, columns, width)]
    if summary.counted:
        rows = [
            _make_row(phone, summary, number, icon_of(part.category))
            for number, part in enumerate(summary.seats[0].lines)
        ]
        parts.append(
            draw_grid_rows(phone, columns, rows, width, on_cell=on_cell, unfolded=unfolded, on_fold=on_fold)
        )
    return ft.Container(
        ft.Column(parts, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=SIDES, vertical=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _make_column(summary: Summary, seat: SeatResult) -> ScoreColumn:
    """Make a person's column: the points, and the rank unless all have won or lost together."""
    against = summary.together is None and len(summary.seats) > 1
    return ScoreColumn(
        seat.name,
        seat.colour,
        format_known(summary.points_of(seat)) if summary.has_points else "",
        place=f"{seat.rank}." if against else "",
        first=against and summary.is_won_by(seat),
    )


def _make_row(phone: Phone, summary: Summary, number: int, icon: ft.IconData | None) -> ScoreRow:
    """Make the row of a category, by its number."""
    points = [seat.lines[number].points for seat in summary.seats]
    category = summary.seats[0].lines[number].category
    return ScoreRow(
        category,
        category_name(phone, summary.game, category),
        tuple(map(format_points, points)),
        icon=icon,
        zero=not any(points),
    )


def format_signed(points: Points) -> str:
    """Format points with their sign, as a change."""
    return ("+" if points > 0 else "") + format_points(points)


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
