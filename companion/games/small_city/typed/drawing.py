"""A town drawn in tokens, one for each square: reading what was typed from the table, and writing.

A token is a square's tile or ground and the pieces on top. Below: ``.`` nothing, ``#`` an obstacle, ``~``
printed water, ``R2a`` a tile: its kind and a letter that tells tiles of a kind apart (``HB`` and ``HW`` of
one letter are one harbor). ``F2a=g`` gives the square's function, where the reading order of the squares
would say otherwise. On top: ``*`` the seat's own citizen, ``*2`` one of the second seat, ``*-`` one that lies
down; ``:w``, ``:wg`` goods; ``x1`` the grave of a citizen of the first seat, which needs nothing below it. A
``!`` at the end: laid in this round.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from companion.engine.notation import Unreadable
from companion.games.small_city import printed, shapes
from companion.games.small_city.citizens.people import sort_by_square
from companion.games.small_city.plan import Plan, arrange_tile, layings_on, names_of, plausible_laying
from companion.games.small_city.position import CellName, Cube, Grave, Laid, Meeple, Town
from companion.kit.drawing import align_tokens

TOKEN = re.compile(
    r"^(?:(?P<kind>[A-Z][A-Z0-9])(?P<one>[a-z]{1,2})(?:=(?P<does>[#~wgb$mvx]))?|(?P<mark>[.#~])|(?=x))"
    r"(?P<on>(?:\*[1-9]?-?|:[wgb]+|x[1-9])*)(?P<fresh>!?)$"
)
TOP = re.compile(r"\*(?P<seat>[1-9]?)(?P<lies>-?)|:(?P<cubes>[wgb]+)|x(?P<dead>[1-9])")
WATER_KIND = "HW"
COLOUR_OF: Mapping[str, printed.Colour] = {colour: colour for colour in printed.COLOURS}
KIND_OF: Mapping[str, printed.Kind] = {kind: kind for kind in printed.KINDS}


@dataclass
class Drawn:
    """The content of a drawing while it is being read.

    Attributes:
        marks: the letter of every square that no tile covers: ``.``, ``#`` or ``~``.
        squares: of every tile named, its squares row by row with their stated functions.
        fresh: the tiles laid in this round.
    """

    marks: dict[CellName, str] = field(default_factory=dict)
    squares: dict[tuple[printed.Kind, str], list[tuple[CellName, str]]] = field(default_factory=dict)
    fresh: set[tuple[printed.Kind, str]] = field(default_factory=set)
    people: list[Meeple] = field(default_factory=list)
    cubes: list[Cube] = field(default_factory=list)
    graves: list[Grave] = field(default_factory=list)


def read_drawing(
    rows: Sequence[Sequence[str]], grid_of: shapes.Ground, seat: int, seats: int, field: str
) -> Drawn:
    """Parse the tokens of a drawing, square by square.

    Args:
        rows: tokens from the top left of the board; squares they do not reach are empty.
        grid_of: the board.
        seat: the seat whose town it is.
        seats: the number of seats.
        field: the field, for errors.

    Raises:
        Unreadable: a row is too long, or there are too many; a token is unknown, or names no seat.
    """
    grid, drawn = grid_of.grid, Drawn()
    for y, row in enumerate(rows):
        if y >= grid.rows or len(row) > grid.columns:
            raise Unreadable("far", field, row=y + 1, rows=grid.rows, columns=grid.columns)
        for x, token in enumerate(row):
            _read_token(drawn, token, grid.names[y * grid.columns + x], seat, seats, (field, y + 1))
    return drawn


def _read_token(
    drawing: Drawn, token: str, cell: CellName, seat: int, seats: int, place: tuple[str, int]
) -> None:
    where, row = place
    found = TOKEN.match(token)
    if found is None:
        raise Unreadable("token", where, row=row, found=token)
    if found["kind"]:
        kind = KIND_OF.get("HB" if found["kind"] == WATER_KIND else found["kind"])
        if kind is None:
            raise Unreadable("kind", where, row=row, found=token)
        tile = (kind, found["one"])
        does = "~" if found["kind"] == WATER_KIND else "#" if kind == "HB" else found["does"] or ""
        drawing.squares.setdefault(tile, []).append((cell, does))
        if found["fresh"]:
            drawing.fresh.add(tile)
    elif found["fresh"]:
        raise Unreadable("token", where, row=row, found=token)
    else:
        drawing.marks[cell] = found["mark"] or "."
    for top in TOP.finditer(found["on"]):
        whose = int(top["seat"] or top["dead"] or seat + 1) - 1
        if whose >= seats:
            raise Unreadable("nobody", where, row=row, found=token, seats=seats)
        if top["dead"]:
            drawing.graves.append(Grave(cell, whose))
        elif top["cubes"]:
            drawing.cubes += [Cube(cell, COLOUR_OF[letter]) for letter in top["cubes"]]
        else:
            drawing.people.append(Meeple(cell, whose, spent=bool(top["lies"])))


# The board ------------------------------------------------------------------------------------------------


def board_of(drawing: Drawn, printed_text: str, plain_text: str) -> str:
    """Find the board of a drawing, empty if it is the printed one.

    A square that is typed as an obstacle, as water or as empty is one, whatever is printed there. An empty
    one takes its place in the growth of the town from the plain board.

    Args:
        drawing: the drawing.
        printed_text: the board as it is printed.
        plain_text: a board without obstacles.
    """
    grid = shapes.parse_ground(printed_text).grid
    plain = dict(zip(shapes.parse_ground(plain_text).grid.names, plain_text.replace("/", ""), strict=True))
    marks = list(printed_text.replace("/", ""))
    for at, mark in drawing.marks.items():
        number = grid.index[at]
        before = marks[number]
        if mark in "#~":
            marks[number] = mark
        elif before in "#~":
            step = plain.get(at, "0")
            marks[number] = step if step.isdigit() else "0"
    text = "/".join("".join(marks[row * grid.columns :][: grid.columns]) for row in range(grid.rows))
    return "" if text == printed_text else text


# Tiles ----------------------------------------------------------------------------------------------------


def tiles_of(drawing: Drawn, box: printed.Printed, ground: shapes.Ground, field: str) -> list[Laid]:
    """List the tiles of a drawing, in the reading order of their first squares.

    Equal tokens that do not hang together are several tiles, each of which must fit by itself.

    Raises:
        Unreadable: a tile does not fit on its squares.
    """
    bare, found = Plan(box, ground, ()), list[Laid]()
    for (kind, one), squares in drawing.squares.items():
        fresh = (kind, one) in drawing.fresh
        for part in _split_into_tiles(bare, kind, squares):
            cells = order_squares(bare, kind, part)
            if cells is None:
                named = tuple(at for at, _ in squares)
                raise Unreadable("shape", field, tile=f"{kind}{one}", cells=named)
            found.append(Laid(kind, cells, fresh))
    index = ground.grid.index
    return sorted(found, key=lambda tile: min(index[cell] for cell in tile.cells))


Squares = Sequence[tuple[CellName, str]]


def _split_into_tiles(bare: Plan, kind: printed.Kind, squares: Squares) -> Iterator[Squares]:
    if order_squares(bare, kind, squares) is not None:
        yield squares
        return
    for region in bare.grid.regions(bare.grid.mask(*(at for at, _ in squares))):
        names = set(bare.grid.names_of(region))
        yield [(at, does) for at, does in squares if at in names]


def order_squares(bare: Plan, kind: printed.Kind, squares: Squares) -> tuple[CellName, ...] | None:
    """Order a tile's squares as its functions, or return None if it cannot lie on them like that.

    Args:
        bare: the board.
        kind: the tile.
        squares: row by row, with their stated functions. Without any stated, the squares follow the tile's
            functions in reading order if it can lie like that, else the first laying that fits.
    """
    said = {at: does for at, does in squares if does}
    cells = [at for at, does in squares if does != "~" or kind != "HB"]
    cells += [at for at, does in squares if does == "~" and kind == "HB"]
    first = plausible_laying(bare, kind, cells)
    if first is None:
        return None
    functions = bare.box.functions[kind]
    for laying in (first, *layings_on(bare, kind, first.mask)):
        names = names_of(bare, laying)
        if all(said.get(at, does) == does for at, does in zip_longest(names, functions, fillvalue="#")):
            return names
    index = bare.grid.index
    does = {index[at]: letter for at, letter in said.items()}
    other = (
        arrange_tile(bare.box, kind, first.mask, does) if kind in bare.box.assumed and kind != "HB" else None
    )
    return names_of(bare, other) if other else None


# Writing --------------------------------------------------------------------------------------------------


def part_tiles(town: Town, box: printed.Printed, ground: shapes.Ground) -> tuple[list[Laid], list[Laid]]:
    """Split the tiles into those that tokens can show, in reading order, and the others as they were laid.

    A tile cannot be shown that overlaps another, or has not the shape that is printed.
    """
    bare, taken, index = Plan(box, ground, ()), set[CellName](), ground.grid.index
    shown, odd = list[Laid](), list[Laid]()
    for tile in town.tiles:
        functions = box.functions[tile.kind]
        said = functions + "#" * (len(tile.cells) - len(functions))
        squares = sorted(zip(tile.cells, said, strict=False), key=lambda one: index[one[0]])
        if taken.isdisjoint(tile.cells) and order_squares(bare, tile.kind, squares) == tile.cells:
            shown.append(tile)
            taken |= set(tile.cells)
        else:
            odd.append(tile)
    return sorted(shown, key=lambda tile: min(index[cell] for cell in tile.cells)), odd


def draw_town(town: Town, seat: int, box: printed.Printed, ground: shapes.Ground) -> tuple[str, ...]:
    """Draw a town's rows, without the tiles that tokens cannot show, see `part_tiles`."""
    bare, letters = Plan(box, ground, ()), dict[printed.Kind, int]()
    below = {
        at: "#" if ground.obstacles >> i & 1 else "~" if ground.water >> i & 1 else "."
        for i, at in enumerate(ground.grid.names)
    }
    ends: dict[CellName, str] = {}
    for tile in part_tiles(town, box, ground)[0]:
        number = letters[tile.kind] = letters.get(tile.kind, -1) + 1
        for at, token in _tile_tokens(bare, tile, _format_letters(number)):
            below[at] = token
            ends[at] = "!" if tile.fresh else ""
    on = _format_tops(town, seat)
    tokens = []
    for at in ground.grid.names:
        base, top = below[at], on.get(at, "")
        tokens.append((top if base == "." and top.startswith("x") else base + top) + ends.get(at, ""))
    return tuple(align_tokens(tokens, ground.grid.columns))


