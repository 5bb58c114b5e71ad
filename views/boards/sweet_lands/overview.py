"""The whole table: every seat's small map with its stocks, and the middle."""

from functools import partial

import flet as ft

from companion.games.sweet_lands.vocabulary import RESOURCES
from views.boards.sweet_lands import asking, middle
from views.boards.sweet_lands.goods import RULES, TRACKS, amount, describe_stock, goods_line, stock_icon
from views.boards.sweet_lands.picture import small_map, spoken_picture
from views.boards.sweet_lands.speech import describe_character, say, tell
from views.boards.sweet_lands.state import Screen
from views.device.theme import CENTER, TOUCH
from views.kit.actions import DIMMED
from views.kit.amounts import number_text
from views.kit.game_board import Snapshot
from views.kit.layout import areas_side_by_side, join_words
from views.kit.tap import tappable
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.seats.seat_marks import seat_head
from views.widgets.sheet import card

EACH = 340
"""A seat in the overview is at least so wide, in pixels, where two lie side by side."""

LARGEST = 380.0
"""A map in the overview is not wider than this, in pixels."""


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw every seat, then the middle. A tap on a map opens it, and a tap on a number corrects it."""
    row = areas_side_by_side(len(screen.seats), width, EACH, partial(_seat, screen))
    parts = [row, *middle.cards(screen, width)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# One seat -------------------------------------------------------------------------------------------------


def _seat(screen: Screen, seat: int, width: float) -> ft.Control:
    phone, inner = screen.phone, width - 28

    def look() -> None:
        screen.look(seat)
        screen.show("board")

    drawn = small_map(Snapshot.of(screen, seat, (), min(inner, LARGEST)))
    label = say(phone, "map-of", name=screen.names[seat])
    lines = [_markers(screen, seat), _incomes(screen, seat), _cards(screen, seat)]
    return card(
        _head(screen, seat),
        ft.Container(tappable(label, drawn, look, border_radius=6), alignment=CENTER),
        goods_line(
            phone,
            screen.position,
            seat,
            inner,
            partial(asking.ask_stock, screen, seat),
            screen.rules.ask_about,
        ),
        *(line for line in lines if line),
        padding=14,
    )


def _head(screen: Screen, seat: int) -> ft.Control:
    """Draw the seat and its state: start marker, passed, character, helper place."""
    phone = screen.phone
    position = screen.position
    player = position.players[seat]
    tags = [
        say(phone, "starts") if position.start == seat else "",
        say(phone, "has-passed") if seat in position.passed else "",
        describe_character(phone, position, player.character) if player.character else "",
        say(phone, "helper-short", n=player.helper) if player.helper else "",
    ]
    return seat_head(phone, screen.seats[seat], *tags)


def _markers(screen: Screen, seat: int) -> ft.Control:
    """Draw food, wagon and locomotive, each corrected by a tap."""
    phone, position = screen.phone, screen.position
    parts: list[ft.Control] = [
        tappable(
            describe_stock(phone, position, seat, what),
            ft.Row(
                [stock_icon(what, 20), number_text(phone, amount(position, seat, what), 14)],
                spacing=4,
                tight=True,
            ),
            partial(asking.ask_stock, screen, seat, what),
            on_hold=partial(screen.rules.ask_about, *RULES[what]),
            height=TOUCH,
            padding=ft.Padding.symmetric(horizontal=6),
        )
        for what in TRACKS
    ]
    return _line(parts)


def _incomes(screen: Screen, seat: int) -> ft.Control:
    """Draw the spaces of the four income markers."""
    phone, position = screen.phone, screen.position
    parts: list[ft.Control] = []
    for resource, space in zip(RESOURCES, position.players[seat].spaces, strict=True):
        icon = ft.Row(
            [ft.Icon(ft.Icons.TRENDING_UP, size=14), gain_icon(resource, 16)], spacing=1, tight=True
        )
        words = say(phone, "income", what=tell(phone, f"gain-{resource}"))
        parts.append(spoken_picture(say(phone, "has", what=words, n=space), icon, space, phone))
    return _line(parts)


def _cards(screen: Screen, seat: int) -> ft.Control | None:
    """Draw automated cards, dessert marks, milestones, the wonder and skill tiles, or None without any."""
    phone, position = screen.phone, screen.position
    player = position.players[seat]
    parts: list[ft.Control] = []
    automated, marks = asking.automated_figures(phone, position, seat), asking.marks(phone, position, seat)
    for one in (*automated, *marks):
        if one.value:
            label = say(phone, "has", what=one.name, n=one.value)
            icons = [gain_icon(one.icon, 18)]
            if one in automated:
                icons.insert(0, gain_icon("automated", 18))
            parts.append(spoken_picture(label, ft.Row([*icons], spacing=1, tight=True), one.value, phone))
    if player.milestones:
        count = len(player.milestones)
        label = say(phone, "has", what=tell(phone, "element-milestones"), n=count)
        parts.append(spoken_picture(label, gain_icon("milestone", 18), count, phone))
    if player.wonder:
        words = ft.Semantics(
            label=tell(phone, "element-wonder"), exclude_semantics=True, content=gain_icon("wonder", 20)
        )
        parts.append(words)
    parts += [_skill(screen, each.tile, advanced=each.advanced, down=each.down) for each in player.skills]
    return _line(parts) if parts else None


def _skill(screen: Screen, tile: int, *, advanced: bool, down: bool) -> ft.Control:
    """Draw a skill tile, paler if it lies face down."""
    phone = screen.phone
    name = tell(phone, f"printed-{'advanced' if advanced else 'skill'}", number=tile)
    label = join_words(phone, [name, say(phone, "face-down") if down else ""])
    inside = ft.Row([gain_icon("skill", 18), number_text(screen.phone, tile, 14)], spacing=3, tight=True)
    return ft.Semantics(
        label=label, exclude_semantics=True, content=ft.Container(inside, opacity=DIMMED if down else 1)
    )


def _line(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(
        parts,
        wrap=True,
        spacing=10,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
