"""Screen of one phone at one table, with its actions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.client import TableClient
from companion.hosting.session import TableSession
from views.device.phone import Phone
from views.device.route_state import route_state
from views.device.rulebook_state import inquiry_of
from views.flet_adapter.observables import set_silently
from views.models.seen_tracker import SeenTracker
from views.models.sheets import Lit, Sheet, Sit
from views.models.zoom import WHOLE
from views.play.commands import Acts
from views.play.rules_lookup import RulesLookup
from views.play.screen_state import TABS, H, P, ScreenState, Tab
from views.play.undo import Undoing

__all__ = ["TABS", "Screen", "Tab", "screen_of", "update_after_leaving"]


@ft.observable
@dataclass
class Screen(ScreenState[P, H]):
    """Screen of one phone at one table, with its actions. See `ScreenState` for attributes and types."""

    @cached_property
    def acts(self) -> Acts:
        """Commands of the screen to its table."""
        return Acts(self, self.follow)

    @cached_property
    def undoing(self) -> Undoing:
        """Undo and redo at the screen's table."""
        return Undoing(self, self.acts)

    @cached_property
    def rules(self) -> RulesLookup:
        """Links from the screen to the rules."""
        return RulesLookup(self)

    def look(self, seat: int) -> None:
        """Look at another seat."""
        if seat != self.seat:
            self.seen.forget_shown()
        self._look_from_seat(seat)
        self.let_go()

    def turn(self, seat: int) -> None:
        """Hand the phone to the person of this seat."""
        self.look(seat)
        self.reader, self.opened = seat, self.reader_stage
        self.sittings += 1

    def peek(self) -> None:
        """Ask to show the secrets of the seat looked at, once its person has the phone in hand."""
        self.let_go()
        self.peeking = True
        self.sittings += 1

    def _look_from_seat(self, seat: int) -> None:
        """Look at another seat. A reader's own secrets are hidden from then on."""
        if seat != self.seat:
            self.sittings += 1
        if seat != self.reader:
            self.reader = None
            if self.game.secrets and len(self.client.rights.seats) > 1:
                inquiry_of(self.phone, self.game.id).about = None  # it may name what only one of them holds
                self.guesses = ()  # and so may these
        self.seat, self.peeking = seat, False

    def light(self, lit: Lit) -> None:
        """Light up cells of a seat's board, and go there."""
        self.look(lit.seat)
        self.lit = lit
        if not self.phone.wide:
            self.show("board")

    def clear_lit(self) -> None:
        """Light nothing any more: on with the game."""
        self.lit = None

    def pick(self, piece: str) -> None:
        """Select a piece, or deselect it if it was selected. Closes a sheet about another piece."""
        self.close()
        self.lit = None
        self.piece, self.target = (None if self.piece == piece else piece), None

    def mend(self) -> None:
        """Begin to correct the mirror by hand, or stop."""
        if self.acts.only_watches():
            return
        self.let_go()
        self.mending = not self.mending
        self.tab = "board"

    @property
    def puts_down(self) -> bool:
        """True if Back has a selection to clear. A brush does not count, since a brush is always selected."""
        brush = self.painting and not self.target
        held = self.hand and not getattr(self.hand, "idle", False)
        return bool((self.piece and not brush) or self.target or held or self.lit or self.zoom != WHOLE)

    def drop(self) -> bool:
        """Clear the selection and close the sheet, as they cannot be drawn.

        False if there is nothing to clear.

        Does not trigger a redraw: the screen is being drawn anyway.

        Does not trigger a redraw: the screen is being drawn anyway.
        """
        if not (self.in_hand or self.sheet or self.peeking):
            return False
        self._set_silently(piece=None, target=None, hand=None, zoom=WHOLE, lit=None, sheet=None)
        self._set_silently(peeking=False, note="")
        return True

    def follow(self) -> None:
        """Look at an own seat that the table waits for, or at the score once the game is over."""
        actors = attempt(self.client.id, lambda: self.client.view.actors(self.seat), ())
        acting = [seat for seat in actors if seat in self.own]
        if acting and self.seat not in acting:
            self.seen.forget_shown()
            self._look_from_seat(acting[0])
        if self.client.view.over and not self.mending:
            self.tab = "score"

    def redraw(self) -> None:
        """Draw all components of this screen again, although none of its fields has changed."""
        self.notify()  # type: ignore[attr-defined]

    def lay_open(self, sheet: Sheet, hand: H) -> None:
        """Open a sheet during a drawing, and store the board's selection that says so.

        The phone's message goes, as it could lie over the sheet. Does not trigger a redraw: the screen is
        being drawn anyway.
        """
        self._set_silently(sheet=sheet, hand=hand)
        set_silently(self.phone, message="")


def screen_of(phone: Phone, session: TableSession, kind: Callable[..., Screen] = Screen) -> Screen:
    """Return this phone's screen of a table as it was left, with the phone's current client.

    Args:
        phone: the phone that shows it.
        session: the table.
        kind: makes it if there is none yet.
    """
    client = phone.client(session)
    screen = route_state(phone, session.id, lambda: _make_screen(phone, client, kind))
    if screen.client is not client:
        set_silently(screen, client=client)
    return screen


def update_after_leaving(phone: Phone, client: TableClient) -> None:
    """Update the seats held after giving some up on this very phone, without a message on its screen."""
    screen = phone.screens.get(client.id)
    if isinstance(screen, Screen):
        set_silently(screen, held=client.rights.held)


def _make_screen(phone: Phone, client: TableClient, kind: Callable[..., Screen]) -> Screen:
    seen = SeenTracker(phone.tick)
    screen = kind(phone, client, seen, held=client.rights.held, noticed=client.view.seq)
    actors = attempt(client.id, lambda: client.view.actors(None), ())
    screen.seat = screen.own[0] if screen.own else next(iter(actors), 0)
    screen.follow()
    if client.id in phone.keys and not client.rights.held and not client.rights.hosting:
        screen.sheet = Sit(lost=True)
    return screen
