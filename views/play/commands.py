"""Commands of one phone to its table: moves, corrections and overrulings of the seat looked at."""

import secrets
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from companion.errors import CompanionError
from companion.hosting.errors import CannotShow, NothingToTakeBack
from companion.hosting.intents import (
    Accepted,
    Correct,
    Intent,
    IntentId,
    OutOfStep,
    Overrule,
    Play,
    Refusal,
    Seen,
)
from companion.tools.toolbox import Reveal
from views.flet_adapter.observables import set_silently
from views.flet_adapter.worker_threads import late
from views.models.sheets import Sit, Why
from views.play.confirming import tell_steps
from views.play.screen_state import ScreenState

DOUBLE = 0.35
"""Seconds within which the same tap again counts as one tap of a shaky finger."""


_tap: ContextVar[tuple[str, int]] = ContextVar("the table of the tap under way, and its entry so far")
"""Each event of a phone is handled in a context of its own: what is set here is gone with the tap."""


@dataclass
class IntentNames:
    """Idempotency keys for one page's intents, so that a double tap acts once.

    Attributes:
        tick: the phone's clock, in seconds.
        line: names this page among all that send intents to the table.
        count: how many intents it has named.
        wanted: the last of them.
        wanted_at: when, on the phone's clock.
    """

    tick: Callable[[], float]
    line: str = field(default_factory=lambda: secrets.token_hex(8))
    count: int = 0
    wanted: Any = None
    wanted_at: float = 0.0

    def name(self, intent: Any) -> IntentId:
        """Name an intent. The same intent within a double tap's time keeps its name and is done once."""
        now = self.tick() - late()
        if intent != self.wanted or now - self.wanted_at >= DOUBLE:
            self.count += 1
        self.wanted, self.wanted_at = intent, now
        return IntentId(self.line, self.count)


