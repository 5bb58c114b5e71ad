"""Moves and corrections of Roll Into Town."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.owners_box import SetPrinted
from companion.games.roll_into_town.marks import Building, Icon, Token
from companion.games.roll_into_town.position import CellName, Count, Dice, Face, SeatNumber, Step
from companion.games.roll_into_town.printed import Goods, Resource

Sides = Annotated[str, msgspec.Meta(pattern=r"^n?e?s?w?$")]
Shift = Literal[-1, 0, 1]
Counted = Literal[
    "houses", "tavern_houses", "river", "joined", "coasts", "oceans", "lighthouse", "cathedral"
]  # fmt: skip
"""Fields of `Counts`."""


class Roll(MoveMessage, frozen=True, tag="roll"):
    """Roll of the dice of this round, for all seats.

    Attributes:
        dice: their faces, in any order.
    """

    dice: Dice


class Draw(MoveMessage, frozen=True, tag="draw"):
    """Drawing of an icon with a die.

    Attributes:
        die: the face it shows.
        icon: the icon drawn.
        at: its square.
        sides: a river's open sides, or a coast's sides of water, in the order ``n e s w``.
        shift: the Town Hall's addition to the die.
    """

    die: Face
    icon: Icon
    at: CellName
    sides: Sides = ""
    shift: Shift = 0


class Build(MoveMessage, frozen=True, tag="build"):
    """Building of a building, with its payment.

    Attributes:
        building: its kind.
        at: its square, the lighthouse's bottom, or the first square of the Cathedral, row by row.
        mirrored: true where the Cathedral is flipped left to right.
        given: goods given away at the Market for missing ones, two for one.
    """

    building: Building
    at: CellName
    mirrored: bool = False
    given: Goods = Goods()


class Fell(MoveMessage, frozen=True, tag="fell"):
    """Felling of all trees around a lumberjack.

    Attributes:
        at: the lumberjack's square.
    """

    at: CellName


class Grow(MoveMessage, frozen=True, tag="grow"):
    """Growth of a forest by a tree.

    Attributes:
        forest: the forest's first square, row by row, as it was before anything grew.
        at: the square of the new tree.
    """

    forest: CellName
    at: CellName


class Done(MoveMessage, frozen=True, tag="done"):
    """End of a seat's step of the round.

    Attributes:
        step: the finished step.
    """

    step: Step


class Rub(MoveMessage, frozen=True, tag="rub"):
    """Rubbing out of a seat's last drawing in this step, in spite of others' later drawings."""


Move = Roll | Draw | Build | Fell | Grow | Done | Rub


# Corrections


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """Correction of a square's token. No oceans or goods follow from it."""

    seat: SeatNumber
    at: CellName
    token: Token


class SetGoods(CorrectionMessage, frozen=True, tag="goods"):
    """Correction of a seat's count of a resource."""

    seat: SeatNumber
    resource: Resource
    count: Count


class SetUses(CorrectionMessage, frozen=True, tag="uses"):
    """Correction of a seat's number of uses of its Town Hall or its Fountain."""

    seat: SeatNumber
    what: Literal["town_hall", "fountain"]
    uses: Count


class SetCount(CorrectionMessage, frozen=True, tag="count"):
    """Correction of a count on a finished map that is counted by hand, not drawn."""

    seat: SeatNumber
    counted: Counted
    count: Count


class SetDice(CorrectionMessage, frozen=True, tag="dice"):
    """Correction of the dice of this round. Drawings by them stay."""

    dice: Dice


class SetStep(CorrectionMessage, frozen=True, tag="step"):
    """Correction of a seat's step of the round. Nothing is gathered or grown by it."""

    seat: SeatNumber
    step: Step


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correction of the round. Its dice are still to be rolled."""

    round: Annotated[int, msgspec.Meta(ge=1, le=12)]


Correction = SetCell | SetGoods | SetUses | SetCount | SetDice | SetStep | SetRound | SetPrinted
