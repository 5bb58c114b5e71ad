"""Offer to follow to the next game of the same people, on every phone that looks at the finished one."""

from functools import partial

import flet as ft

from companion.errors import CompanionError
from companion.hosting.rematch import find_rematch, listen_for_rematch
from companion.hosting.session import TableSession
from views.device.keyring import keep_key
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.worker_threads import run_beside
from views.widgets.buttons import main_button


@ft.component
def RematchOffer(phone: Phone, table: str) -> ft.Control:
    """Show the way to the next game, with the seat that the phone had, or nothing until it has begun.

    Args:
        phone: the phone that shows it.
        table: id of the finished table.
    """
    page = ft.context.page
    use_subscription(partial(listen_for_rematch, phone.house.tables, table), table)
    session = find_rematch(phone.house.tables, table)
    if session is None:
        return ft.Container(height=0)
    seated = _holds_seat(phone, table)

    async def follow_people() -> None:
        if seated and not phone.client(session).rights.held:
            await _take_same_seats(phone, session, table)
        page.navigate(f"/t/{session.id}")

    words = ft.Text(
        phone.say("rematch-begun"), size=phone.size(15), color=ft.Colors.ON_SECONDARY_CONTAINER, expand=True
    )
    go = main_button(phone, phone.say("rematch-sit" if seated else "rematch-go"), follow_people)
    return ft.Container(
        ft.Row([ft.Semantics(live_region=True, content=words, expand=True), go], spacing=10),
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        margin=ft.Margin.symmetric(horizontal=12, vertical=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
    )


def _holds_seat(phone: Phone, table: str) -> bool:
    """Check that this phone had a seat at a table."""
    key = phone.keys.get(table)
    return key is not None and bool(phone.house.joining.held_tables({table: key}))


async def _take_same_seats(phone: Phone, session: TableSession, earlier: str) -> None:
    """Take the seats that the phone had and keep the key. Shows a message if others hold them by now."""
    client = phone.client(session)
    try:
        key = await run_beside(lambda: client.sit_as_before(earlier, phone.keys[earlier]))
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
    else:
        await keep_key(phone, session.id, key)
