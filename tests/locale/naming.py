"""What every game's texts are asked: whether each thing has its own name, told in each language."""

from collections.abc import Iterable, Sequence

import pytest

from companion.locale import LOCALES, Param, Texts

TEXTS = Texts.load_all()
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


class Sayings:
    """The texts of one game.

    Attributes:
        game: its id.
    """

    def __init__(self, game: str, seats: Sequence[str] = ()) -> None:
        self.game = game
        self._seats = seats

    def __call__(self, locale: str, kind: str, what: str, **params: Param) -> str:
        """A sentence about something."""
        return TEXTS[locale].about(self.game, kind, what, params, self._seats)

    def missing(self, locale: str, wanted: Iterable[str]) -> list[str]:
        """Those of some texts that are not there, without the game's own name in their ids."""
        return [one for one in wanted if not TEXTS[locale].has(f"{self.game}-{one}")]

    def namesakes(self, locale: str, named: Iterable[str]) -> list[tuple[str, str]]:
        """Names that two things of a kind have, with the kind; what stands before ``-`` is the kind."""
        names = [(name.partition("-")[0], TEXTS[locale].say(f"{self.game}-{name}")) for name in named]
        return sorted({name for name in names if names.count(name) > 1})
