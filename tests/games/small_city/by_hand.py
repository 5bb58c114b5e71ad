"""Tables of Small City that random plays seldom come to, made by hand for the conformance suite."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.games.small_city import turn
from companion.games.small_city.corrections import CORRECTIONS
from companion.games.small_city.moves import Found, Keep, SetSquare, SetTile, Trade
from companion.games.small_city.position import BASIC, Disc, Errand, Position
from tests.games.small_city.playing import begun, drawn, earning, moving, played
from tests.games.small_city.towns import HALL, table, town

CORNER = Found(("a1", "b1", "a2", "b2"))
SMALL = {"board-expert": "0000/0000/0000/0000"}
FIRE = "CHa CHa FIa* FIa\nCHa CHa FIa ."
BUSY = """
    CHa* CHa  R1a*  .  1
    CHa  CHa  C1a*2 #  1
    CLa* CLa  .     x2 .
    CLa  ~    .     .  .
"""


def _ring(*cards: Any, **changes: Any) -> Position:
    return table(town(HALL), town(HALL, seat=1), phase="ring", ring=cards, **changes)


def _action(**changes: Any) -> Position:
    towns = (town(HALL, seat=seat, money=1) for seat in range(3))
    return table(*towns, phase="action", ring=("E", "A", "D", "F", "B", "C", "G", "H"), **changes)


def _council(*discs: Disc, **changes: Any) -> Position:
    first = town("CHa CHa WAa .\nCHa* CHa . .", discs=discs, money=2, votes=1)
    return table(first, town(HALL, seat=1, money=9, votes=9), phase="council", **changes)


def corrected_setup() -> Position:
    """Return a setup without a City Hall, but with tiles and graves. One side of the board is too small for a
    tile.
    """
    position = CORRECTIONS.correct(begun(2, own=SMALL), SetTile(0, "P2", ("b2", "b3")))
    for correction in (SetTile(0, "P1", ("j10",)), SetSquare(0, "c1", grave=1), SetSquare(1, "d4", grave=0)):
        position = CORRECTIONS.correct(position, correction)
    return position


@cache
def by_phase() -> dict[str, Position]:
    """Return a table of each kind of setup, ring, pollution and council."""
    first = played(begun(2), (0, CORNER), (1, Keep((), 4)))
    fixed = {"tile-CH": "#"}
    return {
        "setup": first,
        "advanced setup": begun(3, 1, promises="advanced"),
        "setup of towns that were corrected": corrected_setup(),
        "street": table(town(BUSY), town(HALL, seat=1), town(HALL, seat=2), phase="street"),
        "street of one who is out": table(
            town(BUSY), town(HALL, seat=1, out=True), town(HALL, seat=2), phase="street"
        ),
        "empty ring": _ring(),
        "ring": _ring("A", "B", "C", "D", "E", "F"),
        "starred ring": _ring(*BASIC[:5], "K", readings={"starred": "in"}),
        "first choice": _action(),
        "second choice": _action().with_town(0, action="E"),
        "third choice": _action().with_town(0, action="G").with_town(1, action="H"),
        "councilor": replace(
            _council(Disc(1, 3), Disc(4, 4)), phase="action", ring=BASIC, errand=Errand(0, "council")
        ).with_town(0, action="G"),
        "votes": table(town(BUSY), town(HALL, seat=1), phase="votes"),
        "pollution": table(town(BUSY), town(HALL, seat=1), phase="pollution"),
        "death": table(
            town(BUSY, dying=True, size=0), town(FIRE, seat=1), phase="death", street=("c3", "c4")
        ),
        "death without a clinic": table(
            town(BUSY.replace("CLa*", "CLa"), dying=True, size=1), town(HALL, seat=1), phase="death"
        ),
        "death without a square": table(
            town("CHa R1a*", dying=True, own=fixed),
            town("CHa .", seat=1, own=fixed),
            phase="death",
            own=fixed,
        ),
        "council": _council(),
        "council with discs": _council(Disc(1, 3), Disc(4, 4)),
        "council for the second": _council(Disc(2, 1)).with_town(0, done=True),
    }


TOWN = """
    SCa R1a* .     .    RFa F1a
    LIa LIa  .     #    .   WAa:w
    .   .    C1a   .    ~   .
    CHa CHa* .     x1   ~   .
    CHa CHa  POa!  POa! P1a*2 1
