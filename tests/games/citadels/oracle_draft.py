"""Choosing and calling, told from the rules: what is laid aside, who chooses, who is called next."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from companion.games.citadels.moves import Answer, Deal, Move, Pick
from companion.games.citadels.position import Built, Player, Position, Turn
from companion.games.citadels.printed import Role
from tests.games.citadels.oracle_cards import CALLED, characters, characters_each, finished

FACE_UP = {4: 2, 5: 1}


def face_up(position: Position) -> int:
    """Count how many characters lie open."""
    seats = len(position.players)
    if seats == 3:
        return 2 if characters_each(position) == 1 else 0
    return FACE_UP.get(seats, 0)


def on_phones(position: Position) -> bool:
    """Tell if the phones are the character cards."""
    return position.rulings.draft == "phones"


# Dealing --------------------------------------------------------------------------------------------------


def deals(position: Position) -> Iterator[Move]:
    """Yield every way the cards can fall, the King never face up."""
    for up in combinations([role for role in characters(position) if role != "king"], face_up(position)):
        if not on_phones(position):
            yield Deal(up)
            continue
        for down in characters(position):
            if down not in up:
                yield Deal(up, down)


def dealing(position: Position, move: Deal) -> bool:
    """Check that the cards can be dealt as the move says."""
    if position.phase != "deal":
        return False
    once = len(set(move.up)) == len(move.up) == face_up(position)
    fits = once and set(move.up) <= set(characters(position)) - {"king"}
    if not on_phones(position):
        return fits and move.down is None
    return fits and move.down in characters(position) and move.down not in move.up


def dealt(position: Position, move: Deal) -> Position:
    """Apply the rule: the cards are shuffled: nobody is anybody yet."""
    cleared = tuple(replace(player, roles=(), shown=()) for player in position.players)
    up = tuple(role for role in CALLED if role in move.up)
    position = replace(
        position, players=cleared, up=up, down=move.down, aside=(), pool=(), picks=0, killed=None,
        robbed=None, loot=None, calling=0, turn=None,
    )  # fmt: skip
    if not on_phones(position):
        return called_on(position)
    gone = {*move.up, move.down}
    return replace(
        position, phase="draft", pool=tuple(role for role in characters(position) if role not in gone)
    )


# Drafting -------------------------------------------------------------------------------------------------


def chooser(position: Position) -> int:
    """Tell whose turn it is to choose: clockwise from the crown, around again with two each."""
    return (position.crown + position.picks) % len(position.players)


def puts_aside(position: Position) -> bool:
    """With two seats everybody but the very first and the very last puts one away."""
    return len(position.players) == 2 and position.picks in (1, 2)


def picks(position: Position) -> Iterator[Move]:
    """Yield everything that can be taken, and put away."""
    for role in position.pool:
        if puts_aside(position):
            yield from (Pick(role, aside) for aside in position.pool if aside != role)
        else:
            yield Pick(role)


def picking(position: Position, seat: int, move: Pick) -> bool:
    """Tell if a seat may take this, and put that away."""
    if position.phase != "draft" or seat != chooser(position) or move.role not in position.pool:
        return False
    if puts_aside(position):
        return move.aside in position.pool and move.aside != move.role
    return move.aside is None


def picked(position: Position, seat: int, move: Pick) -> Position:
    """Apply the rule: one is taken, perhaps one put away. After the last choice the rest is put away.

    The seventh of seven gets the one that lay face down along with the one that was passed on.
    """
    left = tuple(role for role in position.pool if role not in (move.role, move.aside))
    aside = (*position.aside, *((move.aside,) if move.aside else ()))
    player = position.players[seat]
    position = with_seat(position, seat, replace(player, roles=(*player.roles, move.role)))
    position = replace(position, pool=left, aside=aside, picks=position.picks + 1)
    if len(position.players) == 7 and position.picks == 6 and position.down:
        position = replace(position, pool=(*left, position.down), down=None)
    if position.picks < len(position.players) * characters_each(position):
        return position
    return called_on(replace(position, pool=(), aside=(*aside, *left)))


def with_seat(position: Position, seat: int, player: Player) -> Position:
    """Return the position with one seat's things changed."""
    return replace(
        position, players=(*position.players[:seat], player, *position.players[seat + 1 :])
    )  # fmt: skip


# Calling --------------------------------------------------------------------------------------------------


