"""The palette of tiles: groups of tiles, and the tiles of one group with their price."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.games.small_city.printed import Colour, Kind, Printed
from views.boards.small_city.look import Group, goods_words, group_look, tile_name, ui_text
from views.boards.small_city.mini import goods_row, mini_tile
from views.device.phone import Phone
from views.device.theme import CENTER, TOUCH, border_below
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import choice_border, ground_looks
from views.kit.layout import around, grow, upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable

CAPTION = 11
"""Pixels beyond which the word under a picture does not grow with the text: it would be cut off."""

TILE = 58
"""Height of a tile, in pixels."""

BARRED = 14
"""Size of the sign of a tile that may not be built now, in pixels."""


@dataclass(frozen=True)
class Offer:
    """A tile that could be taken in hand.

    Attributes:
        kind: which.
        price: its price in words; empty for a price in goods.
        goods: the goods it costs.
        open: whether it has a legal placement now.
    """

    kind: Kind
    price: str = ""
    goods: tuple[Colour, ...] = ()
    open: bool = True


def group_row(
    phone: Phone,
    names: Iterable[Group],
    chosen: Group | None,
    open_groups: frozenset[Group],
    pick: Callable[[Group], object],
) -> ft.Control:
    """Draw groups of tiles side by side, and dim those without a tile that can be built now."""

    def draw_group(name: Group) -> ft.Control:
        look, here = group_look(name), name == chosen
        return tappable(
            ui_text(phone, f"group-{name}"),
            draw_once(phone, _draw_group_face, name, dim=not (here or name in open_groups)),
            lambda: pick(name),
            selected=here,
            expand=True,
            height=TOUCH,
            padding=write_value(ft.Padding.only, left=2, right=2, top=2, bottom=5),
            border=write_value(border_below, 3, look.colour if here else ft.Colors.TRANSPARENT),
        )

    return ft.Row([draw_group(name) for name in names], spacing=2)


def _draw_group_face(phone: Phone, name: Group, *, dim: bool) -> ft.Control:
    look = group_look(name)
    ink = ft.Colors.ON_SURFACE if dim else look.ink
    word = ft.Text(
        ui_text(phone, f"group-short-{name}"),
        size=min(phone.size(10), CAPTION),
        color=ink,
        weight=ft.FontWeight.W_600,
        max_lines=1,
        overflow=ft.TextOverflow.CLIP,
    )
    return ft.Container(
        upright(ft.Icon(look.icon, size=18, color=ink), word, spacing=0),
        border_radius=10,
        height=38,
        alignment=CENTER,
        **ground_looks(look.colour, dim=dim, border=ft.Border.all(2, look.colour)),
    )


def back_to_groups(phone: Phone, group: str, back: Callable[[], object]) -> ft.Control:
    """Draw the open group. A tap shows all groups again."""
    look = group_look(group)
    icons = (look.icon, 20), (ft.Icons.ARROW_BACK, 16)
    face = upright(*(ft.Icon(icon, size=size, color=look.ink) for icon, size in icons), spacing=2)
    return tappable(
        ui_text(phone, "all-groups"),
        face,
        back,
        width=TOUCH - 4,
        height=grow(phone, TILE),
        alignment=CENTER,
        border_radius=12,
        bgcolor=look.colour,
    )


def tile_row(
    phone: Phone,
    box: Printed,
    offers: list[Offer],
    chosen: str | None,
    pick: Callable[[Kind], object],
    hold: Callable[[Kind], object] | None = None,
) -> ft.Control:
    """Draw the tiles of a group side by side.

    Those that may not be built now have a sign, and still say why.
    """
    return ft.Row(
        [_draw_tile(phone, box, offer, offer.kind == chosen, pick, hold) for offer in offers],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _draw_tile(
    phone: Phone,
    box: Printed,
    offer: Offer,
    chosen: bool,
    pick: Callable[[Kind], object],
    hold: Callable[[Kind], object] | None,
) -> ft.Control:
    kind = offer.kind
    said = tile_name(phone, kind)
    if asked := price_words(phone, offer):
        said = ui_text(phone, "offer" if offer.open else "offer-not", tile=said, price=asked)
    return tappable(
        said,
        draw_once(phone, _draw_tile_face, box.drawings[kind][0], offer),
        lambda: pick(kind),
        on_hold=partial(hold, kind) if hold else None,
        selected=chosen,
        expand=True,
        height=grow(phone, TILE),
        padding=ft.Padding.symmetric(vertical=2),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=choice_border(chosen=chosen),
    )


def _draw_tile_face(phone: Phone, drawing: str, offer: Offer) -> ft.Control:
    """Draw a tile as it is printed, and its price."""
    name = ft.Text(offer.kind, size=around(phone, 12), weight=ft.FontWeight.W_700)
    price: ft.Control = (
        goods_row(offer.goods, around(phone, 13))
        if offer.goods
        else ft.Text(offer.price, size=around(phone, 12), color=ft.Colors.ON_SURFACE_VARIANT)
    )
    line = ft.Row([name, price], spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    below = line if len(offer.goods) < 3 else price
    picture = mini_tile(drawing, offer.kind, 46, 30)
    if not offer.open:
        picture = ft.Stack([picture, ft.Container(_draw_barred_sign(), right=0, top=0)])
    return upright(picture, below, spacing=1)


def _draw_barred_sign() -> ft.Control:
    """Draw the sign of a tile that may not be built now, over its corner."""
    sign = ft.Icon(ft.Icons.BLOCK, size=BARRED, color=ft.Colors.ON_SURFACE)
    return ft.Container(sign, border_radius=BARRED, bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST)


def price_words(phone: Phone, offer: Offer) -> str:
    """Describe a price in words."""
    if offer.goods:
        return goods_words(phone, offer.goods)
    return offer.price
