"""Note, photos and place of a finished table, seen by all who were there and edited by the host."""

import asyncio
from functools import partial

import flet as ft

from companion.bounds import PHOTO
from companion.errors import CompanionError
from companion.history.albums import MOST_PHOTOS, NOTE_LENGTH, Albums
from companion.history.errors import AlbumFull
from companion.sharing.errors import CarryError
from companion.sharing.shrinking import can_shrink, shrink_photo
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS
from views.flet_adapter.file_picking import PHOTOS, Received, use_file_door
from views.flet_adapter.observables import set_silently, set_together
from views.flet_adapter.uploads import UploadError
from views.flet_adapter.worker_threads import change
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.kit.tap import tappable
from views.pages.finished.album_state import AlbumScreen, change_album
from views.pages.finished.place import draw_place_row, draw_place_sheet
from views.widgets.buttons import abreast_buttons, main_button, text_button
from views.widgets.carry.file_button import door_button
from views.widgets.copyable import copyable
from views.widgets.frame import SPREAD, closable_note, faint_text, page_part
from views.widgets.sheet import card, icon_button, sheet

SIDE = 88
"""Pixels a side of a photo in the row."""

SHOWN = 0.55
"""The part of the screen's height that a photo takes which is looked at."""


def draw_album(phone: Phone, screen: AlbumScreen, table: str) -> list[ft.Control]:
    """Draw the note, place and photos of a finished table, or nothing if there is nothing to show or add.

    Args:
        phone: the phone that shows it.
        screen: state of the album.
        table: the table's id.
    """
    if not (phone.hosting or screen.note or screen.small or screen.place):
        return []
    shown: list[ft.Control] = []
    if screen.trouble:
        shown.append(closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    said = [
        *draw_place_row(phone, screen.place, partial(open_place_sheet, phone, screen)),
        *_draw_note(phone, screen),
    ]
    nothing_yet = phone.hosting and not screen.place and not screen.note
    shown += [abreast_buttons(*said)] if nothing_yet else said
    if screen.small:
        small = [_draw_thumbnail(phone, screen, table, number) for number in screen.small]
        shown.append(ft.Row(small, wrap=True, spacing=GAP, run_spacing=GAP))
    if phone.hosting:
        shown += _draw_photo_undo(phone, screen, table)
    # Whatever comes and goes before it, the button stays the same control, with what is being picked.
    before = ft.Column(shown, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    add = [AddPhotoButton(phone, screen, table)] if phone.hosting else []
    return [page_part(phone, phone.say("album"), before, *add)]


def draw_album_sheet(phone: Phone, screen: AlbumScreen, table: str) -> Dialog | None:
    """Draw the open sheet of the album: the note editor, the place editor or a photo."""
    if screen.writing and phone.hosting:
        return _draw_note_sheet(phone, screen, table)
    if screen.placing and phone.hosting:
        return _draw_place_sheet(phone, screen, table)
    if screen.shown is not None and screen.shown in screen.small:
        return _draw_photo_sheet(phone, screen, table, screen.shown)
    return None


def _draw_note(phone: Phone, screen: AlbumScreen) -> list[ft.Control]:
    def open_note_editor() -> None:
        set_together(screen, typed=screen.note, writing=True)

    if not screen.note:
        words = phone.say("album-write")
        return [text_button(phone, words, open_note_editor, icon=ft.Icons.EDIT_NOTE)] if phone.hosting else []
    if not phone.hosting:
        return [card(copyable(screen.note, size=phone.size(15)))]
    text = ft.Text(screen.note, size=phone.size(15))
    change = phone.say("album-change")
    pencil = ft.Icon(ft.Icons.EDIT_OUTLINED, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT)
    row = ft.Row([ft.Container(text, expand=True), pencil], vertical_alignment=ft.CrossAxisAlignment.START)
    paper = ft.Colors.SURFACE_CONTAINER_LOWEST
    return [
        tappable(
            screen.note, row, open_note_editor, about=change, padding=16, border_radius=RADIUS, bgcolor=paper
        )
    ]


def _draw_thumbnail(phone: Phone, screen: AlbumScreen, table: str, number: int) -> ft.Control:
    side = phone.size(SIDE)
    data, broken = screen.small[number], ft.Icon(ft.Icons.BROKEN_IMAGE_OUTLINED)
    picture: ft.Control = ft.Container(broken, width=side, height=side)
    if data:
        picture = ft.Image(data, width=side, height=side, fit=ft.BoxFit.COVER, error_content=broken)
    look = partial(_open_photo, phone, screen, table, number)
    clip = ft.ClipBehavior.HARD_EDGE
    return tappable(
        _photo_name(phone, screen, number), picture, look, border_radius=RADIUS, clip_behavior=clip
    )


def _photo_name(phone: Phone, screen: AlbumScreen, number: int) -> str:
    numbers = list(screen.small)
    return phone.say("album-photo", number=numbers.index(number) + 1, count=len(numbers))


async def _open_photo(phone: Phone, screen: AlbumScreen, table: str, number: int) -> None:
    try:
        large = await asyncio.to_thread(phone.house.albums.photo, table, number)
    except CompanionError as error:
        screen.close_sheet()
        screen.trouble = phone.trouble_words(error)
    else:
        await change(screen, shown=number, large=large)


def _draw_photo_sheet(phone: Phone, screen: AlbumScreen, table: str, number: int) -> Dialog:
    """Draw a photo as large as it fits, with buttons to the photos beside it and to delete it."""
    name, numbers = _photo_name(phone, screen, number), list(screen.small)
    at, height = numbers.index(number), phone.height * SHOWN
    broken = faint_text(phone.say("album-broken"))
    picture = ft.Image(
        screen.large, fit=ft.BoxFit.CONTAIN, height=height, semantics_label=name, error_content=broken
    )
    buttons: list[ft.Control] = []
    for icon, other in ((ft.Icons.CHEVRON_LEFT, at - 1), (ft.Icons.CHEVRON_RIGHT, at + 1)):
        if 0 <= other < len(numbers):
            look = partial(_open_photo, phone, screen, table, numbers[other])
            buttons.append(icon_button(icon, _photo_name(phone, screen, numbers[other]), look))
    if phone.hosting:
        delete = partial(_delete_photo, phone, screen, table, number)
        words = phone.say("album-delete")
        buttons.append(text_button(phone, words, delete, icon=ft.Icons.DELETE_OUTLINE, danger=True))
    row = ft.Row(buttons, alignment=ft.MainAxisAlignment.CENTER)
    return sheet(phone, name, [picture, row], screen.close_sheet, widest=SPREAD)


def _draw_note_sheet(phone: Phone, screen: AlbumScreen, table: str) -> Dialog:
    def store_text(event: ft.Event[ft.TextField]) -> None:
        set_silently(screen, typed=str(event.control.value or "")[:NOTE_LENGTH])

    async def save_note() -> None:
        text = screen.typed
        screen.close_sheet()
        await change_album(phone, screen, table, lambda: phone.house.albums.set_note(table, text))

    text = ft.TextField(
        value=screen.typed,
        label=phone.say("album-note"),
        on_change=store_text,
        multiline=True,
        min_lines=4,
        max_lines=8,
        max_length=NOTE_LENGTH,
        text_size=phone.size(15),
        border=field_border(),
        autofocus=True,
    )
    button = main_button(phone, phone.say("album-save"), save_note, icon=ft.Icons.CHECK)
    return sheet(phone, phone.say("album-note"), [text, button], screen.close_sheet)


async def open_place_sheet(phone: Phone, screen: AlbumScreen) -> None:
    """Open the sheet for the place, with the places used before."""
    try:
        used = await asyncio.to_thread(phone.house.albums.places.by_use)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
    else:
        await change(screen, typed=screen.place, used=used, placing=True)


def _draw_place_sheet(phone: Phone, screen: AlbumScreen, table: str) -> Dialog:
    def store_place(typed: str) -> None:
        set_silently(screen, typed=typed)

    async def save_place(place: str) -> None:
        screen.close_sheet()
        await change_album(phone, screen, table, lambda: phone.house.albums.places.set({table: place}))

    return draw_place_sheet(phone, screen.typed, screen.used, store_place, save_place, screen.close_sheet)


def _draw_photo_undo(phone: Phone, screen: AlbumScreen, table: str) -> list[ft.Control]:
    """Draw the note that a photo was deleted, and the button that restores the last deleted photo."""
    put_back = screen.put_back
    if put_back is None:
        return []

    async def restore_photo() -> None:
        screen.put_back = None
        await change_album(phone, screen, table, put_back)

    return [
        closable_note(phone, phone.say("album-deleted"), partial(setattr, screen, "put_back", None)),
        text_button(phone, phone.say("put-back"), restore_photo, icon=ft.Icons.UNDO),
    ]


@ft.component
def AddPhotoButton(phone: Phone, screen: AlbumScreen, table: str) -> ft.Control:
    """Draw the button that adds a photo, or the reason why none can be added."""

    async def add_photo(file: Received) -> None:
        if screen.busy:
            return
        screen.busy = True
        try:
            await change_album(
                phone, screen, table, lambda: _add_photo_to_album(phone.house.albums, table, file.data)
            )
        finally:
            screen.busy = False

    def show_upload_error(error: UploadError) -> None:
        screen.trouble = phone.trouble_words(error)

    door = use_file_door(add_photo, show_upload_error, kinds=PHOTOS, limit=PHOTO)
    if not can_shrink():
        missing = phone.trouble_words(CarryError("carry-no-shrinker"))
        return faint_text(phone.say("album-elsewhere") if phone.alone else missing)
    if screen.busy:
        ring = ft.ProgressRing(width=20, height=20)
        return ft.Row([ring, faint_text(phone.say("album-adding"))], spacing=12)
    if phone.house.albums.find_album(table).is_full:
        return faint_text(phone.trouble_words(AlbumFull(MOST_PHOTOS)))
    return door_button(phone, phone.say("album-add"), door, icon=ft.Icons.ADD_A_PHOTO_OUTLINED, second=True)


async def _delete_photo(phone: Phone, screen: AlbumScreen, table: str, number: int) -> None:
    screen.close_sheet()
    put_back = await change_album(phone, screen, table, lambda: phone.house.albums.remove(table, number))
    if put_back is not None:
        screen.put_back = put_back


def _add_photo_to_album(albums: Albums, table: str, image: bytes) -> None:
    albums.add(table, shrink_photo(image))
