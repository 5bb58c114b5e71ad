"""State of a finished table's note, photos, place and details on one phone, read and changed in threads."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeVar

import flet as ft

from companion.errors import CompanionError
from companion.history.albums import Albums
from companion.history.details import NO_DETAILS, PlayDetails
from companion.history.errors import PhotoGone, StoreUnreadable
from companion.hosting.errors import TableGone
from companion.hosting.open_home import OpenHome
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change

T = TypeVar("T")


@ft.observable
@dataclass
class AlbumScreen:
    """State of a phone at a table's album.

    Attributes:
        note: the note.
        place: place of the game.
        details: its day, expansions, tags, rating and teacher.
        about: whether the sheet about the game is open.
        month: a day of the month that its calendar shows; None while that is closed.
        entered: names typed in it and not added yet, by their list.
        known: names to choose from: expansions, tags and people.
        placing: whether the place is being edited.
        used: places that tables were played at before.
        small: thumbnails, by number; empty for an unreadable photo.
        shown: number of the photo in view; None for none.
        large: that photo in full size.
        writing: whether the note is being edited.
        typed: text typed so far.
        busy: whether a photo is being added.
        put_back: restores the photo that was deleted last.
        trouble: last fault, as a sentence.
    """

    note: str = ""
    place: str = ""
    details: PlayDetails = NO_DETAILS
    about: bool = False
    month: date | None = None
    entered: Mapping[str, str] = field(default_factory=dict)
    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
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

    def close_sheet(self) -> None:
        """Close the sheet over the page."""
        set_together(self, writing=False, placing=False, shown=None, large=b"")


def use_album(phone: Phone, table: str, known: bool) -> AlbumScreen:
    """Hook: state of the album, read again whenever another device changes it.

    Args:
        phone: the phone that shows it.
        table: the table's id.
        known: True if this phone may look.
    """
    screen = use_route_state(phone, f"album/{table}", AlbumScreen)
    tables = phone.house.tables
    heard = use_subscription(lambda told: tables.events.listen(lambda _: told(), table), f"album/{table}")

    async def read_album() -> None:
        if not known:
            return
        try:
            found = await asyncio.to_thread(_read_album_of_table, phone.house.albums, table)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            await change(screen, **found)

    ft.use_effect(read_album, [table, known, heard])
    return screen


async def change_album(phone: Phone, screen: AlbumScreen, table: str, change: Callable[[], T]) -> T | None:
    """Change the album of an existing table in a thread, and notify every phone that shows it.

    Returns:
        Result of the change; None if it failed, and the reason is told.
    """
    if not phone.hosting:
        return None
    screen.trouble = ""
    try:
        return await asyncio.to_thread(_change_stored_album, phone.house, table, change)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return None


def _change_stored_album(house: OpenHome, table: str, change: Callable[[], T]) -> T:
    if not house.tables.library.is_finished(table):
        raise TableGone
    made = change()
    house.tables.events.tell(table)
    return made


def _read_album_of_table(albums: Albums, table: str) -> dict[str, Any]:
    """Read the note, the thumbnails, the place and the details of a table."""
    small = {}
    for number in albums.find_album(table).photos:
        try:
            small[number] = albums.small_photo(table, number)
        except PhotoGone:  # deleted since
            continue
        except StoreUnreadable:  # told in full to whoever looks at it
            small[number] = b""
    found: dict[str, Any] = {"note": "", "small": small, "place": "", "details": NO_DETAILS}
    with suppress(StoreUnreadable):  # the doctor tells of it
        found["note"] = albums.note(table)
    with suppress(StoreUnreadable):
        found["place"] = albums.places.find_place(table)
    with suppress(StoreUnreadable):
        found["details"] = albums.details.find_details(table)
    return found
