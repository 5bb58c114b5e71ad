"""A district was destroyed, and the Graveyard's owner is asked, out of turn, whether to take it."""

from functools import partial

import flet as ft

from companion.games.citadels.moves import Decline, Rescue
from companion.games.citadels.powers.destroying import RESCUE_PRICE
from views.boards.citadels.cards import district_card
from views.boards.citadels.facts import facts
from views.boards.citadels.ladder import ladder
from views.boards.citadels.look import ask_district, district_name, power_of, tell_about, ui
from views.boards.citadels.phases.watching import whose_turn
from views.boards.citadels.state import Screen
from views.kit.actions import primary
from views.kit.layout import column, heading, lines, row

WIDE = 150
"""Width of the card that is offered, in pixels."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The card that was destroyed, and who decides about it."""
    phone, position = screen.phone, screen.position
    district = position.offer
    assert district is not None
    offered = district_card(
        phone,
        district,
        phone.size(WIDE),
        tap=partial(tell_about, screen, district),
        hold=partial(ask_district, screen, district),
    )
    name = district_name(phone, district)
    if _asked(screen):
        words, about = ui(phone, "rescue-ask", district=name), ui(phone, "rescue-why")
    else:
        owner = screen.names[position.offered] if position.offered is not None else ""
        words, about = ui(phone, "rescue-waits", district=name, name=owner), ""
    said = [text for text in (power_of(phone, position.rulings, district), about) if text]
    return column(
        ladder(screen),
        heading(phone, words),
        ft.Row([offered], alignment=ft.MainAxisAlignment.CENTER),
        lines(phone, said, quiet=True) if said else None,
        facts(screen, screen.seat),
        None if _asked(screen) else whose_turn(screen, width),
        spacing=14,
    )


def _asked(screen: Screen) -> bool:
    position = screen.position
    return position.offered == screen.seat


def actions(screen: Screen, width: float) -> ft.Control | None:
    """Pay and take it, or let it go."""
    if not _asked(screen):
        return None
    phone = screen.phone
    take = primary(
        phone,
        ui(phone, "rescue", n=RESCUE_PRICE),
        lambda: screen.acts.play(Rescue()),
        mark=ft.Icons.BACK_HAND,
        sub=ui(phone, "rescue-about"),
    )
    leave = primary(phone, ui(phone, "decline"), lambda: screen.acts.play(Decline()), strong=False)
    return column(row(take), row(leave))
