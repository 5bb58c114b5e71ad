"""Seat of a position file: its sheet, the growth of its forests, and the sheets it could bring back.

A forest is typed as its trees, its growth due, and its new trees: ``a1 a2 b2 b3 +2: a3``.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import fields, replace

from companion.engine.notation import Unreadable
from companion.games.roll_into_town.building.forests import find_forests, growth_due
from companion.games.roll_into_town.land import land_of, put_token
from companion.games.roll_into_town.position import MOST_PAST, Cells, Count, Forest, Player, Sheet
from companion.games.roll_into_town.printed import RESOURCES, Goods, Printed, printed_values
from companion.games.roll_into_town.typed import defaults
from companion.games.roll_into_town.typed.drawing import read_map, read_token
from companion.kit.drawing import align_tokens
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext
from companion.kit.typed_form import StructForm, TypedForms
from companion.kit.typed_notation import OMITTED

_FOREST = re.compile(r"\s*(?P<cells>[^+:]*?)\s*(?:\+\s*(?P<due>[0-9]{1,2}))?\s*(?::(?P<grown>[^+:]*))?")
_FOUND = 30

Drawing = Annotated[str, msgspec.Meta(max_length=4_000)]
Row = Annotated[str, msgspec.Meta(max_length=400)]
Squares = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=10)], ...], msgspec.Meta(max_length=40)]
Rows = Annotated[tuple[Row | Squares, ...], msgspec.Meta(max_length=40)]
"""A map row by row, each a text or a list of its squares."""

Text = Annotated[str, msgspec.Meta(max_length=2_000)]
"""A forest; or squares with what they showed, such as ``c3 . d3 T``."""


def _read_printed(context: ReadContext) -> Printed:
    return printed_values(context.reading["own"])


# A sheet --------------------------------------------------------------------------------------------------


def _read_cells(table: Any, context: ReadContext) -> Mapping[str, Cells]:
    """Read the squares of a map, by default without drawings."""
    sheet = _read_printed(context)
    return {
        "cells": sheet.cells if table.map is UNSET else read_map(table.map, sheet, f"{context.field}.map")
    }


def _write_map(sheet: Sheet, context: WriteContext) -> Mapping[str, str]:
    return {"map": "\n".join(align_tokens(sheet.cells, context.position.printed.grid.columns))}


def _read_forest(text: str, context: ReadContext) -> Forest:
    """Read a forest. Its growth defaults to half its trees.

    Raises:
        Unreadable: the text is no forest, or one without trees or growth.
    """
    match, sheet = _FOREST.fullmatch(text), _read_printed(context)
    cells = _read_square_names(match["cells"], sheet, context) if match else ()
    cells = tuple(sorted(set(cells), key=lambda name: sheet.grid.index[name]))
    due = int(match["due"]) if match and match["due"] else growth_due(len(cells))
    if not match or not cells or not due:
        raise Unreadable("forest", context.field, found=text[:_FOUND])
    return Forest(cells, due, _read_square_names(match["grown"] or "", sheet, context))


def _read_square_names(text: str, sheet: Printed, context: ReadContext) -> tuple[str, ...]:
    return tuple(_read_square(name, sheet, context) for name in text.replace(",", " ").split())


def _read_square(text: str, sheet: Printed, context: ReadContext) -> str:
    """Read a square's name, in either case.

    Raises:
        Unreadable: the map has no such square.
    """
    name = text.lower()
    if name not in sheet.grid.index:
        raise Unreadable("square", context.field, found=text[:_FOUND], last=sheet.grid.names[-1])
    return name


def _write_forest(forest: Forest) -> str:
    return f"{' '.join(forest.cells)} +{forest.due}" + (f": {' '.join(forest.grown)}" if forest.grown else "")


_FORMS: Mapping[Any, Form] = {
    Forest: Form(Text, _read_forest, _write_forest),
    **{(Goods, name): Form(Count) for name in RESOURCES},
    **{(Sheet, name): Form(always_written=True) for name in RESOURCES},
}
_MAP = SplitFields(["cells"], {"map": (Drawing | Rows | UnsetType, UNSET)}, _read_cells, _write_map)
_NOW = StructForm(Sheet, TypedForms(_FORMS, {(Sheet, "forests")}, {Sheet: [_MAP]}))
"""Typed form of a seat's present sheet."""

