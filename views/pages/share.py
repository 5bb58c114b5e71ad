"""Sharing a table: the code for other phones, the seats and their phones, and carrying it away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import flet as ft

from companion.errors import CompanionError
from companion.hosting.client import TableClient
from companion.hosting.errors import TicketUnknown
from views.device.keyring import forget_key
from views.device.phone import Phone
from views.device.presence import use_client
from views.device.route_state import use_route_state
from views.flet_adapter.observables import set_silently
from views.pages.carry import draw_carry_view
from views.pages.display.display_link import DisplayLink
from views.play.screen import update_after_leaving
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import lead_row, segments
from views.widgets.frame import SPREAD, closable_note, faint_text, frame_page, page_part, two_columns
from views.widgets.joining.invitation import invitation
from views.widgets.joining.ticket import ticket_parts
from views.widgets.seats.presence import seat_presence
from views.widgets.seats.seat_list import seat_row, take_seat
from views.widgets.sheet import card

Way = Literal["join", "carry", "display"]
"""Way of sharing a table: others join it, it is carried to them, or a large screen shows it."""


@ft.observable
@dataclass
class ShareScreen:
    """State of a phone that shares a table.

    Attributes:
        way: way of sharing.
        opened: the seat whose buttons are shown.
        choosing: whether the addresses of this machine are shown.
        ticket: ticket that is shown.
        handed: seat that the ticket hands over.
    """

    way: Way = "join"
    opened: int | None = None
    choosing: bool = False
    ticket: str = ""
    handed: int = 0


def near_route(table: str) -> str:
    """Return the address of the page for joining a table without a server."""
    return f"/t/{table}/near"


def share_route(table: str) -> str:
    """Return the address of the page that shares a table."""
    return f"/t/{table}/share"


@ft.component
def SharePage(phone: Phone, table: str) -> ft.View:
    """Show the page that shares a table.

    Args:
        phone: the phone that shows it.
        table: id of the table.
    """
    route, back = share_route(table), f"/t/{table}"
    session = phone.house.tables.table(table)
    client = use_client(phone, session, table)
    screen = use_route_state(phone, route, ShareScreen)
    ft.use_effect(partial(_select_joining, screen), [])
    if client is not None:
        _drop_invalid_ticket(phone, client, screen)
    if client is None:
        gone = [closable_note(phone, phone.say("no-such-table"), None)]
        return frame_page(phone, "/", phone.say("share"), gone)
    title = phone.say("share")
    if phone.alone:
        shown = [
            *_draw_near_button(phone, table),
            *draw_carry_view(phone, client),
            DisplayLink(phone, client),
        ]
        return frame_page(phone, route, title, shown, back=back)
    if screen.ticket:
        return frame_page(phone, route, title, _draw_ticket(phone, client, screen), back=back)
    ways: list[tuple[Way, str]] = [
        ("join", phone.say("way-join")),
        ("carry", phone.say("way-carry")),
        ("display", phone.say("way-display")),
    ]
    choose = segments(phone, ways, screen.way, partial(_show_way, screen))
    if screen.way == "carry":
        return frame_page(phone, route, title, [choose, *draw_carry_view(phone, client)], back=back)
    if screen.way == "display":
        return frame_page(phone, route, title, [choose, DisplayLink(phone, client)], back=back)
    inviting = invitation(phone, client, screen.choosing, partial(setattr, screen, "choosing"))
    seats = draw_seats(phone, client, screen)
    if phone.lying:
        return frame_page(phone, route, title, [inviting], back=back, beside=[choose, seats])
    if phone.roomy:
        return frame_page(
            phone, route, title, [choose, two_columns([inviting], [seats])], back=back, widest=SPREAD
        )
    return frame_page(phone, route, title, [choose, inviting, seats], back=back)


def _draw_near_button(phone: Phone, table: str) -> list[ft.Control]:
    """Draw the way for others to join a table without a server."""
    if not (phone.alone and phone.alone.peers):
        return [closable_note(phone, phone.say("alone-company"), None)]
    navigate = ft.context.page.navigate

    def open_near_page() -> None:
        navigate(near_route(table))

    way = lead_row(
        phone, ft.Icons.PHONELINK_RING, phone.say("near"), open_near_page, about=phone.say("near-lead")
    )
    return [closable_note(phone, phone.say("near-company"), None), card(way, padding=0)]


def _select_joining(screen: ShareScreen) -> None:
    """Select joining, the most wanted way, whenever the page opens."""
    if screen.way != "join":
        screen.way = "join"


def _show_way(screen: ShareScreen, way: Way) -> None:
    screen.way = way
    screen.opened = None


def _drop_invalid_ticket(phone: Phone, client: TableClient, screen: ShareScreen) -> None:
    """Clear a ticket that is no longer valid, and tell if it was used. Does not trigger a redraw."""
    if not screen.ticket:
        return
    try:
        phone.house.joining.peek(screen.ticket, phone.address)
    except TicketUnknown:
        set_silently(screen, ticket="")
    except CompanionError:
        return  # too many wrong codes came from here: what the pass is worth cannot be said now
    else:
        return
    if screen.handed in client.rights.taken - client.rights.held:
        words = phone.say("seat-elsewhere", names=(client.view.names[screen.handed],), count=1)
        set_silently(phone, message=words)


def _draw_ticket(phone: Phone, client: TableClient, screen: ShareScreen) -> list[ft.Control]:
    """Draw the ticket alone, with no second code that could be scanned instead."""
    name = client.view.names[screen.handed]
    title = phone.say("hand-over-title", name=name)
    shown = ticket_parts(phone, title, phone.say("hand-over-about", name=name), screen.ticket)
    done = main_button(phone, phone.say("ticket-done"), partial(setattr, screen, "ticket", ""), second=True)
    return [page_part(phone, title, *shown), done]


def draw_seats(phone: Phone, client: TableClient, screen: ShareScreen) -> ft.Control:
    """Draw the seats, each with the actions of this phone.

    Args:
        phone: the phone that shows it.
        client: the phone's place at the table.
        screen: state of the sharing.
    """
    rows = [_draw_seat(phone, client, screen, seat) for seat in range(len(client.view.names))]
    watchers = client.present.watchers - (0 if client.rights.held else 1)
    about: list[ft.Control] = []
    if watchers > 0:
        about.append(faint_text(phone.say("watchers", count=watchers)))
    if client.rights.hosting and not client.rights.taken:
        about.append(faint_text(phone.say("plays-all-about")))
    return page_part(
        phone,
        phone.say("who-sits"),
        ft.Column([*rows, *about], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def _draw_seat(phone: Phone, client: TableClient, screen: ShareScreen, seat: int) -> ft.Control:
    who = seat_presence(client, seat)
    buttons = _draw_seat_buttons(phone, client, screen, seat) if screen.opened == seat else ()

    def toggle_seat_menu() -> None:
        screen.opened = None if screen.opened == seat else seat

    async def sit_here() -> None:
        await take_seat(phone, client, seat, lambda: None)

    may = who == "mine" or client.rights.hosting
    answer: Callable[[], object] = toggle_seat_menu if may else partial(phone.tell, phone.say("others-seat"))
    tap = sit_here if who == "nobody" and not client.rights.hosting else answer
    alone = client.rights.hosting and not client.rights.held
    return seat_row(phone, client.view.setup.seats[seat], who, tap, alone, buttons, opens=may)


def _draw_seat_buttons(
    phone: Phone, client: TableClient, screen: ShareScreen, seat: int
) -> Sequence[ft.Control]:
    who = seat_presence(client, seat)

    def hand_over_seat() -> None:
        try:
            ticket = client.hand_over(seat)
            screen.ticket, screen.handed = ticket, seat
            screen.opened = None
        except CompanionError as error:
            phone.tell(phone.trouble_words(error))

    def free_seat() -> None:
        _run_and_show_fault(phone, lambda: client.free(seat))
        screen.opened = None

    async def leave_seat() -> None:
        _run_and_show_fault(phone, lambda: client.leave(seat))
        update_after_leaving(phone, client)
        screen.opened = None
        if not client.rights.held:
            await forget_key(phone, client.id)

    async def take_seat_back() -> None:
        screen.opened = None
        await take_seat(phone, client, seat, lambda: None)

    way = phone.say("move-seat" if who == "mine" else "give-by-qr")
    # Without a server a pass leads nowhere.
    passes = () if phone.serverless else (text_button(phone, way, hand_over_seat, icon=ft.Icons.QR_CODE_2),)
    if who == "nobody":
        return (text_button(phone, phone.say("sit-here"), take_seat_back, icon=ft.Icons.EVENT_SEAT), *passes)
    if who == "mine":
        return (*passes, text_button(phone, phone.say("stand-up"), leave_seat, icon=ft.Icons.LOGOUT))
    return (*passes, text_button(phone, phone.say("free-seat"), free_seat, icon=ft.Icons.LOGOUT, danger=True))


def _run_and_show_fault(phone: Phone, act: Callable[[], object]) -> None:
    try:
        act()
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
