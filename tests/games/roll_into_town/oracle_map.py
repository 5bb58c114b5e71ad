"""A map told square by square: columns from the left, rows from the top, and what lies around each."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from companion.games.roll_into_town.position import Position

Square = tuple[int, int]
"""Column and row, the first of each 0."""

Map = dict[Square, str]
"""What every square shows, row by row."""

STEPS: dict[str, Square] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}


def name_of(square: Square) -> str:
    """Format a square's name: a letter for the column, a number for the row."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[square[0]]}{square[1] + 1}"


def square_of(name: str) -> Square:
    """Parse a square's name, on the map or not."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


@lru_cache(maxsize=4096)
def _squares(cells: tuple[str, ...], columns: int) -> tuple[tuple[Square, str], ...]:
    return tuple(((number % columns, number // columns), token) for number, token in enumerate(cells))


def columns_of(position: Position) -> int:
    """Count the columns of the printed map."""
    return len(position.printed.texts["map"].split("/")[0])


def map_of(position: Position, seat: int) -> Map:
    """Map a seat's squares to their tokens."""
    return dict(_squares(position.players[seat].sheet.cells, columns_of(position)))


def cells_of(here: Map) -> tuple[str, ...]:
    """List the tokens of a map row by row, as a sheet keeps them."""
    return tuple(here[square] for square in sorted(here, key=lambda one: (one[1], one[0])))


def stepped(square: Square, side: str) -> Square:
    """Step from a square over one of its sides."""
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


def sides_of(here: Map, square: Square) -> Iterator[Square]:
    """Yield the up to four squares of the map that share an edge with one."""
    for side in STEPS:
        if stepped(square, side) in here:
            yield stepped(square, side)


def around(here: Map, square: Square) -> Iterator[Square]:
    """Yield the up to eight squares of the map that touch one."""
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            near = square[0] + across, square[1] + down
            if near != square and near in here:
                yield near


def number_of(here: Map, token: str) -> int:
    """Count the squares with exactly this token."""
    return list(here.values()).count(token)


def topped(here: Map, top: str) -> list[Square]:
    """List the squares that carry this building on top."""
    return [square for square, token in here.items() if token.endswith(f"+{top}")]


def is_coast(token: str) -> bool:
    """Tell if a coast was drawn here, with or without a building."""
    return token.startswith("C")


def is_ocean(token: str) -> bool:
    """Tell if this is ocean, with or without a lighthouse."""
    return token.startswith("O")


# Water ----------------------------------------------------------------------------------------------------


def shows_water(token: str, side: str) -> bool:
    """Tell if a square has water on one of its own sides."""
    return is_ocean(token) or (is_coast(token) and side in token[1:].split("+")[0])


def wet_sides(here: Map, square: Square) -> list[str]:
    """List the sides on which a square's neighbours have water. The border of the map has none."""
    return [
        side
        for side in STEPS
        if stepped(square, side) in here and shows_water(here[stepped(square, side)], FACING[side])
    ]


def drowns(wet: Sequence[str], ruling: str) -> bool:
    """Tell if water on these sides turns a square into ocean."""
    if ruling == "corner":
        return any(one in wet and other in wet for one, other in ("ne", "es", "sw", "wn"))
    return len(wet) >= 2


def flooded(here: Map, ruling: str) -> Map:
    """Turn empty squares into ocean until no more of them drown."""
    here = dict(here)
    again = True
    while again:
        again = False
        for square, token in here.items():
            if token in (".", ".+l") and drowns(wet_sides(here, square), ruling):
                here[square] = "O" if token == "." else "O+l"
                again = True
    return here


# Rivers ---------------------------------------------------------------------------------------------------


def open_sides(token: str) -> str:
    """Return the open sides of a river. None of anything else."""
    return token[1:] if token.startswith("R") else ""


def growing_ends(here: Map) -> set[tuple[Square, str]]:
    """Collect the empty squares beyond the ends of rivers, each with the side that has to be open."""
    found = set()
    for square, token in here.items():
        for side in open_sides(token):
            beyond = stepped(square, side)
            if here.get(beyond) == ".":
                found.add((beyond, FACING[side]))
    return found


def rivers(here: Map) -> list[tuple[list[Square], list[tuple[Square, str]]]]:
    """List the rivers, each as its squares and its open sides that join no other square."""
    left = [square for square, token in here.items() if open_sides(token)]
    found = []
    while left:
        squares, ends, queue = [], [], [left[0]]
        while queue:
            square = queue.pop()
            if square in squares:
                continue
            squares.append(square)
            left.remove(square)
            for side in open_sides(here[square]):
                beyond = stepped(square, side)
                if FACING[side] in open_sides(here.get(beyond, "")):
                    queue.append(beyond)
                else:
                    ends.append((square, side))
        found.append((squares, ends))
    return found
