"""Card City with hands that nobody else may see, for proving that nothing of them gets out."""

import dataclasses
from typing import Any

from msgspec.structs import replace

from companion.engine.redaction import Redaction
from companion.games.card_city import GAME
from companion.games.card_city.moves import Correction, Move, SetHand, SetPile, Take
from companion.games.card_city.position import Position


def _view(position: Position, seat: int | None) -> Position:
    deck, towns = position.deck, list(position.towns)
    for other, town in enumerate(towns):
        if other != seat and town.hand:
            for card in town.hand:
                deck = deck.with_added(card)
            towns[other] = replace(town, hand=None)
    return replace(position, deck=deck, towns=tuple(towns))


def _hides(
    _position: Position, viewer: int | None, seat: int | None, said: Move | Correction, _now: Position
) -> bool:
    if isinstance(said, SetHand):
        return said.seat != viewer
    return (isinstance(said, Take) and seat != viewer) or isinstance(said, SetPile)


VEILED: Any = dataclasses.replace(GAME, id="veiled", redaction=Redaction(view=_view, hides=_hides))
"""The cards of a hand are known to its seat; what is left in the deck would tell, so nobody sees that."""
