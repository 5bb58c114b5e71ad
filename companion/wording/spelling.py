"""Correction of mistyped words: one edit away, written as they sound, or run together."""

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from string import ascii_lowercase

SHORTEST = 4
"""Shorter words are taken as they are."""

_SOUNDS = (
    (re.compile(r"[^a-z]"), ""),
    (re.compile(r"ph"), "f"),
    (re.compile(r"^(?:kn|gn)"), "n"),
    (re.compile(r"^wr"), "r"),
    (re.compile(r"tion|sion|shun"), "xn"),
    (re.compile(r"sh|ch|tch"), "x"),
    (re.compile(r"gh|h"), ""),
    (re.compile(r"ck|q|c(?![eiy])"), "k"),
    (re.compile(r"[cz]"), "s"),
    (re.compile(r"j|dg|g(?=[eiy])"), "j"),
    (re.compile(r"v"), "f"),
    (re.compile(r"(?<=.)[aeiouyw]+"), ""),
    (re.compile(r"(.)\1+"), r"\1"),
)


def likely_words(word: str, known: Collection[str], *, unfinished: bool = False) -> tuple[str, ...]:
    """List the known words that a mistyped word may mean, the likeliest kind only, or none for a known word.

    Args:
        word: the typed word, folded.
        known: all known words.
        unfinished: whether it may still be incomplete.
    """
    if word in known or len(word) < 3 or not word.isascii() or not word.isalpha():
        return ()
    if unfinished and (longer := tuple(each for each in known if each.startswith(word))):
        return longer
    if len(word) < SHORTEST:
        return ()
    return (
        tuple(each for each in edits(word) if each in known)
        or _parted(word, known)
        or tuple(each for each in known if _alike(each, word))
    )


def edits(word: str) -> Iterator[str]:
    """Yield every word one edit away: a letter swapped with the next, left out, replaced or put in."""
    seen = {word}
    for at in range(len(word) + 1):
        left, right = word[:at], word[at:]
        made = [left + right[1:], left + right[1:2] + right[:1] + right[2:]]
        made += [left + letter + right[skip:] for letter in ascii_lowercase for skip in (0, 1)]
        for each in made:
            if each not in seen:
                seen.add(each)
                yield each


def _parted(word: str, known: Collection[str]) -> tuple[str, ...]:
    """Split a word into two known words."""
    cuts = ((word[:at], word[at:]) for at in range(3, len(word) - 2))
    return next((cut for cut in cuts if all(part in known for part in cut)), ())


def _alike(known: str, word: str) -> bool:
    return len(known) >= SHORTEST and abs(len(known) - len(word)) <= 3 and sound(known) == sound(word)


@lru_cache(maxsize=20_000)
def sound(word: str) -> str:
    """Reduce a word to its rough sound: its consonants, with those that sound alike made equal."""
    for pattern, written in _SOUNDS:
        word = pattern.sub(written, word)
    return word
