"""A phone at a table of Citadels: real fingers on a real screen, by the names that are read aloud."""

from collections.abc import Coroutine
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from companion.games.citadels.printed import Role
from companion.hosting.session import TableSession
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.views.citadels_fingers import Player, tap_move


class AtCourt(Touching, Player):
    """Somebody who plays Citadels by touching the screen."""

    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Return what is touched to make a move of a seat that is looked at."""
        return tap_move(self, seat, move)

    def beginning(self, words: str, number: int = 0) -> str:
        """Something to tap whose name begins so, once it is there. Which of several."""
        self.until(lambda: self.has(words), f"nothing to tap begins with {words!r}")
        return super().beginning(words, number)

    def press(self, *beginnings: str) -> "AtCourt":
        """Touch one thing after the other, each found by how its name begins."""
        for words in beginnings:
            self.touch(self.beginning(words))
        return self

    @property
    def last(self) -> Any:
        """The last move that was made; None if the last entry is none."""
        return getattr(self.session.table.entries[-1], "move", None)

    def role_word(self, role: Role) -> str:
        """Return the name of a character."""
        return self.word(f"role-{role}")


def begin(app: App, *names: str, **setup: Any) -> TableSession:
    """Return a new table of Citadels.

    Args:
        app: where.
        names: the people.
        setup: other fields of the setup.
    """
    return app.house.tables.begin(GAME.id, Setup(make_seats(*names), **setup))


__all__ = ["AtCourt", "begin"]
