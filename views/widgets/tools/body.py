"""Body of the tools, in a sheet over a table or on a page of their own."""

import flet as ft

from views.device.theme import GAP
from views.kit.piece_groups import group_pieces
from views.widgets.choices import segments
from views.widgets.tools.clocks import clocks_page
from views.widgets.tools.desk import ToolAccess, ToolDesk, ToolTab, use_tools
from views.widgets.tools.dice import dice_page
from views.widgets.tools.markers import markers_page
from views.widgets.tools.starts import start_page

TABS: tuple[ToolTab, ...] = ("dice", "start", "time")
"""Pages of the tools without a table; one with a table has markers before its people as well."""


@ft.component
def ToolBody(access: ToolAccess, desk: ToolDesk) -> ft.Control:
    """Draw the chosen page of the tools, redrawn whenever they change.

    Args:
        access: the phone's access to the tools.
        desk: the phone's choices, the same as those of its hands; a change of them redraws this.
    """
    use_tools(access.table)
    phone, tab = access.phone, desk.tab
    pages = {"dice": dice_page, "start": start_page, "time": clocks_page, "markers": markers_page}
    tabs: tuple[ToolTab, ...] = (*TABS, "markers") if access.shared else TABS
    options = [(each, phone.say(f"tools-tab-{each}")) for each in tabs]
    drawn = ft.Column(
        [
            segments(phone, options, tab, lambda chosen: setattr(desk, "tab", chosen)),
            ft.Column(
                pages[tab](access),
                key=tab,
                spacing=GAP + 4,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ],
        spacing=2 * GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return group_pieces(phone, drawn)
