"""Start of every new phone, at any entry of the app."""

import time
from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress
from companion.locale.negotiation import negotiate
from companion.locale.texts import Texts
from views.device.haptics import Device
from views.device.page_theme import sync_window
from views.device.phone import Alone, Phone, put_phone
from views.device.preferences import restore_preferences
from views.entry.routes import build_app
from views.flet_adapter.back_button import attend_back
from views.flet_adapter.bridge import PageMain, browser_languages, open_views
from views.flet_adapter.patches import patch_flet
from views.flet_adapter.sparse_diff.gone import when_lost
from views.flet_adapter.worker_threads import do_beside
from views.kit.page_keys import attend_keys
from views.widgets.fault import away_page


def may_wait(house: OpenHome) -> bool:
    """Check that a home's storage may be away for a while, as a store that hosts share may."""
    return house.tables.library.shared is not None


def make_main(
    house: OpenHome,
    server_address: ServerAddress | None = None,
    *,
    alone: Alone | None = None,
    near: bool = False,
    tick: Callable[[], float] = time.monotonic,
    texts: Mapping[str, Texts] | None = None,
) -> PageMain:
    """Make the function that Flet calls for each new phone. The first call patches Flet.

    Args:
        house: the home that all phones share.
        server_address: the address of the app for others; None if only this machine can.
        alone: the state of the browser the app lives in; None if a computer serves it.
        near: True if each is a guest of another phone, without any server.
        tick: seconds that never run backwards, to measure blinks.
        texts: the sentences of every language, if they were read already.
    """
    patch_flet()
    sentences = texts or Texts.load_all()

    def show_app(page: ft.Page) -> None:
        phone = Phone(
            house,
            sentences,
            Device(page),
            negotiate(browser_languages(page)),
            server_address=server_address,
            alone=alone,
            near=near,
        )
        phone.tick = tick
        put_phone(page, phone)
        attend_back(page)
        when_lost(page, lambda: phone.tell(phone.say("out-of-step")))
        if may_wait(house):
            do_beside(page, partial(away_page, phone))

        async def prepare() -> None:
            await restore_preferences(phone, page)
            sync_window(phone, page)
            attend_keys(phone, page)

        open_views(page, prepare, build_app(phone))

    return show_app
