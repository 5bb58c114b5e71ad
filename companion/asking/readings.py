"""Readings in force of the ambiguous rules of a rulebook section."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from companion.asking.question import AnyGame
from companion.engine.rulings import Rulings
from companion.locale.texts import Texts
from companion.rulebook import load
from companion.rulebook.book import RULINGS

LIST = RULINGS
"""The chapter that every rulebook lists its ambiguous rules in."""

_ITEM = re.compile(r"^\* \*\*(?P<question>.+?)\*\*(?P<rest>.*)$", re.MULTILINE)
_LINK = re.compile(r"\]\(#([a-z_.]+)\)")


@dataclass(frozen=True, slots=True)
class RulingInForce:
    """Ambiguous rule with its reading at a table.

    Attributes:
        ruling: the rule's id.
        reading: the id of the reading in force.
        question: the rule as a question, in the reader's language.
        words: the reading in words.
        usual: whether it is the app's default reading.
    """

    ruling: str
    reading: str
    question: str
    words: str
    usual: bool


@cache
def _list_rulings(game: str, locale: str) -> Mapping[str, tuple[str, ...]]:
    """Index the sections that each ambiguous rule links to, by its question."""
    body = load(game, locale).section(LIST).body
    return MappingProxyType(
        {item["question"]: tuple(_LINK.findall(item["rest"])) for item in _ITEM.finditer(body)}
    )


def readings(texts: Texts, game: AnyGame, rulings: Rulings, section_id: str) -> tuple[RulingInForce, ...]:
    """List the readings in force for a section, in the order of the rulebook. Mostly none.

    Args:
        texts: the reader's language.
        game: the game.
        rulings: the table's choices at setup.
        section_id: a section of the rulebook; its list of ambiguous rules has all of them.
    """
    listed = _list_rulings(game.id, texts.locale)
    found: list[RulingInForce] = []
    for ruling in game.rulings:
        question = texts.say(f"{game.id}-ruling-{ruling.id}")
        if section_id != LIST and section_id not in listed.get(question, ()):
            continue
        chosen = getattr(rulings, ruling.id)
        words = texts.say(f"{game.id}-reading-{ruling.id}-{chosen}")
        found.append(RulingInForce(ruling.id, chosen, question, words, chosen == ruling.default))
    return tuple(found)
