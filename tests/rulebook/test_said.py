"""The sentence that leads an answer is the one that says it."""

import re
import tomllib
from pathlib import Path

import pytest

from companion.locale import LOCALES
from companion.rulebook import Section, ask, load
from companion.rulebook.statements import Statement, statements
from tests.rulebook.checks import EVERY_LOCALE

SAID = Path(__file__).parent / "said"

GAMES = tuple(sorted(path.stem for path in SAID.glob("*.toml")))

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def section(body: str) -> Section:
    return Section("start", "1", "The start", body)


def said(body: str) -> list[str]:
    return [told.text for told in statements(section(body))]


@EVERY_GAME
@EVERY_LOCALE
def test_the_leading_sentence_has_what_answers_the_question(game: str, locale: str) -> None:
    asked = tomllib.loads((SAID / f"{game}.toml").read_text(encoding="utf-8"))["question"]
    here = [each for each in asked if each["lang"] == locale]
    assert here
    led = {each["ask"]: ask(game, each["ask"], locale).findings[0].sentence for each in here}
    assert {
        each["ask"]: led[each["ask"]]
        for each in here
        if not any(part in led[each["ask"]] for part in each["says"])
    } == {}


@EVERY_GAME
@EVERY_LOCALE
def test_every_statement_stands_in_its_section_word_for_word_or_is_a_row_of_it(
    game: str, locale: str
) -> None:
    for each in load(game, locale).sections:
        for told in statements(each):
            assert told.kind == "row" or told.text in each.text, told
            assert told.kind != "row" or _cells(told) <= _words(each.text), told


def _cells(told: Statement) -> set[str]:
    return _words(told.text)


def _words(text: str) -> set[str]:
    return set(re.split(r"[\s·:]+", text)) - {""}


def test_a_row_of_a_table_is_read_with_the_heads_of_its_columns() -> None:
    body = "| district | cost | cards |\n|---|---|---|\n| Manor | 3 | 5 |\n| [Keep](#keep) | 3 | 2 |"
    assert said(body) == ["district Manor: cost 3 · cards 5", "district Keep: cost 3 · cards 2"]


def test_a_table_that_runs_across_is_read_with_the_figures_of_its_head() -> None:
    assert said("| cost | 1 | 2 |\n|---|---|---|\n| to destroy | 0 | 1 |") == [
        "to destroy: cost 1: 0 · cost 2: 1"
    ]


def test_a_question_stands_with_the_sentence_that_answers_it() -> None:
    assert said("Most money wins. Still tied? You share it. Nothing else.") == [
        "Most money wins.",
        "Still tied? You share it.",
        "Nothing else.",
    ]


def test_what_the_rules_leave_open_stands_with_how_the_app_reads_it() -> None:
    open_ = "Where it goes, the rules do not say. In the app it goes under the pile."
    assert said(f"{open_} Some pay for it.") == [open_, "Some pay for it."]


def test_points_of_a_list_that_are_one_sentence_stand_together() -> None:
    assert said("A tile never lies\n\n* on a tile;\n* on a grave.\n\nIt may be turned.") == [
        "A tile never lies on a tile; on a grave.",
        "It may be turned.",
    ]
    assert said("* on the capital, or\n* on a tile.\n* One each.") == [
        "on the capital, or on a tile.",
        "One each.",
    ]
    assert said("One of these:\n\n* Go.\n* Stay.") == ["One of these:", "Go.", "Stay."]


def test_a_picture_is_never_quoted_and_what_explains_it_is_an_example() -> None:
    told = statements(section("Go on.\n\n```hex\nW! 1\n```\n\nNot on 1. Nor on `W!`.\n\nThen stop."))
    assert [(each.text, each.kind) for each in told] == [
        ("Go on.", "rule"),
        ("Not on 1.", "example"),
        ("Nor on W!.", "example"),
        ("Then stop.", "rule"),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_examples_readings_and_rules_are_told_apart(locale: str) -> None:
    told = statements(load("citadels", locale).section("destroy.price"))
    assert [each.kind for each in told] == ["rule", "rule", "row", "row", "example"]
    assert told[0].first
    assert told[0].stressed
    assert {each.kind for each in statements(load("sweet_lands", locale).section("area.copy"))} == {
        "rule",
        "labelled",
        "example",
    }
