"""The 32 promise cards, judged from the mirrored table: the figure each counts, and its size."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.small_city.entered import is_figure_entered
from companion.games.small_city.plan import Plan, hall_cells, seat_plan
from companion.games.small_city.position import CellName, Position, Town
from companion.games.small_city.printed import CULTURE, family_of
from companion.geometry.bits import Mask

Takes = Literal["least", "limit", "most", "fewest"]
"""The kind of a card: a minimum, a maximum, or more or less than all others have."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The figure of a card in one town.

    Attributes:
        count: its amount.
        cells: the squares it was counted on, row by row; empty where it counts no squares.
    """

    count: int
    cells: tuple[CellName, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement of one seat's promise as the table stands.

    Attributes:
        promise: the card, 1 to 32.
        kept: whether it is kept.
        have: the card's figure in the seat's town.
        need: the figure it takes, or for a comparison the best one of the others; None for no others.
        takes: whether that is the least, the limit, or to be beaten.
        others: the figures of the other seats, for a comparison; else empty.
        cells: the squares it was read from.
        untold: the seats whose figures were not entered, and without which it cannot be judged.
    """

    promise: int
    kept: bool
    have: int
    need: int | None
    takes: Takes
    others: Mapping[int, int] = field(default_factory=dict)
    cells: tuple[CellName, ...] = ()
    untold: tuple[int, ...] = ()


@dataclass(frozen=True)
class SeatView:
    """One seat's side of the table, as the cards count it."""

    position: Position
    seat: int

    @property
    def town(self) -> Town:
        """The seat's town."""
        return self.position.towns[self.seat]

    @property
    def plan(self) -> Plan:
        """The town as sets of squares."""
        return seat_plan(self.position, self.seat)

    @property
    def area(self) -> Mask:
        """The squares that may be built on now."""
        return self.plan.area(self.town.size)

    def count_squares(self, mask: Mask) -> Figure:
        """Count squares."""
        return Figure(mask.bit_count(), self.plan.grid.names_of(mask))


Counting = Callable[[SeatView], Figure]


def _levels_counting(letter: str) -> Counting:
    """Build the function that counts the different levels of a family."""

    def count(view: SeatView) -> Figure:
        kinds = {kind for kind in view.plan.kinds if family_of(kind) == letter}
        return Figure(len(kinds), view.plan.grid.names_of(view.plan.squares(letter)))

    return count


def _tiles_counting(kind: str) -> Counting:
    """Build the function that counts the tiles of a kind."""
    return lambda view: Figure(
        len(view.plan.numbers_of(kind)), view.plan.grid.names_of(view.plan.squares(kind))
    )


def _squares_counting(letter: str) -> Counting:
    """Build the function that counts the squares of a family."""
    return lambda view: view.count_squares(view.plan.squares(letter))


def _count_growth_steps(view: SeatView) -> Figure:
    """Count the steps by which the town was made bigger."""
    return Figure(view.town.size)


def _most_growth_steps(view: SeatView) -> int:
    """Return the most steps by which the town can be made bigger."""
    return len(view.plan.ground.areas) - 1


def _count_discs_on_last_step(view: SeatView) -> Figure:
    """Count the council discs on the last step of a row."""
    return Figure(sum(disc.step == 4 for disc in view.town.discs))


def _figure_of_pollution(view: SeatView) -> Figure:
    return Figure(view.town.pollution)


def _figure_of_money(view: SeatView) -> Figure:
    return Figure(view.town.money)


def _count_votes(view: SeatView) -> Figure:
    """Count the votes before any promise."""
    return Figure(view.town.votes)


def _count_dead(view: SeatView) -> Figure:
    """Count the graves of the town, or by a ruling the seat's own dead, wherever they lie."""
    if view.position.rulings.graves == "in_town":
        return Figure(len(view.town.graves), tuple(grave.at for grave in view.town.graves))
    own = sum(grave.seat == view.seat for town in view.position.towns for grave in town.graves)
    cells = tuple(grave.at for grave in view.town.graves if grave.seat == view.seat)
    return Figure(own + view.town.buried, cells)


def _count_outside_start(view: SeatView) -> Figure:
    """Count the squares built on outside the starting area.

    Where water may lie anywhere, printed water never counts as outside.
    """
    ground, anywhere = view.plan.ground, view.position.rulings.water == "anywhere"
    inside = ground.areas[0] | ground.water if anywhere else view.plan.reach(0)
    return view.count_squares(view.plan.covered & ~inside)


def _count_citizens_in_towns(view: SeatView) -> Figure:
    """Count the citizens that wait neither in the Career Center nor in the middle of the table."""
    return Figure(max(0, CITIZENS - view.town.career - view.town.central))


def _count_park_areas(view: SeatView) -> Figure:
    """Count the areas of parks that are large enough, or by a ruling the park tiles in the best one."""
    grid, more = view.plan.grid, MORE_PARK
    areas = [area for area in grid.regions(view.plan.squares("P")) if area.bit_count() > more]
    if view.position.rulings.parks == "three_areas":
        return Figure(len(areas), grid.names_of(sum(areas)))
    tiles = [view.plan.masks[number] for number in view.plan.numbers_of("P")]
    joined = {area: sum(tile & area == tile for tile in tiles) for area in areas}
    most = max(joined, key=lambda area: joined[area], default=0)
    return Figure(joined.get(most, 0), grid.names_of(most))


