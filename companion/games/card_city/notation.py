"""Card City as it is typed from the table: cities as letter diagrams around their City Hall."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from companion.engine import toml
from companion.engine.notation import Notation, Purpose, Unreadable, seat_number
from companion.engine.setup import Name
from companion.games.card_city.city import GRID, layout
from companion.games.card_city.moves import (
    Build,
    Buy,
    Choose,
    Collect,
    Develop,
    Move,
    Pass,
    Return,
    Stop,
    Take,
)
from companion.games.card_city.position import (
    CARDS,
    PRINTED,
    Card,
    CellName,
    Cells,
    Count,
    Lots,
    Money,
    Phase,
    Pile,
    Position,
    Readings,
    Town,
)

HALL = GRID.index["e5"]
"""Where the City Hall lies on the canvas."""

LETTERS = frozenset("RCLIPH.")
MOST_LINES = 40
"""Rows and columns a diagram may have; the canvas shows 9 of each."""

Hand = Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)]
Diagram = Annotated[str, msgspec.Meta(max_length=4_000)]
Waiting = Annotated[tuple[Name, ...], msgspec.Meta(max_length=3)]
Owed = Annotated[tuple[Name, ...], msgspec.Meta(max_length=4)]


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position file.

    Attributes:
        name: the person's name.
        city: a diagram with exactly one ``H``.
        money: in dollars.
        hand: the cards still to build; ``"unknown"`` where nobody has said which they are.
        built: cells built in this round.
        bought: industries bought so far.
        done: whether the seat has finished the current phase of its own accord.
    """

    name: Name
    city: Diagram
    money: Money = 0
    hand: Hand | Literal["unknown"] | msgspec.UnsetType = msgspec.UNSET
    built: Annotated[tuple[CellName, ...], msgspec.Meta(max_length=80)] = ()
    bought: Count = 0
    done: bool = False


class LotsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far divide-and-choose has come, told by the seats' names."""

    divider: Name
    waiting: Waiting = ()
    owed: Owed = ()


class CityTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position file of Card City but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        round: 1 to 10; by default the last when scoring, else the first.
        phase: what is being done; by default what the file is read for.
        start: the seat with the start marker; by default the first.
        rulings: readings that differ from the default.
        deck: cards not drawn yet; by default the whole deck before the first division, else none.
        supply: cards beside the deck; by default what the box has left.
        aside: cards out of the game.
        lots: divide-and-choose; by default every seat without cards still waits.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=1, max_length=4)]
    round: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    phase: Phase | None = None
    start: Name | None = None
    rulings: Readings = Readings()
    deck: Pile | None = None
    supply: Pile | None = None
    aside: Pile = Pile()
    lots: LotsTable | None = None


PHASES: Mapping[type[Move], Phase] = {
    Choose: "divide",
    Take: "divide",
    Build: "build",
    Return: "build",
    Develop: "develop",
    Stop: "develop",
    Collect: "income",
    Buy: "buy",
    Pass: "buy",
}
"""The phase each move belongs to."""


# Diagrams -------------------------------------------------------------------------------------------------


