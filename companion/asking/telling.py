"""An answer about a table as sentences in somebody's language."""

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
    """A sentence of an answer.

    Args:
        texts: the reader's language.
        game: the game that was asked.
        said: the sentence.
        names: the seats' names.
    """
    if said.kind != "asked":
        return texts.about(game.id, said.kind, said.id, said.params, names)
    params = {name: _param_in_words(texts, game, name, value, names) for name, value in said.params.items()}
    return texts.say(f"asked-{said.id}", **params)


def place(texts: Texts, game: AnyGame, target: str | Phrase, names: Sequence[str]) -> str:
    """A target of a survey as people call it: by its name where it has one, else as the board has it.

    Args:
        texts: the reader's language.
        game: the game it belongs to.
        target: as the survey names it, or as `Notation.on_board` does.
        names: the seats' names.
    """
    if isinstance(target, Phrase):
        return texts.say(f"{game.id}-{target.id}", **dict(target.params))
    thing = lexicon(game.id).thing_of(target) if len(parts(target)) == 1 else None
    if thing is not None:
        return texts.say(f"{game.id}-{thing.word.id}")
    return game.notation.target(target, names)


def name_thing(texts: Texts, game: AnyGame, position: Any, seat: int, what: str, names: Sequence[str]) -> str:
    """What people call something at a table: a piece, a place of a board, a category of points, a section.

    Args:
        texts: the reader's language.
        game: the game.
        position: what the table shows.
        seat: whose board is meant.
        what: its id, or the name of a place.
        names: the seats' names.
    """
    category = f"{game.id}-category-{what}"
    if lexicon(game.id).thing_of(what) is None and texts.has(category):
        return texts.say(category)
    for section in load(game.id, texts.locale).sections:
        if section.id == what:
            return section.title
    return place(texts, game, game.notation.on_board(position, seat, what), names)


def _param_in_words(texts: Texts, game: AnyGame, name: str, value: Any, names: Sequence[str]) -> Param:
    """A param with the game's own words in it, as a sentence that is no game's can take it."""
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
