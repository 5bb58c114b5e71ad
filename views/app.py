"""The app: what every new phone is shown, and the door through which the command line opens it."""

from collections.abc import Callable
from pathlib import Path

import flet as ft

from companion.hosting.house import House
from companion.locale.negotiation import negotiate
from companion.locale.texts import Texts
from views import server
from views.bridge import PageMain, browser_languages, run_views
from views.dress import follow
from views.phone import Phone
from views.preferences import remembered
from views.routes import app_of
from views.senses import Senses


def make_main(house: House) -> PageMain:
    """What Flet calls for each new phone.

    Args:
        house: what all phones share.
    """
    texts = Texts.load_all()

    async def main(page: ft.Page) -> None:
        phone = Phone(house, texts, Senses(page), locale=negotiate(browser_languages(page)))
        await remembered(phone, page)
        follow(phone, page)
        run_views(page, app_of(phone))

    return main


def serve_app(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    home: Path | None = None,
    on_ready: Callable[[str], None] = lambda url: None,
) -> None:
    """Open a home and serve the app until Ctrl-C.

    Args:
        host: the address to listen at; by default only this machine can reach it.
        port: the wanted port; None for the usual one or one of the next.
        home: the folder to keep everything in; None for the usual one.
        on_ready: called with the address to open.

    Raises:
        HistoryError: the home is in use, or cannot be read or written.
        PortBusyError: the port is taken.
        HostUnknownError: the address is none of this machine's.
    """
    with House.open(home) as house:
        server.serve(make_main(house), host=host, port=port, on_ready=on_ready)
