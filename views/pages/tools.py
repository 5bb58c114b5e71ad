"""Dice and clocks without a table, for games played beside the app."""

import flet as ft

from companion.engine.setup import COLOURS, Seat
from views.device.phone import Phone
from views.device.route_state import route_state, use_route_state
from views.widgets.frame import frame_page
from views.widgets.tools.alarm import use_alarm
from views.widgets.tools.body import ToolBody
from views.widgets.tools.counting import count_line
from views.widgets.tools.desk import ToolAccess, ToolDesk, use_tools
from views.widgets.tools.own import OwnTools

ROUTE = "/tools"

MOST_PLAYERS = 12


@ft.component
def ToolsPage(phone: Phone) -> ft.View:
    """Show the tools on a page of their own, with the state of this phone alone."""
    page = ft.context.page
    desk = use_route_state(phone, ROUTE, ToolDesk)
    own = route_state(phone, f"{ROUTE}/own", OwnTools)
    use_tools(own)
    use_alarm(phone, own)
    ft.use_effect(own.restore_state, [])
    clock = own.shown.clock
    players = len(clock.timers) if clock else desk.players
    seats = tuple(
        Seat(phone.say("tools-player", number=number + 1), COLOURS[number % len(COLOURS)])
        for number in range(players)
    )
    own.names = tuple(seat.name for seat in seats)
    access = ToolAccess(phone, desk, own, seats, used=lambda: own.save_state(page), shared=False)
    body: list[ft.Control] = [ToolBody(access, desk)]
    if desk.tab != "dice" and not clock:
        body.append(_draw_player_count(phone, desk))
    return frame_page(phone, ROUTE, phone.say("tools"), body)


def _draw_player_count(phone: Phone, desk: ToolDesk) -> ft.Control:
    def change_player_count(by: int) -> None:
        desk.players = min(MOST_PLAYERS, max(1, desk.players + by))

    return count_line(phone, "tools-players", desk.players, change_player_count)
