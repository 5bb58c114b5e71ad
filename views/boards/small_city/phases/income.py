"""Income: the dollars of all seats, then each seat's trades one by one, then its factories."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

import flet as ft

from companion.games.small_city.citizens.people import goods_in_store, room_for_cubes
from companion.games.small_city.citizens.trading import (
    Worker,
    compute_output,
    count_excess,
    find_workers,
    tourists_in,
    trade_gain,
)
from companion.games.small_city.moves import Collect, Produce, Trade
from companion.games.small_city.printed import COLOURS, Colour
from views.boards.small_city.facts import facts
from views.boards.small_city.look import cube_name, ui_text
from views.boards.small_city.mini import goods_row
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import ask_square, town_picture
from views.device.theme import EDGE, TOUCH
from views.kit.actions import DIMMED
from views.kit.amounts import counter_button, number_text
from views.kit.choice_panel import Choice, offer
from views.kit.layout import centred_line, column, sentence_lines
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import draw_seat_sum, seat_mark
from views.widgets.sheet import card


def draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw every seat's dollars until they are collected, then the goods that the factories make."""
    position = screen.position
    if not position.collected:
        return card(*(_draw_seat_row(screen, seat) for seat in position.order), padding=12)
    made = _list_output(screen) if screen.tasks else ()
    needed = count_excess(position, screen.seat) if screen.tasks else 0
    lacks = [ui_text(screen.phone, "no-room", n=needed)] if needed else []
    return column(
        facts(screen, screen.seat),
        _draw_output(screen, made) if made else None,
        sentence_lines(screen.phone, lacks),
    )


def _draw_output(screen: Screen, made: Sequence[Colour]) -> ft.Control:
    """Draw the goods that the factories make."""
    words = ft.Text(ui_text(screen.phone, "made"), size=screen.phone.size(14))
    return centred_line(words, goods_row("".join(sorted(made, key=COLOURS.index)), screen.phone.size(22)))


def ask(screen: Screen) -> Choice:
    """Offer the dollars for all seats, then this seat's trades and the goods of its factories."""
    phone = screen.phone
    shown = Choice(picture=partial(_draw_town, screen))
    if not screen.position.collected:
        return replace(shown, moves=[offer(screen, Collect(), ui_text(phone, "collected"))])
    if not screen.tasks:
        return shown
    label = ui_text(phone, "produce" if _list_output(screen) else "income-done")
    move = Produce(hand_of(screen).first, _list_dropped(screen))
    return replace(shown, tools=partial(_draw_trades, screen), moves=[offer(screen, move, label)])


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town. Until the dollars are collected, the squares that bring them are lit."""
    marks: dict[str, Any] = {}
    if not screen.position.collected:
        lit = _squares_with_dollars(screen, screen.seat)
        marks = {"lit": lit, "faint": bool(lit)}
    picture = town_picture(screen, tap=partial(ask_square, screen, screen.seat), **marks)
    return town_board(screen, picture, width, height)


def _squares_with_dollars(screen: Screen, seat: int) -> tuple[str, ...]:
    position = screen.position
    own = (one.at for one in find_workers(position, seat) if one.does == "$" and one.town == seat)
    return tuple(dict.fromkeys((*own, *(one.at for one in tourists_in(position, seat)))))


def _draw_seat_row(screen: Screen, seat: int) -> ft.Control:
    phone, position = screen.phone, screen.position
    visitors = len(tourists_in(position, seat))
    squares = sum(one.does == "$" for one in find_workers(position, seat))
    parts = ui_text(phone, "collect-parts", tourists=visitors, squares=squares)
    return draw_seat_sum(phone, screen.seats[seat], parts, f"+${visitors + squares}", small=13)


def _draw_trades(screen: Screen, width: float) -> ft.Control | None:
    """Draw a row for each citizen that can trade, and the goods of the factories."""
    parts = [*(_draw_shop(screen, one) for one in _trading_workers(screen)), *_draw_factories(screen)]
    return column(*parts) if parts else None


# Shops ----------------------------------------------------------------------------------------------------


def _trading_workers(screen: Screen) -> list[Worker]:
    return [one for one in find_workers(screen.position, screen.seat) if one.does and one.does in "mvx"]


def _trades_of_worker(screen: Screen, worker: Worker) -> list[Trade]:
    town = None if worker.town == screen.seat else worker.town
    if worker.does == "v":
        return [Trade(worker.at, town, money=money) for money in range(1, 5)]
    return [Trade(worker.at, town, cube=colour) for colour in COLOURS]


def _draw_shop(screen: Screen, worker: Worker) -> ft.Control:
    phone = screen.phone
    mark: list[ft.Control] = []
    if worker.town != screen.seat:
        mark.append(seat_mark(phone, screen.seats[worker.town].colour, 14))
    where = ft.Text(worker.at, size=phone.size(14), weight=ft.FontWeight.W_700)
    buttons = [_draw_trade(screen, worker, move) for move in _trades_of_worker(screen, worker)]
    return ft.Row(
        [ft.Container(ft.Row([*mark, where], spacing=3), width=44), *buttons],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _draw_trade(screen: Screen, worker: Worker, move: Trade) -> ft.Control:
    phone, position = screen.phone, screen.position
    money, votes = trade_gain(position, worker.does, move)
    legal = (
        (move.cube in goods_in_store(position.towns[screen.seat]))
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
    words = ui_text(
        phone, "trade-money" if money else "trade-votes", at=worker.at, given=taken, n=money or votes
    )

    return tappable(
        words,
        ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        lambda: screen.acts.play(move),
        expand=True,
        height=TOUCH - 2,
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        opacity=1 if legal else DIMMED,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=EDGE,
    )


# Factories ------------------------------------------------------------------------------------------------


def _draw_factories(screen: Screen) -> list[ft.Control]:
    """Draw the stores that the factories fill first, and the cubes given up."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    everything, first = _list_output(screen), hand_of(screen).first
    parts: list[ft.Control] = []
    if everything and len(room_for_cubes(position, seat)) > len(everything):
        words = ui_text(phone, "hall-first" if first == "hall" else "warehouse-first")
        other: Literal["warehouse", "hall"] = "warehouse" if first == "hall" else "hall"
        parts.append(
            centred_line(_draw_small_text_button(screen, words, partial(_fill_store, screen, other)))
        )
    needed = count_excess(position, seat)
    if needed:
        parts.append(_draw_dropped_cubes(screen, compute_output(position, seat).home))
    return parts


