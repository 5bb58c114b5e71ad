"""Phones that send what no finger can: how they come to a table, and what must stay as it is."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.views.at_table import AtTable, another_phone
from tests.views.visit import Storage
from views.device.phone import Phone


async def guest(host: AtTable, storage: Storage | None = None) -> AtTable:
    """Another device at a table. Close its client at the end."""
    return await another_phone(host, local=False, storage=storage)


async def watch_table(host: AtTable) -> AtTable:
    """Return a phone that watches a table at which every seat is somebody else's."""
    for seat in range(len(host.session.names)):
        host.house.joining.sit(host.session, seat, None)
    return await guest(host)


def standing(host: AtTable) -> Any:
    """Return everything of a house that only those with rights may change."""
    house, session = host.house, host.session
    return (
        session.table,
        session.names,
        session.undo_requests.pending,
        house.tables.open_tables(),
        house.tables.library.summaries.all(),
        [house.seating.holder(session.id, seat) for seat in range(len(session.names))],
        house.seating.is_host("0" * 40),
        house.people.suggest(99),
        house.preferences.load(),
    )


def listeners(host: AtTable) -> int:
    """Count how many subscriptions the house keeps."""
    return sum(map(len, host.house.tables.events._listeners.values()))


def controls(phone: AtTable) -> Iterator[int]:
    """Yield the ids of all controls of a session, shown or not, and some that never were."""
    known = sorted(phone.client.session.index)
    yield from known
    yield from range(known[-1] + 1, known[-1] + 4)
    yield from (0, -1)


async def send(phone: AtTable, control: int, event: str, data: Any) -> None:
    """Send an event as it comes off a line, whether anybody listens to it or not."""
    await phone.client.session.dispatch_event(control, event, data)


def phones_kept(patch: pytest.MonkeyPatch) -> list[Phone]:
    """From now on, what the app itself holds of every phone that arrives, in their order."""
    phones: list[Phone] = []

    def kept(*args: Any, **settings: Any) -> Phone:
        phones.append(Phone(*args, **settings))
        return phones[-1]

    patch.setattr("views.entry.main.Phone", kept)
    return phones
