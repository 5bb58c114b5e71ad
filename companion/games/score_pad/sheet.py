"""A sheet: how a game that nobody has drawn is counted. Its text, and whether it can be so."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.message import TableMessage
from companion.engine.setup import LONGEST_NAME, Colour
from companion.engine.wire import WireError, decode, encode


class Room(msgspec.Struct, frozen=True):
    """What a sheet has room for.

    Attributes:
        categories: so many.
        rounds: so many, also where nobody has said how many there are.
    """

    categories: int
    rounds: int


ROOM = read_box(data_path("boxes", "score_pad.toml")).values(Room)
MOST_CATEGORIES, MOST_ROUNDS = ROOM.categories, ROOM.rounds

ENTRY = "sheet"
"""The entry of a setup that holds the text of a sheet."""

MOST_TIES = 4
MOST_TEXT = 2000
"""So long is the text of a sheet at most: an entry of a setup holds no more."""

Amount = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]
Times = Annotated[int, msgspec.Meta(ge=0, le=999)]
Per = Annotated[int, msgspec.Meta(ge=1, le=999)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
SheetName = Annotated[
    str,
    msgspec.Meta(max_length=LONGEST_NAME, extra={"narrow": Annotated[str, msgspec.Meta(max_length=40)]}),
]
"""What a game is called. ``narrow``: see `companion.sharing.values`."""

ColumnName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]

Icon = Literal[
    "", "star", "coin", "crown", "house", "tree", "wheat", "sheep", "fish", "sword", "shield", "flag",
    "book", "card", "dice", "heart", "gem", "ship", "road", "people", "flask", "clock", "skull", "music",
]  # fmt: skip
"""What can be drawn before a category."""

ICONS: tuple[Icon, ...] = Icon.__args__  # type: ignore[attr-defined]

How = Literal["rounds", "categories", "together", "places"]
"""What is entered: a number each round, one for each category, whether all won, or each one's place."""


class Category(TableMessage, frozen=True):
    """One thing that points are given for. What is entered is a count, such as coins.

    Attributes:
        name: as the table calls it; no two of a sheet are called the same.
        icon: what is drawn before it.
        colour: likewise.
        minus: whether its points are taken off.
        times: each counts so many points.
        per: so many of them are needed for that, the rest is lost.
        cap: it gives no more points than that.
        most: so many points more for who has most of it; 0 where nobody is asked.
        shared: what seats get that have equally many: all of it each, an equal part rounded down, or nothing.
    """

    name: ColumnName
    icon: Icon = ""
    colour: Colour | None = None
    minus: bool = False
    times: Times = 1
    per: Per = 1
    cap: Limit | None = None
    most: Limit = 0
    shared: Literal["each", "split", "nobody"] = "each"


class Bids(TableMessage, frozen=True):
    """Each round a seat says how many it will make, and then how many it made.

    Attributes:
        hit: so many points for having said it right.
        each: so many more for each that was made then.
        miss: so many are lost for each too many or too few.
    """

    hit: Limit = 20
    each: Limit = 10
    miss: Limit = 10


class TieBreak(TableMessage, frozen=True):
    """What is compared between seats of equal points.

    Attributes:
        by: how many of a category, what the last round brought, or the best round.
        category: the name of that category.
        fewest: whether fewer are ahead.
    """

    by: Literal["category", "last", "best"]
    category: str = ""
    fewest: bool = False


class Sheet(TableMessage, frozen=True):
    """How a game is counted.

    Attributes:
        name: what the game is called.
        how: what is entered.
        categories: what is counted, for ``how="categories"``.
        rounds: how many there are; 0 where the table says when it is enough.
        bids: how bids are counted, where each round has one.
        lowest: whether the fewest points win; of points that stand beside places, whether fewer are better.
        start: what everybody begins with.
        down: whether what is entered is taken off what everybody has.
        goal: who reaches it ends the game with the round, unless it `goes_on`.
        exact: whether the goal has to be hit: a round that would lead past it counts for nothing.
        goes_on: whether the game goes on when the goal is reached.
        ties: what is compared between equal points, the first one first; after that a place is shared.
    """

    name: SheetName = ""
    how: How = "rounds"
    categories: Annotated[tuple[Category, ...], msgspec.Meta(max_length=MOST_CATEGORIES)] = ()
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    bids: Bids | None = None
    lowest: bool = False
    start: Amount = 0
    down: bool = False
    goal: Amount | None = None
    exact: bool = False
    goes_on: bool = False
    ties: Annotated[tuple[TieBreak, ...], msgspec.Meta(max_length=MOST_TIES)] = ()

    @property
    def width(self) -> int:
        """How many numbers a seat enters in a round."""
        return 2 if self.bids else 1

    @property
    def cells(self) -> int:
        """How many numbers a seat can enter at most."""
        match self.how:
            case "rounds":
                return (self.rounds or MOST_ROUNDS) * self.width
            case "categories":
                return len(self.categories)
            case "places":
                return 1
        return 0

    @property
    def points_cell(self) -> int | None:
        """Return the cell of known points that tell no order; None where points are what is entered."""
        return self.cells if self.how in ("together", "places") else None

    @property
    def room(self) -> int:
        """Return how many cells a row has at most, with that of known points."""
        return self.cells + (self.points_cell is not None)


