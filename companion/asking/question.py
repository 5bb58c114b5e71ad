"""Parser of questions about a table: the intent, the seat, and the names in a question."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.asking.cues import Intent, cues
from companion.asking.names import CATEGORIES, Thing, lexicon
from companion.engine.game import Game
from companion.engine.wire import structs_by_tag
from companion.rulebook.library import library
from companion.wording.plain_words import MAX_QUESTION, cells_in, plain, says
from companion.wording.spelling import edits

AnyGame = Game[Any, Any, Any]

AGENDA_FACTS = ("round", "phase")
"""The facts that every game's agenda tells."""

CORRECTED = range(5, 21)
"""Shorter and longer words are taken as they were typed, by their number of letters."""


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


def tags(game: AnyGame) -> tuple[str, ...]:
    """List the tags of a game's moves."""
    return tuple(structs_by_tag(game.move_type))


def fact_ids(game: AnyGame, position: Any) -> tuple[str, ...]:
    """List the ids of the facts that a table shows, round and phase among them."""
    return (*AGENDA_FACTS, *(fact.id for fact in game.facts(position)))


def _spelt(game: AnyGame, words: str) -> str:
    """Correct words that no rulebook has and that are one letter from a name."""
    own = lexicon(game.id).words
    return f" {' '.join(_nearest(word, own, library(game.id).known) for word in words.split())} "


def _nearest(word: str, own: frozenset[str], known: frozenset[str]) -> str:
    if len(word) not in CORRECTED or not word.isascii() or word in own or word in known:
        return word
    return next((each for each in edits(word) if each in own), word)


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
    text = question[:MAX_QUESTION]
    words, known = _spelt(game, plain(text)), cues()
    facts = known.named_facts(words, fact_ids(game, position))
    intent: Intent | None = "fact" if facts else known.intent(words)
    if intent is None:
        return None
    seats = tuple(seat for seat, name in enumerate(names) if name.strip() and says(words, plain(name)))
    me = known.in_person(words)
    about = viewer if me else next(iter(seats), viewer)
    if about is None:
        about = next(iter(game.actors(position)), 0)
    here = known.points(words)
    names_of = lexicon(game.id)
    # Asked for points, the word "points" names none of the categories that are called so.
    unasked = known.without_intent(words, intent)
    pointed = {one: names_of.thing_of(one) for one in this} if here else {}
    asked = TableQuestion(
        intent,
        about,
        others=tuple(seat for seat in seats if seat != about),
        things=(*names_of.mentions(words), *((thing,) for thing in pointed.values() if thing)),
        categories=tuple(
            thing.id for meant in lexicon(game.id, CATEGORIES).mentions(unasked) for thing in meant
        ),
        moves=known.named_moves(words, tags(game)),
        facts=facts,
        cells=(*cells_in(text), *(one for one, thing in pointed.items() if thing is None)),
        personal=me or bool(seats),
        here=here,
    )
    return _going_on(asked, before) if before else asked


def _going_on(asked: TableQuestion, before: TableQuestion) -> TableQuestion:
    """Complete a later part of a question with the seat and the subject of the part before it."""
    if not asked.personal:
        asked = replace(asked, seat=before.seat)
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
