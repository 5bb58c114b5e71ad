"""What every game's texts are asked: whether each thing has its own name, told in each language."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import pytest

from companion.data import data_path
from companion.locale import LOCALES, Param, Texts
from companion.locale.entries import split_entries

TEXTS = Texts.load_all()
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


@cache
def wanted(locale: str) -> Mapping[str, tuple[str, ...]]:
    """Return what each message wants to be given, by its id."""
    return {
        name: tuple(dict.fromkeys(re.findall(r"\$(\w+)", text)))
        for path in data_path("locales", locale).glob("*.ftl")
        for is_term, name, text in split_entries(path.read_text(encoding="utf-8"))
        if not is_term
    }


class Sayings:
    """The texts of one game.

    Attributes:
        game: its id.
    """

    def __init__(self, game: str, seats: Sequence[str] = ()) -> None:
        self.game = game
        self._seats = seats

    def __call__(self, locale: str, kind: str, what: str, **params: Param) -> str:
        """Return a sentence about something."""
        return TEXTS[locale].about(self.game, kind, what, params, self._seats)

    def missing(self, locale: str, wanted: Iterable[str]) -> list[str]:
        """Return those of some texts that are not there, without the game's own name in their ids."""
        return [one for one in wanted if not TEXTS[locale].can_say(f"{self.game}-{one}")]

    def namesakes(self, locale: str, named: Iterable[str]) -> list[tuple[str, str]]:
        """Names that two things of a kind have, with the kind. What stands before ``-`` is the kind."""
        names = Counter((name.partition("-")[0], self._bare(locale, name)) for name in named)
        return sorted(name for name, times in names.items() if times > 1)

    def _bare(self, locale: str, name: str) -> str:
        """Return a sentence in which what is handed in stands by its own name."""
        message = f"{self.game}-{name}"
        return TEXTS[locale].say(message, **{each: f"${each}" for each in wanted(locale).get(message, ())})
