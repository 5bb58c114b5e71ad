"""One line about a seat: money, votes, pollution, citizens and goods. Tap a number to correct it."""

from collections import Counter
from functools import partial
from typing import Literal

import flet as ft

from companion.games.small_city.moves import SetTrack
from companion.games.small_city.plan import hall_cells, plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import COLOURS
from views.boards.small_city.look import goods_words, tell, ui
from views.boards.small_city.mini import goods_row
from views.boards.small_city.state import Screen
from views.models.sheets import Count
from views.phone import LARGE
from views.widgets import buttons

_pill = partial(buttons.pill, padding=8, spacing=4)

Track = Literal["money", "votes", "pollution", "size", "career", "central", "buried"]

STEPS: dict[str, tuple[int, ...]] = {"money": (1, 5), "votes": (1, 10), "pollution": (1, 10)}


RULES: dict[str, tuple[str, ...]] = {
    "money": ("build.cost", "income"),
    "votes": ("votes",),
    "pollution": ("pollution", "score.pollution"),
}
"""The sections of the rulebook that tell of what the line shows."""


def facts(screen: Screen, seat: int) -> ft.Control:
    """The line about a seat."""
    phone = screen.phone
    town = screen.position.towns[seat]
    hall = hall_people(screen.position, seat)
    people = ui(phone, "fact-people", hall=hall, career=town.career, central=town.central)
    return ft.Row(
        [
            _number(screen, seat, "money", ft.Icons.PAID, _money(screen, town.money)),
            _number(screen, seat, "votes", ft.Icons.HOW_TO_VOTE, str(town.votes)),
            _number(screen, seat, "pollution", ft.Icons.CLOUD, f"{town.pollution}%"),
            _pill(
                people,
                [_icon(screen, ft.Icons.GROUPS), _word(screen, f"{hall}·{town.career}·{town.central}")],
                lambda: phone.tell(people),
                on_hold=partial(screen.ask_about, "setup.citizens", "move"),
            ),
            _goods(screen, seat),
            *_promise(screen, seat),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=4,
        run_spacing=4,
    )


def _money(screen: Screen, money: int) -> str:
    """Dollars, by their sign where there is no picture."""
    return f"${money}" if screen.phone.scale >= LARGE else str(money)


def hall_people(position: Position, seat: int) -> int:
    """How many stand in a seat's City Hall."""
    cells = set(hall_cells(plan(position, seat)))
    return sum(one.at in cells for one in position.towns[seat].people)


def ask_track(screen: Screen, seat: int, track: Track) -> None:
    """Open the sheet on which a track is set to what the table shows."""
    if screen.only_watches():
        return
    value = getattr(screen.position.towns[seat], track)
    title = ui(screen.phone, f"track-{track}", name=screen.names[seat])
    unit = "$" if track == "money" else ""
    screen.sheet = Count(
        title, value, STEPS.get(track, (1,)), lambda count: SetTrack(seat, track, count), unit
    )


def _number(screen: Screen, seat: int, track: Track, icon: ft.IconData, value: str) -> ft.Control:
    label = f"{ui(screen.phone, f'fact-{track}')} {value}"
    parts = [_icon(screen, icon), _word(screen, value)]
    hold = partial(screen.ask_about, *RULES[track])
    return _pill(label, parts, lambda: ask_track(screen, seat, track), on_hold=hold)


def _goods(screen: Screen, seat: int) -> ft.Control:
    """The goods in store: so many of each colour."""
    phone = screen.phone
    counts = Counter(cube.colour for cube in screen.position.towns[seat].cubes)
    label = ui(phone, "fact-goods", goods=goods_words(phone, counts.elements()))
    parts: list[ft.Control] = []
    for colour in COLOURS:
        if counts[colour]:
            parts += [goods_row(colour, phone.size(17)), _word(screen, str(counts[colour]))]
    if not parts:
        parts = [_icon(screen, ft.Icons.INVENTORY_2_OUTLINED), _word(screen, "0")]
    hold = partial(screen.ask_about, "town.storage", "contents.cubes")
    return _pill(label, parts, lambda: phone.tell(label), on_hold=hold)


def _promise(screen: Screen, seat: int) -> list[ft.Control]:
    """The promise a seat has kept, told on a tap, where this phone may know it.

    In large text there is no room for it here; it stands among the points as well.
    """
    kept = screen.position.towns[seat].promise
    phone = screen.phone
    if not kept or phone.scale >= LARGE:
        return []
    words = tell(phone, f"promise-{kept}")
    return [
        _pill(
            ui(phone, "promise-title"),
            [ft.Icon(ft.Icons.STYLE_OUTLINED, size=phone.size(17), color=ft.Colors.ON_SURFACE_VARIANT)],
            lambda: phone.tell(words),
            on_hold=partial(screen.ask_about, "score.promises", "promises"),
        )
    ]


def _icon(screen: Screen, icon: ft.IconData) -> ft.Control:
    if screen.phone.scale >= LARGE and icon != ft.Icons.HOW_TO_VOTE:
        return ft.Container(width=0)
    return ft.Icon(icon, size=screen.phone.size(17), color=ft.Colors.ON_SURFACE_VARIANT)


def _word(screen: Screen, text: str) -> ft.Control:
    return ft.Text(text, size=screen.phone.size(15), weight=ft.FontWeight.W_600, no_wrap=True)
