"""Buttons below a finished table: play again, reopen, carry away, send, delete."""

import asyncio
from functools import partial

import flet as ft

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.history.summary import Summary
from views.device.phone import Phone
from views.device.route_state import route_state
from views.flet_adapter.observables import drop_silently
from views.flet_adapter.worker_threads import change
from views.pages.finished.state import PlayedScreen
from views.pages.history.state import ROUTE, HistoryScreen
from views.pages.score.ending import play_again
from views.widgets.buttons import abreast_buttons, main_button, text_button


def draw_finished_actions(phone: Phone, screen: PlayedScreen, summary: Summary) -> list[ft.Control]:
    """Draw the buttons below a finished table.

    Args:
        phone: the phone that shows it.
        screen: the phone's.
        summary: of the table.
    """
    page = ft.context.page
    host = phone.house.tables

    async def reopen_table() -> None:
        if not phone.hosting:
            return
        try:
            session = await asyncio.to_thread(host.reopen, summary.id)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        except (WireError, Diverged):
            await change(screen, read=None, broken="record-broken")
        else:
            drop_silently(phone.screens, f"/history/{summary.id}")
            page.navigate(f"/t/{session.id}")

    async def delete_table() -> None:
        if screen.broken and not screen.deleting:
            screen.deleting = True
            return
        if not phone.hosting:
            return
        try:
            deleted = await asyncio.to_thread(host.delete, summary.id)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            drop_silently(phone.screens, f"/history/{summary.id}")
            route_state(phone, ROUTE, HistoryScreen).deleted = deleted
            page.navigate(ROUTE)

    shown: list[ft.Control] = []
    read = screen.read
    if read and not screen.broken and phone.hosting:
        setup = read.table.header.setup
        again = partial(play_again, phone, summary.game, setup, summary.id)
        shown.append(main_button(phone, phone.say("rematch"), again, icon=ft.Icons.GROUPS, second=True))
    if not screen.broken and phone.hosting:
        shown.append(
            main_button(phone, phone.say("open-again"), reopen_table, icon=ft.Icons.REPLAY, second=True)
        )
    along: list[ft.Control] = []
    if not screen.broken:
        carry = partial(page.navigate, f"/carry/{summary.id}")
        along.append(text_button(phone, phone.say("carry-away"), carry, icon=ft.Icons.QR_CODE_2))
    send = partial(setattr, screen, "sending", True)
    along.append(text_button(phone, phone.say("send"), send, icon=ft.Icons.IOS_SHARE))
    shown.append(abreast_buttons(*along))
    if not phone.hosting:
        return shown
    if screen.deleting:
        shown.append(ft.Text(phone.say("delete-for-good"), color=ft.Colors.ERROR))
    words = phone.say("delete-now" if screen.deleting else "delete")
    icon = ft.Icons.DELETE_FOREVER if screen.deleting else ft.Icons.DELETE_OUTLINE
    shown.append(text_button(phone, words, delete_table, icon=icon, danger=True))
    return shown
