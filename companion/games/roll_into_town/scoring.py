"""Points of a town: houses, taverns, the river, coasts, the lighthouse and the Cathedral. And a title."""

from bisect import bisect_right
from collections.abc import Iterator

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.points import Points
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Params, Word
from companion.games.roll_into_town.counting import counted_lines
from companion.games.roll_into_town.drawing.rivers import River, find_rivers
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.position import Counts, Position, Sheet
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.words import side_words
from companion.geometry.bits import Mask, bits
from companion.kit.blank_seats import ask_blank_seats

CATEGORIES = ("houses", "taverns", "river", "coast", "lighthouse", "cathedral")
TIEBREAKS = (Tiebreak("houses"),)


def scoresheet(position: Position) -> Scoresheet:
    """Rank the seats as if the game ended now.

    The points of houses alone break ties; after that the rank is shared.
    """
    seats = range(position.count)
    every = [tuple(_seat_lines(position, seat)) for seat in seats]
    figures = [(house_points(position, seat),) for seat in seats]
    return rank_seats(position.over, CATEGORIES, every, figures, TIEBREAKS)


def open_questions(position: Position) -> tuple[OpenQuestion, ...]:
    """Ask for the maps that nobody has drawn."""
    areas = [(player.sheet, player.counted or Counts()) for player in position.players]
    return ask_blank_seats(position.over, areas, (Sheet(position.printed.cells), Counts()))


def house_points(position: Position, seat: int) -> int:
    """Compute the points of a map's houses, without the taverns' points for them."""
    counts = position.tally(seat)
    houses = counts.houses if counts else seat_land(position, seat).cells_of("house").bit_count()
    return houses * numbers().points.house


def _seat_lines(position: Position, seat: int) -> Iterator[ScoreLine]:
    """Yield the score lines of a seat's map, counted by hand or drawn."""
    counts = position.tally(seat)
    return counted_lines(counts) if counts else score_lines(seat_land(position, seat))


def score_lines(land: Land) -> Iterator[ScoreLine]:
    """Yield the score lines of a map, also of a tavern, a lighthouse or a river without points."""
    points = numbers().points
    if houses := land.cells_of("house"):
        yield _count_line(land, "houses", houses, points.house)
    yield from _tavern_lines(land)
    for river in find_rivers(land):
        yield _river_line(land, river)
    if land.coasts:
        yield _count_line(land, "coast", land.coasts, points.coast)
    if land.bottoms:
        yield _lighthouse_line(land)
    if squares := land.cells_of("cathedral"):
        names = land.grid.names_of(squares)
        yield ScoreLine("cathedral", points.cathedral, "score.cathedral", {"points": points.cathedral}, names)


def _count_line(land: Land, category: str, squares: Mask, points: int) -> ScoreLine:
    """Score squares that are worth the same each."""
    count = squares.bit_count()
    params: Params = {"count": count, "each": points, "points": count * points}
    return ScoreLine(category, count * points, f"score.{category}", params, land.grid.names_of(squares))


# Taverns --------------------------------------------------------------------------------------------------


def share_houses_by_tavern(land: Land) -> dict[int, Mask]:
    """Map each tavern's square by number to the mask of houses that count for it, row by row.

    Every house next to a tavern counts for exactly one. As there are eight squares around a tavern, the first
    one can take all its houses without any being lost: no tavern ever has more than it can count.
    """
    left, found = land.cells_of("house"), dict[int, Mask]()
    for tavern in bits(land.cells_of("tavern")):
        found[tavern] = land.grid.halo(1 << tavern) & left
        left &= ~found[tavern]
    return found


def _tavern_lines(land: Land) -> Iterator[ScoreLine]:
    """Yield a line for each tavern, also if all its houses count for another."""
    each = numbers().points.tavern
    for tavern, houses in share_houses_by_tavern(land).items():
        around = land.grid.halo(1 << tavern) & land.cells_of("house")
        count = houses.bit_count()
        params: Params = {
            "at": land.grid.names[tavern],
            "count": count,
            "others": around.bit_count() - count,
            "points": count * each,
        }
        cells = (land.grid.names[tavern], *land.grid.names_of(houses))
        yield ScoreLine("taverns", count * each, "score.taverns", params, cells)


# Water ----------------------------------------------------------------------------------------------------


def _river_line(land: Land, river: River) -> ScoreLine:
    """Score a river's squares, worth more if it joins opposite borders.

    Its ``state``: ``joined``; ``borders`` if it leaves the map at two that are not opposite, ``same``
    if at the same one twice; else ``open``.
    """
    points = numbers().points
    each = points.joined if river.joins_borders else points.river
    count = len(river.cells)
    params: Params = {
        "state": _river_state(river),
        "count": count,
        "each": each,
        "points": count * each,
        "sides": side_words(*dict.fromkeys(river.border_sides)),
    }
    return ScoreLine(
        "river", count * each, "score.river", params, tuple(land.grid.names[cell] for cell in river.cells)
    )


def _river_state(river: River) -> str:
    if not river.is_finished:
        return "open"
    return "joined" if river.joins_borders else "borders" if len(set(river.border_sides)) > 1 else "same"


def _lighthouse_line(land: Land) -> ScoreLine:
    """Score all coasts and oceans, once even if the table has allowed several lighthouses."""
    each = numbers().points.lighthouse
    lit = land.coasts | land.oceans
    params: Params = {
        "coasts": land.coasts.bit_count(),
        "oceans": land.oceans.bit_count(),
        "each": each,
        "points": lit.bit_count() * each,
    }
    return ScoreLine(
        "lighthouse", lit.bit_count() * each, "score.lighthouse", params, land.grid.names_of(lit)
    )


# Playing alone ---------------------------------------------------------------------------------------------

TITLES = ("failed", "ordinary", "good", "great", "legendary")
"""From the lowest on; each begins at one of `Numbers.solo`, the first at nothing."""


def mayor_title(points: Points) -> str:
    """Return the mayor's title for these points."""
    return TITLES[bisect_right(numbers().solo, points)]


def title_remarks(position: Position) -> tuple[Notice, ...]:
    """Tell a single player's title and the points missing for the next one, nothing with several seats."""
    if position.count > 1:
        return ()
    points = scoresheet(position).standings[0].total
    said = Notice("solo", 0, {"points": points, "title": Word(f"title-{mayor_title(points)}")})
    higher = [least for least in numbers().solo if least > points]
    if not higher:
        return (said,)
    following: Params = {"missing": higher[0] - points, "title": Word(f"title-{mayor_title(higher[0])}")}
    return said, Notice("solo-next", 0, following)
