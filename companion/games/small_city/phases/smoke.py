"""The pollution a town makes in a round, and who must let somebody die for it: the sums and the reasons."""

from dataclasses import dataclass
from typing import Literal

from companion.games.small_city.plan import hall_cells, plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import family

MOST = 999
"""More percent than any track shows."""


@dataclass(frozen=True, slots=True)
class Smoke:
    """The pollution one town makes in a round.

    Attributes:
        people: citizens and tourists on its squares, those in the City Hall left out.
        spared: how many of them stand in shops and make none, thanks to the Ecologist.
        goods: cubes made in it this round, whoever's.
        clean: how many of them made none, thanks to the Engineer.
        parks: its squares of park.
    """

    people: int
    spared: int
    goods: int
    clean: int
    parks: int

    @property
    def made(self) -> int:
        """What is added to the track, never less than nothing."""
        return max(0, self.people - self.spared + self.goods - self.clean - self.parks)


def pollution_of(position: Position, seat: int) -> Smoke:
    """What a town makes this round (pollution.made, pollution.parks)."""
    here, town = plan(position, seat), position.towns[seat]
    hall = set(hall_cells(here))
    out = [one.at for one in town.people if one.at not in hall]
    spared = 0
    if town.action == "K":
        spared = sum((tile := here.tile_at(at)) is not None and family(tile.kind) == "C" for at in out)
    clean = town.produced if town.action == "D" else 0
    return Smoke(len(out), spared, town.produced, clean, here.squares("P").bit_count())


def measure_pollution(position: Position) -> Position:
    """The position in which every town's pollution of the round is on its track; nobody is out of it yet."""
    added = {seat: pollution_of(position, seat).made for seat in position.order}
    for seat, made in added.items():
        total = min(MOST, position.towns[seat].pollution + made)
        position = position.with_town(seat, made=made, pollution=total)
    return position


@dataclass(frozen=True, slots=True)
class Toll:
    """Who must let somebody die after measuring, and why.

    Attributes:
        reached: the seats whose track is so high that people begin to die; empty: nobody dies.
        most: the most pollution a town made this round.
        makers: the seats that made so much.
        highest: the highest track among them.
        dying: the seats that must let somebody die.
        why: ``none`` nobody reached the limit; ``most`` one made the most; ``track`` several did, and one of
            them has the highest track; ``tied`` they are alike in that, too.
    """

    reached: tuple[int, ...]
    most: int
    makers: tuple[int, ...]
    highest: int
    dying: tuple[int, ...]
    why: Literal["none", "most", "track", "tied"]


def toll(position: Position) -> Toll:
    """Who must let somebody die, in a position that is measured (pollution.who; B-12 to B-14).

    Only seats still in the game are compared. It does not matter who reached the limit: the one that made
    most this round pays for it, even where all made none.
    """
    limit, order = position.box.number("death_from"), position.order
    reached = tuple(seat for seat in order if position.towns[seat].pollution >= limit)
    most = max((position.towns[seat].made for seat in order), default=0)
    makers = tuple(seat for seat in order if position.towns[seat].made == most)
    highest = max((position.towns[seat].pollution for seat in makers), default=0)
    if not reached:
        return Toll((), most, makers, highest, (), "none")
    dying = tuple(seat for seat in makers if position.towns[seat].pollution == highest)
    why: Literal["most", "track", "tied"] = (
        "most" if len(makers) == 1 else "track" if len(dying) == 1 else "tied"
    )
    return Toll(reached, most, makers, highest, dying, why)
