"""Answers to "why not" and "when": reasons, never a yes or no."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.asking.aiming import group, parts, subject, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Reason
from companion.asking.cues import cues, says_any
from companion.asking.judging import may
from companion.asking.names import lexicon
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.words import Who


def why(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Tell the rules against a move, or that it is allowed.

    With a place and no piece, every piece is judged there, each with its reason.
    """
    about = subject(game, asked)
    if not about.pieces and asked.cells:
        return _at_cells(game, position, asked)
    answer = may(game, position, replace(asked, intent="may", personal=True, plain=True))
    if answer is None:
        return None
    if answer.legal:
        told = AnswerSentence("asked", "why-allowed", {"seat": Who(asked.seat)})
        return replace(answer, kind="why", legal=None, sentences=(told, *answer.sentences[1:]))
    told = AnswerSentence("asked", "why", {"seat": Who(asked.seat)})
    return replace(answer, kind="why", legal=None, sentences=(told,))


def _at_cells(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Judge every piece on the named cells: those that may lie there, and the reasons against the others."""
    allowed: dict[str, None] = {}
    against: dict[str, list[Reason]] = {}
    for piece in _likely(game, position, asked):
        survey = game.survey(position, asked.seat, piece)
        targets = [each for each in survey.targets if set(asked.cells) <= set(parts(each))]
        if not targets:
            continue
        if any(survey.targets[each].legal for each in targets):
            allowed[_name(game, piece)] = None
            continue
        first = group(("", violation) for violation in survey.targets[targets[0]].violations)
        for reason in first:
            against.setdefault(reason.said.id, []).append(replace(reason, pieces=(_name(game, piece),)))
    if not allowed and not against:
        return None
    reasons = tuple(_merge_reasons(each, allowed) for each in against.values())
    reasons = tuple(reason for reason in reasons if reason.pieces)
    told = list(_allowed_there(asked, tuple(allowed))) or [
        AnswerSentence("asked", "why", {"seat": Who(asked.seat)})
    ]
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    return BoardAnswer(
        "why",
        asked.seat,
        tuple(told),
        unique((*(reason.section for reason in reasons), phase)),
        cells=asked.cells,
        reasons=reasons,
    )


def _likely(game: AnyGame, position: Any, asked: TableQuestion) -> tuple[str, ...]:
    """List the pieces of the seat's present tasks, or all of them."""
    tasks = [task for task in game.agenda(position).tasks if task.seat in (asked.seat, None)]
    named = unique(piece for task in tasks for piece in task.pieces if piece in game.pieces)
    return named or game.pieces


def _merge_reasons(reasons: list[Reason], allowed: dict[str, None]) -> Reason:
    """Merge the reasons of one rule against several pieces."""
    pieces = unique(piece for reason in reasons for piece in reason.pieces if piece not in allowed)
    return replace(reasons[0], pieces=pieces)


def _allowed_there(asked: TableQuestion, pieces: tuple[str, ...]) -> Iterator[AnswerSentence]:
    if pieces:
        yield AnswerSentence(
            "asked", "which", {"seat": Who(asked.seat), "count": len(pieces), "places": pieces}
        )


def _name(game: AnyGame, piece: str) -> str:
    thing = lexicon(game.id).thing_of(piece)
    return thing.id if thing else piece


def when(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Tell the round and the last one, or the reasons why a move has to wait.

    None if the question asks for something else, or if the game has no set number of rounds.
    """
    agenda = game.agenda(position)
    if says_any(asked.words, cues().ends) and not asked.things:
        if agenda.rounds <= agenda.round and not agenda.over:
            return None
        where = {"round": agenda.round, "rounds": agenda.rounds, "left": max(0, agenda.rounds - agenda.round)}
        return BoardAnswer(
            "when",
            None,
            (AnswerSentence("asked", "ends-over" if agenda.over else "ends", where),),
            (game.section_of(agenda.phase),),
        )
    if not (asked.moves or asked.things) or not asked.personal:
        return None
    answer = may(game, position, replace(asked, intent="may"))
    if answer is None or answer.legal is None:
        return None
    told = AnswerSentence("asked", "when-now" if answer.legal else "when-not", {"seat": Who(asked.seat)})
    return replace(answer, kind="when", legal=None, sentences=(told, *answer.sentences[1:]))
