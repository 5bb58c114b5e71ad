"""Answers about turns, tasks and facts of the table."""

from collections.abc import Collection
from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.question import AGENDA_FACTS, AnyGame, TableQuestion
from companion.engine.agenda import Task
from companion.engine.words import Params, Who


def turn(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Tell a seat's tasks, or the tasks that the table waits for, and the steps of hands meanwhile."""
    agenda = game.agenda(position)
    own = tuple(task for task in agenda.tasks if asked.personal and task.seat in (asked.seat, None))
    tasks = own or agenda.tasks
    return BoardAnswer(
        "turn",
        asked.seat if asked.personal else None,
        (*_first(asked, own, tasks), *map(task_sentence, tasks)),
        (game.section_of(agenda.phase),),
        cells=unique(cell for task in tasks for cell in task.cells),
        steps=agenda.steps,
    )


def _first(
    asked: TableQuestion, own: tuple[Task, ...], tasks: tuple[Task, ...]
) -> tuple[AnswerSentence, ...]:
    """Say before the tasks that the game is over, or that the seat in question has no task."""
    if not tasks:
        return (AnswerSentence("asked", "over"),)
    return (
        (AnswerSentence("asked", "waits", {"seat": Who(asked.seat)}),) if asked.personal and not own else ()
    )


def task_sentence(task: Task) -> AnswerSentence:
    """Make the sentence of a task."""
    return AnswerSentence("task", task.id, _params(task))


def _params(task: Task) -> dict[str, Any]:
    """Collect the params of a task's sentence, its seat among them."""
    return dict(task.params) if task.seat is None else {"seat": Who(task.seat), **task.params}


def fact(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Tell the facts that are asked for: round and phase as the headline, others by the game's sentences."""
    return facts_told(game, position, asked.facts, (asked.seat,))


def facts_told(game: AnyGame, position: Any, ids: Collection[str], seats: Collection[int]) -> BoardAnswer:
    """Tell some facts of the table, and of a fact that each seat has those of some seats."""
    agenda = game.agenda(position)
    own = [each for each in game.facts(position) if each.id in ids and each.seat in (None, *seats)]
    headline = bool(set(AGENDA_FACTS).intersection(ids))
    where: Params = {"round": agenda.round, "rounds": agenda.rounds}
    sentences = [AnswerSentence("headline", agenda.phase, where)] if headline else []
    sections = [game.section_of(agenda.phase)] if headline else []
    about = {each.seat for each in own}
    return BoardAnswer(
        "fact",
        about.pop() if len(about) == 1 else None,
        (*sentences, *(AnswerSentence("fact", each.line, each.params) for each in own)),
        unique((*sections, *(each.section for each in own))),
        cells=unique(cell for each in own for cell in each.cells) if len(seats) == 1 else (),
    )
