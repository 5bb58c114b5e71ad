"""One line about a seat: crown, gold, hand, city and points. Tap a number to correct it."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.citadels.moves import SetGold, SetHand
from companion.games.citadels.position import Position
from companion.games.citadels.scoring import first_of
from views.boards.citadels.cards import coin
from views.boards.citadels.look import look_of, ui
from views.boards.citadels.marks import sign
from views.boards.citadels.state import Screen
from views.models.sheets import Count
from views.phone import Phone
from views.widgets import buttons

_pill = partial(buttons.pill, padding=12)


def facts(
    screen: Screen,
    seat: int,
    *,
    crowned: bool = True,
    middle: bool = True,
    sized: Callable[[], object] | None = None,
) -> ft.Control:
    """The line about a seat.

    Args:
        screen: the phone's.
        seat: whom it is about.
        crowned: whether the crown stands there, where the seat has it.
        middle: whether it stands in the middle, and not at the left.
        sized: what a tap on the size of the city does, if not to say it in words.
    """
    phone, position = screen.phone, screen.position
    player = position.players[seat]
    parts: list[ft.Control] = []
    if crowned and position.crown == seat and not screen.only_scored:
        text = ui(phone, "has-crown", name=screen.names[seat])
        parts.append(
            _pill(
                text,
                [crown(phone)],
                lambda: phone.tell(text),
                on_hold=partial(screen.ask_about, "setup.crown"),
            )
        )
    parts.append(
        _pill(
            ui(phone, "fact-gold", n=player.gold),
            [coin(phone, "", 16), number(phone, player.gold)],
            lambda: ask_gold(screen, seat),
            on_hold=partial(screen.ask_about, "action.gold", "income"),
        )
    )
    if not screen.only_scored:
        parts.append(
            _pill(
                ui(phone, "fact-hand", n=player.hand),
                [_icon(phone, ft.Icons.STYLE), number(phone, player.hand)],
                lambda: ask_hand(screen, seat),
                on_hold=partial(screen.ask_about, "action.cards", "hands"),
            )
        )
    parts.append(_city(screen, seat, sized))
    parts.append(_points(screen, seat))
    where = ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START
    return ft.Row(parts, alignment=where, wrap=True, spacing=5, run_spacing=5)


def ask_gold(screen: Screen, seat: int) -> None:
    """Open the sheet on which a seat's gold is set to what lies on the table."""
    if screen.only_watches():
        return
    title = ui(screen.phone, "gold-of", name=screen.names[seat])
    gold = screen.position.players[seat].gold
    screen.sheet = Count(title, gold, (1, 5), lambda wanted: SetGold(seat, min(wanted, 999)))


def ask_hand(screen: Screen, seat: int) -> None:
    """Open the sheet on which the number of a seat's cards is set to what it holds.

    Cards that the seat has told, and that are seen here, stay told where there is room for them.
    """
    if screen.only_watches():
        return
    player = screen.position.players[seat]

    def make(wanted: int) -> SetHand:
        count = min(wanted, 66)
        return SetHand(seat, count, player.cards if len(player.cards) <= count else ())

    screen.sheet = Count(ui(screen.phone, "hand-of", name=screen.names[seat]), player.hand, (1, 4), make)


def crown(phone: Phone, size: float = 20) -> ft.Control:
    """The crown, in gold."""
    return sign("crown", phone.size(size), look_of(phone, "yellow").edge)


def number(phone: Phone, value: int | str) -> ft.Control:
    """A number in a line."""
    return ft.Text(str(value), size=phone.size(16), weight=ft.FontWeight.W_700, no_wrap=True)


def _icon(phone: Phone, icon: ft.IconData) -> ft.Control:
    return ft.Icon(icon, size=phone.size(17), color=ft.Colors.ON_SURFACE_VARIANT)


def _city(screen: Screen, seat: int, sized: Callable[[], object] | None) -> ft.Control:
    phone, position = screen.phone, screen.position
    count, size, done = len(position.players[seat].city), position.city_size, position.complete(seat)
    words = city_words(phone, position, seat)
    icon = ft.Icons.FLAG if done else ft.Icons.LOCATION_CITY
    return _pill(
        words,
        [_icon(phone, icon), number(phone, f"{count}/{size}")],
        sized or (lambda: phone.tell(words)),
        on_hold=partial(screen.ask_about, "setup.size", "score.complete"),
    )


def city_words(phone: Phone, position: Position, seat: int) -> str:
    """How much of a city is built, in words."""
    done = position.complete(seat)
    words = "city-first" if done and first_of(position) == seat else "city-complete" if done else "city-count"
    return ui(phone, words, n=len(position.players[seat].city), size=position.city_size)


def _points(screen: Screen, seat: int) -> ft.Control:
    """The points so far; what a table that is only scored is there for."""
    phone = screen.phone
    total = screen.client.view.scoresheet(screen.eyes).standings[seat].total
    parts = [_icon(phone, ft.Icons.STAR), number(phone, total)]
    colour = ft.Colors.PRIMARY_CONTAINER if screen.only_scored else ft.Colors.SURFACE_CONTAINER_HIGH
    label = ui(phone, "fact-points", n=total)
    hold = partial(screen.ask_about, "score")
    return _pill(label, parts, lambda: screen.show("score"), on_hold=hold, colour=colour)
