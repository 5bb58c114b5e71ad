"""Rows and grids of pieces found on a drawn page, each made one stop of Tab.

A part of a page in which there is nothing to reach but pieces is one stop: a hand of cards, the seats, the
pages, the numbers of a score. Where it has a title, each part below the title is one. The button of the next
action is a stop by itself. Boards and pages draw all of them as ever; without a keyboard nothing is changed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.component_updates import is_component, was_drawn
from views.kit.layout import join_words
from views.kit.piece_row import PieceKeys, PieceRow, RowPiece, list_texts, own_label
from views.kit.tap import ACTION, LINES

FIGURES, LETTERS = "123456789", "acdefghjklmnopqrstuvwxyz"
"""Signs of the pieces of a first row, and of a second one. The letter B goes to the board."""

_REACHED = ("on_click", "on_change", "on_tap", "on_tap_up", "on_select", "on_key_down")

_PLACE = {
    "expand": None,
    "expand_loose": None,
    "col": 12,
    "left": None,
    "top": None,
    "right": None,
    "bottom": None,
    "key": None,
}
"""Properties that give a control its place among others, with their defaults."""


def group_pieces(phone: Phone, drawn: ft.Control, *, signed: bool = False) -> ft.Control:
    """Make the rows of pieces on a drawn part of a page one stop each, if the phone has a keyboard.

    Args:
        phone: the phone that shows it.
        drawn: the part, before the page has it.
        signed: True if the pieces have keys of their own.
    """
    if not phone.keyed:
        return drawn
    grouping = _Grouping(phone, iter((FIGURES, LETTERS) if signed else ()))
    stops: ft.Control = grouping.make_stops(drawn)
    return stops


def group_parts(phone: Phone, parts: Iterable[ft.Control]) -> list[ft.Control]:
    """Make the rows of pieces in each part of a page one stop each, if the phone has a keyboard."""
    return [group_pieces(phone, part) for part in parts]


class _Grouping:
    """Search for rows of pieces in one part of a page."""

    def __init__(self, phone: Phone, signs: Iterator[str]) -> None:
        self._phone, self._signs = phone, signs

    def make_stops(self, control: Any) -> Any:
        """Make a control one stop, or else the rows and the single buttons in it."""
        pieces, pure = self._look_through(control, "")
        return self._put_stop(control, pieces) if pure and pieces else control

    def _look_through(self, control: Any, label: str) -> tuple[list[RowPiece], bool]:
        """Find the pieces in a control. The second value is True if nothing else can be reached there.

        Otherwise the rows and buttons in it are made stops at once.

        Args:
            control: the control.
            label: words of a screen reader around it.
        """
        if getattr(control, "visible", True) is False:
            return [], True
        if is_component(control):
            return [], False
        if piece := _piece_of(self._phone, control, label):
            return [piece], True
        if _is_reached(control):
            return [], False
        label = _label_of(control) or label
        inside = [(child, *self._look_through(child, label)) for child in list_children(control)]
        together = getattr(control, "data", None) != LINES and not _keeps_apart(inside)
        if together and all(pure for _, _, pure in inside):
            return [piece for _, pieces, _ in inside for piece in pieces], True
        if not was_drawn(control):
            stops = [
                self._put_stop(child, pieces) if pure and pieces else child for child, pieces, pure in inside
            ]
            _set_children(control, stops)
        return [], False

    def _put_stop(self, control: Any, pieces: list[RowPiece]) -> Any:
        """Draw a stop in a control: around the pieces, and not around words beside them."""
        above, holder = None, control
        for outer, inner in _lead_down(control, pieces):
            if was_drawn(outer):
                break
            if len(list_children(outer)) > 1:
                above, holder = outer, inner
        stop = self._draw_stop(holder, pieces)
        if above is None:
            return stop
        _set_children(above, [stop if child is holder else child for child in list_children(above)])
        return control

    def _draw_stop(self, drawn: Any, pieces: list[RowPiece]) -> ft.Control:
        """Draw a part of the page as one stop."""

        def arrange(shown: list[ft.Control]) -> ft.Control:
            by_piece = {id(piece.control): each for piece, each in zip(pieces, shown, strict=True)}
            arranged: ft.Control = _put_in(drawn, by_piece)
            _forget_place(arranged)
            return arranged

        place = pieces[0].place if pieces[0].control is drawn else _read_place(drawn)
        for piece in pieces:
            if piece.control.data is not piece:
                piece.control.ink, piece.control.data = False, piece
                _forget_place(piece.control)
        row = len(pieces) > 1
        signs = next(self._signs, "") if row else ""
        stop = PieceKeys(
            self._phone.keyboard,
            PieceRow(tuple(pieces), arrange, self._phone.say("row-keys") if row else "", signs),
        )
        return ft.Stack([stop], fit=ft.StackFit.PASS_THROUGH, **place)


def _keeps_apart(inside: list[tuple[Any, list[RowPiece], bool]]) -> bool:
    """Check that parts with pieces are stops of their own: below a title, or beside the next action."""
    held = [pieces for _, pieces, _ in inside if pieces]
    if len(inside) > 1 and any(len(pieces) == 1 and pieces[0].alone for pieces in held):
        return True
    return bool(held) and any(_is_title(child) for child, pieces, _ in inside if not pieces)


def _piece_of(phone: Phone, control: Any, label: str) -> RowPiece | None:
    """Return a control as a piece, or None if it is none or something in it is reached by itself."""
    if not isinstance(control, ft.Container) or not control.on_click:
        return None
    if isinstance(control.data, RowPiece):
        return control.data
    if control.data not in (None, ACTION) or not control.ink or was_drawn(control):
        return None
    if any(map(_holds_reached, list_children(control))):
        return None
    if not (label or own_label(control)):
        label = join_words(phone, list_texts(control.content))
    return RowPiece(control, _read_place(control), label, alone=control.data == ACTION)


def _lead_down(control: Any, pieces: list[RowPiece]) -> Iterator[tuple[Any, Any]]:
    """Yield each control with its only part that holds pieces, from the outermost on."""
    wanted = {id(piece.control) for piece in pieces}
    while id(control) not in wanted:
        holding = [child for child in list_children(control) if _holds_any(child, wanted)]
        if len(holding) != 1:
            return
        yield control, holding[0]
        control = holding[0]


def _holds_any(control: Any, wanted: set[int]) -> bool:
    return id(control) in wanted or any(_holds_any(child, wanted) for child in list_children(control))


def _read_place(control: Any) -> dict[str, Any]:
    """Read the properties that give a control its place, where they are not the defaults."""
    found = {name: getattr(control, name, usual) for name, usual in _PLACE.items()}
    return {name: value for name, value in found.items() if value != _PLACE[name]}


def _forget_place(control: Any) -> None:
    """Take from a control the place that the control around it has taken over."""
    for name in _read_place(control):
        setattr(control, name, _PLACE[name])


def _label_of(control: Any) -> str:
    return str(getattr(control, "label", None) or "") if isinstance(control, ft.Semantics) else ""


def _is_title(control: Any) -> bool:
    """Check that a control is the title of the part that it stands in, or holds it."""
    header = isinstance(control, ft.Semantics) and bool(control.header)
    return header or any(map(_is_title, list_children(control)))


def _is_reached(control: Any) -> bool:
    return isinstance(control, ft.TextField) or any(getattr(control, name, None) for name in _REACHED)


def _holds_reached(control: Any) -> bool:
    return is_component(control) or _is_reached(control) or any(map(_holds_reached, list_children(control)))


def list_children(control: Any) -> list[Any]:
    """List the controls that stand in a control."""
    found = [*(getattr(control, "controls", None) or ()), getattr(control, "content", None)]
    return [child for child in found if isinstance(child, ft.BaseControl)]


def _set_children(control: Any, children: list[Any]) -> None:
    remaining = iter(children)
    if controls := getattr(control, "controls", None):
        control.controls = [
            next(remaining) if isinstance(child, ft.BaseControl) else child for child in controls
        ]
    if isinstance(getattr(control, "content", None), ft.BaseControl):
        control.content = next(remaining)


def _put_in(control: Any, by_piece: dict[int, ft.Control]) -> Any:
    """Copy a drawing with other controls in the places of its pieces. Parts without pieces are not copied."""
    if id(control) in by_piece:
        return by_piece[id(control)]
    children = list_children(control)
    copied = [_put_in(child, by_piece) for child in children]
    if all(one is other for one, other in zip(children, copied, strict=True)):
        return control
    whole: Any = replace(control, ref=None)
    _set_children(whole, copied)
    return whole
