"""One seat's city as a picture: in the log, beside the board, and where a score comes from."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.citadels.position import Position
from companion.games.citadels.printed import District
from views.boards.citadels.cards import Face, coin, role_sign
from views.boards.citadels.cities import GAP, card_width, city_cards, empty_city, lit_in, size_mark
from views.boards.citadels.facts import crown
from views.boards.citadels.look import ui
from views.boards.citadels.tiles import LOW, district_tile
from views.kit.amounts import figure
from views.kit.game_board import Snapshot
from views.phone import Phone

SLIM = 300
"""Below this width, in pixels, districts are drawn as tiles."""


def picture(shown: Snapshot) -> ft.Control:
    """One city, some of its districts lit; above it what else the seat has, where nothing is lit."""
    phone, seat, width = shown.phone, shown.seat, shown.width
    position: Position = shown.position
    city = position.players[seat].city
    found = lit_in(shown.lit, seat)
    lights = frozenset(built.district for built in city if built.district in found)
    faces: dict[District, Face] = {
        built.district: Face(
            lit=built.district in lights, faded=bool(lights) and built.district not in lights
        )
        for built in city
    }
    drawn = (
        small_city(phone, position, seat, width, faces)
        if width < SLIM
        else city_cards(phone, city, width, faces=faces)
    )
    parts = [drawn] if lights else [stand(phone, position, seat), drawn]
    return ft.Container(
        ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.START),
        width=width,
    )


def small_city(
    phone: Phone,
    position: Position,
    seat: int,
    width: float,
    faces: dict[District, Face] | None = None,
    tap: Callable[[District], object] | None = None,
    hold: Callable[[District], object] | None = None,
) -> ft.Control:
    """A city's districts as tiles side by side.

    Args:
        phone: whose screen.
        position: what the table shows.
        seat: whose city.
        width: that it may take, in pixels.
        faces: how tiles are shown for the moment; those left out are plain.
        tap: called with a district; None where there is nothing to tap.
        hold: called with a district that is held for a while.
    """
    city = position.players[seat].city
    if not city:
        return empty_city(phone, width, phone.size(LOW))
    each = card_width(phone, width)
    return ft.Row(
        [
            district_tile(
                phone,
                built.district,
                each,
                face=_with_age((faces or {}).get(built.district), fresh=built.fresh),
                tap=partial(tap, built.district) if tap else None,
                hold=partial(hold, built.district) if hold else None,
            )
            for built in city
        ],
        wrap=True,
        spacing=GAP,
        run_spacing=GAP,
    )


def _with_age(face: Face | None, *, fresh: bool) -> Face:
    return Face(lit=face.lit, faded=face.faded, fresh=fresh) if face else Face(fresh=fresh)


def stand(phone: Phone, position: Position, seat: int) -> ft.Control:
    """What else a seat has, in a line: crown, gold, cards, how complete its city is, and shown characters."""
    player = position.players[seat]
    parts: list[ft.Control] = []
    if position.crown == seat and position.phase != "scoring":
        parts.append(
            ft.Semantics(label=ui(phone, "crown-here"), exclude_semantics=True, content=crown(phone, 18))
        )
    parts.append(
        _said(ui(phone, "fact-gold", n=player.gold), [coin(phone, "", 14), figure(phone, player.gold)])
    )
    if position.phase != "scoring" or player.hand:
        cards = ft.Icon(ft.Icons.STYLE, size=phone.size(16), color=ft.Colors.ON_SURFACE_VARIANT)
        parts.append(_said(ui(phone, "fact-hand", n=player.hand), [cards, figure(phone, player.hand)]))
    parts.append(size_mark(phone, position, seat))
    parts += [role_sign(phone, role, 26) for role in player.shown]
    return ft.Row(parts, wrap=True, spacing=8, run_spacing=4)


def _said(label: str, parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Semantics(
        label=label, exclude_semantics=True, content=ft.Row(list(parts), spacing=3, tight=True)
    )
