"""Defaults of a file: the phase, the turn, the claimed milestones, those on the table, and the dues.

A file with moves that only lay pieces, and without dues, is about places: pieces are laid without being owed
or paid. So is a file for a survey.
"""

from collections.abc import Mapping

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import Due, Phase, Position
from companion.games.sweet_lands.printed import numbers, printed_values
from companion.kit.typed_notation import Reading

PLACING = (moves.Terrain, moves.Special, moves.Road, moves.Property, moves.Rabbit)

_PHASES: Mapping[type[Move], Phase] = {
    moves.Choose: "setup",
    moves.Reveal: "setup",
    moves.Collect: "income",
}
"""Phase of each move that belongs to one phase alone."""


def phase_of(reading: Reading) -> Phase:
    """Choose the default phase by the file's purpose, or else by its first moves."""
    said, purpose = reading.context.unseated_moves, reading.context.purpose
    if purpose == "score":
        return "scoring"
    owing = any(seat.dues for seat in reading.table.seats)
    if purpose == "survey" or (not owing and all(isinstance(move, PLACING) for move in said)):
        return "place"
    return _PHASES.get(type(said[0]), "action") if said else "action"


def turn_of(reading: Reading) -> int:
    """Choose the default turn: the first mover in the action phase, else the seat with the start marker."""
    start: int = reading["start"]
    return reading.context.first if reading["phase"] == "action" else start


def claimed_of(position: Position) -> int:
    """Count the milestones that the seats have claimed."""
    return sum(len(player.milestones) for player in position.players)


def milestones_of(position: Position) -> tuple[int, ...]:
    """List the milestones on the table: those that the box knows, or none once the third was claimed."""
    drawn, most = numbers().milestones
    gone = {tile for player in position.players for tile in player.milestones}
    knows = printed_values(position.own).knows
    known = [tile for tile in range(1, 41) if knows(f"milestone-{tile}") and tile not in gone]
    return tuple(known[:drawn]) if position.claimed < most else ()


def dues_of(position: Position, _seat: int) -> tuple[Due, ...]:
    """List the default dues of a seat: its income in the income phase, unless the file says otherwise."""
    return (Due("income"),) if position.phase == "income" else ()
