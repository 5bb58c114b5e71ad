"""A finished table: its scoresheet, its log, a replay of its positions, and the way to play on."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.faults import attempt
from companion.engine.log import LogLine, list_log_lines
from companion.engine.points import format_known
from companion.engine.score_run import list_scored_steps
from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.history.summary import Summary
from companion.hosting.open_home import current_millis
from companion.hosting.timeline import AnyTable
from views.boards import board_of
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change
from views.kit.dialog import Dialog
from views.models.sheets import Sum
from views.pages.finished.about_game import draw_about_line, draw_about_sheet
from views.pages.finished.actions import draw_finished_actions
from views.pages.finished.album import draw_album, draw_album_sheet
from views.pages.finished.album_state import AlbumScreen, use_album
from views.pages.finished.charts import draw_points_chart, draw_score_course
from views.pages.finished.clock_times import draw_clock_times
from views.pages.finished.replay import draw_replay
from views.pages.finished.state import PlayedScreen, ReadTable
from views.pages.history.state import ROUTE
from views.pages.score.sending import draw_send_sheet
from views.pages.score.sums import ScoredTable, draw_sum_sheet
from views.widgets.buttons import text_button
from views.widgets.fault import fault_card
from views.widgets.finished_table import unread_lines
from views.widgets.frame import READING, SPREAD, closable_note, faint_text, frame_page, page_part, two_columns
from views.widgets.sheet import card
from views.widgets.table.rematch_offer import RematchOffer
from views.widgets.table.scores import open_question_lines, score_table, standing_remarks, tiebreak_lines

LINES = 12
"""Number of lines of the log shown before a tap shows all."""


@ft.component
def PlayedPage(phone: Phone, table: str, clock: Callable[[], int] = current_millis) -> ft.View:
    """Show the page of a finished table.

    Args:
        phone: the phone that shows it.
        table: id of the table.
        clock: tells the present in milliseconds since 1970.
    """
    route = f"/history/{table}"
    screen = use_route_state(phone, route, PlayedScreen)
    host = phone.house.tables
    known = phone.hosting or table in phone.house.joining.held_tables(phone.keys)
    summary = host.library.summaries.get(table) if known else None

    async def read_table() -> None:
        if summary is None:
            return
        if screen.broken:
            await change(screen, broken="")
        try:
            found = await asyncio.to_thread(host.replay_table, table)
            lines = await asyncio.to_thread(lambda: tuple(list_log_lines(found)))
            run = await asyncio.to_thread(lambda: attempt(table, lambda: list_scored_steps(found), ()))
        except CompanionError:
            await change(screen, read=None, broken="record-barred")
        except (WireError, Diverged):
            await change(screen, read=None, broken="record-broken")
        else:
            await change(screen, read=ReadTable(found, lines, run))

    ft.use_effect(read_table, [table, summary])
    album = use_album(phone, table, summary is not None)
    if summary is None:
        return frame_page(
            phone,
            route,
            phone.say("history"),
            [closable_note(phone, phone.say("no-such-table"), None)],
            back=ROUTE,
        )
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    found, broken = screen.read, screen.broken
    told_table = _without_secret_table(found)
    offer: Any = RematchOffer  # Flet's type of a component is that of its function
    ended = [
        offer(phone, table, key="rematch"),
        _draw_outcome(phone, summary, draw_about_line(phone, summary, album, table, clock())),
        *_draw_result_reasons(phone, told_table.table if told_table else None),
    ]
    ended += [
        _draw_score_grid(phone, screen, summary, told_table.table if told_table else None),
        *draw_points_chart(phone, summary),
        *draw_clock_times(phone, summary, album.details.seconds),
        *draw_album(phone, album, table),
    ]
    ways = draw_finished_actions(phone, screen, summary)
    told: list[ft.Control] = []
    if broken:
        told.append(closable_note(phone, phone.say(broken), None, bad=True))
    elif told_table is not None:
        told += _draw_record_parts(phone, screen, told_table)
    elif found is not None:
        told.append(closable_note(phone, phone.say("secrets-stay"), None))
    body += [two_columns([*ended, *ways], told)] if phone.roomy and told else [*ended, *told, *ways]
    widest = SPREAD if phone.roomy else READING
    title = phone.game_name(summary.game, summary.variant)
    over = _draw_result_sheet(phone, screen, summary, album) or draw_album_sheet(phone, album, table)
    if over is None and album.about and phone.hosting:
        over = draw_about_sheet(phone, album, summary, table, clock())
    return frame_page(phone, route, title, body, back=ROUTE, over=over, widest=widest)


def _draw_result_sheet(
    phone: Phone, screen: PlayedScreen, summary: Summary, album: AlbumScreen
) -> Dialog | None:
    """Draw the sheet with the lines of a number, or the one that sends the result.

    The board is left out if it cannot or must not be shown.
    """
    told = _without_secret_table(screen.read)
    table = _scored_table(told.table) if told else None
    if screen.sum and table:
        return draw_sum_sheet(phone, table, screen.sum, partial(setattr, screen, "sum"))
    if not screen.sending:
        return None
    close = partial(setattr, screen, "sending", False)
    return draw_send_sheet(
        phone, summary, table, close, note=album.note, place=album.place, details=album.details
    )


def _scored_table(table: AnyTable) -> ScoredTable:
    return ScoredTable(table.game, table.position, tuple(table.header.setup.seats))


def _draw_score_grid(
    phone: Phone, screen: PlayedScreen, summary: Summary, table: AnyTable | None
) -> ft.Control:
    """Draw everybody's points. A tap on a number opens its lines, if the record can be read."""

    def open_sum(seat: int, category: str) -> None:
        screen.sum = Sum(seat, category)

    def fold_rows() -> None:
        screen.zeros_shown = not screen.zeros_shown

    find = board_of(summary.game).category_icon
    icons = partial(find, table.position if table else None)
    opens = table is not None and not table.header.told
    return score_table(
        phone,
        summary,
        icons,
        on_cell=open_sum if opens else None,
        unfolded=screen.zeros_shown,
        on_fold=fold_rows,
    )


