"""A city drawn as cards, in the order they were built, in as many columns as there is room for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil

import flet as ft

from companion.games.citadels.position import Built, Position
from companion.games.citadels.powers.destroying import read_cell
from companion.games.citadels.printed import District
from companion.games.citadels.scoring import first_complete_seat
from views.boards.citadels.cards import PLAIN, Face, card_height, district_card
from views.boards.citadels.look import ui_text
from views.device.phone import Phone
from views.device.theme import CENTER, EDGE

GAP = 6
"""Pixels between two cards."""

LEAST = 100
"""A card is at least so wide in text of the usual size, in pixels, but where two would not fit."""

NARROWEST = 92
"""Where two cards would not be so wide side by side, there is one in a line."""

LARGEST = 150
"""A card is never wider than this in text of the usual size, in pixels."""


NO_FACES: Mapping[District, Face] = {}


def card_width(phone: Phone, width: float) -> float:
    """Compute the width of a card if all cards share `width` pixels side by side."""
    fewest = 2 if width >= 2 * NARROWEST * phone.scale + GAP else 1
    columns = max(fewest, int((width + GAP) // (LEAST * phone.scale + GAP)))
    return min((width + GAP) / columns - GAP, LARGEST * phone.scale)


def lit_districts(cells: Sequence[str], seat: int) -> frozenset[str]:
    """Select the districts of a seat's city from cells written as bare ids or ``<seat>.<id>``."""
    return frozenset(district for owner, district in map(read_cell, cells) if owner in (None, seat))


def districts_with_faces(
    city: Sequence[Built], faces: Mapping[District, Face]
) -> Iterator[tuple[District, Face]]:
    """Yield a city's districts with their faces: as given or plain, and fresh if built in this round."""
    for built in city:
        yield built.district, replace(faces.get(built.district, PLAIN), fresh=built.fresh)


def city_cards(
    phone: Phone,
    city: Sequence[Built],
    width: float,
    faces: Mapping[District, Face] = NO_FACES,
    *,
    tap: Callable[[District], object] | None = None,
    hold: Callable[[District], object] | None = None,
    label: Callable[[District], str] | None = None,
) -> ft.Control:
    """Draw a city's cards side by side.

    Args:
        phone: the phone that shows it.
        city: its districts.
        width: that they may take, in pixels.
        faces: momentary appearance of cards; those left out are plain. `fresh` is taken from the city.
        tap: called with a district; None if there is nothing to tap.
        hold: called with a district that is held for a while.
        label: the text of a card for a screen reader, if not `district_words`.
    """
    if not city:
        return empty_city(phone, width)
    each = card_width(phone, width)

    def draw_card(district: District, face: Face) -> ft.Control:
        return district_card(
            phone,
            district,
            each,
            face=face,
            tap=partial(tap, district) if tap else None,
            hold=partial(hold, district) if hold else None,
            label=label(district) if label else None,
        )

    left, middle = ft.MainAxisAlignment.START, ft.MainAxisAlignment.CENTER
    place = middle if len(city) * (each + GAP) <= width + GAP else left
    cards = [draw_card(*one) for one in districts_with_faces(city, faces)]
    return ft.Row(cards, wrap=True, spacing=GAP, run_spacing=GAP, alignment=place)


def city_places(
    phone: Phone,
    city: Sequence[Built],
    width: float,
    size: int,
    *,
    tap: Callable[[District], object],
    hold: Callable[[District], object],
) -> ft.Control:
    """Draw a city's cards, and an empty place for each district that it lacks to be complete.

    Args:
        phone: the phone that shows it.
        city: its districts.
        width: that they may take, in pixels.
        size: number of districts of a complete city.
        tap: called with a district.
        hold: called with a district that is held for a while.
    """
    count = max(size, len(city))
    across = _count_places_across(phone, count, width)
    each = min((width + GAP) / across - GAP, LARGEST * phone.scale)
    shown = [
        district_card(
            phone, district, each, face=face, tap=partial(tap, district), hold=partial(hold, district)
        )
        for district, face in districts_with_faces(city, NO_FACES)
    ]
    missing = range(len(city), count)
    shown += [_draw_empty_place(phone, each, said=number == 0) for number in missing]
    lines: list[ft.Control] = [
        ft.Row(shown[start : start + across], spacing=GAP) for start in range(0, count, across)
    ]
    grid = ft.Column(lines, spacing=GAP, tight=True)
    return ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER)


def places_height(phone: Phone, count: int, width: float) -> float:
    """Compute the height of a city's places, in pixels."""
    lines = ceil(count / _count_places_across(phone, count, width))
    return lines * (card_height(phone) + GAP) - GAP


def _count_places_across(phone: Phone, count: int, width: float) -> int:
    """Count the places side by side: as many as there is room for, but in at least two lines."""
    return max(1, min(int((width + GAP) // (LEAST * phone.scale + GAP)), ceil(count / 2)))


def _draw_empty_place(phone: Phone, width: float, *, said: bool) -> ft.Control:
    """Draw the place of a district that is missing. In an empty city the first place says so."""
    return empty_city(phone, width) if said else empty_city(phone, width, words="")


def empty_city(phone: Phone, width: float, height: float = 0, words: str | None = None) -> ft.Control:
    """Draw the place of a card, as high as that card by default, with words for an empty city by default."""
    return ft.Container(
        ft.Text(
            ui_text(phone, "city-empty") if words is None else words,
            size=phone.size(14),
            color=ft.Colors.ON_SURFACE_VARIANT,
            text_align=ft.TextAlign.CENTER,
        ),
        width=width,
        height=height or card_height(phone),
        alignment=CENTER,
        border_radius=10,
        border=EDGE,
    )


def city_words(phone: Phone, position: Position, seat: int) -> str:
    """Describe the progress of a city: its size, or that it is complete."""
    done = position.is_city_complete(seat)
    words = (
        "city-first"
        if done and first_complete_seat(position) == seat
        else "city-complete"
        if done
        else "city-count"
    )
    return ui_text(phone, words, n=len(position.players[seat].city), size=position.city_size)


def size_mark(phone: Phone, position: Position, seat: int) -> ft.Control:
    """Draw the number of districts of a city out of those that complete it, with a flag once complete."""
    count, size = len(position.players[seat].city), position.city_size
    done = position.is_city_complete(seat)
    ink = ft.Colors.ON_PRIMARY_CONTAINER if done else ft.Colors.ON_SURFACE
    parts: list[ft.Control] = [
        ft.Icon(
            ft.Icons.FLAG if done else ft.Icons.LOCATION_CITY,
            size=phone.size(17),
            color=ink if done else ft.Colors.ON_SURFACE_VARIANT,
        ),
        ft.Text(f"{count}/{size}", size=phone.size(15), weight=ft.FontWeight.W_700, color=ink, no_wrap=True),
    ]
    if done and first_complete_seat(position) == seat:
        parts.append(ft.Text(ui_text(phone, "first-short"), size=phone.size(13), color=ink, no_wrap=True))
    return ft.Semantics(
        label=city_words(phone, position, seat),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(parts, spacing=4, tight=True),
            padding=ft.Padding.symmetric(horizontal=8, vertical=4),
            border_radius=12,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if done else ft.Colors.SURFACE_CONTAINER_HIGH,
        ),
    )
