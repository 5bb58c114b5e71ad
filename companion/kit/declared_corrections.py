"""Corrections of what most games have: things on cells, pieces of several cells, things held in a number."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import asdict, fields

from companion.engine.corrections import CorrectionKind
from companion.engine.message import Impossible, P
from companion.geometry.placements import placement_name
from companion.kit.laying import Laying
from companion.kit.seat_changes import with_seat

T = TypeVar("T")


def _accept_every_cell(_position: object, _cell: str) -> bool:
    return True


def paint_things(
    message: type[Any],
    per_seat: str,
    field: str,
    thing: type[Any],
    *,
    accepts: Callable[[P, str], bool] = _accept_every_cell,
    order: Callable[[P, tuple[Any, ...]], tuple[Any, ...]] | None = None,
    **others: Any,
) -> CorrectionKind[P]:
    """Declare the correction that paints a thing on a cell of a seat, or clears the cell.

    The message has the fields ``seat``, those of the thing, and among them ``at``, the cell. If any field is
    None, the cell is cleared.

    Args:
        message: type of the correction.
        per_seat: field of the position that holds a struct for each seat.
        field: field of that struct, a tuple of things.
        thing: type of a thing, with the fields of the message besides ``seat``.
        accepts: checks that a thing can lie on a cell at all; every cell by default.
        order: sorts the things of a seat; by default the painted thing is the last.
        others: further fields of `CorrectionKind`.
    """
    names = [one.name for one in fields(thing)]

    def apply_paint(position: P, correction: Any) -> P:
        at, values = correction.at, asdict(correction)
        if not accepts(position, at):
            raise Impossible(f"nothing can lie on {at}")
        held = getattr(getattr(position, per_seat)[correction.seat], field)
        things = tuple(one for one in held if one.at != at)
        if None not in values.values():
            things = (*things, thing(**{name: values[name] for name in names}))
        if order:
            things = order(position, things)
        return with_seat(position, per_seat, correction.seat, **{field: things})

    return CorrectionKind(message=message, apply=apply_paint, **others)


def paint_pieces(
    message: type[Any], per_seat: str, field: str, laying: Laying[P], **others: Any
) -> CorrectionKind[P]:
    """Declare the correction that puts a piece of several cells before a seat, or takes it away.

    The message has the field ``seat``, and a field for each cell. If the last cell is None, the piece that
    covers the first cell is taken away.

    Args:
        message: type of the correction.
        per_seat: field of the position that holds a struct for each seat.
        field: field of that struct, a tuple with the cells of each piece.
        laying: the ways to lay the piece.
        others: further fields of `CorrectionKind`.
    """

    def apply_paint(position: P, correction: Any) -> P:
        seat, (_, first, *further) = correction.seat, asdict(correction).values()
        pieces = getattr(getattr(position, per_seat)[seat], field)
        if None in further:
            left = tuple(piece for piece in pieces if first not in piece)
            return with_seat(position, per_seat, seat, **{field: left})
        cells = (first, *further)
        way = tuple(sorted(cells, key=laying.grid(position).index.__getitem__)) if laying.alike else cells
        covered = {cell for piece in pieces for cell in piece}
        if placement_name(way) not in laying.targets(position) or covered.intersection(way):
            raise Impossible(f"no piece can lie on {cells}")
        return with_seat(position, per_seat, seat, **{field: (*pieces, way)})

    return CorrectionKind(message=message, apply=apply_paint, **others)


def count_things(message: type[Any], per_seat: str, field: str, **others: Any) -> CorrectionKind[P]:
    """Declare the correction of the number of equal things that a seat holds, such as cards of a kind.

    The message has the fields ``seat``, the kind of thing, and last the number.

    Args:
        message: type of the correction.
        per_seat: field of the position that holds a struct for each seat.
        field: field of that struct, a tuple of kinds.
        others: further fields of `CorrectionKind`.
    """
    _, kind, number = (one.name for one in fields(message))

    def read_number(position: P, keys: Any) -> int:
        held: tuple[Any, ...] = getattr(getattr(position, per_seat)[keys["seat"]], field)
        return held.count(keys[kind])

    def apply_number(position: P, correction: Any) -> P:
        held = getattr(getattr(position, per_seat)[correction.seat], field)
        counted = getattr(correction, kind)
        others = tuple(one for one in held if one != counted)
        things = tuple(sorted((*others, *[counted] * getattr(correction, number))))
        return with_seat(position, per_seat, correction.seat, **{field: things})

    return CorrectionKind(message=message, read=read_number, apply=apply_number, **others)
