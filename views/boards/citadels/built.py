"""A city at a glance: slim tiles, where other things need the room, and cards where there is plenty."""

from functools import partial

import flet as ft

from companion.games.citadels.position import Built
from views.boards.citadels.cards import Face
from views.boards.citadels.cities import GAP, card_width, city_cards, empty_city
from views.boards.citadels.look import ask_district, tell_about
from views.boards.citadels.state import Screen
from views.boards.citadels.tiles import district_tile

PLENTY = 600
"""From so many pixels on a city is shown as cards."""


def city_tiles(screen: Screen, seat: int, width: float) -> ft.Control:
    """A seat's districts in the order they were built; a tap tells about one."""
    position = screen.position
    city, phone = position.players[seat].city, screen.phone
    if not city:
        return empty_city(phone, width)
    tell = partial(tell_about, phone, position.rulings)
    if width >= PLENTY:
        return city_cards(phone, city, width, tap=tell, hold=partial(ask_district, screen))
    each = card_width(phone, width)

    def tile(built: Built) -> ft.Control:
        return district_tile(
            phone,
            built.district,
            each,
            face=Face(fresh=built.fresh),
            tap=partial(tell, built.district),
            hold=partial(ask_district, screen, built.district),
        )

    return ft.Row([tile(built) for built in city], wrap=True, spacing=GAP, run_spacing=GAP)
