"""Slim lines above the board for an unusual state: only looking, an open question."""

from typing import Any

import flet as ft

from companion.hosting.undo_requests import UndoRequestView
from views.device.theme import RADIUS, TOUCH
from views.models.sheets import Sit
from views.play.screen import Screen
from views.widgets.buttons import Action, text_button
from views.widgets.seats.seat_marks import colour_of, seat_mark
from views.widgets.table.rematch_offer import RematchOffer

MARGIN = 12


def draw_banners(screen: Screen) -> list[ft.Control]:
    """Draw the banners above the board, usually none."""
    asked = screen.client.approval.open_request(screen.eyes)
    shown: list[ft.Control] = draw_rematch_offer(screen)
    if asked and not asked.mine_to_answer:
        shown.append(_draw_undo_banner(screen, asked))
    return [*shown, *_draw_seat_banner(screen)]


def draw_rematch_offer(screen: Screen) -> list[ft.Control]:
    """Draw the way to the next game of the same people, at a table that lies in the history."""
    offer: Any = RematchOffer  # Flet's type of a component is that of its function
    client = screen.client
    return [offer(screen.phone, client.id, key="rematch")] if client.finished else []


def _draw_seat_banner(screen: Screen) -> list[ft.Control]:
    """Draw the banner that this phone may only look, or nothing if it may act.

    A watcher gets the way to a free seat, a player at another's seat its name and the way back.
    """
    if screen.acting:
        return []
    place, seat = screen.client, screen.seat
    mark = seat_mark(screen.phone, screen.seats[seat].colour, 16)
    tone = colour_of(screen.seats[seat].colour, screen.phone.dark)
    if place.rights.watching:
        eye = ft.Icon(ft.Icons.VISIBILITY_OUTLINED, size=screen.phone.size(18))
        free = len(place.rights.taken) < len(screen.seats)
        words = screen.say("watching" if free else "watching-full")
        sit = ("take-a-seat", lambda: setattr(screen, "sheet", Sit())) if free else None
        return [_draw_banner_line(screen, eye, words, sit)]
    words = screen.say("only-look", name=screen.names[seat])
    back = ("back-to-mine", lambda: screen.look(screen.own[0])) if screen.own else None
    return [_draw_banner_line(screen, mark, words, back, tone)]


def _draw_undo_banner(screen: Screen, asked: UndoRequestView) -> ft.Control:
    """Draw the banner of an open undo request. Its asker can withdraw the request."""
    what = screen.sentence(asked.line)
    sign = ft.Icon(ft.Icons.HOURGLASS_TOP, size=screen.phone.size(18))
    if asked.mine:
        words = screen.say("asked-mine", name=screen.person(asked.whom), what=what)
        return _draw_banner_line(screen, sign, words, ("withdraw", screen.undoing.withdraw))
    by, whom = screen.person(asked.by), screen.person(asked.whom, first=False)
    return _draw_banner_line(screen, sign, screen.say("asked-others", by=by, name=whom, what=what), None)


def _draw_banner_line(
    screen: Screen, sign: ft.Control, words: str, way: tuple[str, Action] | None, tone: str | None = None
) -> ft.Control:
    phone = screen.phone
    ground = ft.Colors.with_opacity(0.14, tone) if tone else ft.Colors.SECONDARY_CONTAINER
    ink = ft.Colors.ON_SURFACE if tone else ft.Colors.ON_SECONDARY_CONTAINER
    said = ft.Semantics(
        live_region=True,
        expand=True,
        content=ft.Text(words, size=phone.size(14), color=ink, expand=True),
    )
    buttons = [text_button(phone, screen.say(way[0]), way[1])] if way else []
    return ft.Container(
        ft.Container(
            ft.Row([sign, said, *buttons], spacing=10),
            padding=ft.Padding.only(left=14, right=6 if way else 14),
            bgcolor=ground,
            border_radius=RADIUS,
            height=None if phone.scale > 1 else TOUCH,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=6, bottom=6),
    )
