"""How fast the referee of building in Small City is: ``make bench``. Nothing here fails for being slow."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from companion.games.small_city import turn
from companion.games.small_city.building.chains import find_chains
from companion.games.small_city.building.survey import survey
from companion.games.small_city.position import Position
from companion.games.small_city.printed import KINDS
from tests.games.small_city.towns import table, town

FULL = """
    SCa R1a R1b .   R2a R2a .   C1a R1c .
    LIa LIa .   C2a C2a .   .   .   R1d C1b
    .   R1e .   .   R1f .   C1c .   .   .
    CHa CHa .   .   .   .   .   P2a P2a .
    CHa CHa .   R1g .   .   .   .   .   .
    MUa MUa MUa .   .   .   .   F1a WAa RFa
    .   R1h .   C1d .   P1a .   .   F1b HBa
    C1e .   .   R1i .   P1b WAb F1c .   HBa
    R1j .   MEa MEa .   P3a .   .   F2a HWa
    .   .   .   R1k .   P3a P3a WAc F2a HWa
"""
"""A full town of ten by ten squares, with many upgrades and chains in it."""

OWN = {"tile-P3": "##/#.", "tile-HB": "#/#/~/~"}
POSITION = table(town(FULL, money=20, own=OWN), own=OWN)


def position() -> Position:
    """Return the table with the full town, new to every cache that knows it by identity."""
    return replace(POSITION)


def every(look: Callable[[Position, str], int]) -> int:
    """Return one question about every tile in every way on every square."""
    here = position()
    return sum(look(here, kind) for kind in KINDS)


@pytest.mark.benchmark(group="small city: survey")
def test_where_every_tile_may_lie(benchmark: BenchmarkFixture) -> None:
    """All tiles, orientations and squares. The goal is under 1 ms."""
    assert benchmark(lambda: every(lambda here, kind: len(survey(here, 0, kind).legal))) > 0


@pytest.mark.benchmark(group="small city: survey")
def test_why_every_tile_may_not_lie_elsewhere(benchmark: BenchmarkFixture) -> None:
    """Every single verdict with its reasons. The goal is under 8 ms."""
    targets = benchmark(lambda: every(lambda here, kind: len(dict(survey(here, 0, kind).targets.items()))))
    benchmark.extra_info["targets"] = targets
    assert targets > 6_000


@pytest.mark.benchmark(group="small city: one question")
def test_all_moves(benchmark: BenchmarkFixture) -> None:
    stage = turn.STAGES["build"]
    assert benchmark(lambda: len(list(stage.legal_moves(position(), 0)))) > 0


@pytest.mark.benchmark(group="small city: one question")
def test_the_agenda(benchmark: BenchmarkFixture) -> None:
    assert benchmark(lambda: turn.agenda(position())).tasks


@pytest.mark.benchmark(group="small city: upgrades")
def test_every_chain(benchmark: BenchmarkFixture) -> None:
    """Check that the goal is under 50 ms."""
    found = benchmark(lambda: find_chains(position(), 0))
    benchmark.extra_info["chains"] = len(found)
    benchmark.extra_info["longest"] = len(found[0].steps)
    assert len(found[0].steps) > 1