def _without_secret_table(found: ReadTable | None) -> ReadTable | None:
    """Return the read table, or None if there is none or it has secrets."""
    return None if found is None or _has_open_secrets(found.table) else found


def _has_open_secrets(table: AnyTable) -> bool:
    """Tell if a table was filed away with secrets still at it."""
    game, position = table.game, table.position
    return game.secrets and attempt(table.header.id, lambda: bool(game.actors(position)), True)


def _draw_result_reasons(phone: Phone, table: AnyTable | None) -> list[ft.Control]:
    """Draw the open questions, tiebreaks and remarks on the result, or a fault if they cannot be told."""
    if table is None:
        return []
    game, position, names = table.game, table.position, _seat_names(table)
    return _draw_parts_or_fault(
        phone,
        table,
        lambda: open_question_lines(phone, game, position, names),
        lambda: tiebreak_lines(phone, game, position, names),
        lambda: standing_remarks(phone, game, position),
    )


def _seat_names(table: AnyTable) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.header.setup.seats)


def _draw_record_parts(phone: Phone, screen: PlayedScreen, found: ReadTable) -> list[ft.Control]:
    """Draw the score's course, the replay and the log, or an error if they cannot be read."""
    return _draw_parts_or_fault(
        phone,
        found.table,
        lambda: _draw_score_course(phone, screen, found),
        lambda: _draw_replay(phone, screen, found),
        lambda: _draw_log(phone, screen, found),
    )


def _draw_parts_or_fault(
    phone: Phone, table: AnyTable, *parts: Callable[[], list[ft.Control]]
) -> list[ft.Control]:
    drawn = [attempt(table.header.id, part, None) for part in parts]
    shown = [control for controls in drawn if controls is not None for control in controls]
    return shown if None not in drawn else [*shown, fault_card(phone, phone.say("stumbled-record"))]