def _format_letters(number: int) -> str:
    """Format a number as ``a`` to ``z``, then ``aa`` and so on."""
    first, second = divmod(number, 26)
    return (chr(96 + first) if first else "") + chr(97 + second)


def _tile_tokens(bare: Plan, tile: Laid, letter: str) -> Iterator[tuple[CellName, str]]:
    index, functions = bare.grid.index, bare.box.functions[tile.kind]
    does = dict(zip_longest(tile.cells, functions[: len(tile.cells)], fillvalue="#"))
    cells = sorted(tile.cells, key=lambda at: index[at])
    if tile.kind == "HB":
        yield from ((at, (WATER_KIND if does[at] == "~" else "HB") + letter) for at in cells)
        return
    clear = order_squares(bare, tile.kind, [(at, "") for at in cells]) == tile.cells
    for at in cells:
        yield at, f"{tile.kind}{letter}" + ("" if clear else f"={does[at]}")


def _format_tops(town: Town, seat: int) -> dict[CellName, str]:
    """Format the pieces on top of every square: graves first, then people, then goods."""
    found: dict[CellName, str] = {}

    def add(cell: CellName, sign: str) -> None:
        found[cell] = found.get(cell, "") + sign

    for grave in town.graves:
        add(grave.at, f"x{grave.seat + 1}")
    for one in town.people:
        add(one.at, "*" + ("" if one.seat == seat else str(one.seat + 1)) + ("-" if one.spent else ""))
    for cube in town.cubes:
        add(cube.at, f":{cube.colour}")
    return {at: re.sub(r"(?<=:)([wgb]+)((?::[wgb])+)", _join_match, signs) for at, signs in found.items()}


def _join_match(match: re.Match[str]) -> str:
    return match[1] + match[2].replace(":", "")


def people_of(drawing: Drawn) -> tuple[tuple[Meeple, ...], tuple[Cube, ...], tuple[Grave, ...]]:
    """Sort the people, goods and graves of a drawing in the order in which a town keeps them."""
    return sort_by_square(drawing.people), sort_by_square(drawing.cubes), sort_by_square(drawing.graves)
