"""The areas of the main board, of the imitation board and of the extra-action tiles: slots and costs."""

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.gaining import sum_costs
from companion.games.sweet_lands.moves import Area
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import AREAS, EXTRA_AREAS

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
    there, most = taken_slots(position, area), slots(position, area) or SLOTS[-1]
    return next((slot for slot in SLOTS if slot not in there and slot <= most), None)


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
    if area in EXTRA_AREAS:
        return position.printed.part_gains(area, 0)
    own = position.printed.gains(f"cost-{area}")
    return printed.cost_of(area) if own is None else own


def costs(position: Position, move: Area) -> tuple[Gain, ...]:
    """What a move costs besides its slot, with the area that it copies; what nobody knows costs nothing."""
    found = [cost(position, area) for area in (move.letter, move.copied) if area]
    return sum_costs([gain for gains in found if gains for gain in gains.options[0]])


def entries(move: Area) -> tuple[str, ...]:
    """The entries of the box that an area rests on."""
    letters = tuple(area for area in (move.letter, move.copied) if area)
    extra = tuple(area for area in letters if area in EXTRA_AREAS)
    price = tuple(f"cost-{area}" for area in letters if area == "D")
    return (f"slots-{move.letter}", *extra, *price)


def citizens_drawn(position: Position, move: Area) -> int:
    """How many citizens an area, or the one that is copied, has surely drawn when its slot is paid."""
    letter = move.copied or move.letter
    extra = position.printed.part_gains(letter, 1) if letter in EXTRA_AREAS else None
    gains = extra or printed.effect_of(letter)
    if gains.needs:
        return 0
    return min(
        sum(gain.count for gain in each if gain.kind == "card" and not gain.per) for each in gains.options
    )
