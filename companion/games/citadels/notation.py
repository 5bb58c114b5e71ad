"""Citadels' position files: each city as a list of districts, beside its seat's numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.notation import FileContext, Unreadable
from companion.games.citadels.moves import Answer, Deal, Move, Pick
from companion.games.citadels.position import (
    Player,
    Position,
    Readings,
    Turn,
    city_size,
    sort_by_kind,
    sort_by_number,
)
from companion.games.citadels.powers.destroying import read_cell
from companion.games.citadels.printed import NUMBERS, Role, numbers
from companion.games.citadels.typed import defaults, spelling
from companion.kit.spelling import FOUND
from companion.kit.typed_notation import OMITTED, Reading, TypedNotation, phase_reader


class CitadelsNotation(TypedNotation[Position, Move]):
    """Reader and writer of Citadels' position files."""

    def __init__(self) -> None:
        """Declare a default for every field but the names, so that a file states only the fields it needs."""
        super().__init__(
            Position,
            Move,
            per_seat="players",
            seats=range(2, 8),
            forms=spelling.FORMS,
            defaults={
                "phase": _infer_phase,
                "calling": lambda _reading: 0,
                "crown": lambda _reading: 0,
                "offered": lambda _reading: None,
            },
            seat_defaults={"hand": _infer_hand_size},
            optional_fields={Turn: ("seat", "role", "acted", "used")},
            derived={
                "city_size": lambda position: city_size(position.count, position.rulings),
                "pool": defaults.infer_pool,
                "picks": defaults.count_picks,
            },
            seat_derived={"shown": defaults.roles_seen_by_all},
            split_fields={Player: (spelling.CITY,)},
            aliases=spelling.OTHERWISE,
        )

    def read(self, table: Any, context: FileContext[Move]) -> Position:
        """See `Notation.read`."""
        position = super().read(table, context)
        return replace(position, crown=_infer_crown_seat(position, table, context))

    def field(self, reading: Reading, name: str) -> Any:
        """Read a field of the position. A stated turn is dropped outside of the phase `turn`."""
        if name == "turn" and reading["phase"] != "turn":
            return None
        return super().field(reading, name)

    def settle(self, position: Position, reading: Reading) -> Position:
        """Complete the position: each character at a single seat, the turn's defaults, and implied rulings.

        Raises:
            Unreadable: the stated fields contradict each other.
        """
        position = replace(position, rulings=_infer_rulings(position))
        for seat, player in enumerate(position.players):
            position = _with_sorted_cards(position, seat, player)
        if position.phase == "turn":
            return _complete_turn(position, reading)
        if position.phase == "call" and reading.table.calling is OMITTED:
            position = replace(position, calling=_infer_called(position, reading.context.unseated_moves))
        return replace(position, offered=None)

    # Moves

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Parse a typed move into its wire form.

        Seats are typed by name or number from 1, districts and characters by name.

        Raises:
            Unreadable: the move names no seat where it must, or has an unknown field.
        """
        kind, said = raw.get("move"), raw
        if kind == "answer":
            said = {name: one for name, one in raw.items() if not _names_nobody(name, one, names)}
        if kind in WHOSE and not any(name in raw for name in spelling.SOMEBODY):
            raise Unreadable("whose", WHOSE[kind], names=tuple(names))
        found = dict(super().parse_move(said, names))
        strange = next((name for name in found if kind == "destroy" and name not in DESTROY), None)
        if strange is not None:
            known = ("seat", "move", "city", "district")
            raise Unreadable("field", strange[:FOUND], found=strange[:FOUND], names=known)
        if kind == "exchange" and "count" not in found and isinstance(found.get("cards"), list):
            found["count"] = len(found["cards"])
        return found

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Format a move as it is typed, with seats by name. ``seat`` is left to the moving seat."""
        found = super().format_move(raw, names)
        if raw.get("move") == "answer" and "who" not in found and spelling.NOBODY not in names:
            return {**found, "who": spelling.NOBODY}
        return found

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """Complete a typed move: sort the characters laid face up by their numbers."""
        return replace(move, up=sort_by_number(move.up)) if isinstance(move, Deal) else move

    def hinted_moves(self, piece: str) -> Sequence[Move]:
        """List an example move for a piece: only the Assassin kills, only the Thief robs."""
        return defaults.HINTS.get(piece, ())

    def name_target(self, target: str, names: Sequence[str]) -> str:
        """Format a target: a seat by its name, a district of its city as ``Ann.temple``."""
        owner, district = read_cell(target)
        if owner is not None:
            return f"{names[owner]}.{district}"
        return names[int(target)] if target.isdigit() else target


WHOSE: Mapping[object, str] = {"destroy": "city", "swap": "other"}
"""Moves that must name somebody, and the field they do it with."""

DESTROY = ("move", "seat", "district")
"""The fields of a destruction in its wire form."""


