"""How a phone takes entries back and brings them again, and answers who asks to."""

from typing import Any

from companion.engine.log import LogLine
from companion.hosting.intents import Accepted, OutOfStep, Redo, Refusal, Undo
from views.models.seen import BLINK
from views.play.commands import Acts
from views.play.screen_state import ScreenState


class Undoing:
    """Takes back and brings back at a phone's table, at once or after asking whose it was."""

    def __init__(self, screen: ScreenState[Any, Any], acts: Acts) -> None:
        self._screen, self._acts = screen, acts

    @property
    def to_undo(self) -> str | None:
        """Words for what undo takes back; None if it can take back nothing."""
        screen = self._screen
        if (own := screen.own_undo) is not None:
            notice = screen.game.describe(screen.position, screen.seat, own)
            return screen.about("undo", notice.id, notice.params)
        line = screen.client.view.undo_line(screen.eyes)
        if line is None or self._brings_back:
            return None
        return self._words(line, screen.client.view.to_undo)

    @property
    def to_redo(self) -> str | None:
        """Words for what redo brings back; None if it can bring back nothing."""
        screen = self._screen
        if self._brings_back and (rubbed := screen.client.view.undo_line(screen.eyes)):
            return screen.about("undo", rubbed.notice.id, rubbed.notice.params)
        line = screen.client.view.redo_line(screen.eyes)
        return None if line is None else self._words(line, screen.client.view.to_redo)

    def undo(self) -> None:
        """Take back what the last tap has made and say what it was; or ask whose it is.

        Where all act at once and somebody else acted last, the seat's own last doing is taken back.
        """
        if self._brings_back:
            return
        if (own := self._screen.own_undo) is not None:
            self._acts.play(own)
            return
        self._take_back(Undo(seen=self._screen.seen.now()))

    def take_back(self) -> None:
        """Take back the last entry, or ask whose it is, whatever this phone could show of it."""
        self._take_back(Undo())

    def redo(self) -> None:
        """Bring back what was taken back last; or ask whose it is."""
        kind = Undo if self._brings_back else Redo
        self._wind(kind(seen=self._screen.seen.now()))

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

    @property
    def _brings_back(self) -> bool:
        """Whether undo would only bring back what the seat has taken back by a move of its own."""
        return self._screen.acting and self._screen.client.view.taking_back(self._screen.seat).brings_back

    def _words(self, line: LogLine, steps: int) -> str:
        words = self._screen.sentence(line)
        return words if steps < 2 else self._screen.say("undo-several", what=words, more=steps - 1)

    def _take_back(self, undo: Undo) -> None:
        screen = self._screen
        line = screen.client.view.undo_line(screen.eyes)
        words, eyes = line and self._words(line, screen.client.view.to_undo), screen.eyes
        if words and self._wind(undo) and screen.eyes == eyes:  # else it may be for nobody to read any more
            screen.phone.tell(screen.say("undone", what=words))

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
