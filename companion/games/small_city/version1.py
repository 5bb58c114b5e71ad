"""Small City under version 1 of its rules: for the tables, journals and codes of that time.

They are read, played on and carried as they were: with the rulings and the forms of moves and positions that
there were then. What else was done otherwise is told by `companion.games.small_city.position.Readings`.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args

import msgspec

from companion.engine.rulings import Rulings
from companion.games.small_city.game import SmallCity
from companion.games.small_city.moves import Cubes, Move, Produce
from companion.games.small_city.position import Errand, Position, Readings


def _as_it_was(
    struct: type[msgspec.Struct],
    base: type[msgspec.Struct],
    without: tuple[str, ...] = (),
    others: Mapping[str, Any] | None = None,
    **also: object,
) -> Any:
    """A struct without the fields that came later, some of the others with the type they had."""
    fields: list[Any] = [
        (field.name, (others or {}).get(field.name, field.type))
        + (() if field.required else (field.default,))
        for field in msgspec.structs.fields(struct)
        if field.name not in without
    ]
    return msgspec.defstruct(
        struct.__name__,
        fields,
        bases=(base,),
        namespace=also,
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


FirstReadings = _as_it_was(
    Readings,
    Rulings,
    without=("water", "residents"),
    water="anywhere",
    residents="own",
    staffs_grants=False,
    most_dropped=12,
    sizes_known=False,
    halls_clear=False,
    errands_end=False,
)
FirstErrand = _as_it_was(
    Errand, msgspec.Struct, without=("at",), others={"what": Literal["council", "build"]}, at=None
)
FirstPosition: Any = msgspec.defstruct(
    "Position",
    [("errand", FirstErrand | None, None), ("rulings", FirstReadings, FirstReadings())],
    bases=(Position,),
    module=__name__,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
)
FirstProduce = Annotated[Produce, msgspec.Meta(extra={"drop": Cubes})]
"""Twelve cubes at most could be given up: that bound is how codes tell their number."""


FIRST_MOVES: tuple[Any, ...] = tuple(FirstProduce if one is Produce else one for one in get_args(Move))


class FirstSmallCity(SmallCity):
    """The rules of Small City as they were first."""

    rules_version = 1
    position_type = FirstPosition
    move_type = reduce(or_, FIRST_MOVES)
    rulings_type = FirstReadings


FIRST = FirstSmallCity()
