"""Markers that lie before people: dealer, first player, or a sign of the table's own. They decide nothing."""

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.engine.setup import MOST_SEATS

Sign = Literal[
    "dealer", "first", "star", "heart", "flag", "shield", "coin", "key", "leaf", "bolt", "paw", "anchor"
]
"""Pictures of markers. There is one marker of each."""

Pace = Literal["tap", "round"]
"""How a marker goes on to the next person: when it is tapped, or by itself with each new round as well."""


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Marker before a person.

    Attributes:
        sign: its picture.
        seat: the seat that it was put before.
        pace: how it goes on.
        since: the round in which it was put there; 0 for a game without rounds.
    """

    sign: Sign
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    pace: Pace = "tap"
    since: Annotated[int, Meta(ge=0)] = 0

    def seat_in(self, round_number: int, seats: int) -> int:
        """Return the seat before which it lies in a round.

        Args:
            round_number: the round; an earlier one than `since` brings it back again.
            seats: the number of seats, clockwise.
        """
        gone = round_number - self.since if self.pace == "round" else 0
        return (self.seat + gone) % seats


SIGNS: tuple[Sign, ...] = get_args(Sign)
"""Pictures of markers, in the order in which they are offered."""

Markers = Annotated[tuple[Marker, ...], Meta(max_length=len(SIGNS))]
"""Markers of a table, each sign once, in the order in which they came."""


@dataclass(frozen=True, slots=True)
class PutMarker:
    """Command to put a marker before a seat.

    Attributes:
        sign: its picture.
        seat: the seat.
        pace: how it goes on from there.
    """

    sign: Sign
    seat: int
    pace: Pace = "tap"


@dataclass(frozen=True, slots=True)
class PassMarker:
    """Command to pass a marker on to the next seat."""

    sign: Sign


@dataclass(frozen=True, slots=True)
class RemoveMarker:
    """Command to put a marker back into the box."""

    sign: Sign


MarkerMove = PutMarker | PassMarker | RemoveMarker
"""Command to the markers."""


def move_marker(
    markers: tuple[Marker, ...], command: MarkerMove, round_number: int, seats: int
) -> tuple[Marker, ...]:
    """Apply a command to the markers of a table.

    Args:
        markers: the markers before.
        command: the command.
        round_number: the round of the table; 0 without rounds.
        seats: the number of seats, clockwise.

    Raises:
        ValueError: there is no such seat, picture or pace.
    """
    match command:
        case PutMarker(sign, seat, pace):
            if not 0 <= seat < seats:
                raise ValueError(f"there is no seat {seat}")
            put = {"sign": sign, "seat": seat, "pace": pace, "since": round_number}
            return _put_marker(markers, msgspec.convert(put, Marker))
        case PassMarker(sign):
            return tuple(
                _pass_on(each, round_number, seats) if each.sign == sign else each for each in markers
            )
        case RemoveMarker(sign):
            return tuple(each for each in markers if each.sign != sign)


def _put_marker(markers: tuple[Marker, ...], put: Marker) -> tuple[Marker, ...]:
    """Return the markers with one put down, in its old place among them if it lay elsewhere."""
    if all(each.sign != put.sign for each in markers):
        return (*markers, put)
    return tuple(put if each.sign == put.sign else each for each in markers)


def _pass_on(marker: Marker, round_number: int, seats: int) -> Marker:
    following = (marker.seat_in(round_number, seats) + 1) % seats
    return replace(marker, seat=following, since=round_number)
