"""The places of cookie rabbits on the industry board: which can be taken, and when none is left."""

from companion.games.sweet_lands.position import Position


def places(position: Position) -> int | None:
    """How many rabbits a seat begins with; None where nobody knows."""
    return position.printed.number("rabbits")


def column(position: Position, place: int) -> int | None:
    """The food space below a place: its rabbit is free once the food marker is there; None: nobody knows."""
    return position.printed.part_number(f"rabbit-{place}", 0)


def open_places(position: Position, seat: int) -> tuple[int, ...]:
    """The places above or left of a seat's food marker that still have their rabbit, as far as is known.

    A place that nobody has read counts as open: whoever looks at the board sees whether it is.
    """
    player, most = position.players[seat], places(position)
    numbers = range(1, (20 if most is None else most) + 1)
    return tuple(
        place
        for place in numbers
        if place not in player.taken and ((where := column(position, place)) is None or where <= player.food)
    )


def none_left(position: Position, seat: int) -> bool:
    """Whether all of a seat's rabbits are on its map; never where nobody knows how many there are."""
    most = places(position)
    return most is not None and set(range(1, most + 1)) <= set(position.players[seat].taken)
