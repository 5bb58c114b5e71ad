"""What a person can do in Roll Into Town, and what the table can correct."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.owners_box import SetPrinted
from companion.games.roll_into_town.marks import Building, Icon, Token
from companion.games.roll_into_town.position import CellName, Count, Dice, Face, SeatNumber, Step
from companion.games.roll_into_town.printed import Goods, Resource

Sides = Annotated[str, msgspec.Meta(pattern=r"^n?e?s?w?$")]
Shift = Literal[-1, 0, 1]


class Roll(MoveMessage, frozen=True, tag="roll"):
    """The dice of this round, for everybody.

    Attributes:
        dice: their faces, in any order.
    """

    dice: Dice


class Draw(MoveMessage, frozen=True, tag="draw"):
    """Draw an icon with a die.

    Attributes:
        die: the face it shows.
        icon: what is drawn.
        at: where.
        sides: a river's open sides, or a coast's sides of water, in the order ``n e s w``.
        shift: what the Town Hall adds to the die.
    """

    die: Face
    icon: Icon
    at: CellName
    sides: Sides = ""
    shift: Shift = 0


class Build(MoveMessage, frozen=True, tag="build"):
    """Build a building and pay for it.

    Attributes:
        building: what.
        at: where: its square, the lighthouse's bottom, or the first square of the Cathedral, row by row.
        mirrored: whether the Cathedral is flipped left to right.
        given: what is given away at the Market for what is missing, two for one.
    """

    building: Building
    at: CellName
    mirrored: bool = False
    given: Goods = Goods()


class Fell(MoveMessage, frozen=True, tag="fell"):
    """A lumberjack fells all trees around it.

    Attributes:
        at: the lumberjack's square.
    """

    at: CellName


class Grow(MoveMessage, frozen=True, tag="grow"):
    """A forest grows by a tree.

    Attributes:
        forest: the forest's first square, row by row, as it was before anything grew.
        at: where the new tree is drawn.
    """

    forest: CellName
    at: CellName


class Done(MoveMessage, frozen=True, tag="done"):
    """A seat has finished a step of the round, and goes on.

    Attributes:
        step: which.
    """

    step: Step


class Rub(MoveMessage, frozen=True, tag="rub"):
    """A seat rubs out what it has drawn last in this step, whatever others have drawn since."""


Move = Roll | Draw | Build | Fell | Grow | Done | Rub


# Corrections


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """A square of a map shows something else; nothing follows from it by itself."""

    seat: SeatNumber
    at: CellName
    token: Token


class SetGoods(CorrectionMessage, frozen=True, tag="goods"):
    """A seat has so much of a resource."""

    seat: SeatNumber
    resource: Resource
    count: Count


class SetUses(CorrectionMessage, frozen=True, tag="uses"):
    """A seat has used its Town Hall or its Fountain so often."""

    seat: SeatNumber
    what: Literal["town_hall", "fountain"]
    uses: Count


class SetDice(CorrectionMessage, frozen=True, tag="dice"):
    """The dice of this round show something else; what was drawn with them stays."""

    dice: Dice


class SetStep(CorrectionMessage, frozen=True, tag="step"):
    """A seat is at another step of the round; nothing is gathered or grown by itself."""

    seat: SeatNumber
    step: Step


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """The table is in another round; its dice are still to be rolled."""

    round: Annotated[int, msgspec.Meta(ge=1, le=12)]


Correction = SetCell | SetGoods | SetUses | SetDice | SetStep | SetRound | SetPrinted
