"""Citadels as it is typed from the table: every city as a list of districts, and the numbers beside it.

Everything but names has a default, so that a file says no more than its point needs; `write` states whatever
`read` could take otherwise, so that it gives an equal position back.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.engine import toml
from companion.engine.notation import Notation, Purpose, Told, Unreadable, seat_number
from companion.games.citadels.moves import Answer, Deal, Move, Pick
from companion.games.citadels.position import Built, Player, Position, Turn, by_kind, by_number
from companion.games.citadels.printed import NUMBERS, District, Role, numbers
from companion.games.citadels.sizes import city_size
from companion.games.citadels.typed import spelling, unstated
from companion.games.citadels.typed.tables import SeatTable, TableFile, TurnTable

PLAYED = ("call", "turn")
"""Phases in which characters are called."""


class CitadelsNotation(Notation[Position, Move, TableFile]):
    """Reads and writes Citadels' position files."""

    table_type = TableFile

    def read(self, table: TableFile, told: Told[Move]) -> Position:
        """See `Notation.read`."""
        names, purpose, moves, first = told.names, told.purpose, told.said, told.first
        position = _said(table, names, purpose, moves)
        position = _draft(position, table)
        if position.phase == "turn":
            position = _with_turn(position, table, names, moves, first)
        elif position.phase == "call" and table.calling is None:
            position = replace(position, calling=_called(position, moves))
        position = _with_shown(position, table)
        return replace(position, crown=_crown(position, table, names, moves, first))

    def write(self, position: Position, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        lines = list(toml.lines(_top(position, names)))
        lines += toml.table("rulings", msgspec.to_builtins(position.rulings))
        if position.turn:
            lines += toml.table("turn", _turn_fields(position.turn, names))
        for seat, name in enumerate(names):
            lines += ["", "[[seats]]", *toml.lines({"name": name, **_seat_fields(position, seat)})]
        return "\n".join(lines) + "\n"

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: seats by name or number from 1, districts and characters by name."""
        return spelling.spelt(raw, names)

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """A typed move as the game has it: what lies face up in the order of its numbers."""
        return replace(move, up=by_number(move.up)) if isinstance(move, Deal) else move

    def hinted(self, piece: str) -> Sequence[Move]:
        """A move with the piece: only the Assassin kills, only the Thief robs."""
        return unstated.HINTS.get(piece, ())

    def target(self, target: str, names: Sequence[str]) -> str:
        """A seat by its name, and a district of its city as ``Ann.temple``."""
        seat, dot, district = target.partition(".")
        return f"{names[int(seat)]}{dot}{district}" if seat.isdigit() else target

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: seats by name."""
        return spelling.typed(raw, names)


# Reading --------------------------------------------------------------------------------------------------


def _said(table: TableFile, names: Sequence[str], purpose: Purpose, moves: Sequence[Move]) -> Position:
    """What the file states, and defaults that hang on nothing else."""
    players = tuple(_player(seat, f"$.seats[{number}]", purpose) for number, seat in enumerate(table.seats))
    offer = None if table.offer is None else spelling.district(table.offer, "$.offer")
    rulings, phase = table.rulings, unstated.phase_of(table, purpose, moves)
    if phase == "call":
        rulings = replace(rulings, draft="cards")
    if any("great_wall" in (*player.cards, *_kinds(player), offer) for player in players):
        rulings = replace(rulings, great_wall="in")
    size = city_size(len(players), rulings) if table.city_size is None else table.city_size
    bare = Position(players, size, rulings)
    known = bare.roles
    position = replace(
        bare,
        round=table.round,
        phase=phase,
        up=spelling.roles(table.up, "$.up", known),
        down=_role(table.down, "$.down", known),
        aside=spelling.roles(table.aside, "$.aside", known),
        killed=_role(table.killed, "$.killed", known),
        robbed=_role(table.robbed, "$.robbed", known),
        loot=table.loot,
        calling=table.calling or 0,
        first=_seat(table.first_complete, names, "$.first_complete"),
        offer=offer,
    )
    return _with_roles(position, table)


def _seat(name: str | None, names: Sequence[str], where: str) -> int | None:
    return None if name is None else seat_number(names, name, where)


def _role(name: str | None, where: str, known: Sequence[Role]) -> Role | None:
    return None if name is None else spelling.role(name, where, known)


def _kinds(player: Player) -> tuple[District, ...]:
    return tuple(built.district for built in player.city)


def _player(table: SeatTable, where: str, purpose: Purpose) -> Player:
    """What a seat has, but for its characters."""
    known = by_kind(spelling.districts(table.cards, f"{where}.cards"))
    hand = table.hand
    if hand is None:
        hand = len(known) or (0 if purpose == "score" else numbers().start_hand)
    if len(known) > hand:
        raise Unreadable("hand", f"{where}.cards", cards=len(known), hand=hand)
    return Player(table.gold, hand, known, _city(table, where))


def _city(table: SeatTable, where: str) -> tuple[Built, ...]:
    """The districts, the later ones of each kind built in the round at hand where that is said."""
    every = spelling.districts(table.city, f"{where}.city")
    fresh = Counter(spelling.districts(table.built_last_round, f"{where}.built_last_round"))
    late = list[Built]()
    for district in reversed(every):
        late.append(Built(district, fresh[district] > 0))
        fresh[district] -= fresh[district] > 0
    if missing := +fresh:
        raise Unreadable("not_built", f"{where}.built_last_round", found=next(iter(missing)))
    return tuple(reversed(late))


def _with_roles(position: Position, table: TableFile) -> Position:
    """The characters that the seats are said to have, each once."""
    for number, seat in enumerate(table.seats):
        where = f"$.seats[{number}]"
        stated = spelling.roles(seat.roles or (), f"{where}.roles", position.roles)
        seen = spelling.roles(seat.shown or (), f"{where}.shown", position.roles)
        roles = (*stated, *(role for role in seen if role not in stated))
        for role in roles:
            if position.holder(role) is not None:
                raise Unreadable("role_twice", f"{where}.roles", found=role)
        if len(roles) > position.each:
            raise Unreadable("role_many", f"{where}.roles", most=position.each)
        position = position.with_player(number, roles=roles)
    return position


def _draft(position: Position, table: TableFile) -> Position:
    """What goes around, and how many were taken; in the draft the rest of the file tells both."""
    taken = [role for player in position.players for role in player.roles]
    pool, picks = spelling.roles(table.pool or (), "$.pool", position.roles), table.picks or 0
    if position.phase == "draft" and table.pool is None:
        away = (*position.up, *position.aside, position.down, *taken)
        pool = tuple(role for role in position.roles if role not in away)
    if position.phase == "draft" and table.picks is None:
        picks = min(7, len(taken))
    return replace(position, pool=pool, picks=picks)


def _with_turn(
    position: Position, table: TableFile, names: Sequence[str], moves: Sequence[Move], first: int
) -> Position:
    """The running turn, with the Graveyard's owner asked where something is offered."""
    stated = table.turn or TurnTable()
    role = _role(stated.role, "$.turn.role", position.roles)
    seat = _seat(stated.seat, names, "$.turn.seat")
    if seat is None:
        seat = unstated.playing_seat(position, role, moves, first)
    role = role or unstated.role_of(position, seat, moves)
    position = _playing(position, seat, role)
    asked = position.offer is not None
    turn = Turn(
        seat,
        role,
        acted=unstated.acted(stated, moves, asked=asked),
        built=stated.built,
        paid=stated.paid,
        used=asked if stated.used is None else stated.used,
        laboratory=stated.laboratory,
        workshop=stated.workshop,
    )
    calling = NUMBERS[role] if table.calling is None else table.calling
    position = replace(position, turn=turn, calling=calling)
    return replace(position, offered=_offered(position, table, names)) if asked else position


def _playing(position: Position, seat: int, role: Role) -> Position:
    """The seat has the character it plays as."""
    player = position.players[seat]
    if role in player.roles:
        return position
    if position.holder(role) is not None:
        raise Unreadable("role_twice", "$.turn.role", found=role)
    if len(player.roles) >= position.each:
        raise Unreadable("turn_role", "$.turn.role", found=role, names=player.roles)
    return position.with_player(seat, roles=(*player.roles, role))


def _offered(position: Position, table: TableFile, names: Sequence[str]) -> int:
    """Who decides about the district on offer: as stated, else who has the Graveyard."""
    if table.offered is not None:
        return seat_number(names, table.offered, "$.offered")
    owner = next((seat for seat, player in enumerate(position.players) if player.has("graveyard")), None)
    if owner is None:
        raise Unreadable("offered", "$.offer", names=tuple(names))
    return owner


def _called(position: Position, moves: Sequence[Move]) -> int:
    """The number that is called where nobody says it: of the first answer, else the first that may be."""
    answers = (NUMBERS[move.role] for move in moves if isinstance(move, Answer))
    hidden = (NUMBERS[role] for role in position.roles if role not in (*position.up, position.killed))
    return next(answers, next(hidden, 1))


def _with_shown(position: Position, table: TableFile) -> Position:
    """What everybody has seen: as stated, else what was called; and always who plays."""
    for number, seat in enumerate(table.seats):
        player = position.players[number]
        if seat.shown is not None:
            shown = spelling.roles(seat.shown, f"$.seats[{number}].shown", position.roles)
        else:
            shown = unstated.shown_of(position, player) if position.phase in PLAYED else ()
            turn = position.turn
            if turn and turn.seat == number and turn.role not in shown:
                shown = (*shown, turn.role)
        position = position.with_player(number, shown=shown)
    return position


def _crown(
    position: Position, table: TableFile, names: Sequence[str], moves: Sequence[Move], first: int
) -> int:
    """Who has the crown: as stated, else the King that plays, or who begins the draft."""
    if table.crown is not None:
        return seat_number(names, table.crown, "$.crown")
    if moves and isinstance(moves[0], Pick) and position.phase == "draft":
        return (first - position.picks) % position.count
    king = position.shower("king")
    return 0 if king is None else king


# Writing --------------------------------------------------------------------------------------------------

Fields = dict[str, toml.Value]


def _top(position: Position, names: Sequence[str]) -> Fields:
    """The whole table's fields, those left out that are as they always are."""
    found: Fields = {
        "round": position.round,
        "phase": position.phase,
        "crown": names[position.crown],
        "city_size": position.city_size,
    }
    if position.first is not None:
        found["first_complete"] = names[position.first]
    for name in ("up", "down", "aside", "killed", "robbed", "offer"):
        if said := getattr(position, name):
            found[name] = said
    if position.pool or position.phase == "draft":
        found["pool"] = position.pool
    if position.picks or position.phase == "draft":
        found["picks"] = position.picks
    if position.loot is not None:
        found["loot"] = position.loot
    if position.calling or position.phase in PLAYED:
        found["calling"] = position.calling
    if position.offered is not None:
        found["offered"] = names[position.offered]
    return found


def _turn_fields(turn: Turn, names: Sequence[str]) -> Fields:
    flags = {name: True for name in ("paid", "laboratory", "workshop") if getattr(turn, name)}
    built: Fields = {"built": turn.built} if turn.built else {}
    who: Fields = {"seat": names[turn.seat], "role": turn.role}
    return {**who, "acted": turn.acted, "used": turn.used, **built, **flags}


def _seat_fields(position: Position, seat: int) -> Fields:
    player = position.players[seat]
    found: Fields = {"gold": player.gold, "hand": player.hand}
    if player.cards:
        found["cards"] = player.cards
    found["city"] = _kinds(player)
    if fresh := [built.district for built in player.city if built.fresh]:
        found["built_last_round"] = fresh
    if player.roles or player.shown:
        found |= {"roles": player.roles, "shown": player.shown}
    return found
