"""Survey of all places of a piece, and the move that a tap on one of them makes."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.engine.survey import Aim, Survey, Verdicts, survey_cells
from companion.engine.verdict import Verdict
from companion.games.sweet_lands import industry, moves, placing, rabbits, turn
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PIECES, PROPERTIES


def placement(position: Position, seat: int, piece: str, cell: str) -> moves.Placing:
    """Build the move that lays a piece at a place.

    A coffee shop or a rabbit is the first one that the seat can take.

    Raises:
        KeyError: there is no such piece.
    """
    if piece not in PIECES:
        raise KeyError(piece)
    if piece == "rabbit":
        known = rabbits.places(position) is not None
        places = rabbits.open_places(position, seat) if known and position.phase != "place" else ()
        return moves.Rabbit(cell, places[0] if places else 0)
    if piece == "coffee" and position.phase != "place":
        return moves.Property("coffee", cell, industry.next_coffee(position.players[seat]))
    if piece in PROPERTIES:
        return moves.Property(piece, cell)
    return _LAID[piece](cell)


_LAID: Mapping[str, Callable[[str], moves.Placing]] = {
    "terrain": moves.Terrain,
    "special": moves.Special,
    "road": moves.Road,
}


def aim_of(_position: Position, _seat: int, move: moves.Move) -> Aim | None:
    """Find the piece and the place of a move, the inverse of `placement`. None if the move lays nothing."""
    return Aim(placing.piece_of(move), move.at) if isinstance(move, moves.Placing) else None


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Judge a piece on every hex or every edge.

    Raises:
        KeyError: there is no such piece.
    """
    if piece not in PIECES:
        raise KeyError(piece)
    land = seat_land(position, seat)
    within = land.rim if piece == "road" else None
    cells = placing.cells_of(land, piece)
    if position.phase == "place":
        return survey_cells(placing.RULES[piece], cells, land, seat, piece, within)
    names = [name for name, number in cells.index.items() if within is None or within >> number & 1]
    return _survey_moves(position, seat, piece, names)


def _survey_moves(position: Position, seat: int, piece: str, places: Iterable[str]) -> Survey:
    """Judge a piece by every rule of its move, such as turn, dues and price."""

    def judge(cell: str) -> Verdict:
        return turn.verdict(position, seat, placement(position, seat, piece, cell))

    def legal() -> Iterator[str]:
        return (at for at in targets if turn.legal(position, seat, placement(position, seat, piece, at)))

    targets = {at: at for at in places}
    return Survey(seat, piece, Verdicts(targets, judge, legal))
