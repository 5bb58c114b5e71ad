"""The score page of a table: one grid while it is played, and the ceremony of its end."""

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.notice import Notice
from companion.engine.points import format_known, format_points
from companion.engine.round_gains import RoundGains
from companion.engine.scoresheet import Scoresheet, Standing
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS
from views.kit.scrolling import gather_stops
from views.kit.tap import tappable
from views.models.sheets import Sum
from views.pages.score.ceremony import draw_ceremony
from views.pages.score.ending import draw_ways_on
from views.play.revealing import is_told
from views.play.screen import Screen
from views.widgets.box_editor.unread_list import draw_unread_list, draw_unread_note
from views.widgets.buttons import text_button
from views.widgets.frame import faint_text
from views.widgets.sheet import card
from views.widgets.table.bars import MARGIN
from views.widgets.table.filing import open_questions_card
from views.widgets.table.score_grid import ScoreColumn, ScoreRow, draw_grid_head, draw_grid_rows
from views.widgets.table.scores import category_name, format_signed, standing_remarks, tiebreak_lines

SIDES = 12
"""Pixels beside the grid, on its card."""

STRETCH = ft.CrossAxisAlignment.STRETCH


def draw_score_page(screen: Screen, width: float) -> ft.Control:
    """Draw the score in the height there is: the totals stay on top while the categories scroll.

    Args:
        screen: the phone's.
        width: width available, in pixels.
    """
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    inner = width - 2 * MARGIN
    if scoresheet.final and not screen.only_scored:
        parts = _draw_final_parts(screen, scoresheet, inner)
        return _draw_scrolling(screen.phone, parts)
    gains = _find_gains(screen)
    columns = _list_columns(screen, scoresheet, gains, final=False)
    head = ft.Container(
        ft.Column(
            [_draw_title_line(screen, gains), draw_grid_head(screen.phone, columns, inner - 2 * SIDES)],
            spacing=GAP,
            tight=True,
            horizontal_alignment=STRETCH,
        ),
        padding=ft.Padding.only(left=MARGIN + SIDES, right=MARGIN + SIDES, top=4, bottom=6),
    )
    body = [
        *[_draw_warning(screen, notice) for notice in screen.client.view.warnings(screen.eyes)],
        _draw_rows(screen, scoresheet, columns, gains, inner),
        *tiebreak_lines(screen.phone, screen.game, screen.position, screen.names),
        *standing_remarks(screen.phone, screen.game, screen.position),
    ]
    if screen.only_scored:
        body = [*draw_unread_list(screen), *body] if scoresheet.final else body
        certain = is_certain(screen.game, screen.position)
        body += open_questions_card(screen, certain=certain) if scoresheet.final else []
        body += [] if screen.phone.lying else draw_ways_on(screen)
    return ft.Column(
        [head, _draw_scrolling(screen.phone, body)], spacing=0, expand=True, horizontal_alignment=STRETCH
    )


