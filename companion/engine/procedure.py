"""Procedure of a phase: the steps that hands do with the cardboard, by the rulebook."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.agenda import HandStep
from companion.engine.message import P
from companion.engine.words import NO_PARAMS, Params


def no_numbers(_position: object) -> Params:
    """Return no params: the sentence is complete by itself."""
    return NO_PARAMS


def always(_position: object) -> bool:
    """Return true: the step belongs to every table."""
    return True


@dataclass(frozen=True)
class Handling(Generic[P]):
    """Step of a phase's procedure, declared for every table.

    Attributes:
        id: names its sentence, ``<game>-step-<id>``.
        section: the rulebook section it comes from, which has its numbers.
        when: checks that a table does it now, by seats, rulings and round. Asked when the steps are shown.
        params: the params of its sentence at a table. Asked when the steps are shown.
        setup: whether it is done once, before the first round.
        lead: whether it is said above the tasks, which do not say it.
    """

    id: str
    section: str
    when: Callable[[P], bool] = always
    params: Callable[[P], Params] = no_numbers
    setup: bool = False
    lead: bool = False


Procedure = tuple[Handling[P], ...]
"""Steps of hands in a phase, in order."""


def list_steps(procedure: Iterable[Handling[Any]], position: Any) -> tuple[HandStep, ...]:
    """List the steps that a table does now, with their numbers."""
    return tuple(
        HandStep(step.id, step.section, step.params(position), step.setup, step.lead)
        for step in procedure
        if step.when(position)
    )
