"""The pictures of the games on the home page, made anew: ``python -m tests.browser.covers``.

Each shows what lies before a seat in the middle of the game's sample, drawn by the game's own board, by day
and by night. The browser is found as for all tests of this folder; Pillow packs the pictures.
"""

import io
import sys
from collections.abc import Callable, Sequence
from itertools import product

import flet as ft
from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from companion.hosting.samples import games_with_sample, sample_table
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts
from tests.browser.app_server import AppServer
from tests.browser.chromium import Chromium
from tests.browser.phone import Phone as Visitor
from tests.patience import patient
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import build_theme
from views.flet_adapter.bridge import run_views
from views.flet_adapter.patches import patch_flet
from views.kit.game_board import Snapshot
from views.models.covers import cover_path

SIDE = 420
"""Pixels a side at which a cover is drawn."""

EDGE = 18
"""Pixels left free around what is drawn."""

KEPT = 360
"""Pixels a side of the file: a phone shows it at half of that, sharp."""


def page_of(game_id: str, dark: bool, locale: str) -> Callable[[ft.Page], None]:
    """Return a page with nothing but a seat's area in the game's sample."""

    def main(page: ft.Page) -> None:
        page.theme = page.dark_theme = build_theme(dark, 1.0)
        page.theme_mode = ft.ThemeMode.DARK if dark else ft.ThemeMode.LIGHT
        run_views(page, _Cover, game_id, dark, locale)

    return main


@ft.component
def _Cover(game_id: str, dark: bool, locale: str) -> ft.View:
    nobody: object = None
    phone = Phone(nobody, Texts.load_all(), nobody, locale, dark=dark)  # type: ignore[arg-type]
    table = sample_table(game_id, locale)
    seat = next(iter(table.game.actors(table.position)), 0)
    room, seats = SIDE - 2 * EDGE, table.header.setup.seats
    shown = Snapshot(phone, table.game, table.position, seat, (), room, seats)
    drawn = board_of(game_id).picture(shown)
    middle = ft.Container(drawn, width=SIDE, height=SIDE, alignment=ft.Alignment.CENTER)
    return ft.View(
        route="/",
        controls=[middle],
        padding=0,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def take(chromium: Chromium, game_id: str, dark: bool, locale: str) -> bytes:
    """Return a cover, as WebP."""
    view = ViewportSize(width=SIDE, height=SIDE)
    with AppServer(page_of(game_id, dark, locale)) as house:
        context = chromium.running().new_context(viewport=view, device_scale_factor=2)
        context.set_default_timeout(patient(60_000))
        visitor = Visitor(context).open(house.url)
        while "Working" in visitor.texts() or not visitor.texts().strip():
            visitor.settle()
        visitor.settle(1_000)
        picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        context.close()
    packed = io.BytesIO()
    picture.resize((KEPT, KEPT), Image.Resampling.LANCZOS).save(packed, "WEBP", quality=78, method=6)
    return packed.getvalue()


def main(games: Sequence[str]) -> None:
    """Make the covers of some games. In Chinese as well, where words are drawn on them."""
    patch_flet()
    with sync_playwright() as playwright:
        chromium = Chromium(playwright)
        for game_id, (look, dark) in product(games, (("light", False), ("dark", True))):
            english = take(chromium, game_id, dark, "en")
            cover_path(game_id, look).write_bytes(english)
            for locale in set(LOCALES) - {"en"}:
                if (other := take(chromium, game_id, dark, locale)) != english:
                    cover_path(game_id, look, locale).write_bytes(other)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:] or games_with_sample())
