"""Somebody who plays Sweet Lands by tapping, in this process or in a browser."""

from typing import Any, Self

from companion.games.sweet_lands import GAME
from tests.views import playing

PAGES = 12
"""Pages of tiles at most."""


class Player(playing.Player):
    """Somebody who plays by tapping, and counts the taps.

    Attributes:
        taps: how many there were so far.
    """

    game = GAME.id
    taps = 0

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.table

    def board(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the board in this phone's language."""
        return self.texts.say(f"{self.game}-board-{message}", **params)

    def can_tap(self, label: str) -> bool:
        """Tell if something to tap is called so."""
        return label in self.tappables()

    async def tap(self, *beginnings: str) -> Self:
        """Tap one thing after the other, each found by its name or how that begins. Every tap counts."""
        for words in beginnings:
            await self.turn_to(words)
            self.taps += 1
            await self.finger(words if self.can_tap(words) else self.beginning(words))
        return self

    async def turn_to(self, words: str) -> None:
        """Turn the pages of tiles until something is named so, at most once through all of them."""
        turns = self.app("tiles-next", page="#", pages="").partition("#")[0]
        for _ in range(PAGES):
            if self.begins(words) or not self.begins(turns):
                return
            self.taps += 1
            await self.finger(self.beginning(turns))

    def starting(self, words: str) -> list[str]:
        """Return the names of all that can be tapped and begin so."""
        return [label for label in self.tappables() if label.startswith(words)]

    def open_places(self) -> list[str]:
        """Return the names of the hexes or edges on which a tap lays what is owed."""
        sign = self.board("may-lie", place="#").partition("#")[2]
        return [label for label in self.tappables() if label.endswith(sign)]

    @property
    def seat_on_turn(self) -> int:
        """Whom the table waits for.

        Raises:
            ValueError: nobody, or more than one.
        """
        (seat,) = GAME.actors(self.position)
        return seat
