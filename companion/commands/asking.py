"""`companion ask`: what the rulebook answers to a question in anybody's words."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

from companion.commands.console import ANSWERED, UNREADABLE, Answer, Console
from companion.files.errors import FileError, Said
from companion.games import GAMES
from companion.rulebook import Finding
from companion.rulebook import ask as ask_rulebook

NEAREST = 1
"""Exit status: nothing really fits, and what was shown is only the nearest."""


def ask(console: Console, said: Namespace) -> int:
    """Answer a question about the rules of a game, the section that answers best first.

    Args:
        console: whose language is spoken.
        said: ``game``, and ``question`` as its words.

    Returns:
        The exit status.
    """
    if said.game not in GAMES:
        params = {"game": said.game[:40], "games": tuple(GAMES)}
        console.refuse(FileError("ask", Said("cli-box-no-game", params)))
        return UNREADABLE
    found = ask_rulebook(said.game, " ".join(said.question), console.locale)
    if found.nearest:
        console.say("cli-ask-nearest")
    for finding in found.findings:
        console.answer(_told(finding))
    return NEAREST if found.nearest else ANSWERED


def _told(finding: Finding) -> Answer:
    return Answer(_document(finding), lambda: _lines(finding))


def _document(finding: Finding) -> Mapping[str, Any]:
    return {
        "section": finding.section.id,
        "title": finding.section.title,
        "sentence": finding.sentence,
        "score": finding.score,
    }


def _lines(finding: Finding) -> Iterator[str]:
    yield finding.section.heading
    if finding.sentence:
        yield f"    {finding.sentence}"
