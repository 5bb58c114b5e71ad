"""Two rounds of Small City in Ann's and Ben's moves, as tests make them on a screen or without one.

Steps in which nothing happens are not among them: the table confirms those by itself.
"""

from typing import Any

from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Collect,
    Done,
    Found,
    Grow,
    Keep,
    Lay,
    Measure,
    MoveCitizen,
    SetSquare,
    SetTile,
    SetTrack,
    Skip,
    Street,
    Tally,
    Trade,
    Upgrade,
)
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession

Part = tuple[tuple[int, Any], ...]
"""Moves, each with the seat that makes it."""

SETUP: Part = (
    (0, Found(("c3", "d3", "c4", "d4"))),
    (0, Keep((1, 2, 3), 1)),
    (1, Found(("d4", "e4", "d5", "e5"))),
    (1, Keep((6, 4, 9), 6)),
)

OPENING: Part = (
    (1, Street(("f1", "g1"))),
    *((0, Lay(card)) for card in "ABCDEFG"),  # type: ignore[arg-type]
    (0, Choose("E", "money")),
    (1, Choose("F")),
)

BUILDING: Part = (
    (0, Build("F1", ("f5",), ("g5",))),
    (0, Build("R1", ("b2",))),
    (0, Done()),
    (1, Build("R1", ("c3",))),
    (1, Grow()),
    (1, Done()),
)

COUNTING: Part = (
    (0, Done()),
    (1, Done()),
    (0, Tally()),
    (0, Measure()),
)

COUNCIL: Part = (
    (0, Advance(2)),
    (0, Build("P1", ("a1",))),
    (1, Skip()),
)


FIRST = (SETUP, OPENING, BUILDING, COUNTING, COUNCIL)

LATER = (
    SetTile(0, "R3", ("a5", "a6", "b5")),
    *(SetSquare(0, at, citizen=0) for at in ("a5", "a6", "b5")),
    SetTile(0, "WA", ("g6",)),
    *(SetSquare(0, at, cubes=("w",)) for at in ("g5", "g6")),
    SetTile(1, "C2", ("b5", "b6")),
    SetTrack(0, "votes", 0),
)
"""What lies there as if more rounds had been played: full homes, two cubes, and a shop in the other town."""

AGAIN: Part = (
    (0, Street(("h2", "h3"))),
    *((0, Lay(card)) for card in "ABCDEFG"),  # type: ignore[arg-type]
    (1, Choose("D")),
    (0, Choose("E", "money")),
)

GROWING: Part = (
    (0, Build("SC", ("a3",))),
    (0, Upgrade("b2", "R2", ("b2", "b3"))),
    (0, Done()),
    (1, Done()),
    (1, Done()),
    (0, MoveCitizen("b2", "b6", 1)),
    (0, Done()),
    (0, Collect()),
    (0, Trade("b6", 1, "w")),
    (1, Tally()),
    (1, Measure()),
)

ENDING: Part = (
    (1, Skip()),
    (0, Advance(2, pay="votes")),
    (0, Build("P2", ("e6", "f6"))),
)


def play_parts(session: TableSession, *parts: Part) -> TableSession:
    """Play on without the screen."""
    for part in parts:
        for seat, move in part:
            assert isinstance(session.submit(Play(seat, move)), Accepted), move
    return session


def later(session: TableSession, *more: Part) -> TableSession:
    """Play the first round, and on from what would lie there after some more, without the screen."""
    play_parts(session, *FIRST)
    for correction in LATER:
        assert isinstance(session.submit(Correct(correction)), Accepted), correction
    return play_parts(session, *more)
