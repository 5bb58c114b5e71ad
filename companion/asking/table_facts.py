"""Answers from the facts of a table: those that hold or not, those to come, and those of single cells."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.cues import cues, says_any
from companion.asking.question import AnyGame
from companion.asking.state_cues import StateCues, state_cues
from companion.engine.table_facts import TableFact
from companion.engine.words import Who

CELL = "cell"
"""Id of the facts that tell what lies on a cell."""


def tell_holding(
    game: AnyGame, seen: Any, words: str, seats: Sequence[int], *, everybody: bool
) -> BoardAnswer | None:
    """Tell if a named fact holds for a seat, or for whom it holds, or return None.

    Args:
        game: the game.
        seen: the position that the asker sees.
        words: the words, as `plain` gives them, without the names of people.
        seats: the seats that the question is about.
        everybody: whether it is about all seats.
    """
    known = state_cues()
    asked = {id_ for id_, phrases in known.holds.items() if phrases.find(words)}
    if not asked or says_any(words, cues().intents["may"]):
        return None
    facts = [
        each
        for each in game.facts(seen)
        if each.id in asked and each.holds is not None and known.facts[each.id].find(words)
    ]
    if everybody and facts:
        wanted = not known.negative.find(words)
        return _tell(facts, [each for each in facts if each.holds == wanted] or facts)
    own = [each for each in facts if each.seat in seats]
    if len(own) != 1 or not _wants_yes_or_no(words, known):
        return None
    answer = _tell(own, own)
    verdict = AnswerSentence("asked", "holds" if own[0].holds else "holds-not")
    return replace(answer, sentences=(verdict, *answer.sentences))


def _wants_yes_or_no(words: str, known: StateCues) -> bool:
    """Check that a question begins like one that wants a yes or no, or ends so in Chinese."""
    start = next((word for word in words.split() if word != "|"), "")
    return bool(known.yesno.find(f" {start} ")) or (not words.isascii() and bool(known.yesno.find(words)))


def tell_prospect(game: AnyGame, seen: Any, words: str, seats: Sequence[int]) -> BoardAnswer | None:
    """Tell the fact to come that a question names, such as an income, or return None."""
    known = state_cues()
    if not seats or not known.amount.find(words) or _asks_later(words, known):
        return None
    ids = {each.id for each in game.facts(seen) if each.id in known.prospects}
    found = {id_: known.facts[id_].find(words) for id_ in ids}
    best = max(sorted(found), key=lambda id_: len(found[id_]), default="")
    if not best or not found[best]:
        return None
    facts = [each for each in game.facts(seen) if each.id == best and each.seat in seats]
    return _tell(facts, facts) if facts else None


def _asks_later(words: str, known: StateCues) -> bool:
    """Check that a question asks about another time than the next one."""
    for id_ in known.prospects:
        words = known.facts[id_].strip(words)
    return cues().asks_later(known.soon.strip(words))


def tell_cells(
    game: AnyGame, seen: Any, words: str, cells: Sequence[str], seats: Sequence[int]
) -> BoardAnswer | None:
    """Tell the contents of the named cells of some boards, or return None if something else is asked."""
    known = state_cues()
    facts = [each for each in game.facts(seen) if each.id == CELL]
    if not facts or not known.facts[CELL].find(words):
        return None
    if known.others["whose"].find(words):
        told = [each for each in facts if set(cells) & set(each.cells)]
        if told:
            return _tell(told, told)
    sentences = list(_contents(facts, cells, seats))
    section = next(each.section for each in facts)
    seat = seats[0] if len(seats) == 1 else None
    return BoardAnswer("fact", seat, tuple(sentences), (section,), cells=tuple(cells))


def _contents(
    facts: Sequence[TableFact], cells: Iterable[str], seats: Sequence[int]
) -> Iterator[AnswerSentence]:
    """Yield what lies on every named cell of some boards."""
    for seat in seats:
        for cell in cells:
            there = [each for each in facts if each.seat == seat and cell in each.cells]
            yield from (AnswerSentence("fact", each.line, each.params) for each in there)
            if not there:
                yield AnswerSentence("asked", "nothing-there", {"seat": Who(seat), "at": cell})


def _tell(facts: Sequence[TableFact], told: Sequence[TableFact]) -> BoardAnswer:
    """Tell some facts, with the sections of all that were looked at."""
    seats = {each.seat for each in told}
    return BoardAnswer(
        "fact",
        next(iter(seats)) if len(seats) == 1 else None,
        tuple(AnswerSentence("fact", each.line, each.params) for each in told),
        unique(each.section for each in facts),
        cells=unique(cell for each in told for cell in each.cells) if len(seats) == 1 else (),
    )
