"""Progress of a table in its lesson, told from its record alone."""

from dataclasses import dataclass

from companion.engine.record import Moved
from companion.hosting.timeline import AnyTable
from companion.lessons.lesson import Lesson, LessonMove, LessonStep


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a table in its lesson.

    Attributes:
        made: the number of the lesson's moves that stand, without a gap.
        astray: the number of standing entries off the lesson.
        following: the lesson's next move; None after the last.
    """

    made: int
    astray: int
    following: LessonMove | None

    @property
    def step(self) -> LessonStep | None:
        """Learner's present step, or None at the app's turn, off the path, or at the end."""
        return self.following.step if self.following and not self.astray else None

    @property
    def ended(self) -> bool:
        """Whether the whole lesson was played."""
        return self.following is None


def progress(lesson: Lesson, table: AnyTable) -> Progress:
    """Compare a table with its lesson: the longest run of the lesson's moves with which the table begins.

    Moves after the lesson's last move do not count as astray.
    """
    made = 0
    for play, step in zip(lesson.plays, table.done, strict=False):
        entry = step.entry
        if not isinstance(entry, Moved) or (entry.seat, entry.move) != (play.seat, play.move):
            break
        made += 1
    if made == len(lesson.plays):
        return Progress(made, 0, None)
    return Progress(made, len(table.done) - made, lesson.plays[made])
