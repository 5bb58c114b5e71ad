"""A turn, told from the rules: what every character and every purple district may do, and what it brings."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from companion.games.citadels import moves
from companion.games.citadels.position import Built, Player, Position, Turn
from companion.games.citadels.printed import District, Role
from tests.games.citadels.oracle_cards import (
    DECK,
    characters,
    copies,
    finished,
    in_pile,
    in_play,
    names,
    standing,
)
from tests.games.citadels.oracle_draft import called_on, with_seat

COLOUR_OF = {"king": "yellow", "bishop": "blue", "merchant": "green", "warlord": "red"}


def ours(position: Position, seat: int) -> Turn | None:
    """Return the running turn, if it is this seat's and nobody else is asked in between."""
    turn = position.turn
    return turn if turn and turn.seat == seat and position.phase == "turn" and not position.offer else None


# Cards of a hand ------------------------------------------------------------------------------------------


def could_come(position: Position, kept: Sequence[District], told: Sequence[District], number: int) -> bool:
    """Tell if the told cards can be among `number` drawn ones, given those kept in the hand."""
    return len(told) <= number and all(
        standing(position, one) + kept.count(one) + told.count(one) <= copies(position, one) for one in told
    )


def could_leave(position: Position, seat: int, told: Sequence[District], number: int) -> bool:
    """Tell if the told cards can be among `number` that leave a hand: known ones, or unknown ones."""
    player = position.players[seat]
    if number > player.hand or len(told) > number:
        return False
    if (Counter(told) - Counter(player.cards)).total() > player.hand - len(player.cards):
        return False
    return all(standing(position, one) + told.count(one) <= copies(position, one) for one in told)


def remaining(player: Player, told: Sequence[District], number: int) -> list[District]:
    """List the known cards left in a hand that loses some. None is known if fewer are told than leave."""
    if len(told) < number:
        return []
    return list((Counter(player.cards) - Counter(told)).elements())


def in_order(cards: Sequence[District]) -> tuple[District, ...]:
    """Sort cards in the order of the box."""
    return tuple(one for one in DECK for _ in range(cards.count(one)))


def gained(player: Player, number: int, told: Sequence[District]) -> Player:
    """Add cards to a hand, the told ones as known."""
    return replace(player, hand=player.hand + number, cards=in_order([*player.cards, *told]))


def lost(player: Player, number: int, told: Sequence[District]) -> Player:
    """Remove cards from a hand, the told ones by name."""
    return replace(player, hand=player.hand - number, cards=in_order(remaining(player, told, number)))


# The action -----------------------------------------------------------------------------------------------


def kept_of_drawn(position: Position, seat: int) -> int:
    """Count how many of the cards drawn are kept: one. Both with the Library.

    Two or three with both buildings.
    """
    city = names(position, seat)
    seen = 3 if "observatory" in city else 2
    if "library" not in city:
        keeps = 1
    elif seen == 2 or position.rulings.library == "keep_three":
        keeps = seen
    else:
        keeps = 2
    return min(keeps, seen, in_pile(position))


def comes(position: Position, seat: int, move: moves.Take | moves.Draw, role: Role) -> int:
    """Count how many cards the action brings, the Architect's two among them."""
    kept = kept_of_drawn(position, seat) if isinstance(move, moves.Draw) else 0
    return min(kept + (2 if role == "architect" else 0), in_pile(position))


def acting(position: Position, seat: int, move: moves.Take | moves.Draw) -> bool:
    """Tell if the action may be taken: once, with no more cards told than come."""
    turn = ours(position, seat)
    if not turn or turn.acted:
        return False
    number = comes(position, seat, move, turn.role)
    return could_come(position, position.players[seat].cards, move.cards, number)


def acted(position: Position, seat: int, move: moves.Take | moves.Draw, turn: Turn) -> Position:
    """Apply the action: gold or cards, and the bonus of the character."""
    player = gained(position.players[seat], comes(position, seat, move, turn.role), move.cards)
    gold = (2 if isinstance(move, moves.Take) else 0) + (1 if turn.role == "merchant" else 0)
    position = with_seat(position, seat, replace(player, gold=player.gold + gold))
    return replace(position, turn=replace(turn, acted=True))


def pay(position: Position, seat: int, turn: Turn) -> int:
    """Return a gold for each district of the character's colour, and one for the School of Magic."""
    colour = COLOUR_OF.get(turn.role)
    if colour is None:
        return 0
    return sum(DECK[one][0] == colour or one == "school_of_magic" for one in names(position, seat))


