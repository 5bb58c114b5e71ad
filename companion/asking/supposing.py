"""Premises of a question, put on a copy of the position by the game's own corrections."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from companion.asking.answers import AnswerSentence
from companion.asking.cues import any_of, cues
from companion.asking.declared_values import AnyGame, DeclaredValue, declared_values
from companion.asking.thing_premises import corrections_for
from companion.asking.typed_text import TypedText
from companion.engine.message import Impossible
from companion.engine.wire import WireError
from companion.wording.folding import HAN

_WITHIN = r"[^,;.!?，。；！？|]"
"""Character inside of a clause."""

_COUNT = r"(?P<count>\d+)"


@dataclass(frozen=True, slots=True)
class Premise:
    """Premise of a question.

    Attributes:
        text: the premise as it was typed.
        value: the number it is about; None if it is about no number.
        count: the number.
        relative: whether the number is added to the present one.
        subject: the folded premise, which may name a person and things.
    """

    text: str
    value: DeclaredValue | None = field(default=None, compare=False)
    count: int = 0
    relative: bool = False
    subject: str = ""


def split_premises(game: AnyGame, typed: TypedText) -> tuple[str, tuple[Premise, ...]]:
    """Split a question into the folded question without its premises and the premises."""
    text = typed.text
    ignored = [(found.start(), found.end()) for found in _negation_pattern().finditer(text)]
    found: list[Premise] = []
    for pattern in (*_patterns(game), _beginnings()):
        for match in pattern.finditer(text):
            if _is_free(match, ignored):
                found.append(_read_premise(game, typed, match))
                start, end = match.span()
                text = f"{text[:start]}{'|' * (end - start)}{text[end:]}"
    return re.sub(r"\|+", " | ", text), tuple(found)


def _is_free(match: re.Match[str], ignored: Sequence[tuple[int, int]]) -> bool:
    start, end = match.span()
    return all(end <= before or after <= start for before, after in ignored)


def _read_premise(game: AnyGame, typed: TypedText, match: re.Match[str]) -> Premise:
    parts, clause = match.groupdict(), match[0]
    text = _typed_clause(typed, match)
    if "begun" in parts:
        return Premise(text, subject=clause.replace("|", " "))
    value = _named_value(game, (parts.get("held") or "").strip())
    said = parts.get("count")
    count = int(said) if said else int("last" in parts)
    change = (parts.get("change") or "").strip()
    fewer = change in cues().suppose["fewer"]
    before = clause[: match.start("count") - match.start()] if said else ""
    added = change in cues().suppose["more"] or bool(re.search(any_of(cues().suppose["added"]), before))
    relative = bool(said) and (fewer or added)
    if relative and fewer:
        count = -count
    return Premise(text, value, count, relative, clause)


def _typed_clause(typed: TypedText, match: re.Match[str]) -> str:
    """Return a premise as it was typed, without what another premise took out of it at its ends."""
    start, end = match.span()
    bare = match[0]
    start += len(bare) - len(bare.lstrip("| "))
    end -= len(bare) - len(bare.rstrip("| "))
    return typed.original(start, end)


def _named_value(game: AnyGame, word: str) -> DeclaredValue | None:
    """Find the number that a word names. Without a word, "broke" is about money."""
    for value in _supposed_values(game):
        known = cues().holdings.get(value.id, ())
        if word in known or (not word and known == cues().holdings["money"]):
            return value
    return None


@cache
def _supposed_values(game: AnyGame) -> tuple[DeclaredValue, ...]:
    """List the numbers that a premise can be about, those of seats first."""
    values = declared_values(game).values()
    return tuple(sorted(values, key=lambda value: not value.seat_key))


@cache
def _patterns(game: AnyGame) -> tuple[re.Pattern[str], ...]:
    """Compile the patterns of a premise with a number of the game, the most particular first."""
    said = {part: any_of(phrases) for part, phrases in cues().suppose.items()}
    known = cues()
    held, ordered = (_group_of_names(game, known.ids_of(kind)) for kind in ("number", "ordinal"))
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
        rf"{said['begin']}{gap}{ordered}\s*(?:{said['equals']}\s*)?{_COUNT}{left}",
        rf"{said['begin']}{gap}{said['rank']}\s*{_COUNT}\s*{ordered}{left}",
    )
    return tuple(map(re.compile, sources))


def _group_of_names(game: AnyGame, ids: Iterable[str]) -> str:
    """Write the group of a pattern that finds the names of some declared numbers of the game."""
    words = {word for id_ in ids if id_ in declared_values(game) for word in cues().holdings.get(id_, ())}
    return f"(?P<held>{any_of(sorted(words, key=lambda word: (-len(word), word)))})"


@cache
def _beginnings() -> re.Pattern[str]:
    """Compile the pattern of a premise that begins with "if", or goes on after one, up to the question."""
    said = {part: any_of(phrases) for part, phrases in cues().suppose.items()}
    more = rf"\|\s*{said['also']}\s*(?=[a-z{HAN}])"
    return re.compile(
        rf"(?P<begun>{said['begin']}|{more}){_WITHIN}*?"
        rf"(?=[,;.!?，。；！？|]|{said['question']}|$|(?<=[{HAN}]{{3}})\s+[{HAN}])"
    )


@cache
def _negation_pattern() -> re.Pattern[str]:
    return re.compile(any_of(cues().suppose["not"]))


def put_premises(
    game: AnyGame, position: Any, viewer: int | None, premises: Sequence[tuple[int, Premise]]
) -> tuple[Any, tuple[AnswerSentence, ...]] | Premise:
    """Put premises on a copy of a position, or return the first one that cannot be put.

    Args:
        game: the game.
        position: the position that the asker sees.
        viewer: the asker's seat.
        premises: each premise with its seat.

    Returns:
        The copy, and the log line of each correction that changed it.
    """
    told: list[AnswerSentence] = []
    for seat, premise in premises:
        try:
            changed = _put(game, position, viewer, seat, premise)
        except (Impossible, WireError, LookupError, ValueError):
            return premise
        if changed is None:
            return premise
        position, lines = changed
        told += lines
    return position, tuple(told)


def _put(
    game: AnyGame, position: Any, viewer: int | None, seat: int, premise: Premise
) -> tuple[Any, tuple[AnswerSentence, ...]] | None:
    value = premise.value
    if value is None:
        return _put_things(game, position, viewer, seat, premise)
    now = value.now(position, seat)
    count = now + premise.count if premise.relative else premise.count
    least, most = value.limits(position, seat)
    if count == now:
        return position, ()
    if not min(least, 0) <= count <= most:
        return None
    return _correct(game, position, viewer, seat, value.make_correction(seat, count))


def _put_things(
    game: AnyGame, position: Any, viewer: int | None, seat: int, premise: Premise
) -> tuple[Any, tuple[AnswerSentence, ...]] | None:
    """Put a premise about a thing by the first correction that the position allows."""
    for correction in corrections_for(game, position, premise.subject, seat):
        try:
            changed = _correct(game, position, viewer, seat, correction)
        except Impossible:
            continue
        if changed is not None:
            return changed
    return None


def _correct(
    game: AnyGame, position: Any, viewer: int | None, seat: int, correction: Any
) -> tuple[Any, tuple[AnswerSentence, ...]] | None:
    """Apply a correction to a copy, unless it is about somebody else's secret."""
    if seat != viewer and game.hides(position, viewer, None, correction, position):
        return None
    notice = game.corrections.describe(position, correction)
    after = game.corrections.correct(position, correction)
    return after, (AnswerSentence("correct", notice.id, notice.params),)
