"""One line about a town: its money, its room, its points. Tap a number to correct it."""

from functools import partial

import flet as ft

from companion.games.card_city.city import layout
from companion.games.card_city.moves import SetMoney
from companion.games.card_city.placing import counted, limit
from companion.games.card_city.position import Position
from views.models.opened import Count
from views.screen import Screen
from views.widgets.buttons import fact


def facts(screen: Screen, seat: int) -> ft.Control:
    """Money, cards under the limit, cards on the square, and points so far."""
    phone, position = screen.phone, screen.position
    town = position.towns[seat]
    city = layout(town.city)
    total = screen.place.scoresheet(screen.eyes).standings[seat].total
    values = [
        fact(
            phone,
            ft.Icons.PAID,
            f"${town.money}",
            phone.say("fact-money", money=town.money),
            lambda: ask_money(screen, seat),
            partial(screen.ask_about, "score.money", "income"),
        ),
        fact(
            phone,
            ft.Icons.LOCATION_CITY,
            f"{counted(position, city)}/{limit(city)}",
            phone.say("fact-limit", count=counted(position, city), limit=limit(city)),
            lambda: phone.tell(phone.say("fact-limit", count=counted(position, city), limit=limit(city))),
            partial(screen.ask_about, "build.limit"),
        ),
        fact(
            phone,
            ft.Icons.GRID_ON,
            f"{city.all.bit_count()}/25",
            phone.say("fact-square", count=city.all.bit_count()),
            lambda: phone.tell(phone.say("fact-square", count=city.all.bit_count())),
            partial(screen.ask_about, "build.square"),
        ),
        fact(
            phone,
            ft.Icons.STAR,
            str(total).replace("-", "−"),
            phone.say("fact-points", points=total),
            lambda: screen.show("score"),
            partial(screen.ask_about, "score"),
        ),
    ]
    return ft.Row(values, alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=6, run_spacing=6)


def ask_money(screen: Screen, seat: int) -> None:
    """Open the sheet on which a seat's money is set to what lies on the table."""
    if screen.only_watches():
        return
    position: Position = screen.position
    title = screen.say("money-of", name=screen.names[seat])
    screen.sheet = Count(
        title, position.towns[seat].money, (1, 5, 25), lambda money: SetMoney(seat, money), "$"
    )
