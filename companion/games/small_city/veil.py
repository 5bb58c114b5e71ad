"""What a seat may see of a table: its own promise, its own town behind the screen, and all that lies open."""

from msgspec.structs import replace

from companion.games.small_city.moves import (
    Build,
    Correction,
    Demolish,
    Grow,
    Keep,
    Move,
    SetPromise,
    SetSquare,
    SetTile,
    SetTrack,
    Staff,
    Upgrade,
)
from companion.games.small_city.position import Meeple, Position, Stock, Town
from companion.games.small_city.printed import COLOURS, UNIQUE, family

BEHIND = (Build, Upgrade, Demolish, Grow, Staff)
"""Moves made behind a screen."""

TOUCHING = (SetTile, SetSquare, SetTrack)
"""Corrections that would tell what is behind a screen, or change it unseen."""


def screens_up(position: Position) -> bool:
    """Whether the towns are hidden from each other now."""
    return position.phase == "build" and bool(position.screened)


def view(position: Position, seat: int | None) -> Position:
    """What a seat, or a watcher, may see.

    Promises stay hidden until the end. While the screens are up every other town looks as it did when they
    went up, and so does the middle of the table, as far as it would tell what was taken from it. Only one's
    own tourists are seen to come home.
    """
    if position.phase == "scoring":
        return position
    hidden = screens_up(position)
    towns = list(position.towns)
    stock = position.stock
    for other, town in enumerate(position.towns):
        if other == seat:
            continue
        shown = town
        if hidden:
            before = position.screened[other]
            stock = _with_what_was_taken(stock, before, town)
            shown = replace(before, action=town.action, done=town.done, out=town.out)
            shown = replace(shown, people=_without_those_sent_home(before, town, seat))
        towns[other] = replace(shown, promise=0, drawn=(), more=())
    screened = tuple(
        before if other == seat else replace(before, promise=0, drawn=(), more=())
        for other, before in enumerate(position.screened)
    )
    return replace(position, towns=tuple(towns), stock=stock, screened=screened)


def _without_those_sent_home(before: Town, after: Town, viewer: int | None) -> tuple[Meeple, ...]:
    """Who stood in a town when the screens went up, but for the viewer's tourists sent home since."""
    there = {one.at for one in after.people if one.seat == viewer}
    return tuple(one for one in before.people if one.seat != viewer or one.at in there)


def _with_what_was_taken(stock: Stock, before: Town, after: Town) -> Stock:
    """The stock as if a seat had built nothing behind its screen."""
    for tile in after.tiles:
        if tile.fresh and tile not in before.tiles and tile.kind not in UNIQUE:
            stock = stock.plus(family(tile.kind))
    for colour in COLOURS:
        given = sum(cube.colour == colour for cube in before.cubes)
        left = sum(cube.colour == colour for cube in after.cubes)
        stock = stock.plus(colour, left - given)
    return stock


def hides(
    position: Position, viewer: int | None, seat: int | None, said: Move | Correction, now: Position
) -> bool:
    """Whether a viewer must not be told what was said.

    A promise is secret until the end, and what is built behind a screen until the screens come down.
    """
    whose = getattr(said, "seat", None) if seat is None else seat
    if now.phase == "scoring" or viewer == whose:
        return False
    if isinstance(said, Keep | SetPromise):
        return True
    still = screens_up(position) and screens_up(now) and now.round == position.round
    return still and isinstance(said, BEHIND + TOUCHING)
