"""Roll Into Town's witnesses for the conformance suite, told from the rules by the oracle."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair, Violation
from companion.games.roll_into_town.building.paying import ways_to_pay
from companion.games.roll_into_town.drawing.dice import best_die
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import BUILDINGS, ICONS
from companion.games.roll_into_town.moves import Build, Draw, Move
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from tests.conformance.parts import Changed, Parts, Remover, fitting
from tests.games.roll_into_town import (
    by_hand,
    mending,
    oracle,
    removers_build,
    removers_draw,
    removers_round,
    repaired_build,
    repaired_draw,
)
from tests.games.roll_into_town.openings import opened
from tests.games.roll_into_town.oracle_grow import MOST
from tests.games.roll_into_town.oracle_map import Map, map_of, stepped, topped
from tests.games.roll_into_town.refused import refused
from tests.games.roll_into_town.strange import strange

READINGS: tuple[dict[str, str], ...] = (
    {},
    {"ocean": "corner"},
    {"fountain": "once_a_round"},
    {},
    {"ocean": "corner", "fountain": "once_a_round"},
)
"""The readings that differ from the default, table by table."""

BOX = {
    "maps of another size": 0,
    "town halls lost": 0,
    "dice used twice": 0,
    "lighthouses apart": 0,
    "beyond the most": 0,
    "counted and drawn": 0,
}


def apart(here: Map) -> bool:
    """Tell if some part of a lighthouse does not stand north or south of its other part."""
    return sorted(stepped(bottom, "n") for bottom in topped(here, "L")) != sorted(topped(here, "l"))


def holdings(position: Position) -> dict[str, int]:
    """Check that every map has the printed size and Town Hall, and every used die lies there."""
    printed = "".join(position.printed.texts["map"].split("/"))
    halls = [number for number, mark in enumerate(printed) if mark == "H"]
    sheets = [player.sheet for player in position.players]
    return {
        "maps of another size": sum(len(sheet.cells) != len(printed) for sheet in sheets),
        "town halls lost": sum(
            [number for number, token in enumerate(sheet.cells) if token == "H"] != halls for sheet in sheets
        ),
        "dice used twice": sum(
            max(0, sheet.used.count(face) - position.dice.count(face))
            for sheet in sheets
            for face in range(1, 7)
            if position.dice
        ),
        "lighthouses apart": sum(apart(map_of(position, seat)) for seat in range(len(sheets))),
        "beyond the most": sum(max(0, most - MOST) for sheet in sheets for most in sheet.goods.amounts),
        "counted and drawn": sum(
            player.counted is not None and "".join(player.sheet.cells) != printed
            for player in position.players
        ),
    }  # fmt: skip


def placement(position: Position, seat: int, piece: str, target: str) -> Move:
    """Return the move that a survey's answer for a piece on a target is about."""
    for icon in ICONS:
        if piece.partition("-")[0] == icon:
            die, shift = best_die(position, seat, icon)
            return Draw(die, icon, target, piece.partition("-")[2], shift)
    building = next(one for one in BUILDINGS if one == piece.partition("-")[0])
    ways = ways_to_pay(seat_land(position, seat), position.players[seat].sheet, building)
    return Build(building, target, piece.endswith("-mirrored"), ways[0] if ways else Goods())


def in_whose_hands(move: Move) -> Sequence[Mapping[str, Remover]]:
    """Return what takes causes away, that of the move's own step first."""
    drawing, building = removers_draw.REMOVERS, removers_build.REMOVERS
    own = (drawing, building) if isinstance(move, Draw) else (building, drawing)
    return removers_round.REMOVERS, *own


def remover(rule: str) -> Remover:
    """Tell how the cause of a rule is taken away, whichever step breaks it."""

    def remove(position: Any, seat: int, move: Any, violations: Sequence[Violation]) -> Changed:
        found = next(removers[rule] for removers in in_whose_hands(move) if rule in removers)
        return found(position, seat, move, violations)

    return remove


RULES = {*removers_round.REMOVERS, *removers_draw.REMOVERS, *removers_build.REMOVERS}


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Yield every way to carry out a proposed repair."""
    room = repaired_draw if isinstance(move, Draw) else repaired_build
    yield from room.repaired(position, seat, move, repair)


def without_steps(position: Position) -> Position:
    """Return a position without the steps of the seats, and without goods, which come by themselves."""
    players = tuple(
        replace(
            each,
            step="done",
            past=(),
            sheet=replace(each.sheet, food=0, stone=0, wood=0, gathered=Goods(), forests=()),
        )
        for each in position.players
    )
    return replace(position, players=players)


PARTS = Parts(
    tier="gold",
    rulings=READINGS,
    picture=18,
    printed={"map": "...../...../..H../...../.....", "cathedral": "##/#."},
    placement=placement,
    holdings=holdings,
    box=BOX,
    points=oracle.points,
    places=oracle.places,
    waits=oracle.waits,
    legal=oracle.legal_moves,
    after=oracle.after,
    after_broken=True,
    faults=oracle.faults,
    strange=strange,
    allowed=lambda position, seat, move: not oracle.faults(position, seat, move),
    dull=frozenset({"Rub", "Done"}),
    odd=("map", "cathedral"),
    corrections=fitting("roll_into_town", mending.corrections),
    removers={rule: remover(rule) for rule in sorted(RULES)},
    repaired=repaired,
    by_hand=by_hand.tables,
    still=without_steps,
    refused=refused,
    plays=0.01,
    looks=0.113,
    opened=opened,
)
