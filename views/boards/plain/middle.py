"""Things in the middle of the table, row by row, each with its faces and the marker of its owner."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

import flet as ft

from companion.asking import name_thing
from companion.engine.area import CommonRow, CommonThing
from companion.engine.setup import Seat
from views.boards.plain.faces import PLAIN_LOOK, Face, draw_face
from views.device.phone import Phone
from views.device.theme import GAP, TIGHT
from views.kit.game_board import Middle, Snapshot
from views.kit.layout import caption, column, middle_column, small_text
from views.play.screen import Screen
from views.widgets.seats.seat_marks import seat_mark

OWNER = 18.0
"""Side of the marker of an owner behind a thing, in pixels."""

FACE, LARGE_FACE = 34.0, 52.0
"""Side of a face beside other things and by itself, in pixels at the usual size of text."""

NUMBER = 30.0
"""Width of a number behind a thing, in pixels."""

WIDTH, HEADING = 360.0, 24.0
"""Width of the rows on a display and height of a heading, in pixels."""

MIDDLE = ft.CrossAxisAlignment.CENTER


def draw_middle(snapshot: Snapshot) -> Middle | None:
    """Draw the rows in the middle of a table to look at, or return None without any."""
    game, texts = snapshot.game, snapshot.phone.texts[snapshot.phone.locale]
    rows = [row for row in game.common(snapshot.position) if row.things]
    called = partial(name_thing, texts, game, snapshot.position, snapshot.seat, names=snapshot.names)
    drawn = draw_common_rows(snapshot.phone, game.id, rows, called, snapshot.seats)
    height = sum(map(measure_row, rows)) + GAP * len(rows)
    return Middle(column(*drawn), WIDTH, height) if drawn else None


def measure_row(row: CommonRow) -> float:
    """Measure a row of things below its heading, in pixels."""
    return HEADING + ceil(sum(map(_measure_thing, row.things)) / WIDTH) * (FACE + TIGHT)


def _measure_thing(shown: CommonThing) -> float:
    """Measure the width of a thing, in pixels."""
    behind = (OWNER if shown.seat is not None else 0) + (NUMBER if shown.count != 1 else 0)
    return max(2, len(shown.faces)) * FACE + behind + TIGHT * 2


def list_rows(screen: Screen) -> list[CommonRow]:
    """List the rows with things in them that a seat sees: its own, then those in the middle of the table."""
    rows = (*screen.game.held(screen.position, screen.seat), *screen.game.common(screen.position))
    return [row for row in rows if row.things]


def draw_rows(screen: Screen, rows: Sequence[CommonRow], *, middle: bool = False) -> list[ft.Control]:
    """Draw rows of things as the people of a table call them, in the middle of the page if `middle`."""
    return draw_common_rows(
        screen.phone, screen.game.id, rows, screen.name_thing, screen.seats, middle=middle
    )


def draw_row_lines(screen: Screen, rows: Sequence[CommonRow]) -> list[ft.Control]:
    """Draw each row of things on a line behind its heading: low enough to stay in sight above the buttons."""
    return [
        ft.Row(
            [
                caption(screen.phone, _name_row(screen.phone, screen.game.id, row)),
                *_draw_things(screen.phone, row, screen.name_thing, screen.seats, FACE),
            ],
            wrap=True,
            spacing=TIGHT * 2,
            run_spacing=TIGHT,
            vertical_alignment=MIDDLE,
        )
        for row in rows
    ]


def draw_common_rows(
    phone: Phone,
    game_id: str,
    rows: Sequence[CommonRow],
    called: Callable[[str], str],
    seats: Sequence[Seat],
    *,
    middle: bool = False,
) -> list[ft.Control]:
    """Draw the rows of things in the middle of the table, each below its heading.

    Args:
        phone: the phone that shows them.
        game_id: the game, which names the headings.
        rows: the rows, as the game tells them.
        called: names a thing or a face.
        seats: the seats of the table, for the markers of owners.
        middle: True if they stand large in the middle, and not from the left on.
    """
    lay_out, side = (middle_column, LARGE_FACE) if middle else (column, FACE)
    return [
        lay_out(
            caption(phone, _name_row(phone, game_id, row)),
            ft.Row(
                _draw_things(phone, row, called, seats, side),
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START,
                spacing=TIGHT * 2,
                run_spacing=TIGHT,
                vertical_alignment=MIDDLE,
            ),
            spacing=TIGHT,
        )
        for row in rows
        if row.things
    ]


def _name_row(phone: Phone, game_id: str, row: CommonRow) -> str:
    return phone.texts[phone.locale].about(game_id, "common", row.id)


def _draw_things(
    phone: Phone, row: CommonRow, called: Callable[[str], str], seats: Sequence[Seat], side: float
) -> list[ft.Control]:
    """Draw the things of a row: the faces of each, or its name, its number, and the marker of its owner."""
    return [_draw_thing(phone, row, shown, called, seats, side) for shown in row.things]


def _draw_thing(
    phone: Phone,
    row: CommonRow,
    shown: CommonThing,
    called: Callable[[str], str],
    seats: Sequence[Seat],
    side: float,
) -> ft.Control:
    owner = seats[shown.seat] if shown.seat is not None and shown.seat < len(seats) else None
    number = f"× {shown.count}" if shown.count != 1 else ""
    words = [called(shown.thing), number, owner.name if owner else ""]
    drawn = [_draw_thing_faces(phone, row, shown, called, side) or small_text(phone, called(shown.thing), 14)]
    if number:
        drawn.append(small_text(phone, number, 14, strong=True))
    if owner:
        drawn.append(seat_mark(phone, owner.colour, OWNER))
    inside = ft.Row(drawn, spacing=TIGHT, tight=True, vertical_alignment=MIDDLE)
    return ft.Semantics(label=" · ".join(filter(None, words)), content=inside, exclude_semantics=True)


def draw_owned_faces(
    phone: Phone, row: CommonRow, shown: CommonThing, called: Callable[[str], str], seats: Sequence[Seat]
) -> ft.Control | None:
    """Draw the faces of a thing with the marker of its owner behind them, or nothing if it shows none."""
    faces = _draw_thing_faces(phone, row, shown, called)
    if faces is None or shown.seat is None or shown.seat >= len(seats):
        return faces
    mark = seat_mark(phone, seats[shown.seat].colour, OWNER)
    return ft.Row([faces, mark], spacing=TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _draw_thing_faces(
    phone: Phone, row: CommonRow, shown: CommonThing, called: Callable[[str], str], side: float = FACE
) -> ft.Control | None:
    """Draw the faces of a thing side by side, or nothing if it shows none."""
    side = phone.size(side)
    faces = [
        draw_face(phone, (0, 0, side, side), Face(called(face), True, row.looks.get(face, PLAIN_LOOK)))
        for face in shown.faces
    ]
    return ft.Row(list(faces), spacing=0, tight=True) if faces else None
