"""Presence of a page at a table: hears of changes, counts as connected, and drops lost keys."""

import logging
from collections.abc import Callable

import flet as ft

from companion.errors import CompanionError
from companion.hosting.client import TableClient
from companion.hosting.session import TableSession
from views.device.keyring import forget_key, retry_keeping_key
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop

log = logging.getLogger(__name__)


def use_client(phone: Phone, session: TableSession | None, table: str) -> TableClient | None:
    """Hook: return the phone's client at a table, and draw the component again at each change there.

    The phone is present at the table for as long as the component is mounted. A key that no longer gives any
    right there is dropped.

    Args:
        phone: the phone that shows the page.
        session: the table; None if there is none.
        table: the id that was asked for.
    """
    client = phone.client(session) if session else None

    def subscribe(heard: Callable[[], None]) -> Stop:
        return (
            attend_table(client, heard)
            if client
            else phone.house.tables.events.listen(lambda _: heard(), table)
        )

    use_subscription(subscribe, (table, id(client)), lambda: session.table.seq if session else 0)
    lost = client is not None and table in phone.keys and not client.rights.held

    async def leave_unless_shown() -> None:
        if lost:
            await forget_key(phone, table)
        else:
            await retry_keeping_key(phone, table)

    ft.use_effect(leave_unless_shown, [table, lost])
    return client


def attend_table(client: TableClient, heard: Callable[[], None]) -> Stop:
    """Register presence at a table and a listener, until the returned function is called.

    If more phones are there than a host serves, one hears and is not counted, or at worst neither.
    """
    stops: list[Stop] = []
    begins: tuple[Callable[[], Stop], ...] = (lambda: client.listen(lambda _: heard()), client.enter)
    for begin in begins:
        try:
            stops.append(begin())
        except CompanionError as error:
            log.warning("table %s: %s", client.id, error)

    def stop_attending() -> None:
        while stops:
            stops.pop()()

    return stop_attending
