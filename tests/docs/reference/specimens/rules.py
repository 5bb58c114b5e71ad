"""Specimens of phases, rules, verdicts and repairs: every field once, on a line of its own."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.engine.agenda import Task
from companion.engine.message import TableMessage
from companion.engine.notice import Notice, OpenQuestion
from companion.engine.phases import Phases
from companion.engine.procedure import Handling
from companion.engine.rules import AreaRule, Rule, rules_for_moves
from companion.engine.stage import OVER, Confirmation, Stage
from companion.engine.survey import survey_cells
from companion.engine.verdict import Repair, Verdict, Violation
from companion.engine.words import Who, Word, amount_phrase
from companion.geometry.square import Grid
from companion.kit.blank_seats import ask_blank_seats
from companion.kit.phase_parts import MoveKind, make_phases, make_stage
from companion.kit.piece_parts import make_repairs, make_targets, propose_others
from companion.kit.seat_changes import with_seat
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor
from companion.kit.tuples import as_tuple
from companion.kit.turns import turn_rule
from fruit.position import Keep, Market, SetCoins, Stall, Take

market = Market((Stall(), Stall()), phase="take", row=("plum",))
grid = Grid(5, 5)
seat = 0

IN_ROW: Rule[Market, Take] = Rule(
    id="row",
    section="take",
    check=lambda market, seat, move: () if move.kind in market.row else (({"kind": move.kind}, ("a1",)),),
    kind="impossible",
)

NEAR: AreaRule[Any] = AreaRule(
    id="near",
    section="build",
    forbids=lambda site: grid.halo(site.taken) if site.taken else 0,
    kind="breaks",
    params=lambda site: {"most": 4},
    causes=lambda site, hit: grid.orthogonal(hit) & site.taken,
    params_at=lambda site, hit: {"n": hit.bit_count()},
)


def replace_round(market: Market) -> Market:
    """Begin the next round."""
    return structs.replace(market, round=market.round + 1, acted=0)


class Site(TableMessage, frozen=True):
    """Area of a seat, as its rules about places see it."""

    taken: int = 0


SURVEY = survey_cells((NEAR,), grid, Site(1), seat, "house")
PLACES: Any = rules_for_moves((NEAR,), lambda market, seat, move: ((grid, Site(1), grid.mask(move.at)),))

TAKE_KIND: MoveKind[Market] = MoveKind(
    effect=lambda market, seat, move: with_seat(market, "stalls", seat, cards=(move.kind,)),
    candidates=lambda market, seat: [Take("apple"), Take("pear"), Take("plum")],
    rules=(IN_ROW,),
)

TAKE = make_stage(
    "take",
    {Take: TAKE_KIND},
    turn=lambda market: market.turn,
    section="order",
    pieces=("domino",),
    params=lambda market, seat: {"left": len(market.row)},
    unfinished=lambda market: range(len(market.stalls)),
    later=later_than(lambda market: market.turn, lambda market: range(len(market.stalls))),
)

OPEN = make_stage(
    task="open",
    moves={Take: TAKE_KIND},
    actors=lambda market: tuple(range(len(market.stalls))),
)

phases: Phases[Market, Any] = make_phases(
    stages={"take": TAKE},
    settle=lambda market: replace_round(market) if market.turn is None else market,
    rounds=lambda market: 4,
    section="order",
    refusing_phase=lambda market: "take",
)

OTHERS = propose_others(phases, lambda move: Word(f"kind-{move.kind}"))
REPAIRS = make_repairs(phases, {Take: OTHERS})
TARGETS = make_targets({"card": lambda market, seat: {kind: Take(kind) for kind in market.row}})

stage: Stage[Market, Any] = Stage(
    rules={Take: (turn_rule("order", lambda market: market.turn), IN_ROW)},
    effect=lambda market, seat, move: market,
    candidates=lambda market, seat: [Take("plum")],
    actors=single_actor(lambda market: market.turn),
    tasks=task_per_actor(lambda market: (0,), lambda market, seat: seat_task("take", seat, missing=1)),
    moves=lambda market, seat: map(Take, dict.fromkeys(market.row)),
    enter=lambda market: market,
    leave=lambda market: market,
    procedure=(Handling("shuffle", "setup"),),
    later=lambda market: (1,),
    confirm=lambda market, seat: Confirmation(Keep()) if not market.row else None,
)

take = Take("plum")
JUDGED = phases.verdict(market, seat, take)
LEGAL = phases.is_legal(market, seat, take)
TAKEN = phases.apply(market, seat, take)
MOVES = phases.moves(market, seat)
HAS = stage.has(take)

CONFIRMATION = Confirmation(
    move=Keep(),
    empty=True,
    common=False,
)

ORDER: Phases[Market, Any] = Phases(
    stage_of=lambda market: {"take": stage}.get(market.phase, OVER),
    settle=lambda market: market,
    rounds=lambda market: 4,
    stages=(stage,),
    section="order",
    phase_by_move={Take: "take"},
    refusing_phase=lambda market: market.phase,
    prepare=lambda market, move: market,
)

HANDLING: Handling[Market] = Handling(
    id="deal",
    section="setup",
    when=lambda market: market.round == 1,
    params=lambda market: {"cards": 2 * len(market.stalls)},
    setup=True,
    lead=False,
)

TASK = Task(
    id="take",
    seat=0,
    params={"seat": Who(0)},
    pieces=("domino",),
    cells=("a1", "b1"),
    optional=True,
    shared=False,
)

VIOLATION = Violation(
    rule="row",
    section="take",
    kind="impossible",
    params={"kind": Word("kind-plum")},
    cells=("a1",),
)

VERDICT = Verdict(
    violations=(VIOLATION,),
)

REPAIR = Repair(
    id="other",
    params={"n": 2},
    cells=("a1+b1",),
    moves=(Take("plum"), Take("pear")),
    then=None,
    labels=(Word("kind-plum"), Word("kind-pear")),
    correction=SetCoins(seat=0, coins=3),
    entries=("card-17",),
)

NOTICE = Notice(
    id="sell",
    seat=0,
    params={"seat": Who(0), "coins": 4, "cards": amount_phrase("card", 2)},
)

QUESTION = OpenQuestion(
    notice=Notice("blank", 1, {"seat": Who(1)}),
    answers=(market, market),
    entry="card-17",
    bounds=((0, 0), (0, 3)),
)
BLANK = ask_blank_seats(market.phase == "scoring", market.stalls, Stall())


@as_tuple
def list_repairs(market: Market, seat: int, move: Any) -> Iterator[Repair]:
    """Yield repairs one by one."""
    yield Repair("other", moves=(Take("plum"),))


LONGER = replace(stage, later=lambda market: ())
