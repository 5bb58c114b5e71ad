"""Card City with hands that nobody else may see, for proving that nothing of them gets out."""

from typing import Any

from msgspec.structs import replace

from companion.games.card_city.game import CardCity
from companion.games.card_city.moves import Correction, Move, SetHand, SetPile, Take
from companion.games.card_city.position import Position


class Veiled(CardCity):
    """The cards of a hand are known to its seat; what is left in the deck would tell, so nobody sees that."""

    id = "veiled"
    secrets = True

    def view(self, position: Position, seat: int | None) -> Position:
        deck, towns = position.deck, list(position.towns)
        for other, town in enumerate(towns):
            if other != seat and town.hand:
                for card in town.hand:
                    deck = deck.plus(card)
                towns[other] = replace(town, hand=None)
        return replace(position, deck=deck, towns=tuple(towns))

    def hides(
        self,
        position: Position,
        viewer: int | None,
        seat: int | None,
        said: Move | Correction,
        now: Position,
    ) -> bool:
        if isinstance(said, SetHand):
            return said.seat != viewer
        return (isinstance(said, Take) and seat != viewer) or isinstance(said, SetPile)


VEILED: Any = Veiled()
