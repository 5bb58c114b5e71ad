"""The die in hand: what it can draw, with what the Town Hall adds to it, and where."""

from dataclasses import dataclass, replace

from companion.games.roll_into_town.drawing.dice import WILD, icons_of
from companion.games.roll_into_town.marks import ICONS, SHAPES, Icon
from companion.games.roll_into_town.moves import Draw, Shift, Sides
from companion.games.roll_into_town.position import CellName
from views.boards.roll_into_town.state import Screen, hand_of, have
from views.kit.doing import least_refused
from views.models.choices import next_way
from views.models.legal import legal

SHIFTS: tuple[Shift, ...] = (-1, 0, 1)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a die could draw.

    Attributes:
        face: the die.
        icon: what.
        shift: what the Town Hall adds for it.
    """

    face: int
    icon: Icon
    shift: Shift = 0

    @property
    def wild(self) -> bool:
        """Whether the Town Hall would make it a die that draws everything, which it cannot."""
        return self.shift != 0 and self.face + self.shift == WILD


def offers(face: int) -> tuple[Offer, ...]:
    """What stands on a die, and beside it what the Town Hall makes of it."""
    if face == WILD:
        return tuple(Offer(face, icon) for icon in ICONS)
    shifts = (shift for shift in SHIFTS if face + shift)
    return tuple(Offer(face, (icons_of(face, shift) or ICONS)[0], shift) for shift in shifts)


def used_dice(screen: Screen) -> tuple[bool, ...]:
    """Of each die on the table, whether the seat looked at has drawn with it."""
    position = screen.position
    gone = list(position.sheet(screen.seat).used)
    found = []
    for face in position.dice:
        found.append(face in gone)
        if face in gone:
            gone.remove(face)
    return tuple(found)


def die_in_hand(screen: Screen) -> int | None:
    """The number of the die in hand, among those on the table."""
    number, lying = hand_of(screen).die, used_dice(screen)
    return number if number is not None and number < len(lying) and not lying[number] else None


def in_hand(screen: Screen) -> Offer | None:
    """What would be drawn; None while it is not said yet."""
    number = die_in_hand(screen)
    if number is None:
        return None
    found, hand = offers(screen.position.dice[number]), hand_of(screen)
    return next((offer for offer in found if (offer.icon, offer.shift) == (hand.icon, hand.shift)), None)


def take(screen: Screen, number: int) -> None:
    """Take a die in hand, or put it down again; what stands on it is what would be drawn."""
    again = die_in_hand(screen) == number
    screen.close()
    screen.target = None
    plain = [offer for offer in offers(screen.position.dice[number]) if not offer.shift]
    icon = plain[0].icon if len(plain) == 1 and not again else None
    have(screen, replace(hand_of(screen), die=None if again else number, icon=icon, shift=0, sides=""))


def choose(screen: Screen, offer: Offer) -> None:
    """Say what would be drawn with the die in hand."""
    screen.close()
    screen.target = None
    have(screen, replace(hand_of(screen), icon=offer.icon, shift=offer.shift, sides=""))


def draws(screen: Screen, offer: Offer) -> tuple[Draw, ...]:
    """Every way to draw it now."""
    return tuple(
        move
        for move in legal(screen, Draw)
        if (move.die, move.icon, move.shift) == (offer.face, offer.icon, offer.shift) and not offer.wild
    )


def shapes(screen: Screen, offer: Offer, at: CellName) -> tuple[str, ...]:
    """The sides with which it can be drawn in a square."""
    return tuple(move.sides for move in draws(screen, offer) if move.at == at)


def refused_draw(screen: Screen, offer: Offer, at: CellName | None = None) -> Draw:
    """The move that says best why it cannot be drawn in a square, or anywhere."""
    cells = screen.position.printed.grid.names if at is None else (at,)
    sides = SHAPES[offer.icon] if at or offer.icon == "river" else SHAPES[offer.icon][:1]
    every = (Draw(offer.face, offer.icon, cell, side, offer.shift) for cell in cells for side in sides)
    return least_refused(screen, every)


def ghost(screen: Screen) -> Draw | None:
    """What is drawn in pencil, to be turned or drawn."""
    offer, at = in_hand(screen), screen.target
    if offer is None or at is None:
        return None
    fitting = shapes(screen, offer, at)
    sides = hand_of(screen).sides
    if sides not in fitting or not sides:
        return None
    return Draw(offer.face, offer.icon, at, sides, offer.shift)


def turn(screen: Screen, at: CellName, fitting: tuple[str, ...]) -> None:
    """Draw it in pencil; tapped again, it turns to the next of the sides that fit."""
    now = hand_of(screen).sides if screen.target == at else None
    hold(screen, at, next_way(fitting, now))


def hold(screen: Screen, at: CellName, sides: Sides) -> None:
    """Draw it in pencil, with these sides."""
    screen.close()
    have(screen, replace(hand_of(screen), sides=sides))
    screen.target = at


def rub_out(screen: Screen) -> None:
    """Take the pencil away; the die stays in hand."""
    have(screen, replace(hand_of(screen), sides=""))
    screen.target = None
