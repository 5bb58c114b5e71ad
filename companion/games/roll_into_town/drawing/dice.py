"""Dice: the icons they draw, the Town Hall's changes, the best die for an icon, and the rules."""

from collections.abc import Iterator

from companion.engine.rules import KEPT, Findings, Rule
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import ICONS, Icon
from companion.games.roll_into_town.moves import Draw, Shift
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Face, Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.words import icon_word

WILD: Face = 6
"""The face that draws any icon."""

SHIFTS: tuple[Shift, ...] = (0, -1, 1)
"""Numbers that the Town Hall can add to a die."""

Way = tuple[Face, Shift]
"""Face of a die, and the Town Hall's addition to it."""


def face_of_icon(icon: Icon) -> Face:
    """Return the face that draws an icon."""
    return ICONS.index(icon) + 1


def icons_of(face: Face, shift: Shift = 0) -> tuple[Icon, ...]:
    """List the icons that a die draws, none if the Town Hall would make it wild or no face at all."""
    value = face + shift
    if value == WILD:
        return () if shift else ICONS
    return (ICONS[value - 1],) if 1 <= value < WILD else ()


def ways_to_use_dice(position: Position, seat: int) -> tuple[Way, ...]:
    """List the different ways in which a seat can use a die now, with the Town Hall's while uses are left."""
    faces = tuple(dict.fromkeys(position.dice_left(seat)))
    shifts = SHIFTS if town_hall_uses_left(position, seat) else SHIFTS[:1]
    return tuple((face, shift) for face in faces for shift in shifts if icons_of(face, shift))


def town_hall_uses_left(position: Position, seat: int) -> int:
    """Count a seat's remaining uses of its Town Hall in this game."""
    return max(0, numbers().town_hall - position.sheet(seat).town_hall_uses)


def best_die(position: Position, seat: int, icon: Icon) -> Way:
    """Choose the cheapest unused way to draw an icon: a die that shows it, a wild one, then the Town Hall.

    If there is none, choose the nearest face, so that the verdict tells the missing one.
    """
    faces = position.dice_left(seat)
    return next(_ways_by_price(faces, face_of_icon(icon)))


def _ways_by_price(faces: tuple[Face, ...], value: Face) -> Iterator[Way]:
    if value in faces:
        yield value, 0
    if WILD in faces:
        yield WILD, 0
    if value - 1 in faces:
        yield value - 1, 1
    if value + 1 in faces:
        yield value + 1, -1
    if faces:
        yield min(faces, key=lambda face: abs(face - value)), 0
    yield value, 0


# How many dice a seat may use ------------------------------------------------------------------------------


def count_extra_icons(position: Position, seat: int) -> int:
    """Count the icons that a seat has drawn in this round beyond those due."""
    return max(0, len(position.sheet(seat).used) - position.icons_due)


def takes_fountain(position: Position, seat: int) -> bool:
    """Check that a seat's next icon is beyond those due, so that it takes the Fountain."""
    return len(position.sheet(seat).used) >= position.icons_due


def reason_no_extra(position: Position, seat: int) -> str:
    """Return the reason why the Fountain gives a seat no more dice now, or an empty text if it does.

    ``none``: it has no Fountain. ``used``: it has used it as often as it may. ``round``: it gives one die a
    round, and has.
    """
    if not seat_land(position, seat).cells_of("fountain"):
        return "none"
    if position.sheet(seat).fountain_uses >= numbers().fountain:
        return "used"
    once = position.rulings.fountain == "once_a_round"
    return "round" if once and count_extra_icons(position, seat) else ""


def icons_left(position: Position, seat: int) -> int:
    """Count the icons that a seat may still draw in this round without the Fountain, at most its dice."""
    due = position.icons_due - len(position.sheet(seat).used)
    return max(0, min(due, len(position.dice_left(seat))))


def extras_left(position: Position, seat: int) -> int:
    """Count the icons that a seat may still draw in this round by its Fountain, at most its spare dice."""
    spare = len(position.dice_left(seat)) - icons_left(position, seat)
    if spare <= 0 or reason_no_extra(position, seat):
        return 0
    uses = numbers().fountain - position.sheet(seat).fountain_uses
    return min(spare, 1 if position.rulings.fountain == "once_a_round" else uses)


# The rules -------------------------------------------------------------------------------------------------


def _check_die(position: Position, seat: int, move: Draw) -> Findings:
    left = position.dice_left(seat)
    if move.die in left:
        return KEPT
    faces = tuple(str(face) for face in left)
    return (({"die": move.die, "used": int(move.die in position.dice), "left": faces, "n": len(left)}, ()),)


def _check_icons_left(position: Position, seat: int, _move: Draw) -> Findings:
    if not takes_fountain(position, seat) or not (why := reason_no_extra(position, seat)):
        return KEPT
    drawn = len(position.sheet(seat).used)
    most = numbers().fountain
    return (({"why": why, "due": position.icons_due, "drawn": drawn, "most": most}, ()),)


def _check_face_exists(_position: Position, _seat: int, move: Draw) -> Findings:
    value = move.die + move.shift
    return KEPT if 1 <= value <= WILD else (({"die": move.die, "value": value}, ()),)


def _check_wild_unchanged(_position: Position, _seat: int, move: Draw) -> Findings:
    return (({"die": move.die}, ()),) if move.shift and move.die + move.shift == WILD else KEPT


def _check_town_hall_uses(position: Position, seat: int, move: Draw) -> Findings:
    if not move.shift or town_hall_uses_left(position, seat):
        return KEPT
    return (({"uses": position.sheet(seat).town_hall_uses, "most": numbers().town_hall}, ()),)


def _check_icon(_position: Position, _seat: int, move: Draw) -> Findings:
    value = move.die + move.shift
    if not 1 <= value < WILD or value == face_of_icon(move.icon):
        return KEPT
    shows, drawn = icon_word(ICONS[value - 1]), icon_word(move.icon)
    return (({"die": move.die, "shift": move.shift, "value": value, "shows": shows, "icon": drawn}, ()),)


ICONS_DUE: Check = Rule("icons", "round.icons", _check_icons_left)

DICE: tuple[Check, ...] = (
    Rule("die", "discover.dice", _check_die, "impossible"),
    ICONS_DUE,
    Rule("no_face", "discover.town_hall", _check_face_exists, "impossible"),
    Rule("wild", "discover.town_hall", _check_wild_unchanged),
    Rule("town_hall", "discover.town_hall", _check_town_hall_uses),
    Rule("icon", "discover.icons", _check_icon),
)
"""Rules about dice against drawing an icon, for every square."""
