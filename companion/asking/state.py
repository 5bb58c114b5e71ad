"""Entry point of questions about what a table shows, what happened at it, and what may be done."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.asking.aiming import unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure
from companion.asking.category_points import points_of_all, points_of_categories
from companion.asking.cues import cues
from companion.asking.declared_values import declared_values
from companion.asking.happened import Past, last, since
from companion.asking.options import best, options
from companion.asking.question import AnyGame, fact_ids
from companion.asking.sections import section_about
from companion.asking.spelling import correct_words
from companion.asking.state_cues import StateCues, StateIntent, state_cues
from companion.asking.strangers import name_stranger
from companion.asking.table_facts import CELL, tell_cells, tell_holding, tell_prospect
from companion.asking.waiting import facts_told
from companion.engine.words import Who
from companion.rulebook.library import library
from companion.wording.plain_words import MAX_QUESTION, cells_in, plain, says, without


@dataclass(frozen=True)
class Context:
    """Circumstances of a question.

    Attributes:
        past: yields the lines of the log that the asker may know; None where there is no log.
        hints: whether the table allows hints.
    """

    past: Past | None = None
    hints: bool = False


NO_CONTEXT = Context()


@dataclass(frozen=True)
class _Asked:
    """Question about the state of a table.

    Attributes:
        words: its words, without the names of people.
        seats: the seats that it is about; empty where it names nobody.
        everybody: whether it is about all seats.
        viewer: the seat that asks; None without a seat.
        cells: the names of cells in it.
        is_seatless: whether somebody without a seat asks about themselves.
    """

    words: str
    seats: tuple[int, ...]
    everybody: bool
    viewer: int | None
    cells: tuple[str, ...] = ()
    is_seatless: bool = False

    def has_owner(self, known: StateCues) -> bool:
        """Check that a question is about somebody or what is there, not about the game in general."""
        return bool(self.seats) or self.everybody or bool(known.others["there"].find(self.words))

    def about(self, game: AnyGame, seen: Any) -> tuple[int, ...]:
        """List the seats to tell of: those named, else the asker, else all."""
        if self.seats and not self.everybody:
            return self.seats
        if self.everybody or self.viewer is None:
            return tuple(range(game.corrections.seats(seen)))
        return (self.viewer,)


def ask_state(
    game: AnyGame,
    seen: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    context: Context = NO_CONTEXT,
) -> BoardAnswer | None:
    """Answer a question about a table's state, or return None if it asks for something else.

    Args:
        game: the game.
        seen: the position that the asker sees.
        question: the typed text.
        names: the seats' names.
        viewer: the seat that asks; None for a watcher.
        context: the log and the table's rulings.
    """
    known = state_cues()
    asked = _read(game, question, names, viewer, known)
    if asked.is_seatless:
        return _ask_who_asks(game, seen, replace(asked, viewer=0, seats=(0,)), names, known, context)
    answer = _answer(game, seen, asked, known, context)
    if answer is not None and (asked.seats or asked.everybody):
        return answer
    if not asked.seats and not asked.everybody and (told := name_stranger(game, seen, question, names)):
        return told
    return answer


def _answer(
    game: AnyGame, seen: Any, asked: _Asked, known: StateCues, context: Context
) -> BoardAnswer | None:
    intent = known.intent(asked.words)
    if intent in ("unknowable", "elsewhere"):
        return _admit(game, seen, intent)
    if known.worth.find(asked.words) and known.source.find(asked.words):
        return _of_points(game, seen, asked, known)
    if told := tell_holding(game, seen, asked.words, asked.seats, everybody=asked.everybody):
        return told
    if told := tell_prospect(
        game, seen, asked.words, asked.about(game, seen) if asked.has_owner(known) else ()
    ):
        return told
    if (
        intent == "have"
        and asked.cells
        and (told := tell_cells(game, seen, asked.words, asked.cells, asked.about(game, seen)))
    ):
        return told
    if intent == "have" or (intent is None and _is_bare(game, seen, asked, known)):
        return _of_state(game, seen, asked, known)
    if intent is None:
        return None
    return _of_moves(game, seen, asked, intent, context)


def _admit(game: AnyGame, seen: Any, kind: StateIntent) -> BoardAnswer:
    """Say that nobody knows, or that a question is not about the table."""
    return BoardAnswer(
        kind, None, (AnswerSentence("asked", kind),), (game.section_of(game.agenda(seen).phase),)
    )


def _ask_who_asks(
    game: AnyGame, seen: Any, asked: _Asked, names: Sequence[str], known: StateCues, context: Context
) -> BoardAnswer | None:
    """Ask for the seat of somebody who asks about themselves, if a seat would get an answer."""
    if _answer(game, seen, asked, known, context) is None and not known.worth.find(asked.words):
        return None
    seats = tuple(map(Who, range(len(names))))
    told = AnswerSentence("asked", "who-asks", {"seats": seats})
    return BoardAnswer("have", None, (told,), (game.section_of(game.agenda(seen).phase),))


def counts(words: str) -> bool:
    """Check that a question asks for a count, which may be open although the things are secret."""
    return bool(state_cues().count.find(words))


def _is_bare(game: AnyGame, seen: Any, asked: _Asked, known: StateCues) -> bool:
    """Check that a question is a person and the name of a value alone: "ben gold"."""
    if not asked.seats:
        return False
    found = (
        known.named_fields(asked.words, declared_values(game)).phrase,
        known.named_facts(asked.words, fact_ids(game, seen)).phrase,
    )
    rest = asked.words.replace(max(found, key=len), " ", 1) if any(found) else asked.words
    return any(found) and not known.small.strip(rest).strip(" |")


def _read(game: AnyGame, question: str, names: Sequence[str], viewer: int | None, known: StateCues) -> _Asked:
    words = plain(question[:MAX_QUESTION])
    seats: list[int] = []
    for seat in sorted(range(len(names)), key=lambda one: -len(names[one])):
        name = plain(names[seat])
        if name.strip() and says(words, name):
            seats.append(seat)
            words = without(words, name)
    words = correct_words(words, known.vocabulary, library(game.id).known)
    personal = cues().in_person(words)
    if viewer is not None and personal and viewer not in seats:
        seats.append(viewer)
    everybody = not seats and bool(known.everybody.find(words))
    return _Asked(
        words,
        tuple(sorted(seats)),
        everybody,
        viewer,
        cells_in(question[:MAX_QUESTION]),
        is_seatless=viewer is None and personal and not seats and not everybody,
    )


def _of_moves(
    game: AnyGame, seen: Any, asked: _Asked, intent: StateIntent, context: Context
) -> BoardAnswer | None:
    seat = asked.seats[0] if len(asked.seats) == 1 else asked.viewer
    match intent:
        case "since":
            return since(game, seen, asked.viewer, context.past)
        case "last":
            everyone = asked.everybody and not state_cues().whoever.find(asked.words)
            return last(game, seen, asked.about(game, seen) if everyone else asked.seats, context.past)
        case "best":
            return best(game, seen, _actor(game, seen, seat), context.hints)
    return options(game, seen, _actor(game, seen, seat))


def _actor(game: AnyGame, seen: Any, seat: int | None) -> int:
    return next(iter(game.actors(seen)), 0) if seat is None else seat


def _of_state(game: AnyGame, seen: Any, asked: _Asked, known: StateCues) -> BoardAnswer | None:
    """Tell points by category, facts, and declared values, whichever the question names."""
    if known.worth.find(asked.words):
        return _of_points(game, seen, asked, known)
    ids = _facts_of_seats(game, seen) if cues().asks_later(asked.words) else fact_ids(game, seen)
    if not asked.has_owner(known) or known.others["elsewhere"].find(asked.words):
        ids = tuple(one for one in ids if one not in _facts_of_seats(game, seen))
    facts = known.named_facts(asked.words, (one for one in ids if one != CELL))
    fields = known.named_fields(asked.words, declared_values(game))
    if facts.names and len(facts.phrase) >= len(fields.phrase):
        told = facts_told(game, seen, facts.names, asked.about(game, seen))
        return told if told.sentences else None
    if fields.names:
        return _values(game, seen, asked, fields.names) if asked.has_owner(known) else None
    return _of_typed_categories(game, seen, asked, known)


def _of_typed_categories(game: AnyGame, seen: Any, asked: _Asked, known: StateCues) -> BoardAnswer | None:
    """Tell the points of the categories that the table typed itself, or None if the question names none."""
    kinds = game.corrections.kinds
    typed = {name for kind in kinds if kind.keys_by_name for name in kind.keys_by_name(seen)}
    if not (asked.seats or asked.everybody) or not any(says(asked.words, plain(name)) for name in typed):
        return None
    return points_of_categories(game, seen, asked.words, asked.about(game, seen), known)


def _of_points(game: AnyGame, seen: Any, asked: _Asked, known: StateCues) -> BoardAnswer | None:
    """Tell points by category, or a declared number that is called points."""
    if not (asked.seats or asked.everybody):
        return None
    fields = known.named_fields(asked.words, declared_values(game))
    if known.worth.find(fields.phrase) and not known.source.find(asked.words):
        return _values(game, seen, asked, fields.names)
    seats = asked.about(game, seen)
    found = points_of_categories(game, seen, asked.words, seats, known)
    if found is None and known.source.find(asked.words):
        return points_of_all(game, seen, seats)
    return found


def _facts_of_seats(game: AnyGame, seen: Any) -> tuple[str, ...]:
    """List the facts of single seats, which tell what comes as the table stands now."""
    return tuple(fact.id for fact in game.facts(seen) if fact.seat is not None)


def _values(game: AnyGame, seen: Any, asked: _Asked, fields: Sequence[str]) -> BoardAnswer:
    """Tell declared values of the seats in question, the largest first where all are asked."""
    seats = asked.about(game, seen)
    told = list(_figures(game, seen, seats, fields))
    if asked.everybody:
        few = bool(state_cues().fewest.find(asked.words))
        told.sort(key=lambda one: int(one.value) if few else -int(one.value))
    return BoardAnswer(
        "have",
        seats[0] if len(seats) == 1 else None,
        unique_sentences(one.said for one in told),
        unique(one.section for one in told),
        figures=tuple(told),
    )


def unique_sentences(said: Iterator[AnswerSentence]) -> tuple[AnswerSentence, ...]:
    """List sentences, each once: the table's own values are the same for every seat."""
    found: list[AnswerSentence] = []
    for each in said:
        if each not in found:
            found.append(each)
    return tuple(found)


def _figures(game: AnyGame, seen: Any, seats: Sequence[int], fields: Sequence[str]) -> Iterator[Figure]:
    values = declared_values(game)
    for name in fields:
        value = values[name]
        section = section_about(game, seen, *(str(each) for _, each in value.keys), value.kind.tag)
        for seat in seats if value.seat_key else seats[:1]:
            owner = seat if value.seat_key else None
            yield Figure(value.tell(seen, seat), value.now(seen, seat), section, owner)
