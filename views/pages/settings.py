"""Settings: language, look, size of the text, and the place of all data."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import get_args

import flet as ft

from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.preferences import Theme
from companion.locale.negotiation import LOCALES
from views.device.page_theme import apply_theme
from views.device.phone import Phone
from views.device.preferences import SCALES, remember
from views.device.route_state import use_route_state
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import run_beside
from views.pages.box import box_lead
from views.widgets.buttons import text_button
from views.widgets.carry.backup import Everything, kept_alone
from views.widgets.choices import choice, segments
from views.widgets.copyable import copyable
from views.widgets.frame import faint, frame_page, part
from views.widgets.joining.ticket import ticket_sheet
from views.widgets.sheet import card

ROUTE = "/settings"

DISTRIBUTION = "table-companion"


@ft.observable
@dataclass
class SettingsScreen:
    """State of a phone's settings.

    Attributes:
        ticket: ticket that makes another phone a host, while it is shown.
    """

    ticket: str = ""


@ft.component
def SettingsPage(phone: Phone) -> ft.View:
    """Show the page that sets a phone's language, look and text size."""
    page = ft.context.page
    screen = use_route_state(phone, ROUTE, SettingsScreen)

    async def change(**chosen: object) -> None:
        def apply() -> None:
            set_together(phone, **chosen)
            apply_theme(phone, page)
            page.update()

        await run_beside(apply)
        await remember(phone, page)

    async def resize(size: str) -> None:
        await change(scale=float(size))

    languages = [
        choice(
            phone,
            phone.texts[locale].say("app-language"),
            locale == phone.locale,
            partial(change, locale=locale),
        )
        for locale in LOCALES
    ]
    looks = [(theme, phone.say(f"theme-{theme}")) for theme in get_args(Theme)]
    sizes = [(str(scale), phone.say(f"size-{round(scale * 100)}")) for scale in SCALES]
    about: list[ft.Control] = [faint(phone.say("version", version=_version()))]
    if phone.alone:
        about[:0] = [faint(sentence) for sentence in kept_alone(phone, phone.alone)]
    elif phone.local:
        about.insert(0, faint(phone.say("kept-in")))
        about.insert(1, copyable(str(phone.house.home.path), size=phone.size(14)))
    about.append(faint(phone.say("licences")))
    over = None
    if screen.ticket:
        close = partial(setattr, screen, "ticket", "")
        over = ticket_sheet(phone, phone.say("hosts"), phone.say("host-ticket-about"), screen.ticket, close)
    return frame_page(
        phone,
        ROUTE,
        phone.say("settings"),
        [
            part(phone, phone.say("languages"), card(*languages, padding=8), icon=ft.Icons.TRANSLATE),
            part(
                phone,
                phone.say("look"),
                segments(phone, looks, phone.theme, lambda theme: change(theme=theme)),
                icon=ft.Icons.CONTRAST,
            ),
            part(
                phone,
                phone.say("text-size"),
                segments(phone, sizes, str(phone.scale), resize),
                card(ft.Text(phone.say("size-example"))),
                icon=ft.Icons.FORMAT_SIZE,
            ),
            *_boxes(phone, page),
            *_hosts(phone, screen),
            *([Everything(phone)] if phone.alone and phone.alone.keeps else []),
            part(phone, phone.say("about"), card(*about), icon=ft.Icons.INFO_OUTLINE),
        ],
        over=over,
    )


def _boxes(phone: Phone, page: ft.Page) -> list[ft.Control]:
    """Draw the rows that lead to the owner's boxes."""
    leads = [lead for lead in (box_lead(phone, game, page) for game in GAMES) if lead]
    return [part(phone, phone.say("box"), *leads, icon=ft.Icons.CROP_FREE)] if leads else []


def _hosts(phone: Phone, screen: SettingsScreen) -> list[ft.Control]:
    """Draw the buttons that give another phone the rights of a host, and revoke them from all."""
    if not phone.hosting or phone.alone:
        return []

    def give() -> None:
        if phone.hosting:
            _safely(phone, lambda: setattr(screen, "ticket", phone.house.joining.host_ticket()))

    def revoke() -> None:
        if phone.hosting:
            _safely(phone, phone.house.joining.revoke_hosts)
            phone.tell(phone.say("hosts-revoked"))

    return [
        part(
            phone,
            phone.say("hosts"),
            card(
                faint(phone.say("hosts-about")),
                ft.Row(
                    [
                        text_button(phone, phone.say("host-ticket"), give, icon=ft.Icons.QR_CODE_2),
                        text_button(phone, phone.say("revoke-hosts"), revoke, icon=ft.Icons.LOGOUT),
                    ],
                    wrap=True,
                    spacing=4,
                ),
            ),
            icon=ft.Icons.VPN_KEY_OUTLINED,
        )
    ]


def _safely(phone: Phone, act: Callable[[], object]) -> None:
    try:
        act()
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))


def _version() -> str:
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return ""