class Acts:
    """Commands of one phone to its table, with the answers shown on the phone.

    Attributes:
        names: the idempotency keys of its intents.
    """

    def __init__(
        self,
        screen: ScreenState[Any, Any],
        follow: Callable[[], None],
        then: Callable[[], None] | None = None,
    ) -> None:
        """Bind the commands to a screen.

        Args:
            screen: the phone's screen.
            follow: looks at the seat that the table waits for now.
            then: called after each of its own moves.
        """
        self._screen, self._follow, self._then = screen, follow, then
        self.names = IntentNames(screen.phone.tick)

    def only_watches(self) -> bool:
        """Check that this phone plays no seat at all. If so, the sheet with the way to a seat opens."""
        watching = self._screen.client.rights.watching
        if watching:
            self._screen.sheet = Sit()
        return watching

    def only_looks(self) -> bool:
        """Check that this phone may only look at its current seat. If so, the phone shows the reason."""
        screen = self._screen
        if screen.acting:
            return False
        if self.only_watches():
            return True
        why = "plays-elsewhere" if screen.seat in screen.client.rights.taken else "plays-nobody"
        screen.phone.tell(screen.say(why, name=screen.names[screen.seat]))
        return True

    def ask_why(self, move: Any, *, anywhere: bool = False) -> None:
        """Open the sheet with the violations of a move.

        Args:
            move: the move.
            anywhere: True if its place was not chosen, so that it stands for all moves of its kind.
        """
        if not self.only_looks():
            seat, verdict = self._screen.seat, self._screen.judge(move)
            self._screen.sheet = Why(seat, move, verdict, anywhere=anywhere)

    def play(self, move: Any) -> bool:
        """Make a move for the seat looked at. Shows the reasons if the move is refused."""
        if self.only_looks():
            return False
        screen, seat = self._screen, self._screen.seat
        table, before = _tap.get(("", 0))
        after = before if table == screen.client.id else 0
        name = self.names.name(("play", seat, move, after))
        rests_on = screen.game.box.entries_of(screen.position, seat, move)
        answer = self.submit(Play(seat, move, after=after, seen=screen.seen.seen_now(), id=name))
        if isinstance(answer, Accepted):
            _tap.set((screen.client.id, answer.last))
        if not self._show_answer(answer, seat, move):
            return False
        self._note_guesses(rests_on)
        if self._then:
            self._then()
        return True

    def _note_guesses(self, names: Iterable[str]) -> None:
        """Note the guessed prints that a move rests on, for the strip that asks about them."""
        screen = self._screen
        guessed = [name for name in names if name in screen.game.box.printed.guesses]
        if guessed and screen.asks_about_box:
            screen.guesses = tuple(dict.fromkeys((*screen.guesses, *guessed)))

    def allow(self, why: Why) -> None:
        """Make a move that breaks rules, with the table's permission."""
        screen = self._screen
        note = screen.note.strip()[:200]
        name = self.names.name(("overrule", why.seat, why.move))
        answer = self.submit(Overrule(why.seat, why.move, note, seen=screen.seen.seen_now(), id=name))
        self._show_answer(answer, why.seat, why.move)

    def jot(self, note: str) -> None:
        """Store the reason for a permission while it is typed.

        Does not trigger a redraw: nothing else on the page shows it.
        """
        set_silently(self._screen, note=note)

    def correct(self, correction: Any, *, stay: bool = False) -> None:
        """Set the mirror to the state of the table.

        A phone that only watches is shown the way to a seat instead.

        Args:
            correction: the correction.
            stay: True if the open sheet stays open.
        """
        if self.only_watches():
            return
        screen = self._screen
        try:
            answer = screen.client.submit(Correct(correction, by=screen.seat if screen.acting else None))
        except CannotShow:
            screen.phone.tell(screen.say("cannot-correct"))
        except CompanionError as error:
            screen.phone.tell(screen.phone.trouble_words(error))
        else:
            self._note_own_entry(answer)
            if not stay:
                screen.close()

    def reveal_to_table(self, count: int) -> None:
        """Tell the table's display how many places of the final score this phone shows, if it may."""
        client = self._screen.client
        if not client.rights.watching and client.tools.shown.revealed != count:
            self.attempt(lambda: client.tools.use(Reveal(count)))

    def submit(self, intent: Intent) -> Any:
        """Submit an intent and return the answer. A refusal by right or limit is shown, and gives None."""
        return self.attempt(lambda: self._screen.client.submit(intent))

    def attempt(self, act: Callable[[], Any]) -> Any:
        """Run an action at the table and return its result. A refusal is shown, and gives None."""
        try:
            return act()
        except NothingToTakeBack:
            return None
        except CompanionError as error:
            self._screen.phone.tell(self._screen.phone.trouble_words(error))
            return None

    def confirm_accepted(self, answer: Accepted) -> None:
        """Confirm an accepted intent: tick, clear the selection, and follow the table."""
        self._screen.phone.device.tick()
        self._screen.let_go()
        self._note_own_entry(answer)
        self._follow()

    def resync_screen(self) -> None:
        """Clear the selection and draw the table again, because this phone showed an outdated table."""
        screen = self._screen
        screen.let_go()
        screen.seen.forget_shown()
        screen.phone.tell(screen.say("out-of-step"))

    def _show_answer(self, answer: Any, seat: int, move: Any) -> bool:
        if isinstance(answer, Accepted):
            self.confirm_accepted(answer)
            tell_steps(self._screen, answer.confirmed, "empty-steps")
            if self._screen.client.view.over:  # it has just ended, perhaps for the second time after an undo
                self._screen.revealed = 0
                self.reveal_to_table(0)
            return True
        if isinstance(answer, OutOfStep):
            self.resync_screen()
        elif isinstance(answer, Refusal):
            if answer.overtaken:
                self._screen.target = None
            self._screen.sheet = Why(seat, move, answer.verdict, answer.overtaken, answer.taken_back)
        return False

    def _note_own_entry(self, answer: Any) -> None:
        """Mark all entries up to this phone's own as seen, or fall back in step."""
        if isinstance(answer, Accepted):
            self._screen.seen.record_action(Seen(answer.last))
        elif isinstance(answer, OutOfStep):
            self.resync_screen()
