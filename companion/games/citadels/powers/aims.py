"""Targets of each piece, namely districts, characters and hands, and their prices."""

from companion.engine.gains import Gain
from companion.engine.price import Price
from companion.games.citadels.moves import Build, Destroy, Kill, Move, Rob, Swap
from companion.games.citadels.position import Position
from companion.games.citadels.powers.destroying import destruction_price, name_cell, possible_destructions
from companion.games.citadels.printed import DISTRICTS, ROLES, cards

PIECES: tuple[str, ...] = ("build", "destroy", "kill", "rob", "swap")
"""Pieces of a turn: each is a kind of move with a target."""


def aims(position: Position, _seat: int, piece: str) -> dict[str, Move]:
    """Map every target of a piece to the move it stands for.

    ``build``: districts; ``destroy``: ``<seat>.<district>`` for each that stands; ``kill`` and ``rob``:
    characters; ``swap``: seats by number.

    Raises:
        KeyError: there is no such piece.
    """
    match piece:
        case "build":
            return {district: Build(district) for district in DISTRICTS}
        case "destroy":
            return {name_cell(one.seat, one.district): one for one in possible_destructions(position)}
        case "kill":
            return {role: Kill(role) for role in ROLES}
        case "rob":
            return {role: Rob(role) for role in ROLES}
        case "swap":
            return {str(seat): Swap(seat) for seat in range(position.count)}
    raise KeyError(piece)


def price(position: Position, seat: int, piece: str, target: str) -> Price | None:
    """Return the price of a survey's target in gold, or None if nothing is paid for it.

    Raises:
        KeyError: there is no such piece, or it has no such target.
    """
    match aims(position, seat, piece)[target]:
        case Build(district=district):
            return Price("build.price", (Gain("gold", cards()[district].cost),))
        case Destroy(seat=owner, district=district):
            gold = destruction_price(position, owner, district)
            return Price("destroy.price", (Gain("gold", gold),) if gold else ())
    return None
