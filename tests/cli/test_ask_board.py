"""`companion ask --file`: a question about a table goes to the referee, and to the rulebook behind it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.data import data_path
from companion.files.loaded import read_shown
from companion.rulebook import load
from tests.rulebook.checks import stands

Run = Callable[..., Any]
CARD = data_path("positions", "card_city", "buildable_cells.toml")
WARLORD = data_path("positions", "citadels", "warlord.toml")


def asked(run: Run, path: Path, game: str, *question: object) -> Any:
    return run("ask", game, *question, "--file", path, "--json", "--lang", "en")


def test_where_a_piece_may_lie_is_what_the_survey_of_the_same_file_says(run: Run) -> None:
    ran = asked(run, CARD, "card_city", "where may my residence go", "--seat", "Ann")
    surveyed = run("survey", CARD, "--seat", "Ann", "--piece", "R", "--json", "--lang", "en").object
    board = ran.objects[0]["board"]
    assert ran.status == 0
    assert board["cells"] == [each["at"] for each in surveyed["targets"] if each["legal"]]
    told = {(reason["section"], at) for reason in board["reasons"] for at in reason["at"]}
    against = {(one["section"], each["at"]) for each in surveyed["targets"] for one in each["violations"]}
    assert told == against


def test_every_line_has_its_section_and_the_first_one_the_board(run: Run) -> None:
    ran = asked(run, WARLORD, "citadels", "may I destroy Bo's palace", "--seat", "Ann")
    first, *others = ran.objects
    book = load("citadels", "en")
    assert set(first) == {"section", "title", "sentence", "score", "answered", "board"}
    assert all(set(other) == {*first, "notes"} - {"board"} for other in others)
    for told in ran.objects:
        assert told["title"] == book.section(told["section"]).title
        assert stands(told["sentence"], book.section(told["section"]))
    assert first["section"] not in {other["section"] for other in others}
    shown = read_shown(WARLORD, "check")
    target = shown.game.survey(shown.position, 0, "destroy").targets["1.palace"]
    assert first["board"]["legal"] == target.legal
    assert [one["rule"] for one in first["board"]["reasons"]] == [one.rule for one in target.violations]


def test_a_question_about_no_table_is_answered_by_the_rulebook_alone(run: Run) -> None:
    ran = asked(run, CARD, "card_city", "how many cards does everyone start with")
    without = run("ask", "card_city", "how many cards does everyone start with", "--json", "--lang", "en")
    assert ran.out == without.out


def test_the_reading_in_force_is_told_with_the_answer(run: Run) -> None:
    board = asked(run, CARD, "card_city", "how much is an industry for Ann").objects[0]["board"]
    assert [each["ruling"] for each in board["readings"]] == ["price"]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_people_read_the_answer_first(run: Run, lang: str) -> None:
    question = "where may my residence go"
    ran = run("ask", "card_city", question, "--file", CARD, "--seat", "Ann", "--lang", lang)
    objects = run(
        "ask", "card_city", question, "--file", CARD, "--seat", "Ann", "--lang", lang, "--json"
    ).objects
    assert ran.status == 0
    assert ran.out.splitlines()[0] == objects[0]["board"]["text"][0]
    assert "[build.contact]" in ran.out


def test_a_table_of_another_game_and_a_seat_that_is_none_are_refused(run: Run) -> None:
    assert asked(run, CARD, "citadels", "who wins").status == 2
    nobody = asked(run, CARD, "card_city", "whose turn is it", "--seat", "Zoe")
    assert nobody.status == 2
    assert "Ann" in nobody.err


def test_a_question_in_two_parts_gets_the_referee_and_the_rulebook(run: Run) -> None:
    first, second, *_ = asked(
        run, CARD, "card_city", "where may my residence go, and what if we are tied", "--seat", "Ann"
    ).objects
    assert first["board"]["kind"] == "where"
    assert (second["section"], "board" in second) == ("score.tie", False)


def test_two_parts_about_the_table_are_two_answers_of_the_referee(run: Run) -> None:
    ran = asked(run, CARD, "card_city", "where may my leisure go, and what does it cost", "--seat", "Ann")
    assert [told["board"]["kind"] for told in ran.objects if "board" in told] == ["where", "price"]
