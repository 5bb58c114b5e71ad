"""The votes of a round, tile by tile: residences by their citizens, the University by the one inside."""

from dataclasses import dataclass

from companion.games.small_city.plan import active, plan
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import Kind, family


@dataclass(frozen=True, slots=True)
class VoteLine:
    """What one tile brings.

    Attributes:
        kind: the tile.
        cells: its squares.
        citizens: the seat's own citizens on it.
        votes: what they give.
    """

    kind: Kind
    cells: Cells
    citizens: int
    votes: int


def votes_of(position: Position, seat: int) -> tuple[VoteLine, ...]:
    """The tiles that bring a seat votes now, in the order they were laid (votes.residence, votes.university).

    Every residence counts by itself, its first citizen one vote, its second two, and so on; a tourist who
    stands on one gives nothing.
    """
    here, town = plan(position, seat), position.towns[seat]
    own = {one.at for one in town.people if one.seat == seat}
    found = []
    for tile in here.tiles:
        citizens = sum(at in own for at in tile.cells)
        if family(tile.kind) == "R" and citizens:
            found.append(VoteLine(tile.kind, tile.cells, citizens, residence_votes(position, citizens)))
        elif tile.kind == "UN" and active(here, town, seat, "UN"):
            found.append(VoteLine("UN", tile.cells, citizens, position.box.number("university_votes")))
    return tuple(found)


def residence_votes(position: Position, citizens: int) -> int:
    """The votes of so many citizens in one residence."""
    table = position.box.numbers["residence_votes"]
    return table[min(citizens, len(table) - 1)]


def votes_won(position: Position, seat: int) -> int:
    """All votes a seat gets this round."""
    return sum(line.votes for line in votes_of(position, seat))
