"""Card City with a box that somebody has to read off the cardboard, one entry of every form."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from companion.engine.box import Box, BoxEntry, BoxError
from companion.engine.corrections import CorrectionKind
from companion.engine.forms import BoardForm, ChoiceForm, CubesForm, Field, Mark, NumberForm, TileForm
from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.owners_box import OwnersBox, with_entry
from companion.engine.setup import EntryName, EntryText, Setup
from companion.games.card_city import GAME
from companion.games.card_city.position import Position

PLACE = Mark("#", "place", "place")
WATER = Mark("~", "water", "water")

SHIPPED = Box(
    "card_city",
    {
        "tile-R": BoxEntry("##", "assumed", "contents"),
        "tile-H": BoxEntry("##/~~", "inferred", "contents"),
        "board": BoxEntry("0000/0000/0011/00#1", "assumed", "contents"),
        "cost-L": BoxEntry("w", "assumed", "contents"),
        "worth-1": BoxEntry("6", "assumed", "contents"),
        "stock": BoxEntry("20", "rules", "contents"),
        "rounds": BoxEntry(10, "rules", "rounds"),
    },
)
FIELDS = {
    "tile-R": Field("tiles", "tile-R", TileForm((PLACE,))),
    "tile-H": Field("tiles", "tile-H", TileForm((PLACE, WATER))),
    "board": Field(
        "boards",
        "board",
        BoardForm(
            (Mark("0", "area-0", "plain"), Mark("1", "area-1", "plain"), Mark("#", "rock", "rock")), 4, 6
        ),
    ),
    "cost-L": Field("costs", "cost-L", CubesForm((Mark("w", "w", "white"), Mark("b", "b", "black")), 3)),
    "worth-1": Field("cards", "worth-1", ChoiceForm(("6", "12"))),
    "stock": Field("counts", "stock", NumberForm(0, 99)),
}


class BoxedPosition(Position, frozen=True, forbid_unknown_fields=True):
    """A position that is played with an owner's box."""

    own: tuple[tuple[EntryName, EntryText], ...] = ()


class SetPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="correct", tag="printed"):
    """The cardboard shows something else."""

    name: EntryName
    text: EntryText


def own_printed(position: Any) -> Mapping[str, str]:
    """Return the entries that the owner of a table's box has read."""
    return dict(position.own)


def check_entry(name: str, text: str) -> None:
    """Check that an entry of the box that ships has its form."""
    match FIELDS[name].form if name in FIELDS else None:
        case TileForm(marks=marks):
            letters = {mark.letter for mark in marks}
            fits = bool(text.strip("./ ")) and set(text) <= letters | set("./ ")
        case BoardForm(least=least):
            rows = text.split("/")
            fits = len(rows) >= least and {len(row) for row in rows} == {len(rows[0])}
        case CubesForm(most=most):
            fits = len(text) <= most and set(text) <= set("wb")
        case ChoiceForm(values=values):
            fits = text in values
        case NumberForm(most=most):
            fits = text.isascii() and text.isdigit() and int(text) <= most
        case _:
            raise BoxError("name", "Expected the name of an entry", f"$.{name}")
    if not fits:
        raise BoxError("count", "Expected something else", f"$.{name}", {"count": 2})


def printed_for(piece: str) -> tuple[str, ...]:
    """Return the entries that a piece depends on."""
    return tuple(name for name in (f"tile-{piece}", f"cost-{piece}") if name in FIELDS)


def boxed(box: OwnersBox) -> Game[Any, Any, Any]:
    """Return Card City as it is played with a box."""

    def begin(setup: Setup, readings: Any) -> Position:
        fields = msgspec.structs.asdict(GAME.begin(setup, readings))
        return BoxedPosition(**fields, own=tuple(sorted(setup.box.items())))

    def read(position: Any, correction: SetPrinted) -> Any:
        own = with_entry(position.own, correction.name, correction.text, box.check)
        return msgspec.structs.replace(position, own=own)

    printed: CorrectionKind[Any] = CorrectionKind(
        message=SetPrinted,
        apply=read,
        line=lambda _position, correction: Notice("printed", None, {"what": correction.name}),
    )
    return replace(
        GAME,
        position_type=BoxedPosition,
        begin=begin,
        corrections=replace(GAME.corrections, kinds=(*GAME.corrections.kinds, printed)),
        box=box,
    )


BOX = OwnersBox(
    load=lambda: SHIPPED,
    check=check_entry,
    field_of=FIELDS.__getitem__,
    printed_for=printed_for,
    own=own_printed,
    correction=SetPrinted,
)
BOXED: Any = boxed(BOX)
"""The same game, played with an owner's box."""
