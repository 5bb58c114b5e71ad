"""Small City's position files: a drawing of every town, and the numbers beside it.

Everything but names and drawings has a default, so that a file says no more than its point needs. `write`
states whatever is not the default, so that `read` gives an equal position back.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine.notation import FileContext, Unreadable
from companion.games.small_city import moves
from companion.games.small_city.building.staffing import STATIONS
from companion.games.small_city.phases.moving import STAGE as MOVING
from companion.games.small_city.position import BASIC, ROUNDS, Phase, Position, Stock, Town
from companion.games.small_city.printed import Printed, printed_values
from companion.games.small_city.typed import complete, spelling
from companion.games.small_city.typed.town import APART, FORMS, compute_supplies, rest_citizens
from companion.kit.typed_fields import ReadContext, SplitFields, WriteContext, own_box_form
from companion.kit.typed_notation import OMITTED, Reading, TypedNotation, phase_reader

Stated = dict[
    Literal["R", "C", "F", "P", "WA", "ME", "CL", "UN", "PO", "FI", "w", "g", "b"],
    Annotated[int, msgspec.Meta(ge=0, le=999)],
]
"""Stated counts of the middle of the table."""

IN_TURN: tuple[Phase, ...] = ("action", "move", "council")
"""Phases in which the seats act in turn, from the mayor on."""

PHASES: Mapping[type[Any], Phase] = {
    moves.Found: "setup",
    moves.Keep: "setup",
    moves.Street: "street",
    moves.Lay: "ring",
    moves.Choose: "action",
    moves.Build: "build",
    moves.Upgrade: "build",
    moves.Demolish: "build",
    moves.Grow: "build",
    moves.Staff: "build",
    moves.Decline: "build",
    moves.Done: "build",
    moves.MoveCitizen: "move",
    moves.Settle: "move",
    moves.Collect: "income",
    moves.Trade: "income",
    moves.Produce: "income",
    moves.Tally: "votes",
    moves.Measure: "pollution",
    moves.Mourn: "death",
    moves.Advance: "council",
    moves.Skip: "council",
}
"""The phase each move belongs to."""


class SmallCityNotation(TypedNotation[Position, moves.Move]):
    """Reader and writer of Small City's position files."""

    def __init__(self) -> None:
        """Declare the defaults of all fields but names and drawings."""
        super().__init__(
            Position,
            moves.Move,
            per_seat="towns",
            seats=range(2, 5),
            forms={**FORMS, (Position, "own"): own_box_form(printed_values, 120)},
            defaults={
                "round": lambda reading: ROUNDS if reading["phase"] == "scoring" else 1,
                "phase": phase_reader(PHASES, "build"),
                "mayor": _default_mayor,
                "collected": _has_collected,
            },
            seat_defaults=dict.fromkeys(("career", "central"), lambda _reading, _seat: OMITTED),
            derived={
                "ring": lambda position: BASIC if position.phase == "action" else (),
                "collected": lambda position: OMITTED if position.phase == "income" else False,
            },
            seat_derived={"left": lambda position, _: OMITTED if position.phase == "move" else ()},
            split_fields={
                Position: (_stock_field("stock", "towns"), _stock_field("middle", "screened")),
                Town: APART,
            },
        )

    def read(self, table: Any, context: FileContext[moves.Move]) -> Position:
        """See `Notation.read`."""
        if len(table.screened) not in (0, len(table.seats)):
            raise Unreadable("screened", "$.screened", seats=len(table.seats))
        return super().read(table, context)

    def settle(self, position: Position, reading: Reading) -> Position:
        """Complete a position that was read: its citizens, and the state with which its phase begins.

        Raises:
            Unreadable: the street or the errand names a square that cannot be.
        """
        box = position.box
        towns, screened = _settle_towns(position.towns, box), _settle_towns(position.screened, box)
        position = replace(position, towns=towns, screened=screened)
        index = spelling.grid_of(box, towns[position.mayor]).index
        for cell in position.street:
            if cell not in index:
                raise Unreadable("square", "$.street", found=cell)
        _check_errand(position)
        return _begin_phase(position, reading.table)

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Parse a move into its wire form.

        Towns are given by name or number from 1, cards by name, cubes in one word.
        """
        return super().parse_move(spelling.spell_move(raw), names)

    def complete_move(self, position: Position, seat: int, move: moves.Move) -> moves.Move:
        """Complete a typed move: the tourist it means, the warehouse of an F1, the price."""
        return complete.resolve_move(position, seat, move)


def _settle_towns(towns: Sequence[Town], box: Printed) -> tuple[Town, ...]:
    """Complete towns with their citizens, and put those with too much pollution out of the game."""
    rest = (rest_citizens(towns, seat) for seat in range(len(towns)))
    most = box.number("out_at")
    return tuple(replace(town, left=town.left or (), out=town.out or town.pollution >= most) for town in rest)


def _stock_field(name: str, towns: str) -> SplitFields:
    """Split the middle of the table off: stated counts, else what the towns leave of the box.

    Without any towns the field is None.
    """

    def read(table: Any, context: ReadContext) -> Mapping[str, Stock | None]:
        found, box = context.reading[towns], printed_values(context.reading["own"])
        return {name: compute_supplies(box, found, getattr(table, name)) if found else None}

    def write(position: Position, _there: WriteContext) -> Mapping[str, Any]:
        stock: Stock | None = getattr(position, name)
        if stock is None:
            return {}
        rest = compute_supplies(position.box, getattr(position, towns), {})
        differing = {each: stock[each] for each in rest.__struct_fields__ if stock[each] != rest[each]}
        return {name: differing or None}

    return SplitFields((name,), {name: (Stated, {})}, read, write)


def _default_mayor(reading: Reading) -> int:
    """Default the mayor to the first seat.

    In phases where seats act in turn, a file that checks moves defaults to the seat of its first move. In the
    choice of cards the seat that chose first is found from there.
    """
    context, phase = reading.context, reading["phase"]
    mayor = context.first if context.purpose == "check" and phase in IN_TURN else 0
    return _infer_first_chooser(reading["towns"], mayor) if phase == "action" else mayor


def _infer_first_chooser(towns: Sequence[Town], first: int) -> int:
    """Find the seat that chose first, searching back from `first` over the seats that have a card."""
    before = [(first - i) % len(towns) for i in range(1, len(towns))]
    chosen = list(takewhile(lambda seat: towns[seat].action is not None, before))
    return chosen[-1] if chosen and towns[first].action is None else first


def _check_errand(position: Position) -> None:
    """Check that the square of an errand belongs to a station.

    Raises:
        Unreadable: the square belongs to none.
    """
    said = position.errand
    if said and (said.what == "staff" or said.at):
        tiles = position.towns[said.seat].tiles
        if said.at not in {cell for tile in tiles if tile.kind in STATIONS for cell in tile.cells}:
            raise Unreadable("no_station", "$.errand.at", found=said.at or "?")


def _has_collected(reading: Reading) -> bool:
    """Check that the tourists have paid: the first move of the file is made after that."""
    first = next(iter(reading.context.unseated_moves), None)
    return reading["phase"] == "income" and isinstance(first, moves.Trade | moves.Produce)


def _begin_phase(position: Position, table: Any) -> Position:
    """Apply the automatic start of a phase, as far as the file leaves it out."""
    if position.phase == "move" and all(seat.left is OMITTED for seat in table.seats):
        begun = MOVING.enter(position)
        for seat, town in enumerate(begun.towns):
            position = position.with_town(seat, left=town.left)
    if position.phase == "death" and table.phase is OMITTED:
        for seat, town in enumerate(position.towns):
            position = position.with_town(seat, dying=not town.out)
    return position
