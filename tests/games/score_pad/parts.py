"""The score pad's witnesses for the conformance suite, told from the rulebook by the oracle."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.engine.verdict import Repair, Violation
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, Finish, Move, SetCell, SetOver, SetSheet, SetWon, Tell
from companion.games.score_pad.phases import TRIED
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import Sheet, encode_sheet
from tests.conformance.parts import Changed, Parts, Refused, fitting
from tests.conformance.removers import said, table_has
from tests.games.score_pad import oracle
from tests.games.score_pad.sheets import BOTH, KEPT, MUCH, SHEETS

Violations = Sequence[Violation]


def placement(_position: Position, _seat: int, piece: str, _target: str) -> Move:
    """Raise: there are no pieces."""
    raise KeyError(piece)


def holdings(_position: Position) -> Mapping[str, int]:
    """Return nothing: no stock can run out."""
    return {}


def opened(position: Position, number: int) -> Position:
    """Return a table with another sheet for each number, where nothing is entered yet."""
    return replace(position, sheet=SHEETS[number % len(SHEETS)])


def against(position: Position, seat: int, move: Move) -> dict[str, str]:
    """Return the rules that stand against a move, each with its kind."""
    pad = oracle.pad_of(position)
    match move:
        case Enter(cell=cell, value=value):
            return oracle.entering(pad, seat, cell, value)
        case Finish():
            return oracle.finishing(pad)
    return oracle.telling(pad)


def legal(position: Position, seat: int) -> set[Move]:
    """Return every legal move of a seat. Of numbers, those that are tried."""
    pad, count = oracle.pad_of(position), len(position.rows)
    numbers = {*TRIED, *range(1, count + 1)} if position.sheet.how == "places" else TRIED
    named = [Enter(cell, value) for cell in (*pad.early()[:1], *pad.missing(seat)) for value in numbers]
    moves: list[Move] = [*named, Finish(), Tell(True), Tell(False)]
    return {move for move in moves if not against(position, seat, move)}


def after(position: Position, seat: int, move: Move) -> Position:
    """Return the position after a move that the table has made."""
    rows = [list(row.cells) for row in position.rows]
    over, won = isinstance(move, Finish), position.won
    if isinstance(move, Enter):
        rows[seat] += [None] * (move.cell + 1 - len(rows[seat]))
        rows[seat][move.cell] = move.value
    elif isinstance(move, Tell):
        won = move.won
    done = replace(position, rows=tuple(Row(tuple(row)) for row in rows), over=over, won=won)
    return replace(done, over=oracle.is_over(oracle.pad_of(done)))


def strange(position: Position, seat: int, rng: Random) -> Iterator[Move]:
    """Numbers that nobody would try, where they belong or anywhere."""
    missing = oracle.pad_of(position).missing(seat)
    for cell in (*missing[:2], rng.randrange(400)):
        yield Enter(cell, rng.choice((99_999, -99_999, 17, rng.randrange(-500, 500))))


def one_of_each(position: Position, rng: Random) -> Iterator[Any]:
    """Corrections of every sort, whether the pad has room for them or not."""
    seat = rng.randrange(len(position.rows))
    used = max(len(row.cells) for row in position.rows)
    yield SetCell(seat, rng.randrange(used + 2), rng.choice((None, rng.randrange(-30, 60), 1)))
    yield SetWon(rng.choice((None, True, False)))
    yield SetOver(position.over if rng.random() < 0.8 else rng.random() < 0.5)
    yield SetSheet(rng.choice(SHEETS))


# Removers ---------------------------------------------------------------------------------------------------


def _on_the_sheet(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    return replace(position, sheet=Sheet()), replace(move, cell=0)


def _in_its_round(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    return position, replace(move, cell=oracle.pad_of(position).now())


def _before_the_final_count(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    return replace(position, sheet=Sheet(), rows=(Row(),) * len(position.rows)), replace(move, cell=0)


def _emptied(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    rows = list(position.rows)
    cells = list(rows[seat].cells)
    cells[move.cell] = None
    rows[seat] = Row(tuple(cells))
    return replace(position, rows=tuple(rows)), move


def _entered_by_all(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    return replace(position, sheet=Sheet(), rows=(Row((1,)),) * len(position.rows)), move


REMOVERS = {
    "phase": table_has(over=False),
    "sheet": _on_the_sheet,
    "round": _in_its_round,
    "final": _before_the_final_count,
    "entered": _emptied,
    "place": said(value=1),
    "won": table_has(sheet=Sheet()),
    "missing": _entered_by_all,
    "together": table_has(sheet=Sheet(how="together")),
}


def repaired(_position: Position, _seat: int, _move: Move, repair: Repair) -> Iterator[Changed]:
    """Raise: nothing is ever proposed."""
    raise AssertionError(f"nobody knows how to carry out {repair}")


def refused() -> Sequence[Refused]:
    """Return each rule, broken on purpose."""
    start = GAME.start(Setup(make_seats("Ann", "Ben")))
    together = replace(start, sheet=Sheet(how="together"))
    return (
        Refused("phase", replace(start, over=True), 0, Finish()),
        Refused("sheet", together, 0, Enter(0, 7)),
        Refused("round", start, 0, Enter(3, 7)),
        Refused("final", replace(start, sheet=BOTH, rows=(Row((1,)), Row())), 0, Enter(2, 7)),
        Refused("entered", replace(start, rows=(Row((7,)), Row())), 0, Enter(0, 8)),
        Refused("place", replace(start, sheet=Sheet(how="places")), 0, Enter(0, 3)),
        Refused("won", together, 0, Finish()),
        Refused("missing", start, 0, Finish()),
        Refused("together", start, 0, Tell(True)),
    )


def by_hand() -> Sequence[Position]:
    """Return a pad full of numbers, one with gaps, and one that is over."""
    rows = (Row((17, 6, 2)), Row((17, None, 9)), Row((0, 4)))
    return (
        Position(rows, MUCH),
        Position(rows[:2], Sheet(goal=100, lowest=True)),
        Position(rows[:2], MUCH, over=True),
    )


PARTS = Parts(
    tier="gold",
    rulings=({},),
    placement=placement,
    holdings=holdings,
    box={},
    corrections=fitting("score_pad", one_of_each),
    picture=15,
    codes_since=3,
    categories=lambda position: tuple(oracle.named(oracle.pad_of(position))),
    printed={"sheet": encode_sheet(MUCH)},
    boxes={name: {"sheet": encode_sheet(sheet)} for name, sheet in KEPT.items()},
    opened=opened,
    by_hand=by_hand,
    removers=REMOVERS,
    repaired=repaired,
    refused=refused,
    points=lambda position: [
        oracle.points(oracle.pad_of(position), seat) for seat in range(len(position.rows))
    ],
    places=lambda position: oracle.ranks(oracle.pad_of(position)),
    waits=lambda position: oracle.waits(oracle.pad_of(position)),
    legal=legal,
    after=after,
    after_broken=True,
    faults=against,
    strange=strange,
    allowed=lambda position, seat, move: not against(position, seat, move),
    dull=frozenset({"Finish", "Tell"}),
)
