"""Choosing one of a few: rows with a ring, segments side by side, chips, and rows that lead on."""

from collections.abc import Callable, Container, Iterable, Sequence
from functools import partial
from typing import TypeVar

import flet as ft

from views.device.phone import LARGE, Phone
from views.device.theme import CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import around, with_least_height
from views.kit.shared_render import draw_once
from views.kit.tap import Role, tappable
from views.models.short_names import text_columns
from views.widgets.buttons import Action

Value = TypeVar("Value", bound=str)
V = TypeVar("V")

WORD, LETTER = 15, 0.56
"""Usual size of a segment's words, in pixels, and the width of a letter as a part of its size."""

NARROW, AROUND = 384, 40
"""Greatest width that segments count on, as in a sheet, and what surrounds them there, in pixels."""


def choice(
    phone: Phone,
    text: str,
    chosen: bool,
    on_choose: Action,
    *,
    remark: str = "",
    label: str | None = None,
) -> ft.Control:
    """Draw a choice with a ring before it, filled when chosen: a reading, a language or a look.

    Args:
        phone: the phone that shows it.
        text: words of the choice.
        chosen: True if it is the current choice.
        on_choose: called on a tap.
        remark: short word below it, such as that it is the default.
        label: words of a screen reader, if not the text and the remark.
    """
    ring = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    words: list[ft.Control] = [ft.Text(text, weight=ft.FontWeight.W_600 if chosen else ft.FontWeight.W_400)]
    if remark:
        words.append(ft.Text(remark, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT))
    return tappable(
        label or " · ".join(filter(None, (text, remark))),
        ft.Row(
            [ft.Icon(ring, color=colour, size=phone.size(22)), ft.Column(words, spacing=0, expand=True)],
            spacing=12,
        ),
        on_choose,
        role="radio",
        selected=chosen,
        padding=write_value(ft.Padding.symmetric, horizontal=8, vertical=12),
        border_radius=RADIUS,
        ink=True,
    )


