"""Points of a city, line by line: residential districts, empty squares, money."""

from collections.abc import Iterator

from companion.engine.notice import OpenQuestion
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.games.card_city.city import FRAME, GRID, compute_layout, district_worth, split_districts
from companion.games.card_city.position import PRINTED, Position, Town
from companion.kit.blank_seats import ask_blank_seats

CATEGORIES = ("residential", "empty", "money")
TIEBREAKS = (Tiebreak("money"),)


def scoresheet(position: Position) -> Scoresheet:
    """Rank the seats as if the game ended now. Ties are broken by money left."""
    return rank_seats(
        position.phase == "scoring",
        CATEGORIES,
        [tuple(score_lines(position, town)) for town in position.towns],
        [(town.money,) for town in position.towns],
        TIEBREAKS,
    )


def open_questions(position: Position) -> tuple[OpenQuestion, ...]:
    """Ask for the cities that nobody has entered."""
    return ask_blank_seats(position.phase == "scoring", position.towns, Town())


def score_lines(position: Position, town: Town) -> Iterator[ScoreLine]:
    """Yield the score lines of a town."""
    for district in split_districts(compute_layout(town.city).R):
        size, cells = district.bit_count(), GRID.names_of(district)
        points = district_worth(size)
        params = {"size": size, "points": points}
        yield ScoreLine("residential", points, "score.residential", params, cells)
    count = count_empty_squares(position, town)
    yield ScoreLine("empty", -count, "score.empty", {"count": count})
    points, rest = divmod(town.money, PRINTED.money_per_point)
    money = {"money": town.money, "points": points, "rest": rest}
    yield ScoreLine("money", points, "score.money", money)


def count_empty_squares(position: Position, town: Town) -> int:
    """Count the unbuilt squares of a town: of all 25, or by a ruling of the rectangle it spans."""
    cards = compute_layout(town.city).all
    if position.rulings.empty == "spanned":
        columns, rows = FRAME.span(cards)
        squares = columns * rows
    else:
        squares = PRINTED.side**2
    return max(0, squares - cards.bit_count())
