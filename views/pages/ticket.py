"""Use of a ticket: a seat or the host's rights come to this phone, after one confirming tap."""

from dataclasses import dataclass

import flet as ft

from companion.errors import CompanionError
from companion.hosting.joining import Offered
from views.device.keyring import keep_host_key, keep_key
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.observables import drop_silently
from views.flet_adapter.worker_threads import change, run_beside
from views.pages.join import NARROW
from views.widgets.buttons import main_button
from views.widgets.frame import closable_note, faint_text, frame_page
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.sheet import card


@ft.observable
@dataclass
class TicketScreen:
    """State of a phone at a ticket.

    Attributes:
        offered: offer of the ticket, once it was looked up.
        trouble: reason why it gives nothing, as a sentence.
    """

    offered: Offered | None = None
    trouble: str = ""


@ft.component
def TicketPage(phone: Phone, ticket: str) -> ft.View:
    """Show the page that a scanned ticket leads to. The ticket is used up only by a tap.

    Previews of links open the page, too, and must not use up the ticket.

    Args:
        phone: the phone that shows it.
        ticket: the ticket.
    """
    page = ft.context.page
    screen = use_route_state(phone, f"ticket/{ticket}", TicketScreen)

    async def look_up_ticket() -> None:
        if screen.offered is None:
            try:
                screen.offered = await run_beside(lambda: phone.house.joining.peek(ticket, phone.address))
            except CompanionError as error:
                screen.trouble = phone.trouble_words(error)

    async def use_ticket() -> None:
        offered = screen.offered
        if offered is None:
            return
        kept = phone.host_key if offered.table is None else phone.keys.get(offered.table)
        try:
            given = await run_beside(lambda: phone.house.joining.redeem(ticket, phone.address, kept))
        except CompanionError as error:
            await change(screen, trouble=phone.trouble_words(error), offered=None)
            return
        drop_silently(phone.screens, f"ticket/{ticket}")
        if given.table is None:
            await keep_host_key(phone, given.key)
            page.navigate("/")
        else:
            await keep_key(phone, given.table, given.key)
            page.navigate(f"/t/{given.table}")

    ft.use_effect(look_up_ticket, [ticket])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(closable_note(phone, screen.trouble, None, bad=True))
    elif screen.offered is None:
        body.append(faint_text(phone.say("reading")))
    else:
        body += _draw_offer(phone, screen.offered)
        body.append(main_button(phone, _accept_offer(phone, screen.offered), use_ticket, icon=ft.Icons.CHECK))
    body.append(main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True))
    return frame_page(phone, page.route, phone.say("title"), body, widest=NARROW)


def _offered_seat_names(phone: Phone, offered: Offered) -> tuple[str, ...]:
    session = phone.house.tables.table(offered.table) if offered.table else None
    return tuple(session.names[seat] for seat in offered.seats) if session else ()


def _accept_offer(phone: Phone, offered: Offered) -> str:
    if offered.table is None:
        return phone.say("take-host")
    return phone.say("take-seats", names=_offered_seat_names(phone, offered))


def _draw_offer(phone: Phone, offered: Offered) -> list[ft.Control]:
    session = phone.house.tables.table(offered.table) if offered.table else None
    if session is None:
        return [faint_text(phone.say("take-host-about"))]
    seats = [session.table.header.setup.seats[seat] for seat in offered.seats]
    rows = [
        ft.Row(
            [
                seat_mark(phone, seat.colour, 26),
                ft.Container(name_text(seat.name, theme_style=ft.TextThemeStyle.TITLE_LARGE), expand=True),
            ],
            spacing=12,
        )
        for seat in seats
    ]
    shown: list[ft.Control] = [card(ft.Text(phone.game_name(session.game.id, session.table.variant)), *rows)]
    client = phone.client(session)
    if set(offered.seats) & (client.rights.taken - client.rights.held):
        shown.append(faint_text(phone.say("take-seats-about")))
    return shown
