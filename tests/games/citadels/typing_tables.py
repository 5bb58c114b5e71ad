"""Citadels as somebody types it who has read no more than how a position file looks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.engine.notation import Purpose
from companion.engine.scoresheet import Scoresheet
from companion.files.shown import Shown
from companion.games.citadels.position import Player, Position
from companion.games.citadels.printed import NUMBERS
from tests.games import as_typed
from tests.games.as_typed import Move

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus")


@dataclass(frozen=True)
class Seat:
    """One seat of a file: its city, and what else is said of it."""

    city: tuple[str, ...] = ()
    said: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Counted:
    """A seat's result: rank, total, and points by category."""

    rank: int
    total: int
    points: Mapping[str, int]


LEGAL: tuple[str, ...] = ()
"""Nothing stands against a move."""

FOUR = (Seat(),) * 4
"""Four seats of whom nothing is said."""

EIGHT = "temple church manor castle tavern docks market harbor"
"""Eight districts of three colours."""


def seat(city: str = "", **said: Any) -> Seat:
    """A seat with a city, its districts with spaces between, and some of its fields."""
    return Seat(tuple(city.split()), said)


def said(move: str, by: str = "Ann", **more: Any) -> Move:
    """A typed move."""
    return {"seat": by, "move": move, **more}


def build(district: str, by: str = "Ann") -> Move:
    """A typed move that builds."""
    return said("build", by, district=district)


def destroy(city: str, district: str, by: str = "Ann") -> Move:
    """A typed move that destroys."""
    return said("destroy", by, city=city, district=district)


def turn(role: str, **more: Any) -> dict[str, Any]:
    """The running turn, which is Ann's."""
    return {"turn": {"seat": "Ann", "role": role, **more}}


def text(seats: Sequence[Seat], moves: Sequence[Move] = (), **said: Any) -> str:
    """A position file for as many seats as a table of four, or for those that are named."""
    seats = (*seats, *(Seat() for _ in range(4 - len(seats)))) if len(seats) == 1 else seats
    tables = (
        as_typed.fields({"name": name, "city": one.city, **one.said})
        for name, one in zip(NAMES, seats, strict=False)
    )
    return as_typed.file_text("citadels", said, tables, moves)


def shown(seats: Sequence[Seat], moves: Sequence[Move], purpose: Purpose, **said: Any) -> Shown:
    """What a file shows."""
    return as_typed.shown(text(seats, moves, **said), purpose)


def checked(seats: Sequence[Seat], *moves: Move, **said: Any) -> list[tuple[str, ...]]:
    """The sections that stand against each move in turn; legal ones are made."""
    return as_typed.sections(shown(seats, moves, "check", **said))


def after(seats: Sequence[Seat], *moves: Move, **said: Any) -> Position:
    """The table after moves that are all legal."""
    position: Position = as_typed.made(shown(seats, moves, "check", **said))
    return position


def ann(seats: Sequence[Seat], *moves: Move, **said: Any) -> Player:
    """What the first seat has after moves that are all legal."""
    return after(seats, *moves, **said).players[0]


def surveyed(seats: Sequence[Seat], piece: str, **said: Any) -> set[str]:
    """The targets of a piece that Ann may choose."""
    file = shown(seats, (), "survey", **said)
    return set(file.game.survey(file.position, 0, file.piece(piece)).legal)


def sheet(*seats: Seat, **said: Any) -> Scoresheet:
    """The scoresheet of a file."""
    file = shown(seats, (), "score", **said)
    found: Scoresheet = file.game.scoresheet(file.position)
    return found


def scored(*seats: Seat, **said: Any) -> tuple[Counted, ...]:
    """The result of each seat in the order of the seats."""
    found = []
    for one in sorted(sheet(*seats, **said).standings, key=lambda each: each.seat):
        points: dict[str, int] = {}
        for line in one.lines:
            points[line.category] = points.get(line.category, 0) + line.points
        found.append(Counted(one.rank, one.total, {name: sum_ for name, sum_ in points.items() if sum_}))
    return tuple(found)


# Rounds ---------------------------------------------------------------------------------------------------


def dealt(up: Sequence[str] = (), down: str | None = None) -> Move:
    """The characters are laid aside."""
    return said("deal", up=list(up), **({"down": down} if down else {}))


def picked(*roles: str, crown: int = 0, seats: int = 4) -> tuple[Move, ...]:
    """Everybody takes a character, from the crown on to the left."""
    return tuple(
        said("pick", NAMES[(crown + number) % seats], role=role) for number, role in enumerate(roles)
    )


def plain(by: str) -> tuple[Move, Move]:
    """A turn in which somebody takes gold and ends it."""
    return said("take", by), said("end", by)


UP = ("thief", "merchant")
"""Two that lie face up at a table of four."""

ROUND = (dealt(UP, "bishop"), *picked("warlord", "assassin", "king", "magician"))
"""Ann is the Warlord, Bo the Assassin, Cy the King, Di the Magician; nobody is the Architect."""


def called(*moves: Move) -> list[tuple[str, str]]:
    """Who has shown which character in `ROUND` so far, in the order of their numbers."""
    players = after(FOUR, *ROUND, *moves).players
    shown = [(NUMBERS[role], NAMES[number], role) for number, one in enumerate(players) for role in one.shown]
    return [(name, role) for _, name, role in sorted(shown)]
