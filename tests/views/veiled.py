"""Card City with hidden hands: what each got is their own secret until it is built."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from companion.engine.redaction import Redaction
from companion.games import GAMES
from companion.games.card_city.moves import Take
from companion.games.card_city.position import Pile, Position
from tests.views.fingers import GAME


def _view(position: Position, seat: int | None) -> Position:
    """Take out the hands of others, and the deck that would give them away."""
    towns = tuple(
        town if number == seat or town.hand is None else msgspec.structs.replace(town, hand=())
        for number, town in enumerate(position.towns)
    )
    return msgspec.structs.replace(position, towns=towns, deck=Pile(R=9, C=9, L=9, I=9, P=9))


def _hides(_position: Position, viewer: int | None, seat: int | None, said: Any, _now: Position) -> bool:
    """Hide what somebody else took."""
    return isinstance(said, Take) and viewer != seat


def veil(patch: pytest.MonkeyPatch) -> None:
    """Let every table of Card City have hidden hands."""
    patch.setitem(GAMES, GAME, replace(GAMES[GAME], redaction=Redaction(view=_view, hides=_hides)))
