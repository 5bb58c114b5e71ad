"""A grid or a row as one stop of Tab: its own keys go about in it."""

from collections.abc import Callable

import flet as ft

from views.device.keyboard import Action
from views.kit.focus_ring import draw_ring_around
from views.kit.spoken import name_unseen, say_unseen
from views.kit.tap import handler

KeyActions = Callable[[str], Action | None]
"""Finds the action of a key by its name; None where the key does nothing."""


@ft.component
def KeyStop(
    content: ft.Control | Callable[[bool], ft.Control],
    name: str,
    actions: KeyActions,
    words: str = "",
    *,
    first: bool = True,
) -> ft.Control:
    """Draw a part of a page that Tab reaches as a whole, framed while it has the focus.

    Args:
        content: the part, without another stop in it; or draws it, with or without the focus.
        name: name of the part for a screen reader.
        actions: finds the action of a key.
        words: words of a screen reader on the chosen thing, said at each change.
        first: True if it has the focus when its page opens.
    """
    shown, set_shown = ft.use_state(False)

    async def answer_key(event: ft.KeyDownEvent) -> None:
        if event.key == "Tab":
            set_shown(False)
        elif action := actions(event.key):
            await handler(action)(event)

    async def answer_held_key(event: ft.KeyRepeatEvent) -> None:
        if event.key.startswith("Arrow") and (action := actions(event.key)):
            await handler(action)(event)

    def answer_released_key(event: ft.KeyUpEvent) -> None:
        if event.key == "Tab":
            set_shown(True)

    layers = [content(shown) if callable(content) else content, name_unseen(name)]
    if shown:
        layers += [say_unseen(words), draw_ring_around()]
    return ft.KeyboardListener(
        ft.Stack(layers, clip_behavior=ft.ClipBehavior.NONE, fit=ft.StackFit.PASS_THROUGH),
        autofocus=first,
        on_key_down=answer_key,
        on_key_up=answer_released_key,
        on_key_repeat=answer_held_key,
    )
