"""Undo and redo on a phone, and answers to requests for them."""

from typing import Any

from companion.engine.log import LogLine
from companion.hosting.intents import Accepted, OutOfStep, Redo, Refusal, Undo
from views.models.seen_tracker import BLINK
from views.play.commands import Acts
from views.play.screen_state import ScreenState


class Undoing:
    """Undo and redo at a phone's table, at once or after asking the owner of the entry."""

    def __init__(self, screen: ScreenState[Any, Any], acts: Acts) -> None:
        self._screen, self._acts = screen, acts

    @property
    def eyes(self) -> int | None:
        """Viewer by whose eyes undo names entries: on a shared phone nobody's, as others look on."""
        return None if self._screen.shared else self._screen.eyes

    @property
    def to_undo(self) -> str | None:
        """Describe the entry that undo takes back, or return None if there is none."""
        screen = self._screen
        if (own := screen.own_undo) is not None:
            notice = screen.game.describe(screen.position, screen.seat, own)
            return screen.about("undo", notice.id, notice.params)
        line = screen.client.view.undo_line(self.eyes)
        return None if line is None or self._brings_back else self.describe(line)

    @property
    def to_redo(self) -> str | None:
        """Describe the entry that redo restores, or return None if there is none."""
        screen = self._screen
        if self._brings_back and (rubbed := screen.client.view.undo_line(self.eyes)):
            return screen.about("undo", rubbed.notice.id, rubbed.notice.params)
        line = screen.client.view.redo_line(self.eyes)
        return None if line is None else self._describe_undo(line, screen.client.view.redo_count)

    def undo(self) -> None:
        """Undo the entries of the last tap and name them, or ask their owner for permission.

        If all act at once and another seat acted last, the seat's own last action is taken back.
        """
        if self._brings_back:
            return
        if (own := self._screen.own_undo) is not None:
            self._acts.play(own)
            return
        self._submit_undo(Undo(seen=self._screen.seen.seen_now()))

    def undo_last_entry(self) -> None:
        """Undo the last entry, even if this phone has not shown it, or ask its owner for permission."""
        self._submit_undo(Undo())

    def redo(self) -> None:
        """Restore the entry undone last, or ask its owner for permission."""
        kind = Undo if self._brings_back else Redo
        self._submit_or_ask(kind(seen=self._screen.seen.seen_now()))

    def answer(self, yes: bool) -> None:
        """Approve or decline another player's request to undo or redo."""
        screen = self._screen
        asked = screen.client.approval.open_request(screen.eyes)
        number, since = screen.asked
        if asked is None or asked.number != number or screen.phone.tick() - since < BLINK:
            return  # the sheet came up under a finger that was on its way to something else
        answer = self._acts.attempt(lambda: screen.client.approval.answer(yes))
        if isinstance(answer, Accepted):
            self._acts.confirm_accepted(answer)
            done = "undone" if asked.what == "undo" else "redone"
            screen.phone.tell(screen.say(done, what=screen.sentence(asked.line)))

    def withdraw(self) -> None:
        """Ask no longer."""
        self._acts.attempt(self._screen.client.approval.withdraw)

    @property
    def _brings_back(self) -> bool:
        """True if undo would only restore an action that the seat has taken back by a move of its own."""
        return self._screen.acting and self._screen.client.view.own_undo(self._screen.seat).brings_back

    def describe(self, line: LogLine, *, brief: bool = False) -> str:
        """Describe the last tap by its last entry and the count of the others, names cut if `brief`."""
        steps = self._screen.client.view.undo_count
        return self._describe_undo(line, steps, brief=brief)

    def _describe_undo(self, line: LogLine, steps: int, *, brief: bool = False) -> str:
        words = self._screen.sentence(line, brief=brief)
        return words if steps < 2 else self._screen.say("undo-several", what=words, more=steps - 1)

    def _submit_undo(self, undo: Undo) -> None:
        screen = self._screen
        line, eyes = screen.client.view.undo_line(self.eyes), screen.eyes
        words = line and self.describe(line)
        if words and self._submit_or_ask(undo) and screen.eyes == eyes:  # else nobody may read it any more
            screen.phone.tell(screen.say("undone", what=words))

    def _submit_or_ask(self, intent: Undo | Redo) -> bool:
        screen, answer = self._screen, self._acts.submit(intent)
        if isinstance(answer, Accepted):
            screen.revealed = 0
            self._acts.reveal_to_table(0)
            self._acts.confirm_accepted(answer)
            return True
        if isinstance(answer, OutOfStep):
            self._acts.resync_screen()
        elif isinstance(answer, Refusal) and answer.overtaken:
            words = "overtaken-undo" if answer.taken_back else "overtaken"
            screen.phone.tell(screen.say(words, what=screen.sentence(answer.overtaken)))
        return False
