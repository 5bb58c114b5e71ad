"""The table copied as it lies there: to correct the mirror, or only to score the game."""

from functools import partial

import flet as ft

from views.boards.sweet_lands import asking, card_corrections, stock_corrections, table_corrections
from views.boards.sweet_lands.brushes import BRUSHES, MODES, Brush, painting_of, stroke, turn_to
from views.boards.sweet_lands.glyphs import mark
from views.boards.sweet_lands.goods import goods_line
from views.boards.sweet_lands.map import ask_place
from views.boards.sweet_lands.map_look import edge_label, hex_label, hex_picture, road_colour
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.stock_corrections import total_pill
from views.device.phone import LARGE
from views.kit.actions import brush_button
from views.kit.board import Taps
from views.kit.hex_board import hex_board
from views.kit.hexes import edges_of
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.buttons import text_button
from views.widgets.choices import segments

BRUSH, GAP = 44.0, 4.0
"""Pixels of a brush and between two."""

ACROSS = 6
"""Number of brushes side by side: two rows on a phone."""

ABOVE = 62
"""Pixels kept above the map in text of the usual size: for the goods, or for the choice to count."""

LEAST = 240.0
"""A map is not made less high than this for want of room, in pixels: the page scrolls instead."""

WIDEST = 620


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map to paint, or the other corrections."""
    match painting_of(screen).mode:
        case "goods":
            return stock_corrections.body(screen, width)
        case "cards":
            return card_corrections.body(screen, width)
        case "table":
            return table_corrections.body(screen, width)
    return _map_page(screen, width, height)


def actions(screen: Screen, width: float) -> ft.Control:
    """Draw the pages of corrections, and on the map's page also the brushes."""
    phone, now = screen.phone, painting_of(screen)
    modes = [(mode, say(phone, f"mode-{mode}")) for mode in MODES]
    parts = [segments(phone, modes, now.mode, lambda mode: turn_to(screen, mode=mode))]
    if now.mode == "map" and not _counts(screen):
        parts.append(_brushes(screen, min(width, WIDEST)))
    inside = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(inside, width=min(width, WIDEST))


# The map --------------------------------------------------------------------------------------------------


def _counts(screen: Screen) -> bool:
    """Check that the map of the seat looked at is counted rather than painted."""
    counted = screen.position.players[screen.seat].counted is not None
    return counted and screen.only_scored and not painting_of(screen).drawn


def _map_page(screen: Screen, width: float, height: float) -> ft.Control:
    parts: list[ft.Control] = []
    if screen.only_scored:
        parts.append(_draw_count_or_paint(screen, min(width, WIDEST)))
    elif screen.phone.scale < LARGE:
        line = goods_line(
            screen.phone,
            screen.position,
            screen.seat,
            min(width, WIDEST),
            partial(asking.ask_stock, screen, screen.seat),
        )
        parts.append(line)
    if _counts(screen):
        parts.append(stock_corrections.counts(screen, width))
    else:
        above = screen.phone.size(ABOVE) if parts else 0
        parts += [_board(screen, width, max(LEAST, height - above)), *_print_it(screen)]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _draw_count_or_paint(screen: Screen, width: float) -> ft.Control:
    """Draw the choice to count the pieces or to paint the map. A painted map stays painted."""
    phone, now = screen.phone, "counts" if _counts(screen) else "drawn"
    ways = [(way, say(phone, f"map-{way}")) for way in ("counts", "drawn")]

    def choose(mode: str) -> None:
        if mode == "counts" and screen.position.players[screen.seat].counted is None:
            phone.tell(say(phone, "painted-already"))
        else:
            turn_to(screen, drawn=mode == "drawn")

    how = ft.Container(segments(phone, ways, now, choose, role="radio"), expand=True)
    return ft.Container(ft.Row([how, total_pill(screen, short=True)], spacing=8), width=width)


def _board(screen: Screen, width: float, height: float) -> ft.Control:
    phone, seat, brush = screen.phone, screen.seat, painting_of(screen).brush
    position = screen.position
    drawn = hex_picture(phone, position, seat, colour=screen.seats[seat].colour)
    if brush == "road":
        label, cells = edge_label, edges_of(drawn.grid, rim=drawn.rim)
    else:
        label, cells = hex_label, drawn.grid.names
    return hex_board(
        screen,
        drawn,
        width,
        height,
        Taps(
            {at: label(phone, position, seat, at) for at in cells},
            partial(_paint, screen),
            partial(ask_place, screen),
            where=screen.seat,
        ),
        label=say(phone, "map-of", name=screen.names[seat]),
    )


def _paint(screen: Screen, cell: str) -> None:
    """Put the print of the brush on a hex or an edge, or remove it if it is there already."""
    if screen.acts.only_watches():
        return
    found = stroke(screen.position, screen.seat, cell, painting_of(screen).brush)
    if isinstance(found, str):
        screen.phone.tell(say(screen.phone, found))
    else:
        screen.acts.correct(found)


def _print_it(screen: Screen) -> list[ft.Control]:
    """Draw the button to enter the print of the whole map, until it is known."""
    position = screen.position
    side = position.players[screen.seat].side
    if position.printed.is_drawn(side):
        return []

    def ask() -> None:
        if not screen.acts.only_watches():
            enter_printed(screen, (f"map-{side}",), lambda: None)

    words = say(screen.phone, "print-map", side=side)
    return [text_button(screen.phone, words, ask, icon=ft.Icons.MAP_OUTLINED)]


# Brushes --------------------------------------------------------------------------------------------------


def _brushes(screen: Screen, width: float) -> ft.Control:
    wide = max(BRUSH, min(64.0, (width - (ACROSS - 1) * GAP) / ACROSS))
    row: list[ft.Control] = [_brush(screen, brush, wide) for brush in BRUSHES]
    return ft.Container(
        ft.Row(row, wrap=True, spacing=GAP, run_spacing=GAP, alignment=ft.MainAxisAlignment.CENTER),
        width=width,
    )


def _brush(screen: Screen, brush: Brush, width: float) -> ft.Control:
    """Draw a brush. The one in hand has a strong edge."""
    chosen = brush == painting_of(screen).brush
    face, take = _face(screen, brush), partial(turn_to, screen, brush=brush)
    return brush_button(brush_name(screen, brush), face, take, chosen=chosen, width=width, height=BRUSH)


def brush_name(screen: Screen, brush: Brush) -> str:
    """Describe the print of a brush in words."""
    phone = screen.phone
    return say(phone, f"brush-{brush}") if brush in OWN_NAMES else tell(phone, f"piece-{brush}")


OWN_NAMES = ("tile", "flipped", "special", "clear")


def _face(screen: Screen, brush: Brush) -> ft.Control:
    phone = screen.phone
    if brush == "clear":
        return ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=20)
    colour = road_colour(phone, screen.seat, screen.seats[screen.seat].colour)
    return mark(brush, BRUSH - 12, dark=phone.dark, colour=colour)
