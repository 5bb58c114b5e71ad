"""Rules of development, for all cells at once: the districts that grow, and the obstacles of the others."""

from companion.engine.rules import AreaRule
from companion.engine.words import Params
from companion.games.card_city.city import cells_beside, split_districts
from companion.games.card_city.placing import cells_over_limit, limit_params
from companion.games.card_city.position import Card
from companion.games.card_city.site import FULL, Site, all_cells_if, card_params, cell_names
from companion.geometry.bits import Mask


def needed_neighbours(size: int) -> int:
    """Return the count of neighbours that a district needs to grow, by its size."""
    return size + 1


def count_neighbours(s: Site, district: Mask) -> int:
    """Count a district's feeding neighbours.

    These are culture cards if it is residential, and residential districts if it is commercial.
    """
    beside = cells_beside(district)
    if s.card == "R":
        return (beside & s.city.culture).bit_count()
    return sum(1 for other in split_districts(s.city.R) if other & beside)


def is_ready(s: Site, district: Mask) -> bool:
    """Check that a district has the neighbours it needs to grow."""
    have, need = count_neighbours(s, district), needed_neighbours(district.bit_count())
    return have == need if s.position.rulings.growth == "exactly" else have >= need


def _cells_to_grow_on(s: Site) -> Mask:
    """Compute the cells beside the ready districts."""
    total = 0
    for district in split_districts(s.city.mask_of(s.card)):
        if is_ready(s, district):
            total |= cells_beside(district)
    return total


def _cells_beside_own(s: Site) -> Mask:
    return cells_beside(s.city.mask_of(s.card)) if s.card in ("R", "C") else 0


def _nearest_growth(s: Site, cell: Mask) -> Mask:
    """Find the district beside a cell whose neighbours are nearest to its need."""
    beside = [d for d in split_districts(s.city.mask_of(s.card)) if cells_beside(d) & cell]
    return min(beside, key=lambda d: abs(needed_neighbours(d.bit_count()) - count_neighbours(s, d)))


def _growth_params(s: Site, cell: Mask) -> Params:
    district = _nearest_growth(s, cell)
    size = district.bit_count()
    exactly = int(s.position.rulings.growth == "exactly")
    return {
        "size": size,
        "needed": needed_neighbours(size),
        "have": count_neighbours(s, district),
        "exactly": exactly,
    }


def _enough_neighbours_rule(card: Card, rule: str, section: str) -> AreaRule[Site]:
    return AreaRule(
        rule,
        section,
        lambda s: _cells_beside_own(s) & ~_cells_to_grow_on(s) & ~s.city.all if s.card == card else 0,
        params_at=_growth_params,
        causes=_nearest_growth,
    )


ONLY_DEVELOP = AreaRule[Site](
    "only_develop", "develop.kinds", lambda s: all_cells_if(s.card not in ("R", "C")), params=card_params
)
NO_DISTRICT = AreaRule[Site](
    "no_district",
    "develop.place",
    lambda s: FULL & ~_cells_beside_own(s) & ~s.city.all if s.card in ("R", "C") else 0,
    params=card_params,
)
CULTURE = _enough_neighbours_rule("R", "culture", "develop.residential")
RESIDENCES = _enough_neighbours_rule("C", "residences", "develop.commercial")


def _joined_districts(s: Site, cell: Mask) -> Mask:
    beside = [d for d in split_districts(s.city.mask_of(s.card)) if cells_beside(d) & cell]
    return sum(beside) if len(beside) > 1 else 0


def _cells_joining_districts(s: Site) -> Mask:
    if s.position.rulings.merge == "may_join" or s.card not in ("R", "C"):
        return 0
    once = twice = 0
    for district in split_districts(s.city.mask_of(s.card)):
        twice |= once & cells_beside(district)
        once |= cells_beside(district)
    return twice & ~s.city.all


JOINS = AreaRule[Site](
    "joins",
    "develop.place",
    _cells_joining_districts,
    params_at=lambda s, cell: {**card_params(s), "cells": cell_names(_joined_districts(s, cell))},
    causes=_joined_districts,
)


def _cells_over_limit_if_counted(s: Site) -> Mask:
    return 0 if s.position.rulings.free_card == "iron_rule" else cells_over_limit(s)


FREE_LIMIT = AreaRule[Site]("limit", "develop.limits", _cells_over_limit_if_counted, params=limit_params)
