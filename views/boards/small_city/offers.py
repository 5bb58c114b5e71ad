"""Tiles a seat could build now, each with its price, and with a flag for a legal placement."""

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.building.paying import full_price, tile_price
from companion.games.small_city.printed import Kind
from views.boards.small_city.held_tile import best_refused, kind_in_hand, legal_placements
from views.boards.small_city.look import FAMILIES, Group, group_of
from views.boards.small_city.palette import Offer, back_to_groups, group_row, tile_row
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town_view import tile_rules
from views.widgets.box_editor.ask_printed import ask_printed

BOTH = 300
"""Height of a dock with room for groups and tiles, in pixels."""


def offer_tile(screen: Screen, kind: Kind) -> Offer:
    """Describe a tile for the palette of the seat looked at: its price, and True if it can be built."""
    position = screen.position
    goods = full_price(position, kind)
    free = position.errand is not None
    dollars = tile_price(position, screen.seat, kind)
    words = "" if goods and not free else "$0" if free else f"${dollars}"
    return Offer(kind, words, () if free else goods, bool(legal_placements(position, screen.seat, kind)))


def draw_palette(screen: Screen) -> ft.Control:
    """Draw the groups of tiles, and the tiles of the open group.

    In a dock that is not high, only one of the two rows is shown at a time.
    """
    group = _open_group(screen)
    rows: list[ft.Control] = []
    if not group or _shows_both(screen):
        rows.append(_draw_groups(screen, group or "R"))
    if group or _shows_both(screen):
        rows.append(_draw_tiles(screen, group or "R"))
    return ft.Column(rows, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _shows_both(screen: Screen) -> bool:
    """Check that the dock has room for the groups and the tiles of one of them."""
    return screen.panes.depth >= BOTH * screen.phone.scale


def _draw_groups(screen: Screen, chosen: Group) -> ft.Control:
    position, seat = screen.position, screen.seat
    found = frozenset(
        name
        for name, members in FAMILIES.items()
        if any(legal_placements(position, seat, kind) for kind in members)
    )
    names = [name for name in FAMILIES if not (name == "K" and position.errand)]
    return group_row(
        screen.phone,
        names,
        chosen if _shows_both(screen) else None,
        found,
        lambda name: _show_group(screen, name),
    )


def _draw_tiles(screen: Screen, group: Group) -> ft.Control:
    offers = [offer_tile(screen, kind) for kind in FAMILIES[group]]
    row = tile_row(
        screen.phone,
        screen.position.box,
        offers,
        screen.piece,
        partial(take_tile, screen),
        partial(_show_rules, screen),
    )
    if _shows_both(screen):
        return row
    return ft.Row(
        [
            back_to_groups(screen.phone, group, lambda: _show_group(screen, None)),
            ft.Container(row, expand=True),
        ],
        spacing=4,
    )


def _show_rules(screen: Screen, kind: Kind) -> Awaitable[None]:
    """Show the rules about a tile."""
    return screen.rules.ask_about(*tile_rules(kind))


def _show_group(screen: Screen, group: Group | None) -> None:
    screen.close()
    screen.piece, screen.target = None, None
    have(screen, hand_of(screen).with_group(group))


def _open_group(screen: Screen) -> Group | None:
    kind = kind_in_hand(screen)
    return group_of(kind) if kind else hand_of(screen).group


def take_tile(screen: Screen, kind: Kind) -> None:
    """Take a tile in hand, or tell the reason why the tile cannot be built now."""
    if screen.acts.only_looks():
        return
    if screen.piece == kind:
        _take_in_hand(screen, kind)
        return
    names = (*screen.game.box.printed_for(kind), *(("warehouse",) if kind == "F1" else ()))
    ask_printed(screen, names, lambda: _take_in_hand(screen, kind))


def _take_in_hand(screen: Screen, kind: Kind) -> None:
    again = screen.piece == kind
    have(screen, replace(hand_of(screen).with_group(group_of(kind)), chains=False))
    screen.pick(kind)
    if not again and not legal_placements(screen.position, screen.seat, kind):
        screen.acts.ask_why(best_refused(screen, kind, None), anywhere=True)
