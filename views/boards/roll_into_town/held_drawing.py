"""The die in hand: its possible drawings, with shifts of the Town Hall, and the squares for them."""

from dataclasses import dataclass, replace

from companion.games.roll_into_town.drawing.dice import WILD, icons_of
from companion.games.roll_into_town.marks import ICONS, SHAPES, Icon
from companion.games.roll_into_town.moves import Draw, Shift, Sides
from companion.games.roll_into_town.position import CellName
from views.boards.roll_into_town.state import Screen, hand_of, have
from views.kit.play_move import least_refused_move
from views.models.choices import way_after
from views.models.legal_moves import legal_moves

SHIFTS: tuple[Shift, ...] = (-1, 0, 1)


@dataclass(frozen=True, slots=True)
class Offer:
    """Possible drawing of a die.

    Attributes:
        face: the die.
        icon: the icon to draw.
        shift: the number that the Town Hall adds for it.
    """

    face: int
    icon: Icon
    shift: Shift = 0

    @property
    def wild(self) -> bool:
        """Whether the Town Hall would turn the die into one that draws everything, which is not allowed."""
        return self.shift != 0 and self.face + self.shift == WILD


def possible_drawings(face: int) -> tuple[Offer, ...]:
    """List the drawings of a die, and beside them those that the Town Hall makes of it."""
    if face == WILD:
        return tuple(Offer(face, icon) for icon in ICONS)
    shifts = (shift for shift in SHIFTS if face + shift)
    return tuple(Offer(face, (icons_of(face, shift) or ICONS)[0], shift) for shift in shifts)


def used_dice(screen: Screen) -> tuple[bool, ...]:
    """Flag each die on the table that the seat looked at has drawn with."""
    position = screen.position
    gone = list(position.sheet(screen.seat).used)
    found = []
    for face in position.dice:
        found.append(face in gone)
        if face in gone:
            gone.remove(face)
    return tuple(found)


def die_in_hand(screen: Screen) -> int | None:
    """Return the index of the die in hand, among those on the table."""
    number, lying = hand_of(screen).die, used_dice(screen)
    return number if number is not None and number < len(lying) and not lying[number] else None


def drawing_in_hand(screen: Screen) -> Offer | None:
    """Return the drawing in hand, or None while it is not chosen yet."""
    number = die_in_hand(screen)
    if number is None:
        return None
    found, hand = possible_drawings(screen.position.dice[number]), hand_of(screen)
    return next((offer for offer in found if (offer.icon, offer.shift) == (hand.icon, hand.shift)), None)


def take_die(screen: Screen, number: int) -> None:
    """Take a die in hand, or put it down again. Its own icon is chosen, if it has only one."""
    again = die_in_hand(screen) == number
    screen.close()
    screen.target = None
    plain = [offer for offer in possible_drawings(screen.position.dice[number]) if not offer.shift]
    icon = plain[0].icon if len(plain) == 1 and not again else None
    have(screen, replace(hand_of(screen), die=None if again else number, icon=icon, shift=0, sides=""))


def choose_drawing(screen: Screen, offer: Offer) -> None:
    """Choose the drawing for the die in hand."""
    screen.close()
    screen.target = None
    have(screen, replace(hand_of(screen), icon=offer.icon, shift=offer.shift, sides=""))


def legal_draws(screen: Screen, offer: Offer) -> tuple[Draw, ...]:
    """List every legal move that makes this drawing."""
    return tuple(
        move
        for move in legal_moves(screen, Draw)
        if (move.die, move.icon, move.shift) == (offer.face, offer.icon, offer.shift) and not offer.wild
    )


def possible_sides(screen: Screen, offer: Offer, cell: CellName) -> tuple[str, ...]:
    """List the possible sides of the drawing in a square."""
    return tuple(move.sides for move in legal_draws(screen, offer) if move.at == cell)


def refused_draw(screen: Screen, offer: Offer, square: CellName | None = None) -> Draw:
    """Return the refused move with the fewest violations for this drawing, in a square or anywhere."""
    cells = screen.position.printed.grid.names if square is None else (square,)
    sides = SHAPES[offer.icon] if square or offer.icon == "river" else SHAPES[offer.icon][:1]
    every = (Draw(offer.face, offer.icon, cell, side, offer.shift) for cell in cells for side in sides)
    return least_refused_move(screen, every)


def pencilled_move(screen: Screen) -> Draw | None:
    """Return the move drawn in pencil, ready to be turned or drawn, or None."""
    offer, at = drawing_in_hand(screen), screen.target
    if offer is None or at is None:
        return None
    fitting = possible_sides(screen, offer, at)
    sides = hand_of(screen).sides
    if sides not in fitting or not sides:
        return None
    return Draw(offer.face, offer.icon, at, sides, offer.shift)


def pencil_on_square(screen: Screen, cell: CellName, shapes: tuple[str, ...]) -> None:
    """Draw in pencil on a square. The next tap there turns to the next of the sides that fit."""
    now = hand_of(screen).sides if screen.target == cell else None
    hold_drawing(screen, cell, way_after(shapes, now))


def hold_drawing(screen: Screen, cell: CellName, sides: Sides) -> None:
    """Draw it in pencil, with these sides."""
    screen.close()
    have(screen, replace(hand_of(screen), sides=sides))
    screen.target = cell


def clear_drawn_sides(screen: Screen) -> None:
    """Clear the drawn sides and the target, but keep the die in hand."""
    have(screen, replace(hand_of(screen), sides=""))
    screen.target = None
