"""What is left of a question when its intent, its names and its words of grammar are taken out."""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from companion.asking.cues import Intent, any_of, cues, says_any
from companion.asking.names import lexicon
from companion.wording.folding import is_han
from companion.wording.language_data import read_spoken
from companion.wording.plain_words import plain, says, without

_FIGURE = re.compile(r"(?<![a-z])\d+")
_CELL = re.compile(r"[a-z]\d{1,2}")

SHORTEST = 2
"""Smallest number of Chinese characters that say something."""


def counts_things(text: str) -> bool:
    """Check that a folded question asks about several things at once, such as "2 houses"."""
    return bool(_amount_pattern().search(text))


def has_condition(words: str) -> bool:
    """Check that a question has a condition, in words or in a figure."""
    figures = (word for word in words.split() if word.isdecimal())
    return says_any(words, cues().condition) or any(figure != "1" for figure in figures)


def names_amount(text: str) -> bool:
    """Check that a folded question names an amount that is no premise, such as "for 2 gold"."""
    return bool(_amounts().search(text))


@cache
def _amounts() -> re.Pattern[str]:
    words = {word for id_ in cues().paid for word in cues().holdings[id_]}
    said = cues().suppose
    change = any_of((*said["more"], *said["added"], *said["last"]))
    number = rf"(?:\d\s*(?:{change}|{any_of(said['fewer'])})?|(?<!how much )(?<!how many ){change})"
    held = any_of(sorted(words, key=lambda word: (-len(word), word)))
    return re.compile(rf"{number}\s*(?:1\s*)?{any_of(said['measure'])}?\s*{held}")


@cache
def _amount_pattern() -> re.Pattern[str]:
    said = cues().suppose
    several = any_of(("2", "3", "4", "5", "6", "7", "8", "9"))
    return re.compile(
        rf"(?<!level )(?<!size )(?<!number ){several}\s+(?:of\s|more\s)?"
        r"(?!more|left)[a-z]{2,}s(?![a-z0-9'’])"
        rf"|(?:[2-9]|{any_of(said['pair'])})\s*{any_of(said['count'])}"
    )


def mentions_number(game: str, words: str) -> bool:
    """Check that a figure among words tells things apart, such as the level of a building."""
    names_of = lexicon(game)
    return names_of.mentions(words) != names_of.mentions(re.sub(r"\d+", " ", words))


def is_plain(game: str, words: str, names: Sequence[str], intent: Intent) -> bool:
    """Check that nothing in a question goes beyond its intent and its names.

    Args:
        game: the game's id.
        words: the words, as `plain` gives them.
        names: the seats' names.
        intent: the intent of the question.
    """
    numbered = mentions_number(game, _without_names(words, names))
    rest = leftover(game, words, names, intent)
    return not any(_says_something(word, numbered=numbered) for word in rest)


def leftover(game: str, words: str, names: Sequence[str], intent: Intent) -> tuple[str, ...]:
    """List the words of a question beyond its intent, its names and its words of grammar.

    The arguments are those of `is_plain`.
    """
    words = _without_names(words, names)
    words = _without(_without_things(game, words, intent), _known_phrases(intent))
    return tuple(_without(lexicon(game).without_names(words), _grammar()).split())


def _without_names(words: str, names: Sequence[str]) -> str:
    called = sorted(map(plain, names), key=len, reverse=True)
    owners = (f" {name.strip()}s " for name in called if name.isascii())
    return _without(words, (*called, *owners))


def _without(words: str, phrases: Iterable[str]) -> str:
    for phrase in phrases:
        if phrase.strip():
            words = without(words, phrase)
    return words


def _without_things(game: str, words: str, intent: Intent) -> str:
    """Remove the names that a phrase of the intent or of a move would cut, as "park" would "parking"."""
    known = _known_phrases(intent)
    for name in lexicon(game).phrases:
        if says(words, name) and any(phrase != name and says(name, phrase) for phrase in known):
            words = without(words, name)
    return words


def _says_something(word: str, *, numbered: bool) -> bool:
    if is_han(word):
        return len(word) >= SHORTEST
    if _FIGURE.fullmatch(word):
        return not numbered and word != "1"
    return word != "|" and not _CELL.fullmatch(word) and len(word) > 1


@cache
def _known_phrases(intent: Intent) -> tuple[str, ...]:
    """List the phrases of an intent and of all moves, the longest first."""
    known = cues()
    phrases = {*known.intents.get(intent, ()), *(each for said in known.moves.values() for each in said)}
    return tuple(sorted(phrases, key=lambda phrase: (-len(phrase), phrase)))


@cache
def _grammar() -> tuple[str, ...]:
    known, spoken = cues(), read_spoken()
    held = {plain(word) for id_ in known.paid for word in known.holdings[id_]}
    phrases = {*known.filler, *known.person, *known.this, *map(plain, spoken.small), *held}
    return tuple(sorted(phrases, key=lambda phrase: (-len(phrase), phrase)))
