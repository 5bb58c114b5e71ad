"""The round is done for this seat: shows the seats that are still busy, and their steps."""

from functools import partial

import flet as ft

from views.boards.roll_into_town.look import desk_text
from views.boards.roll_into_town.parts import draw_paper
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import step_name
from views.device.theme import GAP
from views.kit.choice_panel import Choice, Offer
from views.widgets.seats.seat_marks import seat_row


def ask(screen: Screen) -> Choice:
    """Show the seats still busy, with their steps. A tap opens a seat's map."""
    return Choice(
        picture=partial(_draw_map, screen),
        told=(desk_text(screen.phone, "waits"),),
        moves=[_offer_seat(screen, seat) for seat in _busy_seats(screen)],
    )


def _draw_map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map as it is for the rest of the round."""

    def ignore_tap(_: str) -> None:
        if not screen.acts.only_looks():
            screen.phone.tell(desk_text(screen.phone, "wait"))

    return draw_paper(screen, width, height, ignore_tap)


def _busy_seats(screen: Screen) -> list[int]:
    position = screen.position
    return [seat for seat, player in enumerate(position.players) if player.step != "done"]


def _offer_seat(screen: Screen, seat: int) -> Offer:
    phone = screen.phone
    step = step_name(screen, screen.position.players[seat].step)
    word = ft.Text(step, size=phone.size(15), weight=ft.FontWeight.W_600)
    inside = ft.Container(
        seat_row(phone, screen.seats[seat], word), padding=ft.Padding.symmetric(horizontal=GAP)
    )
    return Offer(
        desk_text(phone, "busy", name=screen.names[seat], step=step), partial(screen.look, seat), face=inside
    )
