"""The free tile of the council's construction row: no slot and no price, but the rules of the place."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.engine.words import Who
from companion.games.small_city import procedures
from companion.games.small_city.building import build
from companion.games.small_city.building.needs import find_layings, warehouse_layings, warehouse_placements
from companion.games.small_city.building.paying import cube_words
from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.places import builds_with_stores, unpaid_builds
from companion.games.small_city.building.placing import seat_lot, tile_word
from companion.games.small_city.building.staffing import STATIONS
from companion.games.small_city.building.supply import OF_THE_KIND, single_finding
from companion.games.small_city.moves import Build, Decline, Move
from companion.games.small_city.phases.action import seats_after_errand
from companion.games.small_city.phases.common_rules import OUT, Check, Rules, Stage
from companion.games.small_city.position import Errand, Position
from companion.games.small_city.printed import CULTURE, KINDS, Kind
from companion.geometry.bits import bits
from companion.kit.tasks import seat_task, task_per_actor

LARGEST = 4
"""The most squares of the tile on the last step, whose requirements are not asked."""


def current_errand(position: Position) -> Errand:
    """Return the current grant, or a placeholder for the mayor's seat if there is none."""
    return position.errand or Errand(position.mayor, "build")


def are_needs_waived(position: Position) -> bool:
    """Check that the tile's requirements are waived: on the last step."""
    return current_errand(position).size == 0


def granted_sizes(position: Position) -> range:
    """Return the range of squares the tile may have."""
    size = current_errand(position).size
    if size == 0:
        return range(1, LARGEST + 1)
    return range(1 if position.rulings.council_size == "up_to" else size, size + 1)


def _check_granted_seat(position: Position, seat: int, _move: Any) -> Findings:
    granted = current_errand(position).seat
    return KEPT if granted == seat else single_finding(seat=Who(granted))


def _check_size(position: Position, seat: int, move: Build) -> Findings:
    allowed, size = granted_sizes(position), build.build_case(position, seat, move).squares_to_pay
    if size in allowed:
        return KEPT
    return single_finding(tile=tile_word(move.tile), size=size, least=allowed[0], most=allowed[-1])


def _check_not_culture(_position: Position, _seat: int, move: Build) -> Findings:
    return single_finding(tile=tile_word(move.tile)) if move.tile in CULTURE and move.tile != "CH" else KEPT


def _check_not_paid(_position: Position, _seat: int, move: Build) -> Findings:
    return single_finding(goods=cube_words(move.pay)) if move.pay else KEPT


def _rule_unless_waived(rule: Check) -> Check:
    def check(position: Position, seat: int, move: Build) -> Findings:
        return KEPT if are_needs_waived(position) else rule.check(position, seat, move)

    return Rule(rule.id, rule.section, check, rule.kind)


WHOSE: tuple[Check, ...] = (
    OUT,
    Rule("grant_seat", "council.construction", _check_granted_seat, "impossible"),
)
OF_THE_GRANT: tuple[Check, ...] = (
    *WHOSE,
    *OF_THE_KIND,
    Rule("grant_culture", "council.construction", _check_not_culture),
    Rule("grant_size", "council.construction", _check_size),
)
"""The rules of a granted tile that do not depend on its place."""

BUILD: tuple[Check, ...] = (
    *OF_THE_GRANT,
    *build.SHAPE,
    *build.PLACES,
    *(_rule_unless_waived(rule) for rule in (*build.REQUIRED, build.WAREHOUSE_NEEDED)),
    *build.WAREHOUSE,
    Rule("grant_free", "council.construction", _check_not_paid),
)
"""The rules of laying the granted tile, in the order of the rulebook."""

RULES: Rules = {Build: BUILD, Decline: WHOSE}


def _apply_move(position: Position, seat: int, move: Build | Decline) -> Position:
    """Apply the grant: lay the tile for nothing, and end the grant.

    Laid in phase 1 it may be upgraded in phase 2. A citizen may move into a station at once (tiles.police,
    tiles.fire).
    """
    if not isinstance(move, Build):
        return replace(position, errand=None)
    position = build.lay_tile(position, seat, move, fresh=position.phase != "action")
    return replace(
        position, errand=Errand(seat, "staff", at=move.cells[0]) if move.tile in STATIONS else None
    )


def granted_builds(position: Position, seat: int, kind: Kind) -> Rows[Build]:
    """List every legal way to lay a tile for nothing now."""
    lot, waived = seat_lot(position, seat), are_needs_waived(position)
    piece = piece_on(lot, kind)
    if not piece.cells or not keeps_all(OF_THE_GRANT, position, seat, Build(kind, piece.cells[0])):
        return Rows(())
    ways = find_layings(lot, kind, needs=not waived)
    if kind != "F1":
        return Rows([(unpaid_builds(lot, kind), ways)])
    free = warehouse_placements(lot) if position.stock.WA else 0
    if not waived:
        return Rows([builds_with_stores(lot, ways, free)])
    alone = unpaid_builds(lot, kind)
    return Rows(
        row
        for number in bits(ways)
        for row in ((alone, 1 << number), builds_with_stores(lot, 1 << number, free))
    )


def _legal_moves(position: Position, seat: int) -> Rows[Move]:
    if not keeps_all(WHOSE, position, seat, Decline()):
        return join_rows()
    allowed, size = granted_sizes(position), position.box.size
    kinds = (kind for kind in KINDS if size(kind) in allowed)
    return join_rows(*(granted_builds(position, seat, kind) for kind in kinds), (Decline(),))


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    lot = seat_lot(position, seat)
    names = piece_on(lot, "WA").names_by_squares
    for kind in KINDS:
        piece = piece_on(lot, kind)
        for way, cells in zip(piece.layings, piece.cells, strict=True):
            yield Build(kind, cells)
            if kind == "F1":
                for store in warehouse_layings(lot, way):
                    yield Build(kind, cells, warehouse=names[store.cells])
    yield Decline()


def _seats_to_act(position: Position) -> tuple[int, ...]:
    seat = current_errand(position).seat
    return () if position.errand is None or position.towns[seat].out else (seat,)


def _task_for_seat(position: Position, seat: int) -> Task:
    allowed = granted_sizes(position)
    kinds = tuple(
        kind for kind in KINDS if kind not in CULTURE and kind != "WA" and position.box.size(kind) in allowed
    )
    what, least, most = "grant_free" if are_needs_waived(position) else "grant", allowed[0], allowed[-1]
    return seat_task(what, seat, kinds, optional=True, shared=True, least=least, most=most)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    task_per_actor(_seats_to_act, _task_for_seat),
    _legal_moves,
    procedure=procedures.GRANT,
    later=seats_after_errand,
)
