"""Losing the game at 100 % pollution (pollution.out)."""

from msgspec.structs import replace

from companion.games.small_city.position import Position


def is_polluted(position: Position, seat: int) -> bool:
    """Whether a town's pollution has reached the end of its track, and the seat is still in the game."""
    town = position.towns[seat]
    return not town.out and town.pollution >= position.box.number("out_at")


def eliminate(position: Position, seat: int) -> Position:
    """The position without a seat: everybody in its town dies, tourists too, and so do its tourists abroad.

    The dead count as buried where their colour is kept, so that there are 22 of every colour as before.
    Tiles, graves and cubes stay where they lie and are out of the game with the town. Whatever the seat was
    doing is over: an errand of its own ends.
    """
    buried = [town.buried for town in position.towns]
    for where, town in enumerate(position.towns):
        for meeple in town.people:
            if seat in (where, meeple.seat):
                buried[meeple.seat] += 1
    towns = []
    for where, town in enumerate(position.towns):
        stay = () if where == seat else tuple(meeple for meeple in town.people if meeple.seat != seat)
        towns.append(replace(town, people=stay, buried=buried[where]))
    towns[seat] = replace(towns[seat], out=True, done=True, dying=False)
    errand = None if position.errand and position.errand.seat == seat else position.errand
    return replace(position, towns=tuple(towns), errand=errand)
