"""Districts as slim tiles, many to a phone: kind and price at the edge, the name beside."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any

import flet as ft

from companion.games.citadels.printed import District, cards
from views.boards.citadels.cards import FADED, PLAIN, Face, Tap, district_words
from views.boards.citadels.cities import GAP, card_width
from views.boards.citadels.look import Look, district_look, district_name
from views.boards.citadels.marks import draw_sign
from views.device.phone import Phone
from views.device.theme import CENTER
from views.flet_adapter.memo import Keep, make_anew
from views.kit.layout import equal_rows, upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.kit.tile_pages import PagedScreen, draw_pages

EDGE = 21
"""Width of a tile's coloured edge in text of the usual size, in pixels."""

HEIGHT = 44
"""Height of a tile that is tapped, in text of the usual size, in pixels."""

LOW = 38
"""Height of a tile that is only looked at."""

NARROW = 112
"""Below this width, in pixels, a tile's name is written smaller."""

NARROWEST = 100
"""Below this width, in pixels, it is written as small as can be read."""

FAR = 100_000.0
"""A greater height than that of any page, in pixels."""

LayOut = Callable[[Sequence[ft.Control], int], ft.Control]
"""Lays out tiles, so many side by side."""

WIDEST = 720
"""A grid of tiles is never wider than this in text of the usual size, in pixels."""


def district_tile(
    phone: Phone,
    district: District,
    width: float,
    *,
    face: Face = PLAIN,
    filled: bool = True,
    tap: Tap | None = None,
    hold: Tap | None = None,
    label: str | None = None,
    **looks: Any,
) -> ft.Control:
    """Draw a district as a tile.

    Args:
        phone: the phone that shows it.
        district: the district.
        width: of the tile, in pixels.
        face: its momentary appearance.
        filled: True if the whole tile is in the colour of its kind, and not just its edge.
        tap: called on a tap; None if there is nothing to tap.
        hold: called when it is held for a while.
        label: the text for a screen reader, if not `district_words`.
        looks: states of the whole, such as ``checked``.
    """
    look = district_look(phone, district)
    height = phone.size(HEIGHT if tap else LOW)
    return tappable(
        label or district_words(phone, district, face),
        draw_once(phone, _draw_tile_face, district, face, width, height, filled=filled),
        tap,
        on_hold=hold,
        width=width,
        height=height,
        border_radius=8,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=look.colour if filled else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=face.border(look.edge if filled else ft.Colors.OUTLINE_VARIANT, 1),
        opacity=FADED if face.faded else 1,
        **looks,
    )


def _draw_tile_face(
    phone: Phone, district: District, face: Face, width: float, height: float, *, filled: bool
) -> ft.Control:
    """Draw the face of a tile: its edge, its name, its count, and a dot if it is fresh."""
    look = district_look(phone, district)
    ink = look.ink if filled else ft.Colors.ON_SURFACE
    name = ft.Text(
        district_name(phone, district),
        size=phone.size(_letter_size(phone, width / phone.scale)),
        weight=ft.FontWeight.W_600,
        color=ink,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        style=ft.TextStyle(height=1.15),
        expand=True,
    )
    parts: list[ft.Control] = [_draw_edge(phone, district, look, height), name]
    parts += _draw_extras(phone, face, ink)
    layers: list[ft.Control] = [
        ft.Row(parts, spacing=3, vertical_alignment=ft.CrossAxisAlignment.CENTER, height=height)
    ]
    if face.fresh:
        layers.append(ft.Container(width=8, height=8, border_radius=4, bgcolor=ink, right=3, top=3))
    return ft.Stack(layers, fit=ft.StackFit.EXPAND)


def _draw_edge(phone: Phone, district: District, look: Look, height: float) -> ft.Control:
    price = ft.Text(
        str(cards()[district].cost),
        size=phone.size(14),
        weight=ft.FontWeight.W_700,
        color=look.ink,
        style=ft.TextStyle(height=1.1),
    )
    return ft.Container(
        upright(draw_sign(look.sign, phone.size(14), look.ink), price, spacing=0),
        width=phone.size(EDGE),
        height=height,
        bgcolor=look.colour,
        alignment=CENTER,
    )


def _draw_extras(phone: Phone, face: Face, ink: str) -> list[ft.Control]:
    """Draw the count from two on, and the note."""
    words = [f"×{face.count}" if face.count > 1 else "", face.note]
    return [
        ft.Container(
            ft.Text(text, size=phone.size(13), weight=ft.FontWeight.W_700, color=ink, no_wrap=True),
            padding=ft.Padding.only(right=5),
        )
        for text in filter(None, words)
    ]


