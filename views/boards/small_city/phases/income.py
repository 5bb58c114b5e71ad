"""Income: what everybody gets, then each seat's trades one by one, then its factories."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import flet as ft

from companion.games.small_city.citizens.people import goods, room_for_cubes
from companion.games.small_city.citizens.trading import Worker, excess, gain, output, tourists, workers
from companion.games.small_city.moves import Collect, Produce, Trade
from companion.games.small_city.printed import COLOURS, Colour
from views.boards.small_city.facts import facts
from views.boards.small_city.look import cube_name, ui
from views.boards.small_city.mini import goods_row
from views.boards.small_city.palette import DIMMED
from views.boards.small_city.panels import in_a_row, lines
from views.boards.small_city.room import hands_height
from views.boards.small_city.showing import picture_of, shown
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.tools import end_button
from views.kit.tap import tappable
from views.theme import TOUCH
from views.widgets.buttons import main_button
from views.widgets.seats import seat_mark, seat_name
from views.widgets.sheet import card

BELOW = 140
"""Pixels kept below the town: the facts, and the button that ends the income."""

ROW = 54
"""Pixels a row of trades takes, or what is made."""

SMALLEST = 170.0

Trader = Worker


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """Everybody's dollars; then the town with the squares that trade or make something lit."""
    position = screen.position
    if position.collected:
        picture = picture_of(screen, tap=lambda at: None)
        lines_below = len(_traders(screen)) + 1 if screen.tasks else 0
        room = max(SMALLEST, height - hands_height(screen, BELOW + ROW * lines_below))
        return shown(screen, picture, width, room, where="income")
    rows = [_row(screen, seat) for seat in position.order]
    room = height - (len(rows) * 50 + 110) * screen.phone.scale
    parts: list[ft.Control] = [card(*rows, padding=12)]
    if room > SMALLEST:
        lit = _dollars(screen, screen.seat)
        picture = picture_of(screen, lit=lit, faint=bool(lit), tap=lambda at: None)
        parts.append(shown(screen, picture, width, room, where="income"))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _dollars(screen: Screen, seat: int) -> tuple[str, ...]:
    position = screen.position
    own = (one.at for one in workers(position, seat) if one.does == "$" and one.town == seat)
    return tuple(dict.fromkeys((*own, *(one.at for one in tourists(position, seat)))))


