"""Phase of the Graveyard: its owner may take the district just destroyed, out of turn."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.games.citadels import procedures
from companion.games.citadels.drafting import seats_to_call
from companion.games.citadels.moves import Decline, Move, Rescue
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position
from companion.games.citadels.powers.destroying import RESCUE_PRICE
from companion.games.citadels.powers.hands import gain_cards, with_hand
from companion.games.citadels.powers.turn_checks import district_word, price_rule, with_gold
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor
from companion.kit.turns import turn_rule


def _asked_seat(position: Position) -> int | None:
    return position.offered


OFFERED: tuple[Check, ...] = (turn_rule("special.graveyard", _asked_seat),)
RESCUE: tuple[Check, ...] = (
    *OFFERED,
    price_rule("rescue_price", "special.graveyard", lambda _position, _seat, _move: RESCUE_PRICE),
)
"""Rules of the rescue. An owner who cannot pay is not asked, but gold can be corrected meanwhile."""

RULES: Rules = {Rescue: RESCUE, Decline: OFFERED}


def _apply_move(position: Position, seat: int, move: Rescue | Decline) -> Position:
    """Put the district into the owner's hand as a known card, or under the pile."""
    district = position.offer
    position = replace(position, offer=None, offered=None)
    if isinstance(move, Decline) or district is None:
        return position
    player = gain_cards(position.players[seat], 1, (district,))
    return with_gold(with_hand(position, seat, player), seat, -RESCUE_PRICE)


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    return (Rescue(), Decline())


def _task_for_seat(position: Position, seat: int) -> Task:
    return seat_task(
        "graveyard",
        seat,
        optional=True,
        shared=True,
        district=district_word(position.offer),
        price=RESCUE_PRICE,
        gold=position.players[seat].gold,
    )


def _seats_after_offer(position: Position) -> tuple[int, ...]:
    """List the seat whose turn goes on once the offer is decided, then those still to be called."""
    own = (position.turn.seat,) if position.turn else ()
    return tuple(dict.fromkeys((*own, *seats_to_call(position))))


ACTORS = single_actor(_asked_seat)

STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    ACTORS,
    task_per_actor(ACTORS, _task_for_seat),
    procedure=procedures.GRAVEYARD,
    later=later_than(_asked_seat, _seats_after_offer),
)
