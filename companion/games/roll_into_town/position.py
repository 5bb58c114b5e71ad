"""Roll Into Town at one moment: everybody's sheet, the dice of the round, and how far each seat is in it."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine.rulings import Rulings
from companion.engine.wire import WireError
from companion.games.roll_into_town.marks import Token
from companion.games.roll_into_town.printed import MOST_SIDE, Goods, Own, Printed, numbers, printed_values

Step = Literal["discover", "construct", "gather", "upkeep", "done"]
"""What a seat does in a round, step by step at its own pace; ``done`` until the next dice lie there."""

STEPS: tuple[Step, ...] = ("discover", "construct", "gather", "upkeep", "done")

Phase = Literal["roll", "discover", "construct", "gather", "upkeep", "scoring"]
"""``roll``: the dice are not rolled yet. ``scoring``: the game is over. In between, the step of the seat that
is least far."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Dice = Annotated[tuple[Face, ...], msgspec.Meta(max_length=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][1-9][0-9]?$")]
AWAY: CellName = "z99"
"""A square that no map has."""

Cells = Annotated[tuple[Token, ...], msgspec.Meta(max_length=MOST_SIDE * MOST_SIDE)]
CellNames = Annotated[tuple[CellName, ...], msgspec.Meta(max_length=MOST_SIDE * MOST_SIDE)]

MOST_PAST = 40
"""So many things can be rubbed out, one after the other."""


class Readings(Rulings, frozen=True):
    """The ambiguous rules of Roll Into Town, the default first.

    Attributes:
        ocean: an empty square with water on any two of its sides becomes ocean, or only on two that meet.
        fountain: each of its uses gives one more die, also several in one round; or one a round at most.
    """

    ocean: Literal["any_two", "corner"] = "any_two"
    fountain: Literal["each_use", "once_a_round"] = "each_use"


class Forest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A forest while it grows.

    Attributes:
        cells: its trees row by row, as they were before anything grew.
        due: how many it has to grow in all.
        grown: its new trees so far, in the order in which they were drawn.
    """

    cells: CellNames
    due: Annotated[int, msgspec.Meta(ge=1, le=99)]
    grown: CellNames = ()

    @property
    def left(self) -> int:
        """How many trees it still has to grow."""
        return max(0, self.due - len(self.grown))


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat has drawn and written.

    Attributes:
        cells: the map's squares, row by row.
        food, stone, wood: what it has.
        town_hall_uses, fountain_uses: how often it has used each.
        used: the faces of the dice it has drawn with in this round, in that order.
        gathered: what it has gathered in this round.
        forests: while it does its upkeep, what has to grow, by each forest's first square.
    """

    cells: Cells
    food: Count = 0
    stone: Count = 0
    wood: Count = 0
    town_hall_uses: Count = 0
    fountain_uses: Count = 0
    used: Dice = ()
    gathered: Goods = Goods()
    forests: Annotated[tuple[Forest, ...], msgspec.Meta(max_length=84)] = ()

    @property
    def goods(self) -> Goods:
        """What it has of each resource."""
        return Goods(self.food, self.stone, self.wood)

    @property
    def rested(self) -> "Sheet":
        """The sheet as the next dice find it: nothing drawn, gathered or growing yet."""
        return replace(self, used=(), gathered=Goods(), forests=())


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat.

    Attributes:
        sheet: what it has drawn and written.
        step: how far it is in this round.
        past: its sheet before each thing it has done in this step, the latest last; what can be rubbed out.
    """

    sheet: Sheet
    step: Step = "done"
    past: Annotated[tuple[Sheet, ...], msgspec.Meta(max_length=MOST_PAST)] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything the table shows at one moment.

    Attributes:
        players: by seat.
        own: what the owner of the box has said of the sheet.
        rulings: how the rules are read.
        round: 1 for the first.
        dice: the faces of this round's dice, the smallest first; none before they are rolled.
        over: whether the game is over.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=8)]
    own: Annotated[Own, msgspec.Meta(max_length=8)] = ()
    rulings: Readings = Readings()
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    dice: Dice = ()
    over: bool = False

    def __post_init__(self) -> None:
        """Every sheet has a map of the printed size.

        Raises:
            WireError: one has not, or the owner's box cannot be.
        """
        cells = self.printed.grid.cells
        for player in self.players:
            for sheet in (player.sheet, *player.past):
                if len(sheet.cells) != cells:
                    raise WireError(f"Expected maps of {cells} squares", "$.players")

    @property
    def phase(self) -> Phase:
        """What is going on."""
        if self.over:
            return "scoring"
        if not self.dice:
            return "roll"
        least = min((STEPS.index(player.step) for player in self.players), default=0)
        step = STEPS[least]
        return "upkeep" if step == "done" else step

    @property
    def count(self) -> int:
        """How many seats there are."""
        return len(self.players)

    @property
    def printed(self) -> Printed:
        """The sheet that is played with."""
        return printed_values(self.own)

    @property
    def in_last_round(self) -> bool:
        """Whether no round follows."""
        return self.round >= numbers().rounds

    @property
    def dice_due(self) -> int:
        """How many dice are rolled in this round."""
        return _by_round(numbers().dice, self.round)

    @property
    def icons_due(self) -> int:
        """How many icons each seat draws in this round, the Fountain's aside."""
        return _by_round(numbers().icons, self.round)

    def sheet(self, seat: int) -> Sheet:
        """What a seat has drawn and written."""
        return self.players[seat].sheet

    def dice_left(self, seat: int) -> tuple[int, ...]:
        """The faces of the dice with which a seat has not drawn in this round, the smallest first."""
        left = list(self.dice)
        for face in self.sheet(seat).used:
            if face in left:
                left.remove(face)
        return tuple(left)

    def with_player(self, seat: int, **changes: Any) -> "Position":
        """The position with something of one seat's changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_sheet(self, seat: int, **changes: Any) -> "Position":
        """The position with something on one seat's sheet changed."""
        return self.with_player(seat, sheet=replace(self.sheet(seat), **changes))


def _by_round(numbers: Sequence[int], round_: int) -> int:
    """The number of a round; of the last one for those that only a correction can name."""
    return numbers[min(round_, len(numbers)) - 1]


def with_goods(sheet: Sheet, gained: Goods) -> Sheet:
    """A sheet with more resources, or fewer where numbers are negative; what is beyond the most is lost."""
    most = numbers().most
    food, stone, wood = (
        min(max(most, had), max(0, had + more))
        for had, more in zip(sheet.goods.each, gained.each, strict=True)
    )
    return replace(sheet, food=food, stone=stone, wood=wood)
