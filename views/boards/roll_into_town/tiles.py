"""The buildings to tap, each with its price: in a row on a phone, in two where there is room."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.roll_into_town.marks import BUILDINGS, Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.printed import Goods, building_price
from views.boards.roll_into_town.glyphs import building_glyph, resource_mark
from views.boards.roll_into_town.held_building import building_in_hand, legal_builds
from views.boards.roll_into_town.look import building_name, desk_text, goods_words
from views.boards.roll_into_town.state import Screen
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.kit.actions import DIMMED, choice_border
from views.kit.layout import BETWEEN, grow, upright
from views.kit.tap import tappable
from views.kit.tile_pages import count_lines, draw_pages
from views.models.legal_moves import legal_moves

HIGH, PICTURE = 60, 22
"""Height of a building to tap, and of its picture, in pixels."""

LOW = 52
"""Height of one on a desk, its name beside its picture, in pixels."""

ABREAST = 3
"""Number of buildings side by side on a desk."""

NARROWEST = 62
"""Least width of a building to tap, in pixels."""

FIVE = 5
"""Most buildings side by side."""

Take = Callable[[Screen, Building], object]


def building_tiles(screen: Screen, take: Take, width: float) -> ft.Control:
    """Draw all ten buildings in a width, those that can be built now first, on pages if they are too many."""
    may = {move.building for move in legal_moves(screen, Build)}
    ordered = sorted(BUILDINGS, key=lambda building: building not in may)
    shown: list[ft.Control] = [
        _draw_tile(screen, place, building, take, may=building in may)
        for place, building in enumerate(ordered)
    ]
    height = _tile_height(screen)
    fitting = int((width + BETWEEN) // (grow(screen.phone, NARROWEST) + BETWEEN))
    across = ABREAST if screen.panes.desk else max(ABREAST, min(FIVE, fitting))
    return draw_pages(screen, "buildings", shown, across, count_lines(screen, height), height)


def _tile_height(screen: Screen) -> float:
    return grow(screen.phone, LOW if screen.panes.desk else HIGH)


def _draw_tile(screen: Screen, place: int, building: Building, take: Take, *, may: bool) -> ft.Control:
    """Draw a building in its place, or reuse its control if nothing about it has changed."""
    chosen = building_in_hand(screen) == building
    swaps = may and all(move.given.total for move in legal_builds(screen, building))
    key = (building, may, chosen, swaps, screen.position.own)
    return screen.again(
        ("tile", place),
        key,
        lambda: _draw_tile_control(screen, building, take, may=may, chosen=chosen, swaps=swaps),
    )


def _draw_tile_control(
    screen: Screen, building: Building, take: Take, *, may: bool, chosen: bool, swaps: bool
) -> ft.Control:
    phone = screen.phone
    name = building_name(phone, building)
    words = "tile-swap" if swaps else "tile" if may else "tile-not"
    return tappable(
        desk_text(phone, words, building=name, price=goods_words(phone, building_price(building))),
        _draw_tile_face(screen, building, name, swaps=swaps),
        lambda: take(screen, building),
        on_hold=partial(screen.rules.ask_about, building),
        selected=chosen,
        expand=True,
        height=_tile_height(screen),
        border_radius=RADIUS,
        opacity=1 if may or chosen else DIMMED,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=choice_border(chosen=chosen, wide=3),
        ink=True,
    )


def _draw_tile_face(screen: Screen, building: Building, name: str, *, swaps: bool) -> ft.Control:
    """Draw the picture with the name and the price below it, or beside it if there is room."""
    phone = screen.phone
    picture = building_glyph(phone, building, PICTURE, printed=screen.position.printed)
    word = ft.Text(
        name,
        size=min(phone.size(12), 15),
        weight=ft.FontWeight.W_600,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    price = _draw_price(phone, building_price(building), swaps=swaps)
    if screen.panes.desk:
        beside = ft.Column([word, price], spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        row = ft.Row([picture, ft.Container(beside, expand=True)], spacing=4)
        return ft.Container(row, padding=ft.Padding.only(left=4))
    return upright(picture, word, price, spacing=0)


def _draw_price(phone: Phone, goods: Goods, *, swaps: bool) -> ft.Control:
    """Draw a price: a number and a picture of each resource, and a sign if the Market must help."""
    parts: list[ft.Control] = []
    for resource, count in goods.named_amounts:
        if count:
            parts.append(ft.Text(str(count), size=min(phone.size(13), 16), weight=ft.FontWeight.W_700))
            parts.append(resource_mark(phone, resource, 15))
    if swaps:
        parts.append(ft.Icon(ft.Icons.SWAP_HORIZ, size=15))
    return ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