"""
"""A town that has some of everything, on ground that is open, blocked and wet."""

BUILDING: dict[str, Position] = {
    "rich": table(town(TOWN, money=9)),
    "poor": table(town(TOWN, money=0)),
    "whole": table(town(TOWN, money=9), readings={"direct": "whole"}),
    "street": table(town(TOWN, money=9), street=("c1", "d1")),
    "done": table(town(TOWN, money=9, done=True)),
    "full": table(town(TOWN, money=9, built=3)),
    "architect": table(town(TOWN, money=9, action="B")),
    "moving": table(town(TOWN, money=9), phase="move"),
    "scoring": table(town(TOWN, money=9), phase="scoring"),
    "grant of 1": table(town(TOWN), phase="council", errand=Errand(0, "build", 1)),
    "grant of any": table(town(TOWN), phase="council", errand=Errand(0, "build", 0)),
    "no warehouses": table(town(TOWN, money=9), stock={"WA": 0}),
    "scarce": table(town(TOWN, money=9), town(HALL, seat=1), mayor=1),
}
"""Tables of the building phase, and others at which its moves are refused."""

CITY = """
    CHa* CHa   .     R1a   R1b* P1a*
    CHa  CHa:w F2a*  F2a   C2a* C2a
    POa* POa   WAa:g SCa*  RFa  x1
    CLa* CLa   .     P1b*2 UNa  UNa
    CLa  HBa   HBa   C1b*3 UNa  UNa
    .    HWa   HWa   .     .    .
"""
GUESTS = "CHa CHa F1a*1 P1a C1a\nCHa CHa R1a POa* POa\n. . . P1b P1c"
ROOM = "CHa CHa P1a C1a\nCHa CHa . ."
PACKED = "CHa CHa P1a*1\nCHa CHa ."


def _moving_and_earning() -> Iterator[Position]:
    """Tables of phases 3 and 4 at which every rule can be broken."""
    four = drawn(CITY, GUESTS, HALL, GUESTS.replace("F1a*1", "F1a"))
    for readings in ({}, {"works": "closed", "opposite": "first_round"}):
        yield moving(*four, readings=readings, round=1)
    settled = moving(*drawn("CHa* CHa R1a R1b*\nCHa CHa . R2a*\n. . . R2a", HALL))
    yield settled
    yield settled.with_town(0, people=settled.towns[0].people[1:])
    yield moving(*drawn(GUESTS, PACKED, ROOM, HALL))
    yield moving(*drawn(GUESTS, HALL, PACKED, GUESTS.replace("F1a*1", "F1a")))
    first = turn.STAGES["move"].legal_moves(settled, 0)
    yield turn.after(settled, 0, next(iter(first)))
    earner = drawn(
        CITY.replace("P1b*2", "F1b*").replace("C2a* C2a", "C2a* C2a*"), GUESTS.replace("C1a", "F1b*"), HALL
    )
    yield earning(*earner, paid=False)
    yield earning(*earner)
    yield turn.after(earning(*earner), 0, Trade("f2", cube="w"))
    yield earning(*earner, stock={"w": 1})
    crammed = drawn("CHa* CHa* F3a=w* F3a=g*\nCHa* CHa* C2a=m F3a=b*\n. . C2a=$ .", HALL)
    yield earning(*crammed)
    yield earning(*crammed).with_town(0, done=True)


@cache
def tables() -> Sequence[Position]:
    """Return a table of each kind."""
    return (*by_phase().values(), *BUILDING.values(), *_moving_and_earning())