def _count_cultural_kinds(view: SeatView) -> Figure:
    """Count the different cultural buildings."""
    kinds = [kind for kind in CULTURE if kind != "CH" or view.position.rulings.hall == "counts"]
    return Figure(len(view.plan.kinds & set(kinds)), view.plan.grid.names_of(view.plan.squares(*kinds)))


def _count_stations(view: SeatView) -> Figure:
    """Count the police station and the fire station."""
    kinds = view.plan.kinds & {"PO", "FI"}
    return Figure(len(kinds), view.plan.grid.names_of(view.plan.squares("PO", "FI")))


def _count_empty_squares(view: SeatView) -> Figure:
    """Count the empty squares of the current building area."""
    graves = view.plan.grid.mask(*(grave.at for grave in view.town.graves))
    return view.count_squares(view.area & ~view.plan.covered & ~graves)


def _count_used_squares(view: SeatView) -> Figure:
    """Count the squares of the current building area with a tile."""
    return view.count_squares(view.area & view.plan.covered)


def _count_citizens(view: SeatView) -> Figure:
    """Count the seat's citizens in its town, City Hall included.

    By a ruling all people in the town count, or all who pollute it.
    """
    reading, hall = view.position.rulings.residents, frozenset(hall_cells(view.plan))
    cells = tuple(
        one.at
        for one in view.town.people
        if (one.seat == view.seat or reading != "own") and not (reading == "polluting" and one.at in hall)
    )
    return Figure(len(cells), cells)


CITIZENS = 22
"""Citizens of each colour."""

MORE_PARK = 4
"""A park area of promise 10 has more squares than this."""

AT_LEAST: Mapping[int, tuple[Counting, int | Callable[[SeatView], int]]] = {
    1: (_levels_counting("R"), 4),
    2: (_levels_counting("F"), 3),
    3: (_levels_counting("C"), 4),
    4: (_count_growth_steps, _most_growth_steps),
    5: (_count_discs_on_last_step, 2),
    7: (_count_dead, 3),
    9: (_tiles_counting("C4"), 3),
    10: (_count_park_areas, 3),
    11: (_count_citizens_in_towns, CITIZENS),
    12: (_figure_of_pollution, 41),
    13: (_tiles_counting("F3"), 3),
    14: (_figure_of_money, 18),
    15: (_levels_counting("R"), 5),
    16: (_count_cultural_kinds, 6),
    32: (_count_stations, 2),
}
"""Cards that take a minimum."""

AT_MOST: Mapping[int, tuple[Counting, int]] = {
    6: (_figure_of_pollution, 14),
    8: (_count_outside_start, 0),
}
"""Cards that take a maximum."""

MOST: Mapping[int, Counting] = {
    17: _squares_counting("F"),
    18: _squares_counting("R"),
    19: _squares_counting("C"),
    21: _count_empty_squares,
    24: _count_dead,
    27: _figure_of_pollution,
    30: _count_used_squares,
    31: _figure_of_money,
}
"""Cards that take more than all others have."""

FEWEST: Mapping[int, Counting] = {
    20: _count_dead,
    22: _squares_counting("P"),
    23: _squares_counting("F"),
    25: _count_empty_squares,
    26: _count_citizens,
    28: _squares_counting("R"),
    29: _count_votes,
}
"""Cards that take less than all others have."""

NONE_IS_ENOUGH = 20
"""The card that a count of 0 keeps, even when others have 0 as well."""


def judge_promise(position: Position, seat: int, promise: int) -> Judged:
    """Judge a seat's promise as the table stands, with everything it was read from."""
    view = SeatView(position, seat)
    untold = () if is_figure_entered(position, seat, promise) else (seat,)
    if promise in AT_LEAST:
        counting, least = AT_LEAST[promise]
        own, need = counting(view), least if isinstance(least, int) else least(view)
        return _withhold_untold(
            Judged(promise, own.count >= need, own.count, need, "least", cells=own.cells), untold
        )
    if promise in AT_MOST:
        counting, limit = AT_MOST[promise]
        own = counting(view)
        return _withhold_untold(
            Judged(promise, own.count <= limit, own.count, limit, "limit", cells=own.cells), untold
        )
    return _withhold_untold(_compare_seats(view, promise), untold)


def _withhold_untold(judgement: Judged, untold: tuple[int, ...]) -> Judged:
    """Withhold a judgement if the seat's own figure was not entered."""
    return replace(judgement, kept=False, untold=untold) if untold else judgement


def _compare_seats(view: SeatView, promise: int) -> Judged:
    """Compare a seat's figure with all others in the game. Ties count only if the table rules so."""
    takes: Literal["most", "fewest"] = "most" if promise in MOST else "fewest"
    counting = MOST[promise] if promise in MOST else FEWEST[promise]
    own = counting(view)
    rivals = [seat for seat, town in enumerate(view.position.towns) if seat != view.seat and not town.out]
    untold = tuple(seat for seat in rivals if not is_figure_entered(view.position, seat, promise))
    others = {seat: counting(SeatView(view.position, seat)).count for seat in rivals if seat not in untold}
    best = _best_figure(takes, others.values())
    tied = own.count == best and view.position.rulings.ties == "yes"
    ahead = best is None or (own.count > best if takes == "most" else own.count < best)
    none = promise == NONE_IS_ENOUGH and own.count == 0
    kept = ahead or tied or none
    doubted = untold if kept and not none else ()
    return Judged(promise, kept and not doubted, own.count, best, takes, others, own.cells, doubted)


def _best_figure(takes: Takes, figures: Iterable[int]) -> int | None:
    found = list(figures)
    if not found:
        return None
    return max(found) if takes == "most" else min(found)
