"""One town of a position file: its drawing, and the numbers beside it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from companion.engine import toml
from companion.engine.notation import Unreadable
from companion.games.small_city.plan import reaches
from companion.games.small_city.position import (
    CellName,
    Cells,
    Count,
    Disc,
    Few,
    Laid,
    Money,
    Pollution,
    Position,
    Promise,
    Spot,
    Stock,
    Town,
    Votes,
)
from companion.games.small_city.printed import (
    COLOURS,
    FAMILIES,
    LIMITED,
    MOST_SIDE,
    Ground,
    Kind,
    Printed,
    Side,
    family,
    ground,
)
from companion.games.small_city.typed import spelling
from companion.games.small_city.typed.drawing import (
    board_of,
    draw,
    parted,
    people_of,
    read_drawing,
    rows_of,
    tiles_of,
)

COLOUR = 22
"""Citizens of each colour."""

FIRST_SIDE = 7
"""Squares along a side of the default board at the beginning; a town can be called by its side, too."""

Diagram = Annotated[str, msgspec.Meta(max_length=8_000)]
Rows = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=400)], ...], msgspec.Meta(max_length=40)]
Step = Annotated[int, msgspec.Meta(ge=1, le=4)]
SeatFromOne = Annotated[int, msgspec.Meta(ge=1, le=4)]

BOARD = re.compile(r"[0-9#~]+(/[0-9#~]+)*")
FLAGS = ("grown", "helped", "dying", "done", "out")
NUMBERS = ("buried", "built", "produced", "made")


class TownTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A town as it is typed.

    Attributes:
        town: rows of tokens, see `companion.games.small_city.typed.drawing`; squares left out on the right
            or below are as they are printed.
        money, votes, pollution: the tracks.
        town_size: how often the town was made bigger, or on the default board the squares along a side, 7 to
            10; by default as often as its tiles need.
        promises: the promises that are kept, usually one; empty for none, or not known.
        drawn: the three that were drawn.
        council: row and step of every disc in play.
        action: this round's card, by name or letter.
        side: of the board. board: its own drawing, where it is not the printed one.
        career, central: citizens beside the town and in the middle of the table; by default those that are
            nowhere else, eight of them in the middle.
        laid: a square of every tile in the order they were laid; by default the reading order.
        tiles: tiles that no drawing can show, because they overlap another or have another shape.
        left: town and square, where citizens worked when moving began.
        buried, built, grown, helped, gone, produced, made, dying, done, out: as in `Town`; a town at 100 %
            pollution is out whatever is said.
    """

    town: Diagram | Rows
    money: Money = 0
    votes: Votes = 0
    pollution: Pollution = 0
    town_size: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    promises: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=8)] = ()
    drawn: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=3)] = ()
    council: Annotated[tuple[tuple[Step, Step], ...], msgspec.Meta(max_length=2)] = ()
    action: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    side: Side = "easy"
    board: Annotated[str, msgspec.Meta(max_length=200)] = ""
    career: Few | None = None
    central: Few | None = None
    laid: Annotated[tuple[CellName, ...], msgspec.Meta(max_length=144)] = ()
    tiles: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=144)] = ()
    left: Annotated[tuple[tuple[SeatFromOne, CellName], ...], msgspec.Meta(max_length=24)] | None = None
    gone: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=8)] = ()
    buried: Few = 0
    built: Few = 0
    grown: bool = False
    helped: bool = False
    produced: Few = 0
    made: Count = 0
    dying: bool = False
    done: bool = False
    out: bool = False


# Reading --------------------------------------------------------------------------------------------------


def read_town(
    table: TownTable, seat: int, seats: int, box: Printed, where: str, *, anywhere: bool = False
) -> Town:
    """The town a table shows; its citizens beside it are left to `unstated`.

    Args:
        table: as it is typed.
        seat: whose town it is.
        seats: how many there are.
        box: what is printed.
        where: the field, for errors.
        anywhere: whether a harbor's water may lie on printed water that the town does not reach yet.

    Raises:
        Unreadable: it says something that cannot be shown.
    """
    printed_text = _board(table, box, where)
    rows = rows_of(table.town, f"{where}.town")
    drawn = read_drawing(rows, ground(printed_text), seat, seats, f"{where}.town")
    changed = board_of(drawn, printed_text, box.texts["board-easy"])
    here = ground(changed or printed_text)
    tiles = _in_laid_order(
        table, [*tiles_of(drawn, box, here, f"{where}.town"), *_odd(table, here, where)], where
    )
    people, cubes, graves = people_of(drawn)
    plain: dict[str, Any] = {name: getattr(table, name) for name in (*FLAGS, *NUMBERS)}
    plain["out"] = table.out or table.pollution >= box.number("out_at")
    return Town(
        side=table.side,
        board=changed or table.board,
        tiles=tuple(tiles),
        people=people,
        cubes=cubes,
        graves=graves,
        size=_size(table.town_size, tiles, here, where, here.areas if anywhere else reaches(here)),
        money=table.money,
        votes=table.votes,
        pollution=table.pollution,
        discs=_discs(table, where),
        drawn=table.drawn,
        promise=table.promises[0] if table.promises else 0,
        more=table.promises[1:],
        action=None if table.action is None else spelling.card(table.action, f"{where}.action"),
        gone=table.gone,
        left=tuple(Spot(town - 1, at) for town, at in table.left or ()),
        **plain,
    )


def _board(table: TownTable, box: Printed, where: str) -> str:
    if not table.board:
        return box.texts[f"board-{table.side}"]
    rows = table.board.split("/")
    if not BOARD.fullmatch(table.board) or len({len(row) for row in rows}) > 1:
        raise Unreadable("board", f"{where}.board")
    if max(len(rows), len(rows[0])) > MOST_SIDE:
        raise Unreadable("size", f"{where}.board", most=MOST_SIDE)
    return table.board


