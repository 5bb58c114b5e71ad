"""Sweet Lands on the screen: the seat's goods and map, and its controls below or beside them."""

from functools import partial

import flet as ft

from views.boards.sweet_lands import (
    asking,
    correction_page,
    goods,
    map,
    map_look,
    middle,
    notes,
    overview,
    panels,
    picture,
    pointing,
    printing,
)
from views.boards.sweet_lands.state import Screen
from views.kit.box_painter import BoxPainter
from views.kit.game_board import Board, category_icons
from views.kit.panels import Panel, Panels, draw_nothing

DESK = 348
"""Width of the controls beside the map, in pixels."""


def _goods(screen: Screen, width: float) -> ft.Control:
    """Draw the goods of the seat. A tap corrects one."""
    seat, position = screen.seat, screen.position
    ask = partial(asking.ask_stock, screen, seat)
    return screen.again(
        ("goods", seat),
        (tuple(goods.amount(position, seat, what) for what in (*goods.GOODS, *goods.POINTS)), width),
        lambda: goods.goods_line(screen.phone, position, seat, width, ask, screen.rules.ask_about),
    )


PANELS = Panels(
    panels.PANELS,
    default=Panel(map.body),
    painting=Panel(correction_page.body, correction_page.actions, facts=draw_nothing, part=0.56),
    phase=panels.name,
    facts=_goods,
    beside=DESK,
    widest=560,
    part=0.53,
    rail=344,
)
"""Panels of the phases, and of the kinds of owed pieces."""


BOARD = Board(
    PANELS,
    overview=overview.overview,
    picture=picture.picture,
    lights=map_look.shown_among,
    point=pointing.point,
    ask=pointing.ask,
    setup_notes=notes.setup_notes,
    room=picture.picture_room,
    middle=middle.draw_middle,
    shown=picture.shown_map,
    printed=BoxPainter(
        printing.paint_entry,
        printing.ground_look,
        printing.common_answers,
        printing.is_numbered,
        printing.is_single,
        printing.pair_parts,
    ),
    category_icon=category_icons(
        points=ft.Icons.STAR,
        prosperity=ft.Icons.TRENDING_UP,
        cities=ft.Icons.LOCATION_CITY,
        sets=ft.Icons.CATEGORY,
        gold=ft.Icons.PAID,
        diamonds=ft.Icons.DIAMOND,
        ports=ft.Icons.SAILING,
        milestones=ft.Icons.FLAG,
        final_tiles=ft.Icons.EMOJI_EVENTS,
    ),
)
