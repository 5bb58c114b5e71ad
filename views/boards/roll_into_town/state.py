"""Selection of a phone at a table of Roll Into Town, typed and cleared after every move."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from companion.games.roll_into_town.marks import Icon
from companion.games.roll_into_town.moves import Shift, Sides
from companion.games.roll_into_town.position import CellName, Face, Position
from companion.games.roll_into_town.printed import Goods
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen

Mode = Literal["map", "rest"]
"""Page of corrections: a seat's map, or the round, the dice and the step beside it."""

MODES: tuple[Mode, ...] = get_args(Mode)

Group = Literal["land", "river", "coast", "built", "on-top"]
"""Groups of the brushes for a map."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Selection besides a building or a brush, with the choices for it.

    Attributes:
        faces: the faces entered so far of the dice as they lie on the table.
        die: the index of the die in hand among those on the table; None for none.
        icon: the icon to draw with it; None while that is not chosen yet.
        shift: the number that the Town Hall adds to the die for that.
        sides: with which sides a river or a coast is drawn in pencil; empty while it is not.
        flipped: whether the Cathedral is held flipped.
        at: the square that names the site of the building in pencil; None while it is nowhere.
        given: the goods given at the Market for it; None for the first way there is.
        mode: the page of corrections.
        group: the brushes that are shown; None for those with the brush in hand.
        drawn: whether a map that is only scored is drawn, and not counted by hand.
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
    drawn: bool = False

    @property
    def idle(self) -> bool:
        """Whether the selection is empty but for the page and the group of corrections."""
        return replace(self, mode="map", group=None, drawn=False) == EMPTY


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""Typed accessors to a board's selection: `hand_of(screen)` reads it, `have(screen, hand)` replaces it."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Roll Into Town."""
