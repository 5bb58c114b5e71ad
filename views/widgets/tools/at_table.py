"""Tools of a table: the sheet over it, and the clocks above its board."""

from collections.abc import Callable

import flet as ft

from companion.tools.timing import Countdown, SeatClock
from companion.tools.toolbox import GiveTurn, Pause, Resume, Running
from views.device.route_state import route_state
from views.device.theme import GAP, RADIUS, TOUCH
from views.kit.dialog import Dialog
from views.kit.piece_groups import group_pieces
from views.kit.tap import tappable
from views.models.sheets import ToolSheet
from views.models.short_names import MOST
from views.play.screen import Screen
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark
from views.widgets.sheet import icon_button, sheet
from views.widgets.tools.body import ToolBody
from views.widgets.tools.desk import ToolAccess, ToolDesk, use_tools
from views.widgets.tools.face import ClockReading, TimeFace
from views.widgets.tools.markers import draw_passing_markers

MARGIN = 12


def tool_access(screen: Screen) -> ToolAccess:
    """Make this phone's access to the tools of its table."""
    desk = route_state(screen.phone, f"tools/{screen.client.id}", ToolDesk)
    return ToolAccess(screen.phone, desk, screen.client.tools, screen.seats, screen.acts.only_watches)


def tool_sheet(screen: Screen) -> Dialog:
    """Draw the sheet with all tools."""
    access = tool_access(screen)
    return sheet(screen.phone, screen.say("tools-at-table"), [ToolBody(access, access.desk)], screen.close)


def tool_strip(screen: Screen) -> list[ft.Control]:
    """Draw the clocks and the markers to pass on above the board, while there are any."""
    box = screen.client.tools.shown
    if not (box.timed or box.markers):
        return []
    access = tool_access(screen)

    def open_sheet() -> None:
        access.desk.tab = "time"
        screen.sheet = ToolSheet()

    return [ToolStrip(access, open_sheet)]


@ft.component
def ToolStrip(access: ToolAccess, open_sheet: Callable[[], None]) -> ft.Control:
    """Draw the markers to pass on, the running clock and the countdown, in one line above the board.

    Args:
        access: the phone's access to the tools.
        open_sheet: opens the sheet at the clocks.
    """
    use_tools(access.table)
    box = access.table.shown
    parts = draw_passing_markers(access)
    if box.clock:
        parts += _draw_turn(access, box.clock, open_sheet)
    if box.countdown:
        parts += _draw_countdown(access, box.countdown, open_sheet, alone=box.clock is None)
    if not parts:
        return ft.Container()
    strip = ft.Container(ft.Row(parts, spacing=0), padding=ft.Padding.symmetric(horizontal=MARGIN))
    return group_pieces(access.phone, strip)


def _draw_turn(access: ToolAccess, clock: SeatClock, open_sheet: Callable[[], None]) -> list[ft.Control]:
    """Draw the seat in turn, its clock, and the buttons that pause and pass the turn."""
    phone, seat = access.phone, access.seats[clock.turn]
    tone = colour_of(seat.colour, phone.dark)
    name = name_text(seat.name, most=MOST, weight=ft.FontWeight.W_600, expand=True)
    shown = _draw_strip_button(
        access,
        phone.say("tools-runs" if clock.running else "tools-stands", name=seat.name),
        [seat_mark(phone, seat.colour, 16), name],
        open_sheet,
        expand=True,
    )
    face = TimeFace(phone, ClockReading(clock, clock.turn), access.table.now, size=18, strong=True)
    following = access.names[clock.following]
    return [
        _draw_frame([shown, face], tone, ft.Colors.with_opacity(0.18, tone) if clock.running else None),
        _draw_pause_button(access, "clock", clock.running),
        icon_button(
            ft.Icons.SKIP_NEXT,
            phone.say("tools-next", name=following),
            lambda: access.send_request(GiveTurn(clock.following)),
        ),
    ]


def _draw_frame(
    inside: list[ft.Control], tone: ft.ColorValue, ground: ft.ColorValue | None = None
) -> ft.Control:
    """Draw controls in a frame that takes the room there is."""
    return ft.Container(
        ft.Row(inside, spacing=GAP),
        expand=True,
        padding=ft.Padding.only(right=10),
        border_radius=RADIUS,
        bgcolor=ground,
        border=ft.Border.all(1, tone),
    )


def _draw_countdown(
    access: ToolAccess, countdown: Countdown, open_sheet: Callable[[], None], *, alone: bool
) -> list[ft.Control]:
    """Draw the time that is left, with a pause button if there is room."""
    phone, running = access.phone, countdown.timer.running
    sign = ft.Icons.HOURGLASS_BOTTOM if running else ft.Icons.HOURGLASS_EMPTY
    icon = ft.Icon(sign, size=phone.size(18), color=ft.Colors.ON_SURFACE_VARIANT)
    shown = _draw_strip_button(access, phone.say("tools-countdown"), [icon], open_sheet, expand=alone)
    face = TimeFace(phone, ClockReading(countdown), access.table.now, size=18, strong=True)
    if not alone:
        return [ft.Row([shown, face], spacing=2)]
    return [_draw_frame([shown, face], ft.Colors.OUTLINE), _draw_pause_button(access, "countdown", running)]


def _draw_strip_button(
    access: ToolAccess,
    label: str,
    inside: list[ft.Control],
    open_sheet: Callable[[], None],
    *,
    expand: bool,
) -> ft.Control:
    return tappable(
        label,
        ft.Row(inside, spacing=8),
        open_sheet,
        height=max(TOUCH, access.phone.size(44)),
        padding=ft.Padding.only(left=10),
        expand=expand,
    )


def _draw_pause_button(access: ToolAccess, tool: Running, running: bool) -> ft.Control:
    words = access.phone.say("tools-pause" if running else "tools-resume")
    icon = ft.Icons.PAUSE if running else ft.Icons.PLAY_ARROW
    return icon_button(icon, words, lambda: access.send_request(Pause(tool) if running else Resume(tool)))
