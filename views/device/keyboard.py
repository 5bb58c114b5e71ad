"""Keyboard of one phone: what its keys do now, as far as the page on top and its boards have said so."""

from collections.abc import Callable
from dataclasses import dataclass, field

import flet as ft

Action = Callable[[], object]
"""Action of a key; a coroutine function is awaited."""

KeyAnswer = Callable[[ft.KeyboardEvent], Action | None]
"""Finds the action of a key on a page; None if the key does nothing there."""


@dataclass
class Keyboard:
    """Keyboard of one phone. Nothing here is observed: a key changes nothing on the page by itself.

    Attributes:
        used: True once a key was pressed. From then on signs show which key chooses a piece.
        pages: finds the action of a key, by the route of its page.
        ask: asks for the rules on the cell under the cursor; None while the cursor is not shown.
        choices: actions of the pieces that can be chosen by key, by the sign shown beside them.
        asking: True if the last key asked for the rules. The same key again lists the keys.
    """

    used: bool = False
    pages: dict[str, KeyAnswer] = field(default_factory=dict)
    ask: Action | None = None
    choices: dict[str, Action] = field(default_factory=dict)
    asking: bool = False

    def find_action(self, event: ft.KeyboardEvent, route: str) -> Action | None:
        """Find the action of a key on the page of a route, or return None."""
        answer = self.pages.get(route)
        return answer(event) if answer else None