def _draw_outcome(phone: Phone, summary: Summary, about: ft.Control) -> ft.Control:
    """Draw who won, and below it the line about the game."""
    winners = [seat.name for seat in summary.winners]
    first = summary.seats[0]
    if not summary.certain:
        line = phone.say("open-winner")
    elif summary.together is not None:
        names, won = [seat.name for seat in summary.seats], "yes" if summary.together else "no"
        line = phone.say("outcome-together", names=names, count=len(names), won=won)
    elif len(summary.seats) == 1:
        points = summary.points_of(first) if summary.has_points else first.total
        line = phone.say("outcome-alone", name=first.name, points=format_known(points))
    else:
        line = phone.say("outcome", winners=winners, count=len(winners))
    return ft.Column(
        [
            ft.Semantics(header=True, content=ft.Text(line, theme_style=ft.TextThemeStyle.HEADLINE_SMALL)),
            *unread_lines(phone, summary),
            about,
        ],
        spacing=4,
    )


def _draw_score_course(phone: Phone, screen: PlayedScreen, found: ReadTable) -> list[ft.Control]:
    """Draw the course of the score. A seat leads the replay to its greatest gain."""
    table = found.table

    def show_step(seat: int, step: int) -> None:
        set_together(screen, seat=seat, step=min(step, len(table.done)))

    return draw_score_course(phone, found.run, table.header.setup.seats, show_step)


def _draw_replay(phone: Phone, screen: PlayedScreen, found: ReadTable) -> list[ft.Control]:
    """Draw the replay of the positions, or nothing if no entry stands."""
    table, wanted = found.table, screen.step
    last = len(table.done)
    if not last:
        return []
    step = last if wanted is None else min(wanted, last)
    told = found.lines[last - step] if step else None
    line = _format_log_line(phone, table, told, _seat_names(table)) if told else phone.say("before-first")
    walk = draw_replay(
        phone,
        table,
        step,
        line,
        screen.seat,
        on_step=partial(_show_step, screen, table),
        on_seat=partial(setattr, screen, "seat"),
    )
    return [page_part(phone, phone.say("replay"), walk)]


def _draw_log(phone: Phone, screen: PlayedScreen, found: ReadTable) -> list[ft.Control]:
    """Draw the latest lines of the log, or all of them."""
    shown: list[ft.Control] = []
    lines = found.lines if screen.all_lines else found.lines[:LINES]
    if lines:
        rows = [_draw_log_line(phone, found.table, line, _seat_names(found.table)) for line in lines]
        shown.append(page_part(phone, phone.say("log"), card(*rows)))
    if len(lines) < len(found.lines):
        everything = partial(setattr, screen, "all_lines", True)
        more = phone.say("whole-log", count=len(found.lines))
        shown.append(text_button(phone, more, everything, icon=ft.Icons.EXPAND_MORE))
    return shown


def _show_step(screen: PlayedScreen, table: AnyTable, step: int) -> None:
    """Look at another position, and at the seat of the entry before it."""
    entry = table.done[step - 1].entry if step else None
    seat: int | None = getattr(entry, "seat", None)
    set_together(screen, step=step, seat=screen.seat if seat is None else seat)


def _format_log_line(phone: Phone, table: AnyTable, line: LogLine, names: tuple[str, ...]) -> str:
    return phone.notice(table.game, line.kind, line.notice, names)


def _draw_log_line(phone: Phone, table: AnyTable, line: LogLine, names: tuple[str, ...]) -> ft.Control:
    words: list[ft.Control] = [ft.Text(_format_log_line(phone, table, line, names), size=phone.size(15))]
    if line.kind == "correct":
        words.append(faint_text(phone.say("corrected")))
    if line.overruled:
        words.append(faint_text(" · ".join(filter(None, (phone.say("log-allowed"), line.note)))))
    return ft.Row(
        [
            ft.Container(faint_text(str(line.step)), width=phone.size(34)),
            ft.Column(words, spacing=0, expand=True),
        ],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
