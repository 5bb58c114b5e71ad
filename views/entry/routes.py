"""Routes of the pages."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.hosting.codes import extract_id
from views.device.faults import survive_faults
from views.device.phone import Phone
from views.pages.box import BoxPage
from views.pages.box_entry import EntryPage
from views.pages.bring_games import BringGamesPage
from views.pages.carry import CarryPage
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

READ: dict[str, Callable[[str], str]] = {"table": extract_id}
"""Parsers of the parts of an address that messengers add to; codes and passes are parsed in use."""


def app_of(phone: Phone) -> Page:
    """Build the root of one phone's app.

    Made once for each phone: Flet tells components apart by their functions, so these must stay the same.
    """

    def show(page: Page, *params: str) -> Page:
        survivor = survive_faults(page, fault_page)

        @ft.component
        def route() -> Any:
            given = {name: READ.get(name, str)(text) for name, text in ft.use_route_params().items()}
            return survivor(phone, *(given[name] for name in params), key="/".join(given.values()))

        return route

    routes = [
        ft.Route(
            component=show(HomePage),
            children=[
                ft.Route(path="new/:game", component=show(SetupPage, "game")),
                ft.Route(path="t/:table", component=show(TablePage, "table")),
                ft.Route(path="T/:table", component=show(TablePage, "table")),
                ft.Route(path="t/:table/share", component=show(SharePage, "table")),
                ft.Route(path="t/:table/near", component=show(NearPage, "table")),
                ft.Route(path="t/:table/setup", component=show(SetupAgainPage, "table")),
                ft.Route(path="j/:code", component=show(JoinPage, "code")),
                ft.Route(path="J/:code", component=show(JoinPage, "code")),
                ft.Route(path="h/:ticket", component=show(TicketPage, "ticket")),
                ft.Route(path="H/:ticket", component=show(TicketPage, "ticket")),
                ft.Route(path="c", component=show(BringPage)),
                ft.Route(path="C", component=show(BringPage)),
                ft.Route(path="carry/:table", component=show(CarryPage, "table")),
                ft.Route(path="bring-games", component=show(BringGamesPage)),
                ft.Route(path="history", component=show(HistoryPage)),
                ft.Route(path="history/:table", component=show(PlayedPage, "table")),
                ft.Route(path="rules/:game", component=show(RulebookPage, "game")),
                ft.Route(path="rules/:game/:section", component=show(RulebookPage, "game", "section")),
                ft.Route(path="box/:game", component=show(BoxPage, "game")),
                ft.Route(path="box/:game/:entry", component=show(EntryPage, "game", "entry")),
                ft.Route(path="settings", component=show(SettingsPage)),
                ft.Route(path="tools", component=show(ToolsPage)),
                ft.Route(path=":lost(.+)", component=show(UnknownAddressPage)),
            ],
        )
    ]

    @ft.component
    def app() -> Any:
        return ft.Router(routes, manage_views=True)

    return app
