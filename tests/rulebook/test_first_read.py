"""What is read first answers the question, and stands in the section that it cites."""

import re

import pytest

from companion.asking.rule_notes import quote
from companion.locale import Texts
from companion.rulebook import ask, load
from companion.rulebook.library import library
from companion.rulebook.statements import statements
from companion.wording import aliases
from companion.wording.folding import flatten, is_han
from companion.wording.numbers import numbers_in
from companion.wording.terms import texts
from tests.rulebook.checks import EVERY_LOCALE, stands
from tests.rulebook.first_read import first_reads, lines
from tests.rulebook.measured import GAMES, share

TEXTS = Texts.load_all()

RIGHT, SILENT, MISLEADING = 0.87, 0.9, 0
"""Shares of answers that are right, and of questions said to be outside of the rules; most misled."""


def test_as_many_questions_as_before_are_answered_by_what_is_read_first() -> None:
    answerable = [one for one in first_reads() if one.answerable]
    assert share(one.right for one in answerable) >= RIGHT, lines(first_reads())
    assert sum(one.misleads for one in answerable) <= MISLEADING, lines(first_reads())


def test_what_no_rule_speaks_of_is_told_so_as_often_as_before() -> None:
    outside = [one for one in first_reads() if not one.answerable]
    assert share(one.right for one in outside) >= SILENT, lines(first_reads())


def test_every_quoted_sentence_and_row_stands_in_the_section_that_is_cited() -> None:
    for one in first_reads():
        for finding in one.answer.findings:
            assert stands(finding.sentence, finding.section), (one.ask, finding.sentence)


def test_every_example_says_that_it_is_one() -> None:
    for one in first_reads():
        for finding in one.answer.findings:
            told = [each.text for each in statements(finding.section) if each.kind == "example"]
            assert finding.example == (finding.sentence in told), (one.ask, finding.sentence)
            said = quote(TEXTS[one.lang], finding)
            assert (said != finding.sentence) == finding.example
            assert said.endswith(finding.sentence)


@pytest.mark.parametrize(
    "question", ["the seat before me", "what if Ben is robbed", "no cards", "without gold"]
)
def test_a_row_or_a_sentence_is_always_read(question: str) -> None:
    assert ask("citadels", question, "en").findings[0].sentence


@pytest.mark.parametrize(
    ("question", "row"),
    [
        ("how many dice in round 8", "rounds 7–9"),
        ("how many dice in the 2nd round", "rounds 1–3"),
        ("i have 81 points alone, what am i", "points 81 or more"),
        ("alone with 20 points, what am i", "points under 51"),
        ("cost of a watermill", "building watermill"),
    ],
)
def test_the_row_that_holds_the_number_or_the_name_is_quoted(question: str, row: str) -> None:
    sentence = ask("roll_into_town", question, "en").findings[0].sentence
    assert sentence.startswith((row, "5 dice in rounds 1 to 6, 4 in rounds 7 to 9")), sentence


@pytest.mark.parametrize(
    ("game", "question", "sentence"),
    [
        ("sweet_lands", "4金币能换啥", "付出 4 黄金"),
        ("sweet_lands", "15金币能换啥", "付出 15 黄金"),
        ("roll_into_town", "may i build two markets", "one on your map."),
        ("roll_into_town", "can i build a second cathedral", "of each on your map."),
        ("card_city", "we r 3 ppl, how many cards does the start guy draw in total", "6 with three"),
        ("citadels", "how many chars go face up with 5 ppl", "one with five"),
    ],
)
def test_an_amount_a_limit_or_a_short_form_leads_to_what_is_said_of_it(
    game: str, question: str, sentence: str
) -> None:
    locale = "en" if question.isascii() else "zh-Hans"
    assert sentence in ask(game, question, locale).findings[0].sentence


def test_an_everyday_word_inside_a_longer_word_of_the_book_is_kept() -> None:
    """The book has "supply", but nobody calls a supply "ppl"."""
    assert any("ppl" in alias.say for alias in library("card_city").aliases.all)


@EVERY_LOCALE
def test_a_person_at_the_table_is_no_word_of_the_rules(locale: str) -> None:
    question = "may Quentin rob the assassin"
    told = ask("citadels", question, locale, ["Quentin"])
    plain = ask("citadels", question.replace("Quentin", "someone"), locale)
    assert told.unknown == ()
    assert [each.section.id for each in told.findings] == [each.section.id for each in plain.findings]


def test_a_person_who_is_called_like_a_thing_of_the_game_leaves_it_its_name() -> None:
    assert ask("citadels", "who may be the thief", "en", ["Thief"]).findings[0].section.id == "roles.thief"


def test_people_in_examples_are_never_found_by_their_names() -> None:
    assert ask("card_city", "what cards does Ben have", "en").findings[0].example is False


def test_a_game_of_the_app_is_another_game_in_the_book_of_one_more() -> None:
    for locale, title in (("en", "Citadels"), ("zh-Hans", load("citadels", "zh-Hans").title)):
        told = ask("card_city", f"how do I build in {title}", locale)
        assert (told.nearest, told.other_game) == (True, title)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("r4 in round 8", [4, 8]),
        ("two houses, the third one", [2, 3, 1]),
        ("\u7b2c\u5341\u4e00\u8f6e \u4e24\u4e2a", [11, 2]),
    ],
)
def test_numbers_are_read_in_figures_words_and_chinese(text: str, values: list[int]) -> None:
    assert [number.value for number in numbers_in(text)] == values


@pytest.mark.parametrize("game", GAMES)
def test_every_everyday_word_leads_to_words_of_the_book_and_none_of_the_book_is_replaced(game: str) -> None:
    shelf = library(game)
    book = "\n".join(f"{document.title}\n{document.text}" for document in shelf.index.documents)
    added = shelf.aliases.all[len(aliases.load(game).all) :]
    assert added
    for alias in added:
        assert alias.en or alias.zh, alias
        assert set(texts(flatten(f"{alias.en} {alias.zh}"))) <= set(texts(book)), alias
        words = (said if is_han(said) else rf"\b{re.escape(said)}\b" for said in alias.say)
        assert [said for said in words if re.search(said, book)] == [], alias
