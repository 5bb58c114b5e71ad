"""Rows and grids of pieces found on a drawn page, each made one stop of Tab.

A part of a page in which there is nothing to reach but pieces is one stop: a hand of cards, the seats, the
pages, the numbers of a score. Boards draw their pieces as ever; without a keyboard nothing is changed.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.component_updates import is_component, was_drawn
from views.kit.piece_row import Piece, PieceKeys, PieceRow

FIGURES, LETTERS = "123456789", "acdefghjklmnopqrstuvwxyz"
"""Signs of the pieces of a first row, and of a second one. The letter B goes to the board."""

LEAST = 2
"""Least number of pieces in a row that is one stop."""

_REACHED = ("on_click", "on_change", "on_tap", "on_tap_up", "on_select", "on_key_down")


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
    pieces, pure = grouping.look_through(drawn)
    return grouping.make_stop(drawn, pieces) if pure and len(pieces) >= LEAST else drawn


class _Grouping:
    """Search for rows of pieces in one part of a page."""

    def __init__(self, phone: Phone, signs: Iterator[str]) -> None:
        self._phone, self._signs = phone, signs

    def look_through(self, control: Any) -> tuple[list[Piece], bool]:
        """Find the pieces in a control, and whether nothing else can be reached there.

        Where something else can, the rows in it are made stops at once.
        """
        if piece := _piece_of(control):
            return [piece], True
        if is_component(control) or _is_reached(control):
            return [], False
        inside = [(child, *self.look_through(child)) for child in _children(control)]
        if all(pure for _, _, pure in inside):
            return [piece for _, pieces, _ in inside for piece in pieces], True
        if not was_drawn(control):
            rows = {id(child): pieces for child, pieces, pure in inside if pure and len(pieces) >= LEAST}
            stops = [
                self.make_stop(child, rows[id(child)]) if id(child) in rows else child
                for child, _, _ in inside
            ]
            _set_children(control, stops)
        return [], False

    def make_stop(self, drawn: Any, pieces: list[Piece]) -> ft.Control:
        """Draw a part of the page as one stop."""

        def arrange(shown: list[ft.Control]) -> ft.Control:
            by_piece = {id(piece.control): each for piece, each in zip(pieces, shown, strict=True)}
            arranged: ft.Control = _put_in(drawn, by_piece)
            return arranged

        for piece in pieces:
            if piece.control.data is not piece:
                piece.control.ink, piece.control.expand, piece.control.data = False, None, piece
        row = PieceRow(tuple(pieces), arrange, self._phone.say("row-keys"), next(self._signs, ""))
        stop = PieceKeys(self._phone.keyboard, row)
        return ft.Stack(
            [stop], fit=ft.StackFit.PASS_THROUGH, expand=getattr(drawn, "expand", None), key=drawn.key
        )


def _piece_of(control: Any) -> Piece | None:
    """Return a control as a piece, or None. Buttons of the next action are none, and keep their own stop."""
    if not isinstance(control, ft.Container) or not control.on_click:
        return None
    if isinstance(control.data, Piece):
        return control.data
    if control.data is not None or not control.ink or was_drawn(control):
        return None
    return Piece(control, control.expand)


def _is_reached(control: Any) -> bool:
    return any(getattr(control, name, None) for name in _REACHED)


def _children(control: Any) -> list[Any]:
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
    children = _children(control)
    copied = [_put_in(child, by_piece) for child in children]
    if all(one is other for one, other in zip(children, copied, strict=True)):
        return control
    whole: Any = replace(control, ref=None)
    _set_children(whole, copied)
    return whole
