"""Progress of long work, written by the thread that does it and read by the one that shows it."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeVar

T = TypeVar("T")

Part = Literal["reading", "comparing", "bringing"]
"""Part of the work on a file's games: they are read, compared with those that are here, brought in."""

Steps = Generator[None, None, T]
"""Long work in short steps, so that a caller without another thread can show the progress between them."""

STEP = 100
"""Most things that are done between two checks for a request to stop."""


def run_through(steps: Steps[T]) -> T:
    """Do all steps of some work at once.

    Raises:
        Exception: whatever the work raises.
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            done: T = end.value
            return done


class Stopped(Exception):
    """Signal that work was asked to stop. It has changed nothing."""


@dataclass(slots=True)
class WorkProgress:
    """Progress of some long work, and the request to stop it.

    Attributes:
        part: the part being done.
        done: how much is done.
        total: how much there is to do; 0 where that is not known yet.
        stopped: whether somebody wants it to stop.
    """

    part: Part = "reading"
    done: int = 0
    total: int = 0
    stopped: bool = False

    def stop(self) -> None:
        """Ask the work to stop, after finishing the step it has begun with."""
        self.stopped = True

    def begin(self, part: Part, total: int) -> None:
        """Begin a part of the work, counting from 0 again."""
        self.part, self.total, self.done = part, total, 0

    def check(self) -> None:
        """Check that the work was not asked to stop.

        Raises:
            Stopped: somebody does.
        """
        if self.stopped:
            raise Stopped

    def along(self, things: Iterable[T]) -> Iterator[T]:
        """Yield things one by one, and count each once it is done.

        Raises:
            Stopped: somebody wants to stop.
        """
        for thing in things:
            if self.done % STEP == 0:
                self.check()
            yield thing
            self.done += 1
