"""Answers about things that the asker may not see: they are called secret, and until when."""

from typing import Any

from companion.asking.aiming import pieces_of, unique
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.question import JUDGED, AnyGame, TableQuestion
from companion.engine.redaction import Secret


def secret(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Tell until when the things that are asked for are secret."""
    seats = asked.others or (asked.seat,)
    found = {
        each.id: each
        for seat in (*seats, asked.seat, *range(len(game.scoresheet(position).standings)))
        for each in game.redaction.secrets(position, asked.viewer, seat)
        if each.id in asked.secrets
    }
    return _tell_secrets(asked, tuple(found.values()))


def hide_verdict(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Call the verdict on a move secret if it depends on what the asker may not see, or return None."""
    if asked.intent not in JUDGED or asked.intent == "price" or asked.seat == asked.viewer:
        return None
    found = [
        each
        for each in game.redaction.secrets(position, asked.viewer, asked.seat)
        if each.moves and _bears_on(game, asked, each)
    ]
    return _tell_secrets(asked, tuple(found[:1])) if found else None


def _bears_on(game: AnyGame, asked: TableQuestion, secret: Secret) -> bool:
    """Check that a question is about the moves of a secret, or about a piece with no move named."""
    if asked.moves:
        return not set(asked.moves).isdisjoint(secret.moves)
    return any(pieces_of(game, thing) for meant in asked.things for thing in meant)


def _tell_secrets(asked: TableQuestion, secrets: tuple[Secret, ...]) -> BoardAnswer:
    return BoardAnswer(
        "secret",
        asked.seat,
        tuple(AnswerSentence("hidden", each.id) for each in secrets),
        unique(each.section for each in secrets),
    )