def _list_output(screen: Screen) -> tuple[Colour, ...]:
    """List the cubes that the factories make, at home and abroad."""
    made = compute_output(screen.position, screen.seat)
    return (*made.home, *(colour for _, colour in made.abroad))


def _fill_store(screen: Screen, first: Literal["warehouse", "hall"]) -> None:
    have(screen, replace(hand_of(screen), first=first))


def _list_dropped(screen: Screen) -> tuple[Colour, ...]:
    """Return the cubes given up: the chosen ones, or the least valuable first."""
    position, seat = screen.position, screen.seat
    needed = count_excess(position, seat)
    made = sorted(compute_output(position, seat).home, key=COLOURS.index)
    chosen = hand_of(screen).drop
    if len(chosen) == needed and not Counter(chosen) - Counter(made):
        return tuple(sorted(chosen, key=COLOURS.index))
    return tuple(made[:needed])


def swap_dropped_cube(cubes: Sequence[Colour], dropped: Sequence[Colour], colour: Colour) -> list[Colour]:
    """Return the cubes given up after a tap on a colour: one more of it, one less of another.

    The other one is the least valuable. If there is no other, or all of the colour is given up already,
    as few of it as can be.
    """
    others = [one for one in dropped if one != colour]
    if others and dropped.count(colour) < cubes.count(colour):
        return sorted((colour, *others[1:], *(one for one in dropped if one == colour)), key=COLOURS.index)
    rest = sorted((one for one in cubes if one != colour), key=COLOURS.index)[: len(dropped)]
    return sorted((*rest, *[colour] * (len(dropped) - len(rest))), key=COLOURS.index)


def _draw_dropped_cubes(screen: Screen, cubes: Sequence[Colour]) -> ft.Control:
    phone = screen.phone
    now = Counter(_list_dropped(screen))

    def drop_cube(colour: Colour) -> None:
        drop = tuple(swap_dropped_cube(cubes, _list_dropped(screen), colour))
        have(screen, replace(hand_of(screen), drop=drop))

    buttons = [
        counter_button(
            ui_text(phone, "give-up", cube=cube_name(phone, colour), n=now[colour]),
            goods_row(colour, phone.size(20)),
            number_text(phone, now[colour]),
            partial(drop_cube, colour),
            framed=True,
        )
        for colour in COLOURS
        if colour in cubes
    ]
    return centred_line(*buttons)


def _draw_small_text_button(screen: Screen, text: str, act: object) -> ft.Control:
    return tappable(
        text,
        ft.Text(text, size=screen.phone.size(13), weight=ft.FontWeight.W_600, color=ft.Colors.PRIMARY),
        act,  # type: ignore[arg-type]
        padding=ft.Padding.symmetric(horizontal=10, vertical=12),
        border_radius=12,
        border=EDGE,
    )