_SQUARES = SplitFields(
    ["cells"], {"squares": (Text, "")}, lambda table, _: {"cells": table.squares}, lambda _sheet, _: {}
)
_EVERY = {(Sheet, each.name) for each in fields(Sheet)}
_BEFORE = StructForm(Sheet, TypedForms(_FORMS, _EVERY, {Sheet: [_SQUARES]}))
"""Typed form of a past sheet: its differences from the next one."""


# A seat ---------------------------------------------------------------------------------------------------


def _read_seat(table: Any, context: ReadContext) -> Mapping[str, Any]:
    """Read a seat's sheet and its past ones, the latest last.

    Raises:
        Unreadable: its map is drawn and counted.
    """
    if table.counted is not None and table.map is not UNSET:
        raise Unreadable("counted_and_drawn", f"{context.field}.counted")
    sheet = Sheet(**_NOW.read(table, context))
    if sheet.forests is OMITTED:
        upkeep = (table.step or defaults.infer_step(context.reading)) == "upkeep"
        growing = find_forests(land_of(_read_printed(context).grid, sheet.cells)) if upkeep else ()
        sheet = replace(sheet, forests=growing)
    past = [sheet]
    for number, before in reversed(tuple(enumerate(table.past))):
        past.append(_read_earlier(before, past[-1], context.at_field("past").at_index(number)))
    return {"sheet": sheet, "past": tuple(reversed(past[1:]))}


def _read_earlier(table: Any, after: Sheet, context: ReadContext) -> Sheet:
    """Read the sheet before another one, by its differences."""
    found = {name: said for name, said in _BEFORE.read(table, context).items() if said is not UNSET}
    sheet, where, words = _read_printed(context), context.at_field("squares"), table.squares.split()
    if len(words) % 2:
        raise Unreadable("squares", where.field)
    cells = after.cells
    for name, shown in zip(words[::2], words[1::2], strict=True):
        number = sheet.grid.index[_read_square(name, sheet, where)]
        cells = put_token(cells, number, read_token(shown, where.field))
    return replace(after, **{**found, "cells": cells})


def _write_seat(player: Player, context: WriteContext) -> Mapping[str, Any]:
    sheet = player.sheet
    unsaid = () if sheet.forests or player.step == "upkeep" else ("forests",)
    said = dict(_NOW.write(sheet, context, unsaid))
    if player.counted is not None:
        del said["map"]
    past = zip(player.past, (*player.past[1:], sheet), strict=True)
    return {**said, "past": [_write_difference(*one, context) for one in past]} if player.past else said


def _write_difference(earlier: Sheet, after: Sheet, context: WriteContext) -> Mapping[str, Any]:
    """Format the differences of a sheet from the next one."""
    same = [name for name in Sheet.__struct_fields__ if getattr(earlier, name) == getattr(after, name)]
    names = zip(context.position.printed.grid.names, earlier.cells, after.cells, strict=True)
    squares = " ".join(f"{name} {was}" for name, was, now in names if was != now)
    said = _BEFORE.write(earlier, context, same)
    return {"squares": squares, **said} if squares else said


_PAST: Any = Annotated[tuple[_BEFORE.typed, ...], msgspec.Meta(max_length=MOST_PAST)]  # type: ignore[name-defined]
SEAT = SplitFields(
    ("sheet", "past"),
    {**{each.name: (each.type, each.default) for each in fields(_NOW.typed)}, "past": (_PAST, ())},
    _read_seat,
    _write_seat,
)
"""A seat's table has its sheet's fields, and how the sheets before differ from the next."""
