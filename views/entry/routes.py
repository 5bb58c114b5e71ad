"""Routes of the pages."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.hosting.codes import extract_id
from views.device.faults import survive_faults
from views.device.page_theme import measure_window
from views.device.phone import Phone
from views.pages.box import BoxPage
from views.pages.box_check import CheckPage
from views.pages.box_entry import EntryPage
from views.pages.bring_games import BringGamesPage
from views.pages.carry import CarryPage
from views.pages.display.page import DisplayPage
from views.pages.finished.page import PlayedPage
from views.pages.history.page import HistoryPage
from views.pages.home.page import HomePage
from views.pages.import_table import BringPage
from views.pages.join import JoinPage
from views.pages.near import NearPage
from views.pages.rulebook.page import RulebookPage
from views.pages.settings import SettingsPage
from views.pages.setup import SetupAgainPage, SetupPage
from views.pages.share import SharePage
from views.pages.table.page import TablePage
from views.pages.ticket import TicketPage
from views.pages.tools import ToolsPage
from views.pages.unknown_address import UnknownAddressPage
from views.widgets.fault import fault_page

Page = Callable[..., Any]

DISPLAY = ("t/:table/screen", "T/:table/SCREEN")
"""Addresses of a table's display. The start page, which is drawn below all others, is not drawn there."""

READ: dict[str, Callable[[str], str]] = {"table": extract_id}
"""Parsers of the parts of an address that messengers add to; codes and passes are parsed in use."""


def build_app(phone: Phone) -> Page:
    """Build the root of one phone's app.

    Made once for each phone: Flet tells components apart by their functions, so these must stay the same.
    """

    def wrap_page(page: Page, *params: str) -> Page:
        survivor = survive_faults(page, fault_page)

        @ft.component
        def route() -> Any:
            given = {name: READ.get(name, str)(text) for name, text in ft.use_route_params().items()}
            return survivor(phone, *(given[name] for name in params), key="/".join(given.values()))

        return route

    routes = [
        *(ft.Route(path=path, component=wrap_page(DisplayPage, "table")) for path in DISPLAY),
        ft.Route(
            component=wrap_page(HomePage),
            children=[
                ft.Route(path="new/:game", component=wrap_page(SetupPage, "game")),
                ft.Route(path="t/:table", component=wrap_page(TablePage, "table")),
                ft.Route(path="T/:table", component=wrap_page(TablePage, "table")),
                ft.Route(path="t/:table/share", component=wrap_page(SharePage, "table")),
                ft.Route(path="t/:table/near", component=wrap_page(NearPage, "table")),
                ft.Route(path="t/:table/setup", component=wrap_page(SetupAgainPage, "table")),
                ft.Route(path="j/:code", component=wrap_page(JoinPage, "code")),
                ft.Route(path="J/:code", component=wrap_page(JoinPage, "code")),
                ft.Route(path="h/:ticket", component=wrap_page(TicketPage, "ticket")),
                ft.Route(path="H/:ticket", component=wrap_page(TicketPage, "ticket")),
                ft.Route(path="c", component=wrap_page(BringPage)),
                ft.Route(path="C", component=wrap_page(BringPage)),
                ft.Route(path="carry/:table", component=wrap_page(CarryPage, "table")),
                ft.Route(path="bring-games", component=wrap_page(BringGamesPage)),
                ft.Route(path="history", component=wrap_page(HistoryPage)),
                ft.Route(path="history/:table", component=wrap_page(PlayedPage, "table")),
                ft.Route(path="rules/:game", component=wrap_page(RulebookPage, "game")),
                ft.Route(path="rules/:game/:section", component=wrap_page(RulebookPage, "game", "section")),
                ft.Route(path="box/:game", component=wrap_page(BoxPage, "game")),
                ft.Route(path="box/:game/:entry", component=wrap_page(EntryPage, "game", "entry")),
                ft.Route(path="check/:game", component=wrap_page(CheckPage, "game")),
                ft.Route(path="settings", component=wrap_page(SettingsPage)),
                ft.Route(path="tools", component=wrap_page(ToolsPage)),
                ft.Route(path=":lost(.+)", component=wrap_page(UnknownAddressPage)),
            ],
        ),
    ]

    @ft.component
    def draw_app() -> Any:
        measure_window(phone, ft.context.page)
        return ft.Router(routes, manage_views=True)

    return draw_app
