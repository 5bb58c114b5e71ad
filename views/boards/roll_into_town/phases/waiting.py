"""The round is done for this seat: who is still busy with what."""

import flet as ft

from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.parts import paper
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import step_name
from views.device.theme import RADIUS, TOUCH
from views.kit.layout import column, lines
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_row


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The map as it is for the rest of the round."""

    def tap(_: str) -> None:
        if not screen.acts.only_looks():
            screen.phone.tell(ui(screen.phone, "wait"))

    return paper(screen, width, height, tap)


def actions(screen: Screen, width: float) -> ft.Control:
    """Everybody who is still busy, with what; a tap looks over their shoulder."""
    rows = [_person(screen, seat) for seat in _busy(screen)]
    return column(lines(screen.phone, [ui(screen.phone, "waits")], quiet=True), *rows, spacing=6)


def _busy(screen: Screen) -> list[int]:
    position = screen.position
    return [seat for seat, player in enumerate(position.players) if player.step != "done"]


def _person(screen: Screen, seat: int) -> ft.Control:
    phone = screen.phone
    step = step_name(screen, screen.position.players[seat].step)
    word = ft.Text(step, size=phone.size(15), weight=ft.FontWeight.W_600)
    return tappable(
        ui(phone, "busy", name=screen.names[seat], step=step),
        seat_row(phone, screen.seats[seat], word),
        lambda: screen.look(seat),
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )
