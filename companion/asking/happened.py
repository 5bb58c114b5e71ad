"""Answers about the log: the last entry, and the entries since one's own last move."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.question import AnyGame
from companion.engine.log import LogLine
from companion.engine.words import Who
from companion.wording.plain_words import cells_in

Past = Callable[[], Iterable[LogLine]]
"""Function that yields the lines of the log that the asker may know, the latest first."""

MOST_TOLD = 12
"""Largest count of entries that an answer tells, the latest ones."""


def last(game: AnyGame, seen: Any, seats: Sequence[int], past: Past | None) -> BoardAnswer:
    """Tell the last entry of each of some seats, or of anybody where none is named.

    Where the last one is secret, the last that the asker may know follows.
    """
    if past is None:
        return _answer(game, seen, "last", None, [AnswerSentence("asked", "no-log")], ())
    found: list[LogLine] = []
    sentences: list[AnswerSentence] = []
    for seat in seats or (None,):
        told = list(_last_of(past(), seat))
        found += told
        sentences += map(_sentence, told)
        if not told:
            sentences.append(_nothing(seat))
    return _answer(game, seen, "last", seats[0] if len(seats) == 1 else None, sentences, found)


def since(game: AnyGame, seen: Any, seat: int | None, past: Past | None) -> BoardAnswer:
    """Tell the entries after a seat's last move, the oldest first, without the oldest of very many."""
    if past is None:
        return _answer(game, seen, "since", None, [AnswerSentence("asked", "no-log")], ())
    if seat is None:
        return _answer(game, seen, "since", None, [AnswerSentence("asked", "no-seat")], ())
    found = list(takewhile(lambda line: not _is_move_of(line, seat), past()))
    told = found[:MOST_TOLD][::-1]
    sentences = [_sentence(line) for line in told]
    if len(found) > len(told):
        sentences.insert(0, AnswerSentence("asked", "earlier", {"count": len(found) - len(told)}))
    if not found:
        sentences = [AnswerSentence("asked", "nothing-since", {"seat": Who(seat)})]
    return _answer(game, seen, "since", seat, sentences, told)


def _is_move_of(line: LogLine, seat: int) -> bool:
    return line.kind != "correct" and line.notice.seat == seat


def _last_of(lines: Iterable[LogLine], seat: int | None) -> Iterator[LogLine]:
    """Yield the last line of a seat, and after a secret the last one that is none."""
    own = (line for line in lines if seat is None or line.notice.seat == seat)
    for line in own:
        yield line
        if line.kind != "secret":
            return
        yield from (each for each in [next((one for one in own if one.kind != "secret"), None)] if each)
        return


def _sentence(line: LogLine) -> AnswerSentence:
    return AnswerSentence(line.kind, line.notice.id, line.notice.params)


def _nothing(seat: int | None) -> AnswerSentence:
    if seat is None:
        return AnswerSentence("asked", "nothing-yet")
    return AnswerSentence("asked", "nothing-of", {"seat": Who(seat)})


def _answer(
    game: AnyGame,
    seen: Any,
    kind: Any,
    seat: int | None,
    sentences: Iterable[AnswerSentence],
    lines: Iterable[LogLine],
) -> BoardAnswer:
    cells = unique(cell for line in lines for cell in _cells(line))
    return BoardAnswer(kind, seat, tuple(sentences), (game.section_of(game.agenda(seen).phase),), cells=cells)


def _cells(line: LogLine) -> Iterator[str]:
    """Yield the cells that a line names."""
    for value in line.notice.params.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str) and cells_in(each) == (each,):
                yield each
