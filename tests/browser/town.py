"""A phone at a table of Small City: real fingers on a real screen, by the names that are read aloud."""

from collections.abc import Coroutine
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.small_city import GAME
from companion.hosting.session import TableSession
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.hosting.play import confirm_box
from tests.views.small_city_fingers import Player, tap_move


class AtTown(Touching, Player):
    """Somebody who plays Small City by touching the screen."""

    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Tap through a move of Small City."""
        return tap_move(self, seat, move)


def begin_small_city(app: App, *names: str, asked: bool = False, **setup: Any) -> TableSession:
    """Begin a table of Small City.

    Args:
        app: where.
        names: the people; Ann and Ben by default.
        asked: True if what the rules do not say about the box is still to be asked.
        setup: other fields of the setup.
    """
    session = app.house.tables.begin(GAME.id, Setup(make_seats(*(names or ("Ann", "Ben"))), **setup))
    if not asked:
        confirm_box(app.house, session)
    return session


__all__ = ["AtTown", "begin_small_city"]
