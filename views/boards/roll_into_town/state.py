"""What a phone has in hand at a table of Roll Into Town: typed, put down after every move."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from companion.games.roll_into_town.marks import Icon
from companion.games.roll_into_town.moves import Shift, Sides
from companion.games.roll_into_town.position import CellName, Face, Position
from companion.games.roll_into_town.printed import Goods
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen

Mode = Literal["map", "rest"]
"""What is corrected: a seat's map, or the round, the dice and the step beside it."""

MODES: tuple[Mode, ...] = get_args(Mode)

Group = Literal["land", "river", "coast", "built", "on-top"]
"""The brushes a map is painted with, by what they are for."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What is in hand besides a building or a brush, and what it shall be done with.

    Attributes:
        faces: the faces entered so far of the dice as they lie on the table.
        die: the number of the die in hand among those on the table, from 0; None for none.
        icon: what would be drawn with it; None while that is not said yet.
        shift: what the Town Hall adds to the die for that.
        sides: with which sides a river or a coast is drawn in pencil; empty while it is not.
        flipped: whether the Cathedral is held flipped.
        at: the square that names the place of the building in pencil; None while it is nowhere.
        given: what is given away at the Market for it; None for the first way there is.
        mode: what is corrected.
        group: the brushes that are shown; None for those with the brush in hand.
    """

    faces: tuple[Face, ...] = ()
    die: int | None = None
    icon: Icon | None = None
    shift: Shift = 0
    sides: Sides = ""
    flipped: bool = False
    at: CellName | None = None
    given: Goods | None = None
    mode: Mode = "map"
    group: Group | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is in it but what the board is corrected with: a page, a group, a brush."""
        return replace(self, mode="map", group=None) == EMPTY


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""What this phone has in hand; and having something else in hand from now on."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Roll Into Town."""
