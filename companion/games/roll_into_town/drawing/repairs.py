"""Single changes that make a refused drawing legal. The engine judges each proposal again."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params, Phrase, Word
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.drawing.dice import WILD, Way, icons_of, ways_to_use_dice
from companion.games.roll_into_town.drawing.places import legal_cells
from companion.games.roll_into_town.drawing.rivers import growable_ends
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import SHAPES
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.words import icon_word, side_words
from companion.geometry.bits import bits

NEARBY = 3
"""Most other squares, or other sides of a river, that are proposed."""


def repairs(position: Position, seat: int, move: Draw) -> tuple[Repair, ...]:
    """List single changes after which the move is legal, none for a legal move."""
    if turn.legal(position, seat, move):
        return ()
    return tuple(_propose_draws(position, seat, move))


def _propose_draws(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Yield the proposals nearest to the wish first: the same icon by the same die, then by others."""
    yield from _propose_other_sides(position, seat, move)
    near = tuple(_propose_other_square(position, seat, move))
    yield from near
    if not near:
        yield from _propose_river_at_ends(position, seat, move)
    yield from _propose_other_die(position, seat, move)
    yield from _propose_other_icon(position, seat, move)


def _propose_other_die(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Propose the same drawing with the cheapest other die."""
    ways = [way for way in ways_to_use_dice(position, seat) if move.icon in icons_of(*way)]
    for face, shift in sorted(ways, key=_price_key):
        other = replace(move, die=face, shift=shift)
        if other != move and turn.legal(position, seat, other):
            kind = "town_hall" if shift else "wild" if face == WILD else "die"
            params: Params = {"die": face, "shift": shift, "value": face + shift}
            yield Repair(kind, params, (move.at,), (other,), labels=(_label_die(other),))
            return


def _price_key(die_use: Way) -> tuple[bool, bool, Way]:
    """Return the sort key: a die that shows the icon, then a wild one, then the Town Hall."""
    face, shift = die_use
    return bool(shift), face == WILD, die_use


def _label_die(move: Draw) -> Phrase:
    """Label a die by the value it is used as."""
    return Phrase("way-die", (("die", move.die), ("value", move.die + move.shift), ("shift", move.shift)))


def _label_sides(sides: str) -> Word | Phrase:
    """Label a drawing by its open sides."""
    named = tuple(Phrase(word.id) for word in side_words(*sides))
    return Phrase("way-sides", (("sides", named),)) if named else Word("way-no_sides")


def _propose_other_icon(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Propose each other icon that this die can draw on the same square."""
    for icon in icons_of(move.die, move.shift):
        for sides in SHAPES[icon] if icon != move.icon else ():
            other = replace(move, icon=icon, sides=sides)
            if turn.legal(position, seat, other):
                params: Params = {
                    "die": move.die,
                    "value": move.die + move.shift,
                    "icon": icon_word(icon),
                    "sides": side_words(*sides),
                }
                yield Repair("icon", params, (move.at,), (other,), labels=(icon_word(icon),))
                break


def _propose_other_sides(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Propose the same icon on the same square with other sides, the most similar ones first."""
    alike = sorted(SHAPES[move.icon], key=lambda sides: len(set(sides) ^ set(move.sides)))
    found = 0
    for sides in alike:
        other = replace(move, sides=sides)
        if sides != move.sides and turn.legal(position, seat, other):
            params: Params = {"icon": icon_word(move.icon), "sides": side_words(*sides), "n": len(sides)}
            yield Repair("sides", params, (move.at,), (other,), labels=(_label_sides(sides),))
            found += 1
            if found == (NEARBY if move.icon == "river" else 1):
                return


def _propose_other_square(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Propose the same drawing on the nearest squares, or nothing if its square is off the map."""
    land = seat_land(position, seat)
    start = land.grid.index.get(move.at)
    cells = legal_cells(land, move.icon, move.sides)
    if start is None or not cells:
        return
    if not turn.legal(position, seat, replace(move, at=land.grid.names[next(bits(cells))])):
        return
    nearest = sorted(bits(cells), key=lambda cell: (land.grid.distance(cell, start), cell))
    names = tuple(land.grid.names[cell] for cell in nearest[:NEARBY])
    moves = tuple(replace(move, at=name) for name in names)
    yield Repair("cell", cells=names, moves=moves, labels=names)


def _propose_river_at_ends(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """Propose a river on the square that an open end leads to, with sides that fit there."""
    names = seat_land(position, seat).grid.names
    if move.icon != "river":
        return
    for to in dict.fromkeys(names[to] for to, _ in growable_ends(seat_land(position, seat))):
        for sides in SHAPES["river"]:
            other = replace(move, at=to, sides=sides)
            if turn.legal(position, seat, other):
                yield Repair("river", cells=(to,), moves=(other,), labels=(to,))
                break
