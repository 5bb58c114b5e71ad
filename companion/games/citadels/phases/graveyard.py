"""The Graveyard's owner is asked, out of turn, whether to take the district that was just destroyed."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.words import Who
from companion.games.citadels.moves import Decline, Move, Rescue
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position
from companion.games.citadels.powers.destroying import RESCUE_PRICE
from companion.games.citadels.powers.hands import gained, with_hand
from companion.games.citadels.powers.own import district_word, price, with_gold
from companion.kit.turns import turn

OFFERED: tuple[Check, ...] = (turn("special.graveyard", lambda position: position.offered),)
RESCUE: tuple[Check, ...] = (
    *OFFERED,
    price("rescue_price", "special.graveyard", lambda _position, _seat, _move: RESCUE_PRICE),
)
"""Who cannot pay is not asked; this stands for a purse that was corrected meanwhile."""

RULES: Rules = {Rescue: RESCUE, Decline: OFFERED}


def _effect(position: Position, seat: int, move: Rescue | Decline) -> Position:
    """The position with the district in the owner's hand, who saw it, or under the pile."""
    district = position.offer
    position = replace(position, offer=None, offered=None)
    if isinstance(move, Decline) or district is None:
        return position
    player = gained(position.players[seat], 1, (district,))
    return with_gold(with_hand(position, seat, player), seat, -RESCUE_PRICE)


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Rescue(), Decline())


def _actors(position: Position) -> tuple[int, ...]:
    return () if position.offered is None else (position.offered,)


def _tasks(position: Position) -> tuple[Task, ...]:
    if position.offer is None:
        return ()
    return tuple(
        Task(
            "graveyard",
            seat,
            {
                "seat": Who(seat),
                "district": district_word(position.offer),
                "price": RESCUE_PRICE,
                "gold": position.players[seat].gold,
            },
            optional=True,
            shared=True,
        )
        for seat in _actors(position)
    )


STAGE = Stage(RULES, _effect, _candidates, _actors, _tasks)
