"""Sweet Lands as it is typed from the table: the copy of the box, every map hex by hex, numbers beside it.

Everything but names has a default, so that a file states no more than its point needs. `write` states every
value that differs from its default, so that `read` gives an equal position back.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from companion.engine.notation import Unreadable, seat_number
from companion.engine.setup import Name
from companion.engine.words import Phrase
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.moves import ByHand, Move
from companion.games.sweet_lands.position import LATEST_RULES, TRACKS, Disc, Player, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.typed import box, complete, defaults, seats, spelling
from companion.games.sweet_lands.typed.tables import BoxTable, Text, Tiles, TrackName, Upto40
from companion.games.sweet_lands.vocabulary import AREAS
from companion.games.sweet_lands.words import name_place
from companion.kit.spelling import FOUND
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext
from companion.kit.typed_notation import Reading, TypedNotation

_DISC = re.compile(r"(?P<area>[A-Za-z][0-9]?)\s+(?P<slot>[1-3])\s+(?P<name>.+)")


class SweetLandsNotation(TypedNotation[Position, Move]):
    """Reader and writer of Sweet Lands' position files."""

    def __init__(self) -> None:
        """Declare the forms and defaults.

        Names alone have no default, so that a file states no more than its point needs.
        """
        super().__init__(
            Position,
            Move,
            per_seat="players",
            seats=range(1, 5),
            forms={
                **seats.FORMS,
                **spelling.FORMS,
                (Position, "passed"): Form(read=_seats),
                (Position, "order"): Form(read=_seats),
                (Position, "milestones"): Form(Tiles),
                (Position, "finals"): Form(Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=4)]),
                (Position, "advanced"): Form(Tiles),
            },
            defaults={
                "round": lambda reading: numbers().rounds if reading["phase"] == "scoring" else 1,
                "phase": defaults.phase_of,
                "start": lambda _reading: 0,
                "rules": lambda _reading: LATEST_RULES,
                "turn": defaults.turn_of,
                "finals": lambda reading: tuple(range(1, len(reading.table.box.final_tiles) + 1)),
            },
            seat_defaults={"side": lambda reading, seat: box.default_side(reading["own"], seat)},
            derived={
                "claimed": defaults.claimed_of,
                "milestones": defaults.milestones_of,
                "finals": lambda _position: (),
            },
            seat_derived={
                "side": lambda position, seat: box.default_side(position.own, seat),
                "passed": lambda position, seat: seat in position.passed,
                "dues": defaults.dues_of,
            },
            split_fields={Position: (BOX, DISCS, ENDS), Player: (seats.MAP,)},
        )

    def settle(self, position: Position, reading: Reading) -> Position:
        """Merge the seats that have passed: first those listed in order, then those marked one by one."""
        shared, said = position.passed, [player.passed for player in position.players]
        passed = (*shared, *(seat for seat, also in enumerate(said) if also and seat not in shared))
        players = (replace(player, passed=seat in passed) for seat, player in enumerate(position.players))
        return replace(position, players=tuple(players), passed=passed)

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """Complete a typed move with the resources, the coffee shop and the rabbit it leaves open."""
        return complete.resolve_move(position, seat, move)

    def prepare(self, position: Position, move: Move) -> Position:
        """Book by hand every awaited print that the file's box lacks."""
        return position if isinstance(move, ByHand) else complete.book_awaited(position)

    def name_on_board(self, position: Position, seat: int, target: str) -> str | Phrase:
        """Name a hex or an edge by the rows of the seat's map, and any other target by its own name."""
        return name_place(seat_land(position, seat).grid, target) if "," in target else target


def _seats(texts: Sequence[str], context: ReadContext) -> tuple[int, ...]:
    """Read seats by name, each at most once."""
    found: list[int] = []
    for number, name in enumerate(texts):
        seat = seat_number(context.names, name, context.at_index(number).field)
        if seat in found:
            raise Unreadable("seat_twice", context.at_index(number).field, name=name)
        found.append(seat)
    return tuple(found)


def _read_discs(table: Any, context: ReadContext) -> Mapping[str, tuple[Disc, ...]]:
    where = context.at_field("discs")
    return {"discs": tuple(_disc(text, where.at_index(number)) for number, text in enumerate(table.discs))}


def _disc(text: str, context: ReadContext) -> Disc:
    match = _DISC.fullmatch(text.strip())
    if match is None or match["area"].upper() not in AREAS:
        raise Unreadable("disc", context.field, found=text.strip()[:FOUND])
    return Disc(
        match["area"].upper(), int(match["slot"]), seat_number(context.names, match["name"], context.field)
    )


def _write_discs(position: Position, context: WriteContext) -> Mapping[str, Any]:
    said = [f"{disc.area} {disc.slot} {context.names[disc.seat]}" for disc in position.discs]
    return {"discs": said or None}


def _read_ends(table: Any, context: ReadContext) -> Mapping[str, Any]:
    where = context.at_field("ends")
    said = {
        track: seat_number(context.names, name, where.at_field(track).field)
        for track, name in table.ends.items()
    }
    return {"ends": tuple(said.get(str(track)) for track in TRACKS)}


def _write_ends(position: Position, context: WriteContext) -> Mapping[str, Any]:
    ends = zip(TRACKS, position.ends, strict=True)
    return {"ends": {str(track): context.names[seat] for track, seat in ends if seat is not None} or None}


BOX = SplitFields(
    ("own",),
    {"box": (BoxTable, BoxTable())},
    lambda table, _here: {"own": box.own_of(table.box)},
    lambda position, _there: {"box": box.write_box(position.own) or None},
)
DISCS = SplitFields(
    ("discs",),
    {"discs": (Annotated[tuple[Text, ...], msgspec.Meta(max_length=80)], ())},
    _read_discs,
    _write_discs,
)
"""Discs on the areas: area, slot and seat, such as ``A 1 Ann``."""

ENDS = SplitFields(("ends",), {"ends": (dict[TrackName, Name], {})}, _read_ends, _write_ends)
"""First seats at the ends of the prosperity tracks, by the number of the track."""
