"""What a seat could build now: which tiles, at which price, and whether there is a way."""

import flet as ft

from companion.games.small_city.paying import full_price, price
from companion.games.small_city.position import Position
from companion.games.small_city.printed import Kind
from views.boards.small_city.inhand import best_refused, kind_in_hand, open_ways
from views.boards.small_city.look import FAMILIES, group_of
from views.boards.small_city.palette import Offer, group_row, tile_row
from views.boards.small_city.picks import jot, note
from views.screen import Screen


def offered(screen: Screen, kind: Kind) -> Offer:
    """A tile as the palette offers it to the seat looked at."""
    position: Position = screen.position
    goods = full_price(position, kind)
    free = position.errand is not None
    dollars = price(position, screen.seat, kind)
    words = "" if goods and not free else "$0" if free else f"${dollars}"
    return Offer(kind, words, () if free else goods, bool(open_ways(position, screen.seat, kind)))


def palette(screen: Screen) -> ft.Control:
    """The groups of tiles and the tiles of the one chosen."""
    group = _group(screen)
    kinds = FAMILIES[group]
    if screen.position.errand:
        kinds = tuple(kind for kind in kinds if group != "K")
    offers = [offered(screen, kind) for kind in kinds]
    found = frozenset(
        name
        for name, members in FAMILIES.items()
        if any(open_ways(screen.position, screen.seat, kind) for kind in members)
    )

    def turn_to(name: str) -> None:
        screen.close()
        screen.piece, screen.target = None, None
        jot(screen, group=name, cells="", store="", tile="", pay="")

    return ft.Column(
        [
            group_row(screen.phone, group, found, turn_to),
            tile_row(
                screen.phone, screen.position.box, offers, screen.piece, lambda kind: take(screen, kind)
            ),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _group(screen: Screen) -> str:
    kind = kind_in_hand(screen)
    return group_of(kind) if kind else note(screen, "group") or "R"


def take(screen: Screen, kind: Kind) -> None:
    """Take a tile in hand, or say why there is no way to build it now."""
    if screen.only_looks():
        return
    again = screen.piece == kind
    jot(screen, group=group_of(kind), cells="", store="", tile="", pay="", chains="")
    screen.pick(kind)
    if not again and not open_ways(screen.position, screen.seat, kind):
        screen.ask_why(best_refused(screen, kind, None))
