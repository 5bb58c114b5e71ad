"""A result to send: a picture with the winner's board, a text, and a link for another program."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.points import format_known
from companion.history.details import BEST_RATING, NO_DETAILS, PlayDetails
from companion.history.exports import bg_stats_play, bg_stats_url
from companion.history.summary import SeatResult, Summary
from companion.hosting.detail_lines import add_detail_lines, detail_lines
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import GAP, MARGIN, RADIUS
from views.kit.dialog import Dialog
from views.kit.game_board import Snapshot
from views.pages.score.sums import ScoredTable
from views.widgets.buttons import main_button
from views.widgets.carry.other_ways import copyable_field
from views.widgets.dates import day_name
from views.widgets.finished_table import unread_lines
from views.widgets.frame import faint_text
from views.widgets.seats.names import name_text
from views.widgets.seats.people import mark_of
from views.widgets.sheet import sheet
from views.widgets.table.scores import score_table

WIDTH = 340
"""The greatest width of the picture on the screen, in pixels."""

BESIDE = 48
"""Pixels of the screen's width beside the picture."""

SHARP = 2.0
"""Pixels of the picture for each of the screen's; the client takes no whole number for it."""


def draw_send_sheet(
    phone: Phone,
    summary: Summary,
    table: ScoredTable | None,
    on_close: Callable[[], object],
    *,
    note: str = "",
    place: str = "",
    details: PlayDetails = NO_DETAILS,
) -> Dialog:
    """Draw the picture as it will be sent with the button that saves it, the text, and the link.

    Args:
        phone: the phone that shows it.
        summary: summary of the table.
        table: its last position, for the board; None if that may not be shown.
        on_close: called when the sheet is closed.
        note: the table's note.
        place: place of the game.
        details: its expansions, tags, rating and teacher.
    """
    drawn = ft.Screenshot(
        content=_draw_result_picture(phone, summary, table, details), key=f"picture-{summary.id}"
    )

    async def save_picture() -> None:
        data = await drawn.capture(pixel_ratio=SHARP)
        await ft.FilePicker().save_file(file_name=picture_file_name(summary), src_bytes=data)

    return sheet(
        phone,
        phone.say("send"),
        [
            ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER),
            main_button(phone, phone.say("picture-save"), save_picture, icon=ft.Icons.DOWNLOAD),
            copyable_field(phone, "send-text", "send-text-about", _write_result(phone, summary, details)),
            copyable_field(
                phone, "bg-stats", "bg-stats-about", _write_link(phone, summary, note, place, details)
            ),
        ],
        on_close,
    )


def picture_file_name(summary: Summary) -> str:
    """Make the picture's file name, distinct for each table and allowed on every disk."""
    day = summary.played_on.isoformat()
    return f"{summary.game.replace('_', '-')}-{day}-{summary.id[:4]}.png"


def _write_result(phone: Phone, summary: Summary, details: PlayDetails) -> str:
    """Write the result in a few lines: the game and the day, then everybody by rank, then the details."""
    head = f"{phone.game_name(summary.game, summary.variant)} · {day_name(phone, summary.played_on)}"
    ranked = sorted(summary.seats, key=lambda seat: seat.rank)
    against = summary.together is None and len(ranked) > 1
    lines = [
        (f"{seat.rank}. " if against else "")
        + " ".join(filter(None, (seat.name, _points_text(summary, seat))))
        for seat in ranked
    ]
    unsure = [phone.say("open-winner")] if not summary.certain else []
    unread = [phone.say("not-final", count=summary.unread)] if summary.unread else []
    return "\n".join([head, *lines, *unsure, *unread, *detail_lines(details, phone.texts[phone.locale])])


def _points_text(summary: Summary, seat: SeatResult) -> str:
    return format_known(summary.points_of(seat)) if summary.has_points else ""


def _write_link(phone: Phone, summary: Summary, note: str, place: str, details: PlayDetails) -> str:
    """Write the link that hands the game to BG Stats."""
    name = phone.game_name(summary.game, summary.variant)
    comments = add_detail_lines(note, details, phone.texts[phone.locale])
    play: dict[str, Any] = bg_stats_play(
        summary, game_name=name, comments=comments or None, location=place or None
    )
    return bg_stats_url(play)


def _draw_result_picture(
    phone: Phone, summary: Summary, table: ScoredTable | None, details: PlayDetails
) -> ft.Control:
    title = ft.Text(phone.game_name(summary.game, summary.variant), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    about = [day_name(phone, summary.played_on)]
    if details.expansions:
        about.append(phone.say("about-with", names=details.expansions))
    if details.rating:
        about.append(phone.say("about-rated", rating=details.rating, best=BEST_RATING))
    inside: list[ft.Control] = [title, faint_text(" · ".join(about), lines=3), *_draw_result(phone, summary)]
    if not summary.certain:
        inside.append(faint_text(phone.say("open-winner")))
    inside += unread_lines(phone, summary)
    if table is not None:
        inside.append(ft.Container(_draw_last_board(phone, table, summary), alignment=ft.Alignment.CENTER))
    return ft.Container(
        ft.Column(inside, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True),
        width=_picture_width(phone),
        padding=MARGIN,
        bgcolor=ft.Colors.SURFACE,
        border_radius=RADIUS,
    )


def _draw_result(phone: Phone, summary: Summary) -> list[ft.Control]:
    """Draw the grid of points, or everybody by rank if no points were counted."""
    if summary.counted:
        icon_of = partial(board_of(summary.game).category_icon, None)
        return [score_table(phone, summary, icon_of, width=_picture_width(phone) - 2 * MARGIN)]
    ranked = sorted(summary.seats, key=lambda seat: seat.rank)
    against = len(ranked) > 1
    return [
        _draw_seat_standing(
            phone, seat, _points_text(summary, seat), competitive=against, won=summary.is_won_by(seat)
        )
        for seat in ranked
    ]


def _draw_seat_standing(
    phone: Phone, seat: SeatResult, points_text: str, *, competitive: bool, won: bool
) -> ft.Control:
    weight = ft.FontWeight.W_700 if won else ft.FontWeight.W_400
    name = name_text(seat.name, weight=weight, lines=2)
    rank = [ft.Container(ft.Text(str(seat.rank), weight=weight), width=phone.size(22))] if competitive else []
    points = ft.Text(points_text, weight=weight, size=phone.size(18))
    return ft.Row([*rank, mark_of(phone, seat.colour), ft.Container(name, expand=True), points], spacing=GAP)


def _draw_last_board(phone: Phone, table: ScoredTable, summary: Summary) -> ft.Control:
    """Draw the last position as the winner sees it."""
    winner = min(range(len(summary.seats)), key=lambda number: summary.seats[number].rank)
    width = _picture_width(phone) - 2 * MARGIN
    shown = Snapshot(phone, table.game, table.position, winner, (), width, table.seats)
    return board_of(table.game.id).picture(shown)


def _picture_width(phone: Phone) -> float:
    return min(WIDTH, phone.width - BESIDE)
