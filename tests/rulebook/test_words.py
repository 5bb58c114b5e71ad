"""The words people use, and the lines as they ask: what the files hold, and what they do."""

import tomllib

import pytest

from companion.data import data_path
from companion.games import OWN
from companion.locale import LOCALES
from companion.rulebook import answers, load, parse, phrasings
from companion.rulebook.library import RulebookLibrary
from companion.wording import aliases
from companion.wording.folding import flatten

EVERY_GAME = pytest.mark.parametrize("game", sorted(OWN))

BOOK = """\
# A game

## 1 Building {#build}

A residence may touch a park.

## 1.1 Parks {#build.park}

Nobody pays for a park.

## 2 The end {#end}

Most points wins. See [parks](#build.park).
"""

WORDS = """
[[word]]
say.en = ["green spot", "garden"]
say.zh = ["綠地"]
book.en = "park"
book.zh = "公園"
"""

ASKED = """
["end"]
en = ["who is the champion"]
zh-Hant = ["誰是冠軍"]
"""


def shelf(words: str = "", lines: str = "") -> RulebookLibrary:
    return RulebookLibrary({"en": parse(BOOK, "game", "en")}, aliases.read(words), phrasings.read(lines))


def first(library: RulebookLibrary, question: str) -> str:
    return answers.answer(library, question, "en").findings[0].section.id


@pytest.mark.parametrize("question", ["who pays for gardens", "what costs a green spot", "GARDEN"])
def test_a_word_that_people_use_leads_to_the_word_of_the_book(question: str) -> None:
    assert first(shelf(WORDS), question) == "build.park"


def test_the_longest_alias_counts_and_none_inside_it() -> None:
    said = aliases.read(WORDS + '[[word]]\nsay.en = ["green"]\nbook.en = "residence"').aliases_in(
        "my green spot"
    )
    assert [(each.start, each.end, each.terms) for each in said] == [(3, 13, ("park",))]


@pytest.mark.parametrize("question", ["whos the champion", "誰會是冠軍", "谁是冠军"])
def test_a_line_as_people_ask_finds_its_section(question: str) -> None:
    assert first(shelf(lines=ASKED), question) == "end"


def test_what_is_asked_about_any_game_leads_to_the_section_that_the_game_names() -> None:
    common = {"over": {"en": ["are we done"]}}
    lines = phrasings.read('everywhere.over = "end"\n[end]\nen = ["who won"]', common)
    assert lines == {"end": {"en": ("who won", "are we done")}}
    with pytest.raises(KeyError):
        phrasings.read('everywhere.begun = "end"', common)


def test_a_line_as_people_ask_is_never_shown() -> None:
    for finding in answers.answer(shelf(lines=ASKED), "who is the champion", "en").findings:
        assert "champion" not in finding.sentence


def test_a_game_without_such_files_is_answered_all_the_same() -> None:
    assert aliases.load("chess") == aliases.Aliases()
    assert phrasings.load("chess") == {}
    assert first(shelf(), "who pays for a park") == "build.park"


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        aliases.read("[[word")
    with pytest.raises(KeyError):
        aliases.read('[[word]]\nsay.en = ["house"]')


@EVERY_GAME
def test_every_alias_leads_to_a_word_of_the_book_in_every_language(game: str) -> None:
    def text(*locales: str) -> str:
        sections = [section for locale in locales for section in load(game, locale).sections]
        return flatten("\n".join(f"{section.heading}\n{section.text}" for section in sections))

    english, chinese = text("en"), text("zh-Hant", "zh-Hans")
    for alias in aliases.load(game).all:
        assert flatten(alias.en) in english, alias
        assert flatten(alias.zh) in chinese, alias


@EVERY_GAME
def test_every_section_has_lines_as_people_ask_in_every_language(game: str) -> None:
    lines = phrasings.load(game)
    assert set(lines) == {section.id for section in load(game, "en").sections}
    for section, by_locale in lines.items():
        assert tuple(sorted(by_locale)) == tuple(sorted(LOCALES)), section
        assert all(len(told) >= 2 and all(told) for told in by_locale.values()), section


@EVERY_GAME
def test_no_file_of_words_has_anything_that_is_not_read(game: str) -> None:
    said = tomllib.loads(data_path("rulebooks", game, "words.toml").read_text(encoding="utf-8"))
    assert set(said) == {"word"}
    for entry in said["word"]:
        assert set(entry) == {"say", "book"}
        assert set(entry["say"]) <= {"en", "zh"}
        assert set(entry["book"]) <= {"en", "zh"}
