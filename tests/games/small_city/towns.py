"""Towns of Small City drawn as they lie on the table, and tables of them.

`town` reads rows of tokens parted by spaces; rows are lines. A token is one square:

* ``.`` an empty square, ``#`` one that may not be built on, ``~`` printed water; ``1`` to ``9`` an empty
  square that may be built on once the town has grown so often; ``x1`` a grave with one of the first seat.
* ``<kind><letter>`` a tile's square, such as ``R2a`` or ``CHa``: equal letters of a kind are one tile.
  ``HBa`` is a building square of a harbor and ``HWa`` one of its water. ``F2a=g`` says what the square does,
  with a letter of `companion.games.small_city.printed`; where nobody says it, the squares row by row are the
  tile's functions in their order, or else the tile lies the first way that fits.
* Behind it who stands there: ``*`` a citizen of the drawn seat, ``*2`` one of the second seat; or what is in
  store: ``:w``, ``:g``, ``:b``, several in a warehouse as ``:wwb``. ``!`` at the end: laid in this round.

The board is what is drawn, of any size, so that a diagram can be as small as its point; ``side`` plays on a
printed board instead, with the drawing in its top left corner.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from companion.games.small_city.plan import Plan, laying_of, layings_on, names_of
from companion.games.small_city.position import (
    Cube,
    Grave,
    Laid,
    Meeple,
    Phase,
    Position,
    Readings,
    Stock,
    Town,
)
from companion.games.small_city.printed import (
    COLOURS,
    FAMILIES,
    KINDS,
    LIMITED,
    Kind,
    family_of,
    printed_values,
)
from companion.games.small_city.shapes import parse_ground

HALL = "CHa CHa\nCHa CHa"
"""The smallest town: a City Hall and nothing else."""

PEOPLE = 22
"""How many citizens there are of each colour."""

_TOKEN = re.compile(
    r"^(?P<kind>[RCFP][1-5]|[A-Z]{2})(?P<one>[a-z])(=(?P<does>[#~wgb$mvx]))?"
    r"(?:(?P<citizen>\*)(?P<seat>[1-4])?|:(?P<cubes>[wgb]+))?(?P<fresh>!)?$"
)

Own = Mapping[str, str]
"""An owner's entries of the box, by name."""


def rows_of(picture: str) -> list[list[str]]:
    """Return the tokens of a drawing, row by row."""
    return [line.split() for line in picture.strip().splitlines()]


def town(
    picture: str = HALL,
    *,
    seat: int = 0,
    side: str | None = None,
    board: str | None = None,
    own: Own | None = None,
    **changes: Any,
) -> Town:
    """Return the town of a drawing.

    Args:
        picture: rows of tokens.
        seat: whose town it is: ``*`` is a citizen of this seat.
        side: ``easy`` or ``expert`` for a printed board; None for the board that is drawn.
        board: the board's own drawing, where it is neither.
        own: entries of the box that differ.
        changes: other fields of the town, such as ``money`` or ``size``.
    """
    rows = rows_of(picture)
    box = printed_values(tuple(sorted((own or {}).items())))
    drawn = board or (box.texts[f"board-{side}"] if side else _board(rows))
    grid = parse_ground(drawn).grid
    tiles: dict[tuple[str, str], list[tuple[str, str]]] = {}
    fresh: set[tuple[str, str]] = set()
    people: list[Meeple] = []
    cubes: list[Cube] = []
    graves: list[Grave] = []
    for y, row in enumerate(rows):
        for x, token in enumerate(row):
            at = f"{chr(97 + x)}{y + 1}"
            if re.fullmatch("[.#~1-9]", token):
                continue
            if re.fullmatch("x[1-4]", token):
                graves.append(Grave(at, int(token[1]) - 1))
                continue
            found = _TOKEN.match(token)
            assert found, f"{token} on {at} is no token"
            what = found["kind"]
            tile = ("HB" if what == "HW" else what, found["one"])
            tiles.setdefault(tile, []).append((at, "~" if what == "HW" else found["does"] or ""))
            if found["fresh"]:
                fresh.add(tile)
            if found["citizen"]:
                people.append(Meeple(at, int(found["seat"]) - 1 if found["seat"] else seat))
            cubes += [
                Cube(at, colour) for colour in COLOURS for each in found["cubes"] or "" if each == colour
            ]
    bare = Plan(box, parse_ground(drawn), ())
    laid = tuple(_laid(bare, tile[0], squares, tile in fresh) for tile, squares in tiles.items())
    cubes.sort(key=lambda cube: grid.index[cube.at])
    fields: dict[str, Any] = {
        "side": side or "easy",
        "board": "" if side else drawn,
        "tiles": laid,
        "people": tuple(people),
        "cubes": tuple(cubes),
        "graves": tuple(graves),
    }
    return Town(**{**fields, **changes})


