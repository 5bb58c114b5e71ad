"""The game as the companion sees it: its types and its parts."""

from collections import Counter

from companion.engine.area import Area
from companion.engine.corrections import Corrections
from companion.engine.game import Game
from companion.engine.scoresheet import ScoreLine, Scoresheet, rank_seats
from companion.engine.setup import Setup
from companion.kit.declared_corrections import paint_pieces
from companion.kit.typed_notation import TypedNotation
from dominoes.phases import LAYING, PHASES, list_repairs, list_targets
from dominoes.position import GRID, PRINTED, Court, Lay, Pave, Readings, Table

CATEGORIES = ("squares", "rows")


def _start(setup: Setup, readings: Readings) -> Table:
    """Begin with empty courtyards, or with the end at a table that is only scored."""
    courts = (Court(),) * len(setup.seats)
    return Table(courts, setup.start, setup.mode == "score", readings)


def _scoresheet(table: Table) -> Scoresheet:
    """Give a point for every paved square, and some for every full row."""
    lines = [tuple(_lines(court)) for court in table.courts]
    return rank_seats(table.over, CATEGORIES, lines, [() for _ in lines])


def _lines(court: Court) -> list[ScoreLine]:
    paved = GRID.names_of(court.mask)
    rows = Counter(name[1:] for name in paved)
    full = sum(count == GRID.columns for count in rows.values())
    return [
        ScoreLine("squares", len(paved), "score", {"squares": len(paved)}, paved),
        ScoreLine("rows", PRINTED.row * full, "score", {"rows": full}),
    ]


CORRECTIONS: Corrections[Table] = Corrections(
    (paint_pieces(Pave, "courts", "paved", LAYING),), seats=lambda table: len(table.courts)
)


def _area(table: Table, seat: int) -> Area:
    court = table.courts[seat]
    return Area(GRID, dict.fromkeys(GRID.names_of(court.mask), ("domino",)), court.paved)


GAME: Game[Table, Lay, Pave] = Game(
    id="dominoes",
    rules_version=1,
    seats=range(1, 5),
    draft=True,
    position_type=Table,
    move_type=Lay,
    rulings_type=Readings,
    pieces=("domino",),
    categories=CATEGORIES,
    phase_sections={"scoring": "score"},
    notation=TypedNotation(Table, Lay, per_seat="courts", seats=range(1, 5)),
    begin=_start,
    phases=PHASES,
    scoresheet=_scoresheet,
    corrections=CORRECTIONS,
    targets=list_targets,
    repairs=list_repairs,
    area=_area,
)
"""The rules for one to four seats."""
