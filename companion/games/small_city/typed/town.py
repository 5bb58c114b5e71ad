"""One town of a position file: its drawing, and the numbers beside it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from companion.engine.notation import Unreadable
from companion.games.small_city import printed, shapes
from companion.games.small_city.plan import reach_by_size
from companion.games.small_city.position import (
    MOST_THINGS,
    CellName,
    Disc,
    Laid,
    Promise,
    Spot,
    Stock,
    Town,
    Votes,
)
from companion.games.small_city.promises import CITIZENS
from companion.games.small_city.typed import drawing, spelling
from companion.kit.drawing import rows_of
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext
from companion.kit.typed_notation import OMITTED

FIRST_SIDE = 7
"""Squares along a side of the default board at the beginning; a town can be called by its side, too."""

Diagram = Annotated[str, msgspec.Meta(max_length=8_000)]
Rows = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=400)], ...], msgspec.Meta(max_length=40)]
Size = Annotated[int, msgspec.Meta(ge=0, le=12)]
Promises = Annotated[tuple[Promise, ...], msgspec.Meta(max_length=8)]
Step = Annotated[int, msgspec.Meta(ge=1, le=4)]
Discs = Annotated[tuple[tuple[Step, Step], ...], msgspec.Meta(max_length=2)]
SeatFromOne = Annotated[int, msgspec.Meta(ge=1, le=4)]

BOARD = re.compile(r"[0-9#~]+(/[0-9#~]+)*")

# Reading --------------------------------------------------------------------------------------------------


def _read_drawn(table: Any, context: ReadContext) -> Mapping[str, Any]:
    """Read a town's drawing into the fields it stands for."""
    where, box = context.field, printed.printed_values(context.reading["own"])
    printed_text = _read_board(table.board, table.side, box, where)
    if table.town is UNSET and context.reading["phase"] != "scoring":
        raise Unreadable("no_town", where)
    diagram = () if table.town is UNSET else table.town
    rows = rows_of(diagram, f"{where}.town", shapes.MOST_SIDE)
    drawn = drawing.read_drawing(
        rows, shapes.parse_ground(printed_text), context.seat, len(context.names), f"{where}.town"
    )
    changed = drawing.board_of(drawn, printed_text, box.texts["board-easy"])
    land = shapes.parse_ground(changed or printed_text)
    tiles = [*drawing.tiles_of(drawn, box, land, f"{where}.town"), *_read_listed_tiles(table, land, where)]
    tiles = _sort_in_laid_order(table, tiles, where)
    sizes = land.areas if context.reading.table.rulings.water == "anywhere" else reach_by_size(land)
    people, cubes, graves = drawing.people_of(drawn)
    return {
        "board": changed or table.board,
        "tiles": tuple(tiles),
        "people": people,
        "cubes": cubes,
        "graves": graves,
        "size": _read_size(table.town_size, tiles, land, where, sizes),
    }


def _read_board(board: str, side: str, box: printed.Printed, field: str) -> str:
    if not board:
        return box.texts[f"board-{side}"]
    rows = board.split("/")
    if not BOARD.fullmatch(board) or len({len(row) for row in rows}) > 1:
        raise Unreadable("board", f"{field}.board")
    if max(len(rows), len(rows[0])) > shapes.MOST_SIDE:
        raise Unreadable("size", f"{field}.board", most=shapes.MOST_SIDE)
    return board


def _read_listed_tiles(table: Any, ground: shapes.Ground, field: str) -> Iterator[Laid]:
    for number, tile in enumerate(table.tiles):
        unknown = [cell for cell in tile.cells if cell not in ground.grid.index]
        if unknown or not tile.cells:
            found = unknown[0] if unknown else "[]"
            raise Unreadable("square", f"{field}.tiles[{number}].cells", found=found)
        yield tile


def _sort_in_laid_order(table: Any, tiles: Sequence[Laid], field: str) -> list[Laid]:
    """Sort the tiles in the order they were laid. Tiles left out of that order come last."""
    rest, found = list(tiles), list[Laid]()
    for cell in table.laid:
        tile = next((one for one in rest if one.cells[0] == cell), None)
        tile = tile or next((one for one in rest if cell in one.cells), None)
        if tile is None:
            raise Unreadable("no_tile", f"{field}.laid", found=cell)
        rest.remove(tile)
        found.append(tile)
    return found + rest


def _read_size(
    value: int | UnsetType, tiles: Iterable[Laid], ground: shapes.Ground, field: str, sizes: Sequence[int]
) -> int:
    steps = len(sizes) - 1
    if isinstance(value, UnsetType):
        covered = ground.grid.mask(*(cell for tile in tiles for cell in tile.cells)) & sizes[-1]
        return next(size for size, squares in enumerate(sizes) if not covered & ~squares)
    if value <= steps:
        return value
    if FIRST_SIDE <= value <= FIRST_SIDE + steps:
        return value - FIRST_SIDE
    raise Unreadable("town_size", f"{field}.town_size", most=steps)


def _read_discs(pairs: Sequence[tuple[int, int]], context: ReadContext) -> tuple[Disc, ...]:
    discs = sorted((Disc(row, step) for row, step in pairs), key=lambda disc: disc.row)
    if len({disc.row for disc in discs}) < len(discs):
        raise Unreadable("council", context.field)
    return tuple(discs)


