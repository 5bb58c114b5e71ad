"""State of a finished table's note, photos and place on one phone, read and changed in threads."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import flet as ft

from companion.errors import CompanionError
from companion.history.albums import Albums
from companion.history.errors import PhotoGone, StoreUnreadable
from companion.hosting.errors import TableGone
from companion.hosting.house import House
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change

T = TypeVar("T")


@ft.observable
@dataclass
class AlbumScreen:
    """What one phone looks at, of the note and the photos of one table.

    Attributes:
        note: the note.
        place: where it was played.
        placing: whether that is being said.
        used: places that tables were played at before.
        small: the little photos, by number; empty for one that cannot be read.
        shown: the number of the photo that is looked at; None for none.
        large: that photo.
        writing: whether the note is being written.
        typed: what was typed so far.
        busy: whether a photo is being taken in.
        put_back: brings back the photo that was deleted last.
        trouble: what went wrong last, as a sentence.
    """

    note: str = ""
    place: str = ""
    placing: bool = False
    used: tuple[str, ...] = ()
    small: Mapping[int, bytes] = field(default_factory=dict)
    shown: int | None = None
    large: bytes = b""
    writing: bool = False
    typed: str = ""
    busy: bool = False
    put_back: Callable[[], None] | None = None
    trouble: str = ""

    def close(self) -> None:
        """Nothing lies over the page."""
        set_together(self, writing=False, placing=False, shown=None, large=b"")


def use_album(phone: Phone, table: str, known: bool) -> AlbumScreen:
    """A hook: what this phone looks at, read anew whenever somebody changes it.

    Args:
        phone: whose screen.
        table: the table's id.
        known: whether this phone may look.
    """
    screen = use_route_state(phone, f"album/{table}", AlbumScreen)
    tables = phone.house.tables
    heard = use_subscription(lambda told: tables.events.listen(lambda _: told(), table), f"album/{table}")

    async def read() -> None:
        if not known:
            return
        try:
            found = await asyncio.to_thread(_read, phone.house.albums, table)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            note, small, place = found
            await change(screen, note=note, small=small, place=place)

    ft.use_effect(read, [table, known, heard])
    return screen


async def change_album(phone: Phone, screen: AlbumScreen, table: str, change: Callable[[], T]) -> T | None:
    """Change something of a table that is there, in a thread, and tell everybody who looks at it.

    Returns:
        What the change gives; None where it could not be made, and why is told.
    """
    if not phone.hosting:
        return None
    screen.trouble = ""
    try:
        return await asyncio.to_thread(_changed, phone.house, table, change)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return None


def _changed(house: House, table: str, change: Callable[[], T]) -> T:
    if not house.tables.library.is_finished(table):
        raise TableGone
    made = change()
    house.tables.events.tell(table)
    return made


def _read(albums: Albums, table: str) -> tuple[str, Mapping[int, bytes], str]:
    """The note, the little photos and the place of a table."""
    small = {}
    for number in albums.of(table).photos:
        try:
            small[number] = albums.small(table, number)
        except PhotoGone:  # deleted since
            continue
        except StoreUnreadable:  # told in full to whoever looks at it
            small[number] = b""
    note = place = ""
    with suppress(StoreUnreadable):  # the doctor tells of it
        note = albums.note(table)
    with suppress(StoreUnreadable):
        place = albums.places.of(table)
    return note, small, place