# Building -------------------------------------------------------------------------------------------------


def building(position: Position, seat: int, district: District) -> bool:
    """Tell if a seat may build this district now."""
    turn, player = ours(position, seat), position.players[seat]
    if not turn or not turn.acted or turn.built >= (3 if turn.role == "architect" else 1):
        return False
    if turn.role == "warlord" and turn.used:
        return False
    if district in names(position, seat) or DECK[district][1] > player.gold:
        return False
    return player.hand > 0 and could_leave(position, seat, (district,), 1)


def built(position: Position, seat: int, district: District, turn: Turn) -> Position:
    """Apply the rule: a district stands in the city. The first city complete is remembered."""
    late = any(finished(position, one) for one in range(seats(position)))
    player = lost(position.players[seat], 1, (district,))
    city = (*player.city, Built(district, fresh=True))
    position = with_seat(
        position, seat, replace(player, gold=player.gold - DECK[district][1], city=city)
    )  # fmt: skip
    if position.first is None and not late and finished(position, seat):
        position = replace(position, first=seat)
    return replace(position, turn=replace(turn, built=turn.built + 1))


# Destroying -----------------------------------------------------------------------------------------------


def price(position: Position, seat: int, district: District) -> int:
    """Price a destruction: one less than the district cost, and one more behind the Great Wall."""
    wall = district != "great_wall" and "great_wall" in names(position, seat)
    return DECK[district][1] - 1 + wall


def destroying(position: Position, seat: int, move: moves.Destroy) -> bool:
    """Tell if the Warlord may destroy this district."""
    turn = ours(position, seat)
    if not turn or turn.role != "warlord" or turn.used or not turn.acted:
        return False
    if move.seat >= len(position.players) or move.district not in names(position, move.seat):
        return False
    if move.district == "keep" or finished(position, move.seat):
        return False
    if "bishop" in position.players[move.seat].shown and position.killed != "bishop":
        return False
    return price(position, move.seat, move.district) <= position.players[seat].gold


def graveyard_of(position: Position, warlord: int) -> int | None:
    """Find the seat that may be asked about a destroyed district, or None."""
    return next(
        (
            seat
            for seat, player in enumerate(position.players)
            if "graveyard" in names(position, seat) and seat != warlord and player.gold > 0
        ),
        None,
    )


def without(position: Position, seat: int, district: District) -> Position:
    """Remove a district from a city, the latest if there are two."""
    player = position.players[seat]
    at = max(at for at, one in enumerate(player.city) if one.district == district)
    return with_seat(position, seat, replace(player, city=player.city[:at] + player.city[at + 1 :]))


def destroyed(position: Position, seat: int, move: moves.Destroy, turn: Turn) -> Position:
    """Apply the rule: a district goes.

    A Graveyard's owner is asked, of the Graveyard itself if the table says so.
    """
    player = position.players[seat]
    paid = player.gold - price(position, move.seat, move.district)
    position = with_seat(position, seat, replace(player, gold=paid))
    position = replace(position, turn=replace(turn, used=True))
    before, after = graveyard_of(position, seat), without(position, move.seat, move.district)
    owner = before if position.rulings.graveyard == "itself" else graveyard_of(after, seat)
    return after if owner is None else replace(after, offer=move.district, offered=owner)


def asked(position: Position) -> int | None:
    """Return the seat that decides about a destroyed district, or None."""
    return position.offered if position.offer else None


def decided(position: Position, seat: int, *, rescue: bool) -> Position:
    """Apply the rule: the destroyed district goes to the hand for a gold, or under the pile."""
    district = position.offer
    assert district
    position = replace(position, offer=None, offered=None)
    if not rescue:
        return position
    player = gained(position.players[seat], 1, (district,))
    return with_seat(position, seat, replace(player, gold=player.gold - 1))


# Everything in a turn -------------------------------------------------------------------------------------


def forge(position: Position) -> tuple[int, int]:
    """Return the gold that the Workshop takes, and the cards that it gives."""
    return (3, 2) if position.rulings.workshop == "three_for_two" else (2, 3)


