"""Memory of a board's drawings, so that a tap on a drawing replaced a moment ago still has its meaning."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

MOMENT = 3.0
"""Seconds for which what a finger met still answers: a drawing that was replaced, a control that went."""

MOST = 16
"""Maximum of drawings of one board remembered besides the newest."""


@dataclass(frozen=True, slots=True)
class _Drawing(Generic[T]):
    """Drawing of a board, with the meaning of its touches and the time of its replacement."""

    look: Hashable
    meaning: T
    replaced: float | None = None


class TouchMemory(Generic[T]):
    """Latest drawings of one board, by number.

    A replaced one answers for a few seconds. Another seat or a curtain ends that at once.
    """

    def __init__(self, name: Hashable, tick: Callable[[], float]) -> None:
        """Begin with nothing drawn.

        Args:
            name: tells its drawings from those of all other memories of the page.
            tick: seconds that never run backwards.
        """
        self.name, self._tick = name, tick
        self._drawings: dict[int, _Drawing[T]] = {}
        self._viewer: Hashable = None
        self.newest = -1
        """Number of the newest drawing."""

    def record_drawing(self, viewer: Hashable, look: Hashable, meaning: T) -> int:
        """Record a drawing and return its number. Drawings that are touched alike share a number.

        Args:
            viewer: the viewer it is drawn for.
            look: places of everything that can be touched.
            meaning: the meaning of a touch.
        """
        before = self._drawings.get(self.newest)
        if viewer != self._viewer:
            self._drawings.clear()
            self._viewer, before = viewer, None
        if before is None or before.look != look:
            if before:
                self._drawings[self.newest] = _Drawing(before.look, before.meaning, self._tick())
            self.newest += 1
            self._drawings.pop(self.newest - MOST - 1, None)
        self._drawings[self.newest] = _Drawing(look, meaning)
        return self.newest

    def find(self, viewer: Hashable, number: int) -> T | None:
        """Look up the meaning of touches on a drawing.

        None if it was replaced too long ago, or is another viewer's.
        """
        drawing = self._drawings.get(number) if viewer == self._viewer else None
        if drawing is None:
            return None
        late = drawing.replaced is not None and self._tick() - drawing.replaced > MOMENT
        return None if late else drawing.meaning
