"""Backup of a browser's home as one file: saved, and restored."""

from dataclasses import dataclass
from datetime import datetime

import flet as ft

from companion.bounds import HOME_FILE
from companion.errors import CompanionError
from companion.history.backup_file import WAITING, count_tables_in, make_backup, store_waiting_backup
from companion.history.errors import Report, StoreUnreadable, StoreUnwritable, reason_of
from companion.hosting.open_home import current_millis
from views.device.phone import Alone, Phone
from views.device.route_state import use_route_state
from views.flet_adapter.file_picking import Received, use_file_door
from views.flet_adapter.observables import set_together
from views.flet_adapter.uploads import UploadError
from views.widgets.buttons import main_button
from views.widgets.carry.file_button import door_button
from views.widgets.frame import closable_note, faint_text, page_part


def home_location_lines(phone: Phone, alone: Alone) -> list[str]:
    """List sentences on the place and the lifetime of a home that only this browser keeps."""
    if not alone.keeps:
        return [phone.say("alone-unkept")]
    if alone.installed:
        return [phone.say("alone-installed")]
    return [phone.say("alone-kept"), phone.say("alone-promised" if alone.promised else "alone-unpromised")]


@ft.observable
@dataclass
class WholeScreen:
    """State of a phone's backup part.

    Attributes:
        said: result of the last action, as a sentence.
        brought: file that could replace the home.
    """

    said: str = ""
    brought: bytes = b""


async def save_backup(phone: Phone) -> str:
    """Hand the home to the person as a backup file, and remember the moment.

    Returns the faults as sentences, or an empty text.
    """
    home, moment = phone.house.home, current_millis()
    left_out: list[Report] = []
    try:
        data = make_backup(home.disk, home.path, left_out.append)
        day = datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d")
        await ft.FilePicker().save_file(file_name=f"table-companion-{day}.zip", src_bytes=data)
        phone.house.preferences.change(saved_at=moment)
    except CompanionError as error:
        return phone.trouble_words(error)
    except OSError as error:
        return phone.trouble_words(StoreUnreadable(home.path, error))
    return "\n".join(map(phone.report_words, left_out))


@ft.component
def BackupPart(phone: Phone) -> ft.Control:
    """Draw the part of the settings that saves the home as one file, and restores it from one."""
    home = phone.house.home
    screen = use_route_state(phone, "whole", WholeScreen)

    async def save_backup_file() -> None:
        screen.said = await save_backup(phone)

    def read_backup(file: Received) -> None:
        try:
            said, brought = phone.say("whole-found", tables=count_tables_in(file.data)), file.data
        except CompanionError as error:
            said, brought = phone.trouble_words(error), b""
        set_together(screen, said=said, brought=brought)

    def replace_home() -> None:
        brought, screen.brought = screen.brought, b""
        try:
            store_waiting_backup(home.disk, home.path, brought)
        except CompanionError as error:
            screen.said = phone.trouble_words(error)
        except OSError as error:
            screen.said = phone.trouble_words(StoreUnwritable(home.path / WAITING, reason_of(error)))
        else:
            screen.said = phone.say("whole-waits")

    def show_upload_error(error: UploadError) -> None:
        screen.said = phone.trouble_words(error)

    door = use_file_door(read_backup, show_upload_error, limit=HOME_FILE)
    return page_part(
        phone,
        phone.say("whole"),
        faint_text(phone.say("whole-about")),
        main_button(phone, phone.say("whole-save"), save_backup_file, icon=ft.Icons.SAVE_ALT, second=True),
        door_button(phone, phone.say("whole-take"), door, icon=ft.Icons.FOLDER_OPEN, second=True),
        *([closable_note(phone, screen.said, None)] if screen.said else []),
        *([main_button(phone, phone.say("whole-replace"), replace_home)] if screen.brought else []),
        icon=ft.Icons.ARCHIVE_OUTLINED,
    )