def read_city(diagram: str, field: str) -> Cells:
    """The city a diagram shows, its City Hall laid on e5.

    Letters may be set apart by spaces. Rows of different lengths are filled up on the right where it is
    clear what is meant: all of them begin in the same column, all with or all without single spaces.

    Args:
        diagram: rows of ``R C L I P H .`` of any extent around its one ``H``.
        field: where it stands, for the error.

    Raises:
        Unreadable: another letter, no or a second City Hall, an unclear row, or a card off the canvas.
    """
    rows = _rows(diagram, field)
    halls = [(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "H"]
    if len(halls) != 1:
        more = {"row": halls[1][0] + 1} if halls else {}
        raise Unreadable("halls" if halls else "no_hall", field, **more)
    down, across = HALL // GRID.columns - halls[0][0], HALL % GRID.columns - halls[0][1]
    city = ["."] * GRID.cells
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == ".":
                continue
            if not (0 <= y + down < GRID.rows and 0 <= x + across < GRID.columns):
                raise Unreadable("far", field, row=y + 1, found=letter)
            city[(y + down) * GRID.columns + x + across] = letter
    return "".join(city)


def _rows(diagram: str, field: str) -> list[str]:
    """The rows without their spaces, all of one length."""
    lines = [line.rstrip().expandtabs(1) for line in diagram.splitlines()]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    if len(lines) > MOST_LINES:
        raise Unreadable("size", field, most=MOST_LINES)
    rows = ["".join(line.split()) for line in lines]
    for number, row in enumerate(rows, 1):
        wrong = next((letter for letter in row if letter not in LETTERS), None)
        if wrong is not None:
            raise Unreadable("letter", field, row=number, found=wrong)
        if not row:
            raise Unreadable("blank", field, row=number)
        if len(row) > MOST_LINES:
            raise Unreadable("size", field, most=MOST_LINES)
    return _filled(lines, rows, field)


def _filled(lines: Sequence[str], rows: Sequence[str], field: str) -> list[str]:
    width = max(map(len, rows), default=0)
    short = [number for number, row in enumerate(rows, 1) if len(row) < width]
    if short:
        margins = {len(line) - len(line.lstrip()) for line in lines}
        spread = all(line.strip() == " ".join(row) for line, row in zip(lines, rows, strict=True))
        close = all(line.strip() == row for line, row in zip(lines, rows, strict=True))
        if len(margins) > 1 or not (spread or close):
            raise Unreadable("ragged", field, row=short[0], found=len(rows[short[0] - 1]), width=width)
    return [row.ljust(width, ".") for row in rows]


def draw_city(city: Cells) -> tuple[str, ...]:
    """The rows of a city's diagram, no larger than its cards need; `read_city` reads them back."""
    left, right, top, bottom = GRID.span(layout(city).all)
    rows = (city[row * GRID.columns :][: GRID.columns] for row in range(top, bottom + 1))
    return tuple(" ".join(row[left : right + 1]) for row in rows)


# Whole files ----------------------------------------------------------------------------------------------


class CardCityNotation(Notation[Position, Move, CityTable]):
    """Reads and writes Card City's position files."""

    table_type = CityTable

    def read(
        self,
        table: CityTable,
        names: Sequence[str],
        purpose: Purpose,
        moves: Sequence[Move],
        first: int = 0,
    ) -> Position:
        """See `Notation.read`."""
        phase = table.phase or _phase(purpose, moves)
        rounds = table.round or (PRINTED.rounds if phase == "scoring" else 1)
        start = 0 if table.start is None else seat_number(names, table.start, "$.start")
        unknown = phase == "build" and all(seat.hand is msgspec.UNSET for seat in table.seats)
        towns = tuple(_town(seat, number, unknown) for number, seat in enumerate(table.seats))
        deck = table.deck
        if deck is None:
            full = PRINTED.deck.times(len(towns)) if phase == "divide" and rounds == 1 else Pile()
            deck = full.minus(_hands(towns))
        supply = table.supply
        if supply is None:
            supply = PRINTED.cards
            for pile in (_cards(town.city for town in towns), _hands(towns), deck, table.aside):
                supply = supply.minus(pile)
        lots = _lots(table, names, start, towns) if phase == "divide" or table.lots else None
        return Position(rounds, phase, start, deck, supply, towns, lots, table.aside, table.rulings)

    def write(self, position: Position, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        lines = [f"round = {position.round}", f'phase = "{position.phase}"']
        lines.append(f"start = {toml.value(names[position.start])}")
        lines += toml.table("rulings", msgspec.to_builtins(position.rulings))
        lines += _pile("deck", position.deck)
        lines += _pile("supply", position.supply)
        if position.aside.total:
            lines += _pile("aside", position.aside)
        if position.lots:
            lines += ["", "[lots]", *_lots_lines(position.lots, names)]
        for town, name in zip(position.towns, names, strict=True):
            lines += ["", "[[seats]]", *_seat_lines(town, name)]
        return "\n".join(lines) + "\n"


def _phase(purpose: Purpose, moves: Sequence[Move]) -> Phase:
    """The phase nobody has stated: scored at the end, surveyed when building, checked as the moves begin."""
    if purpose == "score":
        return "scoring"
    return PHASES[type(moves[0])] if purpose == "check" and moves else "build"


def _town(seat: SeatTable, number: int, unknown: bool) -> Town:
    hand = () if seat.hand is msgspec.UNSET else seat.hand
    return Town(
        city=read_city(seat.city, f"$.seats[{number}].city"),
        money=seat.money,
        hand=None if unknown or hand == "unknown" else hand,
        built=seat.built,
        bought=seat.bought,
        done=seat.done,
    )


def _cards(groups: Iterable[str | tuple[Card, ...]]) -> Pile:
    """All cards of some cities or hands; more than can be counted are counted as the most there can be."""
    total = Pile()
    for group in groups:
        total = Pile(*(one + more for one, more in zip(total, Pile.of(group), strict=True)))
    return total


def _hands(towns: Sequence[Town]) -> Pile:
    return _cards(town.hand or () for town in towns)


def _lots(table: CityTable, names: Sequence[str], start: int, towns: Sequence[Town]) -> Lots:
    """Divide-and-choose as stated, or with every seat that has no cards yet still to choose."""
    if table.lots is not None:
        stated = table.lots
        return Lots(
            seat_number(names, stated.divider, "$.lots.divider"),
            tuple(seat_number(names, name, "$.lots.waiting") for name in stated.waiting),
            tuple(seat_number(names, name, "$.lots.owed") for name in stated.owed),
        )
    order = [(start + i) % len(towns) for i in range(len(towns))]
    divider, *waiting = [seat for seat in order if not towns[seat].hand] or [start]
    settled = waiting or towns[divider].hand
    return Lots(divider, tuple(waiting), () if settled else (divider,))


# Writing --------------------------------------------------------------------------------------------------


def _pile(name: str, pile: Pile) -> Iterator[str]:
    """A pile's table, which stands there even where the pile is empty."""
    return iter(("", f"[{name}]", *toml.lines({card: pile[card] for card in CARDS if pile[card]})))


def _lots_lines(lots: Lots, names: Sequence[str]) -> Iterator[str]:
    yield f"divider = {toml.value(names[lots.divider])}"
    yield f"waiting = {toml.value(names[seat] for seat in lots.waiting)}"
    yield f"owed = {toml.value(names[seat] for seat in lots.owed)}"


def _seat_lines(town: Town, name: str) -> Iterator[str]:
    yield f"name = {toml.value(name)}"
    yield f"money = {town.money}"
    yield 'hand = "unknown"' if town.hand is None else f"hand = {toml.value(town.hand)}"
    if town.built:
        yield f"built = {toml.value(town.built)}"
    if town.bought:
        yield f"bought = {town.bought}"
    if town.done:
        yield "done = true"
    yield from ('city = """', *draw_city(town.city), '"""')
