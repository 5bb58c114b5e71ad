"""Sheet that compares guessed pieces with the cardboard, over a table."""

from collections.abc import Callable
from functools import partial

from views.kit.box_painter import BoxPainter
from views.kit.dialog import Dialog
from views.models.piece_check import PieceCheck
from views.play.screen import Screen
from views.widgets.box_editor.guess_answers import put_off_guesses, save_check
from views.widgets.box_editor.piece_sheet import CheckActs, draw_piece_sheet


def draw_check_sheet(screen: Screen, check: PieceCheck, printed: BoxPainter) -> Dialog:
    """Draw the sheet of the pieces that the table rests on.

    Args:
        screen: of the table.
        check: the pieces, with their changed drawings.
        printed: draws pieces as the game's board does.
    """

    def change(act: Callable[[PieceCheck], PieceCheck]) -> None:
        now = screen.sheet
        if isinstance(now, PieceCheck):
            screen.sheet = act(now)

    def put_off() -> None:
        put_off_guesses(screen, check.names)
        screen.close()

    return draw_piece_sheet(
        screen.phone,
        screen.game,
        screen.client.box.printed_values(),
        check,
        CheckActs(change, partial(save_check, screen, check), screen.close, put_off),
        partial(screen.keep, "check"),
        printed,
    )
