"""Position files of a pad: the sheet, and each seat with its numbers."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Annotated, Any, Literal

import msgspec

from companion.engine import toml
from companion.engine.notation import FileContext, Notation, Unreadable
from companion.engine.points import MOST, Points, parse_points
from companion.engine.setup import MOST_SEATS, Name
from companion.games.score_pad.moves import Move
from companion.games.score_pad.phases import settle
from companion.games.score_pad.position import Phase, Position, Row
from companion.games.score_pad.sheet import (
    MOST_CATEGORIES,
    MOST_ROUNDS,
    Sheet,
    SheetError,
    check_sheet,
)

Nothing = Literal["-"]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] | float
"""Points as TOML has them; a float is read by the figures it is written with."""

Place = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seat of a file.

    Attributes:
        name: of its player.
        counts: the number for each category, by its name.
        rounds: the number of each round, ``-`` where that is missing; with bids, the bid and the tricks made.
        place: the seat's final place.
        points: its known points where places tell the order, or all win together.
    """

    name: Name
    counts: Annotated[dict[str, Number], msgspec.Meta(max_length=MOST_CATEGORIES)] = {}
    rounds: Annotated[tuple[Number | Nothing, ...], msgspec.Meta(max_length=2 * MOST_ROUNDS)] = ()
    place: Place | None = None
    points: Number | None = None

    def __post_init__(self) -> None:
        """Check that every number can be entered."""
        for number in (*self.counts.values(), *self.rounds, self.points):
            if isinstance(number, float):
                _points_of_float(number)


def _points_of_float(number: float) -> Points:
    """Read a number of TOML as it was typed: 0.000001, which Python writes 1e-06, too.

    Raises:
        ValueError: no pad can hold it.
    """
    return parse_points(format(Decimal(repr(number)), "f"))


class PadTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of a file but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        sheet: the way it is counted; by default open rounds, and the most points win.
        phase: ``scoring`` once the game is over; default if the file is scored or its numbers end the game.
        won: true or false once all have won or lost together.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    sheet: Sheet = Sheet()
    phase: Phase | None = None
    won: bool | None = None


class PadNotation(Notation[Position, Move, PadTable]):
    """Reader and writer of a pad's position files."""

    table_type = PadTable

    def read(self, table: PadTable, context: FileContext[Move]) -> Position:
        """Read a file's pad.

        Raises:
            Unreadable: the sheet is faulty, or the numbers do not fit it.
        """
        sheet = table.sheet
        try:
            check_sheet(sheet)
        except SheetError as error:
            field = "$.sheet" + error.field.removeprefix("$")
            raise Unreadable(error.id, field, **error.params) from error
        if table.won is not None and sheet.how != "together":
            raise Unreadable("other", "$.won", said="won", how=sheet.how)
        rows = tuple(_read_row(sheet, seat, f"$.seats[{number}]") for number, seat in enumerate(table.seats))
        for number, row in enumerate(rows):
            if sheet.how == "places" and (row.number_at(0) or 0) > len(rows):
                raise Unreadable("place", f"$.seats[{number}].place", last=len(rows))
        stated = table.phase or ("scoring" if context.purpose == "score" else None)
        position = Position(rows, sheet, stated == "scoring", table.won)
        return position if stated else settle(position)

    def write(self, position: Position, names: Sequence[str]) -> str:
        """Write the pad as TOML."""
        won = {} if position.won is None else {"won": position.won}
        seats = [
            {"name": name, **_write_row(position.sheet, row)}
            for name, row in zip(names, position.rows, strict=True)
        ]
        sheet = msgspec.to_builtins(position.sheet)
        return toml.format_document({"phase": position.phase, **won, "sheet": sheet, "seats": seats})


def _read_row(sheet: Sheet, seat: SeatTable, field: str) -> Row:
    said = {"categories": ("counts",), "rounds": ("rounds",), "places": ("place",), "together": ()}[sheet.how]
    said = ("counts", "rounds") if sheet.has_final_count else said
    for name in ("counts", "rounds", "place"):
        if name not in said and getattr(seat, name) not in ({}, (), None):
            raise Unreadable("other", f"{field}.{name}", said=name, how=sheet.how)
    if sheet.points_cell is None and seat.points is not None:
        raise Unreadable("other", f"{field}.points", said="points", how=sheet.how)
    match sheet.how:
        case "categories":
            return _fill_row(_list_counts(sheet, seat.counts, f"{field}.counts"))
        case "rounds":
            room = sheet.most_cells - sheet.first_round_cell
            if len(seat.rounds) > room:
                raise Unreadable("rounds", f"{field}.rounds", most=room)
            final = _list_counts(sheet, seat.counts, f"{field}.counts")
            numbers = [None if one == "-" else _points_of_number(one) for one in seat.rounds]
            return _fill_row((*final, *numbers))
    points = None if seat.points is None else _points_of_number(seat.points)
    return _fill_row((seat.place, points) if sheet.how == "places" else (points,))


def _list_counts(sheet: Sheet, counts: Mapping[str, int | float], field: str) -> list[Points | None]:
    names = [category.name for category in sheet.categories]
    for name in counts:
        if name not in names:
            raise Unreadable("unknown", field, found=name)
    return [_points_of_number(counts[name]) if name in counts else None for name in names]


def _points_of_number(number: int | float) -> Points:
    return _points_of_float(number) if isinstance(number, float) else number


def _fill_row(values: Any) -> Row:
    """Create a row of some numbers, without those missing at its end."""
    row = Row(tuple(values))
    return row.with_number(0, row.number_at(0)) if row.cells else row


def _write_row(sheet: Sheet, row: Row) -> Mapping[str, Any]:
    """Format a row's numbers as a seat of a file."""
    if not row.cells:
        return {}
    if sheet.how in ("categories", "rounds"):
        named = zip(sheet.categories, row.cells, strict=False)
        counts = {category.name: count for category, count in named if count is not None}
        rounds = ["-" if cell is None else cell for cell in row.cells[len(sheet.categories) :]]
        return {name: value for name, value in (("counts", counts), ("rounds", rounds)) if value}
    found = {
        "place": row.number_at(0) if sheet.how == "places" else None,
        "points": row.number_at(sheet.most_cells),
    }
    return {name: value for name, value in found.items() if value is not None}
