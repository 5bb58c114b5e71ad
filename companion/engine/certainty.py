"""Certainty of a position's winners under every answer to its open questions."""

from typing import Any

from companion.engine.game import Game


def is_certain(game: Game[Any, Any, Any], position: Any) -> bool:
    """Check that every answer to the open question of a position leaves the same seats first.

    With several open questions, or answers that cannot be listed, nothing is certain.
    """
    questions = game.open_questions(position)
    if not questions:
        return True
    answers = questions[0].answers if len(questions) == 1 else ()
    winners = game.scoresheet(position).winners
    return bool(answers) and all(game.scoresheet(answer).winners == winners for answer in answers)
