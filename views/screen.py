"""One phone at one table: what it looks at, and what its taps do."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.faults import attempt
from companion.engine.verdict import Verdict
from companion.errors import CompanionError
from companion.hosting.client import TableClient
from companion.hosting.errors import CannotShow, NothingToTakeBack
from companion.hosting.intents import (
    Accepted,
    Correct,
    Intent,
    IntentId,
    OutOfStep,
    Overrule,
    Play,
    Redo,
    Refusal,
    Seen,
    Undo,
)
from companion.hosting.session import TableSession
from views.aside import late
from views.models.glances import BLINK, Glances
from views.models.sheets import Lit, Sit, Why
from views.models.zoom import WHOLE
from views.observables import set_silently
from views.phone import Phone
from views.route_state import route_state
from views.rulebook_state import About, inquiry_of
from views.screen_state import TABS, H, P, ScreenState, Tab

__all__ = ["TABS", "Screen", "Tab", "screen_of", "stood_up"]

DOUBLE = 0.35
"""The same tap again within so many seconds is one tap of a shaky finger."""


@ft.observable
@dataclass
class Screen(ScreenState[P, H]):
    """What one phone looks at, at one table, and does there: see `ScreenState` for attributes and types."""

    # looking

    def look(self, seat: int) -> None:
        """Look at another seat."""
        if seat != self.seat:
            self.glances.forget()
        self._sit_at(seat)
        self.let_go()

    def turn(self, seat: int) -> None:
        """The phone is in the hands of this seat's person now."""
        self.look(seat)
        self.reader = seat

    def peek(self) -> None:
        """Show what only the seat looked at may see, as soon as its person has the phone in hand."""
        self.let_go()
        self.peeking = True

    def _sit_at(self, seat: int) -> None:
        """Another seat is looked at; whoever read its own secrets reads them no more."""
        if seat != self.reader:
            self.reader = None
            if self.game.secrets and len(self.client.rights.seats) > 1:
                inquiry_of(self.phone, self.game.id).about = None  # it may name what only one of them holds
        self.seat, self.peeking = seat, False

    def show(self, tab: Tab) -> None:
        """Turn to another page of the table."""
        self.tab = tab
        self.sheet = None

    def read(self, section: str) -> None:
        """Open the rulebook at a section."""
        inquiry_of(self.phone, self.game.id).open(section)
        self.show("rules")

    def inquire(self) -> None:
        """Go where the rules are asked, ready to type."""
        inquiry_of(self.phone, self.game.id).call()
        self.show("rules")

    async def ask_about(
        self, *things: str, seat: int | None = None, told: tuple[str, ...] = (), cells: tuple[str, ...] = ()
    ) -> None:
        """Show which rules speak of a piece, a cell, a category of points or a phase; else those of now.

        Args:
            things: its name in the game, and the names of what lies there.
            seat: on whose board; by default that of the seat looked at.
            told: what the board itself says of it.
            cells: what the board points out for it.
        """
        seat = self.seat if seat is None else seat
        title, sections = await asyncio.to_thread(self.rules_about, things, seat)
        inquiry_of(self.phone, self.game.id).point(About(title, sections, told, seat, cells))
        self.show("rules")

    def light(self, lit: Lit) -> None:
        """Light up cells of a seat's board, and go there."""
        self.look(lit.seat)
        self.lit = lit
        if not self.phone.wide:
            self.show("board")

    def put_out(self) -> None:
        """Light nothing any more: on with the game."""
        self.lit = None

    def back_to_rules(self) -> None:
        """Light nothing any more, and go back to where that was asked."""
        self.put_out()
        self.show("rules")

    def let_go(self) -> None:
        """Put down what is in hand."""
        self.piece, self.target, self.sheet, self.note = None, None, None, ""
        self.hand, self.zoom, self.lit = None, WHOLE, None
        self.phone.message = ""

    def pick(self, piece: str) -> None:
        """Take a piece in hand, or put it down again; a sheet about another one is closed."""
        self.close()
        self.lit = None
        self.piece, self.target = (None if self.piece == piece else piece), None

    def close(self) -> None:
        """Close the sheet."""
        self.sheet, self.note = None, ""

    def mend(self) -> None:
        """Begin to correct the mirror by hand, or stop."""
        if self.only_watches():
            return
        self.let_go()
        self.mending = not self.mending
        self.tab = "board"

    def only_watches(self) -> bool:
        """Whether this phone plays no seat at all; a tap is answered with the way to one."""
        if self.client.rights.watching:
            self.sheet = Sit()
        return self.client.rights.watching

    def only_looks(self) -> bool:
        """Whether this phone may only look at the seat it looks at; a tap is answered with why."""
        if self.acting:
            return False
        name = self.names[self.seat]
        if self.only_watches():
            return True
        if self.seat in self.client.rights.taken:
            self.phone.tell(self.say("plays-elsewhere", name=name))
        else:
            self.phone.tell(self.say("plays-nobody", name=name))
        return True

    def drop(self) -> bool:
        """Put down what is in hand and close what is open, as it cannot be drawn; False where nothing is.

        Nobody is told: the screen is being drawn anyway.
        """
        in_hand = self.piece or self.target or self.hand or self.lit or self.zoom != WHOLE
        if not (in_hand or self.sheet or self.peeking):
            return False
        self._set(piece=None, target=None, hand=None, zoom=WHOLE, lit=None, sheet=None)
        self._set(peeking=False, note="")
        return True

    # doing

    def judge(self, move: Any) -> Verdict:
        """What the referee says of a move of the seat looked at, knowing no more than is shown here."""
        return self.game.verdict(self.position, self.seat, move)

    def ask_why(self, move: Any) -> None:
        """Open the sheet that says what stands against a move."""
        if not self.only_looks():
            self.sheet = Why(self.seat, move, self.judge(move))

    def play(self, move: Any) -> bool:
        """Make a move for the seat looked at; why not is shown where it is refused."""
        if self.only_looks():
            return False
        seat = self.seat
        name = self._name(("play", seat, move))
        answer = self._submit(Play(seat, move, seen=self.glances.seen_now(), id=name))
        return self._answered(answer, seat, move)

    def allow(self, why: Why) -> None:
        """The table allows a move that breaks rules."""
        note = self.note.strip()[:200]
        name = self._name(("overrule", why.seat, why.move))
        answer = self._submit(Overrule(why.seat, why.move, note, seen=self.glances.seen_now(), id=name))
        self._answered(answer, why.seat, why.move)

    def correct(self, correction: Any) -> None:
        """Set the mirror to what the table shows; whoever only watches is told the way to a seat instead."""
        if self.only_watches():
            return
        try:
            answer = self.client.submit(Correct(correction, by=self.seat if self.acting else None))
        except CannotShow:
            self.phone.tell(self.say("cannot-correct"))
        except CompanionError as error:
            self.phone.tell(self.phone.trouble_words(error))
        else:
            self._mine(answer)
            self.close()

    def undo(self) -> None:
        """Take back the last entry and say which it was; or ask whose it is.

        Where all act at once and somebody else acted last, the seat's own last doing is taken back.
        """
        if (own := self.own_undo) is not None:
            self.play(own)
            return
        line = self.client.view.undo_line(self.eyes)
        if line and self._wind(Undo(seen=self.glances.seen_now())):
            self.phone.tell(self.say("undone", what=self.sentence(line)))

    def redo(self) -> None:
        """Bring back the entry taken back last; or ask whose it is."""
        self._wind(Redo(seen=self.glances.seen_now()))

    def answer(self, yes: bool) -> None:
        """Say whether what somebody asked for may be taken back."""
        asked = self.client.approval.open_request(self.eyes)
        number, since = self.asked
        if asked is None or asked.number != number or self.phone.tick() - since < BLINK:
            return  # the sheet came up under a finger that was on its way to something else
        answer = self._try(lambda: self.client.approval.answer(yes))
        if isinstance(answer, Accepted):
            self._went_in(answer)
            done = "undone" if asked.what == "undo" else "redone"
            self.phone.tell(self.say(done, what=self.sentence(asked.line)))

    def withdraw(self) -> None:
        """Ask no longer."""
        self._try(self.client.approval.withdraw)

    def follow(self) -> None:
        """Look at one of the phone's own seats that the table waits for, if it does not wait for this one."""
        actors = attempt(self.client.id, lambda: self.client.view.actors(self.seat), ())
        acting = [seat for seat in actors if seat in self.own]
        if acting and self.seat not in acting:
            self.glances.forget()
            self._sit_at(acting[0])
        if self.client.view.over and not self.mending:
            self.tab = "score"

    def take_back(self) -> None:
        """Take back the last entry, or ask whose it is, whatever this phone could show of it."""
        line = self.client.view.undo_line(self.eyes)
        if line and self._wind(Undo()):
            self.phone.tell(self.say("undone", what=self.sentence(line)))

    def _wind(self, intent: Undo | Redo) -> bool:
        answer = self._submit(intent)
        if isinstance(answer, Accepted):
            self.revealed = 0
            self._went_in(answer)
            return True
        if isinstance(answer, OutOfStep):
            self._out_of_step()
        elif isinstance(answer, Refusal) and answer.overtaken:
            words = "overtaken-undo" if answer.taken_back else "overtaken"
            self.phone.tell(self.say(words, what=self.sentence(answer.overtaken)))
        return False

    def _name(self, what: Any) -> IntentId:
        """The name of what is wanted now; wanted again in a blink, it keeps its name and is done once."""
        now = self.phone.tick() - late()
        if what != self.wanted or now - self.wanted_at >= DOUBLE:
            self._set(count=self.count + 1)
        self._set(wanted=what, wanted_at=now)
        return IntentId(self.line, self.count)

    def _submit(self, intent: Intent) -> Any:
        """What the table answers; what it refuses by right or limit is told, and None comes back."""
        return self._try(lambda: self.client.submit(intent))

    def _try(self, act: Callable[[], Any]) -> Any:
        """What the table answers; what it refuses by right or limit is told, and None comes back."""
        try:
            return act()
        except NothingToTakeBack:
            return None
        except CompanionError as error:
            self.phone.tell(self.phone.trouble_words(error))
            return None

    def _answered(self, answer: Any, seat: int, move: Any) -> bool:
        if isinstance(answer, Accepted):
            self._went_in(answer)
            return True
        if isinstance(answer, OutOfStep):
            self._out_of_step()
        elif isinstance(answer, Refusal):
            if answer.overtaken:
                self.target = None
            self.sheet = Why(seat, move, answer.verdict, answer.overtaken, answer.taken_back)
        return False

    def _mine(self, answer: Any) -> None:
        """What went in was this phone's own doing: all before it counts as seen."""
        if isinstance(answer, Accepted):
            self.glances.begin(Seen(answer.seq))
        elif isinstance(answer, OutOfStep):
            self._out_of_step()

    def _went_in(self, answer: Accepted) -> None:
        self.phone.device.tick()
        self.let_go()
        self._mine(answer)
        self.follow()

    def _out_of_step(self) -> None:
        """What this phone showed is not what the table shows: put everything down and draw it anew."""
        self.let_go()
        self.glances.forget()
        self.phone.tell(self.say("out-of-step"))


def screen_of(phone: Phone, live: TableSession, kind: Callable[..., Screen] = Screen) -> Screen:
    """This phone's screen of a table, as it was left, at the place it has there now.

    Args:
        phone: whose screen.
        live: the table.
        kind: makes it, where there is none yet.
    """
    client = phone.client(live)
    screen = route_state(phone, live.id, lambda: _fresh(phone, client, kind))
    if screen.client is not client:
        set_silently(screen, client=client)
    return screen


def stood_up(phone: Phone, client: TableClient) -> None:
    """Seats were given up on this very phone: its screen of the table need not be told."""
    screen = phone.screens.get(client.id)
    if isinstance(screen, Screen):
        set_silently(screen, held=client.rights.held)


def _fresh(phone: Phone, client: TableClient, kind: Callable[..., Screen]) -> Screen:
    screen = kind(phone, client, Glances(phone.tick), held=client.rights.held)
    actors = attempt(client.id, lambda: client.view.actors(None), ())
    screen.seat = screen.own[0] if screen.own else next(iter(actors), 0)
    screen.follow()
    if client.id in phone.keys and not client.rights.held and not client.rights.hosting:
        screen.sheet = Sit(lost=True)
    return screen
