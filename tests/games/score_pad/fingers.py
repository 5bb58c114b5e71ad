"""How somebody at a phone makes a move."""

from companion.games.score_pad.moves import Enter, Move
from tests.views.at_table import TEXTS, AtTable
from views.boards.score_pad.words import format_number


def say(message: str, **params: str) -> str:
    """Return a sentence of the board."""
    return TEXTS["en"].say(f"score_pad-ui-{message}", **params)


async def tapped(table: AtTable, _seat: int, move: Move) -> None:
    """Tap a number, key by key, or the end. The button also says which number comes next."""
    if not isinstance(move, Enter):
        await table.press(say("finish"))
        return
    await table.press(*str(abs(move.value)))
    if move.value < 0:
        await table.press(say("key-negate"))
    entered = say("enter-value", value=format_number(move.value))
    await table.press(next(label for label in table.labels() if label.split(",")[0] == entered))


FINGERS = (AtTable, tapped)
"""Who taps at a table, and how."""
