"""The tile in hand, held over the town: its preview, its payment, and the button that lays it."""

from dataclasses import replace

import flet as ft

from companion.games.small_city.building.paying import (
    Paid,
    missing_cubes,
    resolve_payment,
    tile_price,
    ways_to_pay,
)
from companion.games.small_city.moves import Build
from views.boards.small_city.held_tile import hold_tile, kind_in_hand, legal_layings, next_placement
from views.boards.small_city.look import goods_words, ui_text
from views.boards.small_city.mini import goods_row
from views.boards.small_city.selection_row import held_row
from views.boards.small_city.state import Screen, hand_of, have
from views.device.phone import LARGE
from views.device.theme import TOUCH
from views.kit.actions import DIMMED, choice_border, square_button
from views.kit.layout import centred_line
from views.kit.play_move import move_button, previews
from views.kit.tap import tappable
from views.widgets.box_editor.ask_printed import guessed_entries
from views.widgets.box_editor.drawing import source_badge

SOME, FEW = 3, 2
"""Number of lines for the preview of a tile, in usual and in large text."""


def draw_laying_preview(screen: Screen, move: Build) -> ft.Control:
    """Draw the effects of laying the tile in hand, and the entries of the box that are guesses."""
    entries = screen.game.box.entries_of(screen.position, screen.seat, move)
    return _draw_preview(screen, " · ".join(previews(screen, move)), guessed_entries(screen, entries))


def draw_laying_buttons(screen: Screen, move: Build) -> list[ft.Control]:
    """Draw the payment of the tile in hand, and its buttons."""
    phone = screen.phone
    turns: list[ft.Control] = []
    if sum(screen.target in cells for cells in legal_layings(screen, move.tile)) > 1:
        turns.append(
            square_button(
                phone, ft.Icons.ROTATE_RIGHT, ui_text(phone, "turn"), lambda: _turn_held_tile(screen)
            )
        )
    return [
        *_draw_payment(screen, move),
        held_row(screen, move_button(screen, _lay_label(screen, move), move), *turns),
    ]


def _draw_preview(screen: Screen, text: str, guess: tuple[str, ...]) -> ft.Control:
    """Draw the preview in so few lines that the town stays in sight. A tap shows the whole text.

    Assumptions take the place of a line.
    """
    phone = screen.phone
    most = FEW if phone.scale >= LARGE else SOME
    words = ft.Text(
        text,
        size=phone.size(14),
        text_align=ft.TextAlign.CENTER,
        max_lines=most - 1 if guess else most,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    face = ft.Column(
        [*([_draw_assumed(screen, guess)] if guess else []), words],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rests = screen.say("box-rests", what=guess) if guess else ""
    height, everything = phone.size(14) * 1.45 * most + (8 if guess else 0), f"{text} {rests}".strip()
    told = tappable(
        everything, face, lambda: phone.tell(everything), height=height, alignment=ft.Alignment.CENTER
    )
    return ft.Semantics(live_region=True, content=told)


def _draw_assumed(screen: Screen, guess: tuple[str, ...]) -> ft.Control:
    """Draw a badge and the assumptions."""
    phone = screen.phone
    what = ft.Text(
        " · ".join(guess),
        size=phone.size(14),
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    row = [source_badge(phone, "assumed"), what]
    return ft.Row(row, spacing=8, alignment=ft.MainAxisAlignment.CENTER)


def _lay_label(screen: Screen, move: Build) -> str:
    phone, position = screen.phone, screen.position
    tile = move.tile
    dollars = 0 if position.errand else tile_price(position, screen.seat, move.tile)
    return ui_text(phone, "build-for" if dollars else "build-it", tile=tile, price=dollars)


def _turn_held_tile(screen: Screen) -> None:
    kind = kind_in_hand(screen)
    if kind and screen.target and (cells := next_placement(screen, kind, screen.target)):
        hold_tile(screen, screen.target, cells)


def _draw_payment(screen: Screen, move: Build) -> list[ft.Control]:
    """Draw the goods to pay, with a choice if the Architect saves one of them."""
    position = screen.position
    ways = ways_to_pay(position, screen.seat, move.tile)
    if position.errand or ways == ((),):
        return []
    paid = resolve_payment(position, screen.seat, move.tile, move.pay)
    town = position.towns[screen.seat]

    def payment_button(goods: Paid) -> ft.Control:
        here, short = goods == paid, missing_cubes(town, goods)
        face = (
            goods_row("".join(goods), 20) if goods else ft.Text(ui_text(screen.phone, "pay-nothing"), size=13)
        )
        return tappable(
            goods_words(screen.phone, goods) if goods else ui_text(screen.phone, "pay-nothing"),
            face,
            lambda: have(screen, replace(hand_of(screen), paid=goods)),
            selected=here,
            padding=ft.Padding.symmetric(horizontal=12, vertical=(TOUCH - 20) / 2),
            border_radius=12,
            opacity=DIMMED if short else 1,
            border=choice_border(chosen=here),
        )

    return [centred_line(*(payment_button(goods) for goods in ways))]
