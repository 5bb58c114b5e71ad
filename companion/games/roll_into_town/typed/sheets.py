"""One seat of a position file: its sheet, what its forests have to grow, and what it could rub out.

A forest is typed as its trees, how many it grows, and those that it has grown: ``a1 a2 b2 b3 +2: a3``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from companion.engine import toml
from companion.engine.notation import Unreadable
from companion.games.roll_into_town.building.forests import forests, growth
from companion.games.roll_into_town.land import land_of, put
from companion.games.roll_into_town.position import Cells, Forest, Sheet, Step
from companion.games.roll_into_town.printed import Goods, Printed
from companion.games.roll_into_town.typed.drawing import read_map, read_token, rows_of
from companion.games.roll_into_town.typed.tables import PastTable, SeatTable

_FOREST = re.compile(r"\s*(?P<cells>[^+:]*?)\s*(?:\+\s*(?P<due>[0-9]{1,2}))?\s*(?::(?P<grown>[^+:]*))?")
_FOUND = 30
COUNTS = ("food", "stone", "wood", "town_hall_uses", "fountain_uses")
"""The plain numbers of a sheet."""

Fields = dict[str, toml.Value]


# Reading --------------------------------------------------------------------------------------------------


def read_sheet(table: SeatTable, printed: Printed, step: Step, where: str) -> Sheet:
    """The sheet a seat is said to have.

    Raises:
        Unreadable: its map or its forests cannot be shown.
    """
    cells = printed.cells if table.map is None else read_map(table.map, printed, f"{where}.map")
    if table.forests is not None:
        growing = read_forests(table.forests, printed, f"{where}.forests")
    else:
        growing = forests(land_of(printed.grid, cells)) if step == "upkeep" else ()
    counts = {name: getattr(table, name) for name in COUNTS}
    return Sheet(cells, **counts, used=table.used, gathered=table.gathered.goods, forests=growing)


def read_past(table: SeatTable, sheet: Sheet, printed: Printed, where: str) -> tuple[Sheet, ...]:
    """The sheets that can be brought back, the latest last; each is told by how it differs from the next.

    Raises:
        Unreadable: a square or a forest in it cannot be shown.
    """
    found = list[Sheet]()
    for number, before in reversed(tuple(enumerate(table.past))):
        sheet = _before(before, sheet, printed, f"{where}.past[{number}]")
        found.append(sheet)
    return tuple(reversed(found))


def _before(table: PastTable, sheet: Sheet, printed: Printed, where: str) -> Sheet:
    changes: dict[str, Any] = {
        name: said for name in (*COUNTS, "used") if (said := getattr(table, name)) is not None
    }
    if table.gathered is not None:
        changes["gathered"] = table.gathered.goods
    if table.forests is not None:
        changes["forests"] = read_forests(table.forests, printed, f"{where}.forests")
    changes["cells"] = _squares(table.squares, sheet.cells, printed, f"{where}.squares")
    return replace(sheet, **changes)


def _squares(typed: str, cells: Cells, printed: Printed, where: str) -> Cells:
    words = typed.split()
    if len(words) % 2:
        raise Unreadable("squares", where)
    for name, shown in zip(words[::2], words[1::2], strict=True):
        number = printed.grid.index[square(name, printed, where)]
        cells = put(cells, number, read_token(shown, where))
    return cells


def square(typed: str, printed: Printed, where: str) -> str:
    """A square by its name, in either case.

    Raises:
        Unreadable: the map has no such square.
    """
    name = typed.lower()
    if name not in printed.grid.index:
        raise Unreadable("square", where, found=typed[:_FOUND], last=printed.grid.names[-1])
    return name


def read_forests(typed: Iterable[str], printed: Printed, where: str) -> tuple[Forest, ...]:
    """What forests have to grow; half their trees where that is not said.

    Raises:
        Unreadable: one is not typed as this module says, or names a square that the map does not have.
    """
    return tuple(_forest(one, printed, f"{where}[{number}]") for number, one in enumerate(typed))


def _forest(typed: str, printed: Printed, where: str) -> Forest:
    match = _FOREST.fullmatch(typed)
    cells = _names(match["cells"], printed, where) if match else ()
    cells = tuple(sorted(set(cells), key=lambda name: printed.grid.index[name]))
    due = int(match["due"]) if match and match["due"] else growth(len(cells))
    if not match or not cells or not due:
        raise Unreadable("forest", where, found=typed[:_FOUND])
    return Forest(cells, due, _names(match["grown"] or "", printed, where))


def _names(typed: str, printed: Printed, where: str) -> tuple[str, ...]:
    return tuple(square(name, printed, where) for name in typed.replace(",", " ").split())


# Writing --------------------------------------------------------------------------------------------------


def sheet_lines(sheet: Sheet, step: Step, printed: Printed) -> Iterator[str]:
    """A sheet's fields as TOML but for what can be rubbed out, the map last."""
    said: Fields = {"food": sheet.food, "stone": sheet.stone, "wood": sheet.wood}
    for name in ("town_hall_uses", "fountain_uses"):
        said[name] = getattr(sheet, name)
    if sheet.used:
        said["used"] = sheet.used
    if sheet.forests or step == "upkeep":
        said["forests"] = forest_texts(sheet.forests)
    yield from toml.lines(said)
    if sheet.gathered.total:
        yield f"gathered = {_inline(_goods(sheet.gathered))}"
    yield from ('map = """', *rows_of(sheet.cells, printed.grid.columns), '"""')


def past_lines(past: Sequence[Sheet], sheet: Sheet, printed: Printed) -> Iterator[str]:
    """What can be rubbed out, as TOML: each sheet by how it differs from the next."""
    if past:
        yield "past = ["
        for before, after in zip(past, (*past[1:], sheet), strict=True):
            yield f"  {_inline(_difference(before, after, printed))},"
        yield "]"


def forest_texts(growing: Iterable[Forest]) -> list[str]:
    """Forests as they are typed."""
    return [
        f"{' '.join(one.cells)} +{one.due}" + (f": {' '.join(one.grown)}" if one.grown else "")
        for one in growing
    ]


def _difference(before: Sheet, after: Sheet, printed: Printed) -> dict[str, str]:
    """What one sheet has otherwise than another, each as TOML."""
    names = zip(printed.grid.names, before.cells, after.cells, strict=True)
    squares = " ".join(f"{name} {was}" for name, was, now in names if was != now)
    said = {"squares": toml.value(squares)} if squares else {}
    for name in (*COUNTS, "used"):
        if getattr(before, name) != getattr(after, name):
            said[name] = toml.value(getattr(before, name))
    if before.gathered != after.gathered:
        said["gathered"] = _inline(_goods(before.gathered))
    if before.forests != after.forests:
        said["forests"] = toml.value(forest_texts(before.forests))
    return said


def _goods(goods: Goods) -> dict[str, str]:
    return {name: str(count) for name, count in asdict(goods).items() if count}


def _inline(said: dict[str, str]) -> str:
    return "{" + ", ".join(f"{name} = {value}" for name, value in said.items()) + "}"
