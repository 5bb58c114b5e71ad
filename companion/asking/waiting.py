"""Whose turn it is, what there is to do, and what the table shows, in answer to a question."""

from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.question import AGENDA_FACTS, AnyGame, TableQuestion
from companion.engine.agenda import Task
from companion.engine.words import Params, Who


def turn(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Tell what a seat is asked to do, or whom the table waits for, and what hands do meanwhile."""
    agenda = game.agenda(position)
    own = tuple(task for task in agenda.tasks if asked.personal and task.seat in (asked.seat, None))
    tasks = own or agenda.tasks
    return BoardAnswer(
        "turn",
        asked.seat if asked.personal else None,
        (*_first(asked, own, tasks), *(AnswerSentence("task", task.id, _params(task)) for task in tasks)),
        (game.section_of(agenda.phase),),
        cells=unique(cell for task in tasks for cell in task.cells),
        steps=agenda.steps,
    )


def _first(
    asked: TableQuestion, own: tuple[Task, ...], tasks: tuple[Task, ...]
) -> tuple[AnswerSentence, ...]:
    """What is said before the tasks: that nobody has one, or not the seat that was asked about."""
    if not tasks:
        return (AnswerSentence("asked", "over"),)
    return (
        (AnswerSentence("asked", "waits", {"seat": Who(asked.seat)}),) if asked.personal and not own else ()
    )


def _params(task: Task) -> dict[str, Any]:
    """What a task's sentence needs, its seat among it."""
    return dict(task.params) if task.seat is None else {"seat": Who(task.seat), **task.params}


def fact(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """What the table shows of what is asked for: round and phase as its headline, else the game's own."""
    agenda = game.agenda(position)
    own = [each for each in game.facts(position) if each.id in asked.facts]
    headline = bool(set(AGENDA_FACTS).intersection(asked.facts))
    where: Params = {"round": agenda.round, "rounds": agenda.rounds}
    sentences = [AnswerSentence("headline", agenda.phase, where)] if headline else []
    sections = [game.section_of(agenda.phase)] if headline else []
    return BoardAnswer(
        "fact",
        None,
        (*sentences, *(AnswerSentence("fact", each.line, each.params) for each in own)),
        unique((*sections, *(each.section for each in own))),
    )
