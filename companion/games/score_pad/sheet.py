"""Sheets: the way a game without a board of its own in the app is counted, with checks and text form."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.message import TableMessage
from companion.engine.setup import LONGEST_NAME, Colour
from companion.engine.wire import WireError, decode, encode


class Room(msgspec.Struct, frozen=True):
    """Limits of a sheet.

    Attributes:
        categories: the most it can have.
        rounds: the most it can have, also where their number is open.
    """

    categories: int
    rounds: int


ROOM = read_box(data_path("boxes", "score_pad.toml")).values(Room)
MOST_CATEGORIES, MOST_ROUNDS = ROOM.categories, ROOM.rounds

ENTRY = "sheet"
"""The entry of a setup that holds the text of a sheet."""

MOST_CELLS = 2 * MOST_ROUNDS
"""Most numbers of a seat."""

MOST_TIES = 4
MOST_TEXT = 2000
"""Longest text of a sheet, which is the limit of a setup's entry."""

Amount = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]
Times = Annotated[int, msgspec.Meta(ge=0, le=999)]
Per = Annotated[int, msgspec.Meta(ge=1, le=999)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
SheetName = Annotated[
    str,
    msgspec.Meta(max_length=LONGEST_NAME, extra={"narrow": Annotated[str, msgspec.Meta(max_length=40)]}),
]
"""Name of a game. ``narrow``: see `companion.sharing.values`."""

ColumnName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]

Icon = Literal[
    "", "star", "coin", "crown", "house", "tree", "wheat", "sheep", "fish", "sword", "shield", "flag",
    "book", "card", "dice", "heart", "gem", "ship", "road", "people", "flask", "clock", "skull", "music",
]  # fmt: skip
"""Icons that can be drawn before a category."""

ICONS: tuple[Icon, ...] = Icon.__args__  # type: ignore[attr-defined]

How = Literal["rounds", "categories", "together", "places"]
"""Kind of entries: a number each round, a number for each category, the common outcome, or places.

Rounds can be followed by a final count of categories.
"""

OWN_CATEGORIES = ("start", "rounds")
"""Names of the pad's own categories of points. No final count after rounds can have one of these names."""


