"""Drawing with dice, told from the rules: which dice, what they draw, and where."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.roll_into_town.marks import COASTS, RIVERS, Icon
from companion.games.roll_into_town.moves import Draw, Shift
from companion.games.roll_into_town.position import Position
from tests.games.roll_into_town.oracle_map import (
    Map,
    Square,
    cells_of,
    flooded,
    growing_ends,
    map_of,
    name_of,
    number_of,
    open_sides,
    square_of,
    stepped,
)

Faults = dict[str, str]
"""Every rule that is broken, with its kind."""

DICE = (5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 3)
DRAWN = (3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1)
USES = 3
"""How often Town Hall and Fountain can be used in a game."""

ON_DIE: dict[int, Icon] = {1: "farm", 2: "mountain", 3: "tree", 4: "river", 5: "coast"}
LETTER: dict[Icon, str] = {"farm": "F", "mountain": "M", "tree": "T", "river": "R", "coast": "C"}
SHIFTS: tuple[Shift, ...] = (-1, 0, 1)


def in_round(numbers: tuple[int, ...], round_: int) -> int:
    """Look up the number of a round, the last one from round 12 on."""
    return numbers[min(round_, 12) - 1]


def unused(position: Position, seat: int) -> list[int]:
    """List the dice that a seat can still draw with."""
    left = list(position.dice)
    for face in position.players[seat].sheet.used:
        if face in left:
            left.remove(face)
    return left


def fountain_gives(position: Position, seat: int) -> bool:
    """Tell if the Fountain gives one more die now."""
    sheet = position.players[seat].sheet
    beyond = len(sheet.used) - in_round(DRAWN, position.round)
    once = position.rulings.fountain == "once_a_round"
    stands = number_of(map_of(position, seat), "f") > 0
    return stands and sheet.fountain_uses < USES and not (once and beyond >= 1)


def too_many(position: Position, seat: int) -> bool:
    """Tell if all icons of this round are drawn, with none to be added."""
    used = len(position.players[seat].sheet.used)
    return used >= in_round(DRAWN, position.round) and not fountain_gives(position, seat)


def die_faults(position: Position, seat: int, die: int, shift: int, icon: Icon) -> Faults:
    """Map the rules that this die and icon break anywhere to their kinds."""
    found: Faults = {}
    value = die + shift
    if die not in unused(position, seat):
        found["die"] = "impossible"
    if too_many(position, seat):
        found["icons"] = "breaks"
    if not 1 <= value <= 6:
        found["no_face"] = "impossible"
    if shift and value == 6:
        found["wild"] = "breaks"
    if shift and position.players[seat].sheet.town_hall_uses >= USES:
        found["town_hall"] = "breaks"
    if value in ON_DIE and ON_DIE[value] != icon:
        found["icon"] = "breaks"
    return found


def shapes(icon: Icon) -> tuple[str, ...]:
    """List the sides with which an icon can be drawn."""
    return {"river": RIVERS, "coast": COASTS}.get(icon, ("",))


def place_faults(here: Map, icon: Icon, sides: str, square: Square) -> Faults:
    """Map the rules that an icon on a square breaks to their kinds."""
    found: Faults = {}
    if sides not in shapes(icon):
        found["sides"] = "impossible"
    if square not in here:
        return found | {"off_map": "impossible"}
    if here[square] != ".":
        found["occupied"] = "impossible"
    if icon == "river":
        found |= river_faults(here, sides, square)
    return found


def river_faults(here: Map, sides: str, square: Square) -> Faults:
    """Apply the rule: a first river square leads off the map. Every other one goes on from an end."""
    if not any(open_sides(token) for token in here.values()):
        leads_off = any(stepped(square, side) not in here for side in sides)
        return {} if leads_off else {"river_border": "breaks"}
    ends = growing_ends(here)
    if not ends:
        return {"river_done": "breaks"}
    joins = any((square, side) in ends for side in sides)
    return {} if joins else {"river_end": "breaks"}


def draw_faults(position: Position, seat: int, move: Draw) -> Faults:
    """Map all rules that a drawing breaks to their kinds, whatever step the seat is at."""
    dice = die_faults(position, seat, move.die, move.shift, move.icon)
    return dice | place_faults(map_of(position, seat), move.icon, move.sides, square_of(move.at))


def places(here: Map, icon: Icon) -> Iterator[tuple[Square, str]]:
    """Yield every square and sides with which an icon can be drawn."""
    for square, token in here.items():
        if token == ".":
            for sides in shapes(icon):
                if not place_faults(here, icon, sides, square):
                    yield square, sides


def draws(position: Position, seat: int) -> Iterator[Draw]:
    """Yield every legal drawing."""
    here = map_of(position, seat)
    where = {icon: list(places(here, icon)) for icon in LETTER}
    for die in sorted(set(unused(position, seat))):
        for shift in SHIFTS:
            for icon in LETTER:
                if not die_faults(position, seat, die, shift, icon):
                    for square, sides in where[icon]:
                        yield Draw(die, icon, name_of(square), sides, shift)


def drawn(position: Position, seat: int, move: Draw) -> Position:
    """Apply the rule: the icon is on the map, and what floods is ocean.

    One more icon is the Fountain's, where it stands.
    """
    sheet = position.players[seat].sheet
    here = map_of(position, seat)
    here[square_of(move.at)] = LETTER[move.icon] + move.sides
    if move.icon == "coast":
        here = flooded(here, position.rulings.ocean)
    beyond = len(sheet.used) >= in_round(DRAWN, position.round) and number_of(here, "f") > 0
    sheet = replace(
        sheet,
        cells=cells_of(here),
        used=(*sheet.used, move.die),
        town_hall_uses=sheet.town_hall_uses + abs(move.shift),
        fountain_uses=sheet.fountain_uses + beyond,
    )
    return with_sheet(position, seat, sheet)


def with_sheet(position: Position, seat: int, sheet: object) -> Position:
    """Return the position with one seat's sheet changed."""
    players = list(position.players)
    players[seat] = replace(players[seat], sheet=sheet)
    return replace(position, players=tuple(players))
