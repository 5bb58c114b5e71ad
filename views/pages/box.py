"""The owner's box: its prints, their sources, and the share that is known."""

import asyncio
from functools import partial

import flet as ft

from companion.bounds import BOX
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.boxes import ENDING
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.file_picking import Received, use_file_door
from views.flet_adapter.memo import use_retained
from views.flet_adapter.uploads import UploadError
from views.pages.box_check import draw_check_link
from views.pages.box_door import (
    BoxScreen,
    box_access_of,
    box_route,
    draw_closed_box_page,
    open_box,
    try_box_change,
)
from views.pages.box_lesson import draw_lesson_link
from views.pages.box_sections import draw_box_progress, draw_box_sections
from views.play.setup_draft import setup_route
from views.widgets.buttons import main_button, text_button
from views.widgets.carry.file_button import door_button
from views.widgets.choices import lead_row
from views.widgets.frame import closable_note, faint_text, frame_columns, frame_page, page_part
from views.widgets.sheet import card


def draw_box_link(phone: Phone, game_id: str, page: ft.Page) -> ft.Control | None:
    """Draw the row that leads to a game's box, or None for guests and for games without prints."""
    if not phone.hosting or not GAMES[game_id].box.printed.texts:
        return None
    words = phone.say("box-of", game=phone.game_name(game_id))
    go = partial(page.navigate, box_route(game_id))
    return card(
        lead_row(phone, ft.Icons.CROP_FREE, words, go, about=phone.say("box-lead-about")),
        padding=0,
    )


@ft.component
def BoxPage(phone: Phone, game: str) -> ft.View:
    """Show the page of all prints in a game's box.

    Args:
        phone: the phone that shows it.
        game: the game's id.
    """
    screen = use_route_state(phone, box_route(game), BoxScreen)
    played, box, refused = open_box(phone, game)
    if played is None or box is None:
        return draw_closed_box_page(phone, box_route(game), refused)
    back = setup_route(game) if setup_route(game) in phone.screens else "/settings"
    trouble: list[ft.Control] = []
    if screen.trouble:
        trouble.append(
            closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True)
        )
    retained = use_retained()
    retained.turn()
    guesses = sum(box.entry(name).source != "owner" for name in played.box.printed.guesses)
    left = guesses or not box.unknown

    def toggle_section(section: str) -> None:
        screen.unfolded = screen.unfolded ^ {section}

    told = [
        *trouble,
        ft.Text(phone.say("box-about")),
        draw_box_progress(phone, box),
        *([faint_text(phone.say("box-guesses", count=guesses))] if left else []),
        *draw_check_link(phone, game, ft.context.page),
        *draw_lesson_link(phone, played, box, screen),
    ]
    sections = draw_box_sections(phone, played, box, screen.unfolded, toggle_section, retained.keep)
    transfer = BoxTransfer(phone, screen, game)
    title = phone.say("box-of", game=phone.game_name(game))
    if phone.roomy:
        return frame_columns(phone, box_route(game), title, [*told, transfer], sections, back=back)
    return frame_page(phone, box_route(game), title, [*told, *sections, transfer], back=back)


# Taking it along ------------------------------------------------------------------------------------------


@ft.component
def BoxTransfer(phone: Phone, screen: BoxScreen, game: str) -> ft.Control:
    """Draw the buttons that export, import and reset the owner's entries of a box."""
    played = GAMES[game]
    retained = use_retained()
    retained.turn()

    async def import_file(file: Received) -> None:
        def import_entries() -> None:
            count = len(box_access_of(phone).import_entries(played, file.data))
            phone.tell(phone.say("box-imported", count=count))

        await try_box_change(phone, screen, import_entries)

    def show_upload_error(error: UploadError) -> None:
        screen.trouble = phone.trouble_words(error)

    async def export_entries() -> None:
        try:
            data = await asyncio.to_thread(box_access_of(phone).export, played)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
            return
        await ft.FilePicker().save_file(file_name=f"{game}.{ENDING}", src_bytes=data)

    async def reset_entries() -> None:
        await try_box_change(phone, screen, lambda: box_access_of(phone).reset(played))

    door = use_file_door(import_file, show_upload_error, limit=BOX)
    read = retained.keep(
        (phone.locale, phone.scale),
        lambda: door_button(phone, phone.say("box-import"), door, icon=ft.Icons.FOLDER_OPEN, second=True),
    )
    return page_part(
        phone,
        phone.say("box-carry"),
        main_button(phone, phone.say("box-export"), export_entries, icon=ft.Icons.SAVE_ALT, second=True),
        read,
        ft.Row([text_button(phone, phone.say("box-reset-all"), reset_entries, icon=ft.Icons.RESTART_ALT)]),
        about=phone.say("box-carry-about"),
    )
