"""Card City with a box that somebody has to read off the cardboard, one entry of every form."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from companion.engine.box import Box, BoxEntry, BoxError
from companion.engine.forms import BoardForm, ChoiceForm, CubesForm, Field, Mark, NumberForm, TileForm
from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.setup import EntryName, EntryText, Setup
from companion.games.card_city.game import CardCity
from companion.games.card_city.moves import Correction
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


class Boxed(CardCity):
    """The same game, played with an owner's box."""

    position_type: ClassVar[Any] = BoxedPosition
    correction_type: ClassVar[Any] = Correction | SetPrinted

    @property
    def box(self) -> Box:
        return SHIPPED

    def start(self, setup: Setup) -> Position:
        fields = msgspec.structs.asdict(super().start(setup))
        return BoxedPosition(**fields, own=tuple(sorted(setup.box.items())))

    def check_box(self, name: str, text: str) -> None:
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

    def box_field(self, name: str) -> Field:
        return FIELDS[name]

    def printed_for(self, piece: str) -> tuple[str, ...]:
        return tuple(name for name in (f"tile-{piece}", f"cost-{piece}") if name in FIELDS)

    def printed_of(self, position: Any) -> Mapping[str, str]:
        return dict(position.own)

    def set_printed(self, name: str, text: str) -> Any:
        if name not in FIELDS:
            raise KeyError(name)
        return SetPrinted(name, text)

    def printed_said(self, correction: Any) -> tuple[str, str] | None:
        return (correction.name, correction.text) if isinstance(correction, SetPrinted) else None

    def correct(self, position: Any, correction: Any) -> Any:
        if not isinstance(correction, SetPrinted):
            return super().correct(position, correction)
        try:
            self.check_box(correction.name, correction.text)
        except BoxError as error:
            raise Impossible(error.what) from error
        own = dict(sorted({**dict(position.own), correction.name: correction.text}.items()))
        return msgspec.structs.replace(position, own=tuple(own.items()))

    def describe_correction(self, position: Any, correction: Any) -> Notice:
        if isinstance(correction, SetPrinted):
            return Notice("printed", None, {"what": correction.name})
        return super().describe_correction(position, correction)


BOXED: Any = Boxed()