def _draw_final_parts(screen: Screen, scoresheet: Scoresheet, width: float) -> list[ft.Control]:
    """Draw the end of a game: the ceremony, then the ways on, what is still open, and the grid.

    Unread prints stand below, however many they are. Before the places are told a note above says that the
    result is not final.
    """
    unread = draw_unread_list(screen)
    ceremony = draw_ceremony(screen, scoresheet)
    warnings = [_draw_warning(screen, notice) for notice in screen.client.view.warnings(screen.eyes)]
    if not is_told(screen, scoresheet):
        return [*draw_unread_note(screen), ceremony, *unread, *warnings]
    columns = _list_columns(screen, scoresheet, None, final=True)
    grid = ft.Column(
        [
            draw_grid_head(screen.phone, columns, width - 2 * SIDES),
            _draw_rows(screen, scoresheet, columns, None, width, framed=False),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=STRETCH,
    )
    return [
        ceremony,
        *tiebreak_lines(screen.phone, screen.game, screen.position, screen.names),
        *standing_remarks(screen.phone, screen.game, screen.position),
        *([] if screen.phone.lying else draw_ways_on(screen)),  # there they stand in the rail
        *open_questions_card(screen, certain=is_certain(screen.game, screen.position)),
        *unread,
        *warnings,
        card(grid, padding=ft.Padding.symmetric(horizontal=SIDES, vertical=GAP)),
    ]


def _draw_scrolling(phone: Phone, parts: list[ft.Control]) -> ft.Control:
    """Draw parts below each other, scrolled if they are higher than the page."""
    inside = ft.Column(
        parts, spacing=12, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH
    )
    padding = ft.Padding.only(left=MARGIN, right=MARGIN, top=4, bottom=MARGIN)
    return ft.Container(gather_stops(phone, inside), padding=padding, expand=True)


def _draw_title_line(screen: Screen, gains: RoundGains | None) -> ft.Control:
    """Draw the title, and the switch to the gains of the last round if there is a round."""
    phone = screen.phone
    title = ft.Semantics(
        header=True,
        expand=True,
        content=ft.Text(
            screen.say("score-final" if screen.only_scored else "score-now"),
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        ),
    )
    span = None if screen.only_scored else screen.client.view.last_round
    if span is None:
        return ft.Row([title])

    def switch_gains() -> None:
        screen.gains_shown = not screen.gains_shown

    words = screen.say("score-gains", round=span.round)
    tick = [ft.Icon(ft.Icons.CHECK, size=phone.size(16))] if gains else []
    text = ft.Text(words, size=phone.size(14), weight=ft.FontWeight.W_600)
    switch = tappable(
        words,
        ft.Row([*tick, text], spacing=4, tight=True),
        switch_gains,
        checked=gains is not None,
        height=max(44, phone.size(36)),
        padding=ft.Padding.symmetric(horizontal=14),
        alignment=ft.Alignment.CENTER,
        border_radius=22,
        border=ft.Border.all(1, ft.Colors.PRIMARY if gains else ft.Colors.OUTLINE),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if gains else None,
        ink=True,
    )
    return ft.Row([title, switch], spacing=GAP)


def _find_gains(screen: Screen) -> RoundGains | None:
    """Score the last round, if its gains are asked for."""
    view = screen.client.view
    span = view.last_round if screen.gains_shown else None
    if span is None:
        return None
    before, after = (view.scoresheet(screen.eyes, step) for step in (span.first, span.last))
    return RoundGains(span.round, before, after)


def _list_columns(
    screen: Screen, scoresheet: Scoresheet, gains: RoundGains | None, *, final: bool
) -> list[ScoreColumn]:
    """List everybody with their totals, in the order of the seats."""
    alone, certain = len(screen.seats) == 1, is_certain(screen.game, screen.position)
    return [
        ScoreColumn(
            screen.names[standing.seat],
            screen.seats[standing.seat].colour,
            _format_standing(scoresheet, standing),
            format_signed(gains.total_gain(standing.seat)) if gains else "",
            "" if alone or not scoresheet.counted else f"{standing.rank}.",
            first=(final or screen.only_scored) and certain and standing.rank == 1 and not alone,
        )
        for standing in scoresheet.standings
    ]


def _draw_rows(
    screen: Screen,
    scoresheet: Scoresheet,
    columns: list[ScoreColumn],
    gains: RoundGains | None,
    width: float,
    *,
    framed: bool = True,
) -> ft.Control:
    """Draw the categories. A tap on a number opens its lines."""

    def open_sum(seat: int, category: str) -> None:
        screen.sheet = Sum(seat, category)

    async def ask_rules(seat: int, category: str) -> None:
        await screen.rules.ask_about(category, seat=seat)

    def fold_rows() -> None:
        screen.zeros_shown = not screen.zeros_shown

    rows = [_make_row(screen, scoresheet, category, gains) for category in scoresheet.categories]
    drawn = draw_grid_rows(
        screen.phone,
        columns,
        rows,
        width - 2 * SIDES,
        on_cell=open_sum,
        on_hold=ask_rules,
        unfolded=screen.zeros_shown,
        on_fold=fold_rows,
    )
    hint = faint_text(screen.say("score-hint-count" if _is_counted(screen) else "score-hint"))
    inside = ft.Column([drawn, hint], spacing=GAP, tight=True, horizontal_alignment=STRETCH)
    if not framed:
        return inside
    return ft.Container(
        inside,
        padding=ft.Padding.symmetric(horizontal=SIDES, vertical=4),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _is_counted(screen: Screen) -> bool:
    """Check that people count something by hand for this score, by a tap on a number."""
    seats = range(len(screen.seats)) if screen.only_scored and not screen.client.finished else ()
    return any(screen.game.hand_counts(screen.position, seat) for seat in seats)


def _make_row(screen: Screen, scoresheet: Scoresheet, category: str, gains: RoundGains | None) -> ScoreRow:
    """Make the row of a category."""
    points = [standing.points(category) for standing in scoresheet.standings]
    gained = [gains.gain(seat, category) for seat in range(len(points))] if gains else []
    lines = [line for each in scoresheet.standings for line in each.lines if line.category == category]
    return ScoreRow(
        category,
        category_name(screen.phone, screen.game.id, category),
        tuple(map(format_points, points)),
        tuple(format_signed(gain) if gain else "" for gain in gained),
        board_of(screen.game.id).category_icon(screen.position, category),
        zero=not any(line.points for line in lines) and not any(gained) and not _is_counted(screen),
    )


def _format_standing(scoresheet: Scoresheet, standing: Standing) -> str:
    """Format a seat's points. If nobody has points, format its total: place, won or lost."""
    return format_known(scoresheet.points_of(standing) if scoresheet.has_points else standing.total)


def _draw_warning(screen: Screen, notice: Notice) -> ft.Control:
    """Draw a warning about the mirror, with the button that corrects the board it speaks of."""

    def correct() -> None:
        if notice.seat is not None:
            screen.look(notice.seat)
        if screen.painting:
            screen.show("board")
        else:
            screen.mend()

    return ft.Row(
        [
            ft.Icon(ft.Icons.WARNING_AMBER, color=ft.Colors.TERTIARY),
            ft.Text(screen.about("warning", notice.id, notice.params), expand=True),
            text_button(screen.phone, screen.say("correct-it"), correct),
        ]
    )
