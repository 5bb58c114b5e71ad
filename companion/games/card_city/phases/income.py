"""Fourth phase: every seat earns money."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.stage import Confirmation
from companion.engine.words import Who
from companion.games.card_city import procedures
from companion.games.card_city.city import compute_layout, district_worth, split_districts
from companion.games.card_city.moves import Collect, Move
from companion.games.card_city.phases import buy
from companion.games.card_city.phases.stage import Stage
from companion.games.card_city.position import MOST_MONEY, PRINTED, Position, Town


def compute_income(town: Town) -> int:
    """Compute a town's income in a round, in dollars: the grant, and each commercial district by its size."""
    shops = split_districts(compute_layout(town.city).C)
    return PRINTED.grant + sum(district_worth(district.bit_count()) for district in shops)


def collect_income(position: Position) -> Position:
    """Pay every seat its income, and go on to buying."""
    towns = tuple(
        replace(town, money=min(MOST_MONEY, town.money + compute_income(town))) for town in position.towns
    )
    return replace(position, towns=towns, phase="buy")


def _apply_move(position: Position, _seat: int, _move: Collect) -> Position:
    return collect_income(position)


def _legal_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield collecting, and the legal moves of the buying phase, which collect first."""
    yield Collect()
    yield from buy.STAGE.legal_moves(collect_income(position), seat)


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    return (Collect(), *buy.STAGE.candidates(position, seat))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return (position.start,)


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return tuple(
        Task("collect", seat, {"seat": Who(seat), "amount": compute_income(town)})
        for seat, town in enumerate(position.towns)
    )


def _confirm(_position: Position, _seat: int) -> Confirmation[Move]:
    return Confirmation(Collect(), common=True)


STAGE = Stage(
    {Collect: ()},
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    procedure=procedures.INCOME,
    confirm=_confirm,
)
