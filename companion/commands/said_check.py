"""Check of what is said of a position: tasks, rows of things, previews, and answers to refused moves."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from companion.engine.game import Game
from companion.files.errors import Sentence
from companion.locale.texts import Texts

AnyGame = Game[Any, Any, Any]

MOST_REFUSED = 20
"""Maximum number of refused moves of a seat whose reasons and repairs are looked at."""


def check_sentences(game: AnyGame, position: Any, texts: Sequence[Texts]) -> Iterator[Sentence]:
    """Yield a complaint for every sentence of a position that a language lacks.

    Args:
        game: the game.
        position: the position.
        texts: languages it is asked in.
    """
    for kind, what in dict.fromkeys(_list_sentences(game, position)):
        message = f"{game.id}-{kind}-{what}"
        for one in texts:
            if not one.can_say(message):
                yield Sentence("cli-dev-try-unsaid", {"what": message, "locale": one.locale})


def _list_sentences(game: AnyGame, position: Any) -> Iterator[tuple[str, str]]:
    """Yield the kind and the id of every sentence that a table shows at a position."""
    agenda, seats = game.agenda(position), range(game.corrections.seats(position))
    yield from (("task", task.id) for task in agenda.tasks)
    rows = chain(game.common(position), *(game.held(position, seat) for seat in seats))
    yield from (("common", row.id) for row in rows)
    for seat in game.actors(position):
        yield from _list_move_sentences(game, position, seat)


def _list_move_sentences(game: AnyGame, position: Any, seat: int) -> Iterator[tuple[str, str]]:
    for move in game.moves(position, seat):
        yield from (("preview", notice.id) for notice in game.preview(position, seat, move))
    refused = (
        move for move in game.candidates(position, seat) if not game.verdict(position, seat, move).legal
    )
    for move in islice(refused, MOST_REFUSED):
        yield from (("violation", one.rule) for one in game.verdict(position, seat, move).violations)
        repairs = game.repairs(position, seat, move)
        yield from (("repair", repair.id) for repair in repairs if not repair.labels)
