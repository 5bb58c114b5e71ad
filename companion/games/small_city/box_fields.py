"""Small City's box in an owner's hands: its fields, its checks, and its corrections at a table."""

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from companion.engine.box import split_name
from companion.engine.forms import BoardForm, ChoiceForm, CubesForm, Field, Form, Mark, NumberForm, TileForm
from companion.engine.message import Impossible
from companion.engine.owners_box import OwnersBox, SetPrinted, printed_of, with_entry
from companion.engine.words import Word
from companion.games.small_city import printed, shapes
from companion.games.small_city.moves import Build, Found, Move, Upgrade
from companion.games.small_city.position import Position

PLACE = Mark("#", "place", "place")
WATER = Mark("~", "water", "water")
CUBES = (Mark("w", "w", "white"), Mark("g", "g", "grey"), Mark("b", "b", "black"))
COSTS = (Mark("w", "cost-w", "white"), Mark("g", "cost-g", "grey"), Mark("b", "cost-b", "black"))
TRADES = (
    Mark("$", "cash", "yellow"),
    Mark("m", "sell", "yellow", ("box", "coin")),
    Mark("v", "votes", "green", ("coin", "ballot")),
    Mark("x", "goods", "brown", ("box", "ballot")),
)
STEPS = tuple(Mark(str(size), f"area-{size}", "plain") for size in range(1, 4))
GROUND = (Mark("0", "area-0", "start"), *STEPS, Mark("#", "obstacle", "rock"), WATER)

SECTIONS = {"tile": "tiles", "cost": "costs", "board": "boards", "promise": "promises"}
TITLES = {"board": "side", "stock": "stock", "cubes": "cubes", "promise": "promise"}
TRAITS = {"cost": "cost", "promise": "votes", "stock": "number", "cubes": "number"}


def box_field(name: str) -> Field:
    """Return the field of a readable entry: its section and its form.

    Raises:
        KeyError: the box has no such entry, or it cannot be read off the cardboard.
    """
    return _fields_by_entry()[name]


@cache
def _fields_by_entry() -> Mapping[str, Field]:
    return {name: _form_field(name) for name in printed.default_box().texts}


def _form_field(name: str) -> Field:
    what, which = split_name(name)
    section = SECTIONS.get(what, "counts")
    params = dict(_title_params(what, which))
    return Field(section, TITLES.get(what, what), _form_of(what, which), params, TRAITS.get(what, ""))


def _title_params(kind: str, which: str) -> Iterator[tuple[str, Word | int]]:
    match kind:
        case "tile" | "cost":
            yield "tile", Word(f"tile-{which}")
        case "board":
            yield "side", Word(f"side-{which}")
        case "cubes":
            yield "cube", Word(f"cube-{which}")
        case "stock":
            yield "family", Word(f"stock-{which}")
        case "promise":
            yield "number", int(which)
            yield "promise", Word(f"promise-{which}")


def _form_of(kind: str, which: str) -> Form:
    match kind:
        case "tile":
            return TileForm(_marks_of(which), shapes=printed.MOST_SHAPES)
        case "cost":
            return CubesForm(COSTS, printed.MOST_CUBES)
        case "board":
            return BoardForm(GROUND, printed.LEAST_SIDE, shapes.MOST_SIDE)
        case "promise":
            return ChoiceForm(printed.WORTHS)
        case _:
            return NumberForm(0, printed.MOST)


def _marks_of(kind: str) -> tuple[Mark, ...]:
    known = {mark.letter: mark for mark in (PLACE, WATER, *CUBES, *TRADES)}
    return tuple(known[letter] for letter in printed.marks_of(kind))


def printed_for(piece: str) -> tuple[str, ...]:
    """List the box entries that a tile depends on, including the warehouse's for an F1.

    An entry's own name gives that entry alone.
    """
    texts = printed.default_box().texts
    if piece not in printed.KINDS:
        return (piece,) if piece in texts else ()
    names = [f"tile-{piece}"]
    if piece in printed.CULTURE:
        names.append(f"cost-{piece}")
    if piece == "F1":
        names.append("tile-WA")
    if piece == "WA":
        names.append("warehouse")
    return tuple(name for name in names if name in texts)


def piece_of(name: str) -> str:
    """Return the piece that an entry is printed on: a tile with its cost, a warehouse with what it holds."""
    what, which = split_name(name)
    return f"tile-{which}" if what == "cost" else "tile-WA" if what == "warehouse" else name


def entries_of(_position: Position, _seat: int, move: Move) -> tuple[str, ...]:
    """List the box entries that a move's verdict depends on: its tiles, and the board it takes."""
    match move:
        case Build():
            store = ("tile-WA",) if move.warehouse else ()
            return tuple(dict.fromkeys((*printed_for(move.tile), *store)))
        case Upgrade():
            return printed_for(move.tile)
        case Found():
            return (*printed_for("CH"), f"board-{move.side}")
    return ()


BOX = OwnersBox(
    load=printed.default_box,
    check=printed.check_entry,
    field_of=box_field,
    printed_for=printed_for,
    entries_of=entries_of,
    own=printed_of,
    piece_of=piece_of,
)


def correct_entry(position: Position, correction: SetPrinted) -> Position:
    """Replace an entry in the position's box.

    Raises:
        Impossible: there is no such entry, its text is not of its form, or something lies where a board would
            have no square any more.
    """
    changed = replace(
        position, own=with_entry(position.own, correction.name, correction.text, printed.check_form)
    )
    for seat in range(len(position.towns)):
        _check_nothing_lost(changed, seat)
    return changed


def _check_nothing_lost(position: Position, seat: int) -> None:
    town = position.towns[seat]
    if town.board:
        return
    index = position.box.ground(town.side).grid.index
    screened = position.screened[seat : seat + 1]
    named = [cell for each in (town, *screened) for tile in each.tiles for cell in tile.cells]
    for each in (town, *screened):
        named += [person.at for person in each.people]
        named += [cube.at for cube in each.cubes] + [grave.at for grave in each.graves]
    named += [spot.at for each in position.towns for spot in each.left if spot.town == seat]
    if seat == position.mayor:
        named += position.street
    gone = [cell for cell in named if cell not in index]
    if gone:
        raise Impossible(f"something lies on {gone[0]}")