class SheetError(ValueError):
    """A sheet that nobody can count by.

    Attributes:
        id: names the sentence: ``score_pad-notation-<id>``.
        field: the path of what is wrong, such as ``$.categories[2].name``.
        params: what the sentence needs.
    """

    def __init__(self, id: str, field: str, **params: int | str) -> None:
        super().__init__(f"{field}: {id}")
        self.id = id
        self.field = field
        self.params = params


def check_sheet(sheet: Sheet) -> None:
    """Whether one can count by a sheet.

    Raises:
        SheetError: the first thing that cannot be so.
    """
    for error in sheet_faults(sheet):
        raise error


def sheet_faults(sheet: Sheet) -> Iterator[SheetError]:
    """Everything on a sheet that cannot be so, from its beginning to its end."""
    if sheet.name and not _is_printable(sheet.name):
        yield SheetError("name", "$.name", found=sheet.name)
    yield from _wrong_categories(sheet)
    yield from _misplaced(sheet)
    for number, tie in enumerate(sheet.ties):
        yield from _wrong_tie(sheet, tie, f"$.ties[{number}]")
    if len(sheet_text(sheet)) > MOST_TEXT:
        yield SheetError("long", "$", most=MOST_TEXT)


def _wrong_categories(sheet: Sheet) -> Iterator[SheetError]:
    if sheet.how == "categories" and not sheet.categories:
        yield SheetError("categories", "$.categories")
    if sheet.how != "categories" and sheet.categories:
        yield SheetError("needless", "$.categories", said="categories", how=sheet.how)
    names = [category.name for category in sheet.categories]
    for number, name in enumerate(names):
        field = f"$.categories[{number}].name"
        if not _is_printable(name):
            yield SheetError("name", field, found=name)
        elif name.casefold() in map(str.casefold, names[:number]):
            yield SheetError("twice", field, name=name)


def _misplaced(sheet: Sheet) -> Iterator[SheetError]:
    """What only sheets that count in rounds can say, and goals that make no sense."""
    plain = Sheet()
    if sheet.how != "rounds":
        for field in ("rounds", "bids", "down", "goal", "start"):
            if getattr(sheet, field) != getattr(plain, field):
                yield SheetError("needless", f"$.{field}", said=field, how=sheet.how)
    if sheet.how == "together" and sheet.lowest:
        yield SheetError("needless", "$.lowest", said="lowest", how=sheet.how)
    if sheet.goal is None:
        for field in ("exact", "goes_on"):
            if getattr(sheet, field):
                yield SheetError("goal", f"$.{field}", said=field)
    elif sheet.goal == sheet.start or (sheet.goal < sheet.start) != sheet.down:
        yield SheetError("behind", "$.goal", goal=sheet.goal, start=sheet.start)


def _wrong_tie(sheet: Sheet, tie: TieBreak, field: str) -> Iterator[SheetError]:
    needed: How = "categories" if tie.by == "category" else "rounds"
    if sheet.how != needed:
        yield SheetError("needless", f"{field}.by", said=tie.by, how=sheet.how)
    elif tie.by == "category" and tie.category not in {one.name for one in sheet.categories}:
        yield SheetError("unknown", f"{field}.category", found=tie.category)


def _is_printable(text: str) -> bool:
    return text == text.strip() and text.isprintable() and any(map(str.isalnum, text))


# As a text --------------------------------------------------------------------------------------------------


def sheet_text(sheet: Sheet) -> str:
    """A sheet as an entry of a setup holds it; `read_sheet` gives an equal one back."""
    return encode(sheet).decode()


def read_sheet(text: str) -> Sheet:
    """The sheet in such a text.

    Raises:
        WireError: it is none, with what is wrong and where.
    """
    sheet = decode(text, Sheet)
    try:
        check_sheet(sheet)
    except SheetError as error:
        raise WireError(f"Expected a sheet one can count by ({error.id})", error.field) from error
    return sheet
