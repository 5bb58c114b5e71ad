"""Every move is told in the log in every language, with nothing missing."""

from functools import partial

import pytest

from companion.games import GAMES
from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Decline,
    Demolish,
    Grow,
    Mourn,
    Move,
    MoveCitizen,
    Produce,
    Settle,
    Staff,
    Trade,
    Upgrade,
)
from companion.games.small_city.position import Disc, Position
from tests.games import telling
from tests.games.small_city.towns import table, town

GAME = GAMES["small_city"]
NAMES = ("Ann", "Ben", "Cy")
TOWN = "R1a* . CHa* CHa\n. F1b*2 CHa CHa"
told = partial(telling.told, GAME, NAMES)


def here(**changes: object) -> Position:
    return table(town(TOWN, discs=(Disc(2, 3),), **changes), town(TOWN, seat=1), town(TOWN, seat=2))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Build("R2", ("a3", "b3")), "Ann built a level 2 residence on a3 and b3."),
        (Build("F1", ("a3",), ("b3",)), "Ann built a level 1 factory on a3, with its warehouse on b3."),
        (Build("SC", ("a3",), pay=("w",)), "Ann built a school on a3 and gave these cubes: white."),
        (
            Upgrade("a1", "R2", ("a1", "b1")),
            "Ann turned a level 1 residence into a level 2 residence on a1 and b1.",
        ),
        (Demolish(("a1",)), "Ann demolished a level 1 residence on a1."),
        (Grow(), "Ann made the town bigger."),
        (Staff("a1", "b1"), "Ann moved a citizen from a1 to b1, into the new station."),
        (Decline(), "Ann laid no free tile."),
        (MoveCitizen("a1", "b2"), "Ann moved a citizen from a1 to b2."),
        (MoveCitizen("a1", "b2", 1), "Ann sent a citizen from a1 to b2 in Ben’s town."),
        (MoveCitizen("a1", "b2", None, 1), "Ann moved a tourist in Ben’s town from a1 to b2."),
        (MoveCitizen("a1", "b2", 2, 1), "Ann’s tourist left Ben’s town (a1) for b2 in Cy’s."),
        (MoveCitizen("a1", "b2", 0, 1), "Ann’s tourist came home from Ben’s town (a1) to b2."),
        (Settle("a1"), "Ann gave a citizen of the City Hall a home on a1."),
        (Trade("a1", cube="g"), "Ann gave a gray cube in the shop on a1 (Ann’s town)."),
        (Trade("a1", town=1, money=3), "Ann gave $3 in the shop on a1 (Ben’s town)."),
        (Produce(), "Ann finished the income."),
        (Produce(drop=("w", "b")), "there was no room for these cubes: white and black."),
        (Mourn("b2", "a4"), "In Ann’s town, Ben’s citizen on b2 died. The grave is on a4."),
        (Mourn("a1"), "In Ann’s town, Ann’s citizen on a1 had to go."),
        (Advance(2), "Ann paid $4 in the council: Construction, step 4."),
        (Advance(1, pay="votes"), "Ann paid 1 vote in the council: Industry, step 1."),
        (Advance(2, leaves=2), "Ann paid $1 in the council: Construction, step 1."),
        (Choose("E", "money"), "Ann took the Supporter and got $1."),
        (Choose("A"), "Ann took the Mayor."),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_a_move_is_told_as_somebody_at_the_table_would(move: Move, words: str) -> None:
    assert words in told(here(), 0, move)


def test_factories_produced_where_somebody_worked_in_one() -> None:
    working = table(town("R1a . CHa CHa\n. F1b* CHa CHa"), town(TOWN, seat=1))
    assert "Ann’s factories produced." in told(working, 0, Produce())
