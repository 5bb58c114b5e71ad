"""Words that no rulebook here knows: names of other games, and ordinary words that are no slips."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from companion.data import data_path
from companion.games import GAMES
from companion.rulebook.book import load
from companion.wording.folding import flatten, is_han

LANGUAGES = ("en", "zh-Hant", "zh-Hans")


@dataclass(frozen=True)
class Outside:
    """Words from outside of the rulebooks, all folded.

    Attributes:
        games: names of other games, each with the name that is told.
        everyday: ordinary English words.
    """

    games: Mapping[str, str]
    everyday: frozenset[str]


@cache
def read_outside() -> Outside:
    """Read the words from outside, once."""
    said = tomllib.loads(data_path("rulebooks", "outside.toml").read_text(encoding="utf-8"))
    games = {flatten(name): told for told, names in said["games"].items() for name in names}
    return Outside(MappingProxyType(games), frozenset(flatten(said["everyday"]["en"]).split()))


@cache
def titles(locale: str) -> Mapping[str, tuple[str, str]]:
    """Map the folded titles of the app's games, in every language, to their id and their title in one."""
    found: dict[str, tuple[str, str]] = {}
    for game in GAMES:
        for language in LANGUAGES:
            found[flatten(load(game, language).title)] = (game, load(game, locale).title)
    return MappingProxyType(found)


def other_game(folded: str, game: str, locale: str) -> str:
    """Find the name of another game in a folded question, or return an empty text."""
    named = {title: told for title, (id_, told) in titles(locale).items() if id_ != game}
    own = {title for title, (id_, _) in titles(locale).items() if id_ == game}
    if any(_has_name(folded, title) for title in own):
        return ""
    for name, told in (*named.items(), *read_outside().games.items()):
        if _has_name(folded, name):
            return told
    return ""


def _has_name(folded: str, name: str) -> bool:
    if is_han(name):
        return name in folded
    at = folded.find(name)
    around = folded[at - 1 : at] + folded[at + len(name) : at + len(name) + 1]
    return at >= 0 and not any(each.isascii() and each.isalnum() for each in around)
