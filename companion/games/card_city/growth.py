"""Rules of development, for all cells at once: the districts that grow, and the obstacles of the others."""

from companion.engine.rules import AreaRule
from companion.engine.words import Params
from companion.games.card_city.city import cells_beside, districts
from companion.games.card_city.placing import limit_params, over_limit
from companion.games.card_city.position import Card
from companion.games.card_city.site import FULL, Site, all_cells_if, card_of, cells_of


def needed_beside(size: int) -> int:
    """Return the count of neighbours that a district needs to grow, by its size."""
    return size + 1


def neighbours(s: Site, district: int) -> int:
    """Count a district's feeding neighbours.

    These are culture cards if it is residential, and residential districts if it is commercial.
    """
    beside = cells_beside(district)
    if s.card == "R":
        return (beside & s.city.culture).bit_count()
    return sum(1 for other in districts(s.city.R) if other & beside)


def is_ready(s: Site, district: int) -> bool:
    """Check that a district has the neighbours it needs to grow."""
    have, need = neighbours(s, district), needed_beside(district.bit_count())
    return have == need if s.position.rulings.growth == "exactly" else have >= need


def _cells_to_grow_on(s: Site) -> int:
    """Compute the cells beside the ready districts."""
    total = 0
    for district in districts(s.city.of(s.card)):
        if is_ready(s, district):
            total |= cells_beside(district)
    return total


def _cells_beside_own(s: Site) -> int:
    return cells_beside(s.city.of(s.card)) if s.card in ("R", "C") else 0


def _nearest_growth(s: Site, cell: int) -> int:
    """Find the district beside a cell whose neighbours are nearest to its need."""
    beside = [d for d in districts(s.city.of(s.card)) if cells_beside(d) & cell]
    return min(beside, key=lambda d: abs(needed_beside(d.bit_count()) - neighbours(s, d)))


def _growth_params(s: Site, cell: int) -> Params:
    district = _nearest_growth(s, cell)
    size = district.bit_count()
    exactly = int(s.position.rulings.growth == "exactly")
    return {"size": size, "needed": needed_beside(size), "have": neighbours(s, district), "exactly": exactly}


def _starved_rule(card: Card, rule: str, section: str) -> AreaRule[Site]:
    return AreaRule(
        rule,
        section,
        lambda s: _cells_beside_own(s) & ~_cells_to_grow_on(s) & ~s.city.all if s.card == card else 0,
        params_at=_growth_params,
        causes=_nearest_growth,
    )


ONLY_DEVELOP = AreaRule[Site](
    "only_develop", "develop.kinds", lambda s: all_cells_if(s.card not in ("R", "C")), params=card_of
)
NO_DISTRICT = AreaRule[Site](
    "no_district",
    "develop.place",
    lambda s: FULL & ~_cells_beside_own(s) & ~s.city.all if s.card in ("R", "C") else 0,
    params=card_of,
)
CULTURE = _starved_rule("R", "culture", "develop.residential")
RESIDENCES = _starved_rule("C", "residences", "develop.commercial")


def _joined_districts(s: Site, cell: int) -> int:
    beside = [d for d in districts(s.city.of(s.card)) if cells_beside(d) & cell]
    return sum(beside) if len(beside) > 1 else 0


def _find_joining(s: Site) -> int:
    if s.position.rulings.merge == "may_join" or s.card not in ("R", "C"):
        return 0
    once = twice = 0
    for district in districts(s.city.of(s.card)):
        twice |= once & cells_beside(district)
        once |= cells_beside(district)
    return twice & ~s.city.all


JOINS = AreaRule[Site](
    "joins",
    "develop.place",
    _find_joining,
    params_at=lambda s, cell: {**card_of(s), "cells": cells_of(_joined_districts(s, cell))},
    causes=_joined_districts,
)


def _free_limit(s: Site) -> int:
    return 0 if s.position.rulings.free_card == "iron_rule" else over_limit(s)


FREE_LIMIT = AreaRule[Site]("limit", "develop.limits", _free_limit, params=limit_params)
