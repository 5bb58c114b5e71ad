"""Buttons below a repair, made from its moves in the same way for every board."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.verdict import Repair
from companion.locale.repairs import CHOICES
from views.device.theme import TOUCH
from views.kit.game_board import Board
from views.kit.tap import handler
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import ask_printed, enter_printed, is_unknown
from views.widgets.box_editor.guess_answers import open_check

MOST = CHOICES
"""Greatest number of moves of a repair that get a button."""

Button = tuple[str, Callable[[], None]]
"""Label of a button, and its action."""


def repair_buttons(screen: Screen, board: Board, seat: int, repair: Repair) -> Sequence[Button]:
    """Make the buttons that carry out a repair of a seat's move, or none if it only gives advice.

    A move that the board can point at is taken in hand there. Any other move is made. If the refused move
    is legal after it, the refused move is taken in hand then.

    Args:
        screen: the phone's.
        board: the game's.
        seat: seat of the refused move.
        repair: the repair.
    """
    if repair.entries:
        return [(screen.say("repair-read"), partial(_ask_for_print, screen, seat, repair))]
    if repair.correction is not None:
        label = _button_label(screen, repair, 0) or screen.say("repair-correct")
        return [(label, partial(_open_correction, screen, board, seat, repair.correction))]
    return [
        (
            _button_label(screen, repair, number) or screen.say(_button_words(screen, board, repair, move)),
            partial(_carry_out_repair, screen, board, seat, repair, move),
        )
        for number, move in enumerate(repair.moves[:MOST])
    ]


def may_carry_out(screen: Screen, seat: int) -> bool:
    """Tell if this phone may move now for a seat, with nothing secret between them.

    For a seat with secrets this holds only while it is looked at, on this side of its curtain.
    """
    if screen.painting or (screen.shared and (seat != screen.seat or screen.curtained)):
        return False
    return screen.client.rights.may_act(seat) and seat in screen.game.actors(screen.position)


def button_row(buttons: Sequence[Button]) -> ft.Control:
    """Draw the buttons of a repair, indented below its sentence."""
    drawn = [ft.OutlinedButton(label, height=TOUCH, on_click=handler(act)) for label, act in buttons]
    return ft.Row([ft.Container(width=20), *drawn], wrap=True)


def _button_label(screen: Screen, repair: Repair, number: int) -> str:
    if number >= len(repair.labels):
        return ""
    texts = screen.phone.texts[screen.phone.locale]
    return texts.label(screen.game.id, repair.labels[number], screen.names)


def _button_words(screen: Screen, board: Board, repair: Repair, move: Any) -> str:
    shown = repair.then is None and board.point(screen, move) is not None
    return "repair-show" if shown else "repair-do"


def take_or_make(screen: Screen, board: Board, seat: int, move: Any) -> None:
    """Take a seat's legal move in hand if the board can show it, else make it."""
    screen.close()
    screen.look(seat)
    if not _take_in_hand(screen, board, move) and not screen.acts.only_looks():
        entries = screen.game.box.entries_of(screen.position, seat, move)
        ask_printed(screen, entries, partial(screen.acts.play, move))


def _carry_out_repair(screen: Screen, board: Board, seat: int, repair: Repair, move: Any) -> None:
    """Take a move in hand, or make it. Take the refused move in hand if it is legal afterwards."""
    if repair.then is None:
        take_or_make(screen, board, seat, move)
        return
    screen.close()
    screen.look(seat)
    if screen.acts.play(move):
        _take_in_hand(screen, board, repair.then)


def _take_in_hand(screen: Screen, board: Board, move: Any) -> bool:
    """Take a move in hand, and tell if the board can show the move."""
    take = board.point(screen, move)
    if take is not None:
        take()
    return take is not None


def _open_correction(screen: Screen, board: Board, seat: int, correction: Any) -> None:
    """Open the sheet that sets the number, or the page for all corrections."""
    screen.close()
    screen.look(seat)
    ask = board.ask(screen, correction)
    if ask is None:
        screen.mend()
    else:
        ask()


def _ask_for_print(screen: Screen, seat: int, repair: Repair) -> None:
    """Ask for the print. If the person cannot tell, make the repair's first move, if any."""
    screen.close()
    screen.look(seat)
    without = partial(screen.acts.play, repair.moves[0]) if repair.moves else None
    if any(is_unknown(screen, name) for name in repair.entries):
        enter_printed(screen, repair.entries, lambda: None, without)
    else:
        open_check(screen, repair.entries)
