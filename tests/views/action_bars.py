"""Bars of buttons that act, as every game draws them, at a moment of each of its phases."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import flet as ft

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.views.test_display import PEOPLE, play_at_random
from views.kit.tap import ACTION

LONG = 260
"""So many moves are made at most to come to every phase."""


@dataclass(frozen=True)
class Button:
    """Button of a bar.

    Attributes:
        label: what a screen reader says.
        icon: its sign, if that is an icon; a square button has nothing else.
        square: True if it has one place of the row, False if it takes the rest of the width.
        dim: True if its action is impossible now.
    """

    label: str
    icon: Any
    square: bool
    dim: bool


Bar = list[Button]


def begin_tables(house: OpenHome, game_id: str) -> Iterator[TableSession]:
    """Begin a table for three at the first move of each phase of a random play, and one in its middle."""
    game, dice = GAMES[game_id], Random(game_id)
    session = house.tables.begin(game_id, Setup(make_seats(*PEOPLE)))
    moments: dict[str, list[int]] = {}
    for number in range(LONG):
        if session.over:
            break
        moments.setdefault(game.agenda(session.table.position).phase, []).append(number)
        play_at_random(session, 1, dice)
    house.tables.delete(session.id)
    for numbers in moments.values():
        for number in dict.fromkeys((numbers[0], numbers[len(numbers) // 2])):
            other, again = house.tables.begin(game_id, Setup(make_seats(*PEOPLE))), Random(game_id)
            play_at_random(other, number, again)
            yield other


def read_bars(acts: Any) -> Iterator[Bar]:
    """Yield the rows of buttons that act within drawn actions, from top to bottom."""
    if isinstance(acts, ft.Row):
        bar = [_read_button(each) for each in _list_actions(acts)]
        if bar:
            yield bar
        return
    for inside in list_children(acts):
        yield from read_bars(inside)


def list_children(control: Any) -> Iterator[Any]:
    """Yield the controls that stand in a control, also those that were written once."""
    for name in ("content", "controls"):
        inside = control.get(name) if isinstance(control, dict) else getattr(control, name, None)
        for each in inside if isinstance(inside, list) else [inside]:
            if isinstance(each, ft.Control | dict):
                yield each


def _list_actions(control: Any) -> Iterator[ft.Container]:
    if isinstance(control, ft.Container) and control.data == ACTION:
        yield control
        return
    for inside in list_children(control):
        yield from _list_actions(inside)


def _read_button(drawn: ft.Container) -> Button:
    words: Any = drawn.content
    label = words["label"] if isinstance(words, dict) else words.label
    dim = drawn.opacity not in (None, 1)
    return Button(str(label), next(_find_icons(words), None), not drawn.expand, dim)


def _find_icons(control: Any) -> Iterator[Any]:
    if isinstance(control, ft.Icon):
        yield control.icon
    elif isinstance(control, dict) and control.get("_c") == "Icon":
        yield control.get("icon")
    for inside in list_children(control):
        yield from _find_icons(inside)
