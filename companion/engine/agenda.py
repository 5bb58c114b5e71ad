"""State of play as data: the round, the phase, and the tasks that are left to each seat."""

from dataclasses import dataclass, field
from typing import Literal

from companion.engine.words import Params, no_params

SeatState = Literal["act", "later", "done"]
"""State of a seat in a phase: asked to act now, sure to be asked later, or through with the phase."""


@dataclass(frozen=True, slots=True)
class Task:
    """Task that the table waits for.

    Attributes:
        id: names its sentence.
        seat: the seat with the task; None when any person may do it for the whole table.
        params: the params of the sentence.
        pieces: the pieces it is about, by id.
        cells: where it can be done, where that is known.
        optional: whether it may be declined.
        shared: whether everybody should know of it, not just the seat.
    """

    id: str
    seat: int | None
    params: Params = field(default_factory=no_params)
    pieces: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    optional: bool = False
    shared: bool = False


@dataclass(frozen=True, slots=True)
class HandStep:
    """Step that hands do with the cardboard in a phase.

    Attributes:
        id: names its sentence.
        section: the rulebook section it comes from.
        params: the params of the sentence.
        setup: whether it is done once, before the first round.
        lead: whether it is said above the tasks, before anybody opens the list.
    """

    id: str
    section: str
    params: Params = field(default_factory=no_params)
    setup: bool = False
    lead: bool = False


@dataclass(frozen=True, slots=True)
class Agenda:
    """State that the table is waiting in: its round, phase, tasks and procedure.

    Attributes:
        round: 1 for the first.
        rounds: the number of rounds.
        phase: the phase's id.
        tasks: the tasks that are left, in the order of play; empty when the game is over.
        steps: the steps of hands with the cardboard in this phase, in order; empty without any.
        later: the seats that act later in this phase, in the order of play. Their tasks wait until then.
    """

    round: int
    rounds: int
    phase: str
    tasks: tuple[Task, ...] = ()
    steps: tuple[HandStep, ...] = ()
    later: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether no task is left."""
        return not self.tasks

    def waits_for(self, seat: int) -> bool:
        """Check for a task that asks this seat, or any seat."""
        return any(task.seat in (seat, None) for task in self.tasks)

    def state_of(self, seat: int) -> SeatState:
        """Return the state of a seat. Once the game is over all are done."""
        if seat in self.later:
            return "later"
        return "act" if self.waits_for(seat) else "done"
