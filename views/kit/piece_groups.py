"""Rows and grids of pieces found on a drawn page, each made one stop of Tab.

A part of a page in which there is nothing to reach but pieces is one stop: a hand of cards, the seats, the
pages, the numbers of a score. The button of the next action is a stop by itself. Boards draw all of them as
ever; without a keyboard nothing is changed.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.component_updates import is_component, was_drawn
from views.kit.piece_row import PieceKeys, PieceRow, RowPiece
from views.kit.tap import ACTION

FIGURES, LETTERS = "123456789", "acdefghjklmnopqrstuvwxyz"
"""Signs of the pieces of a first row, and of a second one. The letter B goes to the board."""

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
    stops: ft.Control = grouping.make_stops(drawn)
    return stops


class _Grouping:
    """Search for rows of pieces in one part of a page."""

    def __init__(self, phone: Phone, signs: Iterator[str]) -> None:
        self._phone, self._signs = phone, signs

    def make_stops(self, control: Any) -> Any:
        """Make a control one stop, or else the rows and the single buttons in it."""
        pieces, pure = self._look_through(control)
        return self._draw_stop(control, pieces) if pure and pieces else control

    def _look_through(self, control: Any) -> tuple[list[RowPiece], bool]:
        """Find the pieces in a control. The second value is True if nothing else can be reached there.

        Where something else can, the rows and buttons in it are made stops at once.
        """
        if piece := _piece_of(control):
            return [piece], True
        if is_component(control) or _is_reached(control):
            return [], False
        inside = [(child, *self._look_through(child)) for child in _children(control)]
        alone = [pieces for _, pieces, _ in inside if len(pieces) == 1 and pieces[0].alone]
        if all(pure for _, _, pure in inside) and not (alone and len(inside) > 1):
            return [piece for _, pieces, _ in inside for piece in pieces], True
        if not was_drawn(control):
            stops = [
                self._draw_stop(child, pieces) if pure and pieces else child for child, pieces, pure in inside
            ]
            _set_children(control, stops)
        return [], False

    def _draw_stop(self, drawn: Any, pieces: list[RowPiece]) -> ft.Control:
        """Draw a part of the page as one stop."""

        def arrange(shown: list[ft.Control]) -> ft.Control:
            by_piece = {id(piece.control): each for piece, each in zip(pieces, shown, strict=True)}
            arranged: ft.Control = _put_in(drawn, by_piece)
            return arranged

        expand = getattr(drawn, "expand", None)
        for piece in pieces:
            if piece.control.data is not piece:
                piece.control.ink, piece.control.expand, piece.control.data = False, None, piece
        row = len(pieces) > 1
        signs = next(self._signs, "") if row else ""
        stop = PieceKeys(
            self._phone.keyboard,
            PieceRow(tuple(pieces), arrange, self._phone.say("row-keys") if row else "", signs),
        )
        return ft.Stack([stop], fit=ft.StackFit.PASS_THROUGH, expand=expand, key=drawn.key)


def _piece_of(control: Any) -> RowPiece | None:
    """Return a control as a piece, or None."""
    if not isinstance(control, ft.Container) or not control.on_click:
        return None
    if isinstance(control.data, RowPiece):
        return control.data
    if control.data not in (None, ACTION) or not control.ink or was_drawn(control):
        return None
    return RowPiece(control, control.expand, alone=control.data == ACTION)


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
