"""Rendering of an answer about a table as sentences in the reader's language."""

from collections.abc import Sequence
from typing import Any

from companion.asking.aiming import parts
from companion.asking.answers import AnswerSentence
from companion.asking.names import lexicon
from companion.asking.question import AnyGame
from companion.engine.words import Phrase, Who, Word
from companion.locale.texts import Param, Texts
from companion.rulebook.book import load


def tell(texts: Texts, game: AnyGame, said: AnswerSentence, names: Sequence[str]) -> str:
    """Render a sentence of an answer.

    Args:
        texts: the reader's language.
        game: the game that was asked.
        said: the sentence.
        names: the seats' names.
    """
    if said.kind == "offer":
        return _ask_for_move(texts, game, said, names)
    if said.kind != "asked":
        return texts.about(game.id, said.kind, said.id, said.params, names)
    params = {name: _param_in_words(texts, game, name, value, names) for name, value in said.params.items()}
    if said.inner is not None:
        params["what"] = tell(texts, game, said.inner, names)
    return texts.say(f"asked-{said.id}", **params)


def _ask_for_move(texts: Texts, game: AnyGame, said: AnswerSentence, names: Sequence[str]) -> str:
    """Ask the reader to make a move, by the line of the log where an added game has no words for it."""
    if texts.has(f"{game.id}-offer-{said.id}") or said.inner is None:
        params = {name: value for name, value in said.params.items() if _can_be_told(texts, game, value)}
        return texts.about(game.id, "offer", said.id, params, names)
    told = tell(texts, game, said.inner, names)
    return texts.say("asked-option-logged", what=told) if said.inner.kind == "move" else told


def _can_be_told(texts: Texts, game: AnyGame, value: Any) -> bool:
    """Check that a param has a text: some fields of moves are only for the game itself."""
    if isinstance(value, tuple):
        return all(not isinstance(each, int) and _can_be_told(texts, game, each) for each in value)
    return not isinstance(value, Word) or texts.has(f"{game.id}-{value.id}")


def place(texts: Texts, game: AnyGame, target: str | Phrase, names: Sequence[str]) -> str:
    """Name a target of a survey as people call it: by its own name if it has one, else by the board's.

    Args:
        texts: the reader's language.
        game: the game it belongs to.
        target: its name in the survey, or the name that `Notation.name_on_board` gives.
        names: the seats' names.
    """
    if isinstance(target, Phrase):
        return texts.say(f"{game.id}-{target.id}", **dict(target.params))
    owner, _, owned = target.partition(".")
    thing = lexicon(game.id).thing_of(owned)
    if thing is not None and owner.isdigit() and int(owner) < len(names):
        return texts.say(
            "asked-owned", owner=names[int(owner)], thing=texts.say(f"{game.id}-{thing.word.id}")
        )
    thing = lexicon(game.id).thing_of(target) if len(parts(target)) == 1 else None
    if thing is not None:
        return texts.say(f"{game.id}-{thing.word.id}")
    return game.notation.name_target(target, names)


def name_thing(texts: Texts, game: AnyGame, position: Any, seat: int, what: str, names: Sequence[str]) -> str:
    """Name a thing at a table as people call it: a piece, a place, a category of points, or a section.

    Args:
        texts: the reader's language.
        game: the game.
        position: the position.
        seat: the seat of the board.
        what: its id, or the name of a place.
        names: the seats' names.
    """
    category = f"{game.id}-category-{what}"
    if lexicon(game.id).thing_of(what) is None and texts.has(category):
        return texts.say(category)
    for section in load(game.id, texts.locale).sections:
        if section.id == what:
            return section.title
    return place(texts, game, game.notation.name_on_board(position, seat, what), names)


def _param_in_words(texts: Texts, game: AnyGame, name: str, value: Any, names: Sequence[str]) -> Param:
    """Render the game's own words in a param, so that a sentence of the app can take the param."""
    if isinstance(value, tuple):
        each = [_param_in_words(texts, game, name, one, names) for one in value]
        return tuple(one if isinstance(one, str | Who) else str(one) for one in each)
    if name == "places":
        return place(texts, game, value, names)
    match value:
        case Word(id=id_):
            return texts.say(f"{game.id}-{id_}")
        case Phrase(id=id_, params=params):
            return texts.say(f"{game.id}-{id_}", **dict(params))
        case Who(seat=seat) if seat < len(names):
            return names[seat]
        case int() | str() | Who():
            return value
    return str(value)
