"""Certainty of a position's winners under every answer to its open questions."""

from collections.abc import Sequence
from typing import Any

from companion.engine.game import Game
from companion.engine.notice import OpenQuestion
from companion.engine.scoresheet import Scoresheet
from companion.engine.table import Table


def is_certain(game: Game[Any, Any, Any], position: Any) -> bool:
    """Check that every answer to the open questions of a position leaves the same seats first.

    Several questions, or one whose answers cannot be listed, leave a seat first only if their bounds do.
    """
    questions = game.open_questions(position)
    if not questions:
        return True
    sheet = game.scoresheet(position)
    if all(question.bounds for question in questions):
        return _is_out_of_reach(sheet, questions)
    answers = questions[0].answers if len(questions) == 1 else ()
    return bool(answers) and all(game.scoresheet(answer).winners == sheet.winners for answer in answers)


def _is_out_of_reach(sheet: Scoresheet, questions: Sequence[OpenQuestion]) -> bool:
    """Check that no answers within the bounds bring another seat level with the only first one."""
    if len(sheet.winners) != 1 or sheet.lowest or not sheet.counted:
        return False
    (first,) = sheet.winners
    least, most = (
        {
            standing.seat: standing.total + sum(question.bounds[standing.seat][end] for question in questions)
            for standing in sheet.standings
        }
        for end in (0, 1)
    )
    return all(most[seat] < least[first] for seat in most if seat != first)


def count_unread(table: Table[Any, Any, Any], position: Any) -> int:
    """Count the unread prints for which a result is not final, or those that its export told."""
    told = table.header.told
    if told and told.result and not table.entries:
        return told.result.unread
    return len(unread_entries(table.game, position))


def unread_entries(game: Game[Any, Any, Any], position: Any) -> tuple[str, ...]:
    """List the unread prints for which the result of a position is not final."""
    return tuple(question.entry for question in game.open_questions(position) if question.entry)
