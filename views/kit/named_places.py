"""The places of a board by their names: what a screen reader finds and taps, and no finger.

A board has a hundred of them on each phone. They are written once for all phones, some at a time; what a tap
on one of them means is found when it comes.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import flet as ft

from views.flet_adapter.sparse_diff.answering import Answering
from views.flet_adapter.sparse_diff.sending import Sent, write_beside
from views.kit.layouts import Window
from views.kit.tap import UNSEEN, Described, handler

GROUP = 16
"""So many cells of a board, one after the other, are sent again where the name of one has changed."""


@ft.control
class NamedPlace(Described):
    """A place on a board that a screen reader finds and taps by its name; a finger means what lies over it.

    Flet's client (1.0.5) looks at all of these of a semantics, though Flet does not declare them: one control
    for a cell, of which there are many, and not four.

    Attributes:
        left: where it begins, in pixels.
        top: where it begins, in pixels.
        width: in pixels.
        height: in pixels.
        on_click: called when a screen reader taps it; Flet calls it ``on_tap``.
    """

    left: float | None = None
    top: float | None = None
    width: float | None = None
    height: float | None = None
    on_click: ft.ControlEventHandler["NamedPlace"] | None = None


class Named(NamedTuple):
    """A cell by its name.

    Attributes:
        at: the cell.
        words: what a screen reader says.
        selected: whether it says that it is selected; None: it says nothing of that.
    """

    at: str
    words: str
    selected: bool | None


def group_cells(named: Iterable[Named], cells: Iterable[str]) -> Mapping[int, tuple[Named, ...]]:
    """Cells with names in groups: each in the same one, whichever of the others have names.

    Args:
        named: the cells.
        cells: all that there are, in the board's order.
    """
    by_cell = {each.at: each for each in named}
    groups: dict[int, list[Named]] = {}
    for number, at in enumerate(cells):
        if at in by_cell:
            groups.setdefault(number // GROUP, []).append(by_cell[at])
    return {number: tuple(group) for number, group in groups.items()}


_written: WeakValueDictionary[Hashable, Sent] = WeakValueDictionary()
"""What pages show, by all it depends on."""


def place_group(
    group: tuple[Named, ...], window: Window, where: Hashable, on_tap: Callable[[str], object] | None
) -> ft.Control:
    """Some of the places of a board.

    Args:
        group: the cells.
        window: where they lie.
        where: which board of the page it is, and which group.
        on_tap: called with the cell that a screen reader taps; None where there is nothing to tap.
    """
    mark = (where, window, on_tap is None, group)
    found = _written.get(mark)
    if found is None:
        found = _written[mark] = write_beside(
            [_place(one, window, on_tap) for one in group], listening=on_tap is not None
        )
    written: Any = found
    numbers = {each["_i"]: one.at for each, one in zip(found, group, strict=True)}

    def make(number: int) -> NamedPlace:
        assert on_tap
        return NamedPlace(on_click=handler(partial(on_tap, numbers[number])))

    return ft.Stack(
        written,
        width=window.layout.width,
        height=window.layout.height,
        key=f"places {hash(mark)}",
        data=Answering(numbers, make) if on_tap else None,
    )


def _place(one: Named, window: Window, on_tap: object) -> ft.Control:
    unseen: Any = UNSEEN
    left, top, width, height = window.layout.target(one.at)
    return NamedPlace(
        label=one.words,
        button=on_tap is not None,
        selected=one.selected,
        on_click=(lambda: None) if on_tap else None,  # what holds it answers
        left=round(left, 1),
        top=round(top, 1),
        width=width,
        height=height,
        content=unseen,
        container=True,
        key=f"{one.at} {one.words} {one.selected}",
    )
