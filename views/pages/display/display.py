"""A table as its display shows it: no more than any guest without a seat may see."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion.engine.agenda import Agenda, SeatState, Task
from companion.engine.certainty import is_certain
from companion.engine.faults import attempt
from companion.engine.game import Game
from companion.engine.points import Points
from companion.engine.scoresheet import Scoresheet, Standing
from companion.engine.setup import Seat
from companion.hosting.client import TableClient
from companion.tools.timing import Countdown, SeatClock
from views.boards import board_of
from views.device.phone import Phone
from views.flet_adapter.memo import Retained
from views.kit.game_board import PICTURE, Middle, Snapshot
from views.models.display_layout import DisplayLayout, lay_out_display
from views.models.short_names import brief_names
from views.pages.fitted_board import copy_painter
from views.play.revealing import list_groups

LOW = 3.0
"""A middle that is so many times wider than it is high lies in a strip."""

STRIP = 0.16
"""Part of the window's height that the strip takes at most."""


@dataclass(frozen=True)
class Display:
    """Table as its display shows it now.

    Attributes:
        phone: the device that shows it.
        client: a client without any key, whatever keys the device holds.
        retained: cache of the areas drawn last.
    """

    phone: Phone
    client: TableClient
    retained: Retained

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game of the table."""
        return self.client.view.game

    @cached_property
    def position(self) -> Any:
        """Position without the secrets of any seat."""
        return self.client.view.position(None)

    @cached_property
    def agenda(self) -> Agenda:
        """Agenda without the secrets of any seat."""
        return self.client.view.agenda(None)

    @cached_property
    def sheet(self) -> Scoresheet:
        """Score as far as everybody may know it."""
        return self.client.view.scoresheet(None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats, clockwise."""
        return self.client.view.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, long ones cut short."""
        return brief_names(self.client.view.names)

    @property
    def clock(self) -> SeatClock | None:
        """Clocks of the seats, or None."""
        return self.client.tools.shown.clock

    @property
    def countdown(self) -> Countdown | None:
        """Time that runs out, or None."""
        return self.client.tools.shown.countdown

    @cached_property
    def painter(self) -> Phone:
        """Device with text of the usual size. Boards are drawn for it, and enlarged as a whole."""
        return copy_painter(self.phone)

    @property
    def apart(self) -> bool:
        """True if each seat has a board of its own."""
        return board_of(self.game.id).apart

    @cached_property
    def middle(self) -> Middle | None:
        """Things in the middle of the table, or None: none, or their drawing raises an exception."""
        if self.only_scored or self.agenda.over or not self.apart:
            return None
        shown = Snapshot(
            self.painter, self.game, self.position, 0, (), PICTURE, self.seats, scored=self.scored
        )
        return attempt(self.client.id, lambda: board_of(self.game.id).middle(shown), None)

    @cached_property
    def strip(self) -> float:
        """Height of the strip of a low middle below the boards, in pixels. A high one has an area."""
        if self.middle is None or self.middle.width < LOW * self.middle.height:
            return 0.0
        width = self.phone.width * self.middle.height / self.middle.width
        return min(width, self.phone.height * STRIP)

    @cached_property
    def layout(self) -> DisplayLayout:
        """Sizes of the display in the device's window."""
        phone = self.phone
        least = board_of(self.game.id).room(self.painter, self.position)
        areas = len(self.seats) if self.apart else 1
        areas += self.middle is not None and not self.strip
        return lay_out_display(phone.width, phone.height - self.strip, areas, least, scale=phone.scale)

    # the turn

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """Tasks that the table waits for: those that must be done, or else those that may be declined."""
        later = self.agenda.later
        tasks = tuple(task for task in self.agenda.tasks if task.seat not in later)
        return tuple(task for task in tasks if not task.optional) or tasks

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """Seats that the table waits for, each once."""
        return tuple(dict.fromkeys(task.seat for task in self.tasks if task.seat is not None))

    def state_of(self, seat: int) -> SeatState | None:
        """Return the state of a seat, or None at a table that is only scored or over."""
        return None if self.only_scored or self.agenda.over else self.agenda.state_of(seat)

    @property
    def only_scored(self) -> bool:
        """True if the table is painted and added up, not played."""
        return self.client.view.setup.mode == "score"

    # the score

    @property
    def scored(self) -> bool:
        """True if the table wants its score on the display."""
        return self.client.tools.shown.shows_score(secret=self.game.secrets)

    @property
    def ceremony(self) -> bool:
        """True if a played game is over: its score is told only as far as a phone has revealed it."""
        return self.sheet.final and not self.only_scored

    @property
    def revealed(self) -> int:
        """Number of places of the final score that were revealed to the table, the last first."""
        return self.client.tools.shown.revealed if self.ceremony else len(self.seats)

    @property
    def decided(self) -> bool:
        """True if the game is over and its result was revealed to the table."""
        return self.sheet.final and self.revealed >= len(list_groups(self.sheet))

    @property
    def crowned(self) -> bool:
        """True if the result is revealed and ranks several people, rather than that all share it."""
        together = not self.sheet.has_points and all(one.rank == 1 for one in self.sheet.standings)
        return self.decided and len(self.seats) > 1 and not together

    def points_of(self, standing: Standing) -> Points | None:
        """Return the points of a seat that may be told now, or None.

        While the final score is being revealed, only the places that are revealed have points.
        """
        if self.ceremony:
            told = any(standing in group for group in list_groups(self.sheet)[: self.revealed])
        else:
            told = self.decided or self.scored
        return self.sheet.points_of(standing) if told else None

    # sentences

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """Format a sentence of the game."""
        return self.phone.about(self.game, kind, what, params, self.names)

    @property
    def headline(self) -> str:
        """Round and phase in words."""
        if self.only_scored:
            return self.phone.say("only-scored")
        agenda = self.agenda
        return self.about("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})

    @property
    def request(self) -> str:
        """Sentence about the seats the table waits for, about a task of anybody, or about the result."""
        names = tuple(self.names[seat] for seat in self.asked)
        if len(names) == 1:
            return self.phone.say("display-turn", name=names[0])
        if names:
            return self.phone.say("waits-for", names=names)
        if self.tasks:
            return self._say_task(self.tasks[0])
        if self.crowned:
            return self._say_winners()
        return self.about("task", "finished") if self.decided else self.phone.say("display-reveal")

    @property
    def details(self) -> tuple[str, ...]:
        """Sentences of the tasks that all seats asked have in common, the first two."""
        if not self.asked:
            return ()
        each = [tuple(dict.fromkeys(map(self._say_task, self._tasks_of(seat)))) for seat in self.asked]
        return each[0][:2] if all(said == each[0] for said in each) else ()

    @property
    def event(self) -> str:
        """Sentence about the last entry that stands; empty without one."""
        line = self.client.view.undo_line(None)
        return self.about(line.kind, line.notice.id, line.notice.params) if line else ""

    def _say_winners(self) -> str:
        """Name the winners, or say that an unread print may change them."""
        if not is_certain(self.game, self.position):
            return self.phone.say("open-winner")
        winners = tuple(self.names[seat] for seat in self.sheet.winners)
        return self.phone.say("display-won", names=winners, count=len(winners))

    def _tasks_of(self, seat: int) -> Iterator[Task]:
        return (task for task in self.tasks if task.seat == seat)

    def _say_task(self, task: Task) -> str:
        return self.about("task", task.id, task.params)
