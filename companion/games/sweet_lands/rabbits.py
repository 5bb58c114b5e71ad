"""Places of cookie rabbits on the industry board, open or empty."""

from companion.games.sweet_lands.position import Position


def places(position: Position) -> int | None:
    """Look up the number of rabbits that a seat begins with, or None if unread."""
    return position.printed.number("rabbits")


def column(position: Position, number: int) -> int | None:
    """Look up the food space below a place, or None if unread. The food marker frees the rabbit there."""
    return position.printed.part_number(f"rabbit-{number}", 0)


def open_places(position: Position, seat: int) -> tuple[int, ...]:
    """List the places above or left of a seat's food marker that still have their rabbit.

    An unread place counts as open, since the players can check the board.
    """
    player, most = position.players[seat], places(position)
    numbers = range(1, (20 if most is None else most) + 1)
    return tuple(
        place
        for place in numbers
        if place not in player.taken and ((where := column(position, place)) is None or where <= player.food)
    )


def none_left(position: Position, seat: int) -> bool:
    """Check that all of a seat's rabbits have been taken. False while their number is unread."""
    most = places(position)
    return most is not None and set(range(1, most + 1)) <= set(position.players[seat].taken)
