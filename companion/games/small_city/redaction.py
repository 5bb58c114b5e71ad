"""The view of a seat: its own promise, its own town behind the screen, and all that lies open."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.box import split_name
from companion.engine.owners_box import SetPrinted
from companion.engine.redaction import Secret
from companion.games.small_city import moves, turn
from companion.games.small_city.position import Meeple, Position, Stock, Town
from companion.games.small_city.printed import COLOURS, UNIQUE, family_of
from companion.kit.tuples import as_tuple

BEHIND = (moves.Build, moves.Upgrade, moves.Demolish, moves.Grow, moves.Staff)
"""Moves made behind a screen."""

TOUCHING = (moves.SetTile, moves.SetSquare, moves.SetTrack, moves.SetSide)
"""Corrections of a seat that would reveal its town behind the screen, or change it unseen."""

UNDER_ALL = ("board", "stock", "cubes")
"""Entries of the box, by how their names begin, that cannot be corrected without looking behind screens."""


def are_screens_up(position: Position) -> bool:
    """Check that the towns are hidden from each other now."""
    return position.phase == "build" and bool(position.screened)


def view(position: Position, seat: int | None) -> Position:
    """Redact the position for a seat, or for a watcher.

    Promises stay hidden until the end. While the screens are up every other town looks as it did when they
    went up. So does the middle of the table, apart from the seat's own builds and payments. Only the seat's
    own tourists are seen to come home.
    """
    if position.phase == "scoring":
        return position
    hidden = are_screens_up(position)
    towns = list(position.towns)
    for other, town in enumerate(position.towns):
        if other == seat:
            continue
        shown = town
        if hidden:
            before = position.screened[other]
            shown = replace(before, action=town.action, discs=town.discs, done=town.done, out=town.out)
            shown = replace(shown, people=_people_without_sent_home(before, town, seat))
        towns[other] = replace(shown, promise=0, drawn=(), more=())
    stock = _stock_behind_screens(position, seat) if hidden else position.stock
    screened = tuple(
        before if other == seat else replace(before, promise=0, drawn=(), more=())
        for other, before in enumerate(position.screened)
    )
    return replace(position, towns=tuple(towns), stock=stock, screened=screened)


def _people_without_sent_home(old: Town, new: Town, viewer: int | None) -> tuple[Meeple, ...]:
    """List the people of a town when the screens went up, without the viewer's tourists sent home since."""
    there = {one.at for one in new.people if one.seat == viewer}
    return tuple(one for one in old.people if one.seat != viewer or one.at in there)


def redact_past(position: Position, seat: int | None, current: Position) -> Position:
    """Redact a past position for a seat or a watcher. Screens that came down since hide nothing."""
    if current.phase == "scoring":
        return position
    if are_screens_up(position) and not _are_same_screens_up(position, current):
        position = replace(position, screened=(), middle=None)
    return view(position, seat)


def _are_same_screens_up(position: Position, current: Position) -> bool:
    """Check that the screens of a past position are still up, unaffected by corrections of the round."""
    return are_screens_up(position) and are_screens_up(current) and current.screened == position.screened


def _stock_behind_screens(position: Position, seat: int | None) -> Stock:
    """Compute the stock as it was when the screens went up, with one seat's builds and payments applied."""
    stock = position.stock if position.middle is None else position.middle
    if seat is None:
        return stock
    before, after = position.screened[seat], position.towns[seat]
    for tile in after.tiles:
        if tile.fresh and tile not in before.tiles and tile.kind not in UNIQUE:
            stock = stock.with_added(family_of(tile.kind), -1)
    for colour in COLOURS:
        had = sum(cube.colour == colour for cube in before.cubes)
        has = sum(cube.colour == colour for cube in after.cubes)
        stock = stock.with_added(colour, had - has)
    return stock


def is_choosing_secretly(position: Position, seat: int) -> bool:
    """Check that a seat still chooses its promise, or that the screens are up."""
    return are_screens_up(position) or (position.phase == "setup" and not position.towns[seat].done)


def hides(
    position: Position,
    viewer: int | None,
    seat: int | None,
    change: moves.Move | moves.Correction,
    current: Position,
) -> bool:
    """Check that a move or correction must be hidden from a viewer.

    A promise is secret until the end, and a building behind a screen until the screens come down.
    """
    if current.phase == "scoring":
        return False
    still = _are_same_screens_up(position, current)
    if still and _affects_all(change):
        return True
    whose = getattr(change, "seat", None) if seat is None else seat
    if viewer is not None and viewer == whose:
        return False
    if isinstance(change, moves.Keep | moves.SetPromise):
        return True
    return still and isinstance(change, BEHIND + TOUCHING)


def reveals(position: Position, seat: int, move: moves.Move) -> bool:
    """Check that a move brings the screens down."""
    return are_screens_up(position) and not are_screens_up(turn.after(position, seat, move))


def _affects_all(change: moves.Move | moves.Correction) -> bool:
    """Check that a correction concerns the middle of the table, or a printed value behind all screens."""
    if isinstance(change, SetPrinted):
        return split_name(change.name).kind in UNDER_ALL
    return isinstance(change, moves.SetStock)


@as_tuple
def secrets(position: Position, viewer: int | None, seat: int) -> Iterator[Secret]:
    """Yield the kinds of things of a seat that a viewer may not see, given the position as it sees it."""
    if position.phase == "scoring" or seat == viewer:
        return
    if are_screens_up(position):
        yield Secret("screen", "build", tuple(str(move.__struct_config__.tag) for move in BEHIND))
    yield Secret("promise", "setup.promises", ("keep",))
