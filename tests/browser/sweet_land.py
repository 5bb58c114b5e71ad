"""A phone at a table of Sweet Lands: real fingers on a real screen, by the names that are read aloud."""

from collections.abc import Coroutine
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import GAME
from companion.hosting.session import TableSession
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.views.sweet_lands_fingers import tap_move
from tests.views.sweet_lands_player import Player
from tests.views.sweet_lands_table import tiles_lie_there


class AtLands(Touching, Player):
    """Somebody who plays Sweet Lands by touching the screen."""

    patience = 8_000

    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Tap through a move of Sweet Lands."""
        return tap_move(self, seat, move)

    def beginning(self, words: str) -> str:
        """Wait for a label that begins with these words, and return it."""
        self.until(lambda: self.begins(words), f"nothing to tap begins with {words!r}")
        return super().beginning(words)

    def press(self, *beginnings: str) -> "AtLands":
        """Touch labels one after the other, each found by its beginning."""
        for words in beginnings:
            self.touch(self.beginning(words))
        return self

    def stock(self, seat: int, what: str) -> str:
        """Format the label of a seat's resource with its amount."""
        name = self.word(f"paint-stock-{what}")
        return self.texts.say(f"{self.game}-paint-has", what=name, n=getattr(self.table.players[seat], what))

    def gain(self, kind: str, count: int = 1) -> str:
        """Format the label of the button that adds a gain to a print."""
        words = self.word(f"gain-{kind}") if count == 1 else self.word(f"amount-{kind}", count=count)
        return self.app("gains-add", what=words)

    def asks(self) -> bool:
        """Tell if the sheet that asks for a print lies open."""
        return self.app("box-ask-unknown") in self.phone.texts()


def begin_sweet_lands(app: App, *names: str, **setup: Any) -> TableSession:
    """Begin a table of Sweet Lands with all tiles laid, before characters are chosen.

    Args:
        app: where.
        names: the people.
        setup: other fields of the setup.
    """
    session = app.house.tables.begin(GAME.id, Setup(make_seats(*names), **setup))
    tiles_lie_there(session)
    return session
