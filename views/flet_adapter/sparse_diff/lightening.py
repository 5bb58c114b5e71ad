"""Dictionaries shared by controls that only stand on a page, and a shorter index of its controls.

Flet 1.0.5 gives every control and value two dictionaries of its own, for the changes since it was sent and
for the data that only its client gets, though a drawn control is a description that is changed no more. A
page also indexes each of its controls by number, even a word or a stroke that has no events. That is a third
of a page's memory. Here those dictionaries are shared, and only controls that can have events are indexed;
the rest is searched all over the page, as Flet does for a number that its index lacks.
"""

from functools import cache
from typing import Any

import flet as ft
import flet.canvas as cv
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, MessageAction, PatchControlBody
from flet.messaging.session import Session

from views.flet_adapter.sparse_diff.gone import gone_from

QUIET = (
    ft.Column,
    ft.Container,
    ft.Icon,
    ft.Image,
    ft.MergeSemantics,
    ft.Row,
    ft.Semantics,
    ft.Stack,
    ft.Text,
    cv.Shape,
)
"""Controls that only fire events that have a handler."""


class NothingNoted(dict[str, Any]):
    """Record of changed properties that stays empty, for a control whose changes are never read."""

    def __setitem__(self, name: str, value: Any) -> None:
        """Drop the change."""


NOTHING = NothingNoted()
flets_patch_control = Session.patch_control
_told: dict[type, dict[str, Any]] = {}


@cache
def is_quiet(kind: type) -> bool:
    """Check that the controls of a class only fire events that have a handler."""
    return issubclass(kind, QUIET)


@cache
def _is_value(kind: type) -> bool:
    return "_is_flet_value" in vars(kind)


@cache
def _overrides(kind: type, *names: str) -> bool:
    return any(getattr(kind, name) is not getattr(BaseControl, name) for name in names)


def lighten(item: Any) -> None:
    """Let a control that is changed no more share its dictionaries with others of its class."""
    kind: Any = type(item)
    if is_quiet(kind):
        item._dirty = NOTHING
        if not _overrides(kind, "before_update"):
            told = _told.setdefault(kind, item._internals)
            if told == item._internals:
                item._internals = told
    elif _is_value(kind):
        item._dirty = NOTHING


def is_found_by_number(control: Any) -> bool:
    """Check that a page must index a control by its number."""
    kind: Any = type(control)
    if not is_quiet(kind) or not hasattr(control, "_frozen"):
        return True
    return not kind._event_fields.isdisjoint(control._values)


def patch_control(
    self: Any,
    control: Any,
    prev_control: Any = None,
    parent: Any = None,
    path: Any = None,
    frozen: bool = False,
) -> None:
    """Send the changes of a part of a page, as ``Session.patch_control`` does."""
    patch, added, removed = self._Session__get_update_control_patch(
        control=control, prev_control=prev_control or control, parent=parent, path=path, frozen=frozen
    )
    if len(patch) > 1:
        body = PatchControlBody(parent._i if parent else control._i, patch)
        self._Session__send_message(Message(MessageAction.PATCH_CONTROL, body))
    index = self._Session__index
    removed, added = list(removed), list(added)
    gone_from(self).note(self.page, removed, added)
    for each in removed:
        index.pop(each._i, None)
    index.update((each._i, each) for each in added if is_found_by_number(each))
    stay = {each._i for each in added}
    kind: Any
    for each in removed:
        kind = type(each)
        if _overrides(kind, "will_unmount") and each._i not in stay:
            each.will_unmount()
    stood = {each._i for each in removed}
    for each in added:
        kind = type(each)
        if _overrides(kind, "did_mount") and each._i not in stood:
            each.did_mount()


def take_result(self: Any, control_id: int, call_id: str, result: Any, error: str | None) -> None:
    """Hand a client's result to the caller of a method of a control.

    Replaces ``Session.handle_invoke_method_results``, which ends the line to the client if the control is not
    in the index: it is quiet, such as a column to scroll, or has left the page meanwhile.
    """
    waiting = self._Session__method_calls.pop(call_id, None)
    if waiting is not None:
        self._Session__method_call_results[waiting] = (result, error)
        waiting.set()


def lighten_pages() -> None:
    """Index only controls that can have events, set once for all pages of the process."""
    sessions: Any = Session
    sessions.handle_invoke_method_results = take_result
    sessions.patch_control = patch_control
