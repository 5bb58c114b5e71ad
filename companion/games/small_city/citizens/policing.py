"""The police of a town: whether it works, which squares it keeps tourists from, and whom it sends home."""

from companion.games.small_city.citizens.people import sent_home
from companion.games.small_city.plan import active, plan
from companion.games.small_city.position import Position


def is_policed(position: Position, host: int) -> bool:
    """Whether a town's police works: a citizen is inside, or it is merely built where the table plays so."""
    here = plan(position, host)
    if "PO" not in here.kinds:
        return False
    return position.rulings.staffing == "built" or active(here, position.towns[host], host, "PO")


def police_zone(position: Position, host: int) -> int:
    """The squares a town's police keeps tourists from, its own and those around it; 0 while it rests."""
    if not is_policed(position, host):
        return 0
    here = plan(position, host)
    return here.squares("PO") | here.influence("PO")


def evict(position: Position, host: int) -> Position:
    """The position with all tourists in the zone of a town's police at home; unchanged while it rests."""
    zone = police_zone(position, host)
    if not zone:
        return position
    index = plan(position, host).grid.index
    found = [
        one.at
        for one in position.towns[host].people
        if one.seat != host and zone >> index.get(one.at, len(index)) & 1
    ]
    return sent_home(position, host, *found) if found else position
