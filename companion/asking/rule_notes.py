"""Notes on an answer of the rulebook, and how it is quoted: alike on a phone, in a terminal and as data."""

from collections.abc import Iterator

from companion.locale.texts import Texts
from companion.rulebook.answers import Answer, Finding
from companion.rulebook.book import load

MOST_WORDS = 2
"""Largest count of unknown words that are named."""


def notes(texts: Texts, game: str, answer: Answer) -> Iterator[str]:
    """Yield the sentences that stand before an answer: unknown words, and that the rules are silent.

    Args:
        texts: the reader's language.
        game: the id of the game that was asked.
        answer: the answer.
    """
    for word in () if answer.other_game else answer.unknown[:MOST_WORDS]:
        yield texts.say("rules-unknown-word", word=word)
    if answer.other_game:
        yield texts.say("rules-other-game", other=answer.other_game, game=load(game, texts.locale).title)
    elif answer.nearest:
        yield texts.say("rules-silent")


def quote(texts: Texts, finding: Finding) -> str:
    """Quote the sentence of a finding, and call an example an example."""
    if finding.example:
        return texts.say("rules-example", text=finding.sentence)
    return finding.sentence
