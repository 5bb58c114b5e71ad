"""Settings: language, look, size of the text, and where everything is kept."""

from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import get_args

import flet as ft

from companion.history.preferences import Theme
from companion.locale.negotiation import LOCALES
from views.dress import dress
from views.phone import Phone
from views.preferences import SCALES, is_host, remember
from views.widgets.choices import choice, segments
from views.widgets.frame import faint, framed, part
from views.widgets.sheet import card

ROUTE = "/settings"

DISTRIBUTION = "table-companion"


@ft.component
def SettingsPage(phone: Phone) -> ft.View:
    """The page on which a phone's language, look and text size are chosen."""
    page = ft.context.page

    async def change(**chosen: object) -> None:
        for name, value in chosen.items():
            setattr(phone, name, value)
        dress(phone, page)
        page.update()
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
    about = [faint(phone.say("version", version=_version()))]
    if is_host(page):
        about.insert(0, faint(phone.say("kept-in")))
        about.insert(1, ft.Text(str(phone.house.home.path), selectable=True, size=phone.size(14)))
    about.append(faint(phone.say("licences")))
    return framed(
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
            part(phone, phone.say("about"), card(*about), icon=ft.Icons.INFO_OUTLINE),
        ],
    )


def _version() -> str:
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return ""
