"""Answers about the points of the categories that a question names, in the words of these alone."""

from collections.abc import Sequence
from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure
from companion.asking.counting import SCORING, unseen
from companion.asking.names import CATEGORIES, lexicon
from companion.asking.question import AnyGame
from companion.asking.sections import section_about
from companion.asking.state_cues import StateCues
from companion.engine.words import Who, Word
from companion.wording.plain_words import plain, says


def points_of_categories(
    game: AnyGame, seen: Any, words: str, seats: Sequence[int], known: StateCues
) -> BoardAnswer | None:
    """Tell what the named categories bring some seats, or return None if the question names none.

    Words for points in general name no category, although categories may be called so.
    """
    special = _special(words, known)
    named = lexicon(game.id, CATEGORIES).mentions(special)
    typed = (each for each in game.scoresheet(seen).categories if says(special, plain(each)))
    categories = tuple(dict.fromkeys((*(thing.id for meant in named for thing in meant), *typed)))
    return _points_of(game, seen, seats, categories) if categories else None


def points_of_all(game: AnyGame, seen: Any, seats: Sequence[int]) -> BoardAnswer:
    """Tell what every category brings some seats."""
    return _points_of(game, seen, seats, game.scoresheet(seen).categories)


def _points_of(game: AnyGame, seen: Any, seats: Sequence[int], categories: Sequence[str]) -> BoardAnswer:
    sheet = game.scoresheet(seen)
    known = {thing.id for thing in lexicon(game.id, CATEGORIES).things}
    told: list[AnswerSentence] = []
    figures: list[Figure] = []
    cells: list[str] = []
    for seat in seats:
        for category in categories:
            lines = [line for line in sheet.standings[seat].lines if line.category == category]
            value = sheet.standings[seat].points(category)
            word = Word(f"category-{category}") if category in known else category
            told.append(
                AnswerSentence("asked", "category", {"seat": Who(seat), "thing": word, "points": value})
            )
            cells += [cell for line in lines for cell in line.cells]
            figures += [
                Figure(AnswerSentence("line", line.id, line.params), line.points, line.rule, seat)
                for line in lines
            ]
    sections = [figure.section for figure in figures] or [section_about(game, seen, *categories), SCORING]
    return BoardAnswer(
        "points",
        seats[0] if len(seats) == 1 else None,
        (*told, *unseen(game, sheet)),
        unique((*sections, SCORING)),
        cells=unique(cells),
        figures=tuple(figures),
    )


def _special(words: str, known: StateCues) -> str:
    """Remove the words for points in general, unless they belong to a longer name such as city points."""
    kept = known.generic.strip(words)
    return plain(kept) if kept.strip() else words
