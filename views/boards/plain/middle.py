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
"""Height of the marker of an owner below a thing, in pixels."""

FACE, LARGE_FACE = 34.0, 52.0
"""Side of a face beside other things and by itself, in pixels at the usual size of text."""


WIDTH, HEADING = 360.0, 24.0
"""Width of the rows on a display and height of a heading, in pixels."""


def draw_middle(snapshot: Snapshot) -> Middle | None:
    """Draw the rows in the middle of a table to look at, or return None without any."""
    game, texts = snapshot.game, snapshot.phone.texts[snapshot.phone.locale]
    rows = [row for row in game.common(snapshot.position) if row.things]
    called = partial(name_thing, texts, game, snapshot.position, snapshot.seat, names=snapshot.names)
    drawn = draw_common_rows(snapshot.phone, game.id, rows, called, snapshot.seats)
    height = sum(map(_measure_row, rows)) + GAP * len(rows)
    return Middle(column(*drawn), WIDTH, height) if drawn else None


def _measure_row(row: CommonRow) -> float:
    """Measure a row of things below its heading, in pixels."""
    across = sum(max(2, len(one.faces)) * FACE + TIGHT * 2 for one in row.things)
    return HEADING + ceil(across / WIDTH) * (FACE + OWNER + TIGHT)


def list_rows(screen: Screen) -> list[CommonRow]:
    """List the rows with things in them that a seat sees: its own, then those in the middle of the table."""
    rows = (*screen.game.held(screen.position, screen.seat), *screen.game.common(screen.position))
    return [row for row in rows if row.things]


def draw_rows(screen: Screen, rows: Sequence[CommonRow], *, middle: bool = False) -> list[ft.Control]:
    """Draw rows of things as the people of a table call them, in the middle of the page if `middle`."""
    return draw_common_rows(
        screen.phone, screen.game.id, rows, screen.name_thing, screen.seats, middle=middle
    )


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
    texts = phone.texts[phone.locale]
    return [
        lay_out(
            caption(phone, texts.about(game_id, "common", row.id)),
            ft.Row(
                [_draw_thing(phone, row, one, called, seats, side) for one in row.things],
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START,
                spacing=TIGHT * 2,
                run_spacing=TIGHT,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            spacing=TIGHT,
        )
        for row in rows
        if row.things
    ]


def _draw_thing(
    phone: Phone,
    row: CommonRow,
    shown: CommonThing,
    called: Callable[[str], str],
    seats: Sequence[Seat],
    side: float,
) -> ft.Control:
    """Draw a thing: its faces, or its name, and below them the marker of its owner."""
    owner = seats[shown.seat] if shown.seat is not None and shown.seat < len(seats) else None
    words = [called(shown.thing), *([owner.name] if owner else [])]
    below = seat_mark(phone, owner.colour, 16) if owner else None
    inside = _draw_thing_faces(phone, row, shown, called, side) or small_text(phone, called(shown.thing), 14)
    drawn = ft.Column(
        [inside, *([below] if below else [])],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Semantics(label=" · ".join(words), content=drawn, exclude_semantics=True)


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
