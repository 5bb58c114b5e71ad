"""What a district costs: to build it, and to destroy it."""

from companion.engine.price import Price
from companion.engine.words import amount
from companion.games.citadels.moves import Build, Destroy
from companion.games.citadels.position import Position
from companion.games.citadels.powers.aims import aims
from companion.games.citadels.powers.destroying import cost
from companion.games.citadels.printed import cards


def price(position: Position, seat: int, piece: str, target: str) -> Price | None:
    """What a target of a survey costs a seat, in gold; None where nothing is paid for it.

    Raises:
        KeyError: there is no such piece, or it has no such target.
    """
    match aims(position, seat, piece)[target]:
        case Build(district=district):
            return Price("build.price", (amount("gold", cards()[district].cost),))
        case Destroy(seat=owner, district=district):
            gold = cost(position, owner, district)
            return Price("destroy.price", (amount("gold", gold),) if gold else ())
    return None
