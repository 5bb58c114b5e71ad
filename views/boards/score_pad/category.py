"""One category of a sheet that is made: its name, and when it is opened, how it counts and how it looks."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import flet as ft
from msgspec.structs import replace

from companion.games.score_pad.sheet import Category, Icon
from views.boards.score_pad.fields import number_field
from views.boards.score_pad.words import ICONS, describe_terms, ui_text
from views.device.phone import Phone
from views.device.theme import CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.kit.focus_ring import field_border
from views.kit.layout import middle_column
from views.kit.tap import tappable
from views.play.setup_draft import SetupScreen
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips, segments
from views.widgets.sheet import icon_button

Put = Callable[..., None]
"""Callback for a changed category, called with nothing to remove it."""

LONGEST_NAME = 30
"""Letters of a category's name at most."""

ICON_WIDTH = 60.0
"""Width of an icon to choose from, with its name below it, in pixels."""

SHARES: tuple[Literal["each", "split", "nobody"], ...] = ("each", "split", "nobody")


def draw_category(
    phone: Phone,
    screen: SetupScreen,
    number: int,
    category: Category,
    edit: Put,
    move_up: Callable[[], None] | None = None,
) -> ft.Control:
    """Draw a row with the category's name, and below it the open settings.

    Args:
        phone: the phone that shows it.
        screen: the setup; it knows the open category.
        number: index of the category.
        category: the category.
        edit: called with the changed category, or with nothing to remove it.
        move_up: swaps it with the category before it; None for the first one.
    """
    here = screen.opened == number
    field = ft.TextField(
        label=ui_text(phone, "category", number=number + 1),
        value=category.name,
        max_length=LONGEST_NAME,
        on_change=lambda event: edit(replace(category, name=(event.control.value or "")[:LONGEST_NAME])),
        expand=True,
        dense=True,
        counter="",
        text_size=phone.size(16),
        border=field_border(underlined=True),
    )
    name = category.name or ui_text(phone, "category", number=number + 1)
    row = ft.Row(
        [
            _draw_category_opener(phone, screen, number, category, name),
            field,
            _draw_drop_button(phone, screen, name, edit),
        ],
        spacing=2,
    )
    return ft.Column(
        [row, *([_draw_details(phone, category, edit, move_up)] if here else [])], spacing=TIGHT, tight=True
    )


def _draw_category_opener(
    phone: Phone, screen: SetupScreen, number: int, category: Category, name: str
) -> ft.Control:
    """Draw the category's picture and a summary of its way of counting. A tap opens its settings."""
    here = screen.opened == number
    face: list[ft.Control] = [
        ft.Icon(ICONS[category.icon] if category.icon else ft.Icons.TUNE, size=20, color=ft.Colors.PRIMARY)
    ]
    if said := describe_terms(phone, category):
        face.append(ft.Text(said, size=11, max_lines=1, no_wrap=True, overflow=ft.TextOverflow.ELLIPSIS))
    inside = middle_column(*face, spacing=0)
    return tappable(
        ui_text(phone, "open-category", name=name),
        inside,
        partial(setattr, screen, "opened", None if here else number),
        expanded=here,
        width=TOUCH + GAP,
        height=TOUCH,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if here else None,
    )


def _draw_drop_button(phone: Phone, screen: SetupScreen, name: str, edit: Put) -> ft.Control:
    def drop_category() -> None:
        screen.opened = None
        edit()

    return icon_button(ft.Icons.CLOSE, ui_text(phone, "drop-category", name=name), drop_category, dim=True)


def _draw_details(
    phone: Phone, category: Category, edit: Put, move_up: Callable[[], None] | None
) -> ft.Control:
    def change_category(**changes: Any) -> None:
        edit(replace(category, **changes))

    numbers = [
        [
            number_field(
                phone,
                ui_text(phone, "times"),
                category.times,
                lambda n: change_category(times=1 if n is None else n),
                0,
                999,
            ),
            number_field(
                phone, ui_text(phone, "per"), category.per, lambda n: change_category(per=n or 1), 1, 999
            ),
        ],
        [
            number_field(
                phone, ui_text(phone, "cap"), category.cap, lambda n: change_category(cap=n), 0, 99_999
            ),
            number_field(
                phone,
                ui_text(phone, "most-bonus"),
                category.most or None,
                lambda n: change_category(most=n or 0),
                0,
                99_999,
            ),
        ],
    ]
    parts: list[ft.Control] = [
        *(ft.Row(list(pair), spacing=GAP) for pair in numbers),
        chips(
            chip(
                phone,
                ui_text(phone, "minus"),
                lambda: change_category(minus=not category.minus),
                chosen=category.minus,
                role="checkbox",
            )
        ),
    ]
    if category.most:
        shares = [(share, ui_text(phone, f"shared-{share}")) for share in SHARES]
        parts.append(
            segments(
                phone, shares, category.shared, lambda share: change_category(shared=share), role="radio"
            )
        )
    parts.append(
        ft.Row(
            [_draw_icon_choice(phone, category, icon, change_category) for icon in ICONS],
            wrap=True,
            spacing=2,
            run_spacing=2,
        )
    )
    if move_up:
        words = ui_text(phone, "move-up")
        parts.append(ft.Row([text_button(phone, words, move_up, icon=ft.Icons.ARROW_UPWARD)]))
    return ft.Container(
        ft.Column(parts, spacing=GAP, tight=True),
        padding=GAP,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def _draw_icon_choice(
    phone: Phone, category: Category, icon: Icon, change: Callable[..., None]
) -> ft.Control:
    mine, words = category.icon == icon, ui_text(phone, "icon", icon=icon)
    name = ft.Text(words, size=min(phone.size(11), 14), max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    tone = ft.Colors.PRIMARY if mine else ft.Colors.ON_SURFACE_VARIANT
    return tappable(
        words,
        middle_column(ft.Icon(ICONS[icon], size=22, color=tone), name, spacing=0),
        partial(change, icon="" if mine else icon),
        selected=mine,
        width=ICON_WIDTH,
        height=TOUCH,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if mine else None,
    )
