"""Parser of questions about a table: the intent, the seat, and the names in a question."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.asking.cues import Intent, cues, says_any
from companion.asking.labels import labels_in, moves_with
from companion.asking.names import CATEGORIES, Thing, lexicon
from companion.asking.people import Participant, people, says_pronoun
from companion.asking.premise_seats import premise_seat, premise_without_names
from companion.asking.remainder import (
    counts_things,
    has_condition,
    is_plain,
    leftover,
    mentions_number,
    names_amount,
)
from companion.asking.spelling import correct_words
from companion.asking.supposing import Premise, split_premises
from companion.asking.typed_text import read_typed
from companion.engine.game import Game
from companion.engine.wire import structs_by_tag
from companion.rulebook.library import library
from companion.wording.folding import is_han
from companion.wording.plain_words import MAX_QUESTION, cells_in, plain, without

AnyGame = Game[Any, Any, Any]

_PARTS = re.compile(r"[.+|]")

AGENDA_FACTS = ("round", "phase")
"""The facts that every game's agenda tells."""


@dataclass(frozen=True)
class TableQuestion:
    """Parsed question about a table.

    Attributes:
        intent: its intent.
        seat: the seat that it is about.
        others: the seats of the other people it names.
        things: its mentions, each with all the things that it may mean.
        categories: the categories of points it names.
        moves: the tags of the moves it names.
        facts: the ids of the facts it asks for.
        cells: the names of cells in it, even if the board does not have them.
        personal: whether it is about a person, not about the game in general.
        here: whether it points at a thing, or at the moment.
        viewer: the seat that asks; None for a watcher.
        words: its words, as `plain` gives them, without its premises.
        premises: what it supposes, each with the seat that it is about.
        plain: whether nothing in it goes beyond its intent, its names and its premises.
        this: the things that the asker points at.
        secrets: the ids of the hidden things that it asks for.
        labels: the letters by which it names a place that is no piece.
    """

    intent: Intent
    seat: int
    others: tuple[int, ...] = ()
    things: tuple[tuple[Thing, ...], ...] = ()
    categories: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    personal: bool = False
    here: bool = False
    viewer: int | None = None
    words: str = ""
    premises: tuple[tuple[int, Premise], ...] = ()
    plain: bool = True
    this: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()


def tags(game: AnyGame) -> tuple[str, ...]:
    """List the tags of a game's moves."""
    return tuple(structs_by_tag(game.move_type))


def fact_ids(game: AnyGame, position: Any) -> tuple[str, ...]:
    """List the ids of the facts that a table shows, round and phase among them."""
    return (*AGENDA_FACTS, *(fact.id for fact in game.facts(position)))


