"""Citadels' witnesses for the conformance suite, told from the rules by the oracle."""

from collections import Counter

from companion.games.citadels.moves import Build, Destroy, Kill, Move, Rob, Swap
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES
from tests.conformance.parts import Parts, fitting
from tests.games.citadels import by_hand, mending, oracle, removers_round, removers_turn, strange
from tests.games.citadels.openings import opened
from tests.games.citadels.oracle_cards import DECK, in_pile, standing
from tests.games.citadels.repaired import repaired

READINGS: tuple[dict[str, str], ...] = (
    {"city_size": "seven"},
    {"city_size": "seven", "draft": "cards"},
    {"city_size": "seven", "three_seats": "two_each", "workshop": "two_for_three", "great_wall": "in"},
    {"city_size": "seven", "draft": "cards", "three_seats": "two_each", "library": "keep_three"},
    {"city_size": "seven", "graveyard": "itself", "great_wall": "in"},
    {"city_size": "seven", "draft": "cards", "graveyard": "itself", "workshop": "two_for_three"},
    {"city_size": "eight", "library": "keep_three"},
    {},
)
"""The readings that differ from the default, table by table: mostly short games."""

EVERY_CARD = sum(copies for _, _, copies, _ in DECK.values())


def holdings(position: Position) -> dict[str, int]:
    """Return every card of the pile, the hands and the cities. No district too often.

    Every character once.
    """
    held = sum(player.hand + len(player.city) for player in position.players)
    left_out = 0 if position.rulings.great_wall == "in" else 1
    found: dict[str, int] = {"cards": held + in_pile(position) + left_out}
    for district, (_, _, copies, _) in DECK.items():
        found[district] = max(copies, standing(position, district))
    known = sum(len(player.cards) > player.hand for player in position.players)
    return {**found, "hands of which more is known than they hold": known, **_characters(position)}


def _characters(position: Position) -> dict[str, int]:
    """Tell how often there is each character, those nobody has named yet as if they lay somewhere."""
    places = Counter[str]((*position.up, *position.pool, *position.aside))
    if position.down:
        places[position.down] += 1
    for player in position.players:
        places.update(player.roles)
    everywhere = position.rulings.draft == "phones" and position.phase in ("draft", "turn")
    out = len(position.players) == 3 and position.rulings.three_seats == "one_each"
    return {
        role: places[role] if everywhere and not (out and role == "assassin") else max(1, places[role])
        for role in ROLES
    }


BOX: dict[str, int] = {
    "cards": EVERY_CARD,
    **{str(district): copies for district, (_, _, copies, _) in DECK.items()},
    "hands of which more is known than they hold": 0,
    **{str(role): 1 for role in ROLES},
}


def placement(position: Position, seat: int, piece: str, target: str) -> Move:
    """Return the move that a survey's answer for a piece on a target is about."""
    found: dict[str, Move] = {}
    match piece:
        case "build":
            found = {district: Build(district) for district in DECK}
        case "destroy":
            found = {
                f"{other}.{district}": Destroy(other, district)
                for other in range(len(position.players))
                for district in DECK
            }
        case "kill":
            found = {role: Kill(role) for role in ROLES}
        case "rob":
            found = {role: Rob(role) for role in ROLES}
        case "swap":
            found = {str(other): Swap(other) for other in range(len(position.players))}
    return found[target]


def misses_turn(position: Position, seat: int) -> bool:
    """Check that a character was killed in the round, and that it may be this seat's."""
    return position.killed is not None and len(position.players[seat].shown) < position.roles_per_seat


def called_back(position: Position, seat: int) -> bool:
    """Check that the Graveyard asks the seat, out of turn."""
    return position.offered == seat


PARTS = Parts(
    tier="gold",
    rulings=READINGS,
    picture=12,
    placement=placement,
    holdings=holdings,
    box=BOX,
    points=oracle.points,
    places=oracle.places,
    waits=oracle.waits,
    legal=oracle.legal_moves,
    after=strange.after,
    strange=strange.strange,
    allowed=oracle.legal,
    dull=frozenset({"End"}),
    corrections=fitting("citadels", mending.corrections),
    removers={**removers_round.REMOVERS, **removers_turn.REMOVERS},
    repaired=repaired,
    by_hand=by_hand.tables,
    misses_turn=misses_turn,
    called_back=called_back,
    refused=by_hand.refused,
    plays=0.15,
    looks=1.0,
    opened=opened,
)
