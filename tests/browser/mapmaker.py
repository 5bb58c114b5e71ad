"""A phone at a table of Roll Into Town: real fingers on a real screen, by the names that are read aloud."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.position import Sheet
from companion.hosting.session import TableSession
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.hosting.play import confirm_box
from tests.views.roll_into_town_fingers import Player, tap_move


class AtMap(Touching, Player):
    """Somebody who plays Roll Into Town by touching the screen."""

    patience = 8_000

    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Tap through a move of Roll Into Town."""
        return tap_move(self, seat, move)

    def look(self, seat: int) -> Self:
        """Look at a seat. Who plays alone looks at it anyway."""
        return super().look(seat) if len(self.session.names) > 1 else self

    def beginning(self, words: str) -> str:
        """Wait for a label that begins with these words, and return it."""
        return self._found(lambda label: label.startswith(words), f"nothing to tap begins with {words!r}")

    def square(self, at: str) -> str:
        """Wait for the label of a square of the map, and return it."""
        return self._found(lambda label: label.startswith((f"{at},", f"{at} ")), f"there is no square {at}")

    def _found(self, wanted: Callable[[str], bool], otherwise: str) -> str:
        """Wait for the first label that passes `wanted`, and return it."""
        found: list[str] = []

        def there() -> bool:
            found[:] = filter(wanted, self.tappables())
            return bool(found)

        self.until(there, otherwise)
        return found[0]

    def press(self, *beginnings: str) -> Self:
        """Touch labels one after the other, each found by its beginning."""
        for words in beginnings:
            self.touch(self.beginning(words))
        return self

    def mark(self, *cells: str) -> Self:
        """Touch squares of the map, one after the other."""
        for at in cells:
            self.touch(self.square(at))
        return self

    def sheet(self, seat: int = 0) -> Sheet:
        """Return a seat's sheet."""
        sheet: Sheet = self.table.sheet(seat)
        return sheet

    def token(self, at: str, seat: int = 0) -> str:
        """Return the token on a square of a seat's map."""
        number: int = self.table.printed.grid.index[at]
        return self.sheet(seat).cells[number]

    def save_file(self, label: str, folder: Path) -> Path:
        """Touch a label that saves a file, and keep the file in a folder.

        Args:
            label: what is touched.
            folder: where the file goes.

        Returns:
            The file, under the name that it was given.
        """
        with self.phone.page.expect_download() as saving:
            self.phone.touch(label)
        path = folder / saving.value.suggested_filename
        saving.value.save_as(path)
        return path

    def said(self, message: str, /, **params: Any) -> str:
        """Format a word or sentence of the sheet."""
        return self.texts.say(f"{GAME.id}-sheet-{message}", **params)


def begin_roll_into_town(app: App, *names: str, **setup: Any) -> TableSession:
    """Begin a table of Roll Into Town with a confirmed box.

    Args:
        app: where.
        names: the people.
        setup: other fields of the setup.
    """
    session = app.house.tables.begin(GAME.id, Setup(make_seats(*names), **setup))
    confirm_box(app.house, session)
    return session


__all__ = ["AtMap", "begin_roll_into_town"]