def understand(
    game: AnyGame,
    position: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    this: Sequence[str] = (),
    before: TableQuestion | None = None,
) -> TableQuestion | None:
    """Parse a question about a table, or return None if it does not ask about a table.

    A later part of a question takes its unstated subject from the part before it.

    Args:
        game: the game.
        position: the position that the asker sees.
        question: the typed text; only its first `MAX_QUESTION` characters are read.
        names: the seats' names.
        viewer: the seat that asks; None without a seat.
        this: the things that the asker points at: ids of pieces or of other targets, and names of cells.
        before: the part of the question before this one.
    """
    rest, premises = split_premises(game, read_typed(question[:MAX_QUESTION]))
    known, names_of = cues(), lexicon(game.id)
    words = correct_words(plain(rest), names_of.words, library(game.id).known)
    there = people(rest, names, viewer)
    supposed = tuple(premise_seat(premise, names, viewer) for premise in premises)
    facts = known.named_facts(words, fact_ids(game, position))
    hidden = _asked_secrets(game, position, words, there, viewer, len(names))
    intent: Intent | None = (
        "fact" if facts else "secret" if hidden else known.intent(_without_people(words, names))
    )
    if intent == "may" and says_any(words, known.choosing) and known.named_moves(words, tags(game)):
        intent = "which"
    if intent is None or (intent in VERDICTS and not _is_yes_or_no(game, rest, words, intent)):
        return None
    moves = known.named_moves(words, tags(game))
    labels = labels_in(game, question[:MAX_QUESTION], names)
    labelled = moves_with(game, labels) if labels else ()
    moves = moves or labelled
    about = _actor(game, position, intent, moves, there, viewer, supposed if says_pronoun(rest) else ())
    if about is None:
        about = next(iter(supposed), None)
    if about is None:
        about = viewer if viewer is not None else next(iter(game.actors(position)), 0)
    here = known.points(words) or _is_pointed(words, this)
    # Asked for points, the word "points" names none of the categories that are called so.
    unasked = known.without_intent(words, intent)
    pointed = {one: names_of.thing_of(one) for one in this} if here else {}
    cells = tuple(cell for cell in cells_in(rest) if not _is_in_name(game, words, cell))
    spoken = words
    for cell in cells:
        spoken = without(spoken, plain(cell))  # the 3 of b3 is no level
    if labels:
        spoken = _without_labels(spoken, labels)
    simple = is_plain(game.id, spoken, names, intent) and set(moves).issubset(labelled or moves)
    if intent in JUDGED and _has_more(game, rest, known.without_intent(spoken, intent), simple=simple):
        return None
    mentions = names_of.mentions(spoken if intent == "points" else known.without_intent(spoken, intent))
    if not mentions and intent in JUDGED:
        mentions = names_of.mentions_by_sign(leftover(game.id, spoken, names, intent))
    asked = TableQuestion(
        intent,
        about,
        others=tuple(dict.fromkeys(one.seat for one in there if one.seat is not None and one.seat != about)),
        things=(*mentions, *((thing,) for thing in pointed.values() if thing)),
        categories=tuple(
            thing.id for meant in lexicon(game.id, CATEGORIES).mentions(unasked) for thing in meant
        ),
        moves=moves,
        facts=facts,
        cells=(*cells, *(one for one, thing in pointed.items() if thing is None)),
        personal=bool(there or supposed) or _is_asker(intent, rest, viewer, simple),
        here=here,
        viewer=viewer,
        words=words,
        premises=tuple(
            (about if seat is None else seat, premise_without_names(premise, names))
            for seat, premise in zip(supposed, premises, strict=True)
        ),
        plain=simple and (bool(mentions) or len(cells) < 2 or not _are_pieces(game, cells)),
        this=tuple(this),
        secrets=hidden,
        labels=labels,
    )
    return _going_on(asked, before) if before else asked


def _without_labels(words: str, labels: Sequence[str]) -> str:
    """Remove labels from words, and the verb that says that they are used."""
    for phrase in (*map(plain, labels), *cues().using):
        words = without(words, phrase)
    return words


def _has_more(game: AnyGame, text: str, words: str, *, simple: bool) -> bool:
    """Check that a question has a condition, an amount or an exception that nothing took up as a premise."""
    if names_amount(text) or says_any(words, cues().excluding):
        return True
    return not simple and has_condition(words) and not mentions_number(game.id, words)


VERDICTS: tuple[Intent, ...] = ("may", "must", "afford", "who")
"""Intents that are answered by the verdict on a move."""


def _is_yes_or_no(game: AnyGame, text: str, words: str, intent: Intent) -> bool:
    """Check that a verdict on one move, now, answers a question: it has no condition and no second move."""
    known = cues()
    if counts_things(text) or known.joins_moves(words, tags(game)):
        return False
    return known.is_yes_or_no(words, intent)


def _without_people(words: str, names: Sequence[str]) -> str:
    """Remove the names of seats from words, for phrases that people put a name into."""
    bare = words
    for name in sorted(map(plain, names), key=len, reverse=True):
        if name.strip():
            bare = without(bare, name)
    bare = f" {' '.join(bare.replace('|', ' ').split())} "
    return words if cues().intent(words) == cues().intent(bare) else bare


def _is_in_name(game: AnyGame, words: str, cell: str) -> bool:
    """Check that what reads like a cell belongs to a name, as in "C2 shop": nothing else tells the number."""
    names = lexicon(game.id)
    meant = names.mentions(words)
    things = {thing.id.casefold() for mention in meant for thing in mention}
    alone = names.mentions(without(words, plain(cell)))
    return cell in things and alone != meant and alone == names.mentions(re.sub(r"\d+", " ", words))


