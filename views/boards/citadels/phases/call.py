"""Calling with real cards: a character was called, and the app asks who has it."""

import flet as ft

from companion.games.citadels.moves import Answer
from companion.games.citadels.phases.call import called_role
from companion.games.citadels.printed import NUMBERS
from views.boards.citadels.cards import role_badge
from views.boards.citadels.ladder import ladder
from views.boards.citadels.look import role_name, tell, ui
from views.boards.citadels.state import Screen
from views.device.theme import RADIUS
from views.kit.actions import DIMMED
from views.kit.layout import column, grow
from views.kit.tap import tappable
from views.models.brief import MOST
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark

TALL = 60
"""Height of a seat's button, in pixels."""

FEW = 3
"""Up to so many seats stand one below the other."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The ladder, and the character that is called."""
    phone, role = screen.phone, called_role(screen.position)
    card = ft.Row(
        [
            role_badge(phone, role, 64),
            ft.Column(
                [
                    ft.Semantics(
                        header=True,
                        live_region=True,
                        content=ft.Text(
                            ui(phone, "who-is", number=NUMBERS[role], role=role_name(phone, role)),
                            size=phone.size(22),
                            weight=ft.FontWeight.W_700,
                        ),
                    ),
                    ft.Text(
                        tell(phone, f"power-{role}"), size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT
                    ),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
        ],
        spacing=14,
    )
    return column(ladder(screen), ft.Container(card, padding=ft.Padding.symmetric(horizontal=6, vertical=12)))


def actions(screen: Screen, width: float) -> ft.Control:
    """A button for each seat, and one for nobody."""
    seats = screen.position.from_crown
    columns = 1 if len(seats) <= FEW else 2
    each = (width - 8 * (columns - 1)) / columns
    buttons: list[ft.Control] = [ft.Container(_seat(screen, seat), width=each) for seat in seats]
    return column(ft.Row(buttons, wrap=True, spacing=8, run_spacing=8), _nobody(screen), spacing=8)


def _seat(screen: Screen, seat: int) -> ft.Control:
    phone, move = screen.phone, Answer(called_role(screen.position), seat)
    tone = colour_of(screen.seats[seat].colour, phone.dark)
    legal = screen.judge(move).legal
    return tappable(
        screen.names[seat],
        ft.Row(
            [
                seat_mark(phone, screen.seats[seat].colour, 20),
                ft.Container(
                    name_text(screen.names[seat], phone.size(17), most=MOST, weight=ft.FontWeight.W_700),
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=10,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: screen.acts.play(move),
        height=grow(phone, TALL),
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=RADIUS + 2,
        border=ft.Border.all(2, tone),
        bgcolor=ft.Colors.with_opacity(0.14, tone),
        opacity=1 if legal else DIMMED,
        ink=True,
    )


def _nobody(screen: Screen) -> ft.Control:
    phone, move = screen.phone, Answer(called_role(screen.position))
    return tappable(
        ui(phone, "nobody"),
        ft.Text(
            ui(phone, "nobody"),
            size=phone.size(16),
            weight=ft.FontWeight.W_600,
            text_align=ft.TextAlign.CENTER,
        ),
        lambda: screen.acts.play(move),
        height=grow(phone, 52),
        alignment=ft.Alignment.CENTER,
        border_radius=RADIUS + 2,
        opacity=1 if screen.judge(move).legal else DIMMED,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )
