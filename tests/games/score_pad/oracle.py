"""An independent count of what a pad shows, written from the rulebook: plain lists, and nothing of the game.

A sheet is a dictionary as its TOML file has it, with what was left out filled in; a seat's numbers are a list
by cell, None where one is missing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any

import msgspec

from companion.engine.points import Points

Numbers = list[Any]
PLAIN: Mapping[str, Any] = {
    "name": "", "how": "rounds", "categories": [], "rounds": 0, "bids": None, "lowest": False, "start": 0,
    "down": False, "goal": None, "exact": False, "goes_on": False, "ties": [],
}  # fmt: skip
COLUMN: Mapping[str, Any] = {"minus": False, "times": 1, "per": 1, "cap": None, "most": 0, "shared": "each"}
BIDS: Mapping[str, int] = {"hit": 20, "each": 10, "miss": 10}
MOST = 200
"""There is room for 200 rounds."""


@dataclass(frozen=True)
class Pad:
    """What is written on the table.

    Attributes:
        sheet: how it is counted.
        rows: each seat's numbers.
        over: whether that was all.
        won: whether all have won, where that is told.
    """

    sheet: Mapping[str, Any]
    rows: Sequence[Numbers]
    over: bool
    won: bool | None

    @property
    def size(self) -> int:
        """How many numbers a round has: with bids, two."""
        return 2 if self.sheet["bids"] is not None else 1

    @property
    def first(self) -> int:
        """Where the first round begins: the numbers of a final count are written before it."""
        return len(self.sheet["categories"]) if self.sheet["how"] == "rounds" else 0

    @property
    def both(self) -> bool:
        """Whether rounds are followed by a final count."""
        return self.first > 0

    @property
    def final(self) -> bool:
        """Whether the final count has begun: by one of its numbers, after the last round, at the goal."""
        if not self.both:
            return False
        told = any(each is not None for row in self.rows for each in row[: self.first])
        return told or self.now() >= self.cells or (not half(self) and reached(self))

    @property
    def cells(self) -> int:
        """How many numbers a seat may have. With bids and categories, there is room for 400 in all."""
        most = min(MOST, (2 * MOST - self.first) // self.size)
        rounds = self.first + (self.sheet["rounds"] or most) * self.size
        categories = len(self.sheet["categories"])
        return {"rounds": rounds, "categories": categories, "places": 1, "together": 0}[self.sheet["how"]]

    def number(self, seat: int, cell: int) -> Any:
        """Return a seat's number in a cell, or None."""
        row = self.rows[seat]
        return row[cell] if cell < len(row) else None

    def now(self) -> int:
        """In rounds: the first number that somebody still has to enter."""
        cell = self.first
        while any(len(row) > cell for row in self.rows):
            if any(self.number(seat, cell) is None for seat in range(len(self.rows))):
                return cell
            cell += 1
        return cell

    def missing(self, seat: int) -> list[int]:
        """List the cells that a seat has to enter next."""
        cells = range(self.cells)
        if self.final:
            cells = range(self.first)
        elif self.sheet["how"] == "rounds":
            cells = range(self.now(), min(self.now() + 1, self.cells))
        return [cell for cell in cells if self.number(seat, cell) is None]

    def early(self) -> list[int]:
        """List the cells of the final count with which open rounds may be ended now."""
        ends = self.both and not self.sheet["rounds"] and not self.final and not half(self)
        return [*range(self.first)] if ends else []


def pad_of(position: Any) -> Pad:
    """Convert a position to plain lists."""
    said = msgspec.to_builtins(position.sheet)
    sheet = {**PLAIN, **said, "categories": [{**COLUMN, **one} for one in said.get("categories", [])]}
    if "bids" in said:
        sheet["bids"] = {**BIDS, **said["bids"]}
    return Pad(sheet, [list(row.cells) for row in position.rows], position.over, position.won)


# Points -----------------------------------------------------------------------------------------------------


def brought(pad: Pad, seat: int) -> Iterator[int]:
    """Yield what each round that is entered whole brings. Past a goal that has to be hit, nothing."""
    sheet, total = pad.sheet, pad.sheet["start"]
    for first in range(pad.first, len(pad.rows[seat]), pad.size):
        numbers = [pad.number(seat, first + more) for more in range(pad.size)]
        if None in numbers:
            continue
        points = numbers[0]
        if bids := sheet["bids"]:
            bid, made = numbers
            assert bid is not None
            assert made is not None
            if bid == made:
                points = bids["hit"] + made * bids["each"]
            else:
                points = -bids["miss"] * (max(bid, made) - min(bid, made))
        assert points is not None
        after = total - points if sheet["down"] else total + points
        past = sheet["goal"] is not None and (
            after < sheet["goal"] if sheet["down"] else after > sheet["goal"]
        )
        if sheet["exact"] and past:
            yield 0
        else:
            yield after - total
            total = after


def worth(category: Mapping[str, Any], count: int) -> int:
    """Multiply by the number, or divide and round down, up to the cap, or take off."""
    points = floor(Fraction(count * category["times"], category["per"]))
    if category["cap"] is not None and points > category["cap"]:
        points = category["cap"]
    return points * (-1 if category["minus"] else 1)


def bonus(category: Mapping[str, Any], counts: Sequence[int | None], seat: int) -> int:
    """Return the extra points for who has most. Who has none of it never gets them."""
    mine = counts[seat]
    if not category["most"] or mine is None or mine <= 0:
        return 0
    if any(other is not None and other > mine for other in counts):
        return 0
    equals = sum(1 for other in counts if other == mine)
    if equals == 1 or category["shared"] == "each":
        return int(category["most"])
    return floor(Fraction(category["most"], equals)) if category["shared"] == "split" else 0


