"""Questions about prints that the rules do not tell. Those about guesses never keep a move waiting."""

from collections.abc import Callable, Sequence

from companion.engine.box_pieces import guessed_together
from companion.engine.owners_box import section_mark
from companion.errors import CompanionError
from views.models.sheets import Printing
from views.play.screen import Screen
from views.widgets.box_editor.drawing import title_of

Action = Callable[[], object]


def ask_printed(screen: Screen, names: Sequence[str], action: Action, not_now: Action | None = None) -> bool:
    """Run an action that rests on entries of the box, and ask about those that nobody has read.

    Guessed entries are taken as assumed: the action runs at once, and a strip asks about them meanwhile.
    An unknown entry has no value to go on with, so a strip asks first: after the last answer `action` runs,
    or `not_now` without one. Entries that another table has learnt meanwhile are taken over.

    Args:
        screen: of the table.
        names: of the entries, such as `Game.printed_for` gives them.
        action: the action; on a phone that is not asked, it runs with entries still unknown.
        not_now: action without an answer for an unknown entry; ``action`` by default.

    Returns:
        True if the action waits for an answer.
    """
    adopt_learned(screen, names)
    unread = note_guesses(screen, names)
    if unread:
        screen.sheet = Printing(unread, action, not_now=not_now)
        return True
    action()
    return False


def ask_afterwards(screen: Screen, names: Sequence[str], action: Action) -> None:
    """Run an action that needs no answer, and ask in a strip about all entries that it rests on."""
    adopt_learned(screen, names)
    note_guesses(screen, names)
    action()
    add_to_strip(screen, unanswered_entries(screen, names))


def enter_printed(
    screen: Screen, names: Sequence[str], action: Action, not_now: Action | None = None
) -> None:
    """Open the sheet that takes unknown entries, at the wish of a person, then run an action.

    Args:
        screen: of the table.
        names: of the entries.
        action: the action after the last answer, or at once if all is known.
        not_now: action without an answer; ``action`` by default.
    """
    adopt_learned(screen, names)
    unread = tuple(name for name in open_entries(screen, names) if is_unknown(screen, name))
    if unread:
        screen.sheet = Printing(unread, action, not_now=not_now, whole=True)
    else:
        action()


def note_guesses(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Have the strip ask about guessed entries and their pieces. Return the entries that are unknown."""
    open_now = unanswered_entries(screen, names)
    unread = tuple(name for name in open_now if is_unknown(screen, name))
    guessed = [name for name in open_now if name not in unread]
    add_to_strip(screen, unanswered_entries(screen, guessed_together(screen.game.box, guessed)))
    return unread


def add_to_strip(screen: Screen, names: Sequence[str]) -> None:
    """Add entries to those that the strip asks about. The answered ones leave it."""
    now = unanswered_entries(screen, tuple(dict.fromkeys((*screen.guesses, *names))))
    if now != screen.guesses:
        screen.guesses = now


def is_unknown(screen: Screen, name: str) -> bool:
    """Check that an entry ships without any value."""
    return screen.game.box.printed.entry(name).source == "unknown"


def adopt_learned(screen: Screen, names: Sequence[str]) -> None:
    """Copy the entries that the owner's box has learnt since this table began."""
    if screen.client.rights.watching or not open_entries(screen, names):
        return
    try:
        learnt = screen.client.box.learned_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return
    for name, text in learnt.items():
        screen.acts.correct(screen.game.box.make_correction(name, text))


def unanswered_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Select the guessed or unknown entries that this phone is to be asked about."""
    if not names or not screen.asks_about_box:
        return ()
    return tuple(name for name in open_entries(screen, names) if not is_put_off(screen, name))


def open_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Select the guessed or unknown entries that nobody has answered yet."""
    try:
        return screen.client.box.unasked_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return ()


def is_put_off(screen: Screen, name: str) -> bool:
    """Check that an entry, or anything of its section, is not asked about at this table or on this phone."""
    box = screen.game.box
    section = section_mark(box.field_of(name).section)
    return bool({name, section} & screen.put_off) or box.is_tracked(screen.position, name)


def guessed_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """List the titles of those entries that are only assumed."""
    phone, game = screen.phone, screen.game
    try:
        box = screen.client.box.printed_values()
    except CompanionError:
        box = game.box.printed.with_owner(game.box.own(screen.position))
    found = [name for name in names if box.entry(name).source == "assumed"]
    return tuple(title_of(phone, game, game.box.field_at(screen.position, name)) for name in found)


def guesses_sentence(screen: Screen, names: Sequence[str]) -> str:
    """Phrase the assumed entries behind an answer as a sentence, empty if there are none."""
    found = guessed_entries(screen, names)
    return screen.say("box-rests", what=found) if found else ""