class Category(TableMessage, frozen=True):
    """Category of points on a sheet. A seat enters a count for it, such as of coins.

    Attributes:
        name: as the table calls it; unique on a sheet.
        icon: the picture before it.
        colour: the colour before it.
        minus: true where its points are subtracted.
        times: points for each of the count.
        per: divisor of the product of count and `times`, which is then rounded down.
        cap: the most points it gives.
        most: bonus points for the seat with most of it; 0 for no bonus.
        shared: the bonus of seats with equally many: all of it each, an equal part rounded down, or nothing.
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
    """Scoring of bids: each round a seat bids a number, and then enters the number made.

    Attributes:
        hit: points for a right bid.
        each: additional points for each one made then.
        miss: points lost for each one too many or too few.
    """

    hit: Limit = 20
    each: Limit = 10
    miss: Limit = 10


class TieBreak(TableMessage, frozen=True):
    """Figure compared between seats of equal points.

    Attributes:
        by: the count of a category, the points of the last round, or of the best round.
        category: the name of that category.
        fewest: true where fewer are ahead.
    """

    by: Literal["category", "last", "best"]
    category: str = ""
    fewest: bool = False


class Sheet(TableMessage, frozen=True):
    """Way to count a game.

    Attributes:
        name: the game's name.
        how: the kind of numbers entered.
        categories: those of the counts, for ``how="categories"``, or of the final count after the rounds.
        rounds: their number; 0 where the table ends the game.
        bids: the scoring of bids, where each round has one.
        lowest: true where the fewest points win; of points that stand beside places, where fewer are better.
        start: points of each seat at the start.
        down: true where entered numbers are subtracted from the points.
        goal: points that end the game after the round in which a seat reaches them, unless it `goes_on`.
        exact: true where the goal has to be hit: a round that would lead past it counts for nothing.
        goes_on: true where the game goes on after the goal is reached.
        ties: figures compared between equal points, the first one first; after that a place is shared.
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
    def cells_per_round(self) -> int:
        """Number of cells that a seat enters in a round."""
        return 2 if self.bids else 1

    @property
    def has_final_count(self) -> bool:
        """Check that categories are counted after the rounds."""
        return self.how == "rounds" and bool(self.categories)

    @property
    def first_round_cell(self) -> int:
        """Cell of the first round's number. The cells of a final count come before it."""
        return len(self.categories) if self.how == "rounds" else 0

    @property
    def rounds_limit(self) -> int:
        """Most rounds that there is room for beside the final count."""
        return min(MOST_ROUNDS, (MOST_CELLS - self.first_round_cell) // self.cells_per_round)

    def round_at(self, cell: int) -> int:
        """Return the round that a cell belongs to, 1 for the first."""
        return (cell - self.first_round_cell) // self.cells_per_round + 1

    def is_made_cell(self, cell: int) -> bool:
        """Check that a cell holds the number made after a bid."""
        return (cell - self.first_round_cell) % self.cells_per_round == 1

    def category_at(self, cell: int) -> Category | None:
        """Return the category that is entered in a cell, or None for other cells."""
        named = self.how in ("rounds", "categories") and cell < len(self.categories)
        return self.categories[cell] if named else None

    @property
    def most_cells(self) -> int:
        """Most numbers that a seat can enter."""
        match self.how:
            case "rounds":
                return self.first_round_cell + (self.rounds or self.rounds_limit) * self.cells_per_round
            case "categories":
                return len(self.categories)
            case "places":
                return 1
        return 0

    @property
    def points_cell(self) -> int | None:
        """Cell of known points that tell no order, or None if points are entered as such."""
        return self.most_cells if self.how in ("together", "places") else None

    @property
    def row_limit(self) -> int:
        """Most cells of a row, with that of known points."""
        return self.most_cells + (self.points_cell is not None)


class SheetError(ValueError):
    """Fault of a sheet by which a game cannot be counted.

    Attributes:
        id: names the sentence: ``score_pad-notation-<id>``.
        field: the path of the fault, such as ``$.categories[2].name``.
        params: values of the sentence.
    """

    def __init__(self, id: str, field: str, **params: int | str) -> None:
        super().__init__(f"{field}: {id}")
        self.id = id
        self.field = field
        self.params = params


def check_sheet(sheet: Sheet) -> None:
    """Check that a game can be counted by a sheet.

    Raises:
        SheetError: the first fault.
    """
    for error in sheet_faults(sheet):
        raise error


def sheet_faults(sheet: Sheet) -> Iterator[SheetError]:
    """Yield every fault of a sheet, in the order of its fields."""
    if sheet.name and not _is_printable(sheet.name):
        yield SheetError("name", "$.name", found=sheet.name)
    yield from _find_wrong_categories(sheet)
    yield from _find_misplaced_fields(sheet)
    for number, tie in enumerate(sheet.ties):
        yield from _find_wrong_tie(sheet, tie, f"$.ties[{number}]")
    if len(encode_sheet(sheet)) > MOST_TEXT:
        yield SheetError("long", "$", most=MOST_TEXT)


def _find_wrong_categories(sheet: Sheet) -> Iterator[SheetError]:
    if sheet.how == "categories" and not sheet.categories:
        yield SheetError("categories", "$.categories")
    if sheet.how not in ("categories", "rounds") and sheet.categories:
        yield SheetError("needless", "$.categories", said="categories", how=sheet.how)
    names = [category.name for category in sheet.categories]
    taken = list(OWN_CATEGORIES) if sheet.how == "rounds" else []
    for number, name in enumerate(names):
        field = f"$.categories[{number}].name"
        if not _is_printable(name):
            yield SheetError("name", field, found=name)
        elif name.casefold() in map(str.casefold, (*taken, *names[:number])):
            yield SheetError("twice", field, name=name)


def _find_misplaced_fields(sheet: Sheet) -> Iterator[SheetError]:
    """Yield faults for fields that only other kinds of sheet have, and for impossible goals."""
    plain = Sheet()
    if sheet.how != "rounds":
        for field in ("rounds", "bids", "down", "goal", "start"):
            if getattr(sheet, field) != getattr(plain, field):
                yield SheetError("needless", f"$.{field}", said=field, how=sheet.how)
    if sheet.how == "together" and sheet.lowest:
        yield SheetError("needless", "$.lowest", said="lowest", how=sheet.how)
    if sheet.rounds > sheet.rounds_limit:
        yield SheetError("many", "$.rounds", most=sheet.rounds_limit)
    if sheet.goal is None:
        for field in ("exact", "goes_on"):
            if getattr(sheet, field):
                yield SheetError("goal", f"$.{field}", said=field)
    elif sheet.goal == sheet.start or (sheet.goal < sheet.start) != sheet.down:
        yield SheetError("behind", "$.goal", goal=sheet.goal, start=sheet.start)


def _find_wrong_tie(sheet: Sheet, tie: TieBreak, field: str) -> Iterator[SheetError]:
    needed: tuple[How, ...] = ("categories", "rounds") if tie.by == "category" else ("rounds",)
    if sheet.how not in needed:
        yield SheetError("needless", f"{field}.by", said=tie.by, how=sheet.how)
    elif tie.by == "category" and tie.category not in {one.name for one in sheet.categories}:
        yield SheetError("unknown", f"{field}.category", found=tie.category)


def _is_printable(text: str) -> bool:
    return text == text.strip() and text.isprintable() and any(map(str.isalnum, text))


# As a text --------------------------------------------------------------------------------------------------


def encode_sheet(sheet: Sheet) -> str:
    """Encode a sheet as the text of a setup's entry. Inverse of `read_sheet`."""
    return encode(sheet).decode()


def read_sheet(text: str) -> Sheet:
    """Decode and check a sheet's text.

    Raises:
        WireError: the text is no valid sheet; with the fault and its path.
    """
    sheet = decode(text, Sheet)
    try:
        check_sheet(sheet)
    except SheetError as error:
        raise WireError(f"Expected a sheet one can count by ({error.id})", error.field) from error
    return sheet
