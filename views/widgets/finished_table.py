"""Card of a finished table, in the history."""

import flet as ft

from companion.engine.points import format_known
from companion.history.summary import SeatResult, Summary
from views.device.phone import LARGE, Phone
from views.device.theme import RADIUS
from views.kit.tap import handler
from views.widgets.dates import played_ago
from views.widgets.frame import faint_text
from views.widgets.seats.names import name_text
from views.widgets.seats.people import mark_of


def finished_card(phone: Phone, summary: Summary, moment: int) -> ft.Control:
    """Draw the card of a finished table: its game, its day and everybody's points. A tap opens the table.

    Args:
        phone: the phone that shows it.
        summary: the table.
        moment: now, in milliseconds since 1970.
    """
    page = ft.context.page
    name = phone.game_name(summary.game, summary.variant)
    when = played_ago(phone, summary, moment)
    about = [when, phone.say("only-score")] if summary.mode == "score" else [when]
    ranked = sorted(summary.seats, key=lambda seat: seat.rank)
    told = summary.together is None or summary.has_points
    title = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    head = ft.Row(
        [
            ft.Container(title, expand=True),
            *_draw_attachment_marks(phone, summary.id),
            faint_text(" · ".join(about)),
        ],
        wrap=False,
    )
    figures = [_format_seat_points(summary, seat) if told else "" for seat in ranked]
    against = len(ranked) > 1
    results = [
        _draw_seat_result(phone, seat, figure, won=against and summary.is_won_by(seat))
        for seat, figure in zip(ranked, figures, strict=True)
    ]
    if not summary.certain:
        results.append(faint_text(phone.say("open-winner")))
    results += unread_lines(phone, summary)
    return ft.Semantics(
        key=summary.id,
        label=phone.say("look-at-table", game=name, when=when),
        button=True,
        content=ft.Container(
            ft.Column([head, *results], spacing=8),
            padding=16,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(lambda: page.navigate(f"/history/{summary.id}")),
        ),
    )


def unread_lines(phone: Phone, summary: Summary) -> list[ft.Control]:
    """Draw a line that the result is not final, if its points rest on unread prints."""
    return [faint_text(phone.say("not-final", count=summary.unread))] if summary.unread else []


def _format_seat_points(summary: Summary, seat: SeatResult) -> str:
    """Format the points of a seat, or its place if nobody has any."""
    return format_known(summary.points_of(seat)) if summary.has_points else f"{seat.rank}."


def _draw_attachment_marks(phone: Phone, table: str) -> list[ft.Control]:
    """Draw the marks for a note and for photos, if the table has any."""
    album, photos = phone.house.albums.find_album(table), ft.Icons.PHOTO_OUTLINED
    marks: list[tuple[ft.IconData, str]] = []
    if album.noted:
        marks.append((ft.Icons.STICKY_NOTE_2_OUTLINED, phone.say("album-noted")))
    if album.photos:
        marks.append((photos, phone.say("album-photos", count=len(album.photos))))
    size, ink = phone.size(16), ft.Colors.ON_SURFACE_VARIANT
    return [ft.Icon(icon, size=size, color=ink, semantics_label=words) for icon, words in marks]


def _draw_seat_result(phone: Phone, seat: SeatResult, figure: str, *, won: bool) -> ft.Control:
    weight = ft.FontWeight.W_700 if won else ft.FontWeight.W_400
    parts: list[ft.Control] = [
        mark_of(phone, seat.colour, 16),
        ft.Container(
            name_text(seat.name, weight=weight, lines=2 if phone.scale >= LARGE else 1), expand=True
        ),
    ]
    if won:
        cup = ft.Icon(
            ft.Icons.EMOJI_EVENTS,
            size=phone.size(18),
            color=ft.Colors.TERTIARY,
            semantics_label=phone.say("won"),
        )
        parts.append(cup)
    if figure:
        parts.append(ft.Text(figure, weight=weight, text_align=ft.TextAlign.END))
    return ft.Row(parts, spacing=8)
