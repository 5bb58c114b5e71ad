"""Cards of districts, drawn with kind, price and name, and the gold coin."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.games.citadels.printed import District, cards
from views.boards.citadels.look import (
    Look,
    colour_name,
    district_look,
    district_name,
    ui_text,
)
from views.boards.citadels.marks import draw_sign
from views.device.phone import Phone
from views.device.theme import CENTER
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import join_words
from views.kit.shared_render import draw_once
from views.kit.tap import tappable

Tap = Callable[[], object]

FADED = 0.7
"""Opacity of a card that is not meant while others are."""

BAND = 24
"""Height of a card's coloured band in text of the usual size, in pixels."""

BODY = 42
"""Height of the part below the band, in pixels: two lines of a name."""

SLIM = 116
"""Below this width, in pixels, a card's name is written smaller."""


@dataclass(frozen=True, slots=True)
class Face:
    """Momentary appearance of a card.

    Attributes:
        fresh: whether it was built in this round; a dot says so.
        lit: whether it is pointed out.
        chosen: whether it is the one in hand.
        asked: whether it is the object of a refused question.
        faded: whether others are meant; a tap on it may still say why.
        count: the number of copies; written unless it is 1.
        note: a few words instead of the kind on the band, such as a price that is not the printed one.
    """

    fresh: bool = False
    lit: bool = False
    chosen: bool = False
    asked: bool = False
    faded: bool = False
    count: int = 1
    note: str = ""

    def border(self, plain: str, thin: float) -> ft.Border:
        """Draw the line around the card: strong if asked about, chosen or lit, else plain and thin."""
        if self.asked:
            return write_value(ft.Border.all, 3, ft.Colors.ERROR)
        if self.chosen:
            return write_value(ft.Border.all, 3, ft.Colors.PRIMARY)
        wide, colour = (3.0, ft.Colors.TERTIARY) if self.lit else (thin, plain)
        return write_value(ft.Border.all, wide, colour)


PLAIN = Face()


def card_height(phone: Phone) -> float:
    """Compute the height of a district's card, in pixels."""
    return phone.size(BAND) + phone.size(BODY)


def district_words(phone: Phone, district: District, face: Face = PLAIN) -> str:
    """Describe a district's card for a screen reader: name, kind, price, worth, copies, and newness."""
    card = cards()[district]
    parts = [
        district_name(phone, district),
        colour_name(phone, card.colour),
        ui_text(phone, "costs", n=card.cost),
        ui_text(phone, "worth", n=card.worth) if card.points is not None else "",
        ui_text(phone, "copies", n=face.count) if face.count != 1 else "",
        ui_text(phone, "built-now") if face.fresh else "",
        face.note,
    ]
    return join_words(phone, parts)


def district_card(
    phone: Phone,
    district: District,
    width: float,
    *,
    face: Face = PLAIN,
    tap: Tap | None = None,
    hold: Tap | None = None,
    label: str | None = None,
) -> ft.Control:
    """Draw a district as a small card.

    Args:
        phone: the phone that shows it.
        district: the district.
        width: of the card, in pixels; see `card_height` for its height.
        face: its momentary appearance.
        tap: called on a tap; None if there is nothing to tap.
        hold: called when it is held for a while.
        label: the text for a screen reader, if not `district_words`.
    """
    return frame_card(
        label or district_words(phone, district, face),
        draw_once(
            phone,
            _draw_district_face,
            district,
            Face(fresh=face.fresh, count=face.count, note=face.note),
            slim=width < SLIM * phone.scale,
        ),
        district_look(phone, district),
        face,
        tap,
        hold,
        width,
        card_height(phone),
    )


def _draw_district_face(phone: Phone, district: District, face: Face, *, slim: bool) -> ft.Control:
    """Draw a district's band, and its name below."""
    look = district_look(phone, district)
    name = ft.Text(
        district_name(phone, district),
        size=phone.size(13 if slim else 14),
        weight=ft.FontWeight.W_600,
        color=ft.Colors.ON_SURFACE,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        style=ft.TextStyle(height=1.2),
    )
    body = ft.Container(
        name,
        height=phone.size(BODY) - 4,
        alignment=CENTER,
        padding=ft.Padding.symmetric(horizontal=3),
    )
    return ft.Column(
        [_draw_band(phone, district, look, face), body],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def frame_card(
    label: str,
    inside: ft.Control,
    look: Look,
    face: Face,
    tap: Tap | None,
    hold: Tap | None,
    width: float,
    height: float | None,
) -> ft.Control:
    """Draw a card's edge around its content, and make it tappable.

    Args:
        label: the text for a screen reader.
        inside: the content.
        look: the colours of the kind.
        face: its momentary appearance.
        tap: called on a tap; None if there is nothing to tap.
        hold: called when it is held for a while.
        width: of the card, in pixels.
        height: of the card, in pixels; None to fit the content.
    """
    return tappable(
        label,
        inside,
        tap,
        on_hold=hold,
        selected=face.chosen or None,
        width=width,
        height=height,
        border_radius=10,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=face.border(look.edge, 1.5),
        opacity=FADED if face.faded else 1,
    )


def _draw_band(phone: Phone, district: District, look: Look, face: Face) -> ft.Control:
    card = cards()[district]
    size = phone.size(BAND)

    def draw_word(text: str) -> ft.Text:
        return ft.Text(text, size=phone.size(14), weight=ft.FontWeight.W_700, color=look.ink, no_wrap=True)

    left: list[ft.Control] = [draw_sign(look.sign, size * 0.7, look.ink)]
    if face.count != 1:
        left.append(draw_word(f"×{face.count}"))
    if face.fresh:
        left.append(ft.Container(width=8, height=8, border_radius=4, bgcolor=look.ink))
    right: list[ft.Control] = [draw_word(face.note)] if face.note else [draw_coin(phone, card.cost, 17)]
    if card.points is not None and not face.note:
        right.append(ft.Icon(ft.Icons.STAR, size=phone.size(13), color=look.ink))
        right.append(draw_word(str(card.points)))
    return ft.Container(
        ft.Row(
            [ft.Row(left, spacing=4, tight=True), ft.Row(right, spacing=1, tight=True)],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            spacing=2,
        ),
        height=size,
        bgcolor=look.colour,
        padding=ft.Padding.symmetric(horizontal=5),
    )


def draw_coin(phone: Phone, number: int | str, size: float = 20) -> ft.Control:
    """Draw a gold coin with a number on it."""
    return _draw_coin_face(number, phone.size(size))


def coin_mark(side: float, _: str) -> ft.Control:
    """Draw a gold coin of `side` pixels in its own colour, to stand beside a number."""
    return _draw_coin_face("", side)


def _draw_coin_face(number: int | str, side: float) -> ft.Control:
    return ft.Container(
        ft.Text(
            str(number),
            size=side * 0.7,
            weight=ft.FontWeight.W_700,
            color="#2B2205",
            no_wrap=True,
            style=ft.TextStyle(height=1.0),
        ),
        width=side,
        height=side,
        border_radius=side / 2,
        bgcolor="#F4D470",
        border=ft.Border.all(1, "#7A5C08"),
        alignment=CENTER,
    )
