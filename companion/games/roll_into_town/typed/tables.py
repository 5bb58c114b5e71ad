"""What a position file of Roll Into Town can say: everything but names has a default."""

from typing import Annotated

import msgspec

from companion.engine.setup import Name
from companion.games.roll_into_town.position import MOST_PAST, Count, Dice, Phase, Readings, Step
from companion.games.roll_into_town.printed import Goods

Drawing = Annotated[str, msgspec.Meta(max_length=4_000)]
Row = Annotated[str, msgspec.Meta(max_length=400)]
Squares = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=10)], ...], msgspec.Meta(max_length=40)]
Rows = Annotated[tuple[Row | Squares, ...], msgspec.Meta(max_length=40)]
"""A map row by row, each a text or a list of its squares."""

ForestText = Annotated[str, msgspec.Meta(max_length=2_000)]
Forests = Annotated[tuple[ForestText, ...], msgspec.Meta(max_length=84)]
BoxText = Annotated[str, msgspec.Meta(max_length=400)]


class GoodsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much of each resource."""

    food: Count = 0
    stone: Count = 0
    wood: Count = 0

    @property
    def goods(self) -> Goods:
        """As a sheet has it."""
        return Goods(self.food, self.stone, self.wood)


class PastTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet before something was done in this step: only what was different from the sheet after it.

    Attributes:
        squares: squares with what they showed, such as ``c3 . d3 T``.
        food, stone, wood, town_hall_uses, fountain_uses, used, gathered, forests: as in `SeatTable`.
    """

    squares: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    food: Count | None = None
    stone: Count | None = None
    wood: Count | None = None
    town_hall_uses: Count | None = None
    fountain_uses: Count | None = None
    used: Dice | None = None
    gathered: GoodsTable | None = None
    forests: Forests | None = None


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position file.

    Attributes:
        name: the person's name.
        food, stone, wood: what it has.
        town_hall_uses, fountain_uses: how often it has used each.
        map: rows of tokens, see `companion.games.roll_into_town.typed.drawing`; by default nothing is drawn.
        step: how far it is in the round; by default as far as the table's phase tells.
        used: the faces of the dice it has drawn with in this round.
        gathered: what it has gathered in this round.
        forests: in its upkeep what has to grow, see `companion.games.roll_into_town.typed.sheets`; by default
            every forest on its map.
        past: what can be rubbed out: its sheet before each thing it has done in this step, the latest last.
    """

    name: Name
    food: Count = 0
    stone: Count = 0
    wood: Count = 0
    town_hall_uses: Count = 0
    fountain_uses: Count = 0
    map: Drawing | Rows | None = None
    step: Step | None = None
    used: Dice = ()
    gathered: GoodsTable = GoodsTable()
    forests: Forests | None = None
    past: Annotated[tuple[PastTable, ...], msgspec.Meta(max_length=MOST_PAST)] = ()


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position file of Roll Into Town but for ``game`` and ``moves``.

    Attributes:
        seats: in any order, everybody plays at once.
        round: 1 to 12; by default the first that is played with so many dice, the last when scoring.
        phase: what goes on; by default what the first move tells, or what the file is read for.
        dice: the faces of this round's dice; by default those that the moves name, and one of each icon.
        rulings: readings that differ from the default.
        box: entries of the owner's sheet that differ; rows parted by ``/`` or each on its own line.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=1, max_length=8)]
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    phase: Phase | None = None
    dice: Dice | None = None
    rulings: Readings = Readings()
    box: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=20)], BoxText], msgspec.Meta(max_length=8)
    ] = {}
