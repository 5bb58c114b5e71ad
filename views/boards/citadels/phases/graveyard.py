"""A destroyed district: the Graveyard's owner is asked, out of turn, to take it or to decline."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.citadels.moves import Decline, Rescue
from companion.games.citadels.printed import District
from views.boards.citadels.cards import district_card
from views.boards.citadels.facts import facts
from views.boards.citadels.look import ask_district, district_name, district_power, tell_about, ui_text
from views.boards.citadels.phases.other_turn import draw_playing_seat
from views.boards.citadels.state import Screen
from views.kit.choice_panel import Choice, offer

WIDE = 116
"""Width of the card that is offered, in pixels."""


def ask(screen: Screen) -> Choice:
    """Ask the owner to take the destroyed district, or name the seat that decides."""
    phone, position = screen.phone, screen.position
    district = position.offer
    assert district is not None
    name, power = district_name(phone, district), district_power(phone, position.rulings, district)
    shared = Choice(sign=_draw_destroyed_card(screen, district), has=facts(screen, screen.seat))
    if position.offered != screen.seat:
        owner = screen.names[position.offered] if position.offered is not None else ""
        waits = ui_text(phone, "rescue-waits", district=name, name=owner)
        return replace(shared, heading=waits, notes=(power,), picture=partial(_draw_turn, screen))
    take = offer(screen, Rescue(), mark=ft.Icons.BACK_HAND, sub=ui_text(phone, "rescue-about"))
    return replace(
        shared,
        heading=ui_text(phone, "rescue-ask", district=name),
        notes=(power, ui_text(phone, "rescue-why")),
        moves=[take],
        passing=offer(screen, Decline()),
    )


def _draw_destroyed_card(screen: Screen, district: District) -> ft.Control:
    """Draw the destroyed card."""
    return district_card(
        screen.phone,
        district,
        screen.phone.size(WIDE),
        tap=partial(tell_about, screen, district),
        hold=partial(ask_district, screen, district),
    )


def _draw_turn(screen: Screen, width: float, height: float) -> ft.Control | None:
    """Draw the turn that is being played."""
    return draw_playing_seat(screen, width)
