"""Names in a question that nobody at the table has."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.cues import cues
from companion.asking.question import AnyGame
from companion.asking.state_cues import state_cues
from companion.asking.typed_text import TypedText, read_typed
from companion.engine.words import Who
from companion.rulebook.library import LANGUAGES, library
from companion.wording.folding import HAN, flatten, is_han
from companion.wording.language_data import read_spoken
from companion.wording.plain_words import MAX_QUESTION, plain

SHORTEST, LONGEST = 2, 4
"""Numbers of characters of a Chinese name."""


def name_stranger(game: AnyGame, seen: object, question: str, names: Sequence[str]) -> BoardAnswer | None:
    """Say that nobody at the table is called so, or return None if a question names no stranger.

    Args:
        game: the game.
        seen: the position that the asker sees.
        question: the typed text.
        names: the seats' names.
    """
    typed = read_typed(question[:MAX_QUESTION])
    found = next(_strangers(game, typed, names), None)
    if found is None:
        return None
    seats = tuple(map(Who, range(len(names))))
    told = AnswerSentence("asked", "no-such-person", {"name": found, "seats": seats})
    return BoardAnswer("last", None, (told,), (game.section_of(game.agenda(seen).phase),))


def _strangers(game: AnyGame, typed: TypedText, names: Sequence[str]) -> Iterator[str]:
    """Yield what stands where a name is expected and is a word of neither the table nor the game."""
    here = [flatten(name).strip() for name in names]
    for pattern in _patterns():
        match = pattern.search(typed.text)
        if match is None:
            continue
        start = match.start("name")
        bare = _without_possessive(match["name"])
        if not bare or any(name and (name in bare or bare in name) for name in here):
            continue
        if _is_stranger(game, bare):
            yield typed.original(start, start + len(_without_possessive(match["name"])))


def _without_possessive(name: str) -> str:
    """Remove the sign of an owner, and spaces, from the end of a name."""
    for sign in ("'s", "’s", *cues().people["owned"]):
        name = name.strip().removesuffix(sign)
    return name


def _is_stranger(game: AnyGame, name: str) -> bool:
    if is_han(name):
        fits = SHORTEST <= len(name) <= LONGEST and re.fullmatch(f"[{HAN}]+", name) is not None
        return fits and not any(word in name for word in state_cues().nobody) and not _is_in_book(game, name)
    words = plain(name).split()
    return len(words) == 1 and not _is_known(game, words[0])


def _is_known(game: AnyGame, word: str) -> bool:
    """Check that a Latin word belongs to the game, to grammar, or to the words for a person."""
    own = library(game.id).known
    return (
        not word.isascii()
        or word.isdecimal()
        or word in own
        or word in read_spoken().small
        or word in state_cues().vocabulary
        or word in state_cues().nobody
    )


def _is_in_book(game: AnyGame, name: str) -> bool:
    """Check that any two characters of a Chinese name stand together in the game's rulebook."""
    book = _text_of_books(game.id)
    return any(name[at : at + SHORTEST] in book for at in range(len(name) - 1))


@cache
def _text_of_books(game: str) -> str:
    books = library(game).books
    return "".join(flatten(section.body) for each in LANGUAGES for section in books[each].sections)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Compile the phrases with the place of a name, those for Chinese from the start of a clause."""
    return tuple(map(_compile, state_cues().stranger))


def _compile(phrase: str) -> re.Pattern[str]:
    before, _, after = (flatten(part) for part in phrase.partition("*"))
    if is_han(after.strip()[:1]) or not phrase.isascii():
        return re.compile(rf"(?:^|[\s,，。；;!！?？])(?P<name>[{HAN}]{{1,5}}?){re.escape(after.strip())}")
    ending = rf"\s+{re.escape(after.strip())}(?![a-z0-9])" if after.strip() else r"(?![a-z0-9])"
    return re.compile(rf"(?<![a-z0-9]){re.escape(before.strip())}\s+(?P<name>[^\s,.;!?]+){ending}")
