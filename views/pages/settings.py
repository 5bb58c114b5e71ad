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
from views.device.preferences import SCALES, remember_preferences
from views.device.route_state import use_route_state
from views.device.text_size import multiply_scales
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import run_beside
from views.pages.box import draw_box_link
from views.widgets.buttons import text_button
from views.widgets.carry.backup import BackupPart, home_location_lines
from views.widgets.choices import choice, segments
from views.widgets.copyable import copyable
from views.widgets.frame import faint_text, frame_columns, page_part
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

    async def change_settings(**chosen: object) -> None:
        def apply_choice() -> None:
            set_together(phone, **chosen)
            apply_theme(phone, page)
            page.update()

        await run_beside(apply_choice)
        await remember_preferences(phone, page)

    async def set_text_size(size: str) -> None:
        scale = multiply_scales(float(size), phone.browser_scale)
        await change_settings(chosen_scale=float(size), scale=scale)

    languages = [
        choice(
            phone,
            phone.texts[locale].say("app-language"),
            locale == phone.locale,
            partial(change_settings, locale=locale),
        )
        for locale in LOCALES
    ]
    looks = [(theme, phone.say(f"theme-{theme}")) for theme in get_args(Theme)]
    sizes = [(str(scale), phone.say(f"size-{round(scale * 100)}")) for scale in SCALES]
    about: list[ft.Control] = [faint_text(phone.say("version", version=_app_version()))]
    if phone.alone:
        about[:0] = [faint_text(sentence) for sentence in home_location_lines(phone, phone.alone)]
    elif phone.local:
        about.insert(0, faint_text(phone.say("kept-in")))
        about.insert(1, copyable(str(phone.house.home.path), size=phone.size(14)))
    about.append(faint_text(phone.say("licences")))
    over = None
    if screen.ticket:
        close = partial(setattr, screen, "ticket", "")
        over = ticket_sheet(phone, phone.say("hosts"), phone.say("host-ticket-about"), screen.ticket, close)
    looking: list[ft.Control] = [
        page_part(phone, phone.say("languages"), card(*languages, padding=8), icon=ft.Icons.TRANSLATE),
        page_part(
            phone,
            phone.say("look"),
            segments(phone, looks, phone.theme, lambda theme: change_settings(theme=theme), role="radio"),
            icon=ft.Icons.CONTRAST,
        ),
        page_part(
            phone,
            phone.say("text-size"),
            segments(phone, sizes, str(phone.chosen_scale), set_text_size, role="radio"),
            card(ft.Text(phone.say("size-example"))),
            icon=ft.Icons.FORMAT_SIZE,
        ),
    ]
    keeping = [
        *_draw_box_links(phone, page),
        *_draw_host_rights(phone, screen),
        *([BackupPart(phone)] if phone.alone and phone.alone.keeps else []),
        page_part(phone, phone.say("about"), card(*about), icon=ft.Icons.INFO_OUTLINE),
    ]
    return frame_columns(phone, ROUTE, phone.say("settings"), looking, keeping, over=over)


def _draw_box_links(phone: Phone, page: ft.Page) -> list[ft.Control]:
    """Draw the rows that lead to the owner's boxes."""
    leads = [lead for lead in (draw_box_link(phone, game, page) for game in GAMES) if lead]
    return [page_part(phone, phone.say("box"), *leads, icon=ft.Icons.CROP_FREE)] if leads else []


def _draw_host_rights(phone: Phone, screen: SettingsScreen) -> list[ft.Control]:
    """Draw the buttons that give another phone the rights of a host, and revoke them from all.

    Empty for a guest, and for a phone that is alone.
    """
    if not phone.hosting or phone.alone:
        return []

    def give_host_link() -> None:
        if phone.hosting:
            _run_and_show_fault(phone, lambda: setattr(screen, "ticket", phone.house.joining.host_ticket()))

    def revoke_other_hosts() -> None:
        if phone.hosting:
            _run_and_show_fault(phone, phone.house.joining.revoke_hosts)
            phone.tell(phone.say("hosts-revoked"))

    return [
        page_part(
            phone,
            phone.say("hosts"),
            card(
                faint_text(phone.say("hosts-about")),
                ft.Row(
                    [
                        text_button(phone, phone.say("host-ticket"), give_host_link, icon=ft.Icons.QR_CODE_2),
                        text_button(
                            phone, phone.say("revoke-hosts"), revoke_other_hosts, icon=ft.Icons.LOGOUT
                        ),
                    ],
                    wrap=True,
                    spacing=4,
                ),
            ),
            icon=ft.Icons.VPN_KEY_OUTLINED,
        )
    ]


def _run_and_show_fault(phone: Phone, act: Callable[[], object]) -> None:
    try:
        act()
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))


def _app_version() -> str:
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return ""
