"""Small City's witnesses for the conformance suite, told from the rule text by the oracle."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.small_city import GAME
from companion.games.small_city.building.survey import placement
from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Collect,
    Decline,
    Demolish,
    Done,
    Found,
    Grow,
    Keep,
    Lay,
    Measure,
    Mourn,
    Move,
    MoveCitizen,
    Produce,
    Settle,
    Skip,
    Staff,
    Street,
    Tally,
    Trade,
    Upgrade,
)
from companion.games.small_city.notation import PHASES
from companion.games.small_city.position import Errand, Position
from tests.conformance.parts import Parts, fitting
from tests.conformance.removers import in_phase
from tests.games.small_city import by_hand, mending, oracle_build, oracle_civic, oracle_people, oracle_scores
from tests.games.small_city.openings import crowded
from tests.games.small_city.oracle import in_order, text
from tests.games.small_city.refused import refused
from tests.games.small_city.removers_build import REMOVERS as REMOVERS_BUILD
from tests.games.small_city.removers_civic import REMOVERS as REMOVERS_CIVIC
from tests.games.small_city.removers_people import REMOVERS as REMOVERS_PEOPLE
from tests.games.small_city.repaired_build import repaired

READINGS: tuple[dict[str, str], ...] = (
    {},
    {"promises": "advanced", "starred": "in", "screens": "open", "ties": "yes"},
    {
        "direct": "whole", "opposite": "first_round", "demolition": "career", "council_size": "up_to",
        "water": "anywhere", "residents": "everybody",
    },
    {"emergency": "council_only", "works": "closed", "graves": "own", "residents": "polluting"},
    {"hall": "not", "parks": "three_tiles", "penalty": "nine", "screens": "open", "staffing": "built"},
)  # fmt: skip

COLOUR = 22
"""Citizens of each colour."""


def holdings(position: Position) -> dict[str, int]:
    """Return every seat's citizens, wherever they are, and how many cubes of each colour there are."""
    found: Counter[str] = Counter()
    for seat, town in enumerate(position.towns):
        found[f"citizens of {seat}"] += town.career + town.central + town.buried
        for owner in [one.seat for one in town.people] + [one.seat for one in town.graves]:
            found[f"citizens of {owner}"] += 1
        for cube in town.cubes:
            found[f"cubes {cube.colour}"] += 1
    for colour in "wgb":
        found[f"cubes {colour}"] += position.stock[colour] - int(text(position.own, f"cubes-{colour}"))
    return dict(found)


class _Box(dict[str, int]):
    """Twenty-two citizens for as many seats as are asked about, and exactly the cubes of the box."""

    def __eq__(self, found: object) -> bool:
        assert isinstance(found, dict)
        return all(number == (COLOUR if name.startswith("citizens") else 0) for name, number in found.items())

    __hash__ = None


def legal_now(position: Position, seat: int, move: Any) -> bool:
    """Tell if the rules allow a move, by the oracle."""
    if position.towns[seat].out:
        return False
    errand = position.errand
    if errand and errand.what == "build":
        match move:
            case Build():
                return oracle_build.granted(position, seat, move)
            case Decline():
                return errand.seat == seat
        return False
    if errand and errand.what == "staff":
        match move:
            case Staff():
                return oracle_build.staffing(position, seat, move)
            case Decline():
                return errand.seat == seat
        return False
    match move:
        case Advance():
            return oracle_civic.advancing(position, seat, move)
        case Skip():
            return oracle_civic.council_seat(position) == seat
    if errand:
        return False
    match move:
        case Found():
            return oracle_civic.founding(position, seat, move)
        case Keep():
            return oracle_civic.keeping(position, seat, move)
        case Street():
            return oracle_civic.placing_mayor(position, seat, move)
        case Lay():
            return oracle_civic.laying(position, seat, move)
        case Choose():
            return oracle_civic.choosing(position, seat, move)
        case Build():
            return oracle_build.building(position, seat, move)
        case Upgrade():
            return oracle_build.upgrading(position, seat, move)
        case Demolish():
            return oracle_build.demolishing(position, seat, move)
        case Grow():
            return oracle_build.growing(position, seat, move)
        case Staff():
            return oracle_build.staffing(position, seat, move)
        case Done() if position.phase == "build":
            return not position.towns[seat].done
        case Done():
            return oracle_people.done_moving(position, seat, move)
        case MoveCitizen():
            return oracle_people.moving(position, seat, move)
        case Settle():
            return oracle_people.settling(position, seat, move)
        case Collect():
            return position.phase == "income" and not collected(position)
        case Trade():
            return collected(position) and oracle_people.trading(position, seat, move)
        case Produce():
            return collected(position) and oracle_people.producing(position, seat, move)
        case Tally():
            return position.phase == "votes"
        case Measure():
            return position.phase == "pollution"
        case Mourn():
            return oracle_civic.mourning(position, seat, move)
    return False


