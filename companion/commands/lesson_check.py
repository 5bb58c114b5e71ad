"""Check of a game's lesson: it can be read, every move of it is legal, and every step is said."""

from collections.abc import Iterator, Sequence
from typing import Any

from companion.engine.game import Game
from companion.files.errors import FileError, Sentence
from companion.lessons.lesson import MARK, Lesson, games_with_lesson, lesson
from companion.locale.texts import Texts
from companion.rulebook import load


def check_lesson(game: Game[Any, Any, Any], texts: Sequence[Texts]) -> Iterator[Sentence]:
    """Yield the faults of a game's lesson. A game without one has none.

    Args:
        game: the game.
        texts: languages it is asked in.
    """
    if game.id not in games_with_lesson():
        return
    try:
        taught = lesson(game.id)
    except FileError as error:
        yield Sentence("cli-dev-try-lesson", {"why": error.sentence})
        return
    except ValueError as error:  # no TOML, or not of the form of a lesson
        yield Sentence("cli-dev-try-lesson", {"why": str(error)})
        return
    yield from _check_moves(taught)
    for one in texts:
        yield from _check_steps(taught, one)


def _check_moves(taught: Lesson) -> Iterator[Sentence]:
    """Yield a complaint for the first move of a lesson that is not legal."""
    table = taught.begin(MARK, 0)
    for number, play in enumerate(taught.plays[len(table.done) :], len(table.done) + 1):
        if not table.game.verdict(table.position, play.seat, play.move).legal:
            yield Sentence("cli-dev-try-lesson-move", {"what": number})
            return
        table = table.play(play.seat, play.move, at=number)


def _check_steps(taught: Lesson, texts: Texts) -> Iterator[Sentence]:
    """Yield a complaint for each step that is not said, or whose reason its section does not hold."""
    game_id = taught.game.id
    book = {section.id: section.text for section in load(game_id, texts.locale).sections}
    for name in (*(step.name for step in taught.steps), "over"):
        if not texts.has(message := f"{game_id}-lesson-{name}"):
            yield Sentence("cli-dev-try-unsaid", {"what": message, "locale": texts.locale})
    for step in taught.steps:
        why = f"{game_id}-lesson-{step.name}-why"
        if not texts.has(why):
            yield Sentence("cli-dev-try-unsaid", {"what": why, "locale": texts.locale})
        elif texts.say(why) not in book.get(step.section, ""):
            params = {"what": why, "section": step.section, "locale": texts.locale}
            yield Sentence("cli-dev-try-lesson-why", params)
