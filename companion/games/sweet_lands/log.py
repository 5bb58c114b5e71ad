"""Sweet Lands' moves and corrections as lines of the log."""

from typing import Any

import msgspec

from companion.engine.game import Notice
from companion.engine.words import Params, Who, Word
from companion.games.sweet_lands import boxed, corrections, moves
from companion.games.sweet_lands.position import Position


def described(position: Position, seat: int, move: moves.Move) -> Notice:
    """What a move says in the log, told about the position it is made in."""
    return Notice(_tag(move), seat, {"seat": Who(seat), **_fields(move)})


def described_correction(_position: Position, correction: corrections.Correction) -> Notice:
    """What a correction says in the log."""
    if isinstance(correction, corrections.SetPrinted):
        field = boxed.field_of(correction.name)
        return Notice(f"printed_{field.title}", None, field.params)
    return Notice(_tag(correction), getattr(correction, "seat", None), _fields(correction))


def _tag(said: msgspec.Struct) -> str:
    return str(type(said).__struct_config__.tag)


def _fields(said: Any) -> Params:
    """Every field as the sentence needs it: words for names, seats by name, numbers as they are."""
    return {name: _param(name, getattr(said, name)) for name in said.__struct_fields__}


def _param(name: str, value: Any) -> Any:
    if name == "seat":
        return Who(value) if value is not None else ""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    return (
        Word(f"{name}-{value}")
        if name in ("kind", "what", "column", "piece", "resource", "element")
        else str(value)
    )
