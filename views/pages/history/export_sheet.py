"""Export of the history: all finished games in one file."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.errors import CompanionError
from companion.history.exports import read_notes, to_csv, to_json, to_zip
from companion.history.summary import Summary
from views.device.phone import Phone
from views.kit.dialog import Dialog
from views.pages.history.state import HistoryScreen
from views.widgets.buttons import main_button
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet


def draw_export_sheet(phone: Phone, screen: HistoryScreen, on_close: Callable[[], object]) -> Dialog:
    """Draw the sheet with the formats of an export.

    Args:
        phone: the phone that shows it.
        screen: state of the history.
        on_close: called when the sheet is closed.
    """

    async def save_export(name: str, make: Callable[..., bytes]) -> None:
        on_close()
        if not phone.hosting:
            return
        try:
            data = await asyncio.to_thread(lambda: make(phone.house.tables.library.summaries.all()))
            await ft.FilePicker().save_file(file_name=name, src_bytes=data)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)

    def export_with_words(form: Callable[..., bytes], summaries: Sequence[Summary]) -> bytes:
        albums = phone.house.albums
        notes = read_notes(summaries, albums.note)
        return form(summaries, albums.places.all(), notes, albums.details.all())

    def export_with_albums(summaries: Sequence[Summary]) -> bytes:
        return to_zip(summaries, phone.house.albums.content)

    save_csv = partial(save_export, "games.csv", partial(export_with_words, to_csv))
    table, braces = ft.Icons.TABLE_CHART_OUTLINED, ft.Icons.DATA_OBJECT
    return sheet(
        phone,
        phone.say("export"),
        [
            faint_text(phone.say("export-about")),
            main_button(phone, phone.say("export-csv"), save_csv, icon=table),
            main_button(
                phone,
                phone.say("export-json"),
                partial(save_export, "games.json", partial(export_with_words, to_json)),
                icon=braces,
                second=True,
            ),
            main_button(
                phone,
                phone.say("export-zip"),
                partial(save_export, "games.zip", export_with_albums),
                icon=ft.Icons.PHOTO_LIBRARY_OUTLINED,
                second=True,
            ),
        ],
        on_close,
    )
