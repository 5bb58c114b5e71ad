"""A print that somebody had misread: what it gave each seat is booked again, as far as it is numbers."""

from collections.abc import Iterator, Mapping

from companion.games.sweet_lands.gaining import STOCK, add_stock, print_gives, times
from companion.games.sweet_lands.position import Booked, Position


def rebook(before: Position, after: Position, entry: str) -> Position:
    """The position with the difference that another text of an entry makes to what was booked with it.

    Pieces laid, steps made and cards taken over stay: only resources, cards in hand and points are set right.
    Nothing falls below 0.

    Args:
        before: with the old text.
        after: the same with the new one.
        entry: the entry's name.
    """
    for seat, player in enumerate(before.players):
        for one in player.booked:
            if one.entry == entry:
                had, has = _worth(before, seat, one), _worth(after, seat, one)
                for field in {**had, **has}:
                    more = has.get(field, 0) - had.get(field, 0)
                    after = add_stock(after, seat, field, more * one.times)
    return after


def _worth(position: Position, seat: int, one: Booked) -> Mapping[str, int]:
    """What is booked for one use of a print, by the player's field."""
    total: dict[str, int] = {}
    for field, number in _numbers(position, seat, one):
        total[field] = total.get(field, 0) + number
    return total


def _numbers(position: Position, seat: int, one: Booked) -> Iterator[tuple[str, int]]:
    if one.entry.startswith("income-"):
        yield one.entry.split("-")[1], position.printed.number(one.entry) or 0
        return
    gains = print_gives(position, one.entry, one.part)
    if gains is None or one.option >= len(gains.options):
        return
    for gain in gains.options[one.option]:
        if gain.kind in STOCK:
            yield STOCK[gain.kind], times(position, seat, gain)
