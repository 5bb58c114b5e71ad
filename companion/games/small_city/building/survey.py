"""The verdict for every laying of a tile at once, legal or not, by its squares' names: ``a1+b1``.

A few masks find all legal layings at once. The reasons at a place are put together when they are looked up,
and shared among the places that have the same ones.
"""

from collections.abc import Iterator, Sequence

from companion.engine.rules import judge_move
from companion.engine.survey import Aim, Survey, Verdicts
from companion.engine.verdict import LEGAL, Verdict, Violation
from companion.games.small_city import turn
from companion.games.small_city.building.build import PLACES
from companion.games.small_city.building.needs import (
    NEEDS,
    Need,
    judges_whole_tile,
    legal_warehouses,
    need_of,
    warehouse_layings,
)
from companion.games.small_city.building.paying import missing_cubes, name_payment, ways_to_pay
from companion.games.small_city.building.pieces import Piece, piece_on
from companion.games.small_city.building.places import legal_layings
from companion.games.small_city.building.placing import (
    seat_lot,
    violations_of_layings,
    violations_with_warehouse,
)
from companion.games.small_city.moves import Build, Move
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.phases.grant import are_needs_waived, granted_builds
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import KINDS, Kind
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.placements import cells_in, placement_name


def kind_of(piece: str) -> Kind:
    """Parse the name of a tile.

    Raises:
        KeyError: there is none.
    """
    found = next((kind for kind in KINDS if kind == piece), None)
    if found is None:
        raise KeyError(piece)
    return found


def placement(position: Position, seat: int, piece: str, target: str) -> Build:
    """Return the move that lays a tile on `target`.

    An F1 comes with the first warehouse that may lie beside it, or else with the first square beside it. A
    cultural building is paid for in full, or at the Architect's price if the store holds no more.

    Raises:
        KeyError: there is no such tile.
    """
    kind, cells = kind_of(piece), cells_in(target)
    if kind == "F1":
        return Build(kind, cells, warehouse=_default_warehouse_cells(position, seat, cells))
    ways = ways_to_pay(position, seat, kind)
    paid = next((paid for paid in ways if not missing_cubes(position.towns[seat], paid)), ways[0])
    return Build(kind, cells, pay=() if position.errand else name_payment(position, seat, kind, paid))


def aim_of(_position: Position, _seat: int, move: Move) -> Aim | None:
    """Return the tile that a move builds, and its place, the inverse of `placement`."""
    return Aim(move.tile, placement_name(move.cells)) if isinstance(move, Build) else None


def _default_warehouse_cells(position: Position, seat: int, cells: Cells) -> Cells:
    lot = seat_lot(position, seat)
    piece = piece_on(lot, "F1")
    store = first_warehouse(position, seat, piece.layings[piece.numbers_by_target[placement_name(cells)]])
    return piece_on(lot, "WA").names_by_squares[store.cells] if store else ()


def first_warehouse(position: Position, seat: int, laying: Laying) -> Laying | None:
    """Choose the default place of a factory's warehouse, None if the factory needs none or has no place."""
    if position.errand and are_needs_waived(position):
        return None
    lot = seat_lot(position, seat)
    return next(iter(legal_warehouses(lot, laying) or warehouse_layings(lot, laying)), None)


