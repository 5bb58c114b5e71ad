"""Answers to a question about a print: kept for this table and all to come, then the next question."""

from collections.abc import Callable

from views.kit.box_painter import Answer
from views.models.sheets import Printing
from views.models.sketch import Sketch
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import is_put_off, open_entries
from views.widgets.box_editor.sketch_controls import sketch_fault


def track_entries(screen: Screen, what: str) -> bool:
    """Have the table track an entry or a section itself, and tell if it does.

    A game whose tables do not keep that leaves it to this phone, until it comes back.
    """
    make, tracked = screen.game.box.track, screen.game.box.tracked
    if make is None:
        screen.put_off = screen.put_off | {what}
        return True
    screen.acts.correct(make(what, True))
    return what in tracked(screen.position)


def save_sketch(screen: Screen, asking: Printing, sketch: Sketch) -> None:
    """Save a sketch of the first entry and ask about the next one, or tell the fault of the sketch."""
    name, text = sketch.name, sketch.said
    if why := sketch_fault(screen.phone, screen.game, sketch):
        screen.phone.tell(why)
    else:
        screen.acts.correct(screen.game.box.make_correction(name, text))
        now = screen.client.box.printed_values().entry(name)
        if (now.value, now.source) == (text, "owner"):
            _ask_next(screen, asking)


def keep_answer(screen: Screen, asking: Printing, answer: Answer) -> None:
    """Keep a common answer. Those about other entries come first, so that none of them is asked."""
    for name, text in reversed(answer):
        screen.acts.correct(screen.game.box.make_correction(name, text))
    name, text = answer[0]
    now = screen.client.box.printed_values().entry(name)
    if (now.value, now.source) == (text, "owner"):
        _ask_next(screen, asking)


def _ask_next(screen: Screen, asking: Printing) -> None:
    """Ask about the next entry. After the last, say that all are kept and run the action that waited."""
    if not _ask_left(screen, asking):
        screen.close()
        screen.phone.tell(screen.say("box-ask-kept"))
        run_action(screen, asking.then)


def go_on(screen: Screen, asking: Printing) -> None:
    """Ask about the next entry, or run the action that waited."""
    if not _ask_left(screen, asking):
        screen.close()
        run_action(screen, asking.then)


def _ask_left(screen: Screen, asking: Printing) -> bool:
    """Ask about the entries behind the first, if any is open."""
    left = tuple(name for name in open_entries(screen, asking.names[1:]) if not is_put_off(screen, name))
    if left:
        screen.sheet = Printing(left, asking.then, not_now=asking.not_now)
    return bool(left)


def run_action(screen: Screen, action: Callable[[], object]) -> None:
    """Run an action that has waited, and follow the table to whoever is asked next."""
    action()
    if screen.sheet is None:
        screen.follow()
