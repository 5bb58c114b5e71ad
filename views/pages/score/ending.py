"""The ways on from a finished game: keep it, play again, send it."""

import asyncio
from secrets import SystemRandom

import flet as ft

from companion.engine.setup import Setup
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.hosting.rematch import begin_rematch
from views.device.phone import Phone
from views.device.theme import GAP
from views.models.sheets import SendSheet
from views.play.revealing import is_told
from views.play.screen import Screen
from views.widgets.buttons import abreast_buttons, main_button
from views.widgets.table.filing import file_table


def draw_ways_on(screen: Screen, *, narrow: bool = False) -> list[ft.Control]:
    """Draw the buttons below a final score. Guests get a link to the result.

    Args:
        screen: the phone's.
        narrow: True if there is no width for two buttons side by side.
    """
    phone = screen.phone
    route = f"/history/{screen.client.id}"
    page = ft.context.page
    if not screen.client.rights.hosting:
        seen = main_button(phone, screen.say("see-result"), lambda: page.navigate(route), second=True)
        return [seen] if screen.client.finished else []

    async def keep_result() -> None:
        await file_table(screen, route)

    async def begin_again() -> None:
        await play_again(phone, screen.game.id, screen.client.view.setup, screen.client.id)

    def open_sending() -> None:
        screen.sheet = SendSheet()

    keep = main_button(phone, screen.say("keep-score"), keep_result, icon=ft.Icons.SAVE)
    if not screen.client.finished:
        return [keep]
    again = main_button(phone, screen.say("rematch"), begin_again, icon=ft.Icons.REPLAY, second=True)
    send = main_button(phone, screen.say("send"), open_sending, icon=ft.Icons.IOS_SHARE, second=True)
    return [keep, again, send] if narrow else [keep, abreast_buttons(again, send)]


def draw_rail_ways(screen: Screen) -> list[ft.Control]:
    """Draw the ways on for the rail of a phone on its side, once the final score is told."""
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    if not (scoresheet.final and is_told(screen, scoresheet)):
        return []
    ways = ft.Column(
        draw_ways_on(screen, narrow=True),
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return [ft.Container(ways, padding=GAP)]


async def play_again(phone: Phone, game_id: str, setup: Setup, earlier: str) -> None:
    """Set up another table with the same people and options, show it, and name the first seat.

    Args:
        phone: the phone that asks for it.
        game_id: the game.
        setup: setup of the earlier table.
        earlier: id of the earlier table.
    """
    page, house, chance = ft.context.page, phone.house, SystemRandom()
    try:
        session = await asyncio.to_thread(
            begin_rematch, house.tables, house.boxes, game_id, setup, earlier, chance
        )
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
    except WireError as error:
        phone.tell(phone.say("setup-refused", why=str(error)))
    else:
        page.navigate(f"/t/{session.id}")
        if session.game.in_turns and setup.mode == "play":
            phone.tell(phone.say("rematch-starts", name=session.names[session.table.header.setup.start]))
