"""Drawings in typed files by declaration: a field with a thing on each cell, drawn around a middle."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.notation import Unreadable
from companion.geometry.square import Grid
from companion.kit.drawing import draw_around, place_around, rows_of
from companion.kit.typed_fields import ReadContext, SplitFields, WriteContext


def drawn_around_middle(
    field: str,
    file_name: str,
    middle: str,
    *,
    place: Callable[[int, Any], tuple[Grid, str]],
    parse: Callable[[str, str], Any],
    write: Callable[[Any], tuple[str, str]],
    tokens: str,
) -> SplitFields:
    """Make the form of a seat's field that a file draws, row by row, around what stands in the middle.

    A drawing that cannot be read has a stock sentence: ``no_middle``, ``middles``, ``far``, ``blank``,
    ``size`` or ``token``.

    Args:
        field: field of the seat, a tuple with a thing for each cell.
        file_name: name of the drawing in a file.
        middle: token in the middle, which the field does not hold.
        place: returns the grid and the cell of the middle. Asked when a file is read or written.
        parse: makes the thing that a token means; raises ValueError or KeyError for a token that means none.
            Asked for every token but the middle and ``.``, when a file is read.
        write: returns the cell and the token of a thing. Asked for every thing, when a file is written.
        tokens: tokens that are expected, for the sentence about another one.
    """

    def read(typed: Any, here: ReadContext) -> Mapping[str, Any]:
        drawing = getattr(typed, file_name)
        if not drawing.strip():
            return {field: ()}
        (grid, at), path = place(len(here.names), here.reading["rulings"]), here.at_field(file_name).field
        found = place_around(rows_of(drawing, path, max(grid.columns, grid.rows)), middle, at, grid, path)
        cells = sorted((cell for cell in found if cell != at), key=grid.index.__getitem__)
        return {field: tuple(parse_token(cell, found[cell], path) for cell in cells)}

    def parse_token(cell: str, token: str, path: str) -> Any:
        try:
            return parse(cell, token)
        except (KeyError, ValueError):
            raise Unreadable("token", path, found=token, tokens=tokens) from None

    def format_seat(seat: Any, here: WriteContext) -> Mapping[str, Any]:
        things = getattr(seat, field)
        if not things:
            return {}
        grid, at = place(len(here.names), here.position.rulings)
        return {file_name: draw_around({**dict(map(write, things)), at: middle}, grid)}

    return SplitFields([field], {file_name: (str, "")}, read, format_seat)
