"""The row of buttons under the palette: tools on the left, what ends the phase on the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from views.boards.small_city.look import ui
from views.boards.small_city.palette import DIMMED
from views.boards.small_city.panels import put_down
from views.boards.small_city.state import Screen
from views.kit.tap import handler, tappable
from views.phone import Phone
from views.theme import RADIUS, TOUCH


@dataclass(frozen=True)
class Tool:
    """A small button with a picture.

    Attributes:
        icon: the picture.
        label: what it does, in words.
        act: does it.
        count: how many there are of what it shows; 0 for no number.
        chosen: whether it is in hand.
        open: whether it can be used now; it says why not where it cannot.
    """

    icon: ft.IconData
    label: str
    act: Callable[[], object]
    count: int = 0
    chosen: bool = False
    open: bool = True


def tool_row(phone: Phone, tools: Sequence[Tool], end: ft.Control | None) -> ft.Control:
    """Tools, and at the end the button that ends the phase."""
    row: list[ft.Control] = [_tool(phone, tool) for tool in tools]
    row.append(ft.Container(end, alignment=ft.Alignment.CENTER_RIGHT, expand=True))
    return ft.Row(row, spacing=4)


def held_row(screen: Screen, end: ft.Control, *tools: Tool) -> ft.Control:
    """What is held over the town: put it down, other things to do with it, and the button that does it."""
    down = Tool(ft.Icons.CLOSE, ui(screen.phone, "not-here"), lambda: put_down(screen))
    return tool_row(screen.phone, [down, *tools], end)


def end_button(phone: Phone, text: str, act: Callable[[], object]) -> ft.Control:
    """The button that does what is in hand, or ends a phase; not higher than a tool."""
    return ft.FilledButton(
        ft.Text(text, size=phone.size(15), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER),
        icon=ft.Icon(ft.Icons.CHECK, size=phone.size(20)),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=RADIUS),
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        ),
        on_click=handler(act),
    )


def _tool(phone: Phone, tool: Tool) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if tool.chosen else ft.Colors.ON_SURFACE
    parts: list[ft.Control] = [ft.Icon(tool.icon, size=22, color=ink)]
    if tool.count:
        parts.append(ft.Text(str(tool.count), size=phone.size(13), weight=ft.FontWeight.W_700, color=ink))
    return tappable(
        tool.label,
        ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        tool.act,
        selected=tool.chosen,
        width=TOUCH + (10 if tool.count else 0),
        height=TOUCH,
        border_radius=14,
        opacity=1 if tool.open else DIMMED,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if tool.chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
    )
