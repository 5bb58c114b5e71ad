"""Anything that can be tapped: one thing to the finger, one named button to a screen reader."""

import inspect
from collections.abc import Awaitable, Callable, Hashable
from math import isfinite
from typing import Any, Literal
from weakref import WeakValueDictionary

import flet as ft

from views.device.faults import tell_fault
from views.device.phone import Phone, find_phone
from views.flet_adapter.sparse_diff.sending import NOBODY, Written, write_whole
from views.flet_adapter.worker_threads import run_beside

UNSEEN = {"_c": "Container", "_i": NOBODY}
"""Shared content of all invisible controls, for which Flet's client wants a content."""

LINES = "lines"
"""Mark of a column whose parts are a stop of Tab each, since together they fill several screens."""

ACTION = "action"
"""Mark of a control that is a stop of Tab by itself, also among others to choose from."""


@ft.control
class Described(ft.Semantics):
    """Semantics of a control, with a description that a screen reader tells after the label.

    Attributes:
        hint: the description. Flet calls it ``hint_text``, which its client (1.0.5) does not look at.
    """

    hint: str | None = None


Role = Literal["button", "tab", "radio", "checkbox"]
"""Kind of a control to a screen reader. A tab leads to a page, a radio button chooses one of several."""


def tappable(
    label: str,
    content: ft.Control | None,
    on_tap: Callable[[], object] | None,
    *,
    on_hold: Callable[[], object] | None = None,
    about: str | None = None,
    role: Role = "button",
    **looks: Any,
) -> ft.Control:
    """Draw a container that can be tapped, by a finger or by Enter.

    Args:
        label: words of a screen reader; texts inside are not read again.
        content: face of the control.
        on_tap: called on a tap; None if a tap does the same as holding, or nothing.
        on_hold: called when a finger stays on it for a while.
        about: description that a screen reader tells after the label; none of a tab or a radio button.
        role: kind of the control to a screen reader; ``selected`` tells the state of each kind.
        looks: properties of the `Container`; and ``selected``, ``checked``, ``expanded`` and ``expand`` for
            the whole.
    """
    on_tap = on_tap or on_hold
    states = {name: looks.pop(name, None) for name in ("selected", "checked", "expanded")}
    said = {"label": label, "hint": about, "button": on_tap is not None, **states, **_say_role(role, states)}
    looks["on_click"] = handler(on_tap) if on_tap else None
    looks.setdefault("ink", on_tap is not None)  # only so do Tab and Enter reach it
    looks["on_long_press"] = handler(on_hold) if on_hold else None
    if on_tap and (phone := _find_wide_phone()):
        looks["on_tap_down"] = _make_press_handler(phone.press.note)
    if isinstance(content, Written):
        named: Any = _find_face(content, said)
        return ft.Container(named, **looks)
    if content:
        return ft.Container(Described(content=content, exclude_semantics=True, **said), **looks)
    expand = looks.pop("expand", None)
    return ft.MergeSemantics(Described(content=ft.Container(**looks), **said), expand=expand)


def _find_wide_phone() -> Phone | None:
    """Find the phone that is drawn for if it is wide: its sheets open at the place of the tap."""
    try:
        phone = find_phone(ft.context.page)
    except RuntimeError:  # drawn for no page
        return None
    return phone if phone and phone.wide else None


def _make_press_handler(
    action: Callable[[float, float], object],
) -> Callable[[ft.TapEvent[ft.Container]], Awaitable[None]]:
    """Make the handler of a finger that goes down, if a phone sends a plausible place."""

    async def handle_press(event: ft.TapEvent[ft.Container]) -> None:
        place = event.global_position
        found: tuple[object, ...] = (place.x, place.y) if place else ()
        numbers = [each for each in found if isinstance(each, int | float) and isfinite(each)]
        if len(numbers) == 2:
            action(*numbers)

    return handle_press


def _say_role(role: Role, states: dict[str, bool | None]) -> dict[str, Any]:
    """Return the properties that tell a role and its state.

    Flet's client (1.0.5) knows no tabs and no radio buttons among semantics. In a browser,
    ``assets/roles.js`` makes them of a description.
    """
    match role:
        case "button":
            return {}
        case "checkbox":
            return {"checked": states["selected"], "selected": None}
    return {"hint": role if _is_in_browser() else None}


def _is_in_browser() -> bool:
    try:
        return bool(ft.context.page.web)
    except RuntimeError:  # drawn for no page
        return False


_names: WeakValueDictionary[Hashable, Written] = WeakValueDictionary()
"""Faces with the words of a screen reader, by the face and all its words."""


def _find_face(face: Written, words: dict[str, Any]) -> Written:
    """Find, or write and cache, a shared face together with the words of a screen reader."""
    key = (id(face), *words.values())
    written = _names.get(key)
    if written is None:
        written = _names[key] = write_whole(
            Described(content=ft.Container(), exclude_semantics=True, **words)
        )
        written["content"] = face
    return written


def handler(action: Callable[[], object]) -> Callable[[Any], Awaitable[None]]:
    """Wrap an action as Flet's callback of a tap: a coroutine runs on the loop, plain code beside it.

    A fault that the action raises is told to the tapping person.
    """

    async def handle(_: Any) -> None:
        try:
            result = action() if inspect.iscoroutinefunction(action) else await run_beside(action)
            if inspect.isawaitable(result):
                await result
        except Exception as error:
            tell_fault(error)

    return handle
