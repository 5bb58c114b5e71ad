"""The questions that are one tap away: they find what they should, in every language."""

import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from companion.asking import ask_board
from companion.data import data_path
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES, OWN
from companion.hosting.samples import sample_table
from companion.locale.negotiation import LOCALES
from companion.rulebook import load
from companion.rulebook.answers import ask
from companion.rulebook.phrasings import common
from companion.rulebook.suggestions import answering_sections, phases, usual
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES

AMONG = 3
"""The section that answers is among so many that are found first."""

EVERYWHERE = Path(__file__).parent / "everywhere.toml"

CASES = [(game, phase) for game in GAMES for phase in phases(game)]


def split_phase(phase: str) -> tuple[str, int]:
    """Split a table's name into the phase and the number of players. 0 if it is for every number."""
    name, _, seats = phase.partition("-")
    return name, int(seats or 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "phase"), CASES)
def test_each_question_finds_the_section_that_answers_it(game: str, phase: str, locale: str) -> None:
    questions = usual(game, split_phase(phase)[0], locale, split_phase(phase)[1])
    assert len(questions) == len(answering_sections(game, phase))
    missed = {}
    for question, section in zip(questions, answering_sections(game, phase), strict=True):
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
    questions = usual(game, split_phase(phase)[0], locale, split_phase(phase)[1])
    for question, section in zip(questions, answering_sections(game, phase), strict=True):
        asked = ask_board(table.game, table.position, question, names, 0)
        assert section or asked is not None, question


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_without_questions_of_its_own_has_those_of_any(game: str) -> None:
    assert usual(game, "nowhere", "en") == usual(game, "any", "en")


def steps_by_seats(game_id: str) -> dict[str, dict[int, set[str]]]:
    """Return by phase and number of players the sections that hands follow when a game begins."""
    game: Any = GAMES[game_id]
    found: dict[str, dict[int, set[str]]] = defaultdict(dict)
    for count in game.seats:
        for rulings in parts_of(game_id).rulings:
            agenda = game.agenda(game.start(Setup(make_seats(*NAMES[:count]), dict(rulings))))
            found[agenda.phase].setdefault(count, set()).update(step.section for step in agenda.steps)
    return found


@pytest.mark.parametrize("game", OWN)
def test_what_few_numbers_of_players_do_otherwise_is_asked_where_they_do_it(game: str) -> None:
    for phase, sections in steps_by_seats(game).items():
        for count, own in sections.items():
            for section in sorted(own):
                alike = [other for other in sections if section in sections[other]]
                if len(alike) * 2 < len(sections):
                    own_leads = answering_sections(game, f"{phase}-{count}")
                    assert section in own_leads, f"{game} {phase} with {count}: {section}"


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


@pytest.mark.parametrize("game", OWN)
def test_a_game_answers_what_is_asked_about_any_game_from_its_own_sections(game: str) -> None:
    text = data_path("rulebooks", game, "asked.toml").read_text(encoding="utf-8")
    answers = tomllib.loads(text)["everywhere"]
    assert set(answers) <= set(common())
    assert set(answers.values()) <= {section.id for section in load(game, "en").sections}
    assert {about for about, table in everywhere().items() if game in table} <= set(answers)
