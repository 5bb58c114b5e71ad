"""A finished map that is counted by hand: what is counted for each category, and the points of it."""

from collections.abc import Iterator

from msgspec.structs import fields, replace

from companion.engine.hand_counts import HandCount
from companion.engine.message import Impossible
from companion.engine.scoresheet import ScoreLine
from companion.engine.words import Params, Word
from companion.games.roll_into_town.moves import SetCount
from companion.games.roll_into_town.position import Counts, Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.words import side_words

CATEGORIES = {
    "houses": "houses",
    "tavern_houses": "taverns",
    "river": "river",
    "joined": "river",
    "coasts": "coast",
    "oceans": "lighthouse",
    "lighthouse": "lighthouse",
    "cathedral": "cathedral",
}
"""Category of points of each count."""


def hand_counts(position: Position, seat: int) -> tuple[HandCount, ...]:
    """List the numbers to count by hand for a seat, none if its map is drawn."""
    if not position.over or is_drawn(position, seat):
        return ()
    return tuple(
        HandCount(
            category=CATEGORIES[field.name],
            label=Word(f"counted-{field.name}"),
            message=SetCount,
            keys={"counted": field.name},
        )
        for field in fields(Counts)
    )


def is_drawn(position: Position, seat: int) -> bool:
    """Check that something is drawn on a seat's map."""
    return position.sheet(seat).cells != position.printed.cells


def set_count(position: Position, correction: SetCount) -> Position:
    """Set a count of a seat.

    Raises:
        Impossible: its map is drawn, so nothing on it is counted by hand.
    """
    seat = correction.seat
    if is_drawn(position, seat):
        raise Impossible("a map that is drawn is not counted")
    counted = replace(position.players[seat].counted or Counts(), **{correction.counted: correction.count})
    return position.with_player(seat, counted=counted)


def counted_lines(counts: Counts) -> Iterator[ScoreLine]:
    """Yield the score lines of a map that is counted by hand."""
    points = numbers().points
    if counts.houses:
        yield _count_line("houses", counts.houses, points.house)
    if counts.tavern_houses:
        yield _count_line("taverns", counts.tavern_houses, points.tavern, "taverns_counted")
    if counts.river:
        open_river: Params = {"state": "open", "sides": side_words()}
        yield _count_line("river", counts.river, points.river, "", open_river)
    if counts.joined:
        yield _count_line("river", counts.joined, points.joined, "joined_counted")
    if counts.coasts:
        yield _count_line("coast", counts.coasts, points.coast)
    if counts.lighthouse:
        each, lit = points.lighthouse, counts.coasts + counts.oceans
        params = {"coasts": counts.coasts, "oceans": counts.oceans, "each": each, "points": lit * each}
        yield ScoreLine("lighthouse", lit * each, "score.lighthouse", params)
    if counts.cathedral:
        yield ScoreLine("cathedral", points.cathedral, "score.cathedral", {"points": points.cathedral})


def _count_line(
    category: str, count: int, each: int, sentence: str = "", further: Params | None = None
) -> ScoreLine:
    """Score things that are worth the same each, with `further` params of the sentence."""
    params = {"count": count, "each": each, "points": count * each, **(further or {})}
    return ScoreLine(category, count * each, f"score.{category}", params, sentence=sentence)
