"""The questions that are one tap away: they find what they should, in every language."""

import tomllib
from pathlib import Path

import pytest

from companion.asking import ask_board
from companion.data import data_path
from companion.games import GAMES
from companion.hosting.samples import sample_table
from companion.locale.negotiation import LOCALES
from companion.rulebook import load
from companion.rulebook.answers import ask
from companion.rulebook.asked import common
from companion.rulebook.usual import phases, usual

AMONG = 3
"""The section that answers is among so many that are found first."""

EVERYWHERE = Path(__file__).parent / "everywhere.toml"

CASES = [(game, phase) for game in GAMES for phase in phases(game)]


def leads(game: str, phase: str) -> list[str]:
    text = data_path("rulebooks", game, "usual.toml").read_text(encoding="utf-8")
    found: list[str] = tomllib.loads(text)[phase]["leads"]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "phase"), CASES)
def test_each_question_finds_the_section_that_answers_it(game: str, phase: str, locale: str) -> None:
    questions = usual(game, phase, locale)
    assert len(questions) == len(leads(game, phase))
    missed = {}
    for question, section in zip(questions, leads(game, phase), strict=True):
        if section:
            answer = ask(game, question, locale)
            found = [finding.section.id for finding in answer.findings[:AMONG]]
            if section not in found or answer.nearest:
                missed[question] = found
    assert missed == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "phase"), CASES)
def test_each_question_without_a_section_is_one_for_the_referee(game: str, phase: str, locale: str) -> None:
    table = sample_table(game)
    names = [seat.name for seat in table.header.setup.seats]
    for question, section in zip(usual(game, phase, locale), leads(game, phase), strict=True):
        asked = ask_board(table.game, table.position, question, names, 0)
        assert section or asked is not None, question


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_without_questions_of_its_own_has_those_of_any(game: str) -> None:
    assert usual(game, "nowhere", "en") == usual(game, "any", "en")


def everywhere() -> dict[str, dict[str, list[str]]]:
    """By what is asked about any game: the questions by language, and by game the sections that answer."""
    found: dict[str, dict[str, list[str]]] = tomllib.loads(EVERYWHERE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_about_any_game_finds_the_section_that_answers_it_first(game: str, locale: str) -> None:
    missed = {}
    for table in everywhere().values():
        for question in table[locale] if game in table else ():
            first = ask(game, question, locale).findings[0].section.id
            if first not in table[game]:
                missed[question] = first
    assert missed == {}


def test_what_is_asked_about_any_game_is_asked_otherwise_than_it_was_written_down() -> None:
    asked = {question for table in everywhere().values() for locale in LOCALES for question in table[locale]}
    known = {line for lines in common().values() for told in lines.values() for line in told}
    assert asked & known == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_answers_what_is_asked_about_any_game_from_its_own_sections(game: str) -> None:
    text = data_path("rulebooks", game, "asked.toml").read_text(encoding="utf-8")
    answers = tomllib.loads(text)["everywhere"]
    assert set(answers) <= set(common())
    assert set(answers.values()) <= {section.id for section in load(game, "en").sections}
    assert {about for about, table in everywhere().items() if game in table} <= set(answers)