def segments(
    phone: Phone,
    options: Sequence[tuple[Value, str]],
    chosen: Value,
    on_choose: Callable[[Value], object],
    *,
    role: Role = "tab",
    low: bool = False,
) -> ft.Control:
    """Draw a few options side by side, the chosen filled, or above each other if a word would be cut.

    Args:
        phone: the phone that shows it.
        options: values, each with its text.
        chosen: current value.
        on_choose: called with the tapped value.
        role: ``tab`` to show another part of the page, ``radio`` to set a value.
        low: True where height is scarce: they stay side by side, and their words grow as far as they fit.
    """
    words = [text for _, text in options]
    fitting = min(phone.size(WORD), _fitting_size(phone, " ".join(words).split(), len(words)))
    abreast = low or fitting >= WORD * phone.scale
    size = max(WORD, min(fitting, _fitting_size(phone, words, len(words)))) if low else phone.size(WORD)

    def segment(value: Value, text: str) -> ft.Control:
        here = value == chosen
        return tappable(
            text,
            draw_once(
                phone, _draw_segment_word, text, ft.Colors.ON_PRIMARY if here else ft.Colors.ON_SURFACE, size
            ),
            lambda: on_choose(value),
            role=role,
            selected=here,
            expand=abreast,
            alignment=CENTER,
            padding=write_value(ft.Padding.symmetric, horizontal=8),
            border_radius=RADIUS - 4,
            bgcolor=ft.Colors.PRIMARY if here else None,
            ink=True,
        )

    drawn = [segment(value, text) for value, text in options]
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Container(
        ft.Semantics(
            container=True,
            content=ft.Row(drawn, spacing=TIGHT, intrinsic_height=True, vertical_alignment=stretch)
            if abreast
            else ft.Column(drawn, spacing=TIGHT, horizontal_alignment=stretch),
        ),
        padding=4,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def _fitting_size(phone: Phone, texts: Sequence[str], count: int) -> float:
    """Compute the greatest size of texts that fit into their segments of a row."""
    share = (min(phone.width, NARROW) - AROUND) / max(1, count) - 2 * GAP
    return share / max(map(text_columns, texts), default=1) / LETTER


def _draw_segment_word(phone: Phone, text: str, ink: str, size: float) -> ft.Control:
    word = ft.Text(
        text,
        color=ink,
        size=size,
        weight=ft.FontWeight.W_600,
        text_align=ft.TextAlign.CENTER,
    )
    return with_least_height(word, max(TOUCH, around(phone, 44)))


def chip(
    phone: Phone,
    text: str,
    on_click: Action,
    *,
    chosen: bool = False,
    icon: ft.Control | None = None,
    label: str | None = None,
    role: Role = "button",
) -> ft.Control:
    """Draw a chip: a short word to tap.

    Args:
        phone: the phone that shows it.
        text: the word.
        on_click: called on a tap.
        chosen: True if it stands for the current value.
        icon: picture before the word.
        label: words of a screen reader, if not the word.
        role: kind of the chip to a screen reader.
    """
    edge = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT
    return tappable(
        label or text,
        _draw_chip_face(phone, text, icon, chosen=chosen)
        if icon
        else draw_once(phone, _draw_chip_face, text, chosen=chosen),
        on_click,
        role=role,
        selected=chosen,
        padding=write_value(ft.Padding.only, left=14 - GAP, right=14),
        border=ft.Border.all(1, edge),
        border_radius=TOUCH,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
        ink=True,
    )


def _draw_chip_face(phone: Phone, text: str, icon: ft.Control | None = None, *, chosen: bool) -> ft.Control:
    """Draw the face of a chip."""
    inside: list[ft.Control] = [ft.Container(height=max(TOUCH, phone.size(44)))]  # the least height
    inside += [icon] if icon else []
    word = ft.Text(
        text,
        size=phone.size(15),
        weight=ft.FontWeight.W_600 if chosen else ft.FontWeight.W_500,
        color=ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE,
    )
    inside.append(ft.Container(word, expand=True, expand_loose=True))
    if chosen:
        check = ft.Icon(ft.Icons.CHECK, size=phone.size(18), color=ft.Colors.ON_PRIMARY_CONTAINER)
        inside.append(check)
    return ft.Row(inside, spacing=GAP, tight=True)


def chips(*items: ft.Control, middle: bool = False) -> ft.Control:
    """Lay chips side by side in as many lines as they need, from the left or in the middle."""
    where = ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START
    return ft.Row(list(items), wrap=True, spacing=8, run_spacing=8, alignment=where)


def value_chips(
    phone: Phone,
    values: Iterable[V],
    chosen: Container[object],
    choose: Callable[[V], object],
    words: Callable[[V], str] = str,
    *,
    label: Callable[[V], str] | None = None,
    icon: Callable[[V], ft.Control] | None = None,
    middle: bool = False,
) -> ft.Control:
    """Draw a chip for each of several values.

    Args:
        phone: the phone that shows it.
        values: values to choose from.
        chosen: current values.
        choose: called with the tapped value.
        words: text of a value.
        label: words of a screen reader for a value, if not its text.
        icon: draws the picture before the text.
        middle: True if the chips stand in the middle, and not from the left on.
    """

    def draw_value(value: V) -> ft.Control:
        said, picture = label and label(value), icon and icon(value)
        act = partial(choose, value)
        return chip(phone, words(value), act, chosen=value in chosen, icon=picture, label=said)

    return chips(*map(draw_value, values), middle=middle)


def lead_row(
    phone: Phone,
    icon: ft.IconData,
    title: str,
    on_click: Action,
    *,
    about: str = "",
) -> ft.Control:
    """Draw a row that leads to a page: a picture, its title, and a description."""
    words: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    if about:
        words.append(ft.Text(about, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT))
    return tappable(
        title,
        ft.Row(
            [
                ft.Icon(icon, size=phone.size(24), color=ft.Colors.PRIMARY),
                ft.Column(words, spacing=2, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT, size=phone.size(22)),
            ],
            spacing=16,
        ),
        on_click,
        about=about or None,
        padding=write_value(ft.Padding.symmetric, horizontal=16, vertical=14),
        border_radius=RADIUS,
        ink=True,
    )


def picture_rows(phone: Phone, pictures: Sequence[ft.Control], *, across: int = 4) -> ft.Control:
    """Lay pictures with names side by side over all the width, one fewer to a row in large text."""
    columns = across - 1 if phone.scale >= LARGE else across
    return ft.ResponsiveRow(list(pictures), columns=columns, spacing=TIGHT, run_spacing=TIGHT)


def picture_tile(
    phone: Phone,
    picture: ft.Control,
    words: str,
    act: Callable[[], object],
    *,
    label: str = "",
    high: float = 30,
    chosen: bool = False,
    lines: int = 1,
) -> ft.Control:
    """Draw a picture to tap, with its name below.

    Args:
        phone: the phone that shows it.
        picture: the picture.
        words: name of the picture.
        act: called on a tap.
        label: words of a screen reader, if not the name.
        high: height of the picture, in pixels.
        chosen: True if it is chosen.
        lines: lines of the name, at most.
    """
    name = ft.Text(
        words,
        size=phone.size(11),
        text_align=ft.TextAlign.CENTER,
    )
    face = ft.Column(
        [picture, name],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        label or words,
        with_least_height(face, max(TOUCH, high + phone.size(4 + 14 * lines) + 8)),
        act,
        selected=chosen,
        col=1,
        padding=2,
        border_radius=RADIUS - 4,
        border=ft.Border.all(2, ft.Colors.PRIMARY) if chosen else None,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        ink=True,
    )
