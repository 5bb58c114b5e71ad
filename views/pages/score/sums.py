"""The lines behind a number of the score, as sentences with their sum, and their cells lit on the board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.points import format_points
from companion.engine.scoresheet import ScoreLine
from companion.engine.setup import Seat
from companion.rulebook import load
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import GAP, TOUCH
from views.kit.dialog import Dialog
from views.kit.game_board import Snapshot
from views.kit.tap import tappable
from views.models.sheets import Sum
from views.widgets.buttons import text_button
from views.widgets.sheet import sheet, sheet_width
from views.widgets.table.scores import category_name, format_signed

BESIDE = 48
"""Pixels of a sheet's width beside its content."""


@dataclass(frozen=True, slots=True)
class ScoredTable:
    """Table whose points are looked at.

    Attributes:
        game: the game.
        position: the position, as far as the reader may see it.
        seats: the seats, clockwise.
    """

    game: Game[Any, Any, Any]
    position: Any
    seats: tuple[Seat, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return tuple(seat.name for seat in self.seats)

    def lines(self, seat: int, category: str) -> tuple[ScoreLine, ...]:
        """List the reasons for a seat's points in a category."""
        standing = self.game.scoresheet(self.position).standings[seat]
        return tuple(line for line in standing.lines if line.category == category)


def draw_sum_sheet(
    phone: Phone,
    table: ScoredTable,
    total: Sum,
    show: Callable[[Sum | None], object],
    *,
    open_rule: Callable[[str], object] | None = None,
    counts: Sequence[ft.Control] = (),
    further: Sequence[ft.Control] = (),
) -> Dialog:
    """Draw the sheet of a number of the score.

    Args:
        phone: the phone that shows it.
        table: the table.
        total: the number.
        show: opens the sheet of a number, or closes the sheet.
        open_rule: opens a section of the rules; None if they are not at hand.
        counts: numbers that are counted by hand, in place of the board.
        further: buttons below the lines.
    """
    lines = table.lines(total.seat, total.category)
    lit = lines if total.line is None else lines[total.line : total.line + 1]
    cells = tuple(dict.fromkeys(cell for line in lit for cell in line.cells))
    room = min(sheet_width(phone) - BESIDE, phone.height * 0.4)
    snapshot = Snapshot(phone, table.game, table.position, total.seat, cells, room, table.seats)
    above = list(counts) or [
        ft.Row([board_of(table.game.id).picture(snapshot)], alignment=ft.MainAxisAlignment.CENTER)
    ]
    rows = [
        _draw_sum_line(phone, table, line, number, total, show if len(lines) > 1 else None)
        for number, line in enumerate(lines)
    ]
    if len(lines) > 1:
        rows.append(_draw_sum_total(phone, lines))
    if not (lines or counts):
        rows.append(ft.Text(phone.say("score-none"), theme_style=ft.TextThemeStyle.BODY_LARGE))
    rules = [_draw_rule(phone, table, rule, open_rule) for rule in dict.fromkeys(line.rule for line in lines)]
    body = [*above, *rows, *rules, *further]
    category = category_name(phone, table.game.id, total.category)
    title = phone.say("score-sum", name=table.names[total.seat], category=category)
    return sheet(phone, title, body, partial(show, None))


def _draw_sum_line(
    phone: Phone,
    table: ScoredTable,
    line: ScoreLine,
    number: int,
    total: Sum,
    show: Callable[[Sum | None], object] | None,
) -> ft.Control:
    """Draw a reason and its points. A tap lights its cells alone, another tap all cells again."""
    words = _say_line(phone, table, line)
    chosen = total.line == number
    points = ft.Text(format_signed(line.points), size=phone.size(16), weight=ft.FontWeight.W_700)
    face = ft.Row(
        [ft.Text(words, size=phone.size(16), expand=True), points],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    padding = ft.Padding.symmetric(horizontal=GAP, vertical=6)
    if show is None:
        return ft.Container(face, padding=padding)
    other = Sum(total.seat, total.category, None if chosen else number)
    return tappable(
        words,
        face,
        partial(show, other),
        selected=chosen,
        padding=padding,
        border_radius=10,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        ink=True,
    )


def _say_line(phone: Phone, table: ScoredTable, line: ScoreLine) -> str:
    """Say the reason for points, after the thing that it counts if the category has several lines."""
    words = phone.about(table.game, "line", line.id, line.params, table.names)
    if line.counted is None:
        return words
    what = phone.texts[phone.locale].label(table.game.id, line.counted, table.names)
    return phone.say("line-of", what=what, line=words)


def _draw_sum_total(phone: Phone, lines: Sequence[ScoreLine]) -> ft.Control:
    """Draw the sum of several reasons below them."""
    total = sum(line.points for line in lines)
    weight = ft.FontWeight.W_700
    return ft.Container(
        ft.Row(
            [
                ft.Text(phone.say("total"), size=phone.size(16), weight=weight, expand=True),
                ft.Text(format_points(total), size=phone.size(20), weight=weight),
            ]
        ),
        padding=ft.Padding.symmetric(horizontal=GAP, vertical=4),
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE)),
    )


def _draw_rule(
    phone: Phone, table: ScoredTable, rule: str, open_rule: Callable[[str], object] | None
) -> ft.Control:
    """Draw the section of the rules that a reason cites, as a link if the rules are at hand."""
    section = load(table.game.id, phone.locale).section(rule)
    words = phone.say("rule-link", rule=f"{section.number} {section.title}")
    if open_rule is None:
        return ft.Text(words, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Container(
        text_button(phone, words, partial(open_rule, rule), icon=ft.Icons.MENU_BOOK), height=TOUCH
    )
