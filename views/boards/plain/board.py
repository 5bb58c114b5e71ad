"""A table on the screen whose game has no board of its own."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.asking import name_thing
from companion.engine.area import CommonRow
from views.boards.plain import correcting, playing
from views.boards.plain.area import AreaMarks, draw_area
from views.boards.plain.middle import (
    draw_common_rows,
    draw_middle,
    draw_row_lines,
    draw_rows,
    list_rows,
    measure_row,
)
from views.kit.amounts import pill_lines, points
from views.kit.choice_panel import WIDEST, choice_panel
from views.kit.game_board import Board, Snapshot
from views.kit.layout import column
from views.kit.marks import cause_glows
from views.kit.panels import Panel, Panels
from views.kit.viewer import Bystander
from views.play.screen import Screen
from views.widgets.seats.seat_marks import seat_row
from views.widgets.sheet import card

PAINTED = 0.56
"""Part of the room that the cells take at most while they are painted: brushes need more than moves."""

PANELS = Panels(
    {},
    default=choice_panel(playing.ask),
    painting=Panel(
        correcting.body,
        correcting.acts,
        facts=lambda screen, width: _draw_points(screen),
        sentences=correcting.sentences,
        part=PAINTED,
    ),
    phase=lambda screen: screen.stage[1],
    facts=lambda screen, width: _draw_facts(screen),
    widest=WIDEST,
)
"""The seat's cells and its choices, in every phase."""


def _draw_facts(screen: Screen) -> ft.Control:
    """Draw the points of the seat, and the rows of things unless they stand above in place of cells."""
    if screen.game.area(screen.position, screen.seat) is None:
        return _draw_points(screen)
    offered = playing.offered_things(screen)
    rows = [row for row in list_rows(screen) if not _is_offered(row, offered)]
    lines, own = draw_row_lines(screen, rows), points(screen, screen.seat)
    return pill_lines([*lines, own] if screen.panes.tight else [own, *lines])


def _draw_points(screen: Screen) -> ft.Control:
    return pill_lines([points(screen, screen.seat)])


def _is_offered(row: CommonRow, offered: Collection[str]) -> bool:
    """Check that everything in a row stands among the tiles to choose, so that the row would say it twice."""
    return all(one.thing in offered for one in row.things)


def _draw_overview(screen: Screen, width: float) -> ft.Control:
    """Draw the middle of the table, and every seat with its points so far and its cells."""
    sheet = screen.game.scoresheet(screen.position)

    def seat_card(seat: int) -> ft.Control:
        points = ft.Text(screen.say("fact-points", points=sheet.standings[seat].total))
        head = seat_row(screen.phone, screen.seats[seat], points, strong=True)
        area = _draw_seat_area(screen, seat, width - 32)
        held = draw_rows(screen, screen.game.held(screen.position, seat))
        return card(head, *([area] if area else []), *held)

    return ft.Column(
        [
            *draw_rows(screen, screen.game.common(screen.position)),
            *(seat_card(seat) for seat in range(len(screen.seats))),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _draw_seat_area(screen: Screen, seat: int, width: float) -> ft.Control | None:
    area = screen.game.area(screen.position, seat)
    if area is None:
        return None
    called = partial(screen.name_thing, seat=seat)
    return draw_area(screen, area, AreaMarks(called), width, width, key=("overview", seat))


def _draw_picture(snapshot: Snapshot) -> ft.Control:
    """Draw the seat's cells with some of them lit, or else its points, and what it holds."""
    phone, game, position, seat, width = (
        snapshot.phone,
        snapshot.game,
        snapshot.position,
        snapshot.seat,
        snapshot.width,
    )
    area, held = game.area(position, seat), [row for row in game.held(position, seat) if row.things]
    texts, names = phone.texts[phone.locale], tuple(each.name for each in snapshot.seats)
    called = partial(name_thing, texts, game, position, seat, names=names)
    rows = draw_common_rows(phone, game.id, held, called, snapshot.seats)
    if area is None:
        so_far = game.scoresheet(position).standings[seat].total
        words = ft.Text(phone.say("fact-points", points=so_far), size=phone.size(14))
        return column(words if snapshot.scored else None, *rows)
    marks, depth = AreaMarks(called, blamed=cause_glows(snapshot.lit, ())), snapshot.depth
    drawn = draw_area(Bystander(phone), area, marks, width, depth - sum(map(measure_row, held)))
    return column(drawn, *rows) if rows else drawn


def _lit_cells(position: Any, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Return all cells unchanged. Names that are no cells of the area light nothing."""
    return tuple(cells)


def _pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the action that holds the piece over its place, or None for a move without a piece."""
    aim = screen.game.aim_of(screen.position, screen.seat, move)
    if aim is None or aim.piece not in playing.choices_of_seat(screen).pieces:
        return None
    if screen.game.placing_move(screen.position, screen.seat, *aim) != move:
        return None
    return partial(playing.point_at, screen, *aim)


PLAIN = Board(PANELS, _draw_overview, _draw_picture, _lit_cells, _pointing_action, middle=draw_middle)
