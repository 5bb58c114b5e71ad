"""The questions that are one tap away: they find what they should, in every language."""

import tomllib

import pytest

from companion.asking import ask_board
from companion.data import data_path
from companion.games import GAMES
from companion.hosting.samples import sample_table
from companion.locale.negotiation import LOCALES
from companion.rulebook.answers import ask
from companion.rulebook.usual import phases, usual

AMONG = 3
"""The section that answers is among so many that are found first."""

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