def _letter_size(phone: Phone, width: float) -> int:
    """Choose the size of a name by the tile's width. Chinese names are short, and 2 larger."""
    size = 13 if width >= NARROW else 12 if width >= NARROWEST else 11
    return size + 2 if phone.locale.startswith("zh") else size


def tile_rows(
    phone: Phone,
    faces: Iterable[tuple[District, Face]],
    width: float,
    *,
    tap: Callable[[District], object] | None = None,
    hold: Callable[[District], object] | None = None,
    label: Callable[[District], str] | None = None,
) -> ft.Control:
    """Draw tiles side by side, in as many lines as they need.

    Args:
        phone: the phone that shows it.
        faces: the districts, each with its momentary appearance.
        width: that they may take, in pixels.
        tap: called with a district; None if there is nothing to tap.
        hold: called with a district that is held for a while.
        label: the text of a tile for a screen reader, if not `district_words`.
    """
    each = card_width(phone, width)

    def draw_tile(district: District, face: Face) -> ft.Control:
        return district_tile(
            phone,
            district,
            each,
            face=face,
            tap=partial(tap, district) if tap else None,
            hold=partial(hold, district) if hold else None,
            label=label(district) if label else None,
        )

    return ft.Row([draw_tile(*one) for one in faces], wrap=True, spacing=GAP, run_spacing=GAP)


def _lay_in_lines(tiles: Sequence[ft.Control], across: int) -> ft.Control:
    return equal_rows(tiles, across, GAP)


def tile_grid(
    phone: Phone,
    districts: Sequence[District],
    width: float,
    faces: Mapping[District, Face],
    tap: Callable[[District], object] | None = None,
    *,
    hold: Callable[[District], object] | None = None,
    ticked: Mapping[District, bool] | None = None,
    keep: Keep = make_anew,
    lay_out: LayOut = _lay_in_lines,
) -> ft.Control:
    """Draw districts side by side in the given order.

    Args:
        phone: the phone that shows it.
        districts: the districts.
        width: that they may take, in pixels.
        faces: momentary appearance of tiles; those left out are plain.
        tap: called with a district.
        hold: called with a district that is held for a while.
        ticked: True for a district that is filled and ticked, False for a plain one; None without ticks.
        keep: reuses tiles of the last drawing; the effect of a tap must follow from the district alone.
        lay_out: lays out the tiles; see `page_tiles`.
    """
    room = min(width, WIDEST * phone.scale)
    each = card_width(phone, room)

    def tile(district: District) -> ft.Control:
        face, checked = faces.get(district, PLAIN), None if ticked is None else ticked.get(district, False)
        key = (district, face, checked, each, phone.locale, phone.dark, phone.scale)

        def make() -> ft.Control:
            return district_tile(
                phone,
                district,
                each,
                face=face,
                filled=checked is not False,
                tap=(lambda: tap(district)) if tap else None,
                hold=(lambda: hold(district)) if hold else None,
                checked=checked,
            )

        return keep(key, make)

    tiles = [tile(district) for district in districts]
    grid = lay_out(tiles, _count_across(phone, room))
    return centre_in_grid(phone, grid, width)


def centre_in_grid(phone: Phone, content: ft.Control, width: float) -> ft.Control:
    """Draw content as wide as a grid of tiles, in the middle of a width in pixels."""
    room = min(width, WIDEST * phone.scale)
    return ft.Row([ft.Container(content, width=room)], alignment=ft.MainAxisAlignment.CENTER)


def page_tiles(screen: PagedScreen, name: str, height: float) -> LayOut:
    """Return a layout of tiles in a height, in pixels. What does not fit is a tap away.

    Args:
        screen: the phone's.
        name: names the tiles among those of the game.
        height: height available, in pixels.
    """
    tile = screen.phone.size(HEIGHT)
    lines = int(min(height + GAP, FAR) // (tile + GAP))
    return lambda tiles, across: draw_pages(screen, name, tiles, across, lines, tile, spacing=GAP)


def grid_height(phone: Phone, count: int, width: float) -> float:
    """Compute the height of a grid of tiles to tap, in pixels."""
    lines = ceil(count / _count_across(phone, min(width, WIDEST * phone.scale)))
    return max(0.0, lines * (phone.size(HEIGHT) + GAP) - GAP)


def _count_across(phone: Phone, width: float) -> int:
    """Count the tiles side by side in a width."""
    return max(1, int((width + GAP + 0.01) // (card_width(phone, width) + GAP)))
