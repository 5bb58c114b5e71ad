"""Cities drawn as they lie on the table."""

from companion.engine.setup import Setup, make_seats
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Develop, Move
from companion.games.card_city.position import Pile, Position, Readings, Town

LETTERS = ".RCLIPH"


def drawn(picture: str) -> tuple[str, dict[str, str]]:
    """Return the 81-letter city of a diagram whose H is the City Hall on e5, and the names of its marked
    cells.

    Letters are cards, dots are empty cells, and any other mark (a digit, ``x``, ``a``) is an empty cell with
    a name; marks may be used more than once, the cells are then numbered ``x``, ``x2``, ``x3``.
    """
    rows = [line.split() for line in picture.strip().splitlines()]
    hall_row = next(y for y, row in enumerate(rows) if "H" in row)
    hall_column = rows[hall_row].index("H")
    cells = ["."] * 81
    marks: dict[str, str] = {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            column, line = x - hall_column + 4, y - hall_row + 4
            assert letter == "." or (0 <= column < 9 and 0 <= line < 9), f"{letter} lies off the canvas"
            if letter in LETTERS[1:]:
                cells[line * 9 + column] = letter
            elif letter != ".":
                again = sum(1 for mark in marks if mark.startswith(letter))
                key = letter if letter not in marks else f"{letter}{again + 1}"
                marks[key] = "abcdefghi"[column] + str(line + 1)
    return "".join(cells), marks


def city(picture: str) -> str:
    """Return the 81-letter city of a diagram."""
    return drawn(picture)[0]


def marked(picture: str) -> dict[str, str]:
    """Return the names of a diagram's marked cells."""
    return drawn(picture)[1]


FULL_SUPPLY = Pile(R=20, C=20, L=6, I=15, P=8)


def town(
    picture: str,
    *,
    money: int = 0,
    hand: str = "",
    built: tuple[str, ...] = (),
    bought: int = 0,
    done: bool = False,
) -> Town:
    """Return a town with the city of a diagram. The hand is given as letters."""
    cards = tuple(hand)
    return Town(city=city(picture), money=money, hand=cards, built=built, bought=bought, done=done)  # type: ignore[arg-type]


def table(
    phase: str,
    *towns: Town,
    round: int = 5,
    start: int = 0,
    supply: Pile = FULL_SUPPLY,
    deck: Pile | None = None,
    **readings: str,
) -> Position:
    """Return a position in the middle of a game."""
    return Position(
        round=round,
        phase=phase,  # type: ignore[arg-type]
        start=start,
        deck=deck if deck is not None else Pile(R=6, C=4, L=2, I=4, P=4),
        supply=supply,
        towns=towns,
        rulings=Readings(**readings),  # type: ignore[arg-type]
    )


def _card(move: Move) -> str:
    return "I" if isinstance(move, Buy) else move.card if isinstance(move, Build | Develop) else ""


def cells_for(position: Position, seat: int, card: str) -> set[str]:
    """Return the cells where a seat may lay a card now: build it, develop it, or buy it."""
    moves = GAME.moves(position, seat)
    return {move.at for move in moves if isinstance(move, Build | Develop | Buy) and _card(move) == card}


def broken(position: Position, seat: int, move: Move) -> set[str]:
    """Return the rules that stand against a move."""
    return {violation.rule for violation in GAME.verdict(position, seat, move).violations}


def begun(*names: str, start: int = 0, **rulings: str) -> Position:
    """Return a game's first position."""
    return GAME.start(Setup(make_seats(*names), rulings, start=start))


def played(position: Position, *moves: tuple[int, Move]) -> Position:
    """Apply some legal moves, each with its seat."""
    for seat, move in moves:
        assert GAME.verdict(position, seat, move).legal, (move, GAME.verdict(position, seat, move))
        position = GAME.apply(position, seat, move)
    return position
