"""Dues set aside while a record is folded again: gains of a corrected print that the record did not know."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.owners_box import with_entry
from companion.engine.refolding import Refolding
from companion.engine.verdict import Verdict
from companion.games.sweet_lands import printed, turn
from companion.games.sweet_lands.differences import differences
from companion.games.sweet_lands.entries import is_followed
from companion.games.sweet_lands.position import MOST_DUES, Due, Position

Aside = Mapping[int, tuple[Due, ...]]
"""Dues set aside, by seat, the first of them first."""


def read_print(position: Position, name: str, text: str) -> Position:
    """Set the text of a box entry, and book nothing.

    Raises:
        Impossible: there is no such entry, or its text is not of its form.
    """
    return replace(position, own=with_entry(position.own, name, text, printed.check))


def make_way(position: Position, seat: int, move: Any, aside: Aside | None) -> tuple[Position, Aside | None]:
    """Set aside the fewest dues with which a seat's move breaks the fewest rules.

    Dues of the seat itself go first, then those of a seat that the table still waits for.
    """
    best = (_weight(turn.verdict(position, seat, move)), position, aside)
    for cleared, lying in _clear_dues(position, seat, aside or {}):
        weight = _weight(turn.verdict(cleared, seat, move))
        if weight < best[0]:
            best = (weight, cleared, lying)
    return best[1], best[2]


def _weight(verdict: Verdict) -> tuple[bool, int]:
    return not verdict.possible, len(verdict.violations)


def _clear_dues(position: Position, seat: int, aside: Aside) -> Iterator[tuple[Position, Aside]]:
    """Yield the position with more and more dues set aside."""
    yield from _clear_own(position, seat, aside)
    others, lying = position, aside
    for other in range(position.count):
        if other != seat:
            others, lying = _set_aside(others, lying, other, len(others.players[other].dues))
    others = turn.settle(others)
    if others != position:
        yield others, lying
        yield from _clear_own(others, seat, lying)


def _clear_own(position: Position, seat: int, aside: Aside) -> Iterator[tuple[Position, Aside]]:
    for count in range(1, len(position.players[seat].dues) + 1):
        cleared, lying = _set_aside(position, aside, seat, count)
        yield turn.settle(cleared), lying


def _set_aside(position: Position, aside: Aside, seat: int, count: int) -> tuple[Position, Aside]:
    """Move the first dues of a seat to what lies aside."""
    dues = position.players[seat].dues
    if not dues:
        return position, aside
    lying = {**aside, seat: (*aside.get(seat, ()), *dues[:count])}
    return position.with_player(seat, dues=dues[count:]), lying


def restore(position: Position, aside: Aside) -> Position:
    """Put back what lies aside, before all else that the seats are owed."""
    for seat, dues in aside.items():
        owed = (*dues, *position.players[seat].dues)[:MOST_DUES]
        position = position.with_player(seat, dues=owed)
    return position


REFOLDING: Refolding[Position, Any] = Refolding(
    read=read_print, follows=is_followed, make_way=make_way, restore=restore, differences=differences
)
"""Part of Sweet Lands that folds a record again after a misread print."""
