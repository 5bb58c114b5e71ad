"""Confirmation of the steps of all seats of a phone with one tap, if nothing more is decided in them."""

from functools import reduce
from itertools import islice
from typing import Any

from companion.engine.game import Game
from companion.engine.memo import cache_by_position
from companion.engine.stage import Confirmation
from companion.hosting.intents import Accepted, OutOfStep, Play, Seen

TOLD = 3
"""Confirmed steps that are told at most; of more, the number."""


@cache_by_position(256)
def _find_cached(position: Any, game: Game[Any, Any, Any], seat: int) -> Confirmation[Any] | None:
    """Find the move left to a seat, cached for all phones that are shown the same position."""
    return game.phases.confirmation(position, seat)


def find_confirmation(screen: Any, seat: int) -> Confirmation[Any] | None:
    """Find the move left to a seat of this phone that has nothing more to decide."""
    return _find_cached(screen.client.view.position(seat), screen.game, seat)


def seats_to_confirm(screen: Any, move: Any) -> tuple[int, ...]:
    """List this phone's acting seats, if each can only confirm its step and a move does so for this one.

    The list is empty while a seat of this phone still has something to decide.
    """
    if not screen.confirms_together:
        return ()
    view = screen.client.view
    found = {seat: find_confirmation(screen, seat) for seat in screen.own if seat in view.actors(seat)}
    own = found.get(screen.seat)
    if own is None or own.common or own.move != move:
        return ()
    return tuple(found) if all(found.values()) else ()


def confirm_all(screen: Any) -> None:
    """Confirm the steps of all seats of this phone that can do nothing more, and tell each.

    One undo takes back all of them.
    """
    acts, view = screen.acts, screen.client.view
    before, seen, after = view.steps, screen.seen.seen_now(), 0
    steps = [(seat, find_confirmation(screen, seat)) for seat in screen.own]
    for seat, found in sorted(steps, key=lambda step: step[0] != screen.seat):
        if found is None or find_confirmation(screen, seat) != found:
            continue
        name = acts.names.name(("play", seat, found.move, after))
        answer = acts.submit(Play(seat, found.move, after=after, seen=seen, id=name))
        if not isinstance(answer, Accepted):
            if isinstance(answer, OutOfStep):
                acts.resync_screen()
            break
        after, seen = answer.last, Seen(answer.last)
    if after:
        acts.confirm_accepted(Accepted(after))
        tell_steps(screen, view.steps - before, "steps-confirmed")


def tell_steps(screen: Any, count: int, message: str) -> None:
    """Tell the last steps in a message: those that the table, or one tap for all seats, has confirmed."""
    lines = list(islice(screen.client.view.log(screen.eyes), count))
    if lines:
        said = [*dict.fromkeys(screen.sentence(line, brief=True) for line in reversed(lines))]
        what = reduce(lambda one, more: screen.say("and-then", one=one, more=more), said[:TOLD])
        if more := len(said[TOLD:]):
            what = screen.say("undo-several", what=what, more=more)
        screen.phone.tell(screen.say(message, what=what))