class Places(Verdicts[int]):
    """The verdict of every laying of a tile, by the laying's number."""

    def __init__(self, position: Position, seat: int, kind: Kind) -> None:
        self.position = position
        self.seat = seat
        self.kind = kind
        self.lot = seat_lot(position, seat)
        self.piece: Piece = piece_on(self.lot, kind)
        self._firsts: dict[int, Verdict] = {}
        self._needs: dict[int, tuple[Violation, ...]] = {}
        super().__init__(
            self.piece.numbers_by_target,
            self._judge_laying,
            lambda: ("+".join(cells) for cells in self._legal_cells()),
        )

    def _legal_cells(self) -> Iterator[Cells]:
        stage = turn.stage_of(self.position)
        if Build not in stage.rules:
            return iter(())
        if self.position.errand:
            return (move.cells for move in granted_builds(self.position, self.seat, self.kind))
        layings = legal_layings(self.position, self.seat, self.kind)
        return (self.piece.names_by_squares[laying.cells] for laying in layings)

    def _judge_laying(self, number: int) -> Verdict:
        if self._current_rules is None:
            return self._verdict_in_other_phase
        first = self.piece.first_alike[number]
        found = self._firsts.get(first)
        if found is None:
            found = self._firsts[first] = next(self._judge_layings((self.piece.layings[first],)))
        return found

    @cached_property
    def _verdict_in_other_phase(self) -> Verdict:
        """The verdict of building the tile while the table does something else."""
        return turn.verdict(self.position, self.seat, Build(self.kind, ()))

    def _move_for(self, target: str) -> Build:
        return placement(self.position, self.seat, self.kind, target)

    @cached_property
    def _current_rules(self) -> tuple[Check, ...] | None:
        """The current rules of building, None while the table does something else."""
        return turn.stage_of(self.position).rules.get(Build)

    @cached_property
    def _constant_violations(self) -> tuple[Sequence[Violation], Sequence[Violation]]:
        """Violations that hold for every laying: those before the rules about squares, and those after."""
        judged = self._current_rules or ()
        first = judged.index(PLACES[0])
        last = max(i for i, rule in enumerate(judged) if rule.id == NEEDS[-1].id)
        sample = self._move_for(self.piece.targets[0])
        before = judge_move(judged[:first], self.position, self.seat, sample)
        return before, judge_move(judged[last + 1 :], self.position, self.seat, sample)

    @cached_property
    def _requirement(self) -> Need | None:
        """The tile's requirement, None if it has none or the grant waives it."""
        waived = self.position.errand is not None and are_needs_waived(self.position)
        return None if waived else need_of(self.kind)

    @cached_property
    def _squares_meeting_requirement(self) -> Mask:
        """The squares of which a single one meets the requirement, none if the whole tile is judged."""
        if self._requirement is None or self._judges_whole_tile:
            return 0
        return self._requirement.squares_meeting_need(self.lot, self.kind)

    def _judge_layings(self, layings: Sequence[Laying]) -> Iterator[Verdict]:
        """Judge some layings of the tile."""
        if self.kind == "F1":
            yield from map(self._judge_factory, layings)
            return
        before, after = map(tuple, self._constant_violations)
        need, bases = self._requirement, self._squares_meeting_requirement
        for laying, found in zip(layings, violations_of_layings(self.lot, self.kind, layings), strict=True):
            if need and not laying.solid & bases:
                found += self._lacking_violations(need, laying.solid)
            if before or after:
                found = before + found + after
            yield Verdict(found) if found else LEGAL

    def _judge_factory(self, laying: Laying) -> Verdict:
        """Judge a factory together with its warehouse."""
        store = first_warehouse(self.position, self.seat, laying)
        if not store:
            named = "+".join(self.piece.names_by_squares[laying.cells])
            return turn.verdict(self.position, self.seat, self._move_for(named))
        found = violations_with_warehouse(self.lot, self.kind, laying, store)
        if self._requirement and not laying.solid & self._squares_meeting_requirement:
            found += self._lacking_violations(self._requirement, laying.solid)
        before, after = self._constant_violations
        return Verdict((*before, *found, *after)) if found or before or after else LEGAL

    @cached_property
    def _judges_whole_tile(self) -> bool:
        return judges_whole_tile(self.lot)

    @cached_property
    def _tiles_needed(self) -> int:
        return self._requirement.tiles_needed(self.kind) if self._requirement else 0

    def _lacking_violations(self, need: Need, solid: Mask) -> tuple[Violation, ...]:
        if self._judges_whole_tile:
            params = need.missing_params(self.lot, self.kind, solid, whole=True)
            return (Violation(need.id, need.section, "breaks", params),) if params else ()
        have = need.count_influencing_below(self.lot, solid, self._tiles_needed)
        if have not in self._needs:
            params = need.sentence_params(self.kind, have)
            self._needs[have] = (Violation(need.id, need.section, "breaks", params),)
        return self._needs[have]

    def _judge_all(self) -> dict[str, Verdict]:
        """Judge all layings in one pass, which is quicker than one by one."""
        if len(self._found) < len(self):
            piece = self.piece
            if self._current_rules is None:
                self._found = dict.fromkeys(piece.targets, self._verdict_in_other_phase)
            else:
                firsts = self._judge_layings([piece.layings[first] for first in piece.first_layings])
                by_first = dict(zip(piece.first_layings, firsts, strict=True))
                found = map(by_first.__getitem__, piece.first_alike)
                self._found = dict(zip(piece.targets, found, strict=True))
        return self._found


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Survey every laying of a tile on a seat's board, each with its verdict.

    Raises:
        KeyError: there is no such tile.
    """
    return Survey(seat, piece, Places(position, seat, kind_of(piece)))