def _names_nobody(field: str, value: object, names: Sequence[str]) -> bool:
    return field in spelling.SOMEBODY and spelling.is_nobody(value, names)


# What a file leaves out -----------------------------------------------------------------------------------


def _infer_phase(reading: Reading) -> str:
    """Infer the phase: a stated turn means `turn`, unless the file is scored."""
    stated = reading.table.turn and reading.context.purpose != "score"
    return "turn" if stated else phase_reader(defaults.PHASES, "turn")(reading)


def _infer_hand_size(reading: Reading, seat: int) -> int:
    """Infer the hand's size: the number of told cards, else none when scoring, else the starting hand."""
    cards = len(reading.table.seats[seat].cards)
    return cards or (0 if reading.context.purpose == "score" else numbers().start_hand)


def _infer_rulings(position: Position) -> Readings:
    """Infer rulings: a call requires real cards, and a Great Wall anywhere is played with."""
    rulings = position.rulings
    if position.phase == "call":
        rulings = replace(rulings, draft="cards")
    cards = (card for player in position.players for card in player.cards)
    if "great_wall" in (position.offer, *cards) or any(
        one.has_district("great_wall") for one in position.players
    ):
        rulings = replace(rulings, great_wall="in")
    return rulings


def _with_sorted_cards(position: Position, seat: int, player: Player) -> Position:
    """Set a seat's cards in order, and its characters from those stated as had or shown.

    Raises:
        Unreadable: more cards are told than held, two seats have a character, or a seat has too many.
    """
    where = f"$.seats[{seat}]"
    if len(player.cards) > player.hand:
        raise Unreadable("hand", f"{where}.cards", cards=len(player.cards), hand=player.hand)
    seen = (role for role in player.shown or () if role not in player.roles)
    roles = (*player.roles, *seen)
    for role in roles:
        if position.seat_holding(role) not in (None, seat):
            raise Unreadable("role_twice", f"{where}.roles", found=role)
    if len(roles) > position.roles_per_seat:
        raise Unreadable("role_many", f"{where}.roles", most=position.roles_per_seat)
    return position.with_player(seat, cards=sort_by_kind(player.cards), roles=roles)


def _complete_turn(position: Position, reading: Reading) -> Position:
    """Complete the running turn, and ask the Graveyard's owner if a district is offered."""
    context, asked = reading.context, position.offer is not None
    stated = position.turn or Turn(OMITTED, OMITTED, OMITTED, used=OMITTED)
    role = stated.role or None
    seat = stated.seat
    if seat is OMITTED:
        seat = defaults.playing_seat(position, role, context.unseated_moves, context.first)
    role = role or defaults.infer_role(position, seat, context.unseated_moves)
    turn = replace(
        stated,
        seat=seat,
        role=role,
        acted=defaults.infer_acted(stated, context.unseated_moves, default=asked),
        used=asked if stated.used is OMITTED else stated.used,
    )
    calling = NUMBERS[role] if reading.table.calling is OMITTED else position.calling
    position = replace(_give_role(position, seat, role), turn=turn, calling=calling)
    return replace(position, offered=_infer_offered(position, context.names) if asked else None)


def _give_role(position: Position, seat: int, role: Role) -> Position:
    """Give the seat the character that it plays as.

    Raises:
        Unreadable: another seat has that character, or this seat has no room for it.
    """
    player = position.players[seat]
    if role in player.roles:
        return position
    if position.seat_holding(role) is not None:
        raise Unreadable("role_twice", "$.turn.role", found=role)
    if len(player.roles) >= position.roles_per_seat:
        raise Unreadable("turn_role", "$.turn.role", found=role, names=player.roles)
    return position.with_player(seat, roles=(*player.roles, role))


def _infer_offered(position: Position, names: Sequence[str]) -> int:
    """Find the seat that decides about the offered district: the stated one, else the Graveyard's owner.

    Raises:
        Unreadable: no city has the Graveyard.
    """
    if position.offered is not None:
        return position.offered
    owner = next(
        (seat for seat, player in enumerate(position.players) if player.has_district("graveyard")), None
    )
    if owner is None:
        raise Unreadable("offered", "$.offer", names=tuple(names))
    return owner


def _infer_called(position: Position, moves: Sequence[Move]) -> int:
    """Infer the called number: that of the first answer, else of the first character that may be called."""
    answers = (NUMBERS[move.role] for move in moves if isinstance(move, Answer))
    hidden = (NUMBERS[role] for role in position.roles if role not in (*position.up, position.killed))
    return next(answers, next(hidden, 1))


def _infer_crown_seat(position: Position, table: Any, context: FileContext[Move]) -> int:
    """Infer the seat with the crown: the stated one, else the draft's first seat, else the King's."""
    if table.crown is not OMITTED:
        return position.crown
    if isinstance(next(iter(context.unseated_moves), None), Pick) and position.phase == "draft":
        return (context.first - position.picks) % position.count
    return position.seat_showing("king") or 0
