"""Questions about prints that the rules do not tell, asked where play first needs them."""

from collections.abc import Callable, Sequence

from companion.engine.owners_box import section_mark
from companion.errors import CompanionError
from views.models.sheets import Printing
from views.play.screen import Screen
from views.widgets.box_editor.drawing import title_of


def ask_printed(
    screen: Screen,
    names: Sequence[str],
    action: Callable[[], object],
    not_now: Callable[[], object] | None = None,
    *,
    whole: bool = False,
) -> bool:
    """Ask about guessed or unknown entries of the box before an action that depends on them.

    Runs `action` at once if nothing is open, or this phone has put the question off or may not answer it.
    Otherwise a sheet opens. After the last answer, which the owner's box remembers, the sheet closes and
    `action` runs. Unknown entries are put off for good by section only, else the next action asks again.
    Entries that another table has learnt meanwhile are taken over without a question.

    Args:
        screen: of the table.
        names: of the entries, such as `Game.printed_for` gives them.
        action: the action; if this phone cannot be asked, it runs with entries still unknown.
        not_now: action without an answer for an unknown entry; ``action`` by default.
        whole: True to begin with the sheet on which everything can be entered, not with the strip.

    Returns:
        True if the sheet was opened.
    """
    open_now = unanswered_entries(screen, names)
    if open_now and _adopt_learnt_entries(screen, open_now):
        open_now = unanswered_entries(screen, names)
    if not open_now:
        action()
        return False
    screen.sheet = Printing(open_now, action, not_now=not_now, whole=whole)
    return True


def _adopt_learnt_entries(screen: Screen, names: Sequence[str]) -> bool:
    """Copy the entries that the owner's box has learnt since this table began, and tell if there are any."""
    try:
        learnt = screen.client.box.learned_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return False
    for name, text in learnt.items():
        screen.acts.correct(screen.game.box.make_correction(name, text))
    return bool(learnt)


def unanswered_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Select the guessed or unknown entries that this phone could be asked about."""
    if not screen.asks_about_box:
        return ()
    try:
        found = screen.client.box.unasked_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return ()
    return tuple(name for name in found if not is_put_off(screen, name))


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
