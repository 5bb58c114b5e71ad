"""One seat's city as a picture: in the log, beside the board, and where a score comes from."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from math import ceil

import flet as ft

from companion.games.citadels.position import Built, Position
from companion.games.citadels.printed import District
from companion.games.citadels.scoring import first_complete_seat
from views.boards.citadels.cards import Face, card_height, draw_coin
from views.boards.citadels.cities import (
    GAP,
    LEAST,
    NO_FACES,
    card_width,
    city_cards,
    city_places,
    districts_with_faces,
    empty_city,
    lit_districts,
    places_height,
    size_mark,
)
from views.boards.citadels.facts import crown_mark
from views.boards.citadels.look import ask_district, tell_about, ui_text
from views.boards.citadels.role_cards import role_sign
from views.boards.citadels.state import Screen
from views.boards.citadels.tiles import LOW, tile_rows
from views.device.phone import Phone
from views.kit.amounts import number_text
from views.kit.game_board import Snapshot

SLIM = 300
"""Below this width, in pixels, districts are drawn as tiles."""

STAND = 38
"""Height of the line of the seat's other things, in pixels at the usual size of text."""

USUAL, ABREAST = 9, 3
"""Districts that a picture keeps room for, and how many of them side by side."""

PLENTY = 600
"""From this width on, in pixels, a city is shown as cards also beside other things."""


def picture(snapshot: Snapshot) -> ft.Control:
    """Draw one city with some districts lit. Without lit ones, the seat's other things stand above it."""
    phone, seat, width = snapshot.phone, snapshot.seat, snapshot.width
    position: Position = snapshot.position
    city = position.players[seat].city
    found = lit_districts(snapshot.lit, seat)
    lights = frozenset(built.district for built in city if built.district in found)
    faces: dict[District, Face] = {
        built.district: Face(
            lit=built.district in lights, faded=bool(lights) and built.district not in lights
        )
        for built in city
    }
    low = snapshot.height and _cards_height(phone, len(city), width) > snapshot.height
    drawn = (city_tiles if width < SLIM or low else city_cards)(phone, city, width, faces)
    parts = [drawn] if lights else [draw_stand(phone, position, seat), drawn]
    return ft.Container(
        ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.START),
        width=width,
    )


def picture_room(phone: Phone, position: Position) -> tuple[float, float]:
    """Compute the room for the largest city as tiles, below the line of the seat's other things."""
    lines = ceil(max(USUAL, *(len(player.city) for player in position.players)) / ABREAST)
    width = ABREAST * (LEAST * phone.scale + GAP)
    return width, phone.size(STAND) + lines * (phone.size(LOW) + GAP)


def shown_city(position: Position, seat: int) -> Hashable:
    """Return a seat's city and its other things: nothing else is on its picture."""
    first = first_complete_seat(position)
    return position.players[seat], position.crown, position.phase, position.city_size, first


def _cards_height(phone: Phone, count: int, width: float) -> float:
    """Measure a city of cards, below the line of the seat's other things, in pixels."""
    across = max(1, int((width + GAP) // (card_width(phone, width) + GAP)))
    return phone.size(STAND) + ceil(count / across) * (card_height(phone) + GAP)


def city_tiles(
    phone: Phone,
    city: Sequence[Built],
    width: float,
    faces: Mapping[District, Face] = NO_FACES,
    *,
    tap: Callable[[District], object] | None = None,
    hold: Callable[[District], object] | None = None,
) -> ft.Control:
    """Draw a city's districts as tiles side by side. See `city_cards`."""
    if not city:
        return empty_city(phone, width, phone.size(LOW))
    return tile_rows(phone, districts_with_faces(city, faces), width, tap=tap, hold=hold)


def draw_slim_city(screen: Screen, seat: int, width: float) -> ft.Control:
    """Draw a seat's districts as slim tiles, or as cards from `PLENTY` pixels on or for an empty city.

    A tap shows a sentence about the district.
    """
    city = screen.position.players[seat].city
    draw = city_tiles if city and width < PLENTY else city_cards
    tap, hold = partial(tell_about, screen), partial(ask_district, screen)
    return draw(screen.phone, city, width, tap=tap, hold=hold)


def draw_roomy_city(screen: Screen, seat: int, width: float, room: float) -> ft.Control:
    """Draw a seat's city as cards with a place for each missing district, or as `draw_slim_city`.

    Args:
        screen: the phone's.
        seat: owner of the city.
        width: that it may take, in pixels.
        room: height that it may take, in pixels.
    """
    position = screen.position
    city, size = position.players[seat].city, position.city_size
    if places_height(screen.phone, max(size, len(city)), width) > room:
        return draw_slim_city(screen, seat, width)
    tap, hold = partial(tell_about, screen), partial(ask_district, screen)
    return city_places(screen.phone, city, width, size, tap=tap, hold=hold)


def draw_stand(phone: Phone, position: Position, seat: int) -> ft.Control:
    """Draw a seat's other things in a line: crown, gold, cards, size of its city, shown characters."""
    player = position.players[seat]
    parts: list[ft.Control] = []
    if position.crown == seat and position.phase != "scoring":
        parts.append(crown_mark(phone, 18))
    parts.append(
        _draw_spoken_row(
            ui_text(phone, "fact-gold", n=player.gold),
            [draw_coin(phone, "", 14), number_text(phone, player.gold)],
        )
    )
    if position.phase != "scoring" or player.hand:
        cards = ft.Icon(ft.Icons.STYLE, size=phone.size(16), color=ft.Colors.ON_SURFACE_VARIANT)
        parts.append(
            _draw_spoken_row(
                ui_text(phone, "fact-hand", n=player.hand), [cards, number_text(phone, player.hand)]
            )
        )
    parts.append(size_mark(phone, position, seat))
    parts += [role_sign(phone, role, 26) for role in player.shown]
    return ft.Row(parts, wrap=True, spacing=8, run_spacing=4)


def _draw_spoken_row(label: str, parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Semantics(
        label=label, exclude_semantics=True, content=ft.Row(list(parts), spacing=3, tight=True)
    )