def _row(screen: Screen, seat: int) -> ft.Control:
    phone, position = screen.phone, screen.position
    visitors = len(tourists(position, seat))
    squares = sum(one.does == "$" for one in workers(position, seat))
    parts = ui(phone, "collect-parts", tourists=visitors, squares=squares)
    return ft.Row(
        [
            ft.Container(seat_name(phone, screen.seats[seat]), expand=True),
            ft.Text(parts, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(f"+${visitors + squares}", size=phone.size(18), weight=ft.FontWeight.W_700),
        ],
        spacing=12,
    )


def hands(screen: Screen) -> ft.Control:
    """The button for all; then this seat's trades and what its factories make."""
    phone = screen.phone
    if not screen.position.collected:
        label = ui(phone, "collected")
        return in_a_row(main_button(phone, label, lambda: screen.play(Collect()), icon=ft.Icons.CHECK))
    parts: list[ft.Control] = [facts(screen, screen.seat)]
    if screen.tasks:
        parts += [*_shops(screen), *_factories(screen)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# Shops ----------------------------------------------------------------------------------------------------


def _traders(screen: Screen) -> list[Worker]:
    return [one for one in workers(screen.position, screen.seat) if one.does and one.does in "mvx"]


def _shops(screen: Screen) -> list[ft.Control]:
    """One row for each citizen that can trade: what it takes and what it gives."""
    return [_shop(screen, one) for one in _traders(screen)]


def _trades(screen: Screen, one: Worker) -> list[Trade]:
    town = None if one.town == screen.seat else one.town
    if one.does == "v":
        return [Trade(one.at, town, money=money) for money in range(1, 5)]
    return [Trade(one.at, town, cube=colour) for colour in COLOURS]


def _shop(screen: Screen, one: Worker) -> ft.Control:
    phone = screen.phone
    mark: list[ft.Control] = []
    if one.town != screen.seat:
        mark.append(seat_mark(phone, screen.seats[one.town].colour, 14))
    where = ft.Text(one.at, size=phone.size(14), weight=ft.FontWeight.W_700)
    buttons = [_trade(screen, one, move) for move in _trades(screen, one)]
    return ft.Row(
        [ft.Container(ft.Row([*mark, where], spacing=3), width=44), *buttons],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _trade(screen: Screen, one: Worker, move: Trade) -> ft.Control:
    phone, position = screen.phone, screen.position
    money, votes = gain(position, one.does, move)
    legal = (
        (move.cube in goods(position.towns[screen.seat]))
        if move.cube
        else move.money <= position.towns[screen.seat].money
    )
    given: ft.Control = (
        goods_row(move.cube, phone.size(18))
        if move.cube
        else ft.Text(f"${move.money}", size=phone.size(14), weight=ft.FontWeight.W_700)
    )
    got = f"${money}" if money else str(votes)
    parts: list[ft.Control] = [
        given,
        ft.Icon(ft.Icons.ARROW_FORWARD, size=13, color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Text(got, size=phone.size(14), weight=ft.FontWeight.W_700),
    ]
    if votes:
        parts.append(ft.Icon(ft.Icons.HOW_TO_VOTE, size=14, color=ft.Colors.ON_SURFACE_VARIANT))
    taken = cube_name(phone, move.cube) if move.cube else f"${move.money}"
    words = ui(phone, "trade-money" if money else "trade-votes", at=one.at, given=taken, n=money or votes)

    def trade() -> None:
        screen.play(move)

    return tappable(
        words,
        ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        trade,
        expand=True,
        height=TOUCH - 2,
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        opacity=1 if legal else DIMMED,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


# Factories ------------------------------------------------------------------------------------------------


def _factories(screen: Screen) -> list[ft.Control]:
    """What the factories make, where it goes, what is given up, and the button that ends the income."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    made = output(position, seat)
    everything = (*made.home, *(colour for _, colour in made.abroad))
    move = Produce(hand_of(screen).first, _dropped(screen))
    parts: list[ft.Control] = []
    if everything:
        row: list[ft.Control] = [
            ft.Text(ui(phone, "made"), size=phone.size(14)),
            goods_row("".join(sorted(everything, key=COLOURS.index)), phone.size(22)),
        ]
        if len(room_for_cubes(position, seat)) > len(everything):
            first = "hall-first" if move.first == "hall" else "warehouse-first"
            row.append(
                _small(
                    screen,
                    ui(phone, first),
                    lambda: _fill(screen, "warehouse" if move.first == "hall" else "hall"),
                )
            )
        parts.append(in_a_row(*row))
    needed = excess(position, seat)
    if needed:
        parts.append(_giving_up(screen, needed, made.home))

    def end() -> None:
        screen.play(move)

    label = ui(phone, "produce" if everything else "income-done")
    return [*parts, in_a_row(end_button(phone, label, end))]


def _fill(screen: Screen, first: Literal["warehouse", "hall"]) -> None:
    have(screen, replace(hand_of(screen), first=first))


def _dropped(screen: Screen) -> tuple[Colour, ...]:
    """What is given up: as chosen, or the least valuable first."""
    position, seat = screen.position, screen.seat
    needed = excess(position, seat)
    made = sorted(output(position, seat).home, key=COLOURS.index)
    chosen = hand_of(screen).drop
    if len(chosen) == needed and not Counter(chosen) - Counter(made):
        return tuple(sorted(chosen, key=COLOURS.index))
    return tuple(made[:needed])


def one_more(made: Sequence[Colour], now: Sequence[Colour], colour: Colour) -> list[Colour]:
    """What is given up after a tap on a colour: one more of it, and the least valuable other one less.

    Where there is no other, or all of the colour is given up already, as few of it as can be.
    """
    others = [one for one in now if one != colour]
    if others and now.count(colour) < made.count(colour):
        return sorted((colour, *others[1:], *(one for one in now if one == colour)), key=COLOURS.index)
    rest = sorted((one for one in made if one != colour), key=COLOURS.index)[: len(now)]
    return sorted((*rest, *[colour] * (len(now) - len(rest))), key=COLOURS.index)


def _giving_up(screen: Screen, needed: int, made: Sequence[Colour]) -> ft.Control:
    phone = screen.phone
    now = Counter(_dropped(screen))

    def turn(colour: Colour) -> None:
        drop = tuple(one_more(made, _dropped(screen), colour))
        have(screen, replace(hand_of(screen), drop=drop))

    buttons = [
        tappable(
            ui(phone, "give-up", cube=cube_name(phone, colour), n=now[colour]),
            ft.Row(
                [goods_row(colour, phone.size(20)), ft.Text(str(now[colour]), size=phone.size(15))],
                spacing=4,
                tight=True,
            ),
            lambda colour=colour: turn(colour),  # type: ignore[misc]
            height=TOUCH,
            padding=ft.Padding.symmetric(horizontal=12),
            border_radius=12,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        )
        for colour in COLOURS
        if colour in made
    ]
    return ft.Column(
        [lines(phone, [ui(phone, "no-room", n=needed)]), in_a_row(*buttons)],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _small(screen: Screen, text: str, act: object) -> ft.Control:
    return tappable(
        text,
        ft.Text(text, size=screen.phone.size(13), weight=ft.FontWeight.W_600, color=ft.Colors.PRIMARY),
        act,  # type: ignore[arg-type]
        padding=ft.Padding.symmetric(horizontal=10, vertical=12),
        border_radius=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )
