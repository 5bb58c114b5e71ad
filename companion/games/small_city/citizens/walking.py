"""Phase 3's rules about squares: the places of a town, and the ways between towns.

Each rule answers for all squares of a town at once, as masks, for one citizen that would go there.
"""

from collections.abc import Iterator, Mapping

import msgspec

from companion.engine.memo import cache_by_identity, cache_by_position
from companion.engine.rules import AreaRule, free_cells, hit_cells
from companion.engine.words import Params, Who, Word
from companion.games.small_city.citizens.visiting import Visit, is_opposite, neighbouring_towns, visits_of
from companion.games.small_city.position import CellName, Meeple, Position
from companion.games.small_city.printed import family_of
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property

ALONE = ("CL", "UN")
"""Tiles that hold one citizen in all."""
HOMES = ("R", "CL", "UN", "CH")
"""Tiles whose owner's citizens may stay where they are, or have to."""
STATIONS = ("PO", "FI")
"""Tiles where the citizen that runs them may stay."""
NAMED = 3
"""Most open squares that a sentence names."""


# One citizen's way ----------------------------------------------------------------------------------------


class Walk(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A citizen on its way to a town.

    Attributes:
        goal: the town it goes to.
        source: the town it stands in.
        origin: its square there.
    """

    goal: Visit
    source: Visit
    origin: CellName

    @property
    def is_inside_town(self) -> bool:
        """True if the citizen stays in its town."""
        return self.goal.host == self.source.host

    @cached_property
    def square_left(self) -> Mask:
        """The square that the citizen leaves, if it lies in the town of its goal."""
        return self.goal.mask_of(self.origin) if self.is_inside_town else 0

    @cached_property
    def squares_open(self) -> Mask:
        """The squares open to the citizen, by the rules about squares alone, not those about travel."""
        opened = open_squares(self.goal)
        return opened and free_cells(OF_THE_CITIZEN, self.goal.grid, self) & opened

    @cached_property
    def squares_open_here(self) -> Mask:
        """The squares open to a tourist in the town it visits, none for a citizen at home."""
        return self._walk_to(self.source.host).squares_open if self.source.is_abroad else 0

    @cached_property
    def squares_open_onward(self) -> Mapping[int, Mask]:
        """For a tourist, the open squares of the towns beside the visited one, by their seats."""
        source, seat = self.source, self.source.seat
        if not source.is_abroad:
            return {}
        beside = neighbouring_towns(source.position, seat, source.host)
        return {host: self._walk_to(host).squares_open for host in beside}

    def _walk_to(self, host: int) -> "Walk":
        """Return the same citizen's way to another town."""
        return find_walk(self.source.position, self.source.seat, self.source.host, self.origin, host)


@cache_by_position(64)
def find_walk(position: Position, seat: int, source: int, origin: CellName, goal: int) -> Walk:
    """Return the cached way of a seat's citizen from a square of one town to another, or the same."""
    towns = visits_of(position, seat)
    return Walk(towns[goal], towns[source], origin)


# Where somebody may stand ---------------------------------------------------------------------------------


def _tile_params(walk: Walk, square: Mask) -> Params:
    tile = walk.goal.plan.tile_at(walk.goal.grid.names_of(square)[0])
    return {"tile": Word(f"tile-{tile.kind}")} if tile else {}


def _tile_or_water_params(walk: Walk, square: Mask) -> Params:
    does = walk.goal.plan.functions_by_cell[walk.goal.grid.names_of(square)[0]]
    return {**_tile_params(walk, square), "water": int(does == "~")}


def _all_squares_if(walk: Walk, forbidden: bool) -> Mask:
    return walk.goal.grid.full if forbidden else 0


def _host_params(walk: Walk) -> Params:
    return {"seat": Who(walk.goal.seat), "town": Who(walk.goal.host)}


def _host_and_tile_params(walk: Walk, square: Mask) -> Params:
    return {**_host_params(walk), **_tile_params(walk, square)}


def _occupied_single_tiles(walk: Walk) -> Iterator[Mask]:
    plan = walk.goal.plan
    for number in plan.numbers_of(*ALONE):
        if plan.masks[number] & walk.goal.occupied_squares & ~walk.square_left:
            yield plan.masks[number]


def _squares_of_occupied_tiles(walk: Walk) -> Mask:
    return sum(_occupied_single_tiles(walk))


def _people_inside_tile(walk: Walk, square: Mask) -> Mask:
    tile = next((mask for mask in _occupied_single_tiles(walk) if mask & square), 0)
    return tile & walk.goal.occupied_squares


def _squares_over_limit(walk: Walk) -> Mask:
    """Forbid a town whose limit is reached to further tourists of the seat.

    Tourists already there may stay, even after a metro station was demolished.
    """
    goal = walk.goal
    return _all_squares_if(
        walk, goal.is_abroad and not walk.is_inside_town and len(goal.own_citizens) >= goal.tourist_limit
    )


def _squares_of_tourists(walk: Walk) -> Mask:
    return sum(walk.goal.mask_of(one.at) for one in walk.goal.own_citizens)


def _police_squares(walk: Walk, _square: Mask) -> Mask:
    return walk.goal.squares("PO")


BARE = AreaRule[Walk](
    "bare_square", "move.must", lambda w: w.goal.grid.full & ~w.goal.plan.covered, "impossible"
)
NO_PLACE = AreaRule[Walk](
    "no_place", "move.places", lambda w: w.goal.closed, "impossible", params_at=_tile_or_water_params
)
PLACE_TAKEN = AreaRule[Walk](
    "place_taken",
    "move.one",
    lambda w: w.goal.occupied_squares & ~w.square_left,
    "impossible",
    causes=hit_cells,
)
SAME_SQUARE = AreaRule[Walk]("same_square", "move.must", lambda w: w.square_left)
INTO_HALL = AreaRule[Walk]("into_hall", "move.settle", lambda w: w.goal.hall)
WORKS_CLOSED = AreaRule[Walk](
    "works_closed", "move.places", lambda w: w.goal.closed_works, params_at=_tile_params
)
LEFT_SQUARE = AreaRule[Walk]("left_square", "move.left", lambda w: w.goal.squares_worked_on, causes=hit_cells)
ONE_INSIDE = AreaRule[Walk](
    "one_inside",
    "move.special",
    _squares_of_occupied_tiles,
    params_at=_tile_params,
    causes=_people_inside_tile,
)
NO_TOURISTS = AreaRule[Walk](
    "no_tourists", "move.tourists", lambda w: w.goal.reserved, params_at=_host_and_tile_params
)
TOURIST_LIMIT = AreaRule[Walk](
    "tourist_limit",
    "move.limit",
    _squares_over_limit,
    params=lambda w: {**_host_params(w), "limit": w.goal.tourist_limit},
    causes=lambda w, _square: _squares_of_tourists(w),
)
POLICE_BAN = AreaRule[Walk](
    "police_ban", "move.ban", lambda w: w.goal.banned, params=_host_params, causes=_police_squares
)

PLACES = (
    BARE,
    NO_PLACE,
    PLACE_TAKEN,
    SAME_SQUARE,
    INTO_HALL,
    WORKS_CLOSED,
    LEFT_SQUARE,
    ONE_INSIDE,
    NO_TOURISTS,
    TOURIST_LIMIT,
    POLICE_BAN,
)
"""The rules about the squares of a town."""

OF_THE_CITIZEN = (PLACE_TAKEN, SAME_SQUARE, ONE_INSIDE, TOURIST_LIMIT)
"""The rules of `PLACES` that tell a seat's citizens apart; the others treat all of them alike."""

_OF_THE_TOWN = tuple(rule for rule in PLACES if rule not in OF_THE_CITIZEN)


@cache_by_identity(256)
def open_squares(goal: Visit) -> Mask:
    """Compute the mask of the squares of a town that are open to all citizens of a seat alike."""
    return free_cells(_OF_THE_TOWN, goal.grid, Walk(goal, goal, ""))


# Where it may travel --------------------------------------------------------------------------------------


def _squares_if_opposite(walk: Walk) -> Mask:
    position = walk.goal.position
    leaves = walk.goal.is_abroad and not walk.source.is_abroad
    asked = position.rulings.opposite == "never_directly" or position.round == 1
    return _all_squares_if(walk, leaves and asked and is_opposite(position, walk.goal.seat, walk.goal.host))


def _squares_if_must_stay(walk: Walk) -> Mask:
    return _all_squares_if(
        walk, walk.source.is_abroad and not walk.is_inside_town and bool(walk.squares_open_here)
    )


def _open_here_params(walk: Walk) -> Params:
    return _open_squares_params(walk.source, walk.squares_open_here)


def _open_squares_params(town: Visit, free: Mask) -> Params:
    return {"town": Who(town.host), "cells": town.grid.names_of(free)[:NAMED], "n": free.bit_count()}


def _squares_if_too_far(walk: Walk) -> Mask:
    away = walk.source.is_abroad and walk.goal.is_abroad and not walk.is_inside_town
    return _all_squares_if(walk, away and walk.goal.host not in walk.squares_open_onward)


def _squares_if_not_home_yet(walk: Walk) -> Mask:
    home = walk.source.is_abroad and not walk.goal.is_abroad
    return _all_squares_if(
        walk, home and not walk.squares_open_here and any(walk.squares_open_onward.values())
    )


def _open_onward_params(walk: Walk) -> Params:
    host = next(host for host, free in walk.squares_open_onward.items() if free)
    return _open_squares_params(
        visits_of(walk.goal.position, walk.goal.seat)[host], walk.squares_open_onward[host]
    )


def _opposite_params(walk: Walk) -> Params:
    return {**_host_params(walk), "ever": int(walk.goal.position.rulings.opposite == "never_directly")}


OPPOSITE = AreaRule[Walk]("opposite", "move.opposite", _squares_if_opposite, params=_opposite_params)
TOURIST_STAYS = AreaRule[Walk](
    "tourist_stays", "move.tourists", _squares_if_must_stay, params=_open_here_params
)
NOT_NEXT = AreaRule[Walk](
    "not_next",
    "move.relocate",
    _squares_if_too_far,
    params=lambda w: {"town": Who(w.source.host), "seat": Who(w.goal.host)},
)
HOME_LAST = AreaRule[Walk]("home_last", "move.relocate", _squares_if_not_home_yet, params=_open_onward_params)

TRAVEL = (OPPOSITE, TOURIST_STAYS, NOT_NEXT, HOME_LAST)
"""The rules about the town that a citizen goes to."""


@cache_by_position(64)
def target_squares(position: Position, seat: int, source: int, origin: CellName, goal: int) -> Mask:
    """Compute the mask of the squares of a town open to a citizen, travel rules included."""
    way = find_walk(position, seat, source, origin, goal)
    return free_cells(TRAVEL, way.goal.grid, way) and way.squares_open


# Who must move --------------------------------------------------------------------------------------------


def citizens_that_must_move(position: Position, seat: int) -> Iterator[tuple[int, Meeple]]:
    """Yield a seat's standing citizens that may not stay, each with the town it stands in.

    Citizens without a way to go are included.
    """
    for visit in visits_of(position, seat):
        run: set[str] = set()
        for one in () if visit.town.out else visit.own_citizens:
            tile = visit.plan.tile_at(one.at)
            kind = "" if tile is None or visit.is_abroad else family_of(tile.kind)
            if one.spent or kind in HOMES:
                continue
            if kind in STATIONS and kind not in run:
                run.add(kind)
                continue
            yield visit.host, one


def can_move(position: Position, seat: int, source: int, origin: CellName) -> bool:
    """Check that a seat's citizen has any square to go to, at home or abroad."""
    towns = range(len(position.towns))
    return any(
        target_squares(position, seat, source, origin, goal) for goal in towns if not position.towns[goal].out
    )


def citizens_to_move(position: Position, seat: int) -> tuple[tuple[int, Meeple], ...]:
    """List a seat's citizens that still have to move and can."""
    return tuple(
        (host, one)
        for host, one in citizens_that_must_move(position, seat)
        if can_move(position, seat, host, one.at)
    )


def citizens_stuck(position: Position, seat: int) -> tuple[tuple[int, Meeple], ...]:
    """List a seat's citizens that have to move and cannot.

    At home they stay and lie down; tourists go home.
    """
    return tuple(
        (host, one)
        for host, one in citizens_that_must_move(position, seat)
        if not can_move(position, seat, host, one.at)
    )


def empty_homes(position: Position, seat: int) -> tuple[CellName, ...]:
    """List the squares of a seat's empty R1, row by row."""
    home = visits_of(position, seat)[seat]
    return home.grid.names_of(home.squares("R1") & ~home.occupied_squares)
