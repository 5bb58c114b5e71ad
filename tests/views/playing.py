"""Somebody who plays any game by tapping what is found by its name, and tables played up to a point."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, ClassVar

from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from companion.locale.texts import Param, Texts

Before = Callable[[TableSession], object]
"""What happens at a table before the phone comes."""

Likely = Callable[[TableSession, Random], tuple[int, Any]]
"""A seat that is asked to do something, and a move it may make."""


class Player(ABC):
    """Somebody who plays by tapping, in this process or in a browser.

    Attributes:
        game: the id of the game.
        texts: the sentences of their language.
        session: the table.
    """

    game: ClassVar[str]
    texts: Texts
    session: TableSession

    @abstractmethod
    def tappables(self) -> Iterable[str]:
        """Return the names of all that can be tapped now."""

    @abstractmethod
    async def finger(self, label: str) -> None:
        """Tap what is called so."""

    @property
    def table(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def app(self, message: str, /, **params: Any) -> str:
        """Format a sentence of the app in this person's language."""
        return self.texts.say(f"app-{message}", **params)

    def ui(self, message: str, /, **params: Any) -> str:
        """Format a sentence of the board in this person's language."""
        return self.texts.say(f"{self.game}-ui-{message}", **params)

    def button_of(self, move: str, /, **params: Param) -> str:
        """Format the label of the button that makes a move of this kind."""
        return self.word(f"do-{move}", **params)

    def word(self, message: str, **params: Param) -> str:
        """Format a name of the game in this person's language."""
        return self.texts.say(f"{self.game}-{message}", **params)

    def begins(self, words: str) -> bool:
        """Tell if a label to tap begins with these words."""
        return any(label.startswith(words) for label in self.tappables())

    def one_of(self, words: str, number: int) -> str:
        """Find a label to tap that begins with these words, by its number.

        Raises:
            LookupError: there are not so many.
        """
        found = [label for label in self.tappables() if label.startswith(words)]
        if number >= len(found):
            raise LookupError(f"nothing to tap begins with {words!r}; there are {list(self.tappables())}")
        return found[number]

    def beginning(self, words: str) -> str:
        """Find the first label to tap that begins with these words.

        Raises:
            LookupError: there is none.
        """
        return self.one_of(words, 0)


def play_to(
    likely: Likely,
    phase: str,
    number: int = 1,
    seed: int = 1,
    *,
    where: Callable[[Any], bool] = lambda position: True,
    first: Before = lambda session: None,
) -> Before:
    """Make a function that plays random moves up to a phase of a round or later.

    Args:
        likely: chooses the moves.
        phase: up to which.
        number: of the round; a later one will do.
        seed: of the dice that choose.
        where: what the position must be like.
        first: what happens before each move.

    Raises:
        AssertionError: it never comes to that.
    """

    def there(position: Any) -> bool:
        return position.phase == phase and position.round >= number and where(position)

    def play(session: TableSession) -> None:
        dice = Random(seed)
        while not there(session.table.position):
            assert not session.over, f"no {phase} like that with seed {seed}"
            first(session)
            seat, move = likely(session, dice)
            assert isinstance(session.submit(Play(seat, move)), Accepted)

    return play
