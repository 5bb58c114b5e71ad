"""An independent witness for Small City: plain sets of (column, row), read from the rule text.

Nothing here knows about bit masks, plans or phases; of the code it judges it reads the position and what is
printed in the box. Columns and rows count from 0 at the top left. Functions are sentences of the rules.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from companion.games.small_city.position import Laid, Position, Town
from companion.games.small_city.printed import default_box

Cell = tuple[int, int]

CULTURE = ("CH", "SC", "LI", "MU", "ME", "CL", "UN")
DIRTY = ("F1", "F2", "F3", "WA", "RF", "HB")
LEVELLED = "RCF"
ORDER = "#~wgb$mvx"


def cell_of(name: str) -> Cell:
    """Return the cell of a name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(cell: Cell) -> str:
    """Return the name of a cell."""
    return chr(ord("a") + cell[0]) + str(cell[1] + 1)


def around(cells: Iterable[Cell]) -> set[Cell]:
    """Return the halo: every square that touches one of the cells by an edge or a corner, the
    cells left out.
    """
    own = set(cells)
    return {(x + i, y + j) for x, y in own for i in (-1, 0, 1) for j in (-1, 0, 1)} - own


def beside(cell: Cell) -> set[Cell]:
    """Return the squares that share an edge."""
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def framed(cells: set[Cell], area: set[Cell]) -> set[Cell]:
    """Return those of some cells that no row and no column of an area leaves outside."""
    across, down = {x for x, _ in area}, {y for _, y in area}
    return {(x, y) for x, y in cells if min(across) <= x <= max(across) and min(down) <= y <= max(down)}


@cache
def text(own: tuple[tuple[str, str], ...], name: str) -> str:
    """Return what the box says, the owner's word before the one that ships."""
    return str(
        dict(own).get(name, default_box().entries[name].value if name in default_box().entries else "")
    )


@cache
def shapes(own: tuple[tuple[str, str], ...], kind: str) -> tuple[frozenset[tuple[Cell, str]], ...]:
    """Return every way to hold a tile: its squares from (0, 0) on, each with what it does."""
    found = set()
    for picture in text(own, f"tile-{kind}").split():
        marked = {
            (x, y): mark
            for y, row in enumerate(picture.split("/"))
            for x, mark in enumerate(row)
            if mark != "."
        }
        for turn in range(8):
            turned = {}
            for (x, y), mark in marked.items():
                place = (x, y) if turn < 4 else (-x, y)
                for _ in range(turn % 4):
                    place = (-place[1], place[0])
                turned[place] = mark
            left, top = min(x for x, _ in turned), min(y for _, y in turned)
            found.add(frozenset(((x - left, y - top), mark) for (x, y), mark in turned.items()))
    return tuple(found)


def ways(own: tuple[tuple[str, str], ...], kind: str, cells: Iterable[str]) -> list[dict[Cell, str]]:
    """Return what each square would do, for every way the tile can lie on exactly these squares."""
    wanted = [cell_of(name) for name in cells]
    if not wanted or len(set(wanted)) != len(wanted):
        return []
    left, top = min(x for x, _ in wanted), min(y for _, y in wanted)
    moved = {(x - left, y - top) for x, y in wanted}
    return [
        {(x + left, y + top): mark for (x, y), mark in shape}
        for shape in shapes(own, kind)
        if {place for place, _ in shape} == moved
    ]


def listed(way: dict[Cell, str]) -> tuple[str, ...]:
    """Return a tile's squares by what they do, alike ones row by row."""
    ordered = sorted(way, key=lambda cell: (ORDER.index(way[cell]), cell[1], cell[0]))
    return tuple(name_of(cell) for cell in ordered)


def assumed(own: tuple[tuple[str, str], ...], kind: str) -> bool:
    """Tell if nobody has said how a tile is drawn."""
    return f"tile-{kind}" not in dict(own) and default_box().entries[f"tile-{kind}"].source == "assumed"


def lain(own: tuple[tuple[str, str], ...], kind: str, cells: tuple[str, ...]) -> dict[Cell, str] | None:
    """Tell how a tile lies: as its squares are listed if it can, else in some way it can."""
    found = ways(own, kind, cells)
    return next((way for way in found if listed(way) == cells), found[0] if found else None)