def collected(position: Position) -> bool:
    """Tell if the income phase has begun to trade."""
    return position.collected


def can_trade(position: Position, seat: int) -> bool:
    """Tell if a seat has a citizen in a shop, and what it takes."""
    return any(
        isinstance(move, Trade) and oracle_people.trading(position, seat, move)
        for move in GAME.candidates(position, seat)
    )


def legal(position: Position, seat: int) -> set[Move]:
    """Return every legal move of a seat among those it can name."""
    return {move for move in GAME.candidates(position, seat) if legal_now(position, seat, move)}


def waits(position: Position) -> set[int]:
    """Return the seats the agenda must name, told from the rules."""
    order = in_order(position)
    if position.errand:
        return {position.errand.seat}
    match position.phase:
        case "setup":
            return {
                seat
                for seat in order
                if not position.towns[seat].promise
                or all(tile.kind != "CH" for tile in position.towns[seat].tiles)
            }
        case "street":
            return set(order) - {position.mayor}
        case "action":
            found = oracle_civic.chooser(position)
            return set() if found is None else {found}
        case "build":
            return {seat for seat in order if not position.towns[seat].done}
        case "move":
            mover = oracle_people.mover(position)
            return set() if mover is None else {mover}
        case "income" if collected(position):
            return {
                seat
                for seat in order
                if not position.towns[seat].done
                and (not oracle_people.waits_for_goods(position, seat) or can_trade(position, seat))
            }
        case "death":
            return {seat for seat in order if position.towns[seat].dying}
        case "council":
            seat = oracle_civic.council_seat(position)
            return set() if seat is None else {seat}
        case "scoring":
            return set()
    return set(order)


def phase(position: Position, seat: int, move: Any, violations: Sequence[Violation]) -> tuple[Position, Any]:
    """Move the table to the phase of the move. A tile is declined if the council gives one."""
    if isinstance(move, Decline):
        return replace(position, phase="council", errand=Errand(seat, "build", 1)), move
    return in_phase(PHASES, errand=None)(position, seat, move, violations)


def opened(position: Position, number: int) -> Position:
    """Begin every other table rich, with large warehouses and cheap schools: its towns grow full."""
    if number % 2 == 0:
        return position
    own = (("cost-LI", ""), ("cost-MU", "w"), ("cost-SC", ""), ("warehouse", "4"))
    towns = tuple(replace(town, money=60, votes=20, pollution=8 * (number % 3)) for town in position.towns)
    return replace(position, towns=towns, own=own)


def without_marks(position: Position) -> Position:
    """Return a position without the marks of the seats that have finished their step."""
    towns = tuple(replace(town, done=False) for town in position.towns)
    return replace(position, towns=towns, collected=False, errand=None)


def has_moved(position: Position, seat: int) -> bool:
    """Check that a seat has moved a citizen in this phase: each then lies."""
    people = (one for town in position.towns for one in town.people)
    return position.phase == "move" and any(one.seat == seat and one.spent for one in people)


PARTS = Parts(
    tier="gold",
    rulings=READINGS,
    picture=15,
    printed={"tile-R3": "###", "cost-SC": "b", "promise-7": "18"},
    worked=("council_lays_a_police_station",),
    placement=placement,
    holdings=holdings,
    box=_Box(),
    points=oracle_scores.points,
    places=oracle_scores.ranks,
    waits=waits,
    legal=legal,
    corrections=fitting("small_city", mending.corrections),
    removers={"phase": phase, **REMOVERS_BUILD, **REMOVERS_PEOPLE, **REMOVERS_CIVIC},
    repaired=repaired,
    by_hand=by_hand.tables,
    left_open=frozenset({"build"}),
    still=without_marks,
    acted=has_moved,
    refused=refused,
    unanswered=frozenset({"found_no_room"}),
    plays=0.06,
    looks=0.5,
    opened=opened,
    crowded=crowded,
)
