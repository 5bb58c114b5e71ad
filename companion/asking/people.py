"""People in a question: who acts, who owns the target, and at whom a move is aimed."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from companion.asking.cues import Cues, any_of, cues
from companion.wording.folding import flatten, is_han

Part = Literal["doer", "owner", "aim"]
"""Part of a person in a question: who acts, whose a thing is, or at whom the move is aimed."""


@dataclass(frozen=True, slots=True)
class Participant:
    """Person in a question.

    Attributes:
        seat: the seat; None for the asker who has no seat.
        part: the person's part in the question.
        start: the index of the name in the folded text.
    """

    seat: int | None
    part: Part
    start: int


def people(text: str, names: Sequence[str], viewer: int | None) -> tuple[Participant, ...]:
    """List the people in a folded text, in its order, the asker among them.

    Args:
        text: the text as `flatten` gives it, apostrophes included.
        names: the seats' names.
        viewer: the seat that asks; None for a watcher.
    """
    found = [*_asker(text, viewer), *_find_named_seats(text, names)]
    return tuple(sorted(found, key=lambda person: person.start))


def says_pronoun(text: str) -> bool:
    """Check that a folded text has a pronoun for a person named before."""
    return bool(_pronoun().search(text))


@cache
def _pronoun() -> re.Pattern[str]:
    said = cues().people
    return re.compile(rf"{any_of(said['pronoun'])}(?!{any_of(said['owned'])})")


@cache
def _possessive() -> re.Pattern[str]:
    return re.compile(rf"['’]s?(?![a-z0-9])|s(?![a-z0-9])|\s*{any_of(cues().people['owned'])}")


@cache
def _asker_words() -> re.Pattern[str]:
    said = cues().people
    groups = (("owner", "my"), ("aim", "me"), ("doer", "i"), ("unclear", "self"))
    return re.compile("|".join(rf"(?P<{part}>{any_of(said[words])})(?!['’])" for part, words in groups))


def _asker(text: str, viewer: int | None) -> Iterator[Participant]:
    for found in _asker_words().finditer(text):
        start, end = found.span()
        match found.lastgroup:
            case "owner" | "aim" | "doer" as part:
                yield Participant(viewer, part, start)
            case _:
                yield Participant(viewer, _part(text, start, end), start)


def _find_named_seats(text: str, names: Sequence[str]) -> Iterator[Participant]:
    """Yield the seats that are named. A longer name hides a shorter one inside it."""
    taken: list[tuple[int, int]] = []
    for seat, name in sorted(enumerate(map(flatten, names)), key=lambda each: -len(each[1])):
        for start, end in _places(text, name.strip()):
            if all(end <= before or after <= start for before, after in taken):
                taken.append((start, end))
                yield Participant(seat, _part(text, start, end), start)


def _places(text: str, name: str) -> Iterator[tuple[int, int]]:
    if not name:
        return
    before = "" if is_han(name) else r"(?<![a-z0-9])"
    after = "" if is_han(name[-1]) else r"(?![a-rt-z0-9]|s[a-z0-9])"
    for found in re.finditer(rf"{before}{re.escape(name)}{after}", text):
        yield found.span()


def _part(text: str, start: int, end: int) -> Part:
    """Find the part of a person from the words around the name."""
    if _possessive().match(text[end:]):
        return "owner"
    before = text[:start].rstrip()
    if any(_ends(before, phrase) for phrase in cues().people["doer"]):
        return "doer"
    return "aim" if any(_ends(before, phrase) for phrase in _aiming()) else "doer"


def _ends(before: str, phrase: str) -> bool:
    """Check that a text ends with a phrase, a Latin one as a whole word."""
    if not before.endswith(phrase):
        return False
    return is_han(phrase[-1:]) or not before[: -len(phrase)][-1:].isalnum()


@cache
def _aiming() -> tuple[str, ...]:
    """List the words before a person at whom a move is aimed: prepositions and the moves themselves."""
    return tuple(dict.fromkeys((*cues().people["aim"], *_of_moves(cues()))))


def _of_moves(known: Cues) -> Iterable[str]:
    return (phrase.strip() for phrases in known.moves.values() for phrase in phrases)
