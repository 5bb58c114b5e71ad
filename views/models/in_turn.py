"""Queue in which pages are drawn: first come, first served, each once. On a page, the outer first."""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterator
from threading import Lock
from typing import Any

TURNS_BETWEEN = 6
"""Turns of the loop between two drawings: as many as it takes from a tap that came in to its own drawing."""

_log = logging.getLogger(__name__)


class InTurn:
    """Queue of drawings on one event loop. Safe to use from several threads.

    Between two drawings the loop turns often enough to answer a tap that has arrived meanwhile. A drawing
    requested twice before its turn is drawn once, with all that happened until then.
    """

    def __init__(self, at_rest: Callable[[], object] = lambda: None) -> None:
        """Begin with an empty queue.

        Args:
            at_rest: called in the loop's own thread when all that waited were drawn, and have been sent it.
        """
        self._at_rest = at_rest
        self._lock = Lock()
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._turning = False

    def ask(self, loop: asyncio.AbstractEventLoop, key: Hashable, draw: Callable[[], object]) -> None:
        """Queue a drawing.

        Args:
            loop: the event loop that draws all of them.
            key: keeps the place it has, if it waits already.
            draw: called in the loop's own thread; of several for the same one the last. What it raises is
                logged.
        """
        with self._lock:
            self._waiting[key] = draw
            begin, self._turning = not self._turning, True
        if begin:
            loop.call_soon_threadsafe(self._draw_next, 0)

    def _draw_next(self, left: int) -> None:
        loop = asyncio.get_running_loop()
        if left:
            loop.call_soon(self._draw_next, left - 1)
            return
        with self._lock:
            self._turning = bool(self._waiting)
            draw = self._waiting.pop(next(iter(self._waiting))) if self._waiting else None
        if draw is None:
            loop.call_soon(self._call_at_rest, TURNS_BETWEEN)
            return
        loop.call_soon(self._draw_next, TURNS_BETWEEN)
        _run_or_log(draw, "a drawing failed")

    def _call_at_rest(self, left: int) -> None:
        """Call `at_rest` after `left` more turns of the loop, if the queue is still empty then."""
        if self._turning:
            return
        if left:
            asyncio.get_running_loop().call_soon(self._call_at_rest, left - 1)
        else:
            _run_or_log(self._at_rest, "what is done at rest failed")


def _run_or_log(action: Callable[[], object], failed: str) -> None:
    try:
        action()
    except Exception:
        _log.exception(failed)


class OuterFirst(set[Any]):
    """Set of components to be drawn again, the outer before those that stand in them.

    A component that is drawn with its outer one is not drawn again by itself. In the other order it would be.

    Attributes:
        held: whether another task draws them: iteration then finds none, and none is lost.
    """

    held = False

    def take(self) -> list[Any]:
        """Take all components out, outer ones first. Other threads may add some meanwhile."""
        found = []
        while self:
            found.append(self.pop())
        return sorted(found, key=_component_depth)

    def __iter__(self) -> Iterator[Any]:
        return iter(() if self.held else sorted(super().__iter__(), key=_component_depth))

    def clear(self) -> None:
        """Clear the set, unless it is held."""
        if not self.held:
            super().clear()


def _component_depth(control: Any) -> int:
    depth = 0
    while control is not None:
        control, depth = control.parent, depth + 1
    return depth
