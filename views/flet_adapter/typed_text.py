"""Text that a client has typed and reported, while the event of the report is still to come.

A client reports the text of a field first, and sends the event in a message of its own. A page that is drawn
between the two draws an older text, which must not replace the letters that were typed since. Written for
Flet 1.0.5.
"""

from typing import Any

import flet as ft

CHANGE = "change"
"""Event that tells a handler of a new text."""

_AHEAD = "_typed_ahead"


def note_report(control: Any, reported: dict[Any, Any]) -> None:
    """Mark a text field with a reported text that its handler has not heard yet."""
    if type(control) is ft.TextField and control.on_change and "value" in reported:
        setattr(control, _AHEAD, True)


def note_event(control: Any, name: Any) -> None:
    """Unmark a text field as its handler is about to hear the text."""
    if name == CHANGE and type(control) is ft.TextField:
        setattr(control, _AHEAD, False)


def keep_typed(src: Any, dst: Any) -> None:
    """Give the newly drawn field the reported text, if the handler has not heard it yet.

    Args:
        src: the field as it stood, with the client's text.
        dst: the same field as it was drawn now.
    """
    if getattr(src, _AHEAD, False):
        setattr(dst, _AHEAD, True)
        if "value" in src._values:
            dst._values["value"] = src._values["value"]
        else:
            dst._values.pop("value", None)
