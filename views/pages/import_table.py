"""Import of a table from a text, a link, a file or a photo, checked before anything is written."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.bounds import BROUGHT, TEXT
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.hosting.errors import HostOnly
from companion.hosting.importing import import_table
from companion.sharing.errors import CarryError
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.file_picking import PHOTOS, Received, picked_with, use_file_door
from views.flet_adapter.memo import use_retained
from views.flet_adapter.observables import set_silently, set_together
from views.flet_adapter.worker_threads import change
from views.kit.focus_ring import field_border
from views.models.carry_found import Found, find_import_effect
from views.models.carry_reading import (
    DROPPED,
    Brought,
    decode_dropped_file,
    is_picture,
    read_codes,
    read_file,
    read_text,
)
from views.widgets.buttons import main_button, text_button
from views.widgets.carry.file_button import door_button
from views.widgets.carry.found import draw_found_table, draw_take_button
from views.widgets.frame import READING, SPREAD, closable_note, faint_text, frame_page, page_part, two_columns
from views.widgets.sheet import card

log = logging.getLogger(__name__)

ROUTE = "/c"
HASHLESS = "/C"
"""Where only links lead; one that carries its table goes on to the route above as soon as it is taken out."""

LINKED = "companion.carried"
"""Key in the browser's storage where the start page leaves the text behind the ``#`` of a link."""

Trouble = CompanionError | FileError
"""Faults of an import."""


@ft.observable
@dataclass
class BringScreen:
    """State of a phone's import.

    Attributes:
        brought: the parts so far, or the whole table.
        found: effect of the import, once the table is whole.
        busy: whether something is being read.
        trouble: last fault.
        typed: text of the field as typed so far.
        fields: number of times the field was emptied.
    """

    brought: Brought = field(default_factory=Brought)
    found: Found | None = None
    busy: bool = False
    trouble: Trouble | None = None
    typed: str = ""
    fields: int = 0

    def store_text(self, typed: str) -> None:
        """Keep the typed text without a redraw: nothing else on the page shows it."""
        set_silently(self, typed=typed)

    def reset_import(self) -> None:
        """Reset the import to its beginning."""
        set_together(self, typed="", brought=Brought(), found=None, trouble=None, fields=self.fields + 1)


@ft.component
def BringPage(phone: Phone) -> ft.View:
    """Show the page that imports a table, for hosts only."""
    screen = use_route_state(phone, ROUTE, BringScreen)
    page = ft.context.page

    async def read_link() -> None:
        text = await _take_link_text()
        if not phone.hosting:
            return
        if not text:
            if page.route.rstrip("/") == HASHLESS and screen.found is None:
                screen.trouble = CarryError("carry-hashless")
            return
        if text.startswith(DROPPED):  # files may be parts of one table; a link is a whole one
            await _run_import_step(
                phone,
                screen,
                lambda: _read_uploaded_source(phone, screen, Received("", decode_dropped_file(text))),
            )
            return
        screen.reset_import()
        await _run_import_step(phone, screen, partial(_read_in_thread, screen, partial(read_text, text)))

    ft.use_effect(read_link, [])
    if not phone.hosting:
        home = main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True)
        return _draw_page(phone, [closable_note(phone, phone.say("bring-host-only"), None), home])
    if screen.found is None:
        ways = [_draw_error_slot(phone, screen), ImportWays(phone, screen)]
        return _draw_page(phone, ways, widest=SPREAD if phone.roomy else READING)
    another = text_button(phone, phone.say("bring-not-this"), screen.reset_import, icon=ft.Icons.CLOSE)
    button = draw_take_button(phone, screen.found, partial(_import_found_table, phone, screen, screen.found))
    return _draw_page(
        phone, [_draw_error_slot(phone, screen), *draw_found_table(phone, screen.found), another], button
    )


def import_error_words(phone: Phone, trouble: Trouble) -> str:
    """Phrase an error of the import as a sentence."""
    if isinstance(trouble, FileError):
        what = trouble.sentence.text(phone.texts[phone.locale])
        return phone.say("bring-bad-record", file=trouble.file, what=what)
    return phone.trouble_words(trouble)


def _reserve_slot(content: ft.Control | None) -> ft.Control:
    """Reserve a place for a control that comes and goes.

    Controls after it stay the same, with all that is typed.
    """
    return ft.Container(content, visible=content is not None)