@dataclass(frozen=True, eq=False)
class Place:
    """One seat's town at a moment, as plain sets."""

    position: Position
    seat: int

    @property
    def town(self) -> Town:
        """The town."""
        return self.position.towns[self.seat]

    @property
    def own(self) -> tuple[tuple[str, str], ...]:
        """The owner's box."""
        return self.position.own

    @cached_property
    def board(self) -> dict[Cell, str]:
        """What is printed on every square."""
        picture = self.town.board or text(self.own, f"board-{self.town.side}")
        return {(x, y): mark for y, row in enumerate(picture.split("/")) for x, mark in enumerate(row)}

    @cached_property
    def area(self) -> set[Cell]:
        """The squares the town may be built on now."""
        return {cell for cell, mark in self.board.items() if mark.isdigit() and int(mark) <= self.town.size}

    @cached_property
    def wet(self) -> set[Cell]:
        """The printed water that a harbor's may cover: where the town reaches, or all, as the table reads."""
        water = {cell for cell, mark in self.board.items() if mark == "~"}
        return water if self.position.rulings.water == "anywhere" else framed(water, self.area)

    @property
    def biggest(self) -> int:
        """The size beyond that no town grows."""
        return max(int(mark) for mark in self.board.values() if mark.isdigit())

    @cached_property
    def tiles(self) -> list[Laid]:
        """Every tile."""
        return list(self.town.tiles)

    def cells(self, tile: Laid) -> set[Cell]:
        """Return all squares of a tile."""
        return {cell_of(name) for name in tile.cells}

    def solid(self, tile: Laid) -> set[Cell]:
        """Return the squares of a tile that influence others: a harbor's water does not."""
        return {cell_of(name) for name in (tile.cells[:2] if tile.kind == "HB" else tile.cells)}

    @cached_property
    def covered(self) -> set[Cell]:
        """Every square under a tile."""
        return {cell for tile in self.tiles for cell in self.cells(tile)}

    @cached_property
    def tile_on(self) -> dict[str, Laid]:
        """The tile on every covered square."""
        return {name: tile for tile in self.tiles for name in tile.cells}

    @cached_property
    def does(self) -> dict[str, str]:
        """What every covered square does."""
        found: dict[str, str] = {}
        for tile in self.tiles:
            marks = sorted((mark for _, mark in shapes(self.own, tile.kind)[0]), key=ORDER.index)
            found |= dict(zip(tile.cells, marks, strict=False))
        return found

    @property
    def graves(self) -> set[Cell]:
        """The squares of the dead."""
        return {cell_of(grave.at) for grave in self.town.graves}

    @property
    def street(self) -> set[Cell]:
        """The squares beside the mayor, where the mayor lives here."""
        return {cell_of(at) for at in self.position.street} if self.position.mayor == self.seat else set()

    @cached_property
    def empty(self) -> set[Cell]:
        """The squares of the area with nothing on them, the mayor's street left out."""
        return self.area - self.covered - self.graves - self.street

    def touching(self, cells: Iterable[Cell], kinds: Iterable[str]) -> int:
        """Count how many tiles of some kinds influence any of the cells."""
        wanted, reached = set(kinds), set(cells)
        return sum(bool(around(self.solid(tile)) & reached) for tile in self.tiles if tile.kind in wanted)

    def square_count(self, letter: str) -> int:
        """Count how many squares the tiles of a family cover."""
        return sum(
            len(tile.cells) for tile in self.tiles if tile.kind[0] == letter and tile.kind[1:].isdigit()
        )

    # people

    @cached_property
    def people(self) -> dict[str, int]:
        """Whose citizen stands on every taken square."""
        return {one.at: one.seat for one in self.town.people}

    @cached_property
    def hall(self) -> tuple[str, ...]:
        """The squares of the City Hall."""
        return next((tile.cells for tile in self.tiles if tile.kind == "CH"), ())

    @property
    def hall_room(self) -> int:
        """How many citizens or cubes the City Hall can still take."""
        taken = {one.at for one in self.town.people} | {cube.at for cube in self.town.cubes}
        return sum(name not in taken for name in self.hall)

    @property
    def store_room(self) -> int:
        """How many cubes the warehouses can still take."""
        holds = int(text(self.own, "warehouse"))
        return sum(
            max(0, holds - sum(cube.at in tile.cells for cube in self.town.cubes))
            for tile in self.tiles
            if tile.kind == "WA"
        )

    @property
    def cubes(self) -> list[str]:
        """The colours in store."""
        return sorted(cube.colour for cube in self.town.cubes)

    def staffed(self, kind: str) -> bool:
        """Tell if a building has one of its owner's citizens inside."""
        inside = {name for tile in self.tiles if tile.kind == kind for name in tile.cells}
        return any(self.people.get(name) == self.seat for name in inside)

    @property
    def banned(self) -> set[str]:
        """Where the police lets no tourist be: the station and the squares around it, while it works."""
        if not self.staffed("PO") and self.position.rulings.staffing == "staffed":
            return set()
        station = {cell for tile in self.tiles if tile.kind == "PO" for cell in self.cells(tile)}
        return {name_of(cell) for cell in station | around(station) if cell[0] >= 0 and cell[1] >= 0}


def places(position: Position) -> Iterator[Place]:
    """Return every seat's town."""
    return (Place(position, seat) for seat in range(len(position.towns)))


def in_order(position: Position) -> list[int]:
    """Return the seats still in the game, from the mayor clockwise."""
    count = len(position.towns)
    return [
        seat for seat in ((position.mayor + i) % count for i in range(count)) if not position.towns[seat].out
    ]
