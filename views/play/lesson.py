"""A phone at the table of a lesson: the learner's next step, and the moves that the app makes for others."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import flet as ft

from companion.engine.faults import attempt
from companion.engine.table import Refused
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.keys import new_id
from companion.hosting.open_home import current_millis
from companion.hosting.session import TableSession
from companion.lessons.lesson import Lesson, lesson, lesson_at
from companion.lessons.progress import Progress, progress
from views.device.phone import Phone
from views.play.commands import Acts
from views.play.screen import Screen


@ft.observable
@dataclass
class LessonScreen(Screen):
    """Screen of one phone at the table of a lesson. See `ScreenState` for the other attributes.

    Attributes:
        session: the table.
        guided: whether the coach is there; who leaves the lesson plays on alone.
    """

    session: TableSession | None = None
    guided: bool = True

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return lesson(self.game.id)

    @property
    def progress(self) -> Progress:
        """Progress of the table in the lesson."""
        assert self.session is not None
        return progress(self.lesson, self.session.table)

    @property
    def own_undo(self) -> Any:
        """Move that takes back the seat's own last action.

        None with the coach: undo takes back the last entry.
        """
        return None if self.guided else super().own_undo

    @property
    def confirms_together(self) -> bool:
        """False while the coach is there: the lesson says who makes which move."""
        return not self.guided and super().confirms_together

    @property
    def asks_about_box(self) -> bool:
        """False while the coach is there: the lesson is played with the box as it is."""
        return not self.guided

    @property
    def shown_to_reader(self) -> bool:
        """True if the learner's secrets lie open. With the coach, the phone is never handed on."""
        return (self.guided and self.seat == self.reader) or super().shown_to_reader

    def follow(self) -> None:
        """Look at the learner's seat, with the learner's eyes."""
        step = self.progress.following if self.guided else None
        if step is None or self.progress.astray:
            super().follow()
            return
        learner = next(play.seat for play in self.lesson.plays if play.step)
        self.seen.forget_shown()
        self._look_from_seat(learner)
        self.reader = learner

    @cached_property
    def acts(self) -> Acts:
        """Commands of the screen. The other seats' moves of the lesson follow each of its own."""
        return Acts(self, self.follow, self.play_other_seats)

    def play_other_seats(self) -> None:
        """Make the other seats' moves up to the learner's next step, while the coach is there."""
        if not self.guided:
            return
        while (following := self.progress.following) and not (following.step or self.progress.astray):
            seat, move = following.seat, following.move
            if not isinstance(self.acts.submit(Play(seat, move)), Accepted):
                break
        self.let_go()
        self.follow()

    def play_step(self) -> None:
        """Make the learner's move."""
        following = self.progress.following
        if following and self.progress.step:
            self.turn(following.seat)
            self.acts.play(following.move)

    def undo_to_lesson(self) -> None:
        """Undo all entries that are not part of the lesson."""
        self.guided = True
        for _ in range(self.progress.astray):
            if not isinstance(self.acts.submit(Undo()), Accepted):
                break
        self.play_other_seats()

    def leave_coach(self) -> None:
        """Play on without the coach."""
        self.guided = False
        self.let_go()


def screen_kind(phone: Phone, session: TableSession) -> Callable[..., Screen]:
    """Choose the screen's factory: with the coach for a host at the table of a lesson."""
    taught = attempt(session.id, lambda: lesson_at(session.table), None) if phone.hosting else None
    return Screen if taught is None else partial(LessonScreen, session=session)


async def start_lesson(phone: Phone, game_id: str) -> str:
    """Open a fresh table of a game's lesson and go there.

    Returns:
        The error as a sentence; empty for success.
    """
    page = ft.context.page
    try:
        table = await asyncio.to_thread(lambda: lesson(game_id).begin(new_id(), current_millis()))
        session = await asyncio.to_thread(phone.house.tables.adopt, table)
    except CompanionError as error:
        return phone.trouble_words(error)
    except (OSError, WireError, FileError, Refused):
        return phone.say("lesson-broken")
    page.navigate(f"/t/{session.id}")
    return ""
