"""Anything that can be tapped: one thing to the finger, one named button to a screen reader."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from views.aside import aside
from views.faults import tell_fault


@ft.control
class Described(ft.Semantics):
    """What a screen reader says, with a description that it tells after the label.

    Attributes:
        hint: the description. Flet calls it ``hint_text``, which its client (1.0.5) does not look at.
    """

    hint: str | None = None


def tappable(
    label: str,
    content: ft.Control | None,
    on_tap: Callable[[], object] | None,
    *,
    on_hold: Callable[[], object] | None = None,
    about: str | None = None,
    **looks: Any,
) -> ft.Control:
    """A container that is tapped.

    Args:
        label: what a screen reader says; what is written inside is not read again.
        content: what is seen.
        on_tap: called on a tap; None where there is nothing to tap.
        on_hold: called when a finger stays on it for a while.
        about: what a screen reader tells after the label, as the description of what is called so.
        looks: properties of the `Container`; and ``selected``, ``checked``, ``expanded`` and ``expand`` for
            the whole.
    """
    states = {name: looks.pop(name, None) for name in ("selected", "checked", "expanded")}
    expand = looks.pop("expand", None)
    named = Described(label=label, hint=about, button=on_tap is not None, **states)
    box = ft.Container(
        on_click=handler(on_tap) if on_tap else None,
        on_long_press=handler(on_hold) if on_hold else None,
        **looks,
    )
    if content:
        named.content, named.exclude_semantics, box.content = content, True, named
    else:
        named.content = box
    return ft.MergeSemantics(content=box if content else named, expand=expand)


def handler(action: Callable[[], object]) -> Callable[[Any], Awaitable[None]]:
    """What Flet calls when something is tapped: does the action beside the loop; what is a coroutine, on it.

    What the action raises is told to whoever tapped.
    """

    async def handle(_: Any) -> None:
        try:
            result = action() if inspect.iscoroutinefunction(action) else await aside(action)
            if inspect.isawaitable(result):
                await result
        except Exception as error:
            tell_fault(error)

    return handle
