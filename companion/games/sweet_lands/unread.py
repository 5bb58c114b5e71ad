"""Unread prints that the final score rests on, with the points that each could still add."""

from collections.abc import Iterator, Mapping

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.words import Params
from companion.games.sweet_lands import prosperity, words
from companion.games.sweet_lands.counting import count, unread_ports
from companion.games.sweet_lands.entries import MOST_PORT_POINTS, MOST_TIMES, is_asked
from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import ELEMENTS, Element

MOST_PORTS = 4
"""Most joined ports that the table of points tells."""

Bounds = tuple[tuple[int, int], ...]
"""The least and the most points that a print adds to each seat."""


def find_unread(position: Position) -> Mapping[str, Bounds]:
    """Find the unread prints that can change the score as the game stands, with their bounds."""
    found = {name: tuple((0, most) for most in every) for name, every in _most_points(position)}
    own = position.printed
    return {
        name: bounds
        for name, bounds in {**found, **_ports_of_hexes(position)}.items()
        if is_asked(name, "end") and not own.knows(name) and any(most for _, most in bounds)
    }


def ask_unread(position: Position) -> Iterator[OpenQuestion]:
    """Ask for every unread print behind the final score."""
    for name, bounds in find_unread(position).items():
        params: Params = {"what": words.entry(position, name), "most": max(most for _, most in bounds)}
        yield OpenQuestion(Notice("unread", None, params), entry=name, bounds=bounds)


def _most_points(position: Position) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the prints of the end, each with the most points that it can add to every seat."""
    for track in TRACKS:
        yield f"track-{track}", tuple(_most_of_track(position, seat, track) for seat in _seats(position))
    for track in TRACKS:
        for space in dict.fromkeys(player.prosperity[track - 1] for player in position.players):
            yield (
                f"track-{track}-{space}",
                tuple(
                    _most_of_track(position, seat, track)
                    if position.players[seat].prosperity[track - 1] == space
                    else 0
                    for seat in _seats(position)
                ),
            )
    yield "ports", (MOST_PORT_POINTS,) * position.count
    for tile in position.finals:
        yield f"final-{tile}", (numbers().points["final_first"],) * position.count


def _ports_of_hexes(position: Position) -> Mapping[str, Bounds]:
    """Bound the points of the unread hexes below tiles, each of which may be a port that is joined."""
    found: dict[str, Bounds] = {}
    owners = [set(unread_ports(position, seat)) for seat in _seats(position)]
    for name in sorted(set().union(*owners)):
        found[name] = tuple(
            _bounds_of_port(position, seat, name in owners[seat]) for seat in _seats(position)
        )
    return found


def _bounds_of_port(position: Position, seat: int, own: bool) -> tuple[int, int]:
    """Bound the points by one more port of a seat, or of another seat, which final tiles may compare."""
    tiles = sum(position.printed.part_word(f"final-{tile}", 0) == "ports" for tile in position.finals)
    compared = tiles * numbers().points["final_first"]
    if not own:
        return -compared, 0
    has = min(MOST_PORTS, count(position, seat, "ports"))
    worth, *more = (position.printed.part_number("ports", number) for number in range(has, MOST_PORTS + 1))
    steps = [0, *(MOST_PORT_POINTS if each is None else each - (worth or 0) for each in more)]
    return min(steps), max(steps) + compared


def _seats(position: Position) -> range:
    return range(position.count)


def _most_of_track(position: Position, seat: int, track: int) -> int:
    """Compute the most points of a seat by the multiplier of a track, for any element it may count."""
    player = position.players[seat]
    known = position.printed.part_number(f"track-{track}-{player.prosperity[track - 1]}", 1)
    times = MOST_TIMES if known is None else known
    counted = (
        count(position, seat, element)
        for element in _possible_elements(position, track)
        if player.multipliers[ELEMENTS.index(element)] is None
    )
    return times * max(counted, default=0)


def _possible_elements(position: Position, track: int) -> tuple[Element, ...]:
    """List the elements that a track may count: the one read, or those that no other track counts."""
    counted = prosperity.counts(position, track)
    if counted is not None:
        return tuple(element for element in ELEMENTS if element == counted)
    taken = {prosperity.counts(position, other) for other in TRACKS}
    return tuple(element for element in ELEMENTS if element not in taken)
