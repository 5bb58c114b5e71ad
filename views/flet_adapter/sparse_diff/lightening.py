"""Controls that only stand on a page share what Flet keeps for each of them.

Flet 1.0.5 gives every control and value two dictionaries of its own, for what was set since it was sent and
for what only its client is told, though what stands on a page is a description that nobody sets anything on;
and a page finds each of its controls by number, be it a word or a stroke that nothing can happen to. That
is a third of what a page holds. Here those dictionaries are shared, and only what something can happen to is
found by its number at once; the rest is looked for all over the page, as Flet does where it finds nothing.
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
"""Controls that nothing happens to but what they say that they listen to."""


class NothingNoted(dict[str, Any]):
    """What was set on something since it was sent, where nobody asks."""

    def __setitem__(self, name: str, value: Any) -> None:
        """Forget it."""


NOTHING = NothingNoted()
flets_patch_control = Session.patch_control
_told: dict[type, dict[str, Any]] = {}


@cache
def is_quiet(kind: type) -> bool:
    """Whether nothing happens to the controls of a class but what they say that they listen to."""
    return issubclass(kind, QUIET)


@cache
def _is_value(kind: type) -> bool:
    return "_is_flet_value" in vars(kind)


@cache
def _overrides(kind: type, *names: str) -> bool:
    return any(getattr(kind, name) is not getattr(BaseControl, name) for name in names)


def lighten(item: Any) -> None:
    """Keep what stands on a page, and is set no more, with less."""
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
    """Whether a page has to find a control by its number at once."""
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
    """Send what has changed of a part of a page, as ``Session.patch_control`` does."""
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


def lighten_pages() -> None:
    """Find by number only what something can happen to; done once, for all pages of the process."""
    sessions: Any = Session
    sessions.patch_control = patch_control
