"""Answers about guesses that moves at a table rest on, for this and all later tables."""

from collections.abc import Iterable

from companion.engine.box_pieces import Facts, group_by_piece, guessed_together
from companion.errors import CompanionError
from views.flet_adapter.observables import set_together
from views.models.piece_check import PieceCheck
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import open_entries, unanswered_entries
from views.widgets.box_editor.piece_sheet import find_check_fault


def pending_pieces(screen: Screen) -> tuple[Facts, ...]:
    """List the noted guesses that nobody has answered yet, piece by piece."""
    return group_by_piece(screen.game.box, unanswered_entries(screen, screen.guesses))


def open_check(screen: Screen, names: Iterable[str]) -> None:
    """Open the sheet that compares pieces with the cardboard, at the first one."""
    every = open_entries(screen, guessed_together(screen.game.box, names))
    if every:
        screen.sheet = PieceCheck(group_by_piece(screen.game.box, every))


def put_off_guesses(screen: Screen, names: Iterable[str]) -> None:
    """Stop asking about guesses on this phone."""
    gone = frozenset(names)
    left = tuple(name for name in screen.guesses if name not in gone)
    set_together(screen, put_off=screen.put_off | gone, guesses=left)


def confirm_guesses(screen: Screen, names: Facts) -> bool:
    """Confirm guesses as they are, and tell that they are remembered. Return False on a fault."""
    try:
        screen.client.box.confirm(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return False
    left = tuple(name for name in screen.guesses if name not in names)
    set_together(screen, guesses=left, sheet=None)
    screen.phone.tell(screen.say("box-ask-kept"))
    return True


def save_check(screen: Screen, check: PieceCheck) -> None:
    """Keep all prints of a sheet: changed ones correct the table, the others are confirmed.

    The phone tells of pieces on the table that no longer agree, and of prints that the table cannot follow.
    """
    if why := find_check_fault(screen.phone, screen.game, check):
        screen.phone.tell(why)
        return
    texts = check.changed_texts(screen.client.box.printed_values())
    before = screen.client.view.warnings(screen.eyes)
    stuck = [name for name, text in texts.items() if not _correct_print(screen, name, text)]
    same = tuple(name for name in check.names if name not in texts)
    if not confirm_guesses(screen, same):
        return
    after = [each for each in screen.client.view.warnings(screen.eyes) if each not in before]
    if stuck:
        screen.phone.tell(screen.say("box-table-stays"))
    elif after:
        why = screen.about("warning", after[0].id, after[0].params)
        screen.phone.tell(screen.say("box-table-differs", why=why))


def _correct_print(screen: Screen, name: str, text: str) -> bool:
    """Correct a print at the table and in the owner's box. Return False if only the box could follow."""
    screen.acts.correct(screen.game.box.make_correction(name, text))
    now = screen.client.box.printed_values().entry(name)
    if (now.value, now.source) == (text, "owner"):
        return True
    phone = screen.phone
    try:
        phone.house.box_access(phone.host_key, local=phone.local).put(screen.game, name, text)
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
    put_off_guesses(screen, (name,))
    return False
