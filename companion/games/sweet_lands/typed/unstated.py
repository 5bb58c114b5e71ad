"""What a file leaves out: the phase, the round, whose turn it is, the milestones that lie there.

Where all moves only lay pieces, and nothing is owed to anybody, the question is one of places: pieces are
laid without being owed or paid. So it is for a survey.
"""

from collections.abc import Mapping, Sequence

from companion.engine.notation import Purpose
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import Phase, Player
from companion.games.sweet_lands.printed import Own, numbers, printed
from companion.games.sweet_lands.typed.tables import TableFile

PLACING = (moves.Terrain, moves.Special, moves.Road, moves.Property, moves.Rabbit)

_PHASES: Mapping[type[Move], Phase] = {
    moves.Choose: "setup",
    moves.Reveal: "setup",
    moves.Collect: "income",
}
"""The phase of moves that are made in no other."""


def phase_of(table: TableFile, purpose: Purpose, said: Sequence[Move]) -> Phase:
    """The phase: as stated, else by what the file is read for, else as the moves begin."""
    if table.phase:
        return table.phase
    if purpose == "score":
        return "scoring"
    owing = any(seat.dues for seat in table.seats)
    if purpose == "survey" or (not owing and all(isinstance(move, PLACING) for move in said)):
        return "place"
    return _PHASES.get(type(said[0]), "action") if said else "action"


def round_of(table: TableFile, phase: Phase) -> int:
    """The round: as stated, else the last when scoring, else the first."""
    return table.round or (numbers().rounds if phase == "scoring" else 1)


def claimed_of(table: TableFile, players: Sequence[Player]) -> int:
    """How many milestones were claimed: as stated, else those that the seats have."""
    return sum(len(player.milestones) for player in players) if table.claimed is None else table.claimed


def milestones_of(table: TableFile, own: Own, players: Sequence[Player], claimed: int) -> tuple[int, ...]:
    """The milestones on the table: as stated, else those the box knows; none once the third was claimed."""
    if table.milestones is not None:
        return table.milestones
    drawn, most = numbers().milestones
    gone = {tile for player in players for tile in player.milestones}
    known = [tile for tile in range(1, 41) if printed(own).knows(f"milestone-{tile}") and tile not in gone]
    return tuple(known[:drawn]) if claimed < most else ()


def finals_of(table: TableFile) -> tuple[int, ...]:
    """The final tiles of this game: as stated, else those that the box lists."""
    listed = tuple(range(1, len(table.box.final_tiles) + 1))
    return listed if table.finals is None else table.finals
