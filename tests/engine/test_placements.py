"""Rules about where a piece of several cells may lie: dominoes in a floating frame, and on hexes."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.rules import AreaRule, Place, free_cells, hit_cells, judge_cell, rules_for_moves
from companion.engine.survey import survey_cells, survey_placements
from companion.engine.verdict import Verdict, Violation
from companion.geometry.bits import bits
from companion.geometry.cells import Cells, Neighbours
from companion.geometry.edges import EdgeGrid
from companion.geometry.floating import Frame
from companion.geometry.hexes import HexGrid
from companion.geometry.placements import Placement, Placements, cells_in
from companion.geometry.square import Grid


@dataclass(frozen=True)
class Kingdom:
    """A domino in hand: both its halves lie on free cells, within reach, and none beside a swamp."""

    board: Cells
    beside: Neighbours
    lying: int
    reach: int
    swamps: int


RULES: tuple[AreaRule[Kingdom], ...] = (
    AreaRule("free", "lay", lambda here: here.lying, "impossible", causes=hit_cells),
    AreaRule("reach", "lay", lambda here: here.board.full & ~here.reach),
    AreaRule(
        "swamp",
        "lay",
        lambda here: here.beside(here.swamps) | here.swamps,
        causes=lambda here, hit: (here.beside(hit) | hit) & here.swamps,
        params_at=lambda here, hit: {"n": hit.bit_count()},
    ),
)


def dominoes(board: Cells, beside: Neighbours) -> Placements[Placement]:
    """List the two ways to lay a domino on every two neighbours, as its halves differ."""
    pairs = ((one, other) for one in board.index.values() for other in bits(beside(1 << one)) if one != other)
    return Placements.on(board, (Placement(1 << one | 1 << other, (one, other)) for one, other in pairs))


def by_loops(here: Kingdom, names: tuple[str, ...]) -> Iterator[Violation]:
    """Yield what stands against a domino, cell by cell."""

    def is_in(name: str, mask: int) -> bool:
        return bool(mask >> here.board.index[name] & 1)

    if taken := tuple(name for name in here.board.names if name in names and is_in(name, here.lying)):
        yield Violation("free", "lay", "impossible", {}, taken)
    if not all(is_in(name, here.reach) for name in names):
        yield Violation("reach", "lay")
    around = {name: here.beside(1 << here.board.index[name]) | 1 << here.board.index[name] for name in names}
    wet = {name: mask & here.swamps for name, mask in around.items() if mask & here.swamps}
    if wet:
        causes = tuple(name for name in here.board.names if any(is_in(name, mask) for mask in wet.values()))
        yield Violation("swamp", "lay", "breaks", {"n": len(wet)}, causes)


@st.composite
def kingdoms(draw: st.DrawFn) -> Kingdom:
    """On a canvas with a floating frame, on hexes with gaps, or on the edges between them."""
    kind = draw(st.sampled_from(("frame", "hexes", "edges")))
    if kind == "frame":
        frame = draw(st.builds(Frame, st.integers(2, 3), st.integers(1, 3)))
        grid: Grid = frame.canvas
        lying = frame.middle | draw(st.integers(0, grid.full))
        swamps = draw(st.integers(0, grid.full)) & lying
        return Kingdom(grid, grid.orthogonal, lying, frame.reach(lying), swamps)
    hexes = HexGrid(draw(st.frozensets(st.tuples(*[st.integers(-2, 2)] * 2), min_size=2, max_size=9)))
    board = hexes if kind == "hexes" else EdgeGrid(hexes)
    lying, reach, swamps = (draw(st.integers(0, max(board.full, 1))) & board.full for _ in range(3))
    return Kingdom(board, board.neighbours, lying, reach, swamps)


@given(kingdoms())
def test_every_way_to_lay_a_piece_of_several_cells_has_its_verdict(here: Kingdom) -> None:
    ways = dominoes(here.board, here.beside)
    survey = survey_placements(RULES, here.board, here, 1, "domino", ways)
    expected = {name: Verdict(tuple(by_loops(here, cells_in(name)))) for name in ways.by_name}
    assert [survey.targets[name] for name in survey.targets] == list(expected.values())
    assert list(survey.targets.items()) == list(expected.items())
    assert list(survey.targets.values()) == list(expected.values())
    assert len(survey.targets) == len(expected)
    assert survey.legal == tuple(name for name, verdict in expected.items() if verdict.legal)


def one_place(here: Kingdom, _seat: int, mask: int) -> tuple[Place[Kingdom], ...]:
    return ((here.board, here, mask),)


def no_place(_here: Kingdom, _seat: int, _mask: int) -> tuple[Place[Kingdom], ...]:
    return ()


@given(kingdoms())
def test_one_way_is_judged_as_the_survey_judges_it(here: Kingdom) -> None:
    ways = dominoes(here.board, here.beside)
    survey = survey_placements(RULES, here.board, here, 1, "domino", ways)
    free = free_cells(RULES, here.board, here)
    asked = rules_for_moves(RULES, one_place)
    for name, way in ways.by_name.items():
        assert tuple(judge_cell(RULES, here.board, here, way.mask)) == survey.targets[name].violations
        found = [
            Violation(rule.id, rule.section, rule.kind, params, cells)
            for rule in asked
            for params, cells in rule.check(here, 1, way.mask)
        ]
        assert tuple(found) == survey.targets[name].violations
        assert survey.targets[name].legal == (not way.mask & ~free)


@given(kingdoms())
def test_a_piece_of_one_cell_is_a_placement_like_any_other(here: Kingdom) -> None:
    cells = here.board.index.values()
    ways = Placements.on(here.board, (Placement(1 << cell, (cell,)) for cell in cells))
    assert survey_placements(RULES, here.board, here, 0, "hut", ways) == survey_cells(
        RULES, here.board, here, 0, "hut"
    )


@given(kingdoms(), st.integers(min_value=0))
def test_a_survey_can_be_of_some_cells_alone(here: Kingdom, some: int) -> None:
    every = survey_cells(RULES, here.board, here, 0, "hut")
    names = set(here.board.names_of(some & here.board.full))
    targets = {name: verdict for name, verdict in every.targets.items() if name in names}
    found = survey_cells(RULES, here.board, here, 0, "hut", within=some & here.board.full)
    assert list(found.targets.items()) == list(targets.items())


@given(kingdoms())
def test_what_stands_against_a_piece_wherever_it_lies_is_told_first(here: Kingdom) -> None:
    every = survey_cells(RULES, here.board, here, 0, "hut")
    turn = Violation("turn", "order")
    assert every.with_violations(()) is every
    found = every.with_violations((turn,))
    assert found.legal == ()
    assert list(found.targets) == list(every.targets)
    for name, verdict in found.targets.items():
        assert verdict.violations == (turn, *every.targets[name].violations)


def test_a_rule_about_places_finds_nothing_where_a_move_names_none() -> None:
    grid = Grid(1, 1)
    taken = Kingdom(grid, grid.orthogonal, 1, 1, 0)
    assert rules_for_moves(RULES, one_place)[0].check(taken, 0, 1) == (({}, ("a1",)),)
    assert rules_for_moves(RULES, no_place)[0].check(taken, 0, 1) == ()


def test_all_rules_about_a_move_ask_once_where_it_lies_and_anew_of_another_position_seat_or_move() -> None:
    grid = Grid(1, 2)
    one, alike = (Kingdom(grid, grid.orthogonal, taken, 1, 0) for taken in (3, 3))
    asked: list[tuple[Kingdom, int, int]] = []

    def place(here: Kingdom, seat: int, mask: int) -> tuple[Place[Kingdom], ...]:
        asked.append((here, seat, mask))
        return one_place(here, seat, mask)

    rules = rules_for_moves(RULES, place)
    moves = [(one, 0, 1), (one, 0, 2), (one, 1, 2), (alike, 1, 2), (one, 0, 1)]
    for here, seat, mask in moves:
        found = [rule.check(here, seat, mask) for rule in rules]
        assert found == [
            rules_for_moves(RULES, one_place)[at].check(here, seat, mask) for at in range(len(RULES))
        ]
    assert asked == moves
