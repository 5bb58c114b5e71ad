"""Points of a pad by its sheet: lines, totals, ties and ranks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from math import floor

from companion.engine.points import Points, exact
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Params
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.rounds import round_points
from companion.games.score_pad.sheet import Category, Sheet, TieBreak

CATEGORIES = ("start", "rounds", "together", "places")
"""The categories that no sheet has to name; the others are called as the table calls them."""


def points_of(category: Category, count: Points) -> Points:
    """Compute the points of a count in a category, apart from the bonus for most.

    The count is multiplied first, then divided and rounded down (categories).
    """
    worth = exact(count * category.times)
    if category.per > 1:
        worth = floor(Fraction(worth) / category.per)
    if category.cap is not None:
        worth = min(worth, category.cap)
    return -worth if category.minus else worth


def bonus_for_most(category: Category, counts: Sequence[Points | None]) -> tuple[int, ...]:
    """Compute each seat's bonus for having most of a category. A seat with none of it gets nothing."""
    most = max((count for count in counts if count is not None), default=0)
    ahead = [most > 0 and count == most for count in counts]
    shared = sum(ahead)
    if shared == 1 or category.shared == "each":
        each = category.most
    else:
        each = category.most // shared if shared and category.shared == "split" else 0
    return tuple(each if first else 0 for first in ahead)


# Lines ------------------------------------------------------------------------------------------------------


def scoresheet(position: Position) -> Scoresheet:
    """Rank the seats as if the pad were complete."""
    sheet = position.sheet
    lines = score_lines(position)
    figures = [tuple(_tiebreak_figure(sheet, tie, row) for tie in sheet.ties) for row in position.rows]
    ranked = rank_seats(
        position.phase == "scoring",
        categories_of(sheet),
        lines,
        figures,
        tuple(map(_tiebreak_of, sheet.ties)),
        lowest=sheet.lowest or sheet.how == "places",
    )
    if sheet.points_cell is not None:
        ranked = _with_known_points(
            ranked, sheet, [row.number_at(sheet.points_cell) for row in position.rows]
        )
    return _rank_all_second(ranked) if sheet.how == "together" and position.won is False else ranked


def _with_known_points(ranked: Scoresheet, sheet: Sheet, known: Sequence[Points | None]) -> Scoresheet:
    """Add known points, which do not order the seats, to the standings."""
    standings = tuple(
        replace(standing, known=points) for standing, points in zip(ranked.standings, known, strict=True)
    )
    lowest = ranked.lowest if all(points is None for points in known) else sheet.lowest
    return replace(ranked, standings=standings, lowest=lowest, counted=False)


def _rank_all_second(scoresheet: Scoresheet) -> Scoresheet:
    """Rank every seat second: all have lost, so the game comes first."""
    return replace(scoresheet, standings=tuple(replace(each, rank=2) for each in scoresheet.standings))


def categories_of(sheet: Sheet) -> tuple[str, ...]:
    """List the categories of points, in the order of the sheet."""
    names = tuple(category.name for category in sheet.categories)
    if sheet.how == "categories":
        return names
    return (*(("start", "rounds") if sheet.start else (sheet.how,)), *names)


def score_lines(position: Position) -> list[tuple[ScoreLine, ...]]:
    """List each seat's score lines."""
    sheet = position.sheet
    match sheet.how:
        case "categories":
            return _lines_by_category(position)
        case "rounds":
            final = _lines_by_category(position)
            rounds = (tuple(_lines_by_round(sheet, row)) for row in position.rows)
            return [one + more for one, more in zip(rounds, final, strict=True)]
        case "together":
            won = (ScoreLine("together", 1, "together"),) if position.won else ()
            return [won for _ in position.rows]
    return [_place_line(row, len(position.rows)) for row in position.rows]


def _lines_by_category(position: Position) -> list[tuple[ScoreLine, ...]]:
    found: list[list[ScoreLine]] = [[] for _ in position.rows]
    for cell, category in enumerate(position.sheet.categories):
        counts = [row.number_at(cell) for row in position.rows]
        bonus = bonus_for_most(category, counts) if category.most else [0] * len(counts)
        for lines, count, more in zip(found, counts, bonus, strict=True):
            if count is not None:
                lines.append(_count_line(category, count))
            if more:
                params: Params = {"name": category.name, "points": more}
                lines.append(ScoreLine(category.name, more, "categories.most", params, sentence="most"))
    return [tuple(lines) for lines in found]


def _count_line(category: Category, count: Points) -> ScoreLine:
    params: Params = {"name": category.name, "count": count}
    points = points_of(category, count)
    return ScoreLine(category.name, points, "categories", params, sentence="counted")


def _lines_by_round(sheet: Sheet, row: Row) -> Iterator[ScoreLine]:
    if sheet.start:
        yield ScoreLine("start", sheet.start, "rounds", {"points": sheet.start})
    for number, points, counted in round_points(sheet, row.cells):
        params: Params = {"round": number, "points": points}
        if not counted:
            yield ScoreLine("rounds", 0, "rounds.goal", params, sentence="bust")
        elif sheet.bids:
            first = sheet.first_round_cell + 2 * (number - 1)
            bid, made = row.number_at(first) or 0, row.number_at(first + 1) or 0
            yield ScoreLine(
                "rounds", points, "rounds.bids", {**params, "bid": bid, "made": made}, sentence="bids"
            )
        else:
            yield ScoreLine("rounds", points, "rounds", params)


def _place_line(row: Row, last: int) -> tuple[ScoreLine, ...]:
    """Score a seat's place. An unknown place counts as the last."""
    place = row.number_at(0)
    if place is None:
        return (ScoreLine("places", last, "places", {"place": last}, sentence="unplaced"),)
    return (ScoreLine("places", place, "places", {"place": place}),)


# Ties -------------------------------------------------------------------------------------------------------


def _tiebreak_of(tie: TieBreak) -> Tiebreak:
    return Tiebreak(tie.by, tie.fewest, tie.category)


def _tiebreak_figure(sheet: Sheet, tie: TieBreak, row: Row) -> Points:
    """Return a seat's figure for a tiebreak, or 0 if it has entered nothing yet."""
    if tie.by == "category":
        names = [category.name for category in sheet.categories]
        return row.number_at(names.index(tie.category)) or 0
    brought = [points for _, points, _ in round_points(sheet, row.cells)]
    if not brought:
        return 0
    return brought[-1] if tie.by == "last" else min(brought) if tie.fewest else max(brought)