def lacking(position: Position) -> dict[int, int]:
    """Count how many characters of each seat nobody knows yet. Those that lack none are left out."""
    missing = {
        seat: characters_each(position) - len(player.roles) for seat, player in enumerate(position.players)
    }
    return {seat: number for seat, number in missing.items() if number > 0}


def answers(position: Position) -> Iterator[Move]:
    """Yield everything that can be said of the one called."""
    role = CALLED[position.calling - 1]
    yield from (Answer(role, who) for who in (*range(len(position.players)), None))


def answering(position: Position, move: Answer) -> bool:
    """Tell if this can be said: of the one called, of a seat that lacks one, of nobody if all find room."""
    if position.phase != "call" or move.role != CALLED[position.calling - 1]:
        return False
    if move.who is not None:
        return move.who in lacking(position)
    later = set(characters(position)) & set(CALLED[position.calling :])
    room = len(later - set(position.up) - {position.killed})
    held = {role for player in position.players for role in player.roles}
    if position.killed and position.killed not in {*position.up, *held}:
        room += 1
    return sum(lacking(position).values()) <= room


def answered(position: Position, move: Answer) -> Position:
    """Somebody's turn begins, or the next one is called."""
    if move.who is None:
        return called_on(position)
    player = position.players[move.who]
    position = with_seat(position, move.who, replace(player, roles=(*player.roles, move.role)))
    return begun(position, move.who, move.role)


def called_on(position: Position) -> Position:
    """Apply the rule: the next character is called. After the last one the round is over."""
    position = replace(position, turn=None)
    for number, role in enumerate(CALLED, 1):
        if number <= position.calling or role not in characters(position):
            continue
        if role in position.up or role == position.killed:
            continue
        holders = [seat for seat, player in enumerate(position.players) if role in player.roles]
        if holders:
            return begun(replace(position, calling=number), holders[0], role)
        if not on_phones(position) and lacking(position):
            return replace(position, phase="call", calling=number)
    return round_over(position)


def begun(position: Position, seat: int, role: Role) -> Position:
    """Apply the rule: a character shows itself: the King takes the crown, the robbed one gives the Thief all
    its gold.
    """
    position = lying_open(position, seat, role)
    position = replace(position, phase="turn", turn=Turn(seat, role))
    if role == "king":
        position = replace(position, crown=seat)
    thief = next((one for one, other in enumerate(position.players) if "thief" in other.shown), None)
    if role == position.robbed and thief is not None:
        loot = 0 if thief == seat else position.players[seat].gold
        position = richer(richer(position, seat, -loot), thief, loot)
        position = replace(position, loot=loot)
    return position


def lying_open(position: Position, seat: int, role: Role) -> Position:
    """Apply the rule: a character is turned over. There is one card of it, which lies open once."""
    player = position.players[seat]
    if role in player.shown:
        return position
    return with_seat(position, seat, replace(player, shown=(*player.shown, role)))


def richer(position: Position, seat: int, gold: int) -> Position:
    """Return the position with so much more gold for a seat."""
    player = position.players[seat]
    return with_seat(position, seat, replace(player, gold=player.gold + gold))


def killed_shown(position: Position) -> Position:
    """Apply the rule: the murdered one is turned over at last. A dead King still takes the crown."""
    role = position.killed
    if role is None or role in position.up:
        return position
    holders = [seat for seat, player in enumerate(position.players) if role in player.roles]
    if not holders and not on_phones(position) and sum(lacking(position).values()) == 1:
        (seat,) = lacking(position)
        player = position.players[seat]
        position = with_seat(position, seat, replace(player, roles=(*player.roles, role)))
        holders = [seat]
    for seat in holders:
        position = lying_open(position, seat, role)
        if role == "king":
            position = replace(position, crown=seat)
    return position


def round_over(position: Position) -> Position:
    """Apply the rule: the game ends if a city is complete.

    Else the next round begins, and nothing is new any more.
    """
    position = replace(killed_shown(position), turn=None, calling=0, picks=0, pool=(), aside=(), down=None)
    if any(finished(position, seat) for seat in range(len(position.players))):
        return replace(position, phase="scoring")
    aged = tuple(replace(player, city=old(player.city)) for player in position.players)
    return replace(position, phase="deal", round=position.round + 1, players=aged)


def old(city: Sequence[Built]) -> tuple[Built, ...]:
    """Return a city as it is once the round is over."""
    return tuple(Built(built.district) for built in city)
