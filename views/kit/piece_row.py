"""A row of pieces as one stop of Tab: arrows go along it, and each piece may have a key of its own."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.device.keyboard import Action, Keyboard
from views.kit.focus_ring import draw_ring_around
from views.kit.spoken import name_unseen, say_unseen
from views.kit.tap import handler

BACK, ON = frozenset({"Arrow Left", "Arrow Up"}), frozenset({"Arrow Right", "Arrow Down"})
"""Keys that go to the piece before, and to the one after."""

ENDS = {"Home": 0, "End": -1}
"""Pieces at the ends of a row, by the names of the keys."""

TAPS = frozenset({"Enter", " ", "Numpad Enter"})
"""Keys that do what a tap does."""


@dataclass(frozen=True)
class RowPiece:
    """Something to tap that is no stop of its own, since its row is one.

    Attributes:
        control: what is tapped.
        place: properties that give it its place, which whatever is drawn around it takes over.
        label: words of a screen reader around it, or the texts in it; empty if it has its own words.
        alone: whether it is a stop by itself, also among others.
    """

    control: Any
    place: Mapping[str, Any]
    label: str = ""
    alone: bool = False

    @property
    def words(self) -> str:
        """Words of a screen reader."""
        return own_label(self.control) or self.label

    @property
    def selected(self) -> bool:
        """True if it is chosen or in sight now."""
        content = self.control.content
        return bool(
            content.get("selected") if isinstance(content, dict) else getattr(content, "selected", False)
        )

    async def tap(self) -> None:
        """Do what a tap does."""
        if self.control.on_click:
            await self.control.on_click(None)


def own_label(control: Any) -> str:
    """Return the words of a screen reader that a piece has itself, or an empty text."""
    content = control.content
    own = content["label"] if isinstance(content, dict) else getattr(content, "label", None)
    return str(own or "")


def list_texts(control: Any) -> Iterator[str]:
    """Yield the texts in a drawing that is named by them."""
    if isinstance(control, ft.Text):
        yield str(control.value or "")
        return
    for child in [*(getattr(control, "controls", None) or ()), getattr(control, "content", None)]:
        if child:
            yield from list_texts(child)


@dataclass(frozen=True, eq=False)
class PieceRow:
    """Pieces that are one stop of Tab.

    Attributes:
        pieces: what can be tapped, in reading order.
        arrange: lays out as many controls as there are pieces.
        name: name of the row for a screen reader; empty for a single piece, which has its own.
        signs: keys of the pieces, in their order; empty for none.
    """

    pieces: tuple[RowPiece, ...]
    arrange: Callable[[list[ft.Control]], ft.Control]
    name: str = ""
    signs: str = ""


@ft.component
def PieceKeys(keyboard: Keyboard, row: PieceRow) -> ft.Control:
    """Draw pieces that Tab reaches as one stop.

    Args:
        keyboard: keyboard of the phone that shows them.
        row: the pieces.
    """
    pieces, last = row.pieces, len(row.pieces) - 1
    chosen = next((number for number, piece in enumerate(pieces) if piece.selected), 0)
    place, move = ft.use_state(chosen)
    shown, set_shown = ft.use_state(False)
    at = min(place, last)
    _use_signs(keyboard, row)

    async def answer_key(event: ft.KeyDownEvent) -> None:
        if event.key in BACK | ON:
            move(max(0, at - 1) if event.key in BACK else min(last, at + 1))
            set_shown(True)
        elif event.key in ENDS:
            move(range(len(pieces))[ENDS[event.key]])
        elif event.key == "Tab":
            set_shown(False)
        elif event.key in TAPS:
            await handler(pieces[at].tap)(event)

    def answer_released_key(event: ft.KeyUpEvent) -> None:
        if event.key == "Tab":
            move(chosen if not shown else at)
            set_shown(True)

    def draw_piece(number: int) -> ft.Control:
        layers = [pieces[number].control]
        if keyboard.used and number < len(row.signs):
            layers.append(_draw_sign(row.signs[number]))
        if shown and number == at:
            layers.append(draw_ring_around())
        return _lay_over(layers, **pieces[number].place)

    inside = row.arrange([draw_piece(number) for number in range(len(pieces))])
    if row.name:
        spoken = [say_unseen(pieces[at].words)] if shown else []
        inside = _lay_over([inside, name_unseen(row.name), *spoken])
    listener = ft.KeyboardListener(inside, on_key_down=answer_key, on_key_up=answer_released_key)
    return listener if row.name else ft.MergeSemantics(listener)  # a single piece is read as what it is


def _use_signs(keyboard: Keyboard, row: PieceRow) -> None:
    """Hook: let the signs of a row choose its pieces while the row is on the page."""
    offered: Any = ft.use_ref(None)
    own: dict[str, Action] = {sign: piece.tap for sign, piece in zip(row.signs, row.pieces, strict=False)}
    offered.current = own
    keyboard.choices.update(own)

    def forget_signs() -> None:
        for sign, action in (offered.current or {}).items():
            if keyboard.choices.get(sign) is action:  # and not that of a row that has come meanwhile
                del keyboard.choices[sign]

    ft.use_effect(lambda: None, [], forget_signs)


def _lay_over(layers: list[ft.Control], **place: Any) -> ft.Control:
    """Lay controls over the first control. Its size and place do not change."""
    return ft.Stack(layers, fit=ft.StackFit.PASS_THROUGH, clip_behavior=ft.ClipBehavior.NONE, **place)


def _draw_sign(sign: str) -> ft.Control:
    """Draw the key of a piece in the piece's corner. A mouse goes through it."""
    words = ft.Text(
        sign.upper(), size=11, weight=ft.FontWeight.W_700, color=ft.Colors.ON_INVERSE_SURFACE, no_wrap=True
    )
    face = ft.Container(
        words,
        width=16,
        height=16,
        alignment=ft.Alignment.CENTER,
        border_radius=5,
        bgcolor=ft.Colors.INVERSE_SURFACE,
    )
    return ft.TransparentPointer(ft.Semantics(exclude_semantics=True, content=face), left=-3, top=-3)
