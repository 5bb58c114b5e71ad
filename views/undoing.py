"""How a phone takes entries back and brings them again, and answers who asks to."""

from typing import Any

from companion.hosting.intents import Accepted, OutOfStep, Redo, Refusal, Undo
from views.acts import Acts
from views.models.seen import BLINK
from views.screen_state import ScreenState


class Undoing:
    """Takes back and brings back at a phone's table, at once or after asking whose it was."""

    def __init__(self, screen: ScreenState[Any, Any], acts: Acts) -> None:
        self._screen, self._acts = screen, acts

    def undo(self) -> None:
        """Take back the last entry and say which it was; or ask whose it is.

        Where all act at once and somebody else acted last, the seat's own last doing is taken back.
        """
        if (own := self._screen.own_undo) is not None:
            self._acts.play(own)
            return
        self._take_back(Undo(seen=self._screen.seen.now()))

    def take_back(self) -> None:
        """Take back the last entry, or ask whose it is, whatever this phone could show of it."""
        self._take_back(Undo())

    def redo(self) -> None:
        """Bring back the entry taken back last; or ask whose it is."""
        self._wind(Redo(seen=self._screen.seen.now()))

    def answer(self, yes: bool) -> None:
        """Say whether what somebody asked for may be taken back."""
        screen = self._screen
        asked = screen.client.approval.open_request(screen.eyes)
        number, since = screen.asked
        if asked is None or asked.number != number or screen.phone.tick() - since < BLINK:
            return  # the sheet came up under a finger that was on its way to something else
        answer = self._acts.attempt(lambda: screen.client.approval.answer(yes))
        if isinstance(answer, Accepted):
            self._acts.went_in(answer)
            done = "undone" if asked.what == "undo" else "redone"
            screen.phone.tell(screen.say(done, what=screen.sentence(asked.line)))

    def withdraw(self) -> None:
        """Ask no longer."""
        self._acts.attempt(self._screen.client.approval.withdraw)

    def _take_back(self, undo: Undo) -> None:
        screen = self._screen
        line = screen.client.view.undo_line(screen.eyes)
        if line and self._wind(undo):
            screen.phone.tell(screen.say("undone", what=screen.sentence(line)))

    def _wind(self, intent: Undo | Redo) -> bool:
        screen, answer = self._screen, self._acts.submit(intent)
        if isinstance(answer, Accepted):
            screen.revealed = 0
            self._acts.went_in(answer)
            return True
        if isinstance(answer, OutOfStep):
            self._acts.fall_back_in_step()
        elif isinstance(answer, Refusal) and answer.overtaken:
            words = "overtaken-undo" if answer.taken_back else "overtaken"
            screen.phone.tell(screen.say(words, what=screen.sentence(answer.overtaken)))
        return False