def _are_pieces(game: AnyGame, cells: Sequence[str]) -> bool:
    """Check that what reads like a cell may be the id of a piece instead."""
    return any(piece.casefold() in cells for piece in game.pieces)


def speaks_of_table(
    game: AnyGame, question: str, names: Sequence[str], viewer: int | None, this: Sequence[str] = ()
) -> bool:
    """Check that a question means the table, even if it is not understood.

    The arguments are those of `understand`.
    """
    rest, premises = split_premises(game, read_typed(question[:MAX_QUESTION]))
    words, there = plain(rest), people(rest, names, viewer)
    named = any(one.part != "doer" or one.seat != viewer for one in there)
    asks = cues().intent(_without_people(words, names)) is not None
    return bool(
        premises or named or cells_in(rest) or (asks and (there or (this and _is_pointed(words, this))))
    )


def _is_asker(intent: Intent, text: str, viewer: int | None, simple: bool) -> bool:
    """Check that a question without a person is about its asker: Chinese leaves out the "I"."""
    if viewer is None or intent not in JUDGED or intent == "who":
        return False
    return intent == "afford" or (simple and any(map(is_han, text)))


def _is_pointed(words: str, this: Sequence[str]) -> bool:
    """Check that "it" means the thing that the asker points at."""
    return bool(this) and " it " in words


def _asked_secrets(
    game: AnyGame,
    position: Any,
    words: str,
    there: Sequence[Participant],
    viewer: int | None,
    count: int,
) -> tuple[str, ...]:
    """List the hidden things that a question asks for, of the seats that it names or of any other seat."""
    if not game.secrets:
        return ()
    seats = [one.seat for one in there if one.seat is not None]
    if viewer in seats and len(set(seats)) == 1:
        return ()
    named = [seat for seat in seats if seat != viewer]
    named_things = {thing.id for meant in lexicon(game.id).mentions(words) for thing in meant}
    found: list[str] = []
    for seat in named or range(count):
        for secret in game.redaction.secrets(position, viewer, seat):
            shown = named_things and secret.things and secret.things.isdisjoint(named_things)
            if seat != viewer and not shown and (named or secret.whole):
                found += cues().named_secrets(words, (secret.id,))
    return tuple(dict.fromkeys(found))


def _actor(
    game: AnyGame,
    position: Any,
    intent: Intent,
    moves: Sequence[str],
    there: Sequence[Participant],
    viewer: int | None,
    supposed: Sequence[int | None],
) -> int | None:
    """Find the seat that acts: the doer, else the person of a premise that a pronoun means, else the owner.

    The owner of a target is no doer: a move that is aimed at seats is the asker's.
    """
    doers = [one.seat for one in there if one.part == "doer"]
    if doers:
        return doers[0]
    if supposed:
        return supposed[0]
    owners = [one for one in there if one.part == "owner"]
    if not owners:
        return there[0].seat if there and intent not in JUDGED else None
    owner = owners[0].seat
    if (
        intent in JUDGED
        and viewer is not None
        and owner != viewer
        and _aims_at(game, position, viewer, owner, moves)
    ):
        return viewer
    return owner


JUDGED: tuple[Intent, ...] = (
    "why",
    "when",
    "many",
    "afford",
    "price",
    "which",
    "where",
    "who",
    "must",
    "may",
)
"""Intents about moves, which have an actor and perhaps a target of somebody else."""


def _aims_at(game: AnyGame, position: Any, viewer: int, owner: int | None, moves: Sequence[str]) -> bool:
    """Check that a named move, or without one any move, is aimed at things of this seat."""
    return any(
        str(owner) in _PARTS.split(target)
        for piece in game.pieces
        if piece in moves or not moves
        for target in game.survey(position, viewer, piece).targets
    )


def _going_on(asked: TableQuestion, before: TableQuestion) -> TableQuestion:
    """Complete a later part of a question with the seat and the subject of the part before it."""
    if not asked.personal:
        asked = replace(asked, seat=before.seat)
    if not asked.premises:
        asked = replace(asked, premises=before.premises)
    if asked.things or asked.categories:
        return asked
    return replace(
        asked,
        things=before.things,
        categories=before.categories,
        cells=asked.cells or before.cells,
        personal=asked.personal or before.personal,
        here=asked.here or before.here,
    )
