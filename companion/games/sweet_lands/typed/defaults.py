"""What a file leaves out: the phase, the round, whose turn it is, the milestones that lie there.

Where all moves only lay pieces, and nothing is owed to anybody, the question is one of places: pieces are
laid without being owed or paid. So it is for a survey.
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
"""The phase of moves that are made in no other."""


def phase_of(reading: Reading) -> Phase:
    """The phase where nobody states it: by what the file is read for, else as the moves begin."""
    said, purpose = reading.told.said, reading.told.purpose
    if purpose == "score":
        return "scoring"
    owing = any(seat.dues for seat in reading.table.seats)
    if purpose == "survey" or (not owing and all(isinstance(move, PLACING) for move in said)):
        return "place"
    return _PHASES.get(type(said[0]), "action") if said else "action"


def turn_of(reading: Reading) -> int:
    """Whose turn it is: in the action phase that of who moves first, else of who has the start marker."""
    start: int = reading["start"]
    return reading.told.first if reading["phase"] == "action" else start


def claimed_of(position: Position) -> int:
    """How many milestones were claimed: those that the seats have."""
    return sum(len(player.milestones) for player in position.players)


def milestones_of(position: Position) -> tuple[int, ...]:
    """The milestones on the table: those the box knows; none once the third was claimed."""
    drawn, most = numbers().milestones
    gone = {tile for player in position.players for tile in player.milestones}
    knows = printed_values(position.own).knows
    known = [tile for tile in range(1, 41) if knows(f"milestone-{tile}") and tile not in gone]
    return tuple(known[:drawn]) if position.claimed < most else ()


def dues_of(position: Position, _seat: int) -> tuple[Due, ...]:
    """What is owed: in the income phase the income, where nobody says that it was taken."""
    return (Due("income"),) if position.phase == "income" else ()
