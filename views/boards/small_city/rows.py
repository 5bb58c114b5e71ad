"""The council: four rows of four steps, with their gains and the discs on them."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.small_city.phases.rows import (
    GOODS,
    ROWS,
    SIZES,
    economy_gain,
    step_price,
    tourism_citizens,
)
from views.boards.small_city.look import game_text, goods_words, ui_text
from views.boards.small_city.mini import goods_row
from views.device.theme import CENTER
from views.kit.game_board import TableLook
from views.kit.layout import join_words, upright
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_mark

STEPS = (1, 2, 3, 4)

RULES = {1: "council.industry", 2: "council.construction", 3: "council.economy", 4: "council.tourism"}
"""The sections of the rulebook about the rows."""

PRICES, CAPTION = 20, 22
"""Pixels of the prices above the rows, and of the name above each of them, with the air below."""

TONES = {1: "#E9BD3C", 2: "#2F7A3C", 3: "#2A66A5", 4: "#B3322E"}


def council_table(
    screen: TableLook,
    width: float,
    *,
    height: float = 54,
    selection: tuple[int, int] | None = None,
    may: frozenset[tuple[int, int]] = frozenset(),
    tap: Callable[[int, int], object] | None = None,
    ask: Callable[..., object] | None = None,
) -> ft.Control:
    """Draw the four rows.

    Args:
        screen: the table to look at.
        width: that it may take, in pixels.
        height: of a step, in pixels.
        selection: the row and step in hand.
        may: the steps that a disc could reach now.
        tap: called with a row and a step.
        ask: called with the rules about a step that is held.
    """
    phone = screen.phone
    each = (width - 4 * 5) / 4

    def draw_cell(row: int, step: int) -> ft.Control:
        here, open_now = (row, step) == selection, (row, step) in may
        there = [
            seat
            for seat, town in enumerate(screen.position.towns)
            if any((disc.row, disc.step) == (row, step) for disc in town.discs)
        ]
        discs: list[ft.Control] = [seat_mark(phone, screen.seats[seat].colour, 15) for seat in there]
        face = upright(
            ft.Container(draw_effect(screen, row, step), height=24, alignment=CENTER),
            ft.Row(discs, spacing=2, height=17, alignment=ft.MainAxisAlignment.CENTER),
            spacing=1,
        )
        return tappable(
            join_words(phone, (step_words(screen, row, step), *(screen.names[seat] for seat in there))),
            face,
            (lambda: tap(row, step)) if tap else None,
            on_hold=partial(ask, RULES[row], "council.step") if ask else None,
            selected=here,
            width=each,
            height=height,
            alignment=CENTER,
            border_radius=12,
            bgcolor=ft.Colors.with_opacity(0.3 if open_now else 0.12, TONES[row]),
            border=ft.Border.all(
                3 if here else 2 if open_now else 1,
                ft.Colors.PRIMARY if here or open_now else ft.Colors.OUTLINE_VARIANT,
            ),
        )

    prices: list[ft.Control] = [
        ft.Text(
            ui_text(phone, "step-price", n=step_price(screen.position, step)),
            size=phone.size(12),
            width=each,
            text_align=ft.TextAlign.CENTER,
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
        for step in STEPS
    ]
    parts: list[ft.Control] = [ft.Row(prices, spacing=5)]
    for row in ROWS:
        parts.append(ft.Text(game_text(phone, f"row-{row}"), size=phone.size(12), weight=ft.FontWeight.W_600))
        parts.append(ft.Row([draw_cell(row, step) for step in STEPS], spacing=5))
    return ft.Column(parts, spacing=2, tight=True)


def draw_effect(screen: TableLook, row: int, step: int) -> ft.Control:
    """Draw the gain of a step."""
    phone, position = screen.phone, screen.position
    match row:
        case 1:
            parts: list[ft.Control] = []
            for i, (colour, count) in enumerate(GOODS[step - 1].items()):
                if i:
                    parts.append(_draw_word(screen, "/"))
                parts.append(goods_row(colour * count, phone.size(17)))
            return ft.Row(parts, spacing=2, tight=True)
        case 2:
            size = SIZES[step - 1]
            mark = ft.Icon(ft.Icons.HOME_WORK_OUTLINED, size=17, color=ft.Colors.ON_SURFACE_VARIANT)
            return ft.Row([mark, _draw_word(screen, str(size) if size else "1–4 ★")], spacing=3, tight=True)
        case 3:
            count = economy_gain(position, step)
            vote = ft.Icon(ft.Icons.HOW_TO_VOTE, size=15, color=ft.Colors.ON_SURFACE_VARIANT)
            return ft.Row(
                [_draw_word(screen, str(count)), vote, _draw_word(screen, f"/${count}")],
                spacing=1,
                tight=True,
            )
        case _:
            mark = ft.Icon(ft.Icons.PERSON_ADD, size=17, color=ft.Colors.ON_SURFACE_VARIANT)
            return ft.Row(
                [mark, _draw_word(screen, str(tourism_citizens(position, step)))], spacing=3, tight=True
            )


def step_words(screen: TableLook, row: int, step: int) -> str:
    """Name a step, and describe its gain."""
    name = game_text(screen.phone, f"row-{row}")
    return ui_text(screen.phone, "council-step", row=name, step=step, what=_effect_words(screen, row, step))


def _effect_words(screen: TableLook, row: int, step: int) -> str:
    phone, position = screen.phone, screen.position
    match row:
        case 1:
            ways = tuple(goods_words(phone, colour * count) for colour, count in GOODS[step - 1].items())
            return ui_text(phone, "effect-1", ways=ways)
        case 2:
            size = SIZES[step - 1]
            up_to = size and position.rulings.council_size == "up_to"
            return ui_text(
                phone, "effect-2-any" if not size else "effect-2-up-to" if up_to else "effect-2", n=size
            )
        case 3:
            return ui_text(phone, "effect-3", n=economy_gain(position, step))
        case _:
            return ui_text(phone, "effect-4", n=tourism_citizens(position, step))


def _draw_word(screen: TableLook, text: str) -> ft.Control:
    return ft.Text(text, size=screen.phone.size(13), weight=ft.FontWeight.W_700)
