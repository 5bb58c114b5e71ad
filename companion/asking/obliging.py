"""Answers to "do I have to": yes where nothing else is legal, no with what else is."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from companion.asking.aiming import group, subject, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, OfferedMove, Reason
from companion.asking.judging import MOST_JUDGED, find_fitting_moves
from companion.asking.offering import group_moves, offer_group
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.words import Who

MOST_OTHERS = 4
"""Largest count of other kinds of moves that an answer offers."""


def must(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Tell if the named move is all that a seat may do now, and offer what else it may do.

    None if no move is named, or if the question has more words than that.
    """
    about = subject(game, asked)
    if not asked.moves or not asked.plain or not asked.personal or about.mentions > 1:
        return None
    moves = tuple(game.moves(position, asked.seat))
    if not moves:
        said = AnswerSentence("asked", "waits", {"seat": Who(asked.seat)})
        return _answer(game, position, asked, (AnswerSentence("asked", "must-no"), said), legal=False)
    fitting = list(find_fitting_moves(game, moves, asked, about))
    others = [move for move in moves if move not in fitting]
    if fitting and not others:
        said = AnswerSentence("asked", "must", {"seat": Who(asked.seat)})
        return _answer(game, position, asked, (AnswerSentence("asked", "must-yes"), said), legal=True)
    if not fitting:
        return _refuse(game, position, asked)
    groups = group_moves(game, position, asked.seat, others)[:MOST_OTHERS]
    offers = tuple(offer_group(game, position, asked.seat, each) for each in groups)
    said = AnswerSentence("asked", "must-not", {"seat": Who(asked.seat)})
    told = (AnswerSentence("asked", "must-no"), said, *(offer.said for offer in offers))
    return _answer(game, position, asked, told, legal=False, offers=offers)


def _refuse(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Say that the seat may not even make the named move now, with the rules against every way to make it."""
    about = subject(game, asked)
    fitting = find_fitting_moves(game, game.candidates(position, asked.seat), asked, about)
    tried = list(islice(fitting, MOST_JUDGED))
    verdicts = [game.verdict(position, asked.seat, move).violations for move in tried]
    everywhere = set.intersection(*({one.rule for one in each} for each in verdicts)) if verdicts else set()
    reasons = group(("", one) for each in verdicts for one in each if one.rule in everywhere)
    said = AnswerSentence("asked", "must-cannot", {"seat": Who(asked.seat)})
    told = (AnswerSentence("asked", "must-no"), said)
    return _answer(game, position, asked, told, legal=False, reasons=reasons)


def _answer(
    game: AnyGame,
    position: Any,
    asked: TableQuestion,
    told: tuple[AnswerSentence, ...],
    *,
    legal: bool,
    reasons: Iterable[Reason] = (),
    offers: tuple[OfferedMove, ...] = (),
) -> BoardAnswer:
    reasons = tuple(reasons)
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    sections = unique((*(reason.section for reason in reasons), phase))
    return BoardAnswer("must", asked.seat, told, sections, legal=legal, reasons=reasons, offers=offers)
