"""Sheets as dialogs of the client: a dialog holds the focus, closes on Esc, and gives the focus back.

Flet's client (1.0.5) opens a dialog over the page on top when it is told that the dialog is open, and keeps
it until it is told that it is closed. A dialog that leaves the page while it is open stays on the screen. One
that closes tells so once it has faded. So a dialog that is no longer wanted stands on the page, closed and
empty, until then, and the next sheet is another dialog.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import flet as ft

from views.device.press import Place
from views.kit.tap import handler


@dataclass(frozen=True)
class Dialog:
    """Sheet to be shown over a page.

    Attributes:
        title: words that a screen reader tells when it opens.
        draw: draws all that is seen of it, which fills the window, for the place of the tap that opened it.
        on_close: called on Esc.
    """

    title: str
    draw: Callable[[Place | None], ft.Control]
    on_close: Callable[[], object]


@dataclass
class _Openings:
    """Dialogs of one page by their numbers: the open one, and those that are about to be gone.

    Attributes:
        numbers: gives the number of the next dialog.
        open: number of the open dialog; None while no sheet is open.
        at: place of the tap that opened it; None without a tap.
        closing: numbers of dialogs that were told to close.
    """

    numbers: "count[int]" = field(default_factory=count)
    open: int | None = None
    at: Place | None = None
    closing: list[int] = field(default_factory=list)

    def keep_open(self, at: Place | None) -> int:
        """Return the number of the open dialog, or open a new one that keeps its place."""
        if self.open is None:
            self.open, self.at = next(self.numbers), at
        return self.open

    def hide(self) -> None:
        """Tell the open dialog, if any, to close."""
        if self.open is not None:
            self.closing.append(self.open)
        self.open = None

    def drop(self, number: int) -> bool:
        """Forget a dialog that the client has closed. Return True if the app still wanted it open."""
        if number in self.closing:
            self.closing.remove(number)
        wanted = self.open == number
        self.open = None if wanted else self.open
        return wanted


@ft.component
def DialogHost(dialog: Dialog | None, at: Place | None = None) -> ft.Control:
    """Open a dialog over the page, or close the open one. Takes no room on the page.

    Args:
        dialog: sheet to show; None for none. It stays the same dialog until None comes in between.
        at: place of the last tap, for a dialog that opens now; None without a tap.
    """
    held: Any = ft.use_ref(_Openings)
    openings: _Openings = held.current
    if dialog is None:
        openings.hide()
    shown = [_draw_closing(openings, number) for number in openings.closing]
    if dialog is not None:
        shown.append(_draw_open(openings, dialog, at))
    return ft.Stack([*shown], width=0, height=0)


def _draw_open(openings: _Openings, dialog: Dialog, at: Place | None) -> ft.Control:
    number = openings.keep_open(at)

    def dismiss() -> object:
        return dialog.on_close() if openings.drop(number) else None

    return ft.AlertDialog(
        content=dialog.draw(openings.at),
        open=True,
        semantics_label=dialog.title,
        content_padding=0,
        actions_padding=0,
        inset_padding=0,
        bgcolor=ft.Colors.TRANSPARENT,
        barrier_color=ft.Colors.TRANSPARENT,
        elevation=0,
        on_dismiss=handler(dismiss),
        key=f"dialog {number}",
    )


def _draw_closing(openings: _Openings, number: int) -> ft.Control:
    forget = handler(partial(openings.drop, number))
    return ft.AlertDialog(content=ft.Container(), open=False, on_dismiss=forget, key=f"dialog {number}")
