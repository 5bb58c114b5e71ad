"""Somebody at a table of an example on the plain board, with fingers or with a keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.geometry.placements import cells_in
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from counting import GAME as COUNTING
from dominoes import GAME as DOMINOES
from fruit import GAME as FRUIT
from tests.browser.keyed import Keyed
from tests.browser.phone import Phone
from tests.browser.table import App, running
from tests.browser.touching import Touching
from tests.games.added_games import ROOT

EXAMPLES = {game.id: game for game in (FRUIT, DOMINOES, COUNTING)}
"""The games of ``examples``, which have no board here."""

WAYS = 8
"""The most ways in which a piece can cover a cell."""


@contextmanager
def serving_examples(home: Path) -> Iterator[App]:
    """Provide the app with the examples installed, and without a board of their own."""
    with pytest.MonkeyPatch.context() as patch:
        for name, game in EXAMPLES.items():
            patch.setitem(GAMES, name, game)
        folders = tuple(ROOT / "examples" / name / name / "data" for name in EXAMPLES)
        patch.setattr("companion.data._added_folders", lambda: folders)
        with running(home) as app:
            yield app


def begin_example(app: App, game_id: str, mode: Any = "play") -> TableSession:
    """Begin a table of an example for two people."""
    setup = Setup(make_seats("Ann", "Ben"), mode=mode)
    table: Table[Any, Any, Any] = Table.set_up(EXAMPLES[game_id], "PLAIN", setup, 1_700_000_000_000)
    return app.at_once(lambda: app.house.tables.adopt(table, with_new_id=True))


class AtPlain(Touching):
    """Somebody who plays on the plain board by touching the screen."""

    def __init__(self, phone: Phone, session: TableSession | None = None, locale: str = "en") -> None:
        """Read the texts of the examples, too."""
        super().__init__(phone, session, locale)
        self.texts = Texts.load(locale)

    def cell(self, at: str) -> str:
        """Find the label of a cell."""
        return next(label for label in self.tappables() if label.startswith(f"{at} · "))

    def button(self, seat: int, move: Any) -> str:
        """Format the label of the button that makes a move."""
        game = self.session.game
        notice = game.describe(self.session.table.position, seat, move)
        return self.about("do", notice.id, notice.params)

    async def steps(self, seat: int, move: Any) -> None:
        """Point at a place until the piece lies as wanted, and press the button of the move."""
        label, game = self.button(seat, move), self.session.game
        aim = game.aim_of(self.session.table.position, seat, move)
        for at in cells_in(aim.target)[:1] * WAYS if aim else ():
            if label in self.tappables():
                break
            await self.finger(self.cell(at))
        await self.finger(label)


class AtPlainByKeys(Keyed, AtPlain):
    """Somebody who plays on the plain board with a keyboard alone."""
