"""Check of the usual questions of a game: each finds the section that its file says."""

from collections.abc import Iterator, Sequence
from typing import Any

from companion.asking import ask_board
from companion.data import data_path
from companion.engine.game import Game
from companion.engine.setup import Setup, make_seats
from companion.files.errors import Parts, Sentence
from companion.hosting.samples import games_with_sample, sample_table
from companion.rulebook import load
from companion.rulebook.answers import ask
from companion.rulebook.suggestions import answering_sections, phases, usual

AnyGame = Game[Any, Any, Any]

AMONG = 3
"""The section that answers is among so many that are found first."""


def check_usual_questions(game: AnyGame, locales: Sequence[str]) -> Iterator[Sentence]:
    """Yield a complaint for every usual question that leads nowhere.

    Args:
        game: the game.
        locales: languages it is asked in.
    """
    sections = {section.id for section in load(game.id, locales[0]).sections}
    for phase in phases(game.id):
        name, _, seats = phase.partition("-")
        leads = answering_sections(game.id, phase)
        for section in sorted({*leads} - {*sections, ""}):
            place = _find_place(game, phase, section)
            yield Sentence("cli-dev-try-lead-gone", {"what": section, "phase": phase, "place": place})
        for locale in locales:
            questions = usual(game.id, name, locale, int(seats or 0))
            if len(questions) != len(leads):
                params: Parts = {"what": phase, "locale": locale, "place": _find_place(game, phase, "leads")}
                yield Sentence("cli-dev-try-leads", params)
            for question, section in zip(questions, leads, strict=False):
                if section in sections or not section:
                    place = _find_place(game, phase, question)
                    yield from _check_question(game, question, section, locale, place)


def _find_place(game: AnyGame, phase: str, text: str) -> str:
    """Find the file and line of a text below the heading of a phase, or that of the heading."""
    path = data_path("rulebooks", game.id, "usual.toml")
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    heading = lines.index(f"[{phase}]") if f"[{phase}]" in lines else 0
    found = heading
    for number in range(heading + 1, len(lines)):
        if lines[number].startswith("["):
            break
        if text in lines[number]:
            found = number
            break
    return f"{path}:{found + 1}"


def _check_question(
    game: AnyGame, question: str, section: str, locale: str, place: str
) -> Iterator[Sentence]:
    if not section:
        if not _is_answered_by_table(game, question):
            yield Sentence("cli-dev-try-referee", {"what": question, "place": place})
        return
    answer = ask(game.id, question, locale)
    findings = () if answer.nearest else answer.findings[:AMONG]
    found = tuple(finding.section.id for finding in findings)
    if section not in found:
        params: Parts = {"what": question, "section": section, "found": found, "count": len(found)}
        params = {**params, "place": place}
        yield Sentence("cli-dev-try-lead", params)


def _is_answered_by_table(game: AnyGame, question: str) -> bool:
    """Check that the referee answers a question at the sample table, or at one that has just begun."""
    position, names = _shown_table(game)
    answer = ask_board(game, position, question, names, 0)
    return answer is not None and answer.kind != "elsewhere"


def _shown_table(game: AnyGame) -> tuple[Any, list[str]]:
    if game.id in games_with_sample():
        table = sample_table(game.id)
        return table.position, [seat.name for seat in table.header.setup.seats]
    names = [f"Ann{number}" for number in range(game.seats[-1])]
    return game.start(Setup(make_seats(*names))), names
