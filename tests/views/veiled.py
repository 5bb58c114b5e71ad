"""Card City with hidden hands: what each got is their own secret until it is built."""

from typing import Any

import msgspec
import pytest

from companion.games import GAMES
from companion.games.card_city.game import CardCity
from companion.games.card_city.moves import Take
from companion.games.card_city.position import Pile, Position
from tests.views.fingers import GAME


class Veiled(CardCity):
    """The same game, but nobody sees another's hand, or hears what another took."""

    secrets = True

    def view(self, position: Position, seat: int | None) -> Position:
        """Without the hands of others, and without the deck that would give them away."""
        towns = tuple(
            town if number == seat or town.hand is None else msgspec.structs.replace(town, hand=())
            for number, town in enumerate(position.towns)
        )
        return msgspec.structs.replace(position, towns=towns, deck=Pile(R=9, C=9, L=9, I=9, P=9))

    def hides(
        self, position: Position, viewer: int | None, seat: int | None, said: Any, now: Position
    ) -> bool:
        """What somebody else took."""
        return isinstance(said, Take) and viewer != seat


def veil(patch: pytest.MonkeyPatch) -> None:
    """Let every table of Card City have hidden hands."""
    patch.setitem(GAMES, GAME, Veiled())
