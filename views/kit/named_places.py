"""Named places of a board, which a screen reader finds and taps, and a finger does not.

A board has a hundred of them on each phone. They are written once for all phones, in groups. The meaning of a
tap on a place is looked up when the tap comes.
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
"""Number of successive cells in a group; all of a group are sent again after a change of a name."""


@ft.control
class NamedPlace(Described):
    """Place on a board that a screen reader finds and taps by name. A finger means the layer over it.

    Flet's client (1.0.5) reads all of these attributes of a semantics, though Flet does not declare them. So
    a cell, of which there are many, needs one control and not four.

    Attributes:
        left: left side, in pixels.
        top: upper side, in pixels.
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
    """Cell with its name.

    Attributes:
        at: the cell.
        words: words of a screen reader.
        selected: whether a screen reader calls it selected; None where nothing is said of that.
    """

    at: str
    words: str
    selected: bool | None


def group_cells(named: Iterable[Named], cells: Iterable[str]) -> Mapping[int, tuple[Named, ...]]:
    """Group named cells by their place in the board's order, `GROUP` places each.

    A cell is always in the same group, whichever of the others have names.

    Args:
        named: the cells with names.
        cells: all cells, in the board's order.
    """
    by_cell = {each.at: each for each in named}
    groups: dict[int, list[Named]] = {}
    for number, at in enumerate(cells):
        if at in by_cell:
            groups.setdefault(number // GROUP, []).append(by_cell[at])
    return {number: tuple(group) for number, group in groups.items()}


_written: WeakValueDictionary[Hashable, Sent] = WeakValueDictionary()
"""Groups in use, by all they depend on."""


def draw_place_group(
    group: tuple[Named, ...], window: Window, key: Hashable, on_tap: Callable[[str], object] | None
) -> ft.Control:
    """Draw a group of named places of a board, written once for all phones.

    Args:
        group: the cells.
        window: where they lie.
        key: names the board among those of the page, and the group.
        on_tap: called with the cell that a screen reader taps; None if there is nothing to tap.
    """
    mark = (key, window, on_tap is None, group)
    found = _written.get(mark)
    if found is None:
        found = _written[mark] = write_beside(
            [_draw_place(one, window, on_tap) for one in group], listening=on_tap is not None
        )
    written: Any = found
    numbers = {each["_i"]: one.at for each, one in zip(found, group, strict=True)}

    def make_place(number: int) -> NamedPlace:
        assert on_tap
        return NamedPlace(on_click=handler(partial(on_tap, numbers[number])))

    return ft.Stack(
        written,
        width=window.layout.width,
        height=window.layout.height,
        key=f"places {hash(mark)}",
        data=Answering(numbers, make_place) if on_tap else None,
    )


def _draw_place(place: Named, window: Window, on_tap: object) -> ft.Control:
    unseen: Any = UNSEEN
    left, top, width, height = window.layout.target(place.at)
    return NamedPlace(
        label=place.words,
        button=on_tap is not None,
        selected=place.selected,
        on_click=(lambda: None) if on_tap else None,  # what holds it answers
        left=round(left, 1),
        top=round(top, 1),
        width=width,
        height=height,
        content=unseen,
        container=True,
        key=f"{place.at} {place.words} {place.selected}",
    )