def named(pad: Pad) -> list[str]:
    """Name the categories of points."""
    how = pad.sheet["how"]
    written = [category["name"] for category in pad.sheet["categories"]]
    if how == "categories":
        return written
    return [*(["start", "rounds"] if how == "rounds" and pad.sheet["start"] else [how]), *written]


def points(pad: Pad, seat: int) -> dict[str, int]:
    """Return a seat's points by category."""
    found = {}
    for cell, category in enumerate(pad.sheet["categories"]):
        counts = [pad.number(other, cell) for other in range(len(pad.rows))]
        mine = counts[seat]
        own = 0 if mine is None else worth(category, mine)
        found[category["name"]] = own + bonus(category, counts, seat)
    match pad.sheet["how"]:
        case "categories":
            return found
        case "together":
            return {"together": 1 if pad.won else 0}
        case "places":
            place = pad.number(seat, 0)
            return {"places": len(pad.rows) if place is None else place}
    start = {"start": pad.sheet["start"]} if pad.sheet["start"] else {}
    return {**start, "rounds": sum(brought(pad, seat)), **found}


def figure(pad: Pad, tie: Mapping[str, Any], seat: int) -> int:
    """Compute a seat's figure for a tie-break."""
    if tie["by"] == "category":
        written = [category["name"] for category in pad.sheet["categories"]]
        return pad.number(seat, written.index(tie["category"])) or 0
    each = list(brought(pad, seat))
    if tie["by"] == "last" or not each:
        return each[-1] if each else 0
    return sorted(each)[0 if tie.get("fewest") else -1]


def before(pad: Pad, one: int, other: int) -> bool:
    """Tell if a seat is ranked before another."""
    mine, theirs = (sum(points(pad, seat).values()) for seat in (one, other))
    if mine != theirs:
        return mine < theirs if pad.sheet["lowest"] or pad.sheet["how"] == "places" else mine > theirs
    for tie in pad.sheet["ties"]:
        figures = figure(pad, tie, one), figure(pad, tie, other)
        if figures[0] != figures[1]:
            return figures[0] < figures[1] if tie.get("fewest") else figures[0] > figures[1]
    return False


def ranks(pad: Pad) -> list[int]:
    """Everybody's place. If all have lost, the game comes first."""
    seats = range(len(pad.rows))
    if pad.sheet["how"] == "together" and pad.won is False:
        return [2 for _ in seats]
    return [1 + sum(before(pad, other, seat) for other in seats) for seat in seats]


# What goes on -----------------------------------------------------------------------------------------------


def waits(pad: Pad) -> set[int]:
    """Collect the seats that still have something to enter."""
    seats = range(len(pad.rows))
    if pad.over:
        return set()
    return {seat for seat in seats if pad.sheet["how"] == "together" or pad.missing(seat)}


def half(pad: Pad) -> bool:
    """Tell if a round has begun that some seat has not entered whole."""
    now = pad.now()
    return (now - pad.first) % pad.size > 0 or any(
        pad.number(seat, now) is not None for seat in range(len(pad.rows))
    )


def is_over(pad: Pad) -> bool:
    """Tell if the game is over by itself: the last number, the goal in a whole round, or it is told."""
    sheet, seats = pad.sheet, range(len(pad.rows))
    if pad.over:
        return True
    if sheet["how"] == "together":
        return pad.won is not None
    if not any(pad.missing(seat) for seat in seats):
        return True
    return sheet["how"] == "rounds" and not pad.both and not half(pad) and reached(pad)


def reached(pad: Pad) -> bool:
    """Tell if somebody has got to the goal that ends the rounds."""
    sheet, seats = pad.sheet, range(len(pad.rows))
    if sheet["goal"] is None or sheet["goes_on"]:
        return False
    totals = [sheet["start"] + sum(brought(pad, seat)) for seat in seats]
    return any(total <= sheet["goal"] if sheet["down"] else total >= sheet["goal"] for total in totals)


def entering(pad: Pad, seat: int, cell: int, value: Points) -> dict[str, str]:
    """Return what stands against a number."""
    if pad.over:
        return {"phase": "impossible"}
    found = {}
    if cell >= pad.cells:
        found["sheet"] = "impossible"
    if pad.number(seat, cell) is not None:
        found["entered"] = "breaks"
    elif pad.final:
        found |= {"final": "breaks"} if cell >= pad.first else {}
    elif pad.sheet["how"] == "rounds" and cell not in (pad.now(), *pad.early()):
        found["round"] = "breaks"
    if pad.sheet["how"] == "places" and value not in range(1, len(pad.rows) + 1):
        found["place"] = "breaks"
    return found


def finishing(pad: Pad) -> dict[str, str]:
    """Return what stands against saying that this was all."""
    if pad.over:
        return {"phase": "impossible"}
    found = {"won": "impossible"} if pad.sheet["how"] == "together" else {}
    open_end = pad.sheet["how"] == "rounds" and not pad.sheet["rounds"] and not pad.both
    whole = open_end and pad.now() > 0 and not half(pad)
    if not whole and any(pad.missing(seat) for seat in range(len(pad.rows))):
        found["missing"] = "breaks"
    return found


def telling(pad: Pad) -> dict[str, str]:
    """Return what stands against saying that all have won, or lost."""
    if pad.over:
        return {"phase": "impossible"}
    return {} if pad.sheet["how"] == "together" else {"together": "impossible"}
