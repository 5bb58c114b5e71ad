"""Sweet Lands as it is typed from the table: what the copy shows, every map hex by hex, numbers beside it.

Everything but names has a default, so that a file says no more than its point needs; `write` states whatever
`read` could take otherwise, so that it gives an equal position back.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.engine import toml
from companion.engine.notation import Notation, Told, Unreadable, seat_number
from companion.engine.words import Phrase
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.moves import ByHand, Move
from companion.games.sweet_lands.position import TRACKS, Disc, Player, Position
from companion.games.sweet_lands.typed import box, meaning, seats, spelling, unstated
from companion.games.sweet_lands.typed.places import FOUND
from companion.games.sweet_lands.typed.tables import TableFile
from companion.games.sweet_lands.vocabulary import AREAS
from companion.games.sweet_lands.words import place_said

_DISC = re.compile(r"(?P<area>[A-Za-z][0-9]?)\s+(?P<slot>[1-3])\s+(?P<name>.+)")


class SweetLandsNotation(Notation[Position, Move, TableFile]):
    """Reads and writes Sweet Lands' position files."""

    table_type = TableFile

    def read(self, table: TableFile, told: Told[Move]) -> Position:
        """See `Notation.read`."""
        names, purpose, moves, first = told.names, told.purpose, told.said, told.first
        own = box.own_of(table.box)
        phase = unstated.phase_of(table, purpose, moves)
        players = tuple(
            seats.read_player(seat, own, number, phase) for number, seat in enumerate(table.seats)
        )
        passed = _read_passed(table, names, players)
        players = tuple(
            msgspec.structs.replace(player, passed=seat in passed) for seat, player in enumerate(players)
        )
        start = _seat(table.start, names, "$.start", 0)
        claimed = unstated.claimed_of(table, players)
        return Position(
            players,
            own,
            table.rulings,
            round=unstated.round_of(table, phase),
            phase=phase,
            start=start,
            turn=_seat(table.turn, names, "$.turn", first if phase == "action" else start),
            passed=passed,
            order=_seats(table.order, names, "$.order"),
            discs=tuple(_disc(text, names, f"$.discs[{number}]") for number, text in enumerate(table.discs)),
            milestones=unstated.milestones_of(table, own, players, claimed),
            claimed=claimed,
            finals=unstated.finals_of(table),
            advanced=table.advanced,
            ends=_ends(table, names),
        )

    def write(self, position: Position, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        lines = list(toml.lines(_top(position, names)))
        if any(end is not None for end in position.ends):
            lines.append(f"ends = {{{_ends_said(position, names)}}}")
        lines += toml.table("rulings", msgspec.to_builtins(position.rulings))
        lines += box.box_lines(position.own)
        for seat, name in enumerate(names):
            lines += ["", "[[seats]]", f"name = {toml.value(name)}", *seats.seat_lines(position, seat)]
        return "\n".join(lines) + "\n"

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: edges in either order, resources as a text, words in any case."""
        return spelling.spelt(raw)

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """A typed move as the game has it: with the resources, the coffee shop, the rabbit that is meant."""
        return meaning.meant(position, seat, move)

    def ready(self, position: Position, move: Move) -> Position:
        """The position with the prints booked by hand that the box of a file does not tell."""
        return position if isinstance(move, ByHand) else meaning.passed_over(position)

    def on_board(self, position: Position, seat: int, target: str) -> str | Phrase:
        """A hex or an edge of the seat's map by the names of its rows; anything else by its own name."""
        return place_said(land(position, seat).grid, target) if "," in target else target

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: resources as a text."""
        return spelling.typed(raw)


# Reading ----------------------------------------------------------------------------------------------------


def _seat(name: str | None, names: Sequence[str], where: str, otherwise: int) -> int:
    return otherwise if name is None else seat_number(names, name, where)


def _seats(said: Sequence[str], names: Sequence[str], where: str) -> tuple[int, ...]:
    """Seats by name, each once."""
    found: list[int] = []
    for number, name in enumerate(said):
        seat = seat_number(names, name, f"{where}[{number}]")
        if seat in found:
            raise Unreadable("seat_twice", f"{where}[{number}]", name=name)
        found.append(seat)
    return tuple(found)


def _read_passed(table: TableFile, names: Sequence[str], players: Sequence[Player]) -> tuple[int, ...]:
    """Who has passed: those in the order that is told, then whoever is said to have as well."""
    told = _seats(table.passed, names, "$.passed")
    return (*told, *(seat for seat, player in enumerate(players) if player.passed and seat not in told))


def _disc(text: str, names: Sequence[str], where: str) -> Disc:
    match = _DISC.fullmatch(text.strip())
    if match is None or match["area"].upper() not in AREAS:
        raise Unreadable("disc", where, found=text.strip()[:FOUND])
    return Disc(match["area"].upper(), int(match["slot"]), seat_number(names, match["name"], where))


def _ends(table: TableFile, names: Sequence[str]) -> Any:
    said = {str(track): seat_number(names, name, f"$.ends.{track}") for track, name in table.ends.items()}
    return tuple(said.get(str(track)) for track in TRACKS)


# Writing ----------------------------------------------------------------------------------------------------


def _top(position: Position, names: Sequence[str]) -> dict[str, toml.Value]:
    """The whole table's fields, those left out that are as they always are."""
    found: dict[str, toml.Value] = {
        "round": position.round,
        "phase": position.phase,
        "start": names[position.start],
        "turn": names[position.turn],
        "milestones": position.milestones,
    }
    for name in ("passed", "order"):
        if said := getattr(position, name):
            found[name] = [names[seat] for seat in said]
    if position.discs:
        found["discs"] = [f"{disc.area} {disc.slot} {names[disc.seat]}" for disc in position.discs]
    if position.claimed != sum(len(player.milestones) for player in position.players):
        found["claimed"] = position.claimed
    for name in ("finals", "advanced"):
        if said := getattr(position, name):
            found[name] = said
    return found


def _ends_said(position: Position, names: Sequence[str]) -> str:
    ends = zip(TRACKS, position.ends, strict=True)
    return ", ".join(f"{track} = {toml.value(names[seat])}" for track, seat in ends if seat is not None)