def allowed(position: Position, seat: int, move: moves.Move) -> bool:
    """Tell if a seat may make a move that belongs to a turn."""
    if isinstance(move, moves.Rescue | moves.Decline):
        return asked(position) == seat
    turn, player = ours(position, seat), position.players[seat]
    if not turn:
        return False
    match move:
        case moves.Take() | moves.Draw():
            return acting(position, seat, move)
        case moves.Income():
            return not turn.paid and pay(position, seat, turn) > 0
        case moves.Kill(role):
            return turn.role == "assassin" and not turn.used and role != "assassin"
        case moves.Rob(role):
            safe = {"assassin", "thief", position.killed}
            return turn.role == "thief" and not turn.used and role not in safe
        case moves.Swap(other):
            return turn.role == "magician" and not turn.used and other != seat and other < seats(position)
        case moves.Exchange(number, cards, drawn):
            return (
                turn.role == "magician"
                and not turn.used
                and could_leave(position, seat, cards, number)
                and could_come(position, remaining(player, cards, number), drawn, number)
            )
        case moves.Build(district):
            return building(position, seat, district)
        case moves.Destroy():
            return destroying(position, seat, move)
        case moves.Laboratory(card):
            told = (card,) if card else ()
            stands = "laboratory" in names(position, seat)
            return stands and not turn.laboratory and could_leave(position, seat, told, 1)
        case moves.Workshop(cards):
            takes, gives = forge(position)
            number = min(gives, in_pile(position))
            stands = "workshop" in names(position, seat)
            fits = could_come(position, player.cards, cards, number)
            return stands and not turn.workshop and player.gold >= takes and fits
        case moves.End():
            return turn.acted
    return False


def seats(position: Position) -> int:
    """Count the players."""
    return len(position.players)


def done(position: Position, seat: int, move: moves.Move) -> Position:
    """Apply an allowed move of a turn."""
    if isinstance(move, moves.Rescue | moves.Decline):
        return decided(position, seat, rescue=isinstance(move, moves.Rescue))
    turn, player = position.turn, position.players[seat]
    assert turn
    match move:
        case moves.Take() | moves.Draw():
            return acted(position, seat, move, turn)
        case moves.Income():
            player, turn = (
                replace(player, gold=player.gold + pay(position, seat, turn)),
                replace(turn, paid=True),
            )
        case moves.Kill(role):
            position, turn = replace(position, killed=role), replace(turn, used=True)
        case moves.Rob(role):
            position, turn = replace(position, robbed=role), replace(turn, used=True)
        case moves.Swap(other):
            theirs = position.players[other]
            swapped = replace(theirs, hand=player.hand, cards=player.cards)
            position = with_seat(position, other, swapped)
            player, turn = replace(player, hand=theirs.hand, cards=theirs.cards), replace(turn, used=True)
        case moves.Exchange(number, cards, drawn):
            player, turn = gained(lost(player, number, cards), number, drawn), replace(turn, used=True)
        case moves.Build(district):
            return built(position, seat, district, turn)
        case moves.Destroy():
            return destroyed(position, seat, move, turn)
        case moves.Laboratory(card):
            player = lost(player, 1, (card,) if card else ())
            player, turn = replace(player, gold=player.gold + 1), replace(turn, laboratory=True)
        case moves.Workshop(cards):
            takes, gives = forge(position)
            player = gained(player, min(gives, in_pile(position)), cards)
            player, turn = replace(player, gold=player.gold - takes), replace(turn, workshop=True)
        case moves.End():
            return called_on(position)
    return replace(with_seat(position, seat, player), turn=turn)


def nameable(position: Position, seat: int) -> Iterator[moves.Move]:
    """Yield everything that can be said in a turn without telling cards, but for one that leaves the hand."""
    yield from (
        moves.Take(),
        moves.Draw(),
        moves.Income(),
        moves.Workshop(),
        moves.Rescue(),
        moves.Decline(),
        moves.End(),
        moves.Laboratory(),
    )
    for role in characters(position):
        yield from (moves.Kill(role), moves.Rob(role))
    for other in range(seats(position)):
        yield moves.Swap(other)
        yield from (moves.Destroy(other, one) for one in dict.fromkeys(names(position, other)))
    yield from (moves.Exchange(number) for number in range(1, position.players[seat].hand + 1))
    yield from (moves.Exchange(1, (card,)) for card in dict.fromkeys(position.players[seat].cards))
    yield from (moves.Build(one) for one in in_play(position))
    yield from (moves.Laboratory(one) for one in in_play(position))
