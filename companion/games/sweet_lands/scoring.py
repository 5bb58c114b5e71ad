"""Final score of Sweet Lands, step by step, each line with the hexes and numbers it came from."""

from collections.abc import Iterator

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Params, Who, Word
from companion.games.sweet_lands import prosperity, words
from companion.games.sweet_lands.counting import count, ports
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Counts, Player, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.unread import MOST_PORTS, ask_unread, find_unread
from companion.games.sweet_lands.vocabulary import COLUMNS, ELEMENTS, ELSE, Element
from companion.kit.blank_seats import ask_blank_seats

CATEGORIES = (
    "points", "prosperity", "cities", "sets", "gold", "diamonds", "ports", "milestones", "final_tiles",
)  # fmt: skip
"""The nine steps, in the order of the rulebook."""

TIEBREAKS = (Tiebreak("rabbits"),)

FULL = 5
"""Number of tents, houses or buildings in a full set."""

SETS = {"tents": "rabbits", "houses": "city", "buildings": "industry"}
"""Element that a full set multiplies, by the set."""


def scoresheet(position: Position) -> Scoresheet:
    """Build the standings as if the game ended now. Unread prints count as nothing."""
    places = {tile: final_points(position, tile) for tile in position.finals}
    lines = [tuple(_lines(position, seat, places)) for seat in range(position.count)]
    figures = [(count(position, seat, "rabbits"),) for seat in range(position.count)]
    return rank_seats(position.phase == "scoring", CATEGORIES, lines, figures, TIEBREAKS)


def open_questions(position: Position) -> tuple[OpenQuestion, ...]:
    """Ask for seats without any number, seats with too many ports, and unread prints behind the score."""
    if position.phase != "scoring":
        return ()
    blank = ask_blank_seats(True, position.players, Player(counted=Counts()))
    return (*blank, *_ask_ports(position), *ask_unread(position))


def _ask_ports(position: Position) -> Iterator[OpenQuestion]:
    """Ask for the ports of every seat that has joined more than the table of points tells."""
    for seat in range(position.count):
        if (number := count(position, seat, "ports")) > MOST_PORTS:
            yield OpenQuestion(
                Notice("ports", seat, {"seat": Who(seat), "count": number, "most": MOST_PORTS})
            )


def _lines(position: Position, seat: int, places: dict[int, tuple[int, ...]]) -> Iterator[ScoreLine]:
    points, player = numbers().points, position.players[seat]
    yield ScoreLine("points", player.points, "score.victory", {"points": player.points})
    yield from _prosperity(position, seat)
    yield _each_line(
        "cities", player.city_points // points["per_city_points"], "city", count=player.city_points
    )
    yield from _sets(position, seat)
    yield _each_line("gold", player.gold // points["per_gold"], "gold", count=player.gold)
    yield _each_line("diamonds", player.diamonds * points["diamond"], "diamonds", count=player.diamonds)
    yield _ports(position, seat)
    claimed = len(player.milestones)
    yield _each_line("milestones", claimed * points["milestone"], "milestones", count=claimed)
    yield from _finals(position, seat, places)


def _each_line(category: str, points: int, section: str, **params: int) -> ScoreLine:
    return ScoreLine(category, points, f"score.{section}", params)


def _prosperity(position: Position, seat: int) -> Iterator[ScoreLine]:
    """Yield a line for each element: its count times the multiplier under the marker."""
    for element in ELEMENTS:
        times = prosperity.multiplier(position, seat, element)
        there = count(position, seat, element)
        params: Params = {
            "element": Word(f"element-{element}"),
            "count": there,
            "times": times or 0,
            "read": int(times is not None),
        }
        cells, word = counted_cells(position, seat, element), Word(f"element-{element}")
        yield ScoreLine("prosperity", there * (times or 0), "score.prosperity", params, cells, counted=word)


def counted_cells(position: Position, seat: int, element: Element) -> tuple[str, ...]:
    """List the hexes or edges behind an element's count. Empty for elements that lie off the map."""
    player, land = position.players[seat], seat_land(position, seat)
    if player.counted is not None:
        return ()
    match element:
        case "terrain":
            return land.grid.names_of(land.tiles)
        case "rabbits":
            return land.grid.names_of(land.rabbits)
        case "properties":
            return land.grid.names_of(land.built)
        case "roads":
            return land.edges.names_of(land.roads)
    return ()


def _sets(position: Position, seat: int) -> Iterator[ScoreLine]:
    """Yield the lines of five tents, five houses and five buildings."""
    for (several, element), kind in zip(SETS.items(), COLUMNS, strict=True):
        built = count(position, seat, several)
        there, each = count(position, seat, element), numbers().points[several]
        params: Params = {
            "set": Word(f"element-{several}"),
            "built": built,
            "element": Word(f"element-{element}"),
            "count": there,
            "each": each,
            "full": int(built >= FULL),
        }
        land = seat_land(position, seat)
        cells = () if position.players[seat].counted else land.grid.names_of(land.with_kind(kind))
        points, word = there * each if built >= FULL else 0, Word(f"element-{several}")
        yield ScoreLine("sets", points, "score.sets", params, cells, counted=word)


def port_points(position: Position, number: int) -> int | None:
    """Look up the points for joined ports, clamped to `MOST_PORTS`, or None if unread."""
    return position.printed.part_number("ports", min(MOST_PORTS, number))


def _ports(position: Position, seat: int) -> ScoreLine:
    number = count(position, seat, "ports")
    worth = port_points(position, number)
    counted = position.players[seat].counted is not None
    cells = () if counted else seat_land(position, seat).grid.names_of(ports(position, seat))
    params = {"count": number, "read": int(worth is not None)}
    return ScoreLine("ports", worth or 0, "score.ports", params, cells)


# Final tiles ------------------------------------------------------------------------------------------------


def final_element(position: Position, tile: int) -> str | None:
    """Look up the element that a final tile compares, or None if unread."""
    return position.printed.part_word(f"final-{tile}", 0)


def dummy(position: Position, tile: int) -> int | None:
    """Look up the printed player's count on a final tile, or None if unread."""
    return position.printed.part_number(f"final-{tile}", 1)


def final_points(position: Position, tile: int) -> tuple[int, ...]:
    """Compute the points of each seat on a final tile: most for the first, less for the second.

    The printed player is compared, too. With several first, no seat is second. With several second, each
    scores as second.
    """
    element, printed = final_element(position, tile), dummy(position, tile)
    if element in (None, ELSE) or printed is None:
        return (0,) * position.count
    assert element is not None
    there = [count(position, seat, element) for seat in range(position.count)]
    order = sorted((*there, printed), reverse=True)
    first, second = order[0], order[1]
    worth = numbers().points
    return tuple(
        worth["final_first"] if number == first
        else worth["final_second"] if number == second
        else 0
        for number in there
    )  # fmt: skip


def _finals(position: Position, seat: int, places: dict[int, tuple[int, ...]]) -> Iterator[ScoreLine]:
    for tile, points in places.items():
        element, printed = final_element(position, tile), dummy(position, tile)
        there = count(position, seat, element) if element and element != ELSE else 0
        params: Params = {
            "tile": tile,
            "element": Word(f"element-{element or 'unknown'}"),
            "count": there,
            "dummy": printed or 0,
            "read": 2 if element == ELSE else int(element is not None and printed is not None),
        }
        tile_name = words.with_number("final", tile)
        yield ScoreLine("final_tiles", points[seat], "score.final", params, counted=tile_name)


def unread_entries(position: Position) -> tuple[str, ...]:
    """List the unread prints that can change the score as the game stands."""
    return tuple(find_unread(position))