def rest_citizens(towns: Sequence[Town], seat: int) -> Town:
    """Fill in a town's citizens beside it and in the middle, where the file leaves them out."""
    town = towns[seat]
    shown = sum(one.seat == seat for other in towns for one in other.people)
    shown += sum(grave.seat == seat for other in towns for grave in other.graves) + town.buried
    rest = max(0, CITIZENS - shown - (town.career or 0) - (town.central or 0))
    if town.central is not OMITTED:
        return replace(town, career=rest if town.career is OMITTED else town.career)
    if town.career is not OMITTED:
        return replace(town, central=rest)
    return replace(town, central=min(MIDDLE, rest), career=max(0, rest - MIDDLE))


MIDDLE = 8
"""Citizens of each colour in the middle of the table at the beginning."""


def compute_supplies(box: printed.Printed, towns: Sequence[Town], value: Mapping[Any, int]) -> Stock:
    """Compute the middle of the table: as stated, else what the towns leave of the box."""
    laid = Counter(printed.family_of(tile.kind) for town in towns for tile in town.tiles)
    stored = Counter(cube.colour for town in towns for cube in town.cubes)
    left = {name: int(box.texts[f"stock-{name}"]) - laid[name] for name in (*printed.FAMILIES, "WA")}
    left |= {name: len(towns) - 1 - laid[name] for name in printed.LIMITED}
    left |= {colour: int(box.texts[f"cubes-{colour}"]) - stored[colour] for colour in printed.COLOURS}
    return Stock(**({name: max(0, count) for name, count in left.items()} | dict(value)))


# Writing --------------------------------------------------------------------------------------------------


def _write_drawn(town: Town, context: WriteContext) -> Mapping[str, Any]:
    """Write a town's drawing, and the fields that no drawing can show."""
    box = context.position.box
    land = shapes.parse_ground(town.board or box.texts[f"board-{town.side}"])
    shown, odd = drawing.part_tiles(town, box, land)
    laid = [tile.cells[0] for tile in town.tiles] if (*shown, *odd) != town.tiles else None
    return {
        "town_size": town.size,
        "board": town.board or None,
        "laid": laid,
        "tiles": msgspec.to_builtins(odd) or None,
        "town": "\n".join(drawing.draw_town(town, context.seat, box, land)),
    }


def _write_promises(town: Town, _there: WriteContext) -> Mapping[str, Any]:
    return {"promises": (town.promise, *town.more)} if town.promise else {}


def _read_votes(table: Any, context: ReadContext) -> Mapping[str, Any]:
    """Read the votes and `counted`, by default True for a stated 0 at a table that is only scored."""
    votes = 0 if table.votes is UNSET else table.votes
    said = table.votes == 0 and context.reading["phase"] == "scoring"
    return {"votes": votes, "counted": said if table.counted is UNSET else table.counted}


def _write_votes(town: Town, context: WriteContext) -> Mapping[str, Any]:
    said = {"votes": town.votes} if town.votes or town.counted else {}
    follows = bool(said) and not town.votes and context.position.phase == "scoring"
    return said if follows == town.counted else {**said, "counted": town.counted}


def _read_promises(table: Any, _here: ReadContext) -> Mapping[str, Any]:
    return {"promise": next(iter(table.promises), 0), "more": table.promises[1:]}


FORMS: Mapping[Any, Form] = {
    **spelling.FORMS,
    Spot: Form(
        tuple[SeatFromOne, CellName],
        lambda said, _: Spot(said[0] - 1, said[1]),
        lambda spot: (spot.town + 1, spot.at),
    ),
    (Town, "discs"): Form(
        Discs, _read_discs, lambda discs: [(disc.row, disc.step) for disc in discs], file_name="council"
    ),
}
APART = (
    SplitFields(
        ("votes", "counted"),
        {"votes": (Votes | UnsetType, UNSET), "counted": (bool | UnsetType, UNSET)},
        _read_votes,
        _write_votes,
    ),
    SplitFields(("promise", "more"), {"promises": (Promises, ())}, _read_promises, _write_promises),
    SplitFields(
        ("board", "tiles", "people", "cubes", "graves", "size"),
        {
            "board": (Annotated[str, msgspec.Meta(max_length=200)], ""),
            "town_size": (Size | UnsetType, UNSET),
            "laid": (Annotated[tuple[CellName, ...], msgspec.Meta(max_length=MOST_THINGS)], ()),
            "tiles": (Annotated[tuple[Laid, ...], msgspec.Meta(max_length=MOST_THINGS)], ()),
            "town": (Diagram | Rows | UnsetType, UNSET),
        },
        _read_drawn,
        _write_drawn,
    ),
)
"""Fields of a town that a file splits otherwise: its votes, the promises kept, and its drawing.

* ``votes``: 0 that a scored table states is known to be 0; left out they are not known
* ``town``: rows of tokens, see `companion.games.small_city.typed.drawing`; squares left out on the right or
  below are as they are printed. A table that is only scored may leave it out: the town was not entered
* ``town_size``: the number of times the town was made bigger, or on the default board the squares along a
  side, 7 to 10; by default as often as its tiles need
* ``laid``: a square of every tile in the order they were laid; by default the reading order
* ``tiles``: tiles that no drawing can show, because they overlap another or have another shape
"""
