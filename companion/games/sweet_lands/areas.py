"""The areas of the main board, of the imitation board and of the extra-action tiles: slots and costs."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.gains import Gain, Gains
from companion.engine.memo import by_identity
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.gaining import STOCK, sum_costs
from companion.games.sweet_lands.moves import Area
from companion.games.sweet_lands.position import Disc, Position
from companion.games.sweet_lands.printed import Printed
from companion.games.sweet_lands.vocabulary import AREAS, EXTRA_AREAS, INCOMES

SLOTS = (1, 2, 3)
"""No area has more slots."""


def slots(position: Position, area: str) -> int | None:
    """How many slots an area has; None where nobody knows."""
    return position.printed.number(f"slots-{area}")


def taken_slots(position: Position, area: str) -> tuple[int, ...]:
    """The slots of an area with a disc, the leftmost first."""
    return tuple(sorted(disc.slot for disc in position.discs if disc.area == area))


def leftmost(position: Position, area: str) -> int | None:
    """The number of the leftmost free slot of an area; None where all are taken."""
    return leftmost_slots(position.printed, position.discs)[area]


@by_identity(64)
def leftmost_slots(own: Printed, discs: tuple[Disc, ...]) -> Mapping[str, int | None]:
    """By area, what `leftmost` answers: the same until another disc is laid."""
    taken = {(disc.area, disc.slot) for disc in discs}
    most = {area: own.number(f"slots-{area}") or SLOTS[-1] for area in AREAS}
    return {
        area: next((slot for slot in SLOTS if slot <= most[area] and (area, slot) not in taken), None)
        for area in AREAS
    }


def is_revealed(position: Position, area: str) -> bool:
    """Whether an area is there: the imitation board from three seats on, extra tiles from their round on."""
    if area == "L":
        return position.count > 2
    if area in EXTRA_AREAS:
        return position.round >= (2 if EXTRA_AREAS.index(area) < 2 else 3)
    return True


def there(position: Position) -> tuple[str, ...]:
    """The areas that can be used at a table now, as far as there are such."""
    return tuple(area for area in AREAS if is_revealed(position, area))


def cost(position: Position, area: str) -> Gains | None:
    """What an area costs besides its slot; None where nobody knows."""
    return _cost(position.printed, area)


def _cost(own: Printed, area: str) -> Gains | None:
    if area in EXTRA_AREAS:
        return own.part_gains(area, 0)
    found = own.gains(f"cost-{area}")
    return printed.cost_of(area) if found is None else found


def costs(position: Position, move: Area) -> tuple[Gain, ...]:
    """What a move costs besides its slot, with the area that it copies; what nobody knows costs nothing."""
    return cost_of_both(position.printed, move.letter, move.copied)


@lru_cache(maxsize=1024)
def cost_of_both(own: Printed, area: str, copied: str) -> tuple[Gain, ...]:
    """What an area costs with the one that it copies, as a copy of the box shows it; each kind once."""
    found = [_cost(own, each) for each in (area, copied) if each]
    return sum_costs([gain for gains in found if gains for gain in gains.options[0]])


def entries(move: Area) -> tuple[str, ...]:
    """The entries of the box that an area rests on."""
    letters = tuple(area for area in (move.letter, move.copied) if area)
    extra = tuple(area for area in letters if area in EXTRA_AREAS)
    price = tuple(f"cost-{area}" for area in letters if area == "D")
    return (f"slots-{move.letter}", *extra, *price)


def citizens_drawn(position: Position, move: Area) -> int:
    """How many citizens an area, or the one that is copied, has surely drawn when its slot is paid."""
    gains = _gives(position.printed, move.copied or move.letter)
    return 0 if gains.needs else min(map(_cards, gains.options))


def may_draw_more(position: Position, move: Area) -> bool:
    """Whether an area may draw further citizens without anybody's decision, by something that follows."""
    gains = _gives(position.printed, move.copied or move.letter)
    given = gains.options[0] if len(gains.options) == 1 else ()
    return bool(gains.needs and _cards(given)) or any(gain.per or gain.kind not in _ENDS for gain in given)


_ENDS = (*STOCK, *INCOMES, "basic", "locomotive", "hand")
"""What is given, and leads to nothing else."""


def _gives(own: Printed, area: str) -> Gains:
    """What an area gives; nothing where nobody knows."""
    extra = own.part_gains(area, 1) if area in EXTRA_AREAS else None
    return extra or printed.effect_of(area)


def _cards(gains: tuple[Gain, ...]) -> int:
    return sum(gain.count for gain in gains if gain.kind == "card" and not gain.per)
