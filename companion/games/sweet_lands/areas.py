"""Areas of the main board, the imitation board and the extra-action tiles: slots and costs."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.gains import Gain, Gains
from companion.engine.memo import cache_by_identity
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.gaining import STOCK, sum_costs
from companion.games.sweet_lands.moves import Area
from companion.games.sweet_lands.position import Disc, Position
from companion.games.sweet_lands.printed import Printed
from companion.games.sweet_lands.vocabulary import AREAS, BASIC_AREAS, EXTRA_AREAS, INCOMES

SLOTS = (1, 2, 3)
"""No area has more slots."""


def slots(position: Position, area: str) -> int | None:
    """Look up the number of slots of an area, or None if unread."""
    return _slots(position.printed, position.count, area)


def slots_entry(position: Position, area: str) -> str:
    """Name the entry that tells the slots of an area: for L the side of the imitation board in use."""
    return f"imitation-{position.count}" if area == "L" and has_imitation(position) else f"slots-{area}"


def has_imitation(position: Position) -> bool:
    """Check that the box tells both sides of the imitation board. Version 1 of the rules knows only slots."""
    return position.rules > 1 and position.count > 2


def _slots(own: Printed, count: int, area: str) -> int | None:
    copies = own.parts(f"imitation-{count}") if area == "L" else None
    if copies is None:
        return own.number(f"slots-{area}")
    return max(1, sum(each != "none" for each in copies))


BOTH = "both"


def copied_kind(position: Position, slot: int) -> str:
    """Look up the kind of areas that a slot of L copies: basic, advanced or both. Both if unread."""
    copies = position.printed.parts(f"imitation-{position.count}") or ()
    kinds = [str(each) for each in copies if each != "none"]
    return kinds[slot - 1] if slot <= len(kinds) else BOTH


def kind_of(area: str) -> str:
    """Name the kind of an area that L can copy."""
    return "basic" if area in BASIC_AREAS else "advanced"


def taken_slots(position: Position, area: str) -> tuple[int, ...]:
    """List the slots of an area that hold a disc, leftmost first."""
    return tuple(sorted(disc.slot for disc in position.discs if disc.area == area))


def leftmost(position: Position, area: str) -> int | None:
    """Find the leftmost free slot of an area, or None if all are taken."""
    return leftmost_slots(position.printed, position.count, position.discs)[area]


@cache_by_identity(64)
def leftmost_slots(own: Printed, count: int, discs: tuple[Disc, ...]) -> Mapping[str, int | None]:
    """Map each area to its leftmost free slot, as `leftmost` finds it. Cached by the discs on the areas."""
    taken = {(disc.area, disc.slot) for disc in discs}
    most = {area: _slots(own, count, area) or SLOTS[-1] for area in AREAS}
    return {
        area: next((slot for slot in SLOTS if slot <= most[area] and (area, slot) not in taken), None)
        for area in AREAS
    }


def turned_up(position: Position) -> tuple[str, ...]:
    """List the extra-action tiles that are turned up at the start of this round.

    Version 1 of the rules does not ask for them.
    """
    first = {2: 0, 3: 2}.get(position.round) if position.rules > 1 else None
    return () if first is None else EXTRA_AREAS[first : first + 2]


def is_revealed(position: Position, area: str) -> bool:
    """Check that an area is in use: L with three seats or more, extra tiles from their round on."""
    if area == "L":
        return position.count > 2
    if area in EXTRA_AREAS:
        return position.round >= (2 if EXTRA_AREAS.index(area) < 2 else 3)
    return True


def areas_in_use(position: Position) -> tuple[str, ...]:
    """List the areas in use at a table now."""
    return tuple(area for area in AREAS if is_revealed(position, area))


def cost(position: Position, area: str) -> Gains | None:
    """Look up the cost of an area besides its slot, or None if unread."""
    return _cost(position.printed, area)


def _cost(own: Printed, area: str) -> Gains | None:
    if area in EXTRA_AREAS:
        return own.part_gains(area, 0)
    found = own.gains(f"cost-{area}")
    return printed.cost_of(area) if found is None else found


def costs(position: Position, move: Area) -> tuple[Gain, ...]:
    """Sum the costs of a move besides its slot, those of the copied area included.

    Unread costs count as nothing.
    """
    return cost_of_both(position.printed, move.letter, move.copied)


@lru_cache(maxsize=1024)
def cost_of_both(own: Printed, area: str, copied_area: str) -> tuple[Gain, ...]:
    """Sum the costs of an area and of the area it copies, each kind once, by the values of one box.

    Costs of which the seat chooses one are left to `chosen_costs`.
    """
    found = [_cost(own, each) for each in (area, copied_area) if each]
    return sum_costs(
        [gain for gains in found if gains and len(gains.options) == 1 for gain in gains.options[0]]
    )


def chosen_costs(position: Position, move: Area) -> tuple[tuple[str, Gains], ...]:
    """List the entries of which a seat chooses one of several costs, for an area and the area it copies."""
    letters = [area for area in (move.letter, move.copied) if area]
    found = [(area if area in EXTRA_AREAS else f"cost-{area}", cost(position, area)) for area in letters]
    return tuple((entry, gains) for entry, gains in found if gains and len(gains.options) > 1)


def entries(position: Position, move: Area) -> tuple[str, ...]:
    """List the box entries that an area move depends on."""
    letters = tuple(area for area in (move.letter, move.copied) if area)
    extra = tuple(area for area in letters if area in EXTRA_AREAS)
    price = tuple(f"cost-{area}" for area in letters if area == "D")
    return (slots_entry(position, move.letter), *extra, *price)


def citizens_drawn(position: Position, move: Area) -> int:
    """Count the citizens that an area, or the area it copies, is sure to draw before its slot is paid."""
    gains = _gives(position.printed, move.copied or move.letter)
    return 0 if gains.needs else min(map(_cards, gains.options))


def may_draw_more(position: Position, move: Area) -> bool:
    """Check that follow-up effects of an area may draw further citizens without a decision."""
    gains = _gives(position.printed, move.copied or move.letter)
    given = gains.options[0] if len(gains.options) == 1 else ()
    return bool(gains.needs and _cards(given)) or any(gain.per or gain.kind not in _ENDS for gain in given)


_ENDS = (*STOCK, *INCOMES, "basic", "locomotive", "hand")
"""Kinds of gain without follow-up effects."""


def _gives(own: Printed, area: str) -> Gains:
    """Look up the gains of an area, or `NOTHING` if unread."""
    extra = own.part_gains(area, 1) if area in EXTRA_AREAS else None
    return extra or printed.effect_of(area)


def _cards(gains: tuple[Gain, ...]) -> int:
    return sum(gain.count for gain in gains if gain.kind == "card" and not gain.per)