def _board(rows: Sequence[Sequence[str]]) -> str:
    width = max(len(row) for row in rows)
    marks = [[token if token in "#~123456789" else "0" for token in row] for row in rows]
    return "/".join("".join(row) + "#" * (width - len(row)) for row in marks)


def _laid(bare: Plan, kind: str, squares: Sequence[tuple[str, str]], fresh: bool) -> Laid:
    which: Kind = next(one for one in KINDS if one == kind)
    cells = [at for at, _ in squares]
    if which == "HB":
        cells = [at for at, does in squares if does != "~"] + [at for at, does in squares if does == "~"]
    functions = bare.box.functions[which]
    said = {at: does for at, does in squares if does}
    first = laying_of(bare, which, cells)
    every = (first, *layings_on(bare, which, bare.grid.mask(*cells))) if first else ()
    for laying in every:
        names = names_of(bare, laying)
        if all(said.get(at, does) == does for at, does in zip(names, functions, strict=True)):
            return Laid(which, names, fresh)
    raise AssertionError(f"{kind} does not fit on {' '.join(cells)}")


def table(
    *towns: Town,
    phase: Phase = "build",
    round: int = 2,
    mayor: int = 0,
    own: Own | None = None,
    stock: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    **changes: Any,
) -> Position:
    """Return a position with these towns and everything else of the box if it belongs.

    Citizens that stand nowhere are in the Career Center, at most 11, and in the middle of the table, unless a
    town says otherwise; a lone town gets an empty neighbour.

    Args:
        towns: by seat.
        phase: what is being done.
        round: 1 to 8.
        mayor: the seat that begins.
        own: entries of the box that differ.
        stock: what lies in the middle instead of all that is left.
        readings: the rulings that differ from the default.
        changes: other fields of the position, such as ``street``.
    """
    if len(towns) == 1:
        towns = (*towns, town(HALL, seat=1, done=phase == "build"))
    entries = tuple(sorted((own or {}).items()))
    here: list[Town] = [
        one if one.career or one.central else _peopled(one, seat, towns) for seat, one in enumerate(towns)
    ]
    left = _left(entries, towns) if stock is None else {**_left(entries, towns), **stock}
    return Position(
        round=round,
        phase=phase,
        mayor=mayor,
        towns=tuple(here),
        stock=Stock(**left),
        own=entries,
        rulings=Readings(**(readings or {})),  # type: ignore[arg-type]
        **changes,
    )


def _peopled(one: Town, seat: int, towns: Sequence[Town]) -> Town:
    out = sum(each == seat for other in towns for each in _seats(other))
    rest = max(0, PEOPLE - out - one.buried)
    return replace(one, career=min(11, rest), central=max(0, rest - 11))


def _seats(one: Town) -> list[int]:
    return [meeple.seat for meeple in one.people] + [grave.seat for grave in one.graves]


def _left(own: tuple[tuple[str, str], ...], towns: Sequence[Town]) -> dict[str, int]:
    box = printed_values(own)
    laid = Counter(family_of(tile.kind) for one in towns for tile in one.tiles)
    stored = Counter(cube.colour for one in towns for cube in one.cubes)
    left = {name: int(box.texts[f"stock-{name}"]) - laid[name] for name in (*FAMILIES, "WA")}
    left |= {name: len(towns) - 1 - laid[name] for name in LIMITED}
    left |= {colour: int(box.texts[f"cubes-{colour}"]) - stored[colour] for colour in COLOURS}
    return {name: max(0, count) for name, count in left.items()}


def tokens(one: Town, seat: int = 0) -> list[list[str]]:
    """Return a town drawn with tokens again, for a failed test to show. What a square does is left out."""
    drawn = one.board or printed_values().texts[f"board-{one.side}"]
    grid = parse_ground(drawn).grid
    found = {
        at: mark if mark in "#~" else "." for at, mark in zip(grid.names, drawn.replace("/", ""), strict=True)
    }
    for number, tile in enumerate(one.tiles):
        for i, at in enumerate(tile.cells):
            water = tile.kind == "HB" and i >= 2
            found[at] = ("HW" if water else tile.kind) + chr(97 + number % 26)
    for meeple in one.people:
        found[meeple.at] += "*" if meeple.seat == seat else f"*{meeple.seat + 1}"
    for cube in one.cubes:
        found[cube.at] += cube.colour if ":" in found[cube.at] else f":{cube.colour}"
    for grave in one.graves:
        found[grave.at] = f"x{grave.seat + 1}"
    flat = [found[at] for at in grid.names]
    return [flat[i : i + grid.columns] for i in range(0, len(flat), grid.columns)]


PHASES: tuple[Phase, ...] = get_args(Phase)
