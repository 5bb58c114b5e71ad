"""Small City as it is typed from the table: a drawing of every town, and the numbers beside it.

Everything but names and drawings has a default, so that a file says no more than its point needs; `write`
states whatever is not the default, so that `read` gives an equal position back.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine import toml
from companion.engine.notation import Notation, Purpose, Told, Unreadable, seat_number
from companion.engine.setup import Name
from companion.engine.wire import WireError
from companion.games.small_city.building.staffing import STATIONS
from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Collect,
    Decline,
    Demolish,
    Done,
    Found,
    Grow,
    Keep,
    Lay,
    Measure,
    Mourn,
    Move,
    MoveCitizen,
    Produce,
    Settle,
    Skip,
    Staff,
    Street,
    Tally,
    Trade,
    Upgrade,
)
from companion.games.small_city.phases.moving import STAGE as MOVING
from companion.games.small_city.position import (
    BASIC,
    ROUNDS,
    Card,
    CellName,
    Errand,
    Phase,
    Position,
    Readings,
    Stock,
    Town,
)
from companion.games.small_city.printed import Printed, printed
from companion.games.small_city.typed import meaning, spelling
from companion.games.small_city.typed.town import TownTable, read_town, supplies, town_lines, unstated
from companion.kit.owners_box import OwnEntries, own_entries

StockName = Literal["R", "C", "F", "P", "WA", "ME", "CL", "UN", "PO", "FI", "w", "g", "b"]
CardName = Annotated[str, msgspec.Meta(max_length=20)]


class SeatTable(TownTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One seat of a position file: its name, and its town.

    Attributes:
        name: the person's name.
    """

    name: Name


class ErrandTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What interrupts the phase: see `Errand`; the seat by its name."""

    seat: Name
    what: Literal["council", "build", "staff"]
    size: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    at: CellName | None = None


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position file of Small City but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        round: 1 to 8; by default the last when scoring, else the first.
        phase: what is being done; by default what the file is read for.
        mayor: the seat that hosts the mayor, and begins; by default the first, or where one seat after the
            other is asked the one that makes the first move.
        rulings: readings that differ from the default.
        box: entries of the owner's box that differ.
        stock: what lies in the middle; what is not stated is what the towns leave of the box.
        ring: the action cards clockwise, by name or letter; in phase 1 by default the basic eight.
        street: the two squares of the mayor's street.
        errand: what interrupts the phase.
        collected: whether the tourists have paid; by default if the first move is made after that.
        screened: the towns as they were when the screens went up.
        middle: what lay in the middle then; what is not stated is what those towns leave of the box.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=2, max_length=4)]
    round: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    phase: Phase | None = None
    mayor: Name | None = None
    rulings: Readings = Readings()
    box: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=20)], Annotated[str, msgspec.Meta(max_length=400)]],
        msgspec.Meta(max_length=120),
    ] = {}
    stock: dict[StockName, Annotated[int, msgspec.Meta(ge=0, le=999)]] = {}
    ring: Annotated[tuple[CardName, ...], msgspec.Meta(max_length=8)] | None = None
    street: Annotated[tuple[CellName, ...], msgspec.Meta(max_length=2)] = ()
    errand: ErrandTable | None = None
    collected: bool | None = None
    screened: Annotated[tuple[TownTable, ...], msgspec.Meta(max_length=4)] = ()
    middle: dict[StockName, Annotated[int, msgspec.Meta(ge=0, le=999)]] = {}


IN_TURN: tuple[Phase, ...] = ("action", "move", "council")
"""Phases in which one seat after the other is asked, from the mayor on."""

PHASES: Mapping[type[Any], Phase] = {
    Found: "setup",
    Keep: "setup",
    Street: "street",
    Lay: "ring",
    Choose: "action",
    Build: "build",
    Upgrade: "build",
    Demolish: "build",
    Grow: "build",
    Staff: "build",
    Decline: "build",
    Done: "build",
    MoveCitizen: "move",
    Settle: "move",
    Collect: "income",
    Trade: "income",
    Produce: "income",
    Tally: "votes",
    Measure: "pollution",
    Mourn: "death",
    Advance: "council",
    Skip: "council",
}
"""The phase each move belongs to."""


class SmallCityNotation(Notation[Position, Move, TableFile]):
    """Reads and writes Small City's position files."""

    table_type = TableFile

    def read(self, table: TableFile, told: Told[Move]) -> Position:
        """See `Notation.read`."""
        names, purpose, moves, first = told.names, told.purpose, told.said, told.first
        box, own = _box(table.box)
        count = len(table.seats)
        if len(table.screened) not in (0, count):
            raise Unreadable("screened", "$.screened", seats=count)
        phase = table.phase or _phase(purpose, moves)
        mayor = first if purpose == "check" and phase in IN_TURN else 0
        if table.mayor is not None:
            mayor = seat_number(names, table.mayor, "$.mayor")
        anywhere = table.rulings.water == "anywhere"
        towns = _towns(table.seats, count, box, "seats", anywhere=anywhere)
        if table.mayor is None and phase == "action":
            mayor = _begins(towns, mayor)
        screened = _towns(table.screened, count, box, "screened", anywhere=anywhere)
        position = Position(
            round=table.round or (ROUNDS if phase == "scoring" else 1),
            phase=phase,
            mayor=mayor,
            towns=towns,
            stock=supplies(box, towns, table.stock),
            ring=_ring(table, phase),
            street=_street(table, towns[mayor], box),
            errand=_errand(table, names, towns),
            screened=screened,
            own=own,
            rulings=table.rulings,
            collected=_collected(table, phase, moves),
            middle=supplies(box, screened, table.middle) if screened else None,
        )
        return _begun(position, table)

    def write(self, position: Position, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        lines = [f"round = {position.round}", f'phase = "{position.phase}"']
        lines.append(f"mayor = {toml.value(names[position.mayor])}")
        if position.ring != _usual_ring(position.phase):
            lines.append(f"ring = {toml.value(spelling.CARD_NAMES[card] for card in position.ring)}")
        if position.street:
            lines.append(f"street = {toml.value(position.street)}")
        if position.collected or position.phase == "income":
            lines.append(f"collected = {str(position.collected).lower()}")
        lines += toml.table("rulings", msgspec.to_builtins(position.rulings))
        lines += toml.table("box", dict(position.own))
        lines += toml.table("stock", _differing(position.stock, position.box, position.towns))
        if position.middle:
            lines += toml.table("middle", _differing(position.middle, position.box, position.screened))
        if position.errand:
            errand = {**msgspec.to_builtins(position.errand), "seat": names[position.errand.seat]}
            lines += toml.table("errand", errand)
        for seat, (town, name) in enumerate(zip(position.towns, names, strict=True)):
            lines += ["", "[[seats]]", f"name = {toml.value(name)}", *town_lines(position, seat, town)]
        for seat, town in enumerate(position.screened):
            lines += ["", "[[screened]]", *town_lines(position, seat, town)]
        return "\n".join(lines) + "\n"

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: towns by name or number from 1, cards by name, cubes in one word."""
        return spelling.spelt(raw, names)

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """A typed move as the game has it: the tourist that is meant, the warehouse of an F1, the price."""
        return meaning.meant(position, seat, move)

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: towns by name, cards by name."""
        return spelling.typed(raw, names)


def _box(said: Mapping[str, str]) -> tuple[Printed, OwnEntries]:
    """The box that is played with, and the owner's entries."""
    own = own_entries(said)
    try:
        return printed(own), own
    except WireError as error:
        name = error.field.removeprefix("$.")
        raise Unreadable("box", f"$.box.{name}", name=name) from error


def _towns(
    tables: Sequence[TownTable], count: int, box: Printed, where: str, *, anywhere: bool
) -> tuple[Town, ...]:
    towns = [
        read_town(one, seat, count, box, f"$.{where}[{seat}]", anywhere=anywhere)
        for seat, one in enumerate(tables)
    ]
    return tuple(replace(town, **unstated(tables[seat], seat, towns)) for seat, town in enumerate(towns))


def _phase(purpose: Purpose, moves: Sequence[Move]) -> Phase:
    """The phase nobody has stated: scored at the end, surveyed when building, checked as the moves begin."""
    if purpose == "score":
        return "scoring"
    return PHASES[type(moves[0])] if purpose == "check" and moves else "build"


def _differing(stock: Stock, box: Printed, towns: Sequence[Town]) -> dict[str, int]:
    """What lies in the middle otherwise than some towns would leave it."""
    rest = supplies(box, towns, {})
    return {name: stock[name] for name in rest.__struct_fields__ if stock[name] != rest[name]}


def _begins(towns: Sequence[Town], first: int) -> int:
    """The seat that chose first, where some have their cards: back from the first that chooses now."""
    before = [(first - i) % len(towns) for i in range(1, len(towns))]
    chosen = list(takewhile(lambda seat: towns[seat].action is not None, before))
    return chosen[-1] if chosen and towns[first].action is None else first


def _usual_ring(phase: Phase) -> tuple[Card, ...]:
    return BASIC if phase == "action" else ()


def _ring(table: TableFile, phase: Phase) -> tuple[Card, ...]:
    if table.ring is None:
        return _usual_ring(phase)
    return tuple(spelling.card(name, "$.ring") for name in table.ring)


def _street(table: TableFile, town: Town, box: Printed) -> tuple[str, ...]:
    index = spelling.grid_of(box, town).index
    for cell in table.street:
        if cell not in index:
            raise Unreadable("square", "$.street", found=cell)
    return table.street


def _errand(table: TableFile, names: Sequence[str], towns: Sequence[Town]) -> Errand | None:
    said = table.errand
    if said is None:
        return None
    seat = seat_number(names, said.seat, "$.errand.seat")
    stations = {cell for tile in towns[seat].tiles if tile.kind in STATIONS for cell in tile.cells}
    if (said.what == "staff" or said.at) and said.at not in stations:
        raise Unreadable("no_station", "$.errand.at", found=said.at or "?")
    return Errand(seat, said.what, said.size, said.at)


def _collected(table: TableFile, phase: Phase, moves: Sequence[Move]) -> bool:
    if table.collected is not None:
        return table.collected
    return phase == "income" and bool(moves) and isinstance(moves[0], Trade | Produce)


def _begun(position: Position, table: TableFile) -> Position:
    """What happens by itself when a phase begins, where the file leaves it to us."""
    if position.phase == "move" and all(seat.left is None for seat in table.seats):
        begun = MOVING.enter(position)
        for seat, town in enumerate(begun.towns):
            position = position.with_town(seat, left=town.left)
    if position.phase == "death" and table.phase is None:
        for seat, town in enumerate(position.towns):
            position = position.with_town(seat, dying=not town.out)
    return position
