"""Buttons below a finished table: reopen, carry away, picture, share, delete."""

import asyncio
from functools import partial
from typing import Any

import flet as ft

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.history.exports import bg_stats_play, bg_stats_url
from companion.history.summary import Summary
from views.device.phone import Phone
from views.device.route_state import route_state
from views.flet_adapter.observables import drop_silently
from views.flet_adapter.worker_threads import change
from views.pages.finished.state import PlayedScreen
from views.pages.history.state import ROUTE, HistoryScreen
from views.widgets.buttons import abreast_buttons, main_button, text_button
from views.widgets.copyable import copyable
from views.widgets.frame import faint_text
from views.widgets.sheet import card


def draw_finished_actions(
    phone: Phone, screen: PlayedScreen, summary: Summary, note: str, place: str
) -> list[ft.Control]:
    """Draw the buttons below a finished table.

    Args:
        phone: the phone that shows it.
        screen: the phone's.
        summary: of the table.
        note: the table's note.
        place: place of the game.
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
    if not screen.broken and phone.hosting:
        shown.append(
            main_button(phone, phone.say("open-again"), reopen_table, icon=ft.Icons.REPLAY, second=True)
        )
    along: list[ft.Control] = []
    if not screen.broken:
        carry = partial(page.navigate, f"/carry/{summary.id}")
        along.append(text_button(phone, phone.say("carry-away"), carry, icon=ft.Icons.QR_CODE_2))
    picture = partial(setattr, screen, "picture", True)
    along.append(text_button(phone, phone.say("picture"), picture, icon=ft.Icons.IMAGE_OUTLINED))
    if not screen.sharing:
        share = partial(setattr, screen, "sharing", True)
        along.append(text_button(phone, phone.say("bg-stats"), share, icon=ft.Icons.IOS_SHARE))
    shown.append(abreast_buttons(*along))
    if screen.sharing:
        shown.append(
            card(
                faint_text(phone.say("bg-stats-about")), _draw_share_link_button(phone, summary, note, place)
            )
        )
    if not phone.hosting:
        return shown
    if screen.deleting:
        shown.append(ft.Text(phone.say("delete-for-good"), color=ft.Colors.ERROR))
    words = phone.say("delete-now" if screen.deleting else "delete")
    icon = ft.Icons.DELETE_FOREVER if screen.deleting else ft.Icons.DELETE_OUTLINE
    shown.append(text_button(phone, words, delete_table, icon=icon, danger=True))
    return shown


def _draw_share_link_button(phone: Phone, summary: Summary, note: str, place: str) -> ft.Control:
    name = phone.game_name(summary.game, summary.variant)
    play: dict[str, Any] = bg_stats_play(
        summary, game_name=name, comments=note or None, location=place or None
    )
    return copyable(bg_stats_url(play), size=phone.size(13))
