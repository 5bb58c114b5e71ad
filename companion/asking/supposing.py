"""Premises of a question, put on a copy of the position by the game's own corrections."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.asking.cues import any_of, cues
from companion.asking.holdings import AnyGame, Holding, holdings
from companion.engine.message import Impossible
from companion.engine.wire import WireError
from companion.wording.folding import HAN, flatten, is_han
from companion.wording.language_data import read_spoken
from companion.wording.plain_words import join_numerals

_WITHIN = r"[^,;.!?，。；！？|]"
"""Character inside of a clause."""

_COUNT = r"(?P<count>\d+)"
_DOLLARS = re.compile(r"\$\s*(\d+)|(\d+)\s*\$")
_NUMBER_WORD = re.compile(rf"(?<![a-z0-9])[a-z]+(?![a-z0-9])|[{HAN}]")


@dataclass(frozen=True, slots=True)
class Premise:
    """Premise of a question.

    Attributes:
        text: the premise as it was typed, folded.
        holding: the number it is about; None if the app cannot put the premise.
        count: the number.
        relative: whether the number is added to the present one.
        subject: the text in front of the number, which may name a person.
    """

    text: str
    holding: Holding | None = None
    count: int = 0
    relative: bool = False
    subject: str = ""


@dataclass(frozen=True, slots=True)
class PutPremise:
    """Premise that was put on a copy of the position.

    Attributes:
        seat: the seat that holds the number.
        holding: the number's holding.
        count: the number.
    """

    seat: int
    holding: Holding
    count: int


def fold_typed(question: str) -> str:
    """Fold a question as typed, with figures for numbers, and ``1 dollar`` for ``$1``."""
    folded = _DOLLARS.sub(lambda found: f" {found[1] or found[2]} dollar ", flatten(question))
    return _NUMBER_WORD.sub(lambda found: _figure(found[0]), join_numerals(folded))


def _figure(word: str) -> str:
    figure = "2" if word in cues().suppose["pair"] else read_spoken().numbers.get(word)
    if figure is None:
        return word
    return f" {figure} " if is_han(word) else figure


def split_premises(game: AnyGame, text: str) -> tuple[str, tuple[Premise, ...]]:
    """Split a question, as `fold_typed` gives it, into the question without its premises and the premises."""
    ignored = [(found.start(), found.end()) for found in _negation_pattern().finditer(text)]
    found: list[Premise] = []
    for pattern in _patterns(game):
        for match in pattern.finditer(text):
            if _is_free(match, ignored):
                found.append(_premise(game, match))
                start, end = match.span()
                text = f"{text[:start]}{'|' * (end - start)}{text[end:]}"
    for match in _beginnings().finditer(text):
        if _is_free(match, ignored):
            found.append(Premise(match[0].replace("|", "").strip()))
            start, end = match.span()
            text = f"{text[:start]}{'|' * (end - start)}{text[end:]}"
    return re.sub(r"\|+", " | ", text), tuple(found)


def _is_free(match: re.Match[str], ignored: Sequence[tuple[int, int]]) -> bool:
    start, end = match.span()
    return all(end <= before or after <= start for before, after in ignored)


def _premise(game: AnyGame, match: re.Match[str]) -> Premise:
    parts = match.groupdict()
    word = (parts.get("held") or "").strip()
    holding = _holding(game, word)
    said = parts.get("count")
    count = int(said) if said else int("last" in parts)
    change = (parts.get("change") or "").strip()
    fewer = change in cues().suppose["fewer"]
    before = match[0][: match.start("count") - match.start()] if said else ""
    added = change in cues().suppose["more"] or bool(re.search(any_of(cues().suppose["added"]), before))
    relative = bool(said) and (fewer or added)
    if relative and fewer:
        count = -count
    return Premise(match[0].strip(), holding, count, relative, match[0])


def _holding(game: AnyGame, word: str) -> Holding | None:
    """Find the holding that a word names. Without a word, "broke" is about money."""
    for holding in holdings(game):
        known = cues().holdings.get(holding.id, ())
        if word in known or (not word and holding.id in _money(game)):
            return holding
    return None


@cache
def _money(game: AnyGame) -> tuple[str, ...]:
    money = cues().holdings["money"]
    return tuple(one.id for one in holdings(game) if cues().holdings.get(one.id) == money)


@cache
def _patterns(game: AnyGame) -> tuple[re.Pattern[str], ...]:
    """Compile the patterns of a premise with a number of the game, the most particular first."""
    said = {part: any_of(phrases) for part, phrases in cues().suppose.items()}
    words = {word for one in holdings(game) for word in cues().holdings.get(one.id, ())}
    if not words:
        return ()
    held = f"(?P<held>{any_of(sorted(words, key=lambda word: (-len(word), word)))})"
    gap = rf"(?:(?!{said['also']}|{said['vague']}){_WITHIN}){{0,16}}?"
    begin, carry, none = rf"(?:(?:{said['begin']}|{said['time']}){gap})?", said["carry"], said["none"]
    measure, left = rf"{said['measure']}?", rf"(?:\s*{said['left']})*"
    change = rf"(?:(?P<change>{said['more']}|{said['fewer']})\s*)?"
    number = rf"(?:\s*{said['adverb']})*\s*{_COUNT}\s*{measure}\s*"
    sources = (
        rf"{begin}(?:1\s*)?{measure}\s*{held}\s*{said['even']}\s*{none}{left}",
        rf"{begin}{none}\s*(?:the\s+)?{measure}{held}{left}",
        rf"{begin}{held}\s*(?:{carry}|{said['equals']})\s*(?:{carry}|at|to)?{number}{left}",
        rf"{begin}(?P<change>{said['more']}|{said['fewer']}){number}{held}",
        rf"{begin}{carry}{number}{held}\s*(?P<change>{said['more']}|{said['fewer']})",
        rf"{begin}{carry}(?:\s*{said['adverb']})*\s*{_COUNT}\s*{change}{measure}\s*(?:of\s+)?{held}{left}",
        rf"{begin}{_COUNT}\s*{change}{measure}\s*{held}\s*{said['left']}",
        rf"{begin}{said['broke']}",
        rf"{begin}{carry}\s*(?:my|the)?\s*(?P<last>{said['last']})\s*(?:1\s*)?{measure}\s*{held}{left}",
        rf"{said['begin']}{gap}(?:\s*{said['adverb']})*\s*{_COUNT}\s*{change}{measure}\s*{held}{left}",
        rf"\|\s*{said['link']}\s*{carry}?{number}{held}{left}",
        rf"\|\s*(?:{said['link']}|{said['also']}|or)?\s*{none}\s*{measure}{held}",
    )
    return tuple(map(re.compile, sources))


@cache
def _beginnings() -> re.Pattern[str]:
    """Compile the pattern of a premise that begins with "if", or goes on after one, up to the question."""
    said = {part: any_of(phrases) for part, phrases in cues().suppose.items()}
    more = rf"\|\s*{said['also']}\s*(?=[a-z{HAN}])"
    return re.compile(rf"(?:{said['begin']}|{more}){_WITHIN}*?(?=[,;.!?，。；！？|]|{said['question']}|$)")


@cache
def _negation_pattern() -> re.Pattern[str]:
    return re.compile(any_of(cues().suppose["not"]))


def put_premises(
    game: AnyGame, position: Any, viewer: int | None, premises: Sequence[tuple[int, Premise]]
) -> tuple[Any, tuple[PutPremise, ...]] | Premise:
    """Put premises on a copy of a position, or return the first one that cannot be put.

    Args:
        game: the game.
        position: the position that the asker sees.
        viewer: the asker's seat.
        premises: each premise with its seat.
    """
    puts: list[PutPremise] = []
    for seat, premise in premises:
        changed = _put(game, position, viewer, seat, premise)
        if changed is None:
            return premise
        position, each = changed
        puts += each
    return position, tuple(puts)


def _put(
    game: AnyGame, position: Any, viewer: int | None, seat: int, premise: Premise
) -> tuple[Any, Iterator[PutPremise] | tuple[PutPremise, ...]] | None:
    holding = premise.holding
    if holding is None:
        return None
    try:
        now = holding.now(position, seat)
        count = now + premise.count if premise.relative else premise.count
        least, most = holding.kind.limits(position, {holding.seat_key: seat, **dict(holding.keys)})
        if count == now:
            return position, ()
        correction = holding.set(seat, count)
        if not min(least, 0) <= count <= most or game.hides(position, viewer, None, correction, position):
            return None
        return game.corrections.correct(position, correction), (PutPremise(seat, holding, count),)
    except (Impossible, WireError, LookupError, ValueError):
        return None