def _odd(table: TownTable, here: Ground, where: str) -> Iterator[Laid]:
    for number, tile in enumerate(table.tiles):
        unknown = [cell for cell in tile.cells if cell not in here.grid.index]
        if unknown or not tile.cells:
            found = unknown[0] if unknown else "[]"
            raise Unreadable("square", f"{where}.tiles[{number}].cells", found=found)
        yield tile


def _in_laid_order(table: TownTable, tiles: Sequence[Laid], where: str) -> list[Laid]:
    """The tiles in the order they were laid; those nobody names come last."""
    rest, found = list(tiles), list[Laid]()
    for cell in table.laid:
        tile = next((one for one in rest if one.cells[0] == cell), None)
        tile = tile or next((one for one in rest if cell in one.cells), None)
        if tile is None:
            raise Unreadable("no_tile", f"{where}.laid", found=cell)
        rest.remove(tile)
        found.append(tile)
    return found + rest


def _size(stated: int | None, tiles: Iterable[Laid], here: Ground, where: str, sizes: Sequence[int]) -> int:
    steps = len(sizes) - 1
    if stated is None:
        covered = here.grid.mask(*(cell for tile in tiles for cell in tile.cells)) & sizes[-1]
        return next(size for size, squares in enumerate(sizes) if not covered & ~squares)
    if stated <= steps:
        return stated
    if FIRST_SIDE <= stated <= FIRST_SIDE + steps:
        return stated - FIRST_SIDE
    raise Unreadable("town_size", f"{where}.town_size", most=steps)


def _discs(table: TownTable, where: str) -> tuple[Disc, ...]:
    discs = sorted((Disc(row, step) for row, step in table.council), key=lambda disc: disc.row)
    if len({disc.row for disc in discs}) < len(discs):
        raise Unreadable("council", f"{where}.council")
    return tuple(discs)


def unstated(table: TownTable, seat: int, towns: Sequence[Town]) -> dict[str, int]:
    """The citizens of a seat beside its town and in the middle, where nobody has said how many there are."""
    shown = sum(one.seat == seat for town in towns for one in town.people)
    shown += sum(grave.seat == seat for town in towns for grave in town.graves) + table.buried
    rest = max(0, COLOUR - shown - (table.career or 0) - (table.central or 0))
    if table.central is not None:
        return {"central": table.central, "career": rest if table.career is None else table.career}
    if table.career is not None:
        return {"career": table.career, "central": rest}
    return {"central": min(MIDDLE, rest), "career": max(0, rest - MIDDLE)}


MIDDLE = 8
"""Citizens of each colour in the middle of the table at the beginning."""


def supplies(box: Printed, towns: Sequence[Town], stated: Mapping[Any, int]) -> Stock:
    """The middle of the table: as stated, else what the towns leave of the box."""
    laid = Counter(family(tile.kind) for town in towns for tile in town.tiles)
    stored = Counter(cube.colour for town in towns for cube in town.cubes)
    left = {name: int(box.texts[f"stock-{name}"]) - laid[name] for name in (*FAMILIES, "WA")}
    left |= {name: len(towns) - 1 - laid[name] for name in LIMITED}
    left |= {colour: int(box.texts[f"cubes-{colour}"]) - stored[colour] for colour in COLOURS}
    return Stock(**({name: max(0, count) for name, count in left.items()} | dict(stated)))


# Writing --------------------------------------------------------------------------------------------------


def town_lines(position: Position, seat: int, town: Town) -> Iterator[str]:
    """A town's fields as TOML, the drawing last."""
    box = position.box
    here = ground(town.board or box.texts[f"board-{town.side}"])
    yield f"money = {town.money}"
    yield f"votes = {town.votes}"
    yield f"pollution = {town.pollution}"
    yield f"town_size = {town.size}"
    yield f"promises = {toml.value((town.promise, *town.more) if town.promise else ())}"
    if town.drawn:
        yield f"drawn = {toml.value(town.drawn)}"
    yield f"council = {toml.value((disc.row, disc.step) for disc in town.discs)}"
    if town.action:
        yield f"action = {toml.value(spelling.CARD_NAMES[town.action])}"
    yield f"side = {toml.value(town.side)}"
    if town.board:
        yield f"board = {toml.value(town.board)}"
    yield f"career = {town.career}"
    yield f"central = {town.central}"
    yield from (f"{name} = {getattr(town, name)}" for name in NUMBERS if getattr(town, name))
    yield from (f"{name} = true" for name in FLAGS if getattr(town, name))
    if town.gone:
        yield f"gone = {toml.value(town.gone)}"
    if town.left or position.phase == "move":
        yield f"left = {toml.value((spot.town + 1, spot.at) for spot in town.left)}"
    yield from _tile_lines(town, box, here)
    yield from ('town = """', *draw(town, seat, box, here), '"""')


def _tile_lines(town: Town, box: Printed, here: Ground) -> Iterator[str]:
    shown, odd = parted(town, box, here)
    if (*shown, *odd) != town.tiles:
        yield f"laid = {toml.value(tile.cells[0] for tile in town.tiles)}"
    if odd:
        yield "tiles = [" + ", ".join(_inline(tile.kind, tile.cells, tile.fresh) for tile in odd) + "]"


def _inline(kind: Kind, cells: Cells, fresh: bool) -> str:
    return f"{{kind = {toml.value(kind)}, cells = {toml.value(cells)}" + (", fresh = true}" if fresh else "}")
