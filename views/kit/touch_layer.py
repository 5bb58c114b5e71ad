"""What a finger touches of a board: one layer over all of it, which tells the drawing that the finger met.

The layer stays the same control while the board is drawn anew, in whatever size, so that a finger that is
down stays down. Flet tells where a finger was, and not what it met there. So wherever something lies
elsewhere, or can be tapped no more, the layer begins `PITCH` pixels farther to the left: a place in it tells
the drawing it belongs to. After `SLOTS` drawings it begins where the first one did: another control in its
place would lose the finger.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import isfinite
from typing import Any, cast

import flet as ft

from views.flet_adapter.memo import Keep
from views.flet_adapter.sparse_diff.gone import LASTING
from views.kit.layouts import Window
from views.kit.tap import handler
from views.kit.viewer import Viewer
from views.models.touch_memory import TouchMemory

PITCH = 8192
"""Distance between two slots, in pixels; no board is so wide."""

SLOTS = 1024
"""Number of successive drawings told apart; no tap is on its way for more than a few of them."""


@dataclass(frozen=True)
class Touch:
    """Touch of a cell.

    Attributes:
        at: the cell.
        exact: whether a mouse pointed at it.
        late: whether the drawing it was met in has been replaced.
    """

    at: str
    exact: bool
    late: bool


@dataclass(frozen=True)
class Meaning:
    """Meaning of touches on one drawing.

    Attributes:
        window: where its cells lay.
        wanted: the cells that could be tapped.
        tap: called with the touch of a cell.
        hold: called with a place that is held for a while; None where nothing can be held.
    """

    window: Window
    wanted: Collection[str]
    tap: Callable[[Touch], object]
    hold: Callable[[float, float], object] | None


@dataclass(frozen=True)
class _Layer:
    """Touch layer over a board."""

    viewer: Viewer
    touched: TouchMemory[Meaning]

    async def answer_tap(self, event: ft.TapEvent[ft.GestureDetector]) -> None:
        exact = event.kind == ft.PointerDeviceType.MOUSE

        def call_tap(meaning: Meaning, x: float, y: float, late: bool) -> object:
            at = meaning.window.layout.cell_at(x, y, meaning.wanted)
            return meaning.tap(Touch(at, exact, late)) if at else None

        await self._answer_touch(event, event.local_position, call_tap)

    async def answer_hold(self, event: ft.LongPressStartEvent[ft.GestureDetector]) -> None:
        def call_hold(meaning: Meaning, x: float, y: float, late: bool) -> object:
            return meaning.hold(x, y) if meaning.hold else None

        await self._answer_touch(event, event.local_position, call_hold)

    async def _answer_touch(
        self, event: Any, position: Any, act: Callable[[Meaning, float, float, bool], object]
    ) -> None:
        if position is None or not (isfinite(position.x) and isfinite(position.y)):
            return
        self._note_press(event.global_position)
        slot, x = divmod(position.x, PITCH)
        newest = self.touched.newest
        number = newest - (newest - int(slot)) % SLOTS if 0 <= slot < SLOTS else -1

        def run_action() -> object:
            meaning = self.touched.find(self.viewer.sitting, number)
            if meaning:
                return act(meaning, x, position.y, number != self.touched.newest)
            phone = self.viewer.phone
            phone.tell(phone.say("out-of-step"))
            return None

        await handler(run_action)(event)

    def _note_press(self, place: Any) -> None:
        """Note the place in the window for a sheet that opens, if a phone sends a plausible one."""
        if place is not None and isfinite(place.x) and isfinite(place.y):
            self.viewer.phone.press.note(place.x, place.y)


def draw_touch_layer(viewer: Viewer, board: object, keep: Keep, meaning: Meaning) -> ft.Control:
    """Draw the touch layer over a board.

    Args:
        viewer: the screen it stands on.
        board: names this board among those of the page.
        keep: cache of the layer drawn last.
        meaning: meaning of touches on this drawing.
    """
    kept, phone = cast(Any, viewer.remember("touched", board)), viewer.phone
    touched: TouchMemory[Meaning] = kept("touched", lambda: TouchMemory(next(phone.numbers), phone.tick))
    layout, wanted = meaning.window.layout, frozenset(meaning.wanted)
    number = touched.record_drawing(viewer.sitting, (meaning.window, wanted), meaning)
    left = number % SLOTS * PITCH

    def draw_layer() -> ft.Control:
        own = _Layer(viewer, touched)
        return ft.GestureDetector(
            ft.Container(width=left + layout.width, height=layout.height, bgcolor=ft.Colors.TRANSPARENT),
            on_tap_up=own.answer_tap,
            on_long_press_start=own.answer_hold if meaning.hold else None,
            exclude_from_semantics=True,
            mouse_cursor=ft.MouseCursor.CLICK,
            left=-left,
            top=0,
            data=LASTING,
            key=f"hand {touched.name}",
        )

    return keep(("hand", number, meaning.hold is None), draw_layer)
