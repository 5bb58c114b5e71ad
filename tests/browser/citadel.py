"""A phone at a table of Citadels: real fingers on a real screen, by the names that are read aloud."""

from collections.abc import Coroutine
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from companion.games.citadels.printed import Role
from companion.hosting.session import TableSession
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.views.citadels_fingers import PAGES, Player, tap_move


class AtCourt(Touching, Player):
    """Somebody who plays Citadels by touching the screen."""

    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Tap through a move of Citadels."""
        return tap_move(self, seat, move)

    def beginning(self, words: str, number: int = 0) -> str:
        """Wait for a label that begins with these words, and return it, or the one of that number."""
        self.until(lambda: self.has(words), f"nothing to tap begins with {words!r}")
        return super().beginning(words, number)

    def press(self, *beginnings: str) -> "AtCourt":
        """Touch labels one after the other, each found by its beginning."""
        turns = self.texts.say("app-tiles-next", page="#", pages="").partition("#")[0]
        for words in beginnings:
            for _ in range(PAGES):
                if self.has(words) or not self.has(turns):
                    break
                self.touch(self.beginning(turns))
            self.touch(self.beginning(words))
        return self

    @property
    def last(self) -> Any:
        """The last move that was made; None if the last entry is none."""
        return getattr(self.session.table.entries[-1], "move", None)

    def role_word(self, role: Role) -> str:
        """Format the name of a character."""
        return self.word(f"role-{role}")


def begin_citadels(app: App, *names: str, **setup: Any) -> TableSession:
    """Begin a table of Citadels.

    Args:
        app: where.
        names: the people.
        setup: other fields of the setup.
    """
    return app.house.tables.begin(GAME.id, Setup(make_seats(*names), **setup))


__all__ = ["AtCourt", "begin_citadels"]
