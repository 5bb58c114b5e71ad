"""`companion ask`: a question in anybody's words, answered from the rulebook."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.locale.negotiation import LOCALES
from companion.rulebook import load
from tests.rulebook.checks import stands

Run = Callable[..., Any]


def test_the_section_that_answers_best_comes_first(run: Run) -> None:
    ran = run("ask", "citadels", "can the thief rob the assassin", "--json", "--lang", "en")
    assert ran.status == 0
    assert ran.objects[0]["section"] == "roles.thief"
    assert set(ran.objects[0]) == {"section", "title", "sentence", "score", "answered", "notes"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_stands_in_its_section(run: Run, locale: str) -> None:
    book = load("citadels", locale)
    for told in run("ask", "citadels", "刺客可以殺國王嗎", "--json", "--lang", locale).objects:
        section = book.section(told["section"])
        assert told["title"] == section.title
        assert stands(told["sentence"], section)


def test_a_question_needs_no_quotes(run: Run) -> None:
    quoted = run("ask", "citadels", "how are ties broken", "--lang", "en")
    assert run("ask", "citadels", "how", "are", "ties", "broken", "--lang", "en").out == quoted.out


def test_people_read_the_heading_and_the_sentence_below_it(run: Run) -> None:
    lines = run("ask", "citadels", "how are ties broken", "--lang", "en").out.splitlines()
    section = load("citadels", "en").section("score.ties")
    assert lines[0] == section.heading
    assert stands(lines[1].strip(), section)


@pytest.mark.parametrize(
    ("game", "question", "locale"),
    [
        ("sweet_lands", "what happens if the citizen deck runs out", "en"),
        ("sweet_lands", "市民卡抽完了怎麼辦", "zh-Hant"),
        ("small_city", "can i sell a vote to another player for cash", "en"),
        ("small_city", "能借钱给别人吗", "zh-Hans"),
        ("citadels", "可以跟旁邊的人換牌嗎", "zh-Hant"),
        ("roll_into_town", "what if a die falls off the table", "en"),
        ("card_city", "may i swap my two cards with the person next to me", "en"),
    ],
)
def test_what_the_rules_leave_open_is_said_first_with_status_1(
    run: Run, game: str, question: str, locale: str
) -> None:
    ran = run("ask", game, question, "--json", "--lang", locale)
    assert ran.status == 1
    assert {told["answered"] for told in ran.objects} == {False}
    assert any(word in ran.objects[0]["sentence"] for word in ("not say", "say nothing", "沒說", "没说"))
    assert ran.err == ""


def test_what_nothing_fits_is_answered_with_the_nearest_and_status_1(run: Run) -> None:
    ran = run("ask", "citadels", "zebra", "--json", "--lang", "en")
    assert ran.status == 1
    assert ran.objects
    assert {told["answered"] for told in ran.objects} == {False}
    assert "nearest" in ran.err
    assert "zebra" in ran.err
    assert ran.objects[0]["notes"] == ran.err.splitlines()


def test_a_question_about_another_game_is_told_so(run: Run) -> None:
    ran = run("ask", "citadels", "may I castle in chess", "--json", "--lang", "en")
    assert ran.status == 1
    assert ran.objects[0]["answered"] is False
    assert "Chess" in ran.objects[0]["notes"][0]


def test_an_unknown_word_takes_no_answer_away(run: Run) -> None:
    ran = run("ask", "citadels", "can the thief rob the assassin frobnicated", "--json", "--lang", "en")
    assert ran.status == 0
    assert ran.objects[0]["section"] == "roles.thief"
    assert ran.objects[0]["answered"] is True
    assert "frobnicated" in ran.objects[0]["notes"][0]


def test_a_game_that_is_none_is_refused_with_the_games_there_are(run: Run) -> None:
    ran = run("ask", "chess", "may the king castle", "--lang", "en")
    assert ran.status == 2
    assert "citadels" in ran.err
