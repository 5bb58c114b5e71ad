"""One line about a seat: money, votes, pollution, citizens and goods. Tap a number to correct it."""

from collections import Counter
from functools import partial
from typing import Literal

import flet as ft

from companion.games.small_city.corrections import CORRECTIONS
from companion.games.small_city.entered import has_votes
from companion.games.small_city.moves import SetTrack
from companion.games.small_city.plan import hall_cells, seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import COLOURS
from views.boards.small_city.look import game_text, goods_words, ui_text
from views.boards.small_city.mini import goods_row
from views.boards.small_city.state import Screen
from views.device.phone import LARGE
from views.kit.amounts import fact_pill, number_text, pill_button, pill_lines
from views.widgets.box_editor.gain_icons import UNKNOWN
from views.widgets.table.correcting import ask_number

Track = Literal["money", "votes", "pollution", "size", "career", "central", "buried"]

RULES: dict[str, tuple[str, ...]] = {
    "money": ("build.cost", "income"),
    "votes": ("votes",),
    "pollution": ("pollution", "score.pollution"),
}
"""Sections of the rulebook about the things in the line."""


def facts(screen: Screen, seat: int) -> ft.Control:
    """Draw the line about a seat."""
    town, hall = screen.position.towns[seat], hall_people(screen.position, seat)
    votes = str(town.votes) if has_votes(screen.position, seat) else UNKNOWN
    return screen.again(("facts", seat), (town, hall, votes), lambda: _draw_facts(screen, seat, hall, votes))


def _draw_facts(screen: Screen, seat: int, hall: int, votes: str) -> ft.Control:
    phone = screen.phone
    town = screen.position.towns[seat]
    people = ui_text(phone, "fact-people", hall=hall, career=town.career, central=town.central)
    about = partial(screen.rules.ask_about, "setup.citizens", "move")
    standing, tell_it = f"{hall}·{town.career}·{town.central}", partial(phone.tell, people)
    return pill_lines(
        [
            _draw_track_number(screen, seat, "money", ft.Icons.PAID, _format_money(screen, town.money)),
            _draw_track_number(screen, seat, "votes", ft.Icons.HOW_TO_VOTE, votes),
            _draw_track_number(screen, seat, "pollution", ft.Icons.CLOUD, f"{town.pollution}%"),
            fact_pill(phone, ft.Icons.GROUPS, standing, people, tell_it, hold=about, plain=True),
            _draw_goods(screen, seat),
            *_draw_promise(screen, seat),
        ]
    )


def _format_money(screen: Screen, money: int) -> str:
    """Format dollars, with their sign in large text, as no picture stands there."""
    return f"${money}" if screen.phone.scale >= LARGE else str(money)


def hall_people(position: Position, seat: int) -> int:
    """Count the citizens in a seat's City Hall."""
    cells = set(hall_cells(seat_plan(position, seat)))
    return sum(one.at in cells for one in position.towns[seat].people)


def ask_track(screen: Screen, seat: int, track: Track) -> None:
    """Open the sheet that sets a track to its value on the table."""
    unit = "$" if track == "money" else ""
    ask_number(screen, CORRECTIONS.kind_of(SetTrack), unit=unit, seat=seat, track=track)


def _draw_track_number(screen: Screen, seat: int, track: Track, icon: ft.IconData, value: str) -> ft.Control:
    label = f"{ui_text(screen.phone, f'fact-{track}')} {value}"
    act, about = partial(ask_track, screen, seat, track), partial(screen.rules.ask_about, *RULES[track])
    return fact_pill(screen.phone, icon, value, label, act, hold=about, plain=track != "votes")


def _draw_goods(screen: Screen, seat: int) -> ft.Control:
    """Draw the number of stored goods of each colour."""
    phone = screen.phone
    counts = Counter(cube.colour for cube in screen.position.towns[seat].cubes)
    label = ui_text(phone, "fact-goods", goods=goods_words(phone, counts.elements()))
    tell_it, about = (
        partial(phone.tell, label),
        partial(screen.rules.ask_about, "town.storage", "contents.cubes"),
    )
    parts: list[ft.Control] = []
    for colour in COLOURS:
        if counts[colour]:
            parts += [goods_row(colour, phone.size(17)), number_text(phone, counts[colour])]
    if not parts:
        icon = ft.Icons.INVENTORY_2_OUTLINED
        return fact_pill(phone, icon, 0, label, tell_it, hold=about, plain=True)
    return pill_button(label, parts, tell_it, hold=about)


def _draw_promise(screen: Screen, seat: int) -> list[ft.Control]:
    """Draw the pill for a seat's kept promise, told on a tap, if this phone may know the card.

    In large text there is no room for it here; it stands among the points as well.
    """
    kept = screen.position.towns[seat].promise
    phone = screen.phone
    if not kept or phone.scale >= LARGE:
        return []
    words = game_text(phone, f"promise-{kept}")
    return [
        pill_button(
            ui_text(phone, "promise-title"),
            [ft.Icon(ft.Icons.STYLE_OUTLINED, size=phone.size(17), color=ft.Colors.ON_SURFACE_VARIANT)],
            partial(phone.tell, words),
            hold=partial(screen.rules.ask_about, "score.promises", "promises"),
        )
    ]
