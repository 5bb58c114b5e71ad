"""Parts that the pages of a box share: their addresses, the right to open it, and its faults."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.box import Box
from companion.engine.game import Game
from companion.errors import CompanionError
from companion.games import GAMES
from companion.hosting.box_access import BoxAccess
from views.device.phone import Phone
from views.flet_adapter.worker_threads import change
from views.widgets.frame import closable_note, frame_page

AnyGame = Game[Any, Any, Any]


def box_route(game_id: str, entry: str = "") -> str:
    """Return the address of a game's box, or of an entry in it."""
    return f"/box/{game_id}/{entry}" if entry else f"/box/{game_id}"


def box_access_of(phone: Phone) -> BoxAccess:
    """Return the owner's boxes with this phone's rights to read and change them."""
    return phone.house.box_access(phone.host_key, local=phone.local)


@ft.observable
@dataclass
class BoxScreen:
    """State of a phone at a box.

    Attributes:
        trouble: last fault, as a sentence.
        turns: number of changes made from this phone.
        unfolded: the long sections that are shown whole.
        taught: whether the owner walks through all entries that are still to be read.
        left_out: entries and sections that this walk leaves out.
    """

    trouble: str = ""
    turns: int = 0
    unfolded: frozenset[str] = frozenset()
    taught: bool = False
    left_out: frozenset[str] = frozenset()


def open_box(phone: Phone, game: str) -> tuple[AnyGame | None, Box | None, str]:
    """Look up a game and its owner's box. The text is the reason for a refusal."""
    played = GAMES.get(game)
    if played is None:
        return None, None, phone.say("no-such-game")
    if not played.box.printed.texts:
        return None, None, phone.say("box-nothing")
    try:
        return played, box_access_of(phone).box(played), ""
    except CompanionError as error:
        return None, None, phone.trouble_words(error)


def draw_closed_box_page(phone: Phone, route: str, reason: str) -> ft.View:
    """Draw the page that gives the reason a box cannot be opened."""
    return frame_page(phone, route, phone.say("box"), [closable_note(phone, reason, None)])


async def try_box_change(phone: Phone, screen: BoxScreen, write: Callable[[], None]) -> bool:
    """Run a change of the box in a thread and show its error. Return True on success."""
    try:
        await asyncio.to_thread(write)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return False
    await change(screen, trouble="", turns=screen.turns + 1)
    return True
