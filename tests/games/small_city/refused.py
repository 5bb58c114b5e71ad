"""Moves of Small City that break rules which the candidates of a random play seldom break, or never."""

from collections.abc import Sequence
from typing import Any

from companion.games.small_city.moves import Decline, Demolish, Done, Grow, Move, Staff
from companion.games.small_city.position import Errand, Position
from tests.conformance.parts import Refused
from tests.games.small_city.by_hand import TOWN
from tests.games.small_city.playing_build import build, up
from tests.games.small_city.towns import HALL, table, town


def rich(**changes: Any) -> Position:
    return table(town(TOWN, money=9, **changes))


def grant(size: int) -> Position:
    return table(town(TOWN), town(HALL, seat=1), phase="council", errand=Errand(0, "build", size))


def refused() -> Sequence[Refused]:
    """Candidates name real tiles on squares they have."""
    broken: dict[str, tuple[Position, Move]] = {
        "built_done": (rich(done=True), Done()),
        "slots": (rich(built=3), build("P1", "c1")),
        "council_only": (
            table(town(TOWN, money=9), readings={"emergency": "council_only"}),
            build("FI", "a3", "b3", "c4"),
        ),
        "shape": (rich(), build("P2", "c1", "a3")),
        "warehouse_extra": (rich(), build("P1", "c1", warehouse=("d1",))),
        "warehouse_on_it": (rich(), build("F1", "f3", warehouse=("f3",))),
        "warehouse_near": (rich(), build("F1", "f3", warehouse=("d3",))),
        "money": (table(town(TOWN)), build("P1", "c1")),
        "payment": (rich(), build("MU", "a3", "b3", "c3", pay=("w",))),
        "upgrade_nothing": (rich(), up("c1", "R2", "c1", "d1")),
        "upgrade_kind": (rich(), up("e5", "P2", "e5", "f5")),
        "next_level": (rich(), up("b1", "R3", "b1", "c1", "c2")),
        "uncovers": (rich(), up("b1", "R2", "c1", "d1")),
        "changes": (
            table(
                town("RFa . HBa HBa\nF2a=w F2a=g HWa HWa\n. . . .\nCHa CHa . .\nCHa CHa . ."),
                own={"tile-F3": "wg/.b"},
            ),
            up("a2", "F3", "a2", "b2", "a3"),
        ),
        "upgrade_homes": (rich(), up("c3", "C2", "c3", "c2")),
        "demolish_nothing": (rich(), Demolish(("c1",))),
        "demolish_cost": (table(town(TOWN)), Demolish(("a1",))),
        "grown": (rich(grown=True), Grow()),
        "full_size": (rich(size=1), Grow()),
        "staff_nobody": (rich(), Staff("c1", "c5")),
        "staff_place": (table(town("CHa CHa POa! POa!\nCHa CHa P1a* .")), Staff("c2", "d2")),
        "staff_again": (
            table(town("CHa CHa FIa! FIa!\nCHa CHa FIa*! .\nPOa! POa! . .")),
            Staff("c2", "b3"),
        ),
        "grant_seat": (grant(1), Decline()),
        "grant_culture": (grant(0), build("ME", "c1", "d1")),
        "grant_size": (grant(1), build("P2", "c1", "d1")),
        "grant_free": (grant(1), build("P1", "c1", pay=("w",))),
    }
    return tuple(
        Refused(rule, position, int(rule == "grant_seat"), move) for rule, (position, move) in broken.items()
    )