def _draw_error_slot(phone: Phone, screen: BringScreen) -> ft.Control:
    if screen.trouble is None:
        return _reserve_slot(None)
    return _reserve_slot(
        closable_note(
            phone, import_error_words(phone, screen.trouble), partial(_clear_error, screen), bad=True
        )
    )


def _draw_page(
    phone: Phone, body: list[ft.Control], footer: ft.Control | None = None, widest: int = READING
) -> ft.View:
    return frame_page(phone, ROUTE, phone.say("bring-table"), body, footer=footer, widest=widest)


@ft.component
def ImportWays(phone: Phone, screen: BringScreen) -> ft.Control:
    """Draw the ways to import a table, and the progress of a code in several parts."""
    retained = use_retained()
    retained.turn()

    async def read_uploaded_file(file: Received) -> None:
        await _run_import_step(phone, screen, partial(_read_uploaded_source, phone, screen, file))

    any_file = use_file_door(read_uploaded_file, partial(setattr, screen, "trouble"), limit=BROUGHT)
    # Two of them would forget each other; the kinds are only what the browser offers first.
    photo = ft.PickFiles(any_file.file_picker, **picked_with(ft.context.page, PHOTOS))
    field = retained.keep(
        (screen.fields, phone.locale, phone.scale, phone.dark), lambda: _draw_text_field(phone, screen)
    )
    pictures: list[ft.Control] = [
        ft.Text(phone.say("bring-about"), size=phone.size(15)),
        _reserve_slot(_draw_reading_progress(phone) if screen.busy else None),
        _reserve_slot(_draw_parts_so_far(phone, screen) if screen.brought.gathering.missing else None),
        *_draw_camera_button(phone, screen),
        door_button(
            phone,
            phone.say("bring-photo"),
            photo,
            icon=ft.Icons.PHOTO_CAMERA_OUTLINED,
            second=_has_camera(phone),
        ),
        door_button(phone, phone.say("bring-file"), any_file, icon=ft.Icons.FOLDER_OPEN, second=True),
    ]
    words: list[ft.Control] = [
        page_part(
            phone,
            phone.say("bring-paste"),
            field,
            _draw_read_button(phone, screen),
            about=phone.say("bring-paste-about"),
        ),
        faint_text(phone.say("bring-link-about")),
    ]
    if phone.roomy:
        return two_columns(pictures, words)
    return ft.Column([*pictures, *words], spacing=20, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _has_camera(phone: Phone) -> bool:
    return phone.alone is not None and phone.alone.camera is not None


def _draw_camera_button(phone: Phone, screen: BringScreen) -> list[ft.Control]:
    """Draw the button for the app's own camera if the browser lends it."""
    if not _has_camera(phone):
        return []
    look = partial(_scan_codes, phone, screen)
    return [main_button(phone, phone.say("bring-scan"), look, icon=ft.Icons.QR_CODE_SCANNER)]


async def _scan_codes(phone: Phone, screen: BringScreen) -> None:
    """Scan codes with the camera until the table is whole, a fault occurs, or the camera is closed."""
    camera = phone.alone and phone.alone.camera
    again = False
    while camera and not screen.busy:
        gathering = screen.brought.gathering
        parts = {"found": gathering.found, "total": gathering.total}
        hint = phone.say("bring-parts", **parts) if gathering.missing else phone.say("bring-scan-about")
        words: dict[str, str | bool] = {
            "hint": hint,
            "close": phone.say("close"),
            "language": phone.locale,
            "again": again,
        }
        try:
            text = await camera(words)
        except CarryError as error:
            screen.trouble = error
            return
        if not text:
            return
        await _run_import_step(phone, screen, partial(_read_in_thread, screen, partial(read_text, text)))
        if screen.trouble or not screen.brought.gathering.missing:
            return
        again = True


def _draw_reading_progress(phone: Phone) -> ft.Control:
    return ft.Row([ft.ProgressRing(width=20, height=20), faint_text(phone.say("reading"))], spacing=12)


def _draw_read_button(phone: Phone, screen: BringScreen) -> ft.Control:
    read = partial(_read_typed_text, phone, screen)
    return main_button(phone, phone.say("bring-read"), read, icon=ft.Icons.CONTENT_PASTE_GO, second=True)


def _draw_parts_so_far(phone: Phone, screen: BringScreen) -> ft.Control:
    gathering = screen.brought.gathering
    there = phone.say("bring-parts", found=gathering.found, total=gathering.total)
    numbers = tuple(str(number) for number in gathering.missing)
    missing = phone.say("bring-missing", count=len(numbers), parts=numbers)
    done = ft.ProgressBar(value=gathering.found / gathering.total, bar_height=8, border_radius=4)
    return card(
        ft.Text(there, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ft.Semantics(exclude_semantics=True, content=done),
        ft.Semantics(live_region=True, content=ft.Text(missing)),
        ft.Row(
            [
                text_button(
                    phone, phone.say("bring-start-over"), screen.reset_import, icon=ft.Icons.RESTART_ALT
                )
            ]
        ),
    )


def _draw_text_field(phone: Phone, screen: BringScreen) -> ft.Control:
    return ft.TextField(
        label=phone.say("bring-code"),
        value=screen.typed,
        multiline=True,
        min_lines=3,
        max_lines=6,
        autocorrect=False,
        enable_suggestions=False,
        smart_dashes_type=False,
        smart_quotes_type=False,
        text_size=phone.size(15),
        border=field_border(),
        on_change=lambda event: screen.store_text(str(event.control.value or "")[: TEXT.most + 1]),
    )


def _clear_error(screen: BringScreen) -> None:
    screen.trouble = None


async def _take_link_text() -> str:
    """Take the text behind the ``#`` of the link that opened the page. A second call returns nothing."""
    storage = ft.SharedPreferences()
    try:
        text = await storage.get(LINKED)
        if text is None:
            return ""
        await storage.remove(LINKED)
    except Exception as error:  # a browser that keeps nothing; what Flet raises then has no name of its own
        log.warning("a browser's storage: %s", error)
        return ""
    return text if isinstance(text, str) else ""


async def _read_typed_text(phone: Phone, screen: BringScreen) -> None:
    if not screen.typed.strip():
        phone.tell(phone.say("bring-nothing-typed"))
        return
    await _run_import_step(phone, screen, partial(_read_in_thread, screen, partial(read_text, screen.typed)))


async def _read_uploaded_source(phone: Phone, screen: BringScreen, file: Received) -> None:
    """Read a file. In a browser without a server, the browser finds the codes in a picture."""
    read: Callable[[Brought], Brought] = partial(read_file, file.data, file.name)
    if phone.alone and is_picture(file.data):
        screen.busy = True
        read = partial(read_codes, await phone.alone.codes(file.data))
    await _read_in_thread(screen, read)


async def _read_in_thread(screen: BringScreen, read: Callable[[Brought], Brought]) -> None:
    """Read a source in a thread, and add it to the parts so far."""
    screen.busy = True
    brought = await asyncio.to_thread(read, screen.brought)
    await change(screen, typed="", fields=screen.fields + 1, brought=brought)


async def _run_import_step(phone: Phone, screen: BringScreen, bring: Callable[[], Awaitable[None]]) -> None:
    """Bring a part. Once the table is whole, find the effect of importing it."""
    if screen.busy:
        return
    screen.trouble = None
    try:
        if not phone.hosting:
            raise HostOnly
        await bring()
        carried = screen.brought.carried
        if carried is not None:
            screen.found = await asyncio.to_thread(find_import_effect, phone.house.tables, carried)
    except (CompanionError, FileError) as error:
        screen.trouble = error
    finally:
        screen.busy = False


async def _import_found_table(phone: Phone, screen: BringScreen, found: Found) -> None:
    """Import the table, and go to it."""
    page, host = ft.context.page, phone.house.tables
    try:
        if not phone.hosting:
            raise HostOnly
        taken = await asyncio.to_thread(import_table, host, found.incoming)
        if found.carried.added:
            await asyncio.to_thread(phone.house.albums.put, taken.table_id, found.carried.added)
            host.events.tell(taken.table_id)
        filed = await asyncio.to_thread(host.library.is_finished, taken.table_id)
    except CompanionError as error:
        screen.trouble = error
        return
    screen.reset_import()
    phone.tell(phone.say(f"brought-{taken.how.replace('_', '-')}"))
    page.navigate(f"/history/{taken.table_id}" if filed else f"/t/{taken.table_id}")
