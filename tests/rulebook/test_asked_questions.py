"""What holds of the questions that measure how well the rules are found."""

from collections import Counter

import pytest

from companion.data import data_path
from companion.locale import LOCALES
from companion.rulebook import load
from companion.wording.folding import fold
from tests.rulebook.asked_questions import ASKED, Question, questions

GAMES = tuple(sorted(path.stem for path in ASKED.glob("*.toml")))

EVERY_QUESTION = tuple(question for game in GAMES for question in questions(game))

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)

FINDINGS = 3
"""How many sections an answer shows at once."""


def _asked(question: Question) -> str:
    return fold(question.ask).text


def _han(lang: str) -> set[str]:
    """Return the Chinese characters of the questions in a language."""
    asked = "".join(question.ask for question in EVERY_QUESTION if question.lang == lang)
    return {character for character in asked if "\u4e00" <= character <= "\u9fff"}


def test_every_game_is_asked_about() -> None:
    assert tuple(sorted(path.name for path in data_path("rulebooks").iterdir() if path.is_dir())) == GAMES


@EVERY_GAME
@EVERY_LOCALE
def test_every_game_is_asked_about_in_every_language(game: str, locale: str) -> None:
    assert len([question for question in questions(game) if question.lang == locale]) >= 9


def test_every_question_is_in_a_language_of_the_app() -> None:
    assert [question for question in EVERY_QUESTION if question.lang not in LOCALES] == []


@EVERY_LOCALE
def test_there_are_enough_questions_in_every_language(locale: str) -> None:
    assert len([question for question in EVERY_QUESTION if question.lang == locale]) >= 40


def test_a_quarter_of_the_questions_need_two_sections() -> None:
    assert len([question for question in EVERY_QUESTION if question.also]) * 4 >= len(EVERY_QUESTION)


@EVERY_GAME
def test_every_section_a_question_expects_is_in_the_rulebook(game: str) -> None:
    known = {section.id for section in load(game, "en").sections}
    expected = {section for question in questions(game) for section in question.sections + question.also}
    assert expected - known == set()


def test_every_question_expects_a_section_and_none_twice() -> None:
    for question in EVERY_QUESTION:
        assert question.sections
        assert [s for s, times in Counter(question.sections + question.also).items() if times > 1] == []


def test_what_a_question_needs_can_all_be_shown_at_once() -> None:
    assert [question for question in EVERY_QUESTION if 1 + len(question.also) > FINDINGS] == []


@EVERY_GAME
def test_no_question_about_a_game_is_asked_twice(game: str) -> None:
    asked = Counter(_asked(question) for question in questions(game))
    assert [ask for ask, times in asked.items() if times > 1] == []


def test_each_question_is_written_in_the_characters_of_its_language() -> None:
    assert _han("en") == set()
    assert [character for character in _han("zh-Hant") if not character.encode("big5", "ignore")] == []
    assert [character for character in _han("zh-Hans") if not character.encode("gb2312", "ignore")] == []


def test_every_chinese_question_is_in_chinese() -> None:
    chinese = [question for question in EVERY_QUESTION if question.lang != "en"]
    assert [question for question in chinese if not _han(question.lang) & set(question.ask)] == []
