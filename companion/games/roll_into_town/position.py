"""Roll Into Town at a moment: every seat's sheet and step, and the dice of the round."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine.rulings import Rulings
from companion.engine.wire import WireError, learnt_in
from companion.games.roll_into_town.marks import Token
from companion.games.roll_into_town.printed import MOST_SIDE, Goods, Own, Printed, numbers, printed_values

Step = Literal["discover", "construct", "gather", "upkeep", "done"]
"""Steps of a seat in a round, at its own pace; ``done`` until the next roll."""

STEPS: tuple[Step, ...] = ("discover", "construct", "gather", "upkeep", "done")

Phase = Literal["roll", "discover", "construct", "gather", "upkeep", "scoring"]
"""``roll``: the dice are not rolled yet. ``scoring``: the game is over. In between, the step of the seat that
is least far."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Dice = Annotated[tuple[Face, ...], msgspec.Meta(max_length=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][1-9][0-9]?$")]
AWAY: CellName = "z99"
"""Name of a square that no map has."""

Cells = Annotated[tuple[Token, ...], msgspec.Meta(max_length=MOST_SIDE * MOST_SIDE)]
CellNames = Annotated[tuple[CellName, ...], msgspec.Meta(max_length=MOST_SIDE * MOST_SIDE)]

MOST_PAST = 40
"""Most moves that can be rubbed out, one after the other."""


class Readings(Rulings, frozen=True):
    """Ambiguous rules of Roll Into Town, the default first.

    Attributes:
        ocean: an empty square with water on any two of its sides becomes ocean, or only on two that meet.
        fountain: each of its uses gives one more die, also several in one round; or one a round at most.
    """

    ocean: Literal["any_two", "corner"] = "any_two"
    fountain: Literal["each_use", "once_a_round"] = "each_use"


class Forest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Forest while it grows.

    Attributes:
        cells: its trees row by row, as they were before anything grew.
        due: number of trees it has to grow in all.
        grown: its new trees so far, in the order in which they were drawn.
    """

    cells: CellNames
    due: Annotated[int, msgspec.Meta(ge=1, le=99)]
    grown: CellNames = ()

    @property
    def trees_left(self) -> int:
        """Number of trees it still has to grow."""
        return max(0, self.due - len(self.grown))


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Drawings and numbers of a seat.

    Attributes:
        cells: the map's squares, row by row.
        food, stone, wood: its goods.
        town_hall_uses, fountain_uses: number of uses of each.
        used: the faces of the dice it has drawn with in this round, in that order.
        gathered: its goods gathered in this round.
        forests: during its upkeep, the forests that have to grow, by each forest's first square.
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
        """Count of each resource."""
        return Goods(self.food, self.stone, self.wood)

    @property
    def for_next_round(self) -> "Sheet":
        """Sheet at the start of the next round: nothing drawn, gathered or growing yet."""
        return replace(self, used=(), gathered=Goods(), forests=())


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Counts of a finished map that is counted by hand, not drawn.

    Attributes:
        houses: its houses.
        tavern_houses: its houses beside a tavern, each counted once.
        river: its squares of rivers that join no opposite borders.
        joined: its squares of rivers that join opposite borders.
        coasts: its coasts.
        oceans: its oceans.
        lighthouse: 1 with a lighthouse.
        cathedral: 1 with the Cathedral.
    """

    houses: Count = 0
    tavern_houses: Count = 0
    river: Count = 0
    joined: Count = 0
    coasts: Count = 0
    oceans: Count = 0
    lighthouse: Flag = 0
    cathedral: Flag = 0


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """State of a seat.

    Attributes:
        sheet: its drawings and numbers.
        step: its step of this round.
        past: its sheets before each move of this step, the latest last; rubbing out brings them back.
        counted: the counts of its map, if that is counted by hand and not drawn.
    """

    sheet: Sheet
    step: Step = "done"
    past: Annotated[tuple[Sheet, ...], msgspec.Meta(max_length=MOST_PAST)] = ()
    counted: Annotated[Counts | None, learnt_in(6)] = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Table of Roll Into Town: everything that it shows at a moment.

    Attributes:
        players: by seat.
        own: the box owner's entries of the sheet.
        rulings: how the rules are read.
        round: 1 for the first.
        dice: the faces of this round's dice, the smallest first; none before they are rolled.
        over: true once the game is over.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=8)]
    own: Annotated[Own, msgspec.Meta(max_length=8)] = ()
    rulings: Readings = Readings()
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    dice: Dice = ()
    over: bool = False

    def __post_init__(self) -> None:
        """Check that every sheet has a map of the printed size.

        Raises:
            WireError: a map has another size, or an entry of the owner's box is invalid.
        """
        cells = self.printed.grid.cells
        for player in self.players:
            for sheet in (player.sheet, *player.past):
                if len(sheet.cells) != cells:
                    raise WireError(f"Expected maps of {cells} squares", "$.players")

    @property
    def phase(self) -> Phase:
        """Current phase: between the roll and the end, the least step of all seats."""
        if self.over:
            return "scoring"
        if not self.dice:
            return "roll"
        least = min((STEPS.index(player.step) for player in self.players), default=0)
        step = STEPS[least]
        return "upkeep" if step == "done" else step

    @property
    def count(self) -> int:
        """Number of seats."""
        return len(self.players)

    @property
    def printed(self) -> Printed:
        """Printed sheet of this table."""
        return printed_values(self.own)

    @property
    def in_last_round(self) -> bool:
        """True if no round follows."""
        return self.round >= numbers().rounds

    @property
    def dice_due(self) -> int:
        """Number of dice rolled in this round."""
        return _by_round(numbers().dice, self.round)

    @property
    def icons_due(self) -> int:
        """Number of icons each seat draws in this round, the Fountain's aside."""
        return _by_round(numbers().icons, self.round)

    def sheet(self, seat: int) -> Sheet:
        """Return a seat's sheet."""
        return self.players[seat].sheet

    def tally(self, seat: int) -> Counts | None:
        """Return the counts of a seat's finished map, or None if the map is drawn or the game goes on."""
        return self.players[seat].counted if self.over else None

    def dice_left(self, seat: int) -> tuple[int, ...]:
        """List the faces of a seat's unused dice in this round, the smallest first."""
        left = list(self.dice)
        for face in self.sheet(seat).used:
            if face in left:
                left.remove(face)
        return tuple(left)

    def with_player(self, seat: int, **changes: Any) -> "Position":
        """Replace fields of a seat's player."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_sheet(self, seat: int, **changes: Any) -> "Position":
        """Replace fields of a seat's sheet."""
        return self.with_player(seat, sheet=replace(self.sheet(seat), **changes))


def _by_round(numbers: Sequence[int], round_: int) -> int:
    """Return the number of a round, or the last number for rounds that only a correction can name."""
    return numbers[min(round_, len(numbers)) - 1]


def with_goods(sheet: Sheet, goods: Goods) -> Sheet:
    """Add goods to a sheet, or subtract negative ones, clamped to 0 and the most a seat can keep.

    Goods above the most, which only a correction gives, stay unless some are subtracted.
    """
    most = numbers().most
    food, stone, wood = (
        min(max(most, had), max(0, had + more))
        for had, more in zip(sheet.goods.amounts, goods.amounts, strict=True)
    )
    return replace(sheet, food=food, stone=stone, wood=wood)
